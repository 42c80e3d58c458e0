/** Every picture by its name, which is also the path of its files. */
import type { Shot } from '../shot.ts';
import { charlotteBirthdayCover } from './covers/charlotte-birthday.ts';
import { charlotteChristmasCover } from './covers/charlotte-christmas.ts';
import { forestAdventureCover } from './covers/forest-adventure.ts';
import { elevenStones } from './forest-adventure/1-1.ts';
import { nightAtCamp } from './forest-adventure/1-2.ts';
import { drownedPath } from './forest-adventure/1-3.ts';
import { giantsPencil } from './forest-adventure/2-1.ts';
import { bootInTheDam } from './forest-adventure/2-2.ts';
import { meetsTheManager } from './forest-adventure/2-3.ts';
import { oneFatStick } from './forest-adventure/3-1.ts';
import { threeConcerts } from './forest-adventure/3-2.ts';
import { dryRock } from './forest-adventure/3-3.ts';
import { quietPlan } from './forest-adventure/4-1.ts';
import { nobodyGurgle } from './forest-adventure/4-2.ts';
import { keepIt } from './forest-adventure/4-3.ts';
import { homeHero } from './site/home-hero.ts';

export const SCENES: Record<string, () => Shot> = {
  'forest-adventure/1-1': elevenStones,
  'forest-adventure/1-2': nightAtCamp,
  'forest-adventure/1-3': drownedPath,
  'forest-adventure/2-1': giantsPencil,
  'forest-adventure/2-2': bootInTheDam,
  'forest-adventure/2-3': meetsTheManager,
  'forest-adventure/3-1': oneFatStick,
  'forest-adventure/3-2': threeConcerts,
  'forest-adventure/3-3': dryRock,
  'forest-adventure/4-1': quietPlan,
  'forest-adventure/4-2': nobodyGurgle,
  'forest-adventure/4-3': keepIt,
  'covers/charlotte-birthday': charlotteBirthdayCover,
  'covers/charlotte-christmas': charlotteChristmasCover,
  'covers/forest-adventure': forestAdventureCover,
  'site/home-hero': homeHero,
};
