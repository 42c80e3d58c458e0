/** Model sheets: never published, rendered to be looked at. */
import { bami } from '../animals/bami.ts';
import { noodle } from '../animals/noodle.ts';
import { mrsScarf } from '../animals/squirrel.ts';
import { YOUNG_YEONGGIL, YOUNG_YEONGSU } from '../cast/people/brothers-1948.ts';
import { CHARLOTTE, CHARLOTTE_FOREST, CHARLOTTE_PARTY, CHARLOTTE_WINTER } from '../cast/people/charlotte.ts';
import { CHARLOTTE_HANBOK } from '../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../cast/people/chestnut-grandpa.ts';
import { DAD } from '../cast/people/dad.ts';
import { DOYUN, DOYUN_SUMMER } from '../cast/people/doyun.ts';
import { DUNA } from '../cast/people/duna.ts';
import { HALMEONI } from '../cast/people/halmeoni.ts';
import { CLERK, SCHOLAR } from '../cast/people/joseon.ts';
import { CLASSMATES } from '../cast/people/korean-classmates.ts';
import { MAX, MAX_HOODED } from '../cast/people/max.ts';
import { MAYOR_LOPEZ } from '../cast/people/mayor-lopez.ts';
import { MEERA } from '../cast/people/meera.ts';
import { MISS_HAN } from '../cast/people/miss-han.ts';
import { MOM } from '../cast/people/mom.ts';
import { MR_FINCH } from '../cast/people/mr-finch.ts';
import { MR_SEO } from '../cast/people/mr-seo.ts';
import { MRS_TTEOK } from '../cast/people/mrs-tteok.ts';
import { BABY, GUESTS } from '../cast/people/party-children.ts';
import { PRIYA } from '../cast/people/priya.ts';
import { THEO } from '../cast/people/theo.ts';
import {
  DAD_WINTER,
  FINCH_COTTON,
  FINCH_UNIFORM,
  FINCH_WINTER,
  GUESTS_WINTER,
  HALMEONI_WINTER,
  MAX_WINTER,
  MAYOR_WINTER,
  MOM_MUFFS,
  MOM_WINTER,
  PRIYA_WINTER,
  THEO_WINTER,
} from '../cast/people/winter-coats.ts';
import type { Person } from '../cast/person.ts';
import type { Shot } from '../shot.ts';
import { ARM_SHEETS } from './arms.ts';
import { handSheets } from './hands.ts';
import { KOREA_FOLK } from './korea-folk.ts';
import { KOREA_HILLS } from './korea-hills.ts';
import { KOREA_PLACES } from './korea-places.ts';
import { animals, expressions, lineUp, portraits, poses, turnaround } from './model-sheets.ts';
import { PLUM_PLACES } from './plum-places.ts';
import { PLUM_PROPS } from './plum-props.ts';

/** Keys of the party children and of everyone's winter coat: sheets/marcus-turn, sheets/theo-winter-faces ... */
const GUEST_SHEETS = Object.fromEntries(
  [...GUESTS, BABY].map((person): [string, Person] => [person.id.toLowerCase(), person]),
);
export const CAST: Record<string, Person> = {
  ...GUEST_SHEETS,
  'theo-winter': THEO_WINTER,
  'priya-winter': PRIYA_WINTER,
  'halmeoni-winter': HALMEONI_WINTER,
  'finch-uniform': FINCH_UNIFORM,
  'finch-cotton': FINCH_COTTON,
  'finch-winter': FINCH_WINTER,
  'mayor-winter': MAYOR_WINTER,
  'mom-muffs': MOM_MUFFS,
  charlotte: CHARLOTTE,
  'charlotte-forest': CHARLOTTE_FOREST,
  'charlotte-party': CHARLOTTE_PARTY,
  'charlotte-winter': CHARLOTTE_WINTER,
  'charlotte-hanbok': CHARLOTTE_HANBOK,
  theo: THEO,
  priya: PRIYA,
  meera: MEERA,
  max: MAX,
  'max-hooded': MAX_HOODED,
  mom: MOM,
  dad: DAD,
  'mr-finch': MR_FINCH,
  'mayor-lopez': MAYOR_LOPEZ,
  halmeoni: HALMEONI,
  doyun: DOYUN,
  'doyun-summer': DOYUN_SUMMER,
  'chestnut-grandpa': CHESTNUT_GRANDPA,
};

