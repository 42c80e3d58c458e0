import type { CardLabel } from '../../../shared/board/cards.ts';
import type { Bilingual } from '../../../shared/language/language.ts';

/** One free activity for each card, at home or at school. */
export const CARD_STEPS: { readonly [Card in CardLabel]: Bilingual } = {
  수학: {
    en: 'On shopping day, guess what the basket will cost, then compare your guess with the receipt.',
    ko: '장 보는 날, 물건값이 얼마일지 어림했다가 영수증과 맞춰 봐요.',
  },
  영어: {
    en: 'Pick an English song you like and learn to sing along with its words.',
    ko: '좋아하는 영어 노래를 한 곡 골라 노랫말까지 따라 불러요.',
  },
  과학: {
    en: 'Look at the sky at the same time every day and keep a weather notebook.',
    ko: '날마다 같은 시각에 하늘을 보고 날씨 공책을 써요.',
  },
  미술: {
    en: 'Turn a milk carton, or anything else in the recycling box, into a work of art.',
    ko: '재활용품 상자에서 꺼낸 것만으로 작품을 하나 만들어요.',
  },
  음악: {
    en: 'Listen to three pieces of music you like and write down what each one makes you feel.',
    ko: '마음에 드는 곡을 세 개 고르고, 들을 때 드는 느낌을 적어 둬요.',
  },
  체육: {
    en: 'Jump rope or take a walk with your family three times a week.',
    ko: '일주일에 세 번, 가족과 줄넘기를 하거나 동네를 걸어요.',
  },
  축구: {
    en: 'Pass a ball back and forth with a friend and count how long you keep it going.',
    ko: '친구와 공을 주고받으며 몇 번까지 이어지나 세어 봐요.',
  },
  수영: {
    en: 'Learn five water safety rules with a grown-up until you can say them by heart.',
    ko: '어른과 함께 물놀이 안전 약속 다섯 가지를 외워요.',
  },
  독서: {
    en: 'Pick a book, read it, and tell your family the best part, but not the ending.',
    ko: '책 한 권을 골라 읽고, 끝은 빼고 가장 재미있는 곳을 들려줘요.',
  },
  글쓰기: {
    en: 'Write three lines a day about something fun that happened.',
    ko: '오늘 재미있었던 일을 하루에 딱 세 줄씩 적어 둬요.',
  },
  그림그리기: {
    en: 'Choose your cup or a shoe, draw it four times in a month, and lay the pictures side by side.',
    ko: '내 컵이나 신발을 한 달 동안 네 번 그려 나란히 놓아 봐요.',
  },
  피아노: {
    en: 'Play the first four bars of a song you like, slowly.',
    ko: '좋아하는 노래의 첫 네 마디를 천천히 쳐 봐요.',
  },
  '친구 사귀기': {
    en: 'Say hello first to a classmate you have not talked to yet.',
    ko: '아직 말을 나눠 보지 않은 친구에게 먼저 인사를 건네요.',
  },
  발레: {
    en: 'Choose music you like and make a tiny dance of four movements.',
    ko: '좋아하는 음악을 틀고 동작 네 가지를 이어 짧은 춤을 지어요.',
  },
  요리: {
    en: 'Make a snack that needs no stove, together with a grown-up.',
    ko: '어른과 함께 불을 쓰지 않는 간식을 만들어 봐요.',
  },
  컴퓨터: {
    en: 'With a grown-up, use free block coding to make something small, such as a cat that dances.',
    ko: '어른과 함께 무료 블록 코딩으로 작은 작품을 만들어요.',
  },
  게임: {
    en: 'Invent a board game with paper and dice, and let your family try to win it.',
    ko: '종이와 주사위만 있으면 나만의 보드게임을 만들 수 있어요.',
  },
  영화보기: {
    en: 'Draw your favorite scene of a movie night and tell your family why you chose it.',
    ko: '가족과 본 영화에서 좋았던 장면을 그리고 왜 좋았는지 말해요.',
  },
  팀워크: {
    en: 'Share one job with your family, such as setting the table, and finish it together.',
    ko: '저녁상을 차릴 때 일을 하나씩 나눠 가족이 함께 해내요.',
  },
  집중력: {
    en: 'Set a timer for ten minutes and do just one thing, even if a fly lands on your nose.',
    ko: '타이머를 10분에 맞추고 딱 한 가지만 하는 놀이를 해요.',
  },
};

export const ANY_CAREER_STEPS: readonly Bilingual[] = [
  {
    en: 'Find one book at the library about a job you are curious about, and read it.',
    ko: '궁금한 직업이 나오는 책을 도서관에서 한 권 찾아 읽어요.',
  },
  {
    en: 'Ask a grown-up you know three questions about their work.',
    ko: '아는 어른 한 분께 하시는 일이 어떤지 세 가지를 여쭤봐요.',
  },
  {
    en: 'Imagine a whole day in that job, from breakfast on, and draw it as a comic.',
    ko: '내가 그 일을 하는 하루를 상상해서 그림이나 만화로 그려요.',
  },
  {
    en: 'Explain something new you have learned to your family in one minute.',
    ko: '새로 알게 된 것을 가족에게 1분 동안 설명해 줘요.',
  },
  {
    en: 'Sort your cards again in a month and talk about what has changed.',
    ko: '한 달 뒤에 카드를 다시 놓고, 무엇이 바뀌었는지 이야기해요.',
  },
];
