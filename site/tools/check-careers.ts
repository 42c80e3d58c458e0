/** Checks the careers: counts, lengths, banned claims, dated facts. */
import { ANY_CAREER_STEPS, CARD_STEPS } from '../features/career/content/card-steps.ts';
import { CAREERS } from '../features/career/content/careers.ts';
import { DATED_FACTS, type DatedFact } from '../features/career/content/dated-facts.ts';
import { DAYS_AT_WORK } from '../features/career/content/days-at-work.ts';
import { FAMILY_NOTES } from '../features/career/content/family-notes.ts';
import { LICENSE_NOTES } from '../features/career/content/license-notes.ts';
import { findRejectionReason } from '../features/career/llm/content-filter.ts';
import type { Career, DayAtWork } from '../features/career/model/career.ts';
import { STAGES } from '../features/career/model/career.ts';
import { CARD_LABELS } from '../shared/board/cards.ts';
import { type Bilingual, LANGUAGES, type Language } from '../shared/language/language.ts';
import { isOutside, type Range } from './stories/range.ts';
import { findTypographyFaults } from './typography.ts';

const SENTENCES_PER_STAGE = 3;
const ACTIVITIES = 5;
const MAJORS: Range = [2, 4];
const WEIGHTS: Range = [4, 8];

/** Korean in characters with spaces, English in words. */
const LENGTHS: { readonly [Each in Language]: { readonly description: Range; readonly sentence: Range } } = {
  ko: { description: [38, 90], sentence: [15, 52] },
  en: { description: [8, 26], sentence: [5, 19] },
};

const KOREAN = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** Claims that no career may make, beside those of the content filter: docs/careers.md, 'What is not said'. */
const BANNED: { readonly [Each in Language]: readonly RegExp[] } = {
  ko: [/언어와 매체/, /교대(?!생|로)/, /도움돼/, /첫 일은/, /AP [A-Z]|AP 수업/, /명문|적성 점수|성공 확률/],
  en: [/\b(he|she|his|her|him|policeman|fireman|stewardess)\b/i, /\bAP (class|course|exam)/i, /\bprestigious\b/i],
};

/** Facts about visas, citizenship and kinds of schools may be named in a career, though not by a language model. */
const ALLOWED_FACTS = /비자|시민권?|영주권|green cards?|visas?/gi;

const SOURCE_ROWS = /^[A-Z]\d*/;

/** The faults in the texts of the curated careers, one line each. */
export function checkCareers(): string[] {
  const steps = [...Object.values(CARD_STEPS), ...ANY_CAREER_STEPS];
  const notes = [...FAMILY_NOTES.flatMap(({ title, text }) => [title, text]), ...Object.values(LICENSE_NOTES)];
  return [
    ...CAREERS.flatMap(checkCareer),
    ...checkTogether(CAREERS),
    ...DATED_FACTS.flatMap((fact) => checkDatedFact(fact, CAREERS)),
    ...CAREERS.flatMap(({ id }) => checkDay(id, DAYS_AT_WORK[id])),
    ...[...steps, ...notes].flatMap((text) =>
      LANGUAGES.flatMap((language) =>
        findTypographyFaults(text[language], language).map((fault) => `'${text[language]}': ${fault}`),
      ),
    ),
  ];
}

/** The faults of one career, one line each. */
export function checkCareer(career: Career): string[] {
  const { id, title, description, riasec, weights, majors, stages, activities } = career;
  const faults: string[] = [];
  const fault = (what: string) => faults.push(`${id}: ${what}`);

  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) fault('id');
  if (!/^(?!.*(.).*\1)[RIASEC]{3}$/.test(riasec)) fault(`Holland code ${riasec}`);
  const cards = Object.entries(weights);
  if (isOutside(cards.length, WEIGHTS)) fault(`${cards.length} weights`);
  if (!cards.some(([, weight]) => weight === 3)) fault('no essential card');
  for (const [card, weight] of cards) {
    if (!CARD_LABELS.some((label) => label === card) || ![1, 2, 3].includes(weight)) fault(`weight of ${card}`);
  }
  if (isOutside(majors.length, MAJORS)) fault(`${majors.length} majors`);
  for (const stage of STAGES) {
    if (stages[stage].length !== SENTENCES_PER_STAGE) fault(`${stages[stage].length} sentences in ${stage}`);
  }
  if (activities.length !== ACTIVITIES) fault(`${activities.length} activities`);

  for (const [where, text] of listCareerTexts(career)) {
    const kind = where === 'title' ? null : where === 'description' ? 'description' : 'sentence';
    for (const [language, problem] of textFaults(text, kind)) fault(`${where}, ${language}: ${problem}`);
  }
  if (KOREAN.test(title.en) || KOREAN.test(description.en)) fault('Korean in English');
  return faults;
}

