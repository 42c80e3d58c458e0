/** Every picture by its name, which is also the path of its files. */

import type { Shot } from '../shot.ts';
import { dislikesPlace } from './board/dislikes.ts';
import { likesPlace } from './board/likes.ts';
import { strengthsPlace } from './board/strengths.ts';
import { weaknessesPlace } from './board/weaknesses.ts';
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
import { twelveDoors } from './charlotte-birthday/1-1.ts';
import { perfectCard } from './charlotte-birthday/1-2.ts';
import { twelveClacks } from './charlotte-birthday/1-3.ts';
import { politeQuestion } from './charlotte-birthday/2-1.ts';
import { goldfishDigits } from './charlotte-birthday/2-2.ts';
import { noBanjos } from './charlotte-birthday/2-3.ts';
import { unFortyOne } from './charlotte-birthday/3-1.ts';
import { knockSorryRun } from './charlotte-birthday/3-2.ts';
import { fiveBlanks } from './charlotte-birthday/3-3.ts';
import { knocks } from './charlotte-birthday/4-1.ts';
import { wetGlue } from './charlotte-birthday/4-2.ts';
import { mailSlot } from './charlotte-birthday/4-3.ts';
import { smallestTown } from './charlotte-birthday/5-1.ts';
import { slipperyFish } from './charlotte-birthday/5-2.ts';
import { breatheEast } from './charlotte-birthday/5-3.ts';
import { fourMinutes } from './charlotte-birthday/6-1.ts';
import { ticketWorkshop } from './charlotte-birthday/6-2.ts';
import { everythingThatRolls } from './charlotte-birthday/6-3.ts';
import { twelveGuests } from './charlotte-birthday/7-1.ts';
import { somebodySneezed } from './charlotte-birthday/7-2.ts';
import { whoWantsToBeSteam } from './charlotte-birthday/7-3.ts';
import { oneSlipperIn } from './charlotte-birthday/8-1.ts';
import { sprinklerTunnel } from './charlotte-birthday/8-2.ts';
import { frostedToTheEars } from './charlotte-birthday/8-3.ts';
import { backwardOnPurpose } from './charlotte-birthday/9-1.ts';
import { missingOne } from './charlotte-birthday/9-2.ts';
import { nobodyFixesIt } from './charlotte-birthday/9-3.ts';
import { bowlComesHome } from './charlotte-christmas/1-1.ts';
import { halfAThing } from './charlotte-christmas/1-2.ts';
import { elevenThings } from './charlotte-christmas/2-1.ts';
import { crookedRoad } from './charlotte-christmas/2-2.ts';
import { bellGoesFump } from './charlotte-christmas/3-1.ts';
import { threeHillsWait } from './charlotte-christmas/3-2.ts';
import { ninetyOneSteps } from './charlotte-christmas/4-1.ts';
import { stuffedAsAPillow } from './charlotte-christmas/4-2.ts';
import { houseInTheBell } from './charlotte-christmas/5-1.ts';
import { stuckOnTheStairs } from './charlotte-christmas/5-2.ts';
import { fortyOneSpoons } from './charlotte-christmas/6-1.ts';
import { sixtySteps } from './charlotte-christmas/6-2.ts';
import { lightsGoOut } from './charlotte-christmas/7-1.ts';
import { tangerinePassed } from './charlotte-christmas/7-2.ts';
import { passItOn } from './charlotte-christmas/8-1.ts';
import { knightInABowl } from './charlotte-christmas/8-2.ts';
import { theyHeard } from './charlotte-christmas/9-1.ts';
import { halfAPair } from './charlotte-christmas/9-2.ts';
import { charlotteBirthdayCover } from './covers/charlotte-birthday.ts';
import { charlotteChristmasCover } from './covers/charlotte-christmas.ts';
import { forestAdventureCover } from './covers/forest-adventure.ts';
import { koreanBirthdayCover } from './covers/korean-charlotte-birthday.ts';
import { pyeongchangCover } from './covers/pyeongchang-story.ts';
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
import { boyPortrait } from './game/boy-portrait.ts';
import { boySprite } from './game/boy-sprite.ts';
import { catPortrait } from './game/cat-portrait.ts';
import { catSprite } from './game/cat-sprite.ts';
import { dogPortrait } from './game/dog-portrait.ts';
import { dogSprite } from './game/dog-sprite.ts';
import { fairyPortrait } from './game/fairy-portrait.ts';
import { fairySprite } from './game/fairy-sprite.ts';
import { girlPortrait } from './game/girl-portrait.ts';
import { girlSprite } from './game/girl-sprite.ts';
import { groundMeadow } from './game/ground-meadow.ts';
import { groundNight } from './game/ground-night.ts';
import { groundPond } from './game/ground-pond.ts';
import { hazardFire } from './game/hazard-fire.ts';
import { hazardSpike } from './game/hazard-spike.ts';
import { itemAcorn } from './game/item-acorn.ts';
import { itemBell } from './game/item-bell.ts';
import { itemBirthdayCake } from './game/item-birthday-cake.ts';
import { itemKey } from './game/item-key.ts';
import { itemLantern } from './game/item-lantern.ts';
import { itemLetter } from './game/item-letter.ts';
import { itemMitten } from './game/item-mitten.ts';
import { itemTrumpet } from './game/item-trumpet.ts';
import { robotPortrait } from './game/robot-portrait.ts';
import { robotSprite } from './game/robot-sprite.ts';
import { unicornPortrait } from './game/unicorn-portrait.ts';
import { unicornSprite } from './game/unicorn-sprite.ts';
import { wizardPortrait } from './game/wizard-portrait.ts';
import { wizardSprite } from './game/wizard-sprite.ts';
import { whereIsTheFourteenth } from './korean-charlotte-birthday/1-1.ts';
import { smallNumber } from './korean-charlotte-birthday/2-1.ts';
import { justAHandful } from './korean-charlotte-birthday/3-1.ts';
import { kitchenSea } from './korean-charlotte-birthday/4-1.ts';
import { firstBell } from './korean-charlotte-birthday/5-1.ts';
import { noPotHomeEmpty } from './korean-charlotte-birthday/6-1.ts';
import { oneSleevedShirt } from './korean-charlotte-birthday/7-1.ts';
import { catReferee } from './korean-charlotte-birthday/8-1.ts';
import { dayThatComesTwice } from './korean-charlotte-birthday/9-1.ts';
import { mostOfAll } from './pyeongchang-story/1-1.ts';
import { hundredAndTwelve } from './pyeongchang-story/1-2.ts';
import { twoBottoms } from './pyeongchang-story/1-3.ts';
import { foundMap } from './pyeongchang-story/1-4.ts';
import { houseInTheWrongPlace } from './pyeongchang-story/2-1.ts';
import { signpostInAHurry } from './pyeongchang-story/2-2.ts';
import { hereIsThere } from './pyeongchang-story/2-3.ts';
import { zeroGrains } from './pyeongchang-story/3-1.ts';
import { noPheasants } from './pyeongchang-story/3-2.ts';
import { firstGrains } from './pyeongchang-story/3-3.ts';
import { roadIsGone } from './pyeongchang-story/4-1.ts';
import { manyNames } from './pyeongchang-story/4-2.ts';
import { bronzeGentleman } from './pyeongchang-story/4-3.ts';
import { notShapes } from './pyeongchang-story/4-4.ts';
import { quietFeet } from './pyeongchang-story/5-1.ts';
import { bowToTheTiger } from './pyeongchang-story/5-2.ts';
import { twinMountains } from './pyeongchang-story/5-3.ts';
import { fiveKilometres } from './pyeongchang-story/6-1.ts';
import { lookWellLookLong } from './pyeongchang-story/6-2.ts';
import { threeDays } from './pyeongchang-story/6-3.ts';
import { fourZeros } from './pyeongchang-story/6-4.ts';
import { wordsWashed } from './pyeongchang-story/7-1.ts';
import { mapOnTheWater } from './pyeongchang-story/7-2.ts';
import { paleLetters } from './pyeongchang-story/7-3.ts';
import { rustyCorner } from './pyeongchang-story/8-1.ts';
import { noTaffy } from './pyeongchang-story/8-2.ts';
import { callToBusan } from './pyeongchang-story/8-3.ts';
import { stillThatMountain } from './pyeongchang-story/8-4.ts';
import { homeHero } from './site/home-hero.ts';
import { plannerRoadWide } from './site/planner-road.ts';
import { plannerRoadTall } from './site/planner-road-tall.ts';
import { careerPlannerTile } from './tiles/career-planner.ts';
import { learningProgressTile } from './tiles/learning-progress.ts';
import { multiplicationPracticeTile } from './tiles/multiplication-practice.ts';
import { programmingAdventureTile } from './tiles/programming-adventure.ts';

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
  'charlotte-christmas/3-1': bellGoesFump,
  'charlotte-christmas/3-2': threeHillsWait,
  'charlotte-christmas/4-1': ninetyOneSteps,
  'charlotte-christmas/4-2': stuffedAsAPillow,
  'charlotte-christmas/5-1': houseInTheBell,
  'charlotte-christmas/5-2': stuckOnTheStairs,
  'charlotte-christmas/7-1': lightsGoOut,
  'charlotte-christmas/7-2': tangerinePassed,
  'charlotte-birthday/1-1': twelveDoors,
  'charlotte-birthday/1-2': perfectCard,
  'charlotte-birthday/1-3': twelveClacks,
  'charlotte-birthday/2-1': politeQuestion,
  'charlotte-birthday/2-2': goldfishDigits,
  'charlotte-birthday/2-3': noBanjos,
  'charlotte-birthday/3-1': unFortyOne,
  'charlotte-birthday/3-2': knockSorryRun,
  'charlotte-birthday/3-3': fiveBlanks,
  'charlotte-christmas/6-1': fortyOneSpoons,
  'charlotte-christmas/6-2': sixtySteps,
  'charlotte-christmas/8-1': passItOn,
  'charlotte-christmas/8-2': knightInABowl,
  'charlotte-christmas/9-1': theyHeard,
  'charlotte-christmas/9-2': halfAPair,
  'pyeongchang-story/3-1': zeroGrains,
  'pyeongchang-story/3-2': noPheasants,
  'pyeongchang-story/3-3': firstGrains,
  'pyeongchang-story/4-1': roadIsGone,
  'pyeongchang-story/4-2': manyNames,
  'charlotte-birthday/6-2': ticketWorkshop,
  'charlotte-birthday/6-3': everythingThatRolls,
  'charlotte-birthday/7-1': twelveGuests,
  'charlotte-birthday/7-2': somebodySneezed,
  'charlotte-birthday/7-3': whoWantsToBeSteam,
  'charlotte-birthday/8-1': oneSlipperIn,
  'charlotte-birthday/8-2': sprinklerTunnel,
  'korean-charlotte-birthday/5-1': firstBell,
  'korean-charlotte-birthday/8-1': catReferee,
  'pyeongchang-story/1-1': mostOfAll,
  'pyeongchang-story/1-2': hundredAndTwelve,
  'pyeongchang-story/8-4': stillThatMountain,
  'covers/charlotte-birthday': charlotteBirthdayCover,
  'covers/charlotte-christmas': charlotteChristmasCover,
  'covers/forest-adventure': forestAdventureCover,
  'covers/korean-charlotte-birthday': koreanBirthdayCover,
  'covers/pyeongchang-story': pyeongchangCover,
  'site/home-hero': homeHero,
  'tiles/career-planner': careerPlannerTile,
  'tiles/learning-progress': learningProgressTile,
  'tiles/multiplication-practice': multiplicationPracticeTile,
  'tiles/programming-adventure': programmingAdventureTile,
  'game/item-mitten': itemMitten,
  'game/item-letter': itemLetter,
  'game/item-key': itemKey,
  'game/item-bell': itemBell,
  'game/item-acorn': itemAcorn,
  'game/item-lantern': itemLantern,
  'game/item-trumpet': itemTrumpet,
  'game/item-birthday-cake': itemBirthdayCake,
  'game/hazard-fire': hazardFire,
  'game/hazard-spike': hazardSpike,
  'game/girl-portrait': girlPortrait,
  'game/boy-portrait': boyPortrait,
  'game/fairy-portrait': fairyPortrait,
  'game/wizard-portrait': wizardPortrait,
  'game/cat-portrait': catPortrait,
  'game/dog-portrait': dogPortrait,
  'game/unicorn-portrait': unicornPortrait,
  'game/robot-portrait': robotPortrait,
  'game/ground-meadow': groundMeadow,
  'game/ground-pond': groundPond,
  'game/ground-night': groundNight,
  'game/boy-sprite': boySprite,
  'game/cat-sprite': catSprite,
  'game/dog-sprite': dogSprite,
  'game/fairy-sprite': fairySprite,
  'game/girl-sprite': girlSprite,
  'game/robot-sprite': robotSprite,
  'game/unicorn-sprite': unicornSprite,
  'game/wizard-sprite': wizardSprite,
  'charlotte-birthday/4-1': knocks,
  'charlotte-birthday/4-2': wetGlue,
  'charlotte-birthday/4-3': mailSlot,
  'charlotte-birthday/5-1': smallestTown,
  'charlotte-birthday/5-2': slipperyFish,
  'charlotte-birthday/5-3': breatheEast,
  'charlotte-birthday/6-1': fourMinutes,
  'charlotte-birthday/9-3': nobodyFixesIt,
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
  'board/strengths': strengthsPlace,
  'board/weaknesses': weaknessesPlace,
  'board/likes': likesPlace,
  'board/dislikes': dislikesPlace,
  'site/planner-road': plannerRoadWide,
  'site/planner-road-tall': plannerRoadTall,
  'charlotte-birthday/8-3': frostedToTheEars,
  'charlotte-birthday/9-1': backwardOnPurpose,
  'charlotte-birthday/9-2': missingOne,
  'charlotte-christmas/1-1': bowlComesHome,
  'charlotte-christmas/1-2': halfAThing,
  'charlotte-christmas/2-1': elevenThings,
  'charlotte-christmas/2-2': crookedRoad,
  'pyeongchang-story/4-3': bronzeGentleman,
  'pyeongchang-story/4-4': notShapes,
  'pyeongchang-story/6-1': fiveKilometres,
  'pyeongchang-story/6-2': lookWellLookLong,
  'pyeongchang-story/6-3': threeDays,
  'pyeongchang-story/6-4': fourZeros,
  'korean-charlotte-birthday/1-1': whereIsTheFourteenth,
  'korean-charlotte-birthday/3-1': justAHandful,
  'korean-charlotte-birthday/4-1': kitchenSea,
  'korean-charlotte-birthday/6-1': noPotHomeEmpty,
  'korean-charlotte-birthday/7-1': oneSleevedShirt,
  'korean-charlotte-birthday/2-1': smallNumber,
  'korean-charlotte-birthday/9-1': dayThatComesTwice,
  'pyeongchang-story/2-1': houseInTheWrongPlace,
  'pyeongchang-story/2-2': signpostInAHurry,
  'pyeongchang-story/2-3': hereIsThere,
  'pyeongchang-story/1-3': twoBottoms,
  'pyeongchang-story/1-4': foundMap,
  'pyeongchang-story/8-1': rustyCorner,
  'pyeongchang-story/8-2': noTaffy,
  'pyeongchang-story/8-3': callToBusan,
  'pyeongchang-story/5-1': quietFeet,
  'pyeongchang-story/5-2': bowToTheTiger,
  'pyeongchang-story/5-3': twinMountains,
  'pyeongchang-story/7-1': wordsWashed,
  'pyeongchang-story/7-2': mapOnTheWater,
  'pyeongchang-story/7-3': paleLetters,
};
