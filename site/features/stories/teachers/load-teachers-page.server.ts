import { books } from '../books/books.ts';
import { storyAt } from '../model/stories.ts';
import { buildScene, computeBookLength, type TeachersMaterial } from './scene.ts';
import { teachersPages } from './teachers-pages.ts';

/** The material of the book whose page for teachers has this path. */
export function loadTeachersPage(path: string): TeachersMaterial {
  const { id } = storyAt(path);
  const page = teachersPages[id];
  return { ...page, played: buildScene(books[id], page.scene), length: computeBookLength(books[id]) };
}