/** The faults of a day at work, one line each. */
export function checkDay(id: string, day: DayAtWork | undefined): string[] {
  if (!day) return [`${id}: no day at work`];
  return Object.entries(day).flatMap(([part, text]) =>
    textFaults(text, 'sentence').map(([language, problem]) => `${id}, day.${part}, ${language}: ${problem}`),
  );
}

/** Faults that only all careers together show. */
export function checkTogether(careers: readonly Career[]): string[] {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const seen = new Map<string, string>();
    for (const career of careers) {
      for (const [where, text] of listCareerTexts(career)) {
        const place = `${career.id}, ${where}`;
        const earlier = seen.get(text[language]);
        if (earlier) faults.push(`${language}: '${text[language]}' in ${earlier} and ${place}`);
        seen.set(text[language], place);
      }
    }
  }
  return faults;
}

/** All texts of a career with their places: 'title', 'description', 'high.2', 'activities.0'. */
function listCareerTexts({ title, description, stages, activities }: Career): (readonly [string, Bilingual])[] {
  return [
    ['title', title],
    ['description', description],
    ...STAGES.flatMap((stage) => stages[stage].map((text, index) => [`${stage}.${index}`, text] as const)),
    ...activities.map((text, index) => [`activities.${index}`, text] as const),
  ];
}

type Fault = readonly [Language, string];

function textFaults(text: Bilingual, kind: 'description' | 'sentence' | null): Fault[] {
  const faults: Fault[] = [];
  for (const language of LANGUAGES) {
    const words = text[language];
    const length = language === 'en' ? words.split(/\s+/).length : words.length;
    if (kind !== null && isOutside(length, LENGTHS[language][kind])) faults.push([language, `length ${length}`]);
    if (kind === 'sentence' && language === 'ko' && !/요[.?]$/.test(words))
      faults.push([language, 'does not end in 요 and a mark']);
    if (kind !== null && language === 'en' && !/^[“‘]?[A-Z].*[.!?]”?$/.test(words))
      faults.push([language, 'no sentence']);
    for (const fault of findTypographyFaults(words, language)) faults.push([language, fault]);
    const banned = BANNED[language].find((pattern) => pattern.test(words));
    if (banned) faults.push([language, `banned: ${banned}`]);
    const reason = findRejectionReason(words.replace(ALLOWED_FACTS, 'x'), language);
    if (reason !== null) faults.push([language, `content filter: ${reason}`]);
  }
  return faults;
}

/** The faults of a dated fact, one line each. */
export function checkDatedFact(
  { where, fact, year, source, checkAgain }: DatedFact,
  careers: readonly Career[],
): string[] {
  const name = `dated fact at ${where.join(', ')}`;
  const places = careers.flatMap((career) => listCareerTexts(career).map(([place]) => `${career.id}.${place}`));
  return [
    ...(where.length > 0 && where.every((each) => places.includes(each)) ? [] : [`${name}: no such sentence`]),
    ...(fact.length > 0 ? [] : [`${name}: empty`]),
    ...(Number.isInteger(year) && year >= 2015 && year <= 2026 ? [] : [`${name}: year ${year}`]),
    ...(SOURCE_ROWS.test(source) || /^recalled|\.(com|org|net|kr|us)\b/.test(source)
      ? []
      : [`${name}: source ${source}`]),
    ...(/^20(2[7-9]|3\d)-(0[1-9]|1[0-2])$/.test(checkAgain) ? [] : [`${name}: check again ${checkAgain}`]),
  ];
}
