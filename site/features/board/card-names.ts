import { CARDS, type CardLabel, ZONES, type ZoneId } from '../../shared/board/cards.ts';

/** The name of a card or a zone. */
export type Names = { readonly ko: string; readonly en: string };

type NamedCard = Names & { readonly id: (typeof CARDS)[number]['id'] };

const NAMED_CARDS = Object.fromEntries(
  CARDS.map(({ id, label, english }) => [label, { id, ko: label, en: english }]),
) as Readonly<Record<CardLabel, NamedCard>>;

const ZONE_NAMES = Object.fromEntries(
  ZONES.map(({ id, title, english }) => [id, { ko: title, en: english }]),
) as Readonly<Record<ZoneId, Names>>;

export function getCardNames(card: CardLabel): NamedCard {
  return NAMED_CARDS[card];
}

export function getZoneNames(zone: ZoneId): Names {
  return ZONE_NAMES[zone];
}
