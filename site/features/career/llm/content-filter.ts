import { z } from 'zod';
import { type Board, CARD_LABELS, type CardLabel, getCardName } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { CAREERS_PER_ROUND, MATCH_PERCENT, mapStages, type Roadmap, STAGES } from '../model/career.ts';
import { FORBIDDEN_PATTERNS } from './forbidden-patterns.ts';

/** Loose on purpose: lengths and counts are checked by the filter, which can name the reason for a rejection. */
export const careersReplySchema = z.object({
  careers: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      matchScore: z.number(),
      cards: z.array(z.string()),
      roadmap: z.object({
        elementary: z.array(z.string()),
        middle: z.array(z.string()),
        high: z.array(z.string()),
        university: z.array(z.string()),
        career: z.array(z.string()),
      }),
    }),
  ),
});

export const stepsReplySchema = z.object({ nextSteps: z.array(z.string()) });

/** A career from a language model that passed the filter. */
export type LlmCareer = {
  readonly title: string;
  readonly description: string;
  /** Whole percent (`MATCH_PERCENT`). */
  readonly matchScore: number;
  /** One to three likes or strengths of the child; none where the board has neither. */
  readonly cards: readonly CardLabel[];
  readonly roadmap: Roadmap;
};

/** `reason` is for the log and quotes nothing of the reply. */
export type FilterResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

type Bounds = { readonly min: number; readonly max: number };

/** UTF-16 code units. English needs about twice as many as Korean. */
type Lengths = { readonly title: Bounds; readonly description: Bounds; readonly bullet: Bounds };
const LENGTHS: { readonly [Each in Language]: Lengths } = {
  ko: { title: { min: 2, max: 20 }, description: { min: 15, max: 120 }, bullet: { min: 8, max: 60 } },
  en: { title: { min: 2, max: 45 }, description: { min: 25, max: 220 }, bullet: { min: 12, max: 140 } },
};
/** UTF-16 code units. Of a longer text nothing is read, and the reply is refused. */
const MAX_TEXT_LENGTH = 500;
const BULLETS_PER_STAGE: Bounds = { min: 2, max: 4 };
const STEP_COUNT: Bounds = { min: 3, max: 6 };
const MAX_CARDS_PER_CAREER = 3;
/** Share of a Korean text's letters. The rest may be Latin, for names such as 'Python'. */
const MIN_HANGUL_SHARE = 0.3;

/** The reason why a text is not shown to a child; null where it may be shown. Does not check `LENGTHS`. */
export function findRejectionReason(text: string, language: Language = 'ko'): string | null {
  if (text.length > MAX_TEXT_LENGTH) return 'far too long';
  const plain = text.normalize('NFKC').trim();
  for (const [reason, pattern] of FORBIDDEN_PATTERNS) if (pattern.test(plain)) return reason;
  return isWrittenIn(plain, language) ? null : 'another language';
}

/** Korean may quote Latin words; English has Latin letters only. */
function isWrittenIn(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const countOf = (script: RegExp) => letters.filter((letter) => script.test(letter)).length;
  const latin = countOf(/\p{Script=Latin}/u);
  if (language === 'en') return latin > 0 && latin === letters.length;
  const hangul = countOf(/\p{Script=Hangul}/u);
  return hangul > 0 && hangul >= MIN_HANGUL_SHARE * letters.length && hangul + latin === letters.length;
}

/**
 * Five careers of a reply, best match first. A forbidden text anywhere rejects the whole reply. Texts of a wrong length
 * or that are no sentence (in Korean: not in 해요체) are dropped, and so are careers that are then incomplete, already
 * shown or repeated.
 */
