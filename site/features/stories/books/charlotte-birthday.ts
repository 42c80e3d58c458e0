import type { Book } from './book.ts';
import { chapters1To3 } from './charlotte-birthday/chapters-1-3.ts';
import { chapters4To6 } from './charlotte-birthday/chapters-4-6.ts';
import { chapters7To9 } from './charlotte-birthday/chapters-7-9.ts';

export const charlotteBirthday: Book = {
  id: 'charlotte-birthday',
  language: 'en',
  backLinkLabel: 'library',
  opening: {
    en: 'Twelve invitations, two numbers the wrong way around, and a door that nobody ever knocks on.',
    ko: '초대장 열두 장, 자리를 바꾼 숫자 두 개, 그리고 아무도 두드리지 않는 문 하나.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { en: 'invitations' },
      meaning: { en: 'letters that ask people to come to a party', ko: '놀러 오라고 보내는 편지, 초대장' },
    },
    {
      word: { en: 'address', ko: '주소' },
      meaning: { en: 'the number and street where somebody lives', ko: '집이 어디인지 알려 주는 번지와 길 이름' },
    },
    {
      word: { en: 'mail slot', ko: '편지 구멍' },
      meaning: { en: 'a hole in a door for letters', ko: '밖에서 편지를 밀어 넣으라고 문에 낸 구멍' },
    },
    {
      word: { en: 'conductor', ko: '차장' },
      meaning: {
        en: 'a person who checks tickets on a train and looks after the passengers',
        ko: '기차에서 표를 살피고 손님을 돌보는 사람',
      },
    },
    {
      word: { en: 'one way', ko: '편도' },
      meaning: { en: 'a ticket to go but not to come back', ko: '가기만 하고 돌아오지는 않는 표' },
    },
    { word: { en: 'caboose' }, meaning: { en: 'the last car of a train', ko: '기차 맨 끝 칸' } },
    {
      word: { en: 'frosting' },
      meaning: { en: 'the sweet, creamy part on top of a cake', ko: '케이크에 바르는 달콤한 크림' },
    },
    { word: { en: 'on purpose' }, meaning: { en: 'because you meant to', ko: '일부러' } },
    {
      word: { ko: '밴조' },
      meaning: { en: 'an instrument like a small, round guitar', ko: '기타처럼 줄을 튕기는 둥그런 악기' },
    },
    {
      word: { ko: '설계도' },
      meaning: { en: 'a drawing that shows how to build something', ko: '무엇을 어떻게 만들지 그려 놓은 그림' },
    },
  ],
  questions: [
    {
      ask: {
        en: 'Why did all twelve guests come to number 41, even the seven with fixed cards?',
        ko: '초대장을 고쳐 받은 일곱 명까지 왜 41번지로 왔을까요?',
      },
      answers: [
        {
          say: { en: 'They wanted to see what was behind the door.', ko: '문 안에 뭐가 있는지 궁금해서' },
          reply: {
            en: 'Wouldn’t you? Marcus had heard about a town. A door that never opens is the best door on any street.',
            ko: '마커스는 마을이 있다는 소문까지 들었대요. 안 열리는 문만큼 열어 보고 싶은 문도 없지요.',
          },
        },
        {
          say: { en: 'They read the number wrong.', ko: '번지를 또 잘못 읽어서' },
          reply: {
            en: 'They had it in red pencil, nice and big. Look again at what Marcus says in chapter 7.',
            ko: '빨간 연필로 큼직하게 고쳐 주었는걸요. 7장에서 마커스가 뭐라고 하는지 다시 볼까요?',
          },
        },
        {
          say: { en: 'For the banjo.', ko: '밴조를 치고 싶어서' },
          reply: {
            en: 'One of them did bring one, right past the sign. Now, what about the other six?',
            ko: '한 명은 정말 밴조를 메고 왔지요, 그 팻말 앞에요. 그럼 나머지 여섯 명은요?',
          },
        },
      ],
    },
    {
      ask: {
        en: 'What did Charlotte see on the bridge plan that Mr. Finch had missed for so long?',
        ko: '할아버지가 못 보신 것을 샬롯은 어떻게 알아챘나요?',
      },
      answers: [
        {
          say: { en: 'A 41 that had turned into a 14.', ko: '자기도 41과 14를 바꿔 써 봐서' },
          reply: {
            en: 'She knew that trick very well. She had done it twelve times.',
            ko: '그것도 열두 번이나요. 그러니 척 보면 알지요!',
          },
        },
        {
          say: { en: 'A tiny town with a river.', ko: '눈이 아주 밝아서' },
          reply: {
            en: 'It’s a very fine town. But what did the plan say, and what did the wood say?',
            ko: '핀치 할아버지도 콩알만 한 사람을 깎으실 만큼 눈이 밝으세요. 설계도와 나무에 뭐라고 적혀 있었지요?',
          },
        },
        {
          say: { en: 'Nothing. She just guessed.', ko: '그냥 찍어서' },
          reply: {
            en: 'She’s a good guesser. But before she guessed, she asked how long something was meant to be.',
            ko: '찍기도 잘 찍지만, 먼저 하나를 여쭤봤어요. 다리가 원래 얼마나 길어야 하느냐고요.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'If you were one part of the train, which part would you be? What noise would you make?',
        ko: '내가 기차라면 어떤 부분이 되고 싶나요? 어떤 소리를 낼까요?',
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
            en: 'Skreeek! Theo would like a word with you. He has waited years for a second pair of brakes.',
            ko: '끼이이익! 테오가 악수하재요. 브레이크 친구를 오래 기다렸대요.',
          },
        },
        {
          say: { en: 'The caboose.', ko: '맨 끝 칸' },
          reply: {
            en: 'Clickety-clack, and a wave out the back. Watch out for cats.',
            ko: '덜컹덜컹! 뒤를 보며 손도 흔들어 주세요. 고양이가 올라탈지도 몰라요.',
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
