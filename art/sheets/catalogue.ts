/** Model sheets: never published, rendered to be looked at. */
import { CHARLOTTE_FOREST } from '../cast/people/charlotte.ts';
import { CHARLOTTE_HANBOK } from '../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../cast/people/chestnut-grandpa.ts';
import { DOYUN, DOYUN_SUMMER } from '../cast/people/doyun.ts';
import { HALMEONI } from '../cast/people/halmeoni.ts';
import { MEERA } from '../cast/people/meera.ts';
import { PRIYA } from '../cast/people/priya.ts';
import { THEO } from '../cast/people/theo.ts';
import type { Person } from '../cast/person.ts';
import type { Shot } from '../shot.ts';
import { bamiSheet, expressions, poses, turnaround } from './model-sheets.ts';

export const CAST: Record<string, Person> = {
  charlotte: CHARLOTTE_FOREST,
  theo: THEO,
  priya: PRIYA,
  meera: MEERA,
  halmeoni: HALMEONI,
  doyun: DOYUN,
  'doyun-summer': DOYUN_SUMMER,
  'chestnut-grandpa': CHESTNUT_GRANDPA,
  'charlotte-hanbok': CHARLOTTE_HANBOK,
};

export const SHEETS: Record<string, () => Shot> = {
  ...Object.fromEntries(
    Object.entries(CAST).flatMap(([name, person]) => [
      [`sheets/${name}-turn`, turnaround(person)],
      [`sheets/${name}-faces`, expressions(person)],
      [`sheets/${name}-poses`, poses(person)],
    ]),
  ),
  'sheets/bami': bamiSheet,
};
