import type { Catalog } from '../../../shared/language/language.ts';

type RosterChipsTexts = {
  /** Accessible name of the chips. */
  names: string;
};

export const rosterChipsText: Catalog<RosterChipsTexts> = {
  en: { names: 'Names in this room' },
  ko: { names: '우리 방 친구들' },
};
