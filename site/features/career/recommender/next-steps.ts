import type { Board, CardLabel } from '../../../shared/cards.ts';
import { careerById } from '../content/careers.ts';

/** For a career without curated steps. */
const STEPS_PER_CAREER = 5;

/** One free activity for each card, at home or at school. */
const CARD_STEPS: { readonly [Card in CardLabel]: string } = {
  수학: '장 보는 날 물건 값을 어림해 보고 영수증과 비교해요',
  영어: '좋아하는 영어 노래 한 곡의 노랫말을 따라 불러 봐요',
  과학: '날마다 같은 시각에 하늘을 보고 날씨 공책을 써요',
  미술: '집에 있는 재활용품으로 작품 하나를 만들어 봐요',
  음악: '마음에 드는 곡 세 개를 골라 느낌을 적어 봐요',
  체육: '한 주에 세 번 가족과 줄넘기나 산책을 해 봐요',
  축구: '친구와 공을 주고받으며 몇 번 이어지는지 세어 봐요',
  수영: '어른과 함께 물놀이 안전 약속 다섯 가지를 외워요',
  독서: '도서관에서 고른 책 한 권을 가족에게 소개해 줘요',
  글쓰기: '하루에 세 줄씩 오늘 재미있었던 일을 적어 봐요',
  그림그리기: '한 가지 물건을 골라 한 달 동안 네 번 그려 봐요',
  피아노: '좋아하는 노래의 첫 네 마디를 천천히 쳐 봐요',
  '친구 사귀기': '아직 말해 보지 않은 친구에게 먼저 인사해 봐요',
  발레: '좋아하는 음악에 맞춰 동작 네 가지를 이어 봐요',
  요리: '어른과 함께 불을 쓰지 않는 간식을 만들어 봐요',
  컴퓨터: '어른과 함께 무료 블록 코딩으로 작은 작품을 만들어요',
  게임: '종이와 주사위로 나만의 보드게임을 만들어 봐요',
  영화보기: '가족과 본 영화에서 좋았던 장면을 그리고 설명해요',
  팀워크: '가족이나 친구와 역할을 나누어 한 가지를 해내요',
  집중력: '타이머를 10분 맞추고 한 가지만 하는 놀이를 해요',
};

/** Activities that fit any career. */
const ANY_CAREER_STEPS: readonly string[] = [
  '관심 있는 직업을 다룬 책을 도서관에서 한 권 찾아 읽어요',
  '일하는 어른 한 분에게 궁금한 점 세 가지를 물어봐요',
  '내가 그 일을 하는 하루를 그림이나 만화로 그려 봐요',
  '새로 알게 된 것을 가족에게 5분 동안 설명해 줘요',
  '한 달 뒤에 카드를 다시 놓고 바뀐 마음을 이야기해요',
];

/** A curated career's five steps and one for the first card of its rationale; null for an unknown id. */
export function curatedSteps(careerId: string, rationaleCards: readonly CardLabel[]): readonly string[] | null {
  const career = careerById(careerId);
  if (!career) return null;
  return [...career.activities, ...rationaleCards.slice(0, 1).map((card) => CARD_STEPS[card])];
}

/** Five steps for a career that has no curated ones: from its rationale's cards, then the board's, then general ones. */
export function stepsFromCards(board: Board, rationaleCards: readonly CardLabel[]): readonly string[] {
  const cards = new Set([...rationaleCards, ...board.likes, ...board.strengths]);
  const cardSteps = [...cards].slice(0, STEPS_PER_CAREER - 2).map((card) => CARD_STEPS[card]);
  return [...cardSteps, ...ANY_CAREER_STEPS].slice(0, STEPS_PER_CAREER);
}
