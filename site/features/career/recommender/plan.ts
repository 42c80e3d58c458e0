/**
 * Chooses careers for a board without a language model, and writes the plan of one (docs/decisions/031).
 *
 * @packageDocumentation
 */
import { type Board, canonicalizeBoard } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { CAREERS, findCareerById } from '../content/careers.ts';
import { type LlmCareer, normalizeTitle } from '../llm/content-filter.ts';
import { CAREERS_PER_ROUND } from '../model/career.ts';
import { recommendCareers } from './recommend.ts';
import {
  buildEmbeddedRecommendation,
  buildLlmRecommendation,
  isExploring,
  type Recommendation,
  type Round,
} from './recommendation.ts';
import { isSurprise } from './surprise.ts';

/**
 * A recommended career as it is stored. A curated one is its id, so its texts are those of the day and of either
 * language.
 */
export type StoredCareer =
  | { readonly source: 'embedded'; readonly id: string; readonly matchScore: number }
  | { readonly source: 'model'; readonly id: string; readonly language: Language; readonly career: LlmCareer };

/** A career that was shown, by its id and one of its titles. */
export type ShownCareer = Pick<Recommendation, 'id' | 'title'>;

/** What the server stores for a session: docs/decisions/031. */
export type Plan = {
  /** The board that it was made for, in canonical form. */
  readonly board: string;
  readonly round: number;
  /** All careers had been shown before this round. */
  readonly startsAnew: boolean;
  /** The careers of the round. Those of a language model are there once for each language that was asked for. */
  readonly careers: readonly StoredCareer[];
  /** Careers shown for this board, the current ones included; emptied once all curated careers were shown. */
  readonly shown: readonly ShownCareer[];
  /** Next steps that the language model wrote, by career id. */
  readonly steps: Readonly<Record<string, readonly string[]>>;
};

/** The latest ones are stored. A limit is needed because a language model can always name another career. */
const MAX_SHOWN_CAREERS = 100;

/**
 * `current`: the stored plan answers the request. `fill`: a round has to be recommended. `translated`: the plan whose
 * round is asked for in a second language, which only a language model's careers need.
 */
type NextRound =
  | { readonly kind: 'current'; readonly plan: Plan }
  | {
      readonly kind: 'fill';
      readonly round: number;
      readonly shown: readonly ShownCareer[];
      readonly translated: Plan | null;
    };

export type GenerateRequest = {
  /** Asks for other careers than those of the current round. */
  readonly more: boolean;
  /** The round that the child sees, with `more`. Left out: the stored round. */
  readonly round?: number | undefined;
  readonly language: Language;
};

/** Decides what a request needs. A changed board starts at round 0. */
export function planNextRound(plan: Plan | null, board: Board, { more, round, language }: GenerateRequest): NextRound {
  if (plan === null || plan.board !== canonicalizeBoard(board)) {
    return { kind: 'fill', round: 0, shown: [], translated: null };
  }
  // A repeated request names a round that is over: it must not advance the plan again.
  if (more && (round === undefined || round === plan.round)) {
    return { kind: 'fill', round: plan.round + 1, shown: plan.shown, translated: null };
  }
  if (isIn(plan, language)) return { kind: 'current', plan };
  return { kind: 'fill', round: plan.round, shown: plan.shown, translated: plan };
}

type Fill = Extract<NextRound, { kind: 'fill' }>;

/** A round from the curated careers. Starts over where all of them were shown. */
export function buildEmbeddedPlan(board: Board, fill: Fill): Plan {
  const { round, shown } = fill;
  const ids = new Set(shown.map(({ id }) => id));
  const titles = new Set(shown.map(({ title }) => normalizeTitle(title)));
  const isShown = ({ id, title: { en, ko } }: (typeof CAREERS)[number]) =>
    ids.has(id) || titles.has(normalizeTitle(en)) || titles.has(normalizeTitle(ko));
  const unseen = recommendCareers(board, round, new Set(CAREERS.filter(isShown).map(({ id }) => id)));
  const startsAnew = unseen.length === 0;
  const ranked = startsAnew ? recommendCareers(board, round) : unseen;
  const careers = ranked.map(
    ({ career, percent }): StoredCareer => ({ source: 'embedded', id: career.id, matchScore: percent }),
  );
  return createPlan(board, startsAnew ? { ...fill, shown: [] } : fill, careers, startsAnew);
}

