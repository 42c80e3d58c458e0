import type { Board, CardLabel } from '../../../shared/cards.ts';
import { CAREERS_PER_ROUND } from '../recommender/recommend.ts';

/** The system message of every request. */
export const INSTRUCTIONS = `너는 한국의 여덟 살 어린이와 가족에게 직업을 소개하는 다정한 선생님이야. 아이는 한국에서 초등·중·고등학교를 다니고 미국 대학에 가는 길을 살펴보고 있어.
- 모두 한국어 해요체로, 한 문장씩 짧고 구체적으로 써. 문장은 '요'로 끝나야 해.
- 서로 다른 분야의 실제 직업만 소개해. 하는 일과 누구에게 도움이 되는지를 말해.
- 활동은 집, 학교, 도서관에서 돈 없이 할 수 있는 것으로. 불, 물, 도구, 인터넷은 어른과 함께.
- 대학 이름, 순위, 연봉, 비자, 합격이나 취업의 약속, 성별, 외모, 타고난 재능, 다른 아이와의 비교, 겁주는 말은 절대 쓰지 마.
- 폭력, 술, 담배, 도박처럼 어린이에게 맞지 않는 것은 다루지 마.
- 마크다운 없이 JSON 하나로만 답해.`;

/** Asks for five careers. Contains only card labels and titles of stored recommendations: no text of a request. */
export function careersPrompt(board: Board, shownTitles: readonly string[]): string {
  return `아이가 고른 카드:
${cardLines(board)}

이 카드와 어울리는 직업 ${CAREERS_PER_ROUND}개를 추천해 줘.${shownTitles.length > 0 ? `\n이미 본 직업은 빼 줘: ${JSON.stringify(shownTitles)}` : ''}
답의 모양:
{"careers":[{"title":"직업 이름(2~20자)","description":"하는 일 한 문장(20~100자)","matchScore":55에서 97 사이의 정수,"cards":["아이가 좋아하거나 잘하는 카드 가운데 이 직업과 이어지는 것 1~3개, 카드 이름 그대로"],"roadmap":{"elementary":["한국 초등학교에서 할 일(10~50자)", …3개],"middle":[한국 중학교, 3개],"high":[한국 고등학교, 3개],"university":[미국 대학, 3개],"career":[첫 직장, 3개]}}]}`;
}

/** Asks for activities for three months. `title` must come from a stored recommendation, not from a request. */
export function stepsPrompt(board: Board, title: string): string {
  return `아이가 고른 카드:
${cardLines(board)}

아이가 ${JSON.stringify(title)}에 관심이 있어. 3개월 안에 해 볼 재미있는 활동 5개를 알려 줘.
답의 모양: {"nextSteps":["활동 한 문장(10~50자)", …5개]}`;
}

function cardLines({ strengths, weaknesses, likes, dislikes }: Board): string {
  const line = (name: string, cards: readonly CardLabel[]) =>
    `${name}: ${cards.length > 0 ? cards.join(', ') : '없음'}`;
  return [
    line('잘하는 것', strengths),
    line('더 자라고 싶은 것', weaknesses),
    line('좋아하는 것', likes),
    line('아직은 덜 끌리는 것', dislikes),
  ].join('\n');
}
