import type { Bilingual } from '../../../shared/language/language.ts';

type TableTip = {
  readonly table: number;
  readonly title: Bilingual;
  readonly text: Bilingual;
};

export type Tip = { readonly title: Bilingual; readonly text: Bilingual };

/** A fun fact and its drawing (tables-advice.tsx). */
export type FunFact = Tip & { readonly picture: 'die' | 'honeycomb' | 'ladybug' | 'calendar' | 'tablet' | 'stairs' };

export const tableTips: readonly TableTip[] = [
  {
    table: 2,
    title: { en: 'Twos are twins', ko: '2단은 쌍둥이' },
    text: {
      en: 'Two times a number is that number plus itself. Six friends leave their shoes at the door: 6 + 6 = 12 shoes, so 2 × 6 = 12.',
      ko: '2를 곱하는 건 똑같은 수를 한 번 더 더하는 거예요. 친구 여섯 명이 현관에 신발을 벗으면 6 + 6 = 12, 모두 열두 짝이죠. 그래서 2 × 6 = 12!',
    },
  },
  {
    table: 3,
    title: { en: 'Threes check themselves', ko: '3단은 스스로 검사해요' },
    text: {
      en: 'Add up the digits of any answer and you get 3, 6, or 9. Look: 3 × 8 = 24, and 2 + 4 = 6. If you get anything else, the answer slipped on a banana peel. If it passes, it may still be wrong.',
      ko: '답에 나온 숫자끼리 더하면 언제나 3, 6, 9 가운데 하나예요. 3 × 8 = 24, 그리고 2 + 4 = 6! 다른 수가 나왔다면 답이 바나나 껍질을 밟고 미끄러진 거예요. 그래도 3, 6, 9가 나왔다고 다 정답은 아니에요.',
    },
  },
  {
    table: 4,
    title: { en: 'Double it, then double it again', ko: '두 배 하고 또 두 배' },
    text: {
      en: 'For 4 × 7, double 7 to get 14, then double 14 to get 28. Or count the paws of seven cats, if they will stand still.',
      ko: '4 × 7은 7의 두 배 14, 14의 두 배 28이에요. 고양이 일곱 마리의 발을 세어 봐도 돼요. 가만히 있어 준다면요.',
    },
  },
  {
    table: 5,
    title: { en: 'The clock knows the fives', ko: '5단은 시계가 알아요' },
    text: {
      en: 'When the minute hand points to 7, it is 35 minutes past: 5 × 7 = 35. An odd number of fives ends in 5. An even number of fives ends in 0.',
      ko: '긴바늘이 7을 가리키면 35분이죠. 그래서 5 × 7 = 35! 홀수를 곱하면 일의 자리가 5, 짝수를 곱하면 0이에요.',
    },
  },
  {
    table: 6,
    title: { en: 'Sixes copy even numbers', ko: '6단은 짝수를 따라 해요' },
    text: {
      en: 'Six times 2, 4, 6, or 8 ends in that very number, and the first digit is half of it: 6 × 2 = 12, 6 × 4 = 24, 6 × 6 = 36, 6 × 8 = 48.',
      ko: '6에 짝수를 곱하면 일의 자리에 그 짝수가 그대로 나오고, 십의 자리는 그 수의 절반이에요. 6 × 2 = 12, 6 × 4 = 24, 6 × 6 = 36, 6 × 8 = 48.',
    },
  },
  {
    table: 7,
    title: { en: 'Five, six, seven, eight!', ko: '오, 육, 칠, 팔!' },
    text: {
      en: 'The scary one is the easy one. Count 5, 6, 7, 8 and you have it: 56 = 7 × 8. For the others, add the fives and the twos: 7 × 6 = 30 + 12 = 42.',
      ko: '제일 무서운 문제가 제일 쉬워요. 5, 6, 7, 8을 세면 56 = 7 × 8이거든요. 7단의 다른 문제가 헷갈리면 5단과 2단을 더해요. 7 × 6 = 30 + 12 = 42.',
    },
  },
  {
    table: 8,
    title: { en: 'Double, double, double', ko: '8단은 두 배를 세 번' },
    text: {
      en: 'For 8 × 6, double 6 to get 12, double again to get 24, and once more: 48. An octopus has eight arms, so this is its favorite trick.',
      ko: '8 × 6은 6의 두 배 12, 또 두 배 24, 한 번 더 두 배 48이에요. 다리가 여덟 개인 문어가 제일 좋아하는 방법이죠.',
    },
  },
  {
    table: 9,
    title: { en: 'Nines are almost tens', ko: '9단은 10단의 옆집' },
    text: {
      en: 'Take ten sevens and give one back: 70 − 7 = 63, so 9 × 7 = 63. The digits of every answer add up to 9, too: 6 + 3 = 9.',
      ko: '열 묶음에서 한 묶음을 빼요. 70 − 7 = 63, 그래서 9 × 7 = 63. 답에 나온 숫자끼리 더하면 언제나 9예요. 6 + 3 = 9!',
    },
  },
];

