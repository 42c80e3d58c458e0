/**
 * Yeong-gil (9) and Yeong-su (7), 1948; and the brothers of the legend, who look like them. White jackets gone gray,
 * hemp vests, short trousers, black rubber shoes without socks. Place little Yeong-su at scale .9.
 */

import type { CapHair } from '../hair.ts';
import { type Person, wearing } from '../person.ts';
import type { PersonId } from '../person-id.ts';

const CROPPED: CapHair = { kind: 'cap', open: 1.1, fringe: 0.52, bottom: -0.16, thick: 0.035, jagged: 0.25 };
const BOWL: CapHair = {
  kind: 'cap',
  open: 1.06,
  fringe: 0.36,
  bottom: -0.1,
  thick: 0.1,
  jagged: 0.55,
};
const HEMP = { kind: 'denim', base: '#d2be8c', ink: '#ab9560', size: 0.07 } as const;

const boy = (id: PersonId, hair: CapHair, vest: Person['outfit']['top'], strap: string, browWidth: number): Person => ({
  id,
  build: 'child8',
  strap,
  face: { skin: '#e3b183', iris: '#38221a', brow: '#2b2225', age: 'child', browWidth, blushAmount: 1.1 },
  hair: { color: '#3a2e2f', light: '#6f5f5c', dark: '#241c1f', shape: hair },
  outfit: {
    top: '#efe6d4',
    sleeve: '#e9dfcb',
    sleeveLength: 0.86,
    sleeveWide: 1.08,
    shells: [
      { cloth: '#efe6d4', from: -0.16, to: 0.965, grow: [0.026, 0.008] },
      { cloth: vest, from: -0.1, to: 0.9, grow: [0.034, 0.016] },
    ],
    legs: '#cfc6b8',
    legsLength: 0.9,
    legsWide: 1.0,
    shoe: { kind: 'slipper', color: '#34313c' },
    accessories: ['whiteCollar', 'vestEdges'],
  },
});
/** Nine, the elder, cropped head; the vest is dark from wear. `redEars` when he shouts. */
export const YOUNG_YEONGGIL: Person = boy(
  'bigBrother',
  CROPPED,
  { kind: 'denim', base: '#b39c74', ink: '#8a7450', size: 0.07 },
  '#b39c74',
  0.1,
);
export const YOUNG_YEONGGIL_ASHAMED: Person = wearing(YOUNG_YEONGGIL, 'redEars');
/** Seven, a bowl cut, light hemp, bare feet now and then. */
export const YOUNG_YEONGSU: Person = boy('littleYeongsu', BOWL, HEMP, '#d2be8c', 0.085);
export const YEONGSU_SIZE = 0.9;