/** A round from the careers of a language model. */
export function buildLlmPlan(board: Board, fill: Fill, careers: readonly LlmCareer[], language: Language): Plan {
  const prefix = language === 'ko' ? 'model' : `model-${language}`;
  const stored = careers.map(
    (career, index): StoredCareer => ({ source: 'model', id: `${prefix}-${fill.round}-${index}`, language, career }),
  );
  return createPlan(board, fill, stored, false);
}

function createPlan(
  board: Board,
  { round, shown, translated }: Fill,
  careers: readonly StoredCareer[],
  startsAnew: boolean,
): Plan {
  return {
    board: canonicalizeBoard(board),
    round,
    startsAnew: startsAnew || (translated?.startsAnew ?? false),
    careers: [...(translated?.careers ?? []), ...careers],
    shown: [...shown, ...careers.map((career) => ({ id: career.id, title: titlesOf(career)[0] ?? '' }))].slice(
      -MAX_SHOWN_CAREERS,
    ),
    steps: translated?.steps ?? {},
  };
}

/** The titles by which a stored career is found: of a curated one in both languages. */
function titlesOf(career: StoredCareer): readonly string[] {
  if (career.source === 'model') return [career.career.title];
  const title = findCareerById(career.id)?.title;
  return title ? [title.ko, title.en] : [];
}

function isIn({ careers }: Plan, language: Language): boolean {
  return careers.some((career) => career.source === 'embedded' || career.language === language);
}

/**
 * The stored careers that a reader of a language is shown: the model's in that language, else curated ones, else the
 * model's in the other language.
 */
export function selectCareers({ careers }: Plan, language: Language): readonly StoredCareer[] {
  const written = careers.filter((career) => career.source === 'model' && career.language === language);
  if (written.length > 0) return written;
  const curated = careers.filter(({ source }) => source === 'embedded');
  return curated.length > 0 ? curated : careers;
}

/** The recommendations of a plan, written in a language. A curated career that no longer exists is left out. */
export function buildRecommendations(plan: Plan, language: Language): readonly Recommendation[] {
  const board: Board = JSON.parse(plan.board);
  const round: Round = { round: plan.round, explore: isExploring(board), startsAnew: plan.startsAnew };
  const stored = selectCareers(plan, language);
  const curated = stored.flatMap(({ id }) => findCareerById(id) ?? []);
  const [fifth] = round.explore || stored.length < CAREERS_PER_ROUND ? [] : curated.slice(-1);
  const surprise = fifth && isSurprise(fifth, curated.slice(0, -1)) ? fifth.id : null;
  return stored.flatMap((each) => {
    if (each.source === 'model') return [buildLlmRecommendation(board, each, round)];
    const career = findCareerById(each.id);
    if (!career) return [];
    const ranked = { career, percent: each.matchScore, isSurprise: career.id === surprise };
    return [buildEmbeddedRecommendation(board, ranked, round, language)];
  });
}

/** The titles of a round that is asked for in a second language: the model is asked for the same jobs. */
export function listTranslatedTitles({ translated }: Fill): readonly string[] {
  return (translated?.careers ?? []).flatMap((career) => titlesOf(career).slice(0, 1));
}

/** The titles of careers that were shown before the round, those of curated ones in a language. */
export function listShownTitles({ shown, translated }: Fill, language: Language): readonly string[] {
  const current = new Set(translated?.careers.map(({ id }) => id));
  return shown
    .filter(({ id }) => !current.has(id))
    .map(({ id, title }) => findCareerById(id)?.title[language] ?? title);
}

/**
 * The career that a request refers to, by id and title or by title alone, in whichever language: a current
 * recommendation, else one that was shown before. null where there is none. All other fields of the request are
 * ignored.
 */
export function findShownCareer(
  plan: Plan,
  requested: { readonly id?: string | undefined; readonly title: string },
): ShownCareer | null {
  const current = plan.careers.map((career) => ({ id: career.id, titles: titlesOf(career) }));
  const earlier = plan.shown.toReversed().map(({ id, title }) => {
    const curated = findCareerById(id)?.title;
    return { id, titles: curated ? [curated.ko, curated.en] : [title] };
  });
  const key = normalizeTitle(requested.title);
  const all = [...current, ...earlier].flatMap(({ id, titles }) => titles.map((title) => ({ id, title })));
  return (
    all.find(({ id, title }) => id === requested.id && normalizeTitle(title) === key) ??
    all.find(({ title }) => normalizeTitle(title) === key) ??
    null
  );
}
