import type { Book } from './book.ts';
import { charlotteBirthday } from './books/charlotte-birthday.ts';
import { charlotteChristmas } from './books/charlotte-christmas.ts';
import { forestAdventure } from './books/forest-adventure.ts';
import { koreanCharlotteBirthday } from './books/korean-charlotte-birthday.ts';
import { pyeongchangStory } from './books/pyeongchang-story.ts';
import type { StoryId } from './stories.ts';

/** The words of every book. Pages get theirs from the route's loader, so that no script carries a story's text. */
export const books: Readonly<Record<StoryId, Book>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
  'korean-charlotte-birthday': koreanCharlotteBirthday,
  'pyeongchang-story': pyeongchangStory,
};
