/** A member of the cast as data. Looks come from the story bible, section B. */
import type { AccessoryName } from './accessory-name.ts';
import type { BuildName } from './body.ts';
import type { FaceSpec } from './face-spec.ts';
import type { HairSpec } from './hair.ts';
import type { OutfitSpec } from './outfit.ts';
import type { PersonId } from './person-id.ts';

export type Person = {
  id: PersonId;
  build: BuildName;
  face: FaceSpec;
  hair: HairSpec;
  outfit: OutfitSpec;
  /** color of bib straps or hood */
  strap?: string;
  /** colors of the pack and of the blanket rolled on it */
  pack?: string;
  roll?: string;
  /** colors of the hat, and of the scarf with its stripes */
  hat?: string;
  scarf?: string;
  scarf2?: string;
};
/** The same person with other accessories: without a pack, with a bare foot. */
export const dressed = (person: Person, change: Partial<OutfitSpec>): Person => ({
  ...person,
  outfit: { ...person.outfit, ...change },
});
/** With more things worn. */
export const wearing = (person: Person, ...things: AccessoryName[]): Person =>
  dressed(person, { accessories: [...(person.outfit.accessories ?? []), ...things] });
/** Without one of the things worn. */
export const without = (person: Person, ...things: AccessoryName[]): Person =>
  dressed(person, { accessories: (person.outfit.accessories ?? []).filter((a) => !things.includes(a)) });
