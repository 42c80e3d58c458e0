import { type Board, type CardLabel, getCardName, ZONES } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import { CAREERS_PER_ROUND } from '../model/careers-per-round.ts';

/** The system message of every request, in the language of the answer. */
export const INSTRUCTIONS: { readonly [Each in Language]: string } = {
  ko: `너는 한국의 여덟 살 어린이와 가족에게 직업을 소개하는 다정한 선생님이야. 아이는 한국에서 초등·중·고등학교를 다니고 미국 대학에 가는 길을 살펴보고 있어.
- 모두 한국어 해요체로, 한 문장씩 짧고 구체적으로 써. 문장은 '요'로 끝나야 해.
- 서로 다른 분야의 실제 직업만 소개해. 하는 일과 누구에게 도움이 되는지를 말해.
- 활동은 집, 학교, 도서관에서 돈 없이 할 수 있는 것으로. 불, 물, 도구, 인터넷은 어른과 함께.
- 대학 이름, 순위, 연봉, 비자, 합격이나 취업의 약속, 성별, 외모, 타고난 재능, 다른 아이와의 비교, 겁주는 말은 절대 쓰지 마.
- 폭력, 술, 담배, 도박처럼 어린이에게 맞지 않는 것은 다루지 마.
- 마크다운 없이 JSON 하나로만 답해.`,
  en: `You are a kind teacher who tells an eight-year-old child in Korea and the family about jobs. The child reads English, goes to elementary, middle, and high school in Korea and is looking at the road to a US university.
- Write everything in plain American English that a nine-year-old can read, one short, concrete sentence at a time.
- Name real jobs only, from different fields. Say what people do and whom it helps.
- Activities must be free and possible at home, at school, or in a library; with a grown-up for heat, water, tools, or the internet.
- Never write about names of universities, rankings, salaries, visas, promises of admission or a job, gender, looks, inborn talent, comparisons with other children, or anything frightening.
- Nothing that is unfit for children: no violence, alcohol, tobacco, or gambling.
- Answer with one JSON object only, without Markdown.`,
};

/** What is asked for: careers that were shown before are left out; `jobs` are asked for by name, in another language. */
export type CareersQuestion = {
  readonly language: Language;
  readonly shown: readonly string[];
  readonly jobs: readonly string[];
};

/** Asks for five careers. Contains only card labels and titles of stored recommendations: no text of a request. */
export function buildCareersPrompt(board: Board, question: CareersQuestion): string {
  return question.language === 'ko' ? koreanCareersPrompt(board, question) : englishCareersPrompt(board, question);
}

function koreanCareersPrompt(board: Board, { shown, jobs }: CareersQuestion): string {
  return `아이가 고른 카드:
${cardLines(board, 'ko')}

이 카드와 어울리는 직업 ${CAREERS_PER_ROUND}개를 추천해 줘.${jobs.length > 0 ? `\n바로 이 직업들을 한국어로 소개해 줘: ${JSON.stringify(jobs)}` : ''}${shown.length > 0 ? `\n이미 본 직업은 빼 줘: ${JSON.stringify(shown)}` : ''}
답의 모양:
{"careers":[{"title":"직업 이름(2~20자)","description":"하는 일 한 문장(20~100자)","matchScore":55에서 97 사이의 정수,"cards":["아이가 좋아하거나 잘하는 카드 가운데 이 직업과 이어지는 것 1~3개, 카드 이름 그대로"],"roadmap":{"elementary":["한국 초등학교에서 할 일(10~50자)", …3개],"middle":[한국 중학교, 3개],"high":[한국 고등학교, 3개],"university":[미국 대학, 3개],"career":[첫 직장, 3개]}}]}`;
}

function englishCareersPrompt(board: Board, { shown, jobs }: CareersQuestion): string {
  return `The cards that the child has sorted:
${cardLines(board, 'en')}

Recommend ${CAREERS_PER_ROUND} jobs that go with these cards.${jobs.length > 0 ? `\nWrite about exactly these jobs: ${JSON.stringify(jobs)}` : ''}${shown.length > 0 ? `\nLeave out jobs that were shown before: ${JSON.stringify(shown)}` : ''}
The shape of the answer:
{"careers":[{"title":"name of the job (2–40 characters)","description":"what people do there, one sentence (30–180 characters)","matchScore":a whole number from 55 to 97,"cards":["1–3 of the child's likes or strengths that go with the job, by the card's name"],"roadmap":{"elementary":["something to do at elementary school in Korea (15–110 characters)", … 3 of them],"middle":[middle school in Korea, 3],"high":[high school in Korea, 3],"university":[university in the US, 3],"career":[first job, 3]}}]}`;
}

/** Asks for activities for three months. `title` must come from a stored recommendation, not from a request. */
export function buildStepsPrompt(board: Board, title: string, language: Language): string {
  const cards = cardLines(board, language);
  return language === 'ko'
    ? `아이가 고른 카드:
${cards}

아이가 ${JSON.stringify(title)}에 관심이 있어. 3개월 안에 해 볼 재미있는 활동 5개를 알려 줘.
답의 모양: {"nextSteps":["활동 한 문장(10~50자)", …5개]}`
    : `The cards that the child has sorted:
${cards}

The child is curious about ${JSON.stringify(title)}. Name 5 fun activities to try within three months.
The shape of the answer: {"nextSteps":["one activity, one sentence (15–110 characters)", … 5 of them]}`;
}

function cardLines(board: Board, language: Language): string {
  const line = (name: string, cards: readonly CardLabel[], none: string) =>
    `${name}: ${cards.length > 0 ? cards.map((card) => getCardName(card, language)).join(', ') : none}`;
  return ZONES.map(({ id, title, english }) =>
    language === 'ko' ? line(title, board[id], '없음') : line(english, board[id], 'none'),
  ).join('\n');
}
