import type { Book } from '../model/book.ts';
import { chapters1To3 } from './korean-charlotte-birthday/chapters-1-3.ts';
import { chapters4To6 } from './korean-charlotte-birthday/chapters-4-6.ts';
import { chapters7To9 } from './korean-charlotte-birthday/chapters-7-9.ts';

export const koreanCharlotteBirthday: Book = {
  id: 'korean-charlotte-birthday',
  backLinkLabel: 'home',
  opening: {
    en: 'One lost day, one very small number, and a handful of seaweed that didn’t know when to stop.',
    ko: '비행기가 꿀꺽한 하루, 개미만 한 숫자, 그리고 불어도 너무 불어난 미역.',
  },
  chapters: [...chapters1To3, ...chapters4To6, ...chapters7To9],
  gloss: [
    {
      word: { en: 'Halmeoni' },
      meaning: { en: 'Grandma in Korean (say: HAL-muh-nee)', ko: '할머니' },
      spoken: '할머니',
    },
    {
      word: { en: 'Oppa', ko: '오빠' },
      meaning: {
        en: 'what a girl in Korea calls her big brother or an older boy in the family (say: OH-pah)',
        ko: '여자아이가 저보다 나이 많은 남자 형제나 사촌을 부르는 말',
      },
      spoken: '오빠',
    },
    {
      word: { en: 'Doyun' },
      meaning: { en: 'a boy’s name (say: DOH-yoon)', ko: '남자아이 이름, 도윤' },
      spoken: '도윤',
    },
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
      word: { ko: '찬장' },
      meaning: { en: 'a kitchen cupboard', ko: '그릇이나 먹을 것을 넣어 두는 부엌 장' },
    },
    {
      word: { en: 'giant bowl', ko: '양푼' },
      meaning: { en: 'a big, wide metal mixing bowl', ko: '음식을 담거나 버무리는 크고 넓적한 쇠그릇' },
    },
    {
      word: { en: 'strands', ko: '가닥' },
      meaning: { en: 'long, thin pieces, like hairs', ko: '실처럼 길고 가는 것을 세는 말' },
    },
    {
      word: { en: 'Duna' },
      meaning: { en: 'a woman’s name (say: DOO-nah); two is “dool”', ko: '두나, 이모의 이름' },
      spoken: '두나',
    },
    {
      word: { en: 'Tteok' },
      meaning: { en: 'rice cake in Korean (say: tuck)', ko: '떡' },
      spoken: '떡',
    },
    {
      word: { en: 'millet balls', ko: '수수팥떡' },
      meaning: {
        en: 'small, round rice-cake balls made of millet, with red beans all over',
        ko: '동그란 수수떡에 붉은 팥고물을 묻힌 떡',
      },
    },
    {
      word: { en: 'slab' },
      meaning: { en: 'a big, flat, thick piece', ko: '넓적하고 두툼한 조각' },
    },
    {
      word: { ko: '백설기' },
      meaning: { en: 'snow-white steamed rice cake', ko: '쌀가루를 하얗게 쪄 낸 떡' },
    },
    {
      word: { en: 'hanbok', ko: '한복' },
      meaning: { en: 'Korean traditional clothes (say: HAHN-boke)', ko: '옛날부터 입어 온 우리 옷' },
      spoken: '한복',
    },
    {
      word: { ko: '색동저고리' },
      meaning: { en: 'a hanbok jacket with rainbow sleeves', ko: '소매에 여러 빛깔 줄이 있는 한복 윗옷' },
    },
    {
      word: { en: 'Seo' },
      meaning: { en: 'a family name (say: suh)', ko: '성씨의 하나, 서' },
      spoken: '서',
    },
    {
      word: { en: 'hem', ko: '치맛단' },
      meaning: { en: 'the bottom edge of a skirt', ko: '치마의 맨 아래 가장자리' },
    },
    {
      word: { en: 'yut', ko: '윷' },
      meaning: {
        en: 'a Korean board game with four sticks instead of dice (say: yoot)',
        ko: '한쪽은 둥글고 한쪽은 납작한 나무 막대 네 개. 던지며 노는 놀이도 윷이라고 해요',
      },
      spoken: '윷',
    },
    {
      word: { ko: '멍석' },
      meaning: { en: 'a big straw mat', ko: '짚으로 엮어 만든 커다란 깔개' },
    },
    {
      word: { en: 'mo', ko: '모' },
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
    {
      word: { ko: '초승달' },
      meaning: { en: 'the thin moon at the start of a moon month', ko: '음력으로 한 달이 시작될 때 뜨는 가는 달' },
    },
    {
      word: { en: 'Bami' },
      meaning: { en: 'the cat’s name: Little Chestnut (say: BAH-mee)', ko: '고양이 이름, 밤이' },
      spoken: '밤이',
    },
  ],
  questions: [
    {
      after: 4,
      picture: '4-1',
      ask: {
        en: 'Halmeoni doesn’t say one word. How does Charlotte feel while she waits?',
        ko: '할머니가 한참 말씀이 없으셨어요. 기다리는 샬롯은 어떤 마음일까요?',
      },
      answers: [
        {
          say: { en: 'Sorry.', ko: '미안할 거예요.' },
          reply: {
            en: 'Her ears got hot, so I think so, too. She only wanted to help.',
            ko: '귀가 화끈거렸다니 그럴 거예요. 도와드리려던 건데 말이에요.',
          },
        },
        {
          say: { en: 'Scared.', ko: '무서울 거예요.' },
          reply: {
            en: 'It is hard to wait when somebody may be angry. Now look at Halmeoni’s mouth. Is that an angry mouth?',
            ko: '혼날까 봐 기다릴 때가 제일 떨리지요. 그런데 그림에서 할머니 입을 보세요. 화난 입인가요?',
          },
        },
        {
          say: { en: 'She wants to laugh.', ko: '웃음이 나올 것 같아요.' },
          reply: {
            en: 'A dinosaur is swimming past a boy with a green mustache. Can you look at him and not laugh?',
            ko: '초록 콧수염 옆으로 공룡이 헤엄쳐 가잖아요. 안 웃고 볼 수 있나요?',
          },
        },
      ],
    },
    {
      after: 6,
      picture: '6-1',
      ask: {
        en: 'No pot goes home empty. What will the cleaner put in his?',
        ko: '빈 그릇은 안 돌려보낸대요. 세탁소 아저씨는 냄비에 무엇을 담을까요?',
      },
      answers: [
        {
          say: { en: 'Pins and thread.', ko: '핀이랑 실' },
          reply: {
            en: 'He has plenty of those. But what could he make with them, if he had a bit of cloth?',
            ko: '그건 세탁소에 많지요. 거기에 천 조각만 있으면 무엇을 만들 수 있을까요?',
          },
        },
        {
          say: { en: 'Something he sewed.', ko: '바느질해서 만든 것' },
          reply: {
            en: 'He is good at that. Somebody may come in with clothes that don’t fit. Turn the page.',
            ko: '바느질이라면 자신 있지요. 마침 옷이 안 맞는 손님이 올지도 몰라요. 다음 장을 볼까요?',
          },
        },
        {
          say: { en: 'Nothing at all.', ko: '아무것도 안 담아요.' },
          reply: {
            en: 'He is a quiet man. But nobody in that alley has done that yet, not even the cat.',
            ko: '말이 없는 분이긴 해요. 하지만 이 골목에서 빈 냄비를 돌려준 집은 아직 하나도 없었어요.',
          },
        },
      ],
    },
    {
      picture: '1-1',
      ask: { en: 'Where do you think the fourteenth went?', ko: '샬롯의 14일은 어디로 갔을까요?' },
      answers: [
        {
          say: { en: 'It fell into the sea.', ko: '바다에 풍덩 빠졌어요.' },
          reply: {
            en: 'Very nearly. In the middle of the Pacific Ocean there is a line where the date changes. You can’t see it, and it doesn’t go bump.',
            ko: '거의 맞았어요. 태평양 한가운데에 날짜가 바뀌는 줄이 있거든요. 눈에도 안 보이고, 넘을 때 덜컹하지도 않아요.',
          },
        },
        {
          say: { en: 'It stayed at home with Dad.', ko: '아빠랑 집에 남았어요.' },
          reply: {
            en: 'Yes, Dad and Noodle had all of it, from morning till night. On the plane it lasted only a few hours. Charlotte was asleep.',
            ko: '맞아요, 아빠랑 누들은 아침부터 밤까지 14일이었어요. 비행기에서는 몇 시간뿐이었는데, 샬롯이 쿨쿨 자 버렸고요.',
          },
        },
        {
          say: { en: 'Halmeoni had it all along.', ko: '할머니가 갖고 계셨어요.' },
          reply: {
            en: 'She had another birthday, the moon’s. Look under the big numbers in chapter 2. And who wrote a 14 in chapter 9?',
            ko: '할머니 댁에 있던 건 달로 센 생일이었지요. 2장의 큰 숫자 밑을 보세요. 그런데 9장에서 14를 적은 사람은 누구였지요?',
          },
        },
      ],
    },
    {
      picture: '5-1',
      ask: {
        en: 'What came back in the pots? What would you put in?',
        ko: '냄비에 무엇무엇이 담겨 돌아왔나요? 나라면 무엇을 담아 줄까요?',
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
            en: 'Mr. Seo shakes your hand. He says nothing. Most of what he made didn’t go in a pot. Where is it now?',
            ko: '세탁소 아저씨가 말없이 손을 내미네요. 아저씨 냄비에는 단추 하나뿐이었지요. 만든 건 어디에 달렸나요?',
          },
        },
        {
          say: { en: 'A cat.', ko: '고양이' },
          reply: {
            en: 'Somebody did, or the cat did it herself. It’s a good thing she came out again. Who else could have judged the game?',
            ko: '그런 냄비도 하나 있었지요. 도로 꺼내길 잘했어요. 안 그랬으면 8장에서 심판은 누가 봐요?',
          },
        },
      ],
    },
    {
      picture: '8-1',
      ask: { en: 'Was the cat a fair referee?', ko: '고양이 심판은 공평했나요?' },
      answers: [
        {
          say: { en: 'Yes. Five is five.', ko: '네, 모는 모예요.' },
          reply: {
            en: 'Chestnut Grandpa agrees with you and the cat. But did you look at his sleeve? There is the lost button.',
            ko: '밤골 할아버지도 같은 편이세요. 그런데 할아버지 소매 속은 봤나요? 없어진 단추가 거기 있어요.',
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
    en: 'Is it true? Most of it. There really is a line in the ocean where the date changes. Fly over it to Korea, and you lose a day. Fly home, and you get one back. Your eighth moon birthday usually comes a day or two after your sun birthday. On the second day of every moon month, the moon is as thin as a fingernail. Look low in the west, just after sunset. Dry seaweed grows about ten times as big in water. It doesn’t open doors, as far as we know. And an old story says that people first tried it when they saw a mother whale eat some after she had her baby. Nobody has asked the whale.',
    ko: '정말이냐고요? 거의 다 정말이에요. 바다 한가운데에는 날짜가 바뀌는 줄이 있어요. 한국으로 넘어오면 하루를 잃고, 도로 넘어가면 하루를 돌려받지요. 여덟 번째 음력 생일은 해를 보고 세는 양력 생일보다 하루나 이틀 늦게 올 때가 많아요. 음력 2일은 초이틀이라고 하는데, 초이틀에는 언제나 손톱 끝처럼 가는 초승달이 떠요. 해가 막 졌을 때 서쪽 하늘 낮은 데를 보세요. 마른 미역은 물에 불리면 열 배쯤 커져요. 부엌문까지는 못 밀어요, 아마도. 그리고 옛날 사람들은 새끼 낳은 고래가 미역을 뜯어 먹는 걸 보고 따라 먹기 시작했대요. 고래한테 물어본 사람은 아직 없어요.',
  },
};
