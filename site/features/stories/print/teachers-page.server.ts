import { books } from '../books/books.ts';
import { teachers as charlotteBirthday } from '../books/charlotte-birthday/teachers.ts';
import { teachers as charlotteChristmas } from '../books/charlotte-christmas/teachers.ts';
import { teachers as forestAdventure } from '../books/forest-adventure/teachers.ts';
import { teachers as koreanCharlotteBirthday } from '../books/korean-charlotte-birthday/teachers.ts';
import { teachers as pyeongchangStory } from '../books/pyeongchang-story/teachers.ts';
import type { TeachersPage } from '../model/book.ts';
import { getStoryByPath, type StoryId } from '../model/stories.ts';
import { buildScene, computeBookLength, type TeachersMaterial } from './scene.ts';

/** The material for teachers of every book. A page gets its own from the route's loader, so no script contains it. */
export const teachersPages: Readonly<Record<StoryId, TeachersPage>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
  'korean-charlotte-birthday': koreanCharlotteBirthday,
  'pyeongchang-story': pyeongchangStory,
};

/** The material of the book whose page for teachers has this path. */
export function loadTeachersPage(path: string): TeachersMaterial {
  const { id } = getStoryByPath(path);
  const page = teachersPages[id];
  return { ...page, played: buildScene(books[id], page.scene), length: computeBookLength(books[id]) };
}
