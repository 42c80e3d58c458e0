import type { Book } from './book.ts';
import { chapters1To3 } from './charlotte-christmas/chapters-1-3.ts';
import { chapters4To6 } from './charlotte-christmas/chapters-4-6.ts';
import { chapters7To9 } from './charlotte-christmas/chapters-7-9.ts';

export const charlotteChristmas: Book = {
  id: 'charlotte-christmas',
  language: 'en',
  backLinkLabel: 'home',
  opening: {
    en: 'One missing mitten, one very large bowl, and a bell that has forgotten its word.',
    ko: '사라진 장갑 한 짝, 바다를 건너온 양푼, 그리고 제 소리를 잊어버린 종.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { en: 'mitten', ko: '손모아장갑' },
      meaning: { en: 'a glove with one room for the thumb and one for all the fingers', ko: '엄지만 따로 있는 장갑' },
    },
    {
      word: { en: 'tea cosy' },
      meaning: { en: 'a knitted coat that keeps a teapot warm', ko: '찻주전자에 씌우는 털옷' },
    },
    { word: { en: 'tower', ko: '종탑' }, meaning: { en: 'a tall, thin building', ko: '종을 매달아 둔 높은 탑' } },
    {
      word: { en: 'stubborn', ko: '고집' },
      meaning: { en: 'not going to change your mind, whatever anybody says', ko: '제 생각을 좀처럼 바꾸지 않는 마음' },
    },
    { word: { en: 'lantern', ko: '등불' }, meaning: { en: 'a light to carry', ko: '어두운 데를 밝히려고 켜 드는 불' } },
    {
      word: { en: 'clapper', ko: '종추' },
      meaning: { en: 'the part inside a bell that swings and hits it', ko: '종 안에 매달려 종을 치는 방망이' },
    },
    {
      word: { en: 'blizzard', ko: '눈보라' },
      meaning: { en: 'a storm of snow and wind', ko: '바람과 함께 휘몰아치는 눈' },
    },
    { word: { en: 'ladle' }, meaning: { en: 'a big, deep spoon for soup', ko: '국자' } },
    {
      word: { ko: '양푼' },
      meaning: { en: 'a big, wide metal mixing bowl', ko: '음식을 담거나 버무리는 크고 넓적한 쇠그릇' },
    },
    {
      word: { ko: '밴조' },
      meaning: { en: 'an instrument like a small, round guitar', ko: '기타처럼 줄을 튕기는 둥그런 악기' },
    },
    {
      word: { ko: '개암' },
      meaning: { en: 'a hazelnut', ko: '개암나무 열매. 도토리처럼 생겼고 맛이 고소해요' },
    },
  ],
  questions: [
    {
      ask: {
        en: 'Why did the bell say “fump”? How many clues could you have spotted first?',
        ko: '종은 왜 ‘푸흡’ 했을까요? 미리 나온 실마리는 몇 개였나요?',
      },
      answers: [
        {
          say: { en: 'It was stuffed with wool.', ko: '속에 털실로 짠 게 꽉 차서' },
          reply: {
            en: 'Eleven pieces of it, and a family of four. The first clue went up a drainpipe in chapter 1. Did you see it go?',
            ko: '열한 개나 들어 있었지요. 네 식구도 함께요. 첫 실마리는 1장에서 물받이를 타고 올라갔어요. 찾았나요?',
          },
        },
        {
          say: { en: 'It had a sore throat.', ko: '목감기에 걸려서' },
          reply: {
            en: 'It did have half of a scarf in there. Now, who carried it up ninety-one steps? Look at the wall in chapter 4.',
            ko: '목도리 반쪽을 두르긴 했네요. 그 목도리는 누가 물고 올라갔을까요? 4장의 벽을 보세요.',
          },
        },
        {
          say: { en: 'A cow sat on it.', ko: '황소가 깔고 앉아서' },
          reply: {
            en: 'It only sounded like one. Cows hate stairs. Look where all the strings meet in chapter 2.',
            ko: '황소는 계단이라면 질색이에요. 2장에서 실이 다 어디로 모였는지 볼까요?',
          },
        },
      ],
    },
    {
      ask: {
        en: 'What did the tangerine show Charlotte?',
        ko: '귤 하나를 넘기다가 샬롯은 무엇을 떠올렸나요?',
      },
      answers: [
        {
          say: { en: 'A sound can be handed on, too.', ko: '소리도 옆집으로 넘길 수 있다는 것' },
          reply: {
            en: 'From hand to hand, from door to door. And nobody had to be any louder than a soup pot.',
            ko: '손에서 손으로, 문에서 문으로요. 냄비 소리 하나가 끝까지 갈 필요는 없었지요.',
          },
        },
        {
          say: { en: 'It was time for supper.', ko: '배가 고프다는 것' },
          reply: {
            en: 'It nearly was. But look at her eyes in that picture. What is she staring at on the floor?',
            ko: '저녁때가 다 되긴 했어요. 그런데 샬롯은 귤을 안 보고 바닥을 보네요. 바닥에 무엇이 있나요?',
          },
        },
        {
          say: { en: 'Never hand a tangerine to Noodle.', ko: '누들한테는 귤을 주면 안 된다는 것' },
          reply: {
            en: 'Very true. But how did it get all the way to Noodle when nobody had thrown it?',
            ko: '그건 그래요. 그런데 아무도 안 던졌는데 귤이 어떻게 거기까지 갔을까요?',
          },
        },
      ],
    },
    {
      ask: {
        en: 'What in your house would make the best sound to pass on?',
        ko: '우리 집에서 옆집까지 소리를 넘긴다면 무엇을 칠까요?',
      },
      answers: [
        {
          say: { en: 'The biggest pot.', ko: '제일 큰 냄비' },
          reply: {
            en: 'Good choice. Knock twice first, for luck, and find out if your teeth hum.',
            ko: '그릇은 커야죠! 먼저 똑똑 두드려 보세요. 이가 웅웅거리면 합격이에요.',
          },
        },
        {
          say: { en: 'My little brother.', ko: '내 동생' },
          reply: {
            en: 'Loud enough, for sure. Ask him first. Max says it makes all the difference.',
            ko: '소리는 문제없겠네요. 그래도 먼저 물어보세요. 맥스가 그게 제일 중요하대요.',
          },
        },
        {
          say: { en: 'A pillow.', ko: '베개' },
          reply: {
            en: 'Fump. Mrs. Scarf would like to come and see it.',
            ko: '푸흡. 목도리 부인이 집 보러 오신대요.',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? A good half of it. Squirrels really do carry off cloth and yarn to line their nests. Mrs. Scarf was early, though, because most squirrel babies wait till the end of winter. And fresh snow is mostly air, so it swallows sound. The sixty steps are made up. Take a pot, take a friend, and count your own. If somebody is living in your mitten, let them have it till spring.',
    ko: '정말이냐고요? 반은 정말이에요. 미국에 사는 회색다람쥐는 천 조각과 털실을 물어다 둥지에 깔아요. 목도리 부인네 아기들은 조금 일찍 나온 거예요. 보통은 겨울 끝 무렵에 태어나거든요. 갓 내린 눈은 거의 다 공기라서 소리를 꿀꺽 삼켜요. 예순 걸음은 지어낸 거예요. 눈 오는 날 냄비를 들고 나가 직접 세어 보세요. 혹시 장갑에 누가 살고 있으면 봄까지는 빌려주고요.',
  },
};