export const generalTips: readonly Tip[] = [
  {
    title: { en: 'Learn one, get one free', ko: '하나 외우면 하나는 공짜' },
    text: {
      en: '3 × 7 = 21 and 7 × 3 = 21. Swap the numbers all you like. The answer stays.',
      ko: '3 × 7 = 21, 7 × 3 = 21. 두 수의 자리를 바꿔도 답은 그대로예요.',
    },
  },
  {
    title: { en: 'Ask the neighbor', ko: '이웃에게 물어봐요' },
    text: {
      en: 'Forgot 6 × 7? Its neighbor 6 × 6 = 36 lives next door. One more six: 36 + 6 = 42.',
      ko: '6 × 7이 생각나지 않나요? 바로 옆집 6 × 6 = 36에 6만 더하면 돼요. 36 + 6 = 42!',
    },
  },
  {
    title: { en: 'Let your feet help', ko: '발도 함께 외워요' },
    text: {
      en: 'Say a table out loud while you walk, skip, or bounce a ball. Not while you brush your teeth, though.',
      ko: '걸으면서, 줄넘기하면서, 공을 튀기면서 소리 내어 외워요. 양치할 때는 빼고요.',
    },
  },
  {
    title: { en: 'A little every day', ko: '조금씩 날마다' },
    text: {
      en: 'Five minutes every day stays in your head longer than one long hour on Sunday.',
      ko: '일요일에 한 시간 몰아서 하는 것보다 날마다 5분 하는 것이 더 오래 기억에 남아요.',
    },
  },
  {
    title: { en: 'Come down the stairs', ko: '계단을 내려오듯이' },
    text: {
      en: 'Easy going up? Start at the top and count down: 27, 24, 21, 18. Can you begin anywhere? Then you really know it.',
      ko: '올라가기가 쉬워졌으면 27, 24, 21, 18처럼 위에서부터 내려와 봐요. 아무 데서나 시작할 수 있으면 정말 아는 거예요.',
    },
  },
  {
    title: { en: 'A mistake is a treasure map', ko: '틀린 문제는 보물 지도' },
    text: {
      en: 'It shows you where to dig. Cover the answer, say it, check it. Then meet it again tomorrow.',
      ko: '어디를 파면 되는지 알려 주거든요. 답을 가리고 말해 본 다음 맞는지 봐요. 내일 다시 만나요.',
    },
  },
];

export const funFacts: readonly FunFact[] = [
  {
    picture: 'die',
    title: { en: 'Seven hides in every die', ko: '주사위에 숨은 7' },
    text: {
      en: 'Opposite faces of a die always add up to 7. There are three such pairs, so a die has 7 × 3 = 21 dots.',
      ko: '주사위는 마주 보는 두 면의 눈을 더하면 언제나 7이에요. 그런 쌍이 셋이니까 눈은 모두 7 × 3 = 21개예요.',
    },
  },
  {
    picture: 'honeycomb',
    title: { en: 'Bees save wax', ko: '알뜰한 꿀벌' },
    text: {
      en: 'Every cell of a honeycomb has six walls. Seven cells on their own would need 6 × 7 = 42. Bees build fewer, because neighbors share.',
      ko: '벌집의 방은 벽이 여섯 개예요. 방 일곱 개를 따로따로 지으면 벽이 6 × 7 = 42개 필요하죠. 꿀벌은 이웃과 벽을 나눠 써서 밀랍을 아껴요.',
    },
  },
  {
    picture: 'ladybug',
    title: { en: 'Spots on parade', ko: '점박이 행진' },
    text: {
      en: 'A seven-spotted ladybug has seven spots, as promised. Four of them on a leaf: 7 × 4 = 28 spots.',
      ko: '칠성무당벌레는 이름대로 점이 일곱 개예요. 잎사귀 하나에 네 마리가 앉으면 점이 7 × 4 = 28개!',
    },
  },
  {
    picture: 'calendar',
    title: { en: 'The tidy month', ko: '반듯한 2월' },
    text: {
      en: 'Most Februaries have 28 days, exactly four weeks: 7 × 4 = 28. In those years, March 1 falls on the same weekday as February 1.',
      ko: '2월은 보통 28일, 딱 4주예요. 7 × 4 = 28이니까요. 그런 해에는 2월 1일과 3월 1일이 같은 요일이에요.',
    },
  },
  {
    picture: 'tablet',
    title: { en: 'Why Koreans say “nine-nine”', ko: '왜 ‘구구단’일까요?' },
    text: {
      en: 'The Korean name, gugudan, begins with “nine nine,” because people once started from 9 × 9 = 81. A wooden tablet from the kingdom of Baekje, more than 1,300 years old, has the nines on top.',
      ko: '옛날에는 구구 팔십일, 9 × 9 = 81부터 외웠거든요. 충청남도 부여에서 나온 백제 나무판에도 9단이 맨 위에 적혀 있어요. 1,300년도 더 된 구구단이에요.',
    },
  },
  {
    picture: 'stairs',
    title: { en: 'Square numbers climb stairs', ko: '같은 수끼리 곱하면 계단이 돼요' },
    text: {
      en: '2 × 2 = 4, 3 × 3 = 9, 4 × 4 = 16, 5 × 5 = 25. The steps between them are 5, 7, 9: every step is two higher. What comes after 25?',
      ko: '2 × 2 = 4, 3 × 3 = 9, 4 × 4 = 16, 5 × 5 = 25. 계단 하나의 높이는 5, 7, 9로 2씩 커져요. 25 다음은 무엇일까요?',
    },
  },
];
