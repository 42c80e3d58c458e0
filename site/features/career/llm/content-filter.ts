import { z } from 'zod';
import { type Board, CARD_LABELS, type CardLabel } from '../../../shared/cards.ts';
import { type Roadmap, STAGES } from '../content/roadmap.ts';
import { CAREERS_SHOWN } from '../recommender/recommend.ts';

/** What a model is asked for, loosely: what it says is measured below, where the reason for a refusal can be told. */
export const careersAnswer = z.object({
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

export const stepsAnswer = z.object({ nextSteps: z.array(z.string()) });

/** A career that a model recommends, screened. */
export type ModelCareer = {
  readonly title: string;
  readonly description: string;
  /** Whole percent, 55…97. */
  readonly matchScore: number;
  /** Cards that the child likes or is strong in. */
  readonly cards: readonly CardLabel[];
  readonly roadmap: Roadmap;
};

/** `reason` is for the log: our own words, nothing of the answer. */
export type Screened<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** Characters. */
const TITLE = { least: 2, most: 20 };
const DESCRIPTION = { least: 15, most: 120 };
const BULLET = { least: 8, most: 60 };
const BULLETS_PER_STAGE = { least: 2, most: 4 };
const STEPS = { least: 3, most: 6 };
const PERCENT = { least: 55, most: 97 };
/** Share of a text's letters that must be Hangul; the rest may be Latin, for names such as 'Python'. */
const LEAST_HANGUL = 0.3;

/** Why a text may not be shown to a child, each with the words that betray it. CAREERS.md, section 3. */
const FORBIDDEN: readonly (readonly [reason: string, words: RegExp])[] = [
  ['control characters', /\p{Cc}|\p{Cf}|\p{Co}|\uFFFD/u],
  ['addresses or markup', /https?:|www\.|[<>{}[\]\\`@#*_|]|\d{2,4}-\d{3,4}-\d{4}/],
  [
    'prestige',
    /명문|일류|아이비\s?리그|하버드|스탠[퍼포]드|예일|프린스턴|컬럼비아대|코넬|옥스퍼드|[케캠][임브]브?리지|칼텍|버클리|서울대|연세대|고려대|카이스트|포항공대|포스텍|이화여대|스카이\s?대학|\b(harvard|stanford|yale|princeton|columbia|cornell|oxford|cambridge|caltech|berkeley|kaist|postech|mit|ucla|ivy league)\b/i,
  ],
  ['papers and visas', /(?<!소)비자|영주권|시민권|이민|그린\s?카드|\b(visa|green card|opt|h-?1b|f-?1|o-?1)\b/i],
  [
    'promises',
    /보장|반드시|무조건|틀림없이|100\s?%|확실히 (될|합격|취업)|될 거예요|될 거야|합격할|받을 수 있어요.*장학|장학금을 받/,
  ],
  [
    'labels',
    /천재|영재로 태어|타고난|천직|운명|1등|일등|최고가|남자답|여자답|남자\s?(아이|직업)|여자\s?(아이|직업)|[남여]자라서|[남여]자니까/,
  ],
  ['money and fame', /연봉|월급|부자|억\s?원|만\s?원|돈을 많이|떼돈|유명해|주식|코인/],
  ['pressure', /지금 안 하면|늦어요|늦었|뒤처|못하면|포기해|안 돼요|경쟁에서|이겨야|라이벌/],
  ['the body', /다이어트|몸무게|체중|살을? ?(빼|찌)|날씬|뚱뚱|몸매|예뻐지|외모|굶/],
  [
    'what is not for children',
    /섹스|섹시|성인물|야한|음란|누드|알몸|포르노|맥주|소주|와인|위스키|칵테일|바텐더|술집|담배|흡연|마약|대마초|도박|카지노|베팅|살인|살해|자살|자해[하를]|시체|피투성이|총기|권총|소총|폭탄|폭발물|무기(?!질)|전쟁|테러|납치|고문|해킹해|욕설|바보|멍청|죽[이어을]|\b(sex|porn|nude|drugs?|casino|gambling|beer|wine|whisky|gun|bomb|kill|suicide)\b/i,
  ],
  [
    'strangers',
    /모르는 사람(을|과|에게)|혼자 (밤|만나)|(집\s?주소|전화번호|비밀번호|개인\s?정보)[를을]?\s?(알려|보내|적어|올려|입력)|채팅방|오픈\s?채팅/,
  ],
];

/** Why a text may not be shown to a child, or null where it may. Says nothing of its length. */
export function screenText(text: string): string | null {
  for (const [reason, words] of FORBIDDEN) if (words.test(text)) return reason;
  const letters = text.match(/\p{L}/gu) ?? [];
  const countOf = (script: RegExp) => letters.filter((letter) => script.test(letter)).length;
  const hangul = countOf(/\p{Script=Hangul}/u);
  const isKorean = hangul > 0 && hangul >= LEAST_HANGUL * letters.length;
  return isKorean && hangul + countOf(/\p{Script=Latin}/u) === letters.length ? null : 'another language';
}

/**
 * The careers of a model's answer that may be shown, five of them, best first. One unfit word anywhere refuses the whole
 * answer; what is only too long, too short or not 해요체 is left out, as long as five whole careers remain.
 * `shown`: titles that the child has seen already.
 */
export function screenCareers(
  answer: z.infer<typeof careersAnswer>,
  board: Board,
  shown: readonly string[],
): Screened<readonly ModelCareer[]> {
  for (const { title, description, roadmap } of answer.careers) {
    const fault = firstFault([title, description, ...STAGES.flatMap((stage) => roadmap[stage])]);
    if (fault !== null) return { ok: false, reason: fault };
  }
  const seen = new Set(shown.map(comparable));
  const careers: ModelCareer[] = [];
  for (const career of answer.careers) {
    const fit = fitCareer(career, board);
    if (!fit || seen.has(comparable(fit.title))) continue;
    seen.add(comparable(fit.title));
    careers.push(fit);
  }
  if (careers.length < CAREERS_SHOWN) return { ok: false, reason: `${careers.length} fit careers` };
  return { ok: true, value: careers.slice(0, CAREERS_SHOWN).sort((a, b) => b.matchScore - a.matchScore) };
}

/** The steps of a model's answer that may be shown: three to six. */
export function screenSteps({ nextSteps }: z.infer<typeof stepsAnswer>): Screened<readonly string[]> {
  const fault = firstFault(nextSteps);
  if (fault !== null) return { ok: false, reason: fault };
  const steps = fitBullets(nextSteps, STEPS.most);
  return steps.length < STEPS.least ? { ok: false, reason: `${steps.length} fit steps` } : { ok: true, value: steps };
}

/** A title for comparing: '로봇 공학자' and '로봇공학자' are one career. */
export function comparable(title: string): string {
  return title.normalize('NFC').replace(/[\s·,()]/g, '');
}

function firstFault(texts: readonly string[]): string | null {
  for (const text of texts) {
    const fault = screenText(text.normalize('NFKC').trim());
    if (fault !== null) return fault;
  }
  return null;
}

function fitCareer(career: z.infer<typeof careersAnswer>['careers'][number], board: Board): ModelCareer | null {
  const title = fitText(career.title, TITLE);
  const description = fitText(career.description, DESCRIPTION);
  if (title === null || description === null || !isPolite(description)) return null;
  const roadmap = Object.fromEntries(
    STAGES.map((stage) => [stage, fitBullets(career.roadmap[stage], BULLETS_PER_STAGE.most)]),
  ) as unknown as Roadmap;
  if (STAGES.some((stage) => roadmap[stage].length < BULLETS_PER_STAGE.least)) return null;
  const liked: readonly string[] = [...board.likes, ...board.strengths];
  const named = new Set(career.cards.map((card) => card.normalize('NFC').trim()));
  const cards = CARD_LABELS.filter((card) => named.has(card) && liked.includes(card)).slice(0, 3);
  // A reason that is not the child's own is no reason.
  if (cards.length === 0 && liked.length > 0) return null;
  const matchScore = Math.min(PERCENT.most, Math.max(PERCENT.least, Math.round(career.matchScore)));
  return Number.isFinite(matchScore) ? { title, description, matchScore, cards, roadmap } : null;
}

function fitBullets(texts: readonly string[], most: number): string[] {
  const fit = texts.map((text) => fitText(text, BULLET)?.replace(/[.!]$/, '') ?? '').filter(isPolite);
  return [...new Set(fit)].slice(0, most);
}

function fitText(text: string, { least, most }: { readonly least: number; readonly most: number }): string | null {
  const tidy = text.normalize('NFC').trim();
  return tidy.length >= least && tidy.length <= most ? tidy : null;
}

/** 해요체. */
function isPolite(text: string): boolean {
  return /요[.!?]?$/.test(text);
}
