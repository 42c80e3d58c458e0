/** Everything that people wear, by name. */
import { CAMP_HEAD, CAMP_TRUNK, type OnHead, type OnTrunk } from './accessories.ts';
import { ALLEY_HEAD } from './accessories-alley.ts';
import { ALLEY_TRUNK } from './accessories-alley-trunk.ts';
import { JOSEON_HEAD, JOSEON_TRUNK } from './accessories-joseon.ts';
import { KOREAN_HEAD, KOREAN_TRUNK } from './accessories-korea.ts';
import { PARTY_HEAD, PARTY_TRUNK } from './accessories-party.ts';
import { RAIN_HEAD } from './accessories-rain.ts';
import { TOWN_HEAD, TOWN_TRUNK } from './accessories-town.ts';
import type { AccessoryName } from './accessory-name.ts';
import { COSTUME_HEAD, COSTUME_TRUNK } from './costume.ts';

const ON_HEAD = {
  ...COSTUME_HEAD,
  ...KOREAN_HEAD,
  ...ALLEY_HEAD,
  ...JOSEON_HEAD,
  ...TOWN_HEAD,
  ...PARTY_HEAD,
  ...RAIN_HEAD,
  ...CAMP_HEAD,
} satisfies Partial<Record<AccessoryName, OnHead>>;
const ON_TRUNK = {
  ...COSTUME_TRUNK,
  ...KOREAN_TRUNK,
  ...ALLEY_TRUNK,
  ...JOSEON_TRUNK,
  ...TOWN_TRUNK,
  ...PARTY_TRUNK,
  ...CAMP_TRUNK,
} satisfies Partial<Record<AccessoryName, OnTrunk>>;
// every name of the list is made somewhere
({ ...ON_HEAD, ...ON_TRUNK }) satisfies Record<AccessoryName, unknown>;

/** Hats that press the hair under them. */
export const HATS: readonly AccessoryName[] = [
  'rainHood',
  'sunHat',
  'rangerHat',
  'wizardHat',
  'flatCap',
  'bobbleHat',
  'knitCap',
  'knitBobble',
  'earFlapCap',
  'bikeHelmet',
  'cookCap',
  'peakedCap',
  'gat',
  'bambooHat',
  'strawCone',
];

const headThings: Partial<Record<AccessoryName, OnHead>> = ON_HEAD;
const trunkThings: Partial<Record<AccessoryName, OnTrunk>> = ON_TRUNK;
export const onHead = (name: AccessoryName): OnHead | undefined => headThings[name];
export const onTrunk = (name: AccessoryName): OnTrunk | undefined => trunkThings[name];