export function filterCareers(
  reply: z.infer<typeof careersReplySchema>,
  board: Board,
  shownTitles: readonly string[],
  language: Language,
): FilterResult<readonly LlmCareer[]> {
  for (const { title, description, roadmap } of reply.careers) {
    const reason = firstRejection([title, description, ...STAGES.flatMap((stage) => roadmap[stage])], language);
    if (reason !== null) return { ok: false, reason };
  }
  const seen = new Set(shownTitles.map(normalizeTitle));
  const careers: LlmCareer[] = [];
  for (const candidate of reply.careers) {
    const career = normalizeCareer(candidate, board, language);
    if (!career || seen.has(normalizeTitle(career.title))) continue;
    seen.add(normalizeTitle(career.title));
    careers.push(career);
  }
  if (careers.length < CAREERS_PER_ROUND) return { ok: false, reason: `${careers.length} fit careers` };
  return { ok: true, value: careers.slice(0, CAREERS_PER_ROUND).sort((a, b) => b.matchScore - a.matchScore) };
}

/** Three to six steps of a reply. A forbidden text rejects the whole reply. */
export function filterSteps(
  { nextSteps }: z.infer<typeof stepsReplySchema>,
  language: Language,
): FilterResult<readonly string[]> {
  const reason = firstRejection(nextSteps, language);
  if (reason !== null) return { ok: false, reason };
  const steps = normalizeBullets(nextSteps, STEP_COUNT.max, language);
  if (steps.length < STEP_COUNT.min) return { ok: false, reason: `${steps.length} fit steps` };
  return { ok: true, value: steps };
}

/** A title's key for comparison, without spaces, punctuation and case: '로봇 공학자' and '로봇공학자' have the same. */
export function normalizeTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s·,()’'-]/g, '');
}

function firstRejection(texts: readonly string[], language: Language): string | null {
  for (const text of texts) {
    const reason = findRejectionReason(text, language);
    if (reason !== null) return reason;
  }
  return null;
}

/** null where a part is missing, or where no card of the career is a like or strength of a child that has some. */
function normalizeCareer(
  career: z.infer<typeof careersReplySchema>['careers'][number],
  board: Board,
  language: Language,
): LlmCareer | null {
  const lengths = LENGTHS[language];
  const title = normalizeText(career.title, lengths.title);
  const description = normalizeText(career.description, lengths.description);
  if (title === null || description === null || !isSentence(description, language)) return null;
  const roadmap = mapStages((stage) => normalizeBullets(career.roadmap[stage], BULLETS_PER_STAGE.max, language));
  if (STAGES.some((stage) => roadmap[stage].length < BULLETS_PER_STAGE.min)) return null;
  const liked: readonly string[] = [...board.likes, ...board.strengths];
  const texts = career.cards.filter((card) => card.length <= MAX_TEXT_LENGTH);
  const named = new Set(texts.map((card) => card.normalize('NFC').trim().toLowerCase()));
  const isNamed = (card: CardLabel) => named.has(card) || named.has(getCardName(card, 'en').toLowerCase());
  const cards = CARD_LABELS.filter((card) => isNamed(card) && liked.includes(card)).slice(0, MAX_CARDS_PER_CAREER);
  if (cards.length === 0 && liked.length > 0) return null;
  const matchScore = Math.min(MATCH_PERCENT.max, Math.max(MATCH_PERCENT.min, Math.round(career.matchScore)));
  return Number.isFinite(matchScore) ? { title, description, matchScore, cards, roadmap } : null;
}

/** Sentences of the right length, without repeats. A full stop ends them, as it does in the curated careers. */
function normalizeBullets(texts: readonly string[], maxCount: number, language: Language): string[] {
  const bullets = texts
    .map((text) => normalizeText(text, LENGTHS[language].bullet)?.replace(/[.!]$/, '') ?? '')
    .map((text) => (text.endsWith('?') ? text : `${text}.`))
    .filter((text) => isSentence(text, language));
  return [...new Set(bullets)].slice(0, maxCount);
}

function normalizeText(text: string, { min, max }: Bounds): string | null {
  const trimmed = text.normalize('NFC').trim();
  return trimmed.length >= min && trimmed.length <= max ? trimmed : null;
}

/** Korean: in 해요체, the polite style that ends with '요'. English: begins with a capital letter, has two words. */
function isSentence(text: string, language: Language): boolean {
  return language === 'ko' ? /요[.!?]?$/.test(text) : /^["“‘]?\p{Lu}.*\s/u.test(text);
}
