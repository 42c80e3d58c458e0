import { CARD_LABELS, type CardLabel } from '../../shared/cards.ts';
import type { FamilyNote } from './content/family-notes.ts';
import { type Roadmap, STAGES } from './content/roadmap.ts';
import type { Recommendation } from './recommendation.ts';

/** Percent where a recommendation has none (SPEC §9). */
const DEFAULT_MATCH_SCORE = 85;

type Unread = Readonly<Record<string, unknown>>;

/**
 * The recommendations in a reply, or null where it holds none. A career needs a title; whatever else is missing or
 * strange is left empty, so that the page shows what there is.
 */
export function readRecommendations(body: unknown): readonly Recommendation[] | null {
  if (!Array.isArray(body)) return null;
  const read = body.map(readRecommendation);
  return read.every((one) => one !== null) ? read : null;
}

/** The steps in a reply; null where it has none. */
export function readNextSteps(body: unknown): readonly string[] | null {
  const steps = isRecord(body) ? sentencesOf(body.nextSteps) : [];
  return steps.length > 0 ? steps : null;
}

function readRecommendation(value: unknown): Recommendation | null {
  if (!isRecord(value)) return null;
  const title = textOf(value.title);
  if (title === null) return null;
  return {
    id: textOf(value.id) ?? title,
    title,
    titleEn: textOf(value.titleEn),
    description: textOf(value.description) ?? '',
    matchScore: numberOf(value.matchScore) ?? DEFAULT_MATCH_SCORE,
    roadmap: readRoadmap(value.roadmap),
    because: readBecause(value.because),
    majors: sentencesOf(value.majors),
    familyNote: readFamilyNote(value.familyNote),
    asOf: dayOf(value.asOf),
    source: value.source === 'model' ? 'model' : 'embedded',
    round: numberOf(value.round) ?? 0,
    explore: value.explore === true,
    startsAnew: value.startsAnew === true,
  };
}

/** A stage that is missing has no sentences. */
function readRoadmap(value: unknown): Roadmap {
  const stages = isRecord(value) ? value : {};
  const entries = STAGES.map((stage) => [stage, sentencesOf(stages[stage])] as const);
  return Object.fromEntries(entries) as Roadmap;
}

function readBecause(value: unknown): Recommendation['because'] {
  const because = isRecord(value) ? value : {};
  return {
    cards: sentencesOf(because.cards).filter((card): card is CardLabel => CARD_LABELS.some((label) => label === card)),
    sentences: sentencesOf(because.sentences),
  };
}

function readFamilyNote(value: unknown): FamilyNote | null {
  if (!isRecord(value)) return null;
  const title = textOf(value.title);
  const text = textOf(value.text);
  const asOf = dayOf(value.asOf);
  return title !== null && text !== null && asOf !== null ? { title, text, asOf } : null;
}

function isRecord(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** An ISO 8601 day. */
function dayOf(value: unknown): string | null {
  const day = textOf(value);
  return day !== null && !Number.isNaN(Date.parse(day)) ? day : null;
}

function sentencesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => textOf(one) !== null) : [];
}
