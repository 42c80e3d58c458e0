import type { Book } from '../model/book.ts';
import { chapters1To3 } from './pyeongchang-story/chapters-1-3.ts';
import { chapters4To6 } from './pyeongchang-story/chapters-4-6.ts';
import { chapters7To8 } from './pyeongchang-story/chapters-7-8.ts';
import { forParents } from './pyeongchang-story/for-parents.ts';

export const pyeongchangStory: Book = {
  id: 'pyeongchang-story',
  backLinkLabel: 'library',
  opening: {
    en: 'A rice box with two bottoms, a place with too many names, and one missing box of taffy.',
    ko: '바닥이 두 개인 쌀되, 이름이 자꾸 바뀐 동네, 그리고 온데간데없는 엿 한 상자.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To8],
  gloss: [
    { word: { en: 'Doyun' }, meaning: { en: 'a boy’s name (say: doh-yoon)', ko: '도윤이' }, spoken: '도윤' },
    {
      word: { en: 'Halmeoni' },
      meaning: { en: 'Grandma in Korean (say: HAL-muh-nee)', ko: '할머니' },
      spoken: '할머니',
    },
    { word: { en: 'Yeong-su' }, meaning: { en: 'a boy’s name (say: yung-soo)', ko: '영수' }, spoken: '영수' },
    { word: { en: 'persimmon' }, meaning: { en: 'a sweet orange fruit that ripens in the fall', ko: '감' } },
    {
      word: { en: 'rice box', ko: '쌀되' },
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
      word: { en: 'Gyeonggi', ko: '경기도' },
      meaning: { en: 'the land around Seoul (say: gyung-ghee)', ko: '서울을 빙 둘러싼 넓은 고장' },
      spoken: '경기도',
    },
    { word: { en: 'Province' }, meaning: { en: 'a big piece of a country, with many towns in it', ko: '도' } },
    { word: { en: 'Seoul' }, meaning: { en: 'the capital city of Korea (say: soul)', ko: '서울' }, spoken: '서울' },
    {
      word: { en: 'Pyeongchang' },
      meaning: { en: 'the name of the neighborhood (say: pyung-chang)', ko: '평창' },
      spoken: '평창',
    },
    {
      word: { en: 'ridge', ko: '능선' },
      meaning: { en: 'the long back of a mountain', ko: '산등성이를 따라 길게 이어진 선' },
    },
    { word: { ko: '사서' }, meaning: { en: 'a librarian', ko: '도서관에서 책을 모으고 찾아 주는 사람' } },
    { word: { ko: '고을' }, meaning: { en: 'a county in the old days', ko: '옛날에 나라를 나눈 곳. 지금의 시나 군' } },
    { word: { ko: '사흘' }, meaning: { en: 'three days', ko: '3일. 하루, 이틀, 사흘' } },
    { word: { ko: '나흘' }, meaning: { en: 'four days', ko: '4일. 하루, 이틀, 사흘, 나흘' } },
    { word: { ko: '투구' }, meaning: { en: 'a helmet', ko: '옛날에 싸울 때 머리에 쓰던 쇠 모자' } },
    {
      word: { en: 'taxes', ko: '세금' },
      meaning: { en: 'what people pay to their country', ko: '나라 살림에 쓰라고 사람들이 내는 것' },
    },
    {
      word: { en: 'pheasants', ko: '꿩' },
      meaning: { en: 'wild birds with long, fancy tails', ko: '꼬리가 길고 고운 산새' },
    },
    {
      word: { en: 'Daedong', ko: '대동법' },
      meaning: { en: 'the name of the rice law (say: day-dong)', ko: '여러 가지 물건 대신 쌀로 세금을 내게 한 법' },
      spoken: '대동법',
    },
    {
      word: { en: 'storehouse', ko: '창고' },
      meaning: { en: 'a building for keeping things', ko: '물건을 넣어 두는 집, 곳간' },
    },
    { word: { ko: '평창 터' }, meaning: { en: 'the place where Pyeongchang stood', ko: '평창이 있던 자리' } },
    {
      word: { en: 'Chuseok' },
      meaning: {
        en: 'Korea’s harvest holiday in the fall (say: choo-suk)',
        ko: '가을에 햇곡식으로 음식을 차리는 명절',
      },
      spoken: '추석',
    },
    {
      word: { en: 'Se-geom-jeong-ro' },
      meaning: { en: 'Sword-Washing Pavilion Road (say: seh-gum-jung-no)', ko: '세검정로' },
      spoken: '세검정로',
    },
    {
      word: { en: 'Pyeong-chang-mun-hwa-ro' },
      meaning: { en: 'Pyeongchang Culture Road (say: pyung-chang-moon-hwa-ro)', ko: '평창문화로' },
      spoken: '평창문화로',
    },
    {
      word: { en: 'signed', ko: '서명' },
      meaning: { en: 'wrote their names to say yes', ko: '그렇게 하자는 뜻으로 이름을 적는 일' },
    },
    { word: { en: 'bronze' }, meaning: { en: 'a brown metal that statues are made of', ko: '청동' } },
    { word: { ko: '핀잔' }, meaning: { en: 'a grumpy remark', ko: '그러지 말라고 퉁명스럽게 하는 말' } },
    { word: { en: 'smudge' }, meaning: { en: 'a spot where ink has been rubbed and can’t be read', ko: '번진 자국' } },
    { word: { ko: '형체' }, meaning: { en: 'a shape', ko: '물건의 생김새' } },
    {
      word: { en: 'shrine', ko: '산신각' },
      meaning: { en: 'a small holy building; this one belongs to the mountain spirit', ko: '산신령을 모시는 작은 집' },
    },
    {
      word: { ko: '제사' },
      meaning: { en: 'a meal set out for the spirits', ko: '신령님이나 조상님께 음식을 차려 올리는 일' },
    },
    {
      word: { ko: '보현봉' },
      meaning: { en: 'a high peak above the neighborhood (say: boh-hyun-bong)', ko: '북한산 자락의 높은 봉우리' },
    },
    { word: { en: 'visor' }, meaning: { en: 'a brim that keeps the sun out of your eyes', ko: '햇빛을 가리는 선캡' } },
    {
      word: { en: 'percent', ko: '65퍼센트' },
      meaning: {
        en: 'out of every hundred: 65 percent is 65 out of every hundred',
        ko: '전체를 100칸으로 나눴을 때 몇 칸인지 나타내는 말. 65퍼센트는 100칸 가운데 65칸',
      },
    },
    { word: { en: 'Harin' }, meaning: { en: 'a girl’s name (say: hah-rin)', ko: '하린이' }, spoken: '하린' },
    {
      word: { en: 'Segeomjeong' },
      meaning: { en: 'the Sword-Washing Pavilion (say: seh-gum-jung)', ko: '세검정' },
      spoken: '세검정',
    },
    {
      word: { en: 'pavilion', ko: '정자' },
      meaning: {
        en: 'a roof on posts, to sit under and look out',
        ko: '기둥 위에 지붕만 얹어, 앉아서 쉬며 둘러보는 집',
      },
    },
    { word: { en: 'rinsed' }, meaning: { en: 'washed off with water', ko: '물에 헹구어 뺐다' } },
    { word: { en: 'drafts' }, meaning: { en: 'first tries at writing something', ko: '처음 써 본 글' } },
    {
      word: { ko: '실록' },
      meaning: {
        en: 'the story of a king’s years, written by officials',
        ko: '임금님 때 있었던 일을 날마다 적어 모은 책',
      },
    },
    { word: { ko: '버들치' }, meaning: { en: 'a small fish of clear streams', ko: '맑은 물에 사는 작은 물고기' } },
    {
      word: { en: 'Bamnamu-gol', ko: '밤나무골' },
      meaning: { en: 'Chestnut Valley (say: bahm-nah-moo-gohl)', ko: '밤나무가 많은 골짜기' },
      spoken: '밤나무골',
    },
    {
      word: { en: 'Yulmok-dong' },
      meaning: { en: 'Chestnut Valley again, in a fancier language (say: yool-mohk-dong)', ko: '율목동' },
      spoken: '율목동',
    },
    {
      word: { en: 'burrs', ko: '밤송이' },
      meaning: { en: 'the prickly coats that chestnuts grow in', ko: '밤알을 싸고 있는 가시투성이 껍데기' },
    },
    {
      word: { en: 'stub', ko: '몽당' },
      meaning: { en: 'the short end that is left over', ko: '다 닳아서 짤막해진 것' },
    },
    {
      word: { en: 'Busan' },
      meaning: { en: 'a city by the sea, far from Seoul (say: boo-sahn)', ko: '부산' },
      spoken: '부산',
    },
    {
      word: { en: 'interest', ko: '이자' },
      meaning: { en: 'a little extra that you add when you pay something back', ko: '빌린 것을 갚을 때 얹어 주는 덤' },
    },
    {
      word: { en: 'Bukhansan' },
      meaning: { en: 'the big mountain above the neighborhood (say: book-hahn-sahn)', ko: '북한산' },
      spoken: '북한산',
    },
  ],
  questions: [
    {
      after: 4,
      picture: '4-4',
      ask: {
        en: 'The last line of the map is empty. What do you think it is for?',
        ko: '지도의 마지막 줄은 비어 있어요. 왜 비어 있을까요?',
      },
      answers: [
        {
          say: { en: 'Yeong-su forgot it.', ko: '영수가 깜빡해서' },
          reply: {
            en: 'Maybe. He was only seven. But he wrote a neat 5 in front of nothing. Why would he do that?',
            ko: '일곱 살이니 그럴 수도 있지요. 그런데 아무것도 안 쓸 거면 숫자 5는 왜 적었을까요?',
          },
        },
        {
          say: { en: 'Something is hidden there.', ko: '안 보이게 쓴 글씨가 있어서' },
          reply: {
            en: 'Then how could anybody read it? Keep an eye on the small brother’s hand in chapter 6.',
            ko: '그렇다면 어떻게 읽을까요? 6장에서 동생의 손을 잘 보세요.',
          },
        },
        {
          say: { en: 'It is where you write that you found it.', ko: '다 찾은 사람이 쓰라고' },
          reply: {
            en: 'I would like that. Keep a pencil ready, and see what Doyun finds there in chapter 7.',
            ko: '그것도 좋은데요. 연필을 들고 7장까지 가 봐요. 도윤이는 그 줄에서 무엇을 볼까요?',
          },
        },
      ],
    },
    {
      after: 6,
      picture: '6-3',
      ask: {
        en: 'Little Yeong-su sits on the rock with his fist shut. How do you think he feels?',
        ko: '어린 영수가 주먹을 꼭 쥐고 바위에 앉아 있어요. 어떤 마음일까요?',
      },
      answers: [
        {
          say: { en: 'Sorry.', ko: '미안할 거예요.' },
          reply: {
            en: 'I think so, too. But he had to say it for three days without talking. How would you do that?',
            ko: '나도 그럴 것 같아요. 그런데 말을 안 하고 미안하다고 하려면 어떻게 해야 할까요?',
          },
        },
        {
          say: { en: 'Angry.', ko: '화가 났을 거예요.' },
          reply: {
            en: 'His brother shouted at him, so he may be. Look at his face and at his brother’s. Are they the same?',
            ko: '형이 소리를 질렀으니 그럴 수 있어요. 형 얼굴하고 동생 얼굴을 보세요. 똑같은가요?',
          },
        },
        {
          say: { en: 'Scared.', ko: '겁이 났을 거예요.' },
          reply: {
            en: 'His brother was nine, and very loud. And still he stayed on the rock. What did he want to happen?',
            ko: '형은 아홉 살이고 목소리도 컸지요. 그런데도 바위를 안 떠났어요. 무엇을 기다렸을까요?',
          },
        },
      ],
    },
    {
      picture: '2-3',
      ask: {
        en: 'How did Doyun know both maps showed the same place?',
        ko: '이름이 다른데도 도윤이는 두 지도가 같은 곳이라는 걸 어떻게 알았나요?',
      },
      answers: [
        {
          say: { en: 'The hills and the stream fit.', ko: '산과 물줄기가 똑같아서' },
          reply: {
            en: 'Yes, every last wiggle. People had changed the names, but nobody had moved the hills.',
            ko: '꼬불꼬불한 데까지 딱 맞았지요. 이름은 사람이 바꿔도 산은 아무도 못 옮겨요.',
          },
        },
        {
          say: { en: 'Halmeoni told him.', ko: '할머니가 알려 주셔서' },
          reply: {
            en: 'Halmeoni asked him a very good question. Then what did he hold up to the window at sunrise?',
            ko: '할머니는 아주 좋은 물음을 던지셨지요. 그다음 해 뜰 때 도윤이가 창문에 무엇을 댔지요?',
          },
        },
        {
          say: { en: 'Mom’s fat book showed him.', ko: '엄마 책에 나와서' },
          reply: {
            en: 'The book told him when the names changed. But which picture at the end of chapter 2 made him sure?',
            ko: '책은 이름이 언제 바뀌었는지 알려 줬어요. 그런데 2장 끝에서 “딱 맞는다!” 한 까닭은요?',
          },
        },
      ],
    },
    {
      picture: '8-2',
      ask: { en: 'Why did Yeong-su make his brother walk so far?', ko: '영수는 왜 형을 그렇게 멀리 걷게 했을까요?' },
      answers: [
        {
          say: { en: 'So that he wouldn’t be angry anymore.', ko: '걷는 동안 화가 풀리라고' },
          reply: {
            en: 'Five kilometers is a good, long way to stop being angry. Yeong-su even put a pavilion on it where people washed their swords.',
            ko: '5킬로미터를 걷다 보면 화도 지치지요. 칼을 씻던 데까지 들르게 했고요.',
          },
        },
        {
          say: { en: 'To look at the brothers who don’t fight.', ko: '안 싸우는 형제를 보라고' },
          reply: {
            en: 'That is number 3, and the note says to read it again. I think he hoped that they could be like that, too.',
            ko: '그게 3번이지요. 쪽지에도 다시 읽으라고 했고요. 우리도 저렇게 지내자는 말이었을 거예요.',
          },
        },
        {
          say: { en: 'To have time for the taffy.', ko: '그동안 엿을 먹으려고' },
          reply: {
            en: 'A clever plan! But the taffy was gone before the map was drawn. Chestnut Grandpa says so on the phone in chapter 6.',
            ko: '그럴듯한데요! 그런데 지도를 그린 건 엿이 없어진 다음이에요. 6장에서 밤골 할아버지가 전화로 들려주시지요.',
          },
        },
      ],
    },
    {
      picture: '8-4',
      ask: {
        en: 'Does your neighborhood have an old name? Who could you ask?',
        ko: '우리 동네에도 옛날 이름이 있나요? 누구에게 물어볼까요?',
      },
      answers: [
        {
          say: { en: 'Somebody very old.', ko: '동네에서 제일 나이가 많으신 분' },
          reply: {
            en: 'Take a chair. There may be more than one name, and every one has a story.',
            ko: '의자부터 가져가세요. 이름마다 이야기가 하나씩 딸려 나올 거예요.',
          },
        },
        {
          say: { en: 'A librarian.', ko: '도서관 선생님' },
          reply: {
            en: 'Good idea. There is often a fat book about your own streets, and a librarian knows which shelf it is on.',
            ko: '좋은 생각이에요. 우리 동네 책이 어느 칸에 있는지 다 아세요. 헬멧을 쓰고 계실지도 몰라요.',
          },
        },
        {
          say: { en: 'The cat.', ko: '동네 고양이' },
          reply: {
            en: 'The cats were there the whole time. Bami is in all twenty-eight pictures. Has she said one word?',
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
