/**
 * The words of every book, a folder a book.
 *
 * @packageDocumentation
 */
import type { Book } from '../model/book.ts';
import type { StoryId } from '../model/stories.ts';
import { charlotteBirthday } from './charlotte-birthday.ts';
import { charlotteChristmas } from './charlotte-christmas.ts';
import { forestAdventure } from './forest-adventure.ts';
import { koreanCharlotteBirthday } from './korean-charlotte-birthday.ts';
import { pyeongchangStory } from './pyeongchang-story.ts';

/** The words of every book. A page gets its book from the route's loader, so no script contains story text. */
export const books: Readonly<Record<StoryId, Book>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
  'korean-charlotte-birthday': koreanCharlotteBirthday,
  'pyeongchang-story': pyeongchangStory,
};
