import { teachers as charlotteBirthday } from '../books/charlotte-birthday/teachers.ts';
import { teachers as charlotteChristmas } from '../books/charlotte-christmas/teachers.ts';
import { teachers as forestAdventure } from '../books/forest-adventure/teachers.ts';
import { teachers as koreanCharlotteBirthday } from '../books/korean-charlotte-birthday/teachers.ts';
import { teachers as pyeongchangStory } from '../books/pyeongchang-story/teachers.ts';
import type { StoryId } from '../model/stories.ts';
import type { TeachersPage } from '../model/teachers-page.ts';

/** The material for teachers of every book. A page gets its own from the route's loader, so no script contains it. */
export const teachersPages: Readonly<Record<StoryId, TeachersPage>> = {
  'charlotte-birthday': charlotteBirthday,
  'charlotte-christmas': charlotteChristmas,
  'forest-adventure': forestAdventure,
  'korean-charlotte-birthday': koreanCharlotteBirthday,
  'pyeongchang-story': pyeongchangStory,
};
