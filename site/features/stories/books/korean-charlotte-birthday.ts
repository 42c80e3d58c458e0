import type { Book } from './book.ts';
import { chapters1To3 } from './korean-charlotte-birthday/chapters-1-3.ts';
import { chapters4To6 } from './korean-charlotte-birthday/chapters-4-6.ts';
import { chapters7To9 } from './korean-charlotte-birthday/chapters-7-9.ts';

export const koreanCharlotteBirthday: Book = {
  id: 'korean-charlotte-birthday',
  language: 'ko',
  backLinkLabel: 'home',
  opening: {
    en: 'One lost day, one very small number, and a handful of seaweed that didn’t know when to stop.',
    ko: '비행기가 꿀꺽한 하루, 개미만 한 숫자, 그리고 불어도 너무 불어난 미역.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { ko: '음력' },
      meaning: { en: 'counting days by the moon', ko: '달을 보고 세는 날짜' },
    },
    {
      word: { en: 'seaweed soup', ko: '미역국' },
      meaning: {
        en: 'soup that Koreans eat on birthdays, and that mothers eat after a baby comes',
        ko: '미역을 넣어 끓인 국. 생일에 먹고, 아기를 낳은 엄마도 먹어요',
      },
    },
    {
      word: { en: 'giant bowl', ko: '양푼' },
      meaning: { en: 'a big, wide metal mixing bowl', ko: '음식을 담거나 버무리는 크고 넓적한 쇠그릇' },
    },
    {
      word: { en: 'millet balls', ko: '수수팥떡' },
      meaning: {
        en: 'small, round rice-cake balls made of millet, with red beans all over',
        ko: '동그란 수수떡에 붉은 팥고물을 묻힌 떡',
      },
    },
    {
      word: { ko: '백설기' },
      meaning: { en: 'snow-white steamed rice cake', ko: '쌀가루를 하얗게 쪄 낸 떡' },
    },
    {
      word: { en: 'hanbok', ko: '한복' },
      meaning: { en: 'Korean traditional clothes', ko: '옛날부터 입어 온 우리 옷' },
    },
    {
      word: { en: 'yut', ko: '윷' },
      meaning: {
        en: 'a Korean board game with four sticks instead of dice',
        ko: '한쪽은 둥글고 한쪽은 납작한 나무 막대 네 개. 던지며 노는 놀이도 윷이라고 해요',
      },
    },
    {
      word: { ko: '모' },
      meaning: {
        en: 'the best throw in yut: five steps and another turn',
        ko: '윷가락 네 개가 다 엎어진 것. 다섯 칸을 가고 한 번 더 던져요',
      },
    },
    {
      word: { ko: '낙' },
      meaning: {
        en: 'a stick off the mat: the throw doesn’t count',
        ko: '윷가락이 멍석 밖으로 나간 것. 던진 게 헛일이 돼요',
      },
    },
  ],
  questions: [
    {
      ask: { en: 'Where do you think the fourteenth went?', ko: '샬롯의 14일은 어디로 갔을까요?' },
      answers: [
        {
          say: { en: 'It fell into the sea.', ko: '바다에 풍덩 빠졌어요.' },
          reply: {
            en: 'Very nearly. In the middle of the Pacific Ocean there is a line where the date changes. You can’t see it, and it doesn’t go bump.',
            ko: '거의 맞았어요. 태평양 한가운데에 날짜가 바뀌는 금이 있거든요. 눈에도 안 보이고, 넘을 때 덜컹하지도 않아요.',
          },
        },
        {
          say: { en: 'Charlotte slept through it.', ko: '샬롯이 자느라 못 봤어요.' },
          reply: {
            en: 'There were a few hours of it up there, and she snored through every one. Ask Max. No, don’t. He was asleep, too.',
            ko: '하늘 위에서는 몇 시간쯤 14일이었는데 쿨쿨 자 버렸어요. 맥스한테 물어볼까요? 참, 맥스도 잤지요.',
          },
        },
        {
          say: { en: 'Halmeoni had it all along.', ko: '할머니가 갖고 계셨어요.' },
          reply: {
            en: 'She did say it was at her house! Look under the big numbers in chapter 2. And who wrote a 14 in chapter 9?',
            ko: '‘할미 집에 있다’고 하셨으니까요! 2장의 큰 숫자 밑을 보세요. 그런데 9장에서 14를 적은 사람은 누구였지요?',
          },
        },
      ],
    },
    {
      ask: {
        en: 'What came back in the pots? What would you put in?',
        ko: '빈 냄비 대신 무엇무엇이 돌아왔나요? 나라면 무엇을 담아 줄까요?',
      },
      answers: [
        {
          say: { en: 'Something to eat.', ko: '먹을 것' },
          reply: {
            en: 'Then you’d fit right in. Millet balls, white rice cake, cherries and potatoes came back. Seven potatoes, if you ask Doyun.',
            ko: '이 골목에서 살아도 되겠네요. 수수팥떡, 백설기, 앵두, 햇감자가 돌아왔지요. 감자는 일곱 알, 도윤이가 셌으니 틀림없어요.',
          },
        },
        {
          say: { en: 'Something I made.', ko: '내가 만든 것' },
          reply: {
            en: 'Mr. Seo shakes your hand. He says nothing. What he made didn’t go in a pot, though. Where did he put it?',
            ko: '세탁소 아저씨가 말없이 악수하재요. 아저씨가 만든 건 냄비에 안 들어가지요. 어디에 달렸나요?',
          },
        },
        {
          say: { en: 'A cat.', ko: '고양이' },
          reply: {
            en: 'Somebody did, or the cat did it herself. Good thing she came out again. Who else could have judged the game?',
            ko: '그런 냄비도 하나 있었지요. 도로 꺼내길 잘했어요. 안 그랬으면 8장에서 심판은 누가 봐요?',
          },
        },
      ],
    },
    {
      ask: { en: 'Was the cat a fair referee?', ko: '고양이 심판은 공평했나요?' },
      answers: [
        {
          say: { en: 'Yes. Five is five.', ko: '네, 모는 모예요.' },
          reply: {
            en: 'Chestnut Grandpa agrees with you and the cat. Did you look up his sleeve, though?',
            ko: '밤골 할아버지도 같은 편이세요. 그런데 할아버지 소매 속은 봤나요?',
          },
        },
        {
          say: { en: 'No. It was off the mat.', ko: '아니요, 멍석 밖은 낙이에요.' },
          reply: {
            en: 'Doyun says thank you. He has written it down, with the time and the number of the stair.',
            ko: '도윤이가 고맙대요. 몇 번째 계단이었는지도 세어 놨대요.',
          },
        },
        {
          say: { en: 'They should throw again.', ko: '다시 던져야 해요.' },
          reply: {
            en: 'Very fair. But somebody will have to go and ask the cat to get off the stick.',
            ko: '그럼 공평하네요. 그런데 밤이가 윷가락을 깔고 앉았어요. 누가 가서 달라고 할래요?',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? Most of it. There really is a line in the ocean where a day gets lost, and if you fly back over it, you get one back. Your eighth moon birthday usually comes a day or two after your sun birthday. Dry seaweed grows about ten times as big in water. It doesn’t open fridges, as far as we know. And an old story says that people first tried it when they saw a mother whale eat some after she had her baby. Nobody has asked the whale.',
    ko: '정말이냐고요? 거의 정말이에요. 바다 한가운데에는 날짜가 바뀌는 금이 있어요. 넘어가면 하루를 잃고, 되넘어오면 하루를 돌려받지요. 여덟 번째 음력 생일은 해로 세는 생일보다 하루나 이틀 늦게 올 때가 많아요. 마른 미역은 물에 불리면 열 배쯤 커져요. 냉장고 문까지는 못 열어요, 아마도. 그리고 옛날 사람들은 새끼 낳은 고래가 미역을 뜯어 먹는 걸 보고 따라 먹기 시작했대요. 고래한테 물어본 사람은 아직 없어요.',
  },
};
