import type { Book } from './book.ts';
import { charlotteBirthday } from './books/charlotte-birthday.ts';
import { charlotteChristmas } from './books/charlotte-christmas.ts';
import { forestAdventure } from './books/forest-adventure.ts';
import type { StoryId } from './stories.ts';

/** The books that are written. Pages get theirs from the route's loader, so that no script carries a story's text. */
export const books: Partial<Record<StoryId, Book>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
};
