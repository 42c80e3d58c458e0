import type { Career } from '../../model/career.ts';

export const aiResearcher = {
  id: 'ai-researcher',
  title: { en: 'AI Researcher', ko: '인공지능 연구자' },
  riasec: 'ICA',
  field: 'computing',
  description: {
    en: 'Show a computer thousands of cats, and it can spot a new one. AI researchers teach computers and check that AI is fair and safe.',
    ko: '컴퓨터에게 그림과 말을 가르쳐요. 잘 배웠는지, 모두에게 안전하고 공평한지도 살피는 사람이에요.',
  },
  weights: { 수학: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영어: 2, 독서: 1, 게임: 1 },
  majors: ['Computer Science', 'Data Science', 'Mathematics', 'Cognitive Science'],
  stages: {
    elementary: [
      {
        en: 'Label twenty photos with words such as “dog,” “wet,” and “happy.” An AI can learn from labels like these.',
        ko: '강아지 사진에 ‘앉음’, ‘잠듦’처럼 이름표를 달아요. 인공지능도 이렇게 배워요',
      },
      {
        en: 'Play a game with an AI, next to a grown-up, and catch it being wrong.',
        ko: '인공지능도 틀릴 때가 있대요. 어른과 함께 물어보고 틀린 답을 찾아봐요',
      },
      {
        en: 'Which machines at home understand speech or know faces? Make a list.',
        ko: '지도 앱이나 번역기 속에도 인공지능이 있어요. 집에서 세 가지만 더 찾을까요?',
      },
    ],
    middle: [
      {
        en: 'Show a computer your fist and your open hand until it can tell them apart. That’s machine learning.',
        ko: '블록 코딩으로 컴퓨터에 가위바위보 사진을 많이 보여 주면, 곧 내 손을 알아맞혀요',
      },
      {
        en: 'Suppose an AI has only ever seen cats. What will it say when a dog walks in?',
        ko: '고양이 사진만 배운 인공지능에게 개를 보여 주면 뭐라고 답할까요?',
      },
      {
        en: 'Will lunch be noodles? Practice probability, the math of chance, with menus or the weather.',
        ko: '급식표 한 달 치에서 국수가 나온 날을 세면 내일 국수를 먹을 확률을 어림할 수 있어요',
      },
    ],
    high: [
      {
        en: 'Zoom in until a photo breaks into squares. In an AI course, each square becomes a number.',
        ko: '컴퓨터는 사진도 숫자로 바꿔서 봐요. 그래서 ‘인공지능 기초’와 수학을 함께 배워요',
      },
      {
        en: 'Write a small Python program that sorts flower photos. Which flower does it keep getting wrong?',
        ko: '꽃 사진을 종류대로 나누는 파이썬 프로그램을 짜요. 자꾸 틀리는 꽃은 왜 그런지 살펴요',
      },
      {
        en: 'An AI is unfair if it knows some faces worse than others. Write how you would fix it.',
        ko: '인공지능이 그린 그림은 누구의 것일까요? 편을 나눠 토론하고, 편을 바꿔 또 해요',
      },
    ],
    university: [
      {
        en: 'A baby knows “dog” after seeing a few. Computer science asks why AI needs thousands.',
        ko: '카드 백 장을 가장 빨리 순서대로 놓으려면? 컴퓨터과학과에서는 그 답을 프로그램으로 짜요',
      },
      {
        en: 'Linear algebra is math with whole tables of numbers. You multiply two by hand, and AI multiplies millions.',
        ko: '선형대수는 숫자표를 통째로 더하고 곱하는 수학이에요. 몇 번은 손으로도 풀어 봐요',
      },
      {
        en: 'You press “run,” go to bed, and find out at breakfast what the lab’s computer learned.',
        ko: '연구실 인공지능이 빵을 강아지라고 해요. 배운 사진을 뒤져 보면 까닭이 나와요',
      },
    ],
    career: [
      {
        en: 'Beginners check labels, so that an AI doesn’t learn to call a muffin a dog.',
        ko: '인공지능이 배울 사진을 고르는 날도 있어요. 비슷한 신호등만 수백 장 보고 또 봐요',
      },
      {
        en: 'Most AI research jobs ask for a PhD, the highest degree, and there aren’t many of them.',
        ko: '대학을 마치고 더 공부한 석사나 박사를 많이 뽑아요. 한 문제를 몇 해씩 파고든 사람이에요',
      },
      {
        en: 'With an AI researcher’s help, biologists teach a computer to tell a whale from a boat by sound.',
        ko: '뼈 사진에서 다친 곳을 찾거나, 몇 시간 뒤에 올 비를 내다보는 인공지능을 가르쳐요',
      },
    ],
  },
  activities: [
    {
      en: 'Sort thirty things at home by a secret rule, and let your family guess it.',
      ko: '물건 서른 개를 비밀 규칙으로 나눠요. 가족은 몇 번 만에 규칙을 맞히게 될까요?',
    },
    {
      en: 'Play Twenty Questions and find the questions that get to the answer fastest.',
      ko: '스무고개는 질문이 중요해요. “살아 있나요?”처럼 반으로 가르는 질문을 해요',
    },
    {
      en: 'Hide a coin and say only “warmer” or “colder.” Some AI learns from hints like that.',
      ko: '동전을 숨기고 “가까워!”, “멀어!”로만 알려 줘요. 인공지능도 그렇게 배울 때가 있어요',
    },
    {
      en: 'Split a page in two, with jobs for AI on the left and jobs for people on the right.',
      ko: '편지 쓰기, 숙제, 길 찾기 가운데 인공지능에게 맡겨도 좋을 일에 동그라미를 쳐요',
    },
    {
      en: 'Ask someone to stop before the last word of a sentence. Guess it, as a chatbot would.',
      ko: '책에서 문장의 끝말을 가리고 알아맞혀요. 글 쓰는 인공지능도 다음 말을 어림하며 써요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