export const SHEETS: Record<string, () => Shot> = {
  ...PLUM_PLACES,
  ...KOREA_PLACES,
  ...PLUM_PROPS,
  ...KOREA_HILLS,
  ...KOREA_FOLK,
  ...ARM_SHEETS,
  ...handSheets({ child: CHARLOTTE, adult: MOM, mittens: THEO_WINTER }),
  ...Object.fromEntries(
    Object.entries(CAST).flatMap(([name, person]) => [
      [`sheets/${name}-turn`, turnaround(person)],
      [`sheets/${name}-faces`, expressions(person)],
      [`sheets/${name}-poses`, poses(person)],
    ]),
  ),
  'sheets/portraits-plum': portraits([
    CHARLOTTE,
    THEO,
    PRIYA,
    MAX,
    MOM,
    DAD,
    MR_FINCH,
    MAYOR_LOPEZ,
    HALMEONI,
    MEERA,
    CHARLOTTE_WINTER,
    MAX_HOODED,
    ...GUESTS.slice(0, 6),
  ]),
  'sheets/portraits-korea': portraits([
    DOYUN,
    HALMEONI,
    CHESTNUT_GRANDPA,
    MRS_TTEOK,
    MR_SEO,
    DUNA,
    MISS_HAN,
    YOUNG_YEONGGIL,
    YOUNG_YEONGSU,
    CLERK,
    SCHOLAR,
    CHARLOTTE_HANBOK,
    ...CLASSMATES.slice(0, 6),
  ]),
  'sheets/guests': lineUp([...GUESTS, BABY]),
  'sheets/guests-winter': lineUp(GUESTS_WINTER),
  'sheets/plum-winter': lineUp([
    FINCH_WINTER,
    FINCH_UNIFORM,
    DAD_WINTER,
    MOM_WINTER,
    MAYOR_WINTER,
    HALMEONI_WINTER,
    THEO_WINTER,
    PRIYA_WINTER,
    CHARLOTTE_WINTER,
    MAX_WINTER,
  ]),
  'sheets/maple-bend': lineUp([
    MR_FINCH,
    DAD,
    MOM,
    MAYOR_LOPEZ,
    THEO,
    CHARLOTTE_PARTY,
    CHARLOTTE,
    CHARLOTTE_WINTER,
    PRIYA,
    MAX,
    MAX_HOODED,
  ]),
  'sheets/noodle-poses': animals([
    (at) => noodle({ at, pose: 'stand', head: [0, 20, 0] }).model,
    (at) => noodle({ at, pose: 'sit', head: [-10, 10, 8] }).model,
    (at) => noodle({ at, pose: 'run' }).model,
    (at) => noodle({ at, pose: 'sleep', head: [8, 0, 10] }).model,
    (at) => noodle({ at, pose: 'slip', head: [4, 16, 0] }).model,
    (at) => noodle({ at, pose: 'stand', sock: '#7a86a8' }).model,
  ]),
  'sheets/mrs-scarf-poses': animals(
    [
      (at) => mrsScarf({ at, paws: 'hips', head: [10, 14, 0] }).model,
      (at) => mrsScarf({ at, paws: 'together', head: [-6, -24, 6] }).model,
    ],
    2.2,
  ),
  'sheets/bami': animals(
    (['sit', 'stand', 'loaf', 'pull'] as const).map(
      (name) => (at) =>
        bami({ at, pose: name, lid: name === 'loaf' ? 0.5 : 0.15, head: [0, -14, 5], gaze: [0.2, 0] }).model,
    ),
    1.8,
  ),
};
