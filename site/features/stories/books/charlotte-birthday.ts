import type { Book } from '../model/book.ts';
import { chapters1To3 } from './charlotte-birthday/chapters-1-3.ts';
import { chapters4To6 } from './charlotte-birthday/chapters-4-6.ts';
import { chapters7To9 } from './charlotte-birthday/chapters-7-9.ts';

export const charlotteBirthday: Book = {
  id: 'charlotte-birthday',
  backLinkLabel: 'library',
  opening: {
    en: 'Twelve invitations, two numbers the wrong way around, and a door that nobody ever knocks on.',
    ko: '초대장 열두 장, 자리를 바꾼 숫자 두 개, 그리고 아무도 두드리지 않는 문 하나.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { en: 'invitations', ko: '초대장' },
      meaning: { en: 'letters that ask people to come to a party', ko: '놀러 오라고 보내는 편지나 카드' },
    },
    {
      word: { en: 'address', ko: '주소' },
      meaning: { en: 'the number and street where somebody lives', ko: '집이 어디인지 알려 주는 번지와 길 이름' },
    },
    {
      word: { en: 'flashlight', ko: '손전등' },
      meaning: { en: 'a small lamp that you hold in your hand', ko: '손에 들고 비추는 작은 전등' },
    },
    { word: { en: 'on purpose', ko: '일부러' }, meaning: { en: 'because you meant to', ko: '그러려고 마음먹고' } },
    {
      word: { en: 'banjos', ko: '밴조' },
      meaning: { en: 'instruments like small, round guitars', ko: '기타처럼 줄을 튕기는 둥그런 악기' },
    },
    {
      word: { en: 'conductor', ko: '차장' },
      meaning: {
        en: 'a person who checks tickets on a train and looks after the passengers',
        ko: '기차에서 표를 살피고 손님을 돌보는 사람',
      },
    },
    {
      word: { en: 'mail slot', ko: '편지 구멍' },
      meaning: { en: 'a hole in a door for letters', ko: '밖에서 편지를 밀어 넣으라고 문에 낸 구멍' },
    },
    { word: { en: 'bolt' }, meaning: { en: 'a bar that keeps a door shut', ko: '문을 잠그는 쇠막대, 빗장' } },
    { word: { ko: '마룻장' }, meaning: { en: 'a floorboard', ko: '마루에 까는 길고 판판한 나무' } },
    {
      word: { en: 'valley', ko: '골짜기' },
      meaning: { en: 'low land between hills', ko: '산과 산 사이에 움푹 들어간 땅' },
    },
    {
      word: { en: 'plan', ko: '설계도' },
      meaning: { en: 'a drawing that shows how to build something', ko: '무엇을 어떻게 만들지 그려 놓은 그림' },
    },
    {
      word: { en: 'one way', ko: '편도' },
      meaning: { en: 'a ticket to go but not to come back', ko: '가기만 하고 돌아오지는 않는 표' },
    },
    {
      word: { en: 'wheelbarrow', ko: '외바퀴 손수레' },
      meaning: { en: 'a garden cart with one wheel that you push', ko: '바퀴가 하나 달린, 밀고 다니는 수레' },
    },
    {
      word: { en: 'doll carriage', ko: '인형 유모차' },
      meaning: { en: 'a little bed on wheels for dolls', ko: '인형을 태우고 미는 작은 수레' },
    },
    {
      word: { en: 'trembled' },
      meaning: { en: 'shook a little, the way you do when you are cold or scared', ko: '파르르 떨렸다' },
    },
    { word: { en: 'caboose' }, meaning: { en: 'the last car of a train', ko: '기차 맨 끝 칸' } },
    {
      word: { en: 'brakes', ko: '브레이크' },
      meaning: { en: 'the parts that make a train stop', ko: '기차나 자전거를 멈추게 하는 장치' },
    },
    {
      word: { en: 'petunias' },
      meaning: { en: 'garden flowers like little trumpets', ko: '나팔처럼 생긴 꽃, 페튜니아' },
    },
    {
      word: { en: 'sprinkler' },
      meaning: { en: 'a thing that throws water over the grass', ko: '잔디밭에 물을 뿌리는 기구' },
    },
    {
      word: { en: 'frosting' },
      meaning: { en: 'the sweet, creamy part on top of a cake', ko: '케이크에 바르는 달콤한 크림' },
    },
  ],
  questions: [
    {
      after: 6,
      picture: '6-3',
      ask: {
        en: 'It is almost two o’clock. What do you think Mr. Finch will do?',
        ko: '곧 두 시예요. 핀치 할아버지는 어떻게 하실까요?',
      },
      answers: [
        {
          say: { en: 'He will stay inside.', ko: '집 안에 계실 거예요.' },
          reply: {
            en: 'He has never had visitors, and he says he can’t do it. But now he knows that Charlotte is scared, too. Could that help him?',
            ko: '손님을 맞아 보신 적이 없고, 못 하겠다고도 하셨지요. 그런데 이제 샬롯도 무섭다는 걸 아세요. 그게 힘이 될까요?',
          },
        },
        {
          say: { en: 'He will come out.', ko: '밖으로 나오실 거예요.' },
          reply: {
            en: 'He never once left anybody at the wrong station. But there are a lot of feet coming. Turn the page and see.',
            ko: '손님을 엉뚱한 역에 내려 드린 적이 한 번도 없으시대요. 그런데 발이 아주 많이 와요. 다음 장을 볼까요?',
          },
        },
        {
          say: { en: 'He will write another note.', ko: '쪽지를 또 보내실 거예요.' },
          reply: {
            en: 'He might. It is easier to write a hard thing than to say it. What would you like his note to say?',
            ko: '그럴지도 몰라요. 어려운 말은 글로 쓰기가 더 쉬우니까요. 뭐라고 쓰시면 좋을까요?',
          },
        },
      ],
    },
    {
      after: 8,
      picture: '8-1',
      ask: {
        en: 'Mr. Finch stops at the end of his path. How do you think he feels?',
        ko: '핀치 할아버지가 마당 끝에서 멈추셨어요. 어떤 마음일까요?',
      },
      answers: [
        {
          say: { en: 'Scared.', ko: '무서울 거예요.' },
          reply: {
            en: 'He says so himself. He is the tallest person on the street, and he is scared. Look who is holding on to his coat.',
            ko: '직접 무섭다고 말씀하셨지요. 키가 제일 큰 어른도 무서울 때가 있어요. 누가 옷자락을 잡았는지 보세요.',
          },
        },
        {
          say: { en: 'Happy.', ko: '신날 거예요.' },
          reply: {
            en: 'He put on his cap, his coat and his whistle, so maybe a part of him is. You can be happy and scared at the same time.',
            ko: '모자에 외투에 호루라기까지 챙기셨으니 그런 마음도 있겠지요. 신나면서 무서울 수도 있어요.',
          },
        },
        {
          say: { en: 'Lonely.', ko: '외로울 거예요.' },
          reply: {
            en: 'He has lived for a long time with one chair. But count the children behind him. Does he look lonely now?',
            ko: '오랫동안 의자 하나로 지내셨으니까요. 그런데 뒤에 선 아이들을 세어 보세요. 지금도 외로우실까요?',
          },
        },
      ],
    },
    {
      picture: '2-2',
      ask: {
        en: 'Why did Ella, Sam and Marcus come to number 41, when their cards said 14?',
        ko: '엘라와 샘과 마커스는 초대장을 고쳐 받고도 왜 41번지로 왔을까요?',
      },
      answers: [
        {
          say: { en: 'They wanted to see the little town.', ko: '꼬마 마을이 보고 싶어서' },
          reply: {
            en: 'Yes. Priya told them about it when she borrowed their wagons. You can read it in Marcus’s bubble in chapter 7.',
            ko: '맞아요. 프리야가 수레를 빌리면서 마을 이야기를 했거든요. 7장에서 마커스가 한 말에 나와 있어요.',
          },
        },
        {
          say: { en: 'They forgot the new number.', ko: '고친 번지를 잊어버려서' },
          reply: {
            en: 'That can happen. But they had it in their pockets, in red. Look in chapter 7 for what Marcus has heard.',
            ko: '그럴 수도 있지요. 그런데 빨간 글씨로 고친 초대장이 있었어요. 7장에서 마커스가 무슨 말을 하는지 보세요.',
          },
        },
        {
          say: { en: 'They wanted to be the train.', ko: '기차놀이를 하고 싶어서' },
          reply: {
            en: 'In the end they were the train. But nobody knew about that yet. What had Priya told them about?',
            ko: '나중에는 다 같이 기차가 되었지요. 그런데 그건 아직 아무도 몰랐어요. 프리야가 무슨 이야기를 했을까요?',
          },
        },
      ],
    },
    {
      picture: '5-2',
      ask: { en: 'Why did the bridge keep falling down?', ko: '다리는 왜 삼십 년 동안 자꾸 무너졌을까요?' },
      answers: [
        {
          say: { en: 'The wood was cut to 14.', ko: '나무를 14로 잘라서' },
          reply: {
            en: 'Yes. The plan said 41. Charlotte saw it at once, because she had made the same mistake.',
            ko: '맞아요. 설계도에는 41이라고 적혀 있었지요. 샬롯은 똑같은 실수를 해 봐서 금방 알아봤어요.',
          },
        },
        {
          say: { en: 'The train was too heavy.', ko: '기차가 너무 무거워서' },
          reply: {
            en: 'The same train went across in the end, so it can’t have been too heavy. What was different about the new bridge?',
            ko: '나중에 그 기차가 다리를 무사히 건넜으니 무게 때문은 아니에요. 새 다리는 무엇이 달랐나요?',
          },
        },
        {
          say: { en: 'The wood was too old.', ko: '나무가 너무 낡아서' },
          reply: {
            en: 'He cut new wood every time. But look at the number on it, and then at the number on the plan.',
            ko: '나무는 번번이 새로 잘랐어요. 나무에 적힌 수와 설계도에 적힌 수를 견주어 보세요.',
          },
        },
      ],
    },
    {
      picture: '8-2',
      ask: {
        en: 'If you were one part of the train, which part would you be? What noise would you make?',
        ko: '기차놀이를 한다면 무엇을 맡고 싶나요? 어떤 소리를 낼까요?',
      },
      answers: [
        {
          say: { en: 'The steam.', ko: '하얀 김' },
          reply: {
            en: 'Ssssss! Stand at the front, please, and try not to fog up Theo’s glasses.',
            ko: '치이이익! 맨 앞에 서세요. 테오 안경에는 뿜지 말고요.',
          },
        },
        {
          say: { en: 'The brakes.', ko: '브레이크' },
          reply: {
            en: 'Skreeek! Theo is always the brakes, and he would be glad to have some help.',
            ko: '끼이이익! 브레이크는 맨날 테오가 했는데, 친구가 생겨서 좋아하겠어요.',
          },
        },
        {
          say: { en: 'The caboose.', ko: '맨 끝 칸' },
          reply: {
            en: 'Clickety-clack! Wave to everybody behind you. A cat may get on, too.',
            ko: '덜컹덜컹! 뒤를 보며 손을 흔들어 주세요. 고양이가 올라탈지도 몰라요.',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? Parts of it. There really is a town that small, with trains. It’s in Hamburg, in Germany, and it has more than nine miles of track and 200,000 tiny people. Nobody there may breathe east. And a 3 really does need only one more 3, the wrong way around, to be an 8. Try it on a cake, if you can get one away from the dog.',
    ko: '정말이냐고요? 조금은요. 기차가 다니는 꼬마 마을은 정말 있어요. 독일 함부르크에 있는데, 철길이 15킬로미터도 넘고, 콩알만 한 사람이 20만 명도 넘게 살아요. 동쪽으로 숨을 쉬어도 되는지는 가서 물어보세요. 3 옆에 뒤집힌 3을 그려 보는 건 집에서도 할 수 있어요. 강아지가 먼저 먹지만 않으면요.',
  },
};
