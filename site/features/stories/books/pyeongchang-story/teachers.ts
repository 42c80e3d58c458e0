import type { TeachersPage } from '../../model/book.ts';

export const teachers: TeachersPage = {
  summary: {
    en: 'Doyun is new in Pyeongchang-dong, and he counts everything. From a broken rice box falls a map, drawn eighty years ago by the little brother of old Chestnut Grandpa, to show where a box of taffy lies. But every name on it has changed. With Halmeoni, Doyun follows its riddles to a storehouse that is gone, a shrine, two peaks and a stream, and learns how one place comes to have many names. Under the chestnut tree there is no taffy, only an apology. After eighty years two brothers talk about it at last, and Doyun says “our neighborhood” for the first time.',
    ko: '평창동에 이사 온 도윤이는 무엇이든 세어요. 어느 날 부서진 쌀되에서 오래된 지도가 나와요. 팔십 년 전, 밤골 할아버지의 동생이 엿 상자를 숨기고 그린 지도예요. 그런데 거기 적힌 이름이 지금과 다 달라요. 도윤이는 할머니와 수수께끼를 따라 사라진 창고 터와 산신각, 형제봉과 물가를 찾아가며 한 동네에 왜 이름이 여럿인지 배워요. 밤나무 밑에는 엿 대신 미안하다는 쪽지가 있었어요. 형제는 팔십 년 만에 그 이야기를 나누고, 도윤이는 처음으로 ‘우리 동네’라고 말해요.',
  },
  words: [
    {
      word: { en: 'map', ko: '지도' },
      meaning: { en: 'a picture of a place seen from above', ko: '땅을 위에서 본 대로 그린 그림' },
    },
    {
      word: { en: 'neighborhood', ko: '동네' },
      meaning: { en: 'the streets around your home', ko: '우리 집 둘레의 마을' },
    },
    {
      word: { en: 'storehouse', ko: '창고' },
      meaning: { en: 'a building for keeping things', ko: '물건을 넣어 두는 집, 곳간' },
    },
    {
      word: { en: 'brothers', ko: '형제' },
      meaning: { en: 'boys or men with the same parents', ko: '부모가 같은 형과 동생' },
    },
    {
      word: { en: 'forest', ko: '숲' },
      meaning: { en: 'a place full of trees', ko: '나무가 우거진 곳' },
    },
    {
      word: { en: 'interest', ko: '이자' },
      meaning: { en: 'a little extra that you add when you pay something back', ko: '빌린 것을 갚을 때 얹어 주는 덤' },
    },
  ],
  questions: {
    recall: {
      en: 'What was in the box under the chestnut tree, and what was not?',
      ko: '밤나무 밑에서 나온 상자에는 무엇이 들어 있었나요? 무엇이 없었나요?',
    },
    infer: {
      en: 'The taffy box lay under the brothers’ own tree. Why does the map lead five kilometers around the neighborhood?',
      ko: '엿 상자는 형제네 밤나무 밑에 있었어요. 그런데 지도는 왜 온 동네를 빙 돌게 했을까요?',
    },
    feel: {
      en: 'After three days without a word, one brother passed something across the table. What did each of them feel?',
      ko: '사흘 동안 말을 안 하던 형이 밥상에서 간장을 건네요. 그때 형은, 동생은 어떤 마음이었을까요?',
    },
    connect: {
      en: 'Which old names, trees or stones are there where you live? Who could tell you about them?',
      ko: '우리 동네에는 어떤 옛 이름과 나무, 돌이 있나요? 누가 그 이야기를 알고 계실까요?',
    },
  },
  write: {
    en: 'Draw a map from your door to a place that you like, and write three riddles that lead there.',
    ko: '우리 집에서 내가 좋아하는 곳까지 지도를 그리고, 그곳으로 이끄는 수수께끼를 세 개 써 봐요.',
  },
  scene: ['7-2', '7-3', '8-1', '8-2', '8-3', '8-4'],
};
