import type { StoryId } from '../library/stories.ts';
import type { Book } from './book.ts';
import { charlotteBirthday } from './charlotte-birthday.ts';
import { charlotteChristmas } from './charlotte-christmas.ts';
import { forestAdventure } from './forest-adventure.ts';
import { koreanCharlotteBirthday } from './korean-charlotte-birthday.ts';
import { pyeongchangStory } from './pyeongchang-story.ts';

/** The words of every book. Pages get theirs from the route's loader, so that no script carries a story's text. */
export const books: Readonly<Record<StoryId, Book>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
  'korean-charlotte-birthday': koreanCharlotteBirthday,
  'pyeongchang-story': pyeongchangStory,
};
