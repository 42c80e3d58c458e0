import { books } from '../books/books.ts';
import { getStoryByPath } from '../model/stories.ts';
import { buildScene, computeBookLength, type TeachersMaterial } from './scene.ts';
import { teachersPages } from './teachers-pages.ts';

/** The material of the book whose page for teachers has this path. */
export function loadTeachersPage(path: string): TeachersMaterial {
  const { id } = getStoryByPath(path);
  const page = teachersPages[id];
  return { ...page, played: buildScene(books[id], page.scene), length: computeBookLength(books[id]) };
}
