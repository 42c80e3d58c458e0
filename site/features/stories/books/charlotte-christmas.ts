import type { Book } from '../model/book.ts';
import { chapters1To3 } from './charlotte-christmas/chapters-1-3.ts';
import { chapters4To6 } from './charlotte-christmas/chapters-4-6.ts';
import { chapters7To9 } from './charlotte-christmas/chapters-7-9.ts';

export const charlotteChristmas: Book = {
  id: 'charlotte-christmas',
  backLinkLabel: 'home',
  opening: {
    en: 'One missing mitten, one very large bowl, and a bell that has forgotten its word.',
    ko: '사라진 장갑 한 짝, 바다를 건너온 양푼, 그리고 제 소리를 잊어버린 종.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { en: 'Halmeoni' },
      meaning: { en: 'Grandma in Korean (say: HAL-muh-nee)', ko: '할머니' },
      spoken: '할머니',
    },
    {
      word: { en: 'dented' },
      meaning: { en: 'with a hollow where something bumped it', ko: '부딪쳐서 움푹 들어간' },
    },
    {
      word: { en: 'Daeng' },
      meaning: { en: 'the sound of a bell in Korean (say: deng)', ko: '댕, 종이 울리는 소리' },
      spoken: '댕',
    },
    {
      word: { ko: '양푼' },
      meaning: {
        en: 'a big, wide metal mixing bowl (say: yahng-poon)',
        ko: '음식을 담거나 버무리는 크고 넓적한 쇠그릇',
      },
    },
    {
      word: { en: 'mitten', ko: '손모아장갑' },
      meaning: { en: 'a glove with one room for the thumb and one for all the fingers', ko: '엄지만 따로 있는 장갑' },
    },
    {
      word: { en: 'tea cozy', ko: '찻주전자 털옷' },
      meaning: { en: 'a knitted coat that keeps a teapot warm', ko: '차가 식지 않게 찻주전자에 씌우는 옷' },
    },
    {
      word: { en: 'mail slot', ko: '편지 구멍' },
      meaning: { en: 'a thin hole in a door for letters', ko: '집배원이 편지를 넣어 주는, 문에 난 구멍' },
    },
    {
      word: { en: 'pompom', ko: '털방울' },
      meaning: { en: 'a fluffy ball on top of a hat', ko: '털실로 만든 동그란 방울' },
    },
    { word: { en: 'tower', ko: '종탑' }, meaning: { en: 'a tall, thin building', ko: '종을 매달아 둔 높은 탑' } },
    {
      word: { en: 'crate' },
      meaning: { en: 'a strong wooden box', ko: '나무로 짠 튼튼한 상자' },
    },
    {
      word: { en: 'trombone', ko: '트롬본' },
      meaning: {
        en: 'a long brass horn that you play by pushing a tube in and out',
        ko: '긴 관을 밀었다 당겼다 하며 부는 나팔',
      },
    },
    {
      word: { en: 'stubborn', ko: '고집' },
      meaning: { en: 'not going to change your mind, whatever anybody says', ko: '제 생각을 좀처럼 바꾸지 않는 마음' },
    },
    { word: { en: 'lantern', ko: '등불' }, meaning: { en: 'a light to carry', ko: '어두운 데를 밝히려고 켜 드는 불' } },
    {
      word: { en: 'clapper', ko: '종추' },
      meaning: {
        en: 'the part inside a bell that swings and hits it',
        ko: '종 안에 매달려 흔들리면서 종을 치는 쇠뭉치',
      },
    },
    {
      word: { en: 'blizzard', ko: '눈보라' },
      meaning: { en: 'a storm of snow and wind', ko: '바람과 함께 휘몰아치는 눈' },
    },
    {
      word: { en: 'tangerine', ko: '귤' },
      meaning: { en: 'a small, sweet orange that is easy to peel', ko: '껍질이 얇고 새콤달콤한 겨울 과일' },
    },
    {
      word: { en: 'ladle', ko: '국자' },
      meaning: { en: 'a big, deep spoon for soup', ko: '국을 뜨는, 자루가 길고 오목한 숟가락' },
    },
    {
      word: { en: 'banjo', ko: '밴조' },
      meaning: { en: 'an instrument like a small, round guitar', ko: '기타처럼 줄을 튕기는 둥그런 악기' },
    },
    {
      word: { en: 'rent', ko: '집세' },
      meaning: { en: 'what you pay for living in somebody else’s house', ko: '남의 집에 사는 값으로 내는 돈' },
    },
    {
      word: { en: 'sill', ko: '창턱' },
      meaning: { en: 'the shelf at the bottom of a window', ko: '창문 아래쪽에 있는 턱' },
    },
    {
      word: { ko: '개암' },
      meaning: { en: 'a hazelnut', ko: '개암나무 열매. 도토리처럼 생겼고 맛이 고소해요' },
    },
  ],
  questions: [
    {
      after: 5,
      picture: '5-2',
      ask: {
        en: 'The stairs have gone quiet. How do you think Charlotte feels?',
        ko: '계단이 조용해졌어요. 샬롯은 지금 어떤 마음일까요?',
      },
      answers: [
        {
          say: { en: 'Scared.', ko: '무서울 거예요.' },
          reply: {
            en: 'Her legs are shaking, so you may be right. But she hasn’t moved away from the door.',
            ko: '다리가 덜덜 떨렸으니 그럴 것 같아요. 그래도 문 앞을 떠나지는 않았네요.',
          },
        },
        {
          say: { en: 'Proud.', ko: '뿌듯할 거예요.' },
          reply: {
            en: 'She has done something hard. But read her bubble to the mayor. Does she sound sure?',
            ko: '어려운 말을 해냈으니까요. 그런데 시장님께 뭐라고 대답했나요? 자신 있는 목소리일까요?',
          },
        },
        {
          say: { en: 'All alone.', ko: '혼자인 것 같을 거예요.' },
          reply: {
            en: 'It is one girl against a whole town. But look who is on the stairs with a basket. She came, too.',
            ko: '온 마을과 마주 섰으니까요. 그런데 계단에서 귤을 나눠 주는 사람을 보세요. 할머니도 와 계세요.',
          },
        },
      ],
    },
    {
      after: 6,
      picture: '6-2',
      ask: {
        en: 'Every sound stops at sixty steps. What do you think they will do on Christmas Eve?',
        ko: '어떤 소리도 예순 걸음이면 사라져요. 크리스마스이브에는 어떻게 할까요?',
      },
      answers: [
        {
          say: { en: 'Hit something bigger.', ko: '더 큰 것을 칠 거예요.' },
          reply: {
            en: 'Somebody has brought something bigger. You saw it in chapter 1. But will it be enough all by itself?',
            ko: '누가 더 큰 걸 가져오긴 했지요. 1장에서 봤어요. 그런데 그것 하나로 될까요?',
          },
        },
        {
          say: { en: 'Walk up and fetch the hill people.', ko: '언덕으로 모시러 갈 거예요.' },
          reply: {
            en: 'The mayor’s father tried that once. Look in chapter 3 at what they said to him.',
            ko: '시장님 아버지가 한번 해 보셨대요. 뭐라는 말을 들었는지 3장에서 찾아보세요.',
          },
        },
        {
          say: { en: 'Use the map somehow.', ko: '지도를 써먹을 거예요.' },
          reply: {
            en: 'Theo says it is no help. But he has written a number on it, again and again. Why that number?',
            ko: '테오는 쓸모없다고 했지만, 같은 수를 자꾸 적었지요. 왜 하필 그 수일까요?',
          },
        },
      ],
    },
    {
      picture: '4-2',
      ask: {
        en: 'Why did the bell say “fump”? How many clues could you have spotted first?',
        ko: '종은 왜 ‘뿌욱’ 했을까요? 미리 나온 실마리는 몇 개였나요?',
      },
      answers: [
        {
          say: { en: 'It was stuffed with wool.', ko: '속에 털실로 짠 게 꽉 차서' },
          reply: {
            en: 'Eleven woolly things and a family of four. The first clue was in chapter 1: little prints going up a drainpipe. Did you see them?',
            ko: '털실로 짠 것이 열한 개, 다람쥐가 네 식구였지요. 첫 실마리는 1장에 있어요. 홈통을 타고 올라간 발자국을 보았나요?',
          },
        },
        {
          say: { en: 'It was cold.', ko: '날이 추워서' },
          reply: {
            en: 'It was cold, but a bell doesn’t mind. Somebody else minded. Follow the red wool up the wall in chapter 4.',
            ko: '추웠지만 종은 추위를 안 타요. 추위를 탄 건 다른 누구였지요. 4장에서 벽의 빨간 털실을 따라가 보세요.',
          },
        },
        {
          say: { en: 'A cow sat on it.', ko: '황소가 깔고 앉아서' },
          reply: {
            en: 'It only sounded like one. Cows don’t climb stairs. Look where all the strings meet in chapter 2.',
            ko: '소리만 그랬지요. 황소는 계단을 못 올라가요. 2장에서 실이 다 어디로 모였는지 볼까요?',
          },
        },
      ],
    },
    {
      picture: '7-2',
      ask: {
        en: 'What did the tangerine show Charlotte?',
        ko: '귤 하나를 넘기다가 샬롯은 무엇을 떠올렸나요?',
      },
      answers: [
        {
          say: { en: 'A sound can be passed on, too.', ko: '소리도 옆집으로 넘길 수 있다는 것' },
          reply: {
            en: 'Yes. Nobody threw the tangerine across the room, and no pot had to be heard across the town. Sixty steps was enough.',
            ko: '맞아요. 귤을 멀리 던진 사람은 없었지요. 냄비도 딱 예순 걸음, 옆집까지만 들리면 됐어요.',
          },
        },
        {
          say: { en: 'The hill people were hungry.', ko: '언덕 사람들이 배고프다는 것' },
          reply: {
            en: 'I think they were. But look at the picture. What is Charlotte pointing at on the floor?',
            ko: '배가 고팠을 거예요. 그런데 그림을 보세요. 샬롯이 바닥에서 무엇을 가리키나요?',
          },
        },
        {
          say: { en: 'Max could have the next one.', ko: '맥스도 귤을 먹고 싶다는 것' },
          reply: {
            en: 'He sure wanted it. But how did it get all the way to him when nobody stood up?',
            ko: '맥스는 정말 먹고 싶었지요. 그런데 아무도 안 일어났는데 귤이 어떻게 맥스한테까지 갔을까요?',
          },
        },
      ],
    },
    {
      picture: '6-1',
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
            en: 'He will be loud enough. But ask him first. Max liked to be asked.',
            ko: '소리는 문제없겠네요. 그래도 먼저 물어보세요. 맥스도 부탁을 받고서 시작했잖아요.',
          },
        },
        {
          say: { en: 'A pillow.', ko: '베개' },
          reply: {
            en: 'Fump. Mrs. Scarf would like to come and see it.',
            ko: '뿌욱. 목도리 부인이 집 보러 오신대요.',
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
