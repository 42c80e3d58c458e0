import type { Book } from './book.ts';
import { chapters1To3 } from './pyeongchang-story/chapters-1-3.ts';
import { chapters4To6 } from './pyeongchang-story/chapters-4-6.ts';
import { chapters7To8 } from './pyeongchang-story/chapters-7-8.ts';
import { forParents } from './pyeongchang-story/for-parents.ts';

export const pyeongchangStory: Book = {
  id: 'pyeongchang-story',
  language: 'ko',
  backLinkLabel: 'library',
  opening: {
    en: 'A rice box with two bottoms, a place with too many names, and one missing box of taffy.',
    ko: '바닥이 두 개인 쌀 되, 이름이 자꾸 바뀐 동네, 그리고 온데간데없는 엿 한 상자.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To8],
  gloss: [
    {
      word: { en: 'persimmon' },
      meaning: { en: 'a sweet orange fruit that ripens in the fall', ko: '감' },
    },
    {
      word: { en: 'rice box', ko: '쌀 되' },
      meaning: { en: 'a square wooden box for measuring rice', ko: '쌀이 얼마나 되는지 재는 네모난 나무 그릇' },
    },
    {
      word: { en: 'taffy', ko: '엿' },
      meaning: {
        en: 'a very chewy candy; Korean taffy is made of rice and malt',
        ko: '쌀과 엿기름을 고아 만든 쫀득한 옛날 과자',
      },
    },
    {
      word: { en: 'peaks', ko: '봉우리' },
      meaning: { en: 'the high tops of mountains', ko: '산에서 우뚝 솟은 꼭대기' },
    },
    {
      word: { en: 'taxes', ko: '세금' },
      meaning: { en: 'what people pay to their country', ko: '나라 살림에 쓰라고 사람들이 내는 것' },
    },
    {
      word: { en: 'pheasants' },
      meaning: { en: 'wild birds with long, fancy tails', ko: '꿩' },
    },
    {
      word: { en: 'storehouse', ko: '창고' },
      meaning: { en: 'a building for keeping things', ko: '물건을 넣어 두는 집, 곳간' },
    },
    {
      word: { en: 'signed', ko: '서명' },
      meaning: { en: 'wrote their names to say yes', ko: '그렇게 하자는 뜻으로 이름을 적는 일' },
    },
    {
      word: { en: 'shrine', ko: '산신각' },
      meaning: { en: 'a small house for the mountain spirit', ko: '산신령을 모시는 작은 집' },
    },
    {
      word: { en: 'ridge', ko: '능선' },
      meaning: { en: 'the long back of a mountain', ko: '산등성이를 따라 길게 이어진 선' },
    },
    {
      word: { ko: '형체' },
      meaning: { en: 'a shape', ko: '물건의 생김새' },
    },
    {
      word: { en: 'pavilion' },
      meaning: { en: 'a roof on posts, to sit under and look out', ko: '정자' },
    },
    {
      word: { ko: '암문' },
      meaning: { en: 'a hidden gate in a fortress wall', ko: '성벽에 눈에 안 띄게 낸 작은 문' },
    },
    {
      word: { en: 'burrs' },
      meaning: { en: 'the prickly coats that chestnuts grow in', ko: '밤송이' },
    },
    {
      word: { en: 'interest', ko: '이자' },
      meaning: {
        en: 'interest: a little extra that you add when you pay something back',
        ko: '빌린 것을 갚을 때 얹어 주는 덤',
      },
    },
  ],
  questions: [
    {
      ask: {
        en: 'How did Doyun know both maps showed the same place?',
        ko: '이름이 다른데도 도윤이는 두 지도가 같은 곳이라는 걸 어떻게 알았나요?',
      },
      answers: [
        {
          say: { en: 'The hills and the stream fit.', ko: '산과 물줄기가 똑같아서' },
          reply: {
            en: 'Every last wiggle. Signposts get around. Streams mostly stay in bed.',
            ko: '꼬불꼬불한 데까지 딱 맞았지요. 팻말은 돌아다녀도 산은 집에만 있거든요.',
          },
        },
        {
          say: { en: 'Halmeoni told him.', ko: '할머니가 알려 주셔서' },
          reply: {
            en: 'Halmeoni asked him something and went on peeling. What did he hold up to the window at sunrise?',
            ko: '할머니는 한마디 물어보시고 감만 깎으셨지요. 해 뜰 때 도윤이가 창문에 무엇을 댔더라?',
          },
        },
        {
          say: { en: 'He asked the tiger.', ko: '호랑이한테 물어봐서' },
          reply: {
            en: 'The tiger can keep a secret. You can see it in its face. Have another look at the end of chapter 2.',
            ko: '호랑이는 입이 아주 무겁던데요. 2장 마지막 그림의 창문을 다시 볼까요?',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Why did Yeong-su make his brother walk so far?',
        ko: '영수는 왜 형을 그렇게 멀리 걷게 했을까요?',
      },
      answers: [
        {
          say: { en: 'So he’d be too tired to shout.', ko: '걷는 동안 화가 풀리라고' },
          reply: {
            en: 'Five kilometers will do that. He only forgot one thing, and that was to say where the map was.',
            ko: '5킬로미터를 걸으면 다리부터 풀리지요. 지도를 너무 꼭꼭 숨긴 게 탈이었지만요.',
          },
        },
        {
          say: { en: 'To look at the brothers who don’t fight.', ko: '안 싸우는 형제를 보라고' },
          reply: {
            en: 'Well, and long. And which number did the note say to read again?',
            ko: '잘 보고, 오래 보라고 했지요. 쪽지에는 지도 몇 번을 다시 읽으라고 적혀 있었더라?',
          },
        },
        {
          say: { en: 'To have time for the taffy.', ko: '그동안 엿을 먹으려고' },
          reply: {
            en: 'A clever plan! But when did he draw the map? Chestnut Grandpa tells it on the phone, in chapter 6.',
            ko: '그럴듯한데요! 그런데 지도는 언제 그렸지요? 6장에서 밤골 할아버지가 전화로 들려주세요.',
          },
        },
      ],
    },
    {
      ask: {
        en: 'Does your neighborhood have an old name? Who could you ask?',
        ko: '우리 동네에도 옛날 이름이 있나요? 누구에게 물어볼까요?',
      },
      answers: [
        {
          say: { en: 'Somebody very old.', ko: '동네에서 제일 나이가 많으신 분' },
          reply: {
            en: 'Sit down first. It’s never just one name. And look under their rice.',
            ko: '의자부터 가져가세요. 이름 하나로 끝나지 않을 거예요. 그 댁 쌀 되 밑도 한번 보고요.',
          },
        },
        {
          say: { en: 'A librarian.', ko: '도서관 선생님' },
          reply: {
            en: 'There’s a fat book about your street, and somebody who knows which shelf. She may be wearing a helmet.',
            ko: '우리 동네 책이 어느 칸에 있는지 다 아세요. 헬멧을 쓰고 계실지도 몰라요.',
          },
        },
        {
          say: { en: 'The cat.', ko: '동네 고양이' },
          reply: {
            en: 'The cats were there the whole time. Bami was in all twenty-eight pictures, and did she ever say one word?',
            ko: '제일 잘 알걸요. 밤이는 그림 스물여덟 장에 다 있었잖아요. 말은 한마디도 안 했지만요.',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? The place is. The years on the signposts are, and so are the tiger, the trail and the stream that washed words. Doyun, the old brothers and the taffy are made up. The candle writing you can do tonight. Write on white paper with a white candle, brush watercolor over it, and wait. It’s very good for saying sorry.',
    ko: '정말이냐고요? 동네는 정말이에요. 팻말이 바뀐 해도, 안 무는 호랑이도, 글씨를 씻던 물도요. 도윤이와 밤골 할아버지 형제와 엿은 지어낸 거예요. 양초 글씨는 오늘 밤에라도 써 볼 수 있어요. 하얀 종이에 하얀 양초로 쓰고 물감을 쓱 칠하면 글씨가 나와요. 몰래 먹은 게 있을 때 쓰면 좋아요.',
  },
  forParents,
};
