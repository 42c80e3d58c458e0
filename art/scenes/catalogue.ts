/** Every picture by its name, which is also the path of its files. */
import type { Shot } from '../shot.ts';
import { artCard } from './cards/art.ts';
import { balletCard } from './cards/ballet.ts';
import { computerCard } from './cards/computer.ts';
import { cookingCard } from './cards/cooking.ts';
import { drawingCard } from './cards/drawing.ts';
import { englishCard } from './cards/english.ts';
import { focusCard } from './cards/focus.ts';
import { gamesCard } from './cards/games.ts';
import { makingFriendsCard } from './cards/making-friends.ts';
import { mathCard } from './cards/math.ts';
import { moviesCard } from './cards/movies.ts';
import { musicCard } from './cards/music.ts';
import { peCard } from './cards/pe.ts';
import { pianoCard } from './cards/piano.ts';
import { readingCard } from './cards/reading.ts';
import { scienceCard } from './cards/science.ts';
import { soccerCard } from './cards/soccer.ts';
import { swimmingCard } from './cards/swimming.ts';
import { teamworkCard } from './cards/teamwork.ts';
import { writingCard } from './cards/writing.ts';
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
import { plannerRoadWide } from './site/planner-road.ts';
import { plannerRoadTall } from './site/planner-road-tall.ts';

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
  'covers/forest-adventure': forestAdventureCover,
  'site/home-hero': homeHero,
  'cards/math': mathCard,
  'cards/english': englishCard,
  'cards/science': scienceCard,
  'cards/art': artCard,
  'cards/music': musicCard,
  'cards/pe': peCard,
  'cards/soccer': soccerCard,
  'cards/swimming': swimmingCard,
  'cards/reading': readingCard,
  'cards/writing': writingCard,
  'cards/drawing': drawingCard,
  'cards/piano': pianoCard,
  'cards/making-friends': makingFriendsCard,
  'cards/ballet': balletCard,
  'cards/cooking': cookingCard,
  'cards/computer': computerCard,
  'cards/games': gamesCard,
  'cards/movies': moviesCard,
  'cards/teamwork': teamworkCard,
  'cards/focus': focusCard,
  'site/planner-road': plannerRoadWide,
  'site/planner-road-tall': plannerRoadTall,
};
