/** Mr. Finch in his own house, and Charlotte without her shoes: feet are enormous there. */
import { dressed, type Person } from '../person.ts';
import { CHARLOTTE } from './charlotte.ts';
import { MR_FINCH } from './mr-finch.ts';

/** Waistcoat down over the hips, as on the cover. */
export const FINCH_AT_HOME: Person = dressed(
  { ...MR_FINCH, face: { ...MR_FINCH.face, blushAmount: 0.4 } },
  { legsWide: 1.34, sleeveWide: 1.04, shells: [{ cloth: '#33456e', from: -0.27, to: 0.92, grow: [0.026, 0.01] }] },
);

const SOCK = { kind: 'sock', color: '#fffaf0' } as const;
export const CHARLOTTE_SOCKS: Person = dressed(CHARLOTTE, { shoe: SOCK, shoeLeft: SOCK });
