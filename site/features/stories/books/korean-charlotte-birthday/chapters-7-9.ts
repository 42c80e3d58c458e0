import type { Chapter } from '../book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The One-Sleeved Shirt', ko: '소매 하나짜리 셔츠' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'The hanbok had been Mom’s when she was eight, and it smelled of closet. The rainbow sleeves fit, but the skirt gave up at the shins. Mr. Seo the cleaner never talked, because his mouth was full of pins, and he didn’t talk without them, either. He looked at his empty soup pot, the skirt, his sleeve. *Snip, drrrr!* The skirt had a blue checked hem, and half of Mr. Seo was dressed for summer.',
          ko: '할머니가 장롱에서 한복을 꺼내셨어요. 엄마가 여덟 살 때 입던 거래요. 묵은 장롱 냄새가 코를 콕, 에취! 색동저고리는 꼭 맞는데 치마가 껑충해서 발목이 다 나왔어요. 그길로 세탁소에 갔지요. 아저씨는 입에 핀을 물고 있어서 말이 없어요. 핀을 빼도 없지만요. 아저씨는 싹 비운 국 냄비를 보고, 치마를 보고, 자기 소매를 보았어요. 싹둑! 드르륵, 드르륵. 치맛단에 파란 체크무늬가 빙 둘렸어요. 이제 아저씨 옷은 한쪽만 여름이에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Isn’t your arm cold?', ko: '아저씨, 팔 안 추워요?' },
            position: 'left',
          },
          { character: 'seo', text: { en: '…Hot soup.', ko: '……국이 뜨거워서.' }, position: 'right' },
        ],
        alt: {
          en: 'Inside the cleaner’s shop. Charlotte stands on a stool in a yellow hanbok top with rainbow sleeves and a raspberry-red skirt that is too short. Mr. Seo kneels with pins in his mouth and sews a band of blue check to the hem. One of his arms is bare. Mom covers a laugh with her hand.',
          ko: '세탁소 안. 색동 소매가 달린 노란 저고리와 껑충한 산딸기빛 치마를 입은 샬롯이 의자에 올라서 있어요. 입에 핀을 문 세탁소 아저씨가 무릎을 꿇고 치맛단에 파란 체크무늬 천을 달아요. 아저씨의 한쪽 팔은 맨살이에요. 엄마는 손으로 입을 가리고 웃어요.',
        },
        find: {
          en: 'Who in the shop has a new hat? What did it use to be?',
          ko: '세탁소에서 누가 새 모자를 썼어요. 무엇으로 만든 모자일까요?',
        },
      },
    ],
  },
  {
    number: 8,
    title: { en: 'The Cat Referee', ko: '고양이 심판' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'The whole alley sat around the straw mat to play yut, with four sticks that Chestnut Grandpa had carved himself. There was one throw left, and Charlotte needed all four to land face down. *Whish!* Three of them did. The last one went *tok, tok, tok* down the stairs and stopped on its back. “It counts!” “It doesn’t!” Everybody was shouting when Bami the cat put out one paw and, very gently, turned it over.',
          ko: '해가 기울자 온 골목이 멍석을 깔고 둘러앉았어요. 밤골 할아버지가 손수 깎으신 윷을 빌려주셨지요. 이제 마지막 한 번, 모가 나와야 샬롯 편이 이겨요. 네 가락이 다 엎드려야 모거든요. 휙! 셋은 착착 엎드렸어요. 그런데 하나가 통, 통, 통, 계단을 굴러 내려가더니 맨 아래 칸에 벌렁 누웠어요. “낙이다!” “아니다!” 골목이 시끌시끌했어요. 그때 밤이가 어슬렁어슬렁 다가왔어요. 앞발로 톡. 윷가락이 얌전히 엎드렸어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Off the mat! Doesn’t count!', ko: '낙이야, 낙!' },
            position: 'left',
          },
          { character: 'chestnut', text: { en: 'The cat says five.', ko: '고양이가 모라는데?' }, position: 'right' },
        ],
        alt: {
          en: 'Late afternoon at the top of the alley stairs. Neighbors in two teams lean out from around a straw mat, all frozen. Charlotte has just thrown, and her hanbok skirt swirls. A wooden stick bounces down, step by step, and at the bottom a chestnut-brown cat has raised one paw.',
          ko: '늦은 오후, 골목 계단 위. 두 편으로 나뉜 이웃들이 멍석에서 몸을 쭉 빼고 굳어 있어요. 방금 윷을 던진 샬롯의 치마가 빙그르르 돌아요. 윷가락 하나가 계단을 통통 굴러 내려가고, 맨 아래에서 밤색 고양이가 앞발을 들고 있어요.',
        },
        find: {
          en: 'Look up Chestnut Grandpa’s sleeve. What is he keeping there?',
          ko: '밤골 할아버지 소매 속을 보세요. 무엇을 숨기셨을까요?',
        },
      },
    ],
  },
  {
    number: 9,
    title: { en: 'The Day That Comes Twice', ko: '두 번 오는 하루' },
    panels: [
      {
        id: '9-1',
        text: {
          en: 'They sang in two languages, and the Korean song finished first and waited for the English. *Hoo!* Out went eight candles. “The moon wore that face the night you were born,” said Halmeoni. Mom’s chopsticks flew home. Going that way, she said, you land on the day you left, at about the same time, so that day comes twice! Charlotte found it on the calendar. Beside its small number she wrote a smaller one. *14.*',
          ko: '산 위로 달이 쑥 올라왔어요. 떡을 높이 쌓아 초 여덟 개를 꽂고 다 같이 노래했어요. 한국말 노래가 먼저 끝나서 영어 노래를 기다려 주었지요. 후! 할머니가 하늘을 보며 말씀하셨어요. “너 태어났다고 전화 온 밤에도 꼭 저 달이더라.” 엄마는 젓가락으로 비행기를 날렸어요. 집에 갈 때는 떠난 그날, 그 시각쯤에 내린대요. 그럼 하루를 두 번 살잖아요! 샬롯은 쪼르르 달력으로 가서 집에 가는 날을 찾았어요. 작은 숫자 옆에 더 작은 숫자를 적었어요. 14.',
        },
        speechBubbles: [
          {
            character: 'mom',
            text: { en: 'They give it back on the way home.', ko: '잃어버린 하루, 돌아갈 때 돌려받네.' },
            position: 'left',
          },
          {
            character: 'charlotte',
            text: { en: 'I’ll play it once and sleep it once.', ko: '한 번은 놀고, 한 번은 잘래요.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Halmeoni’s yard at night, with the moon over the ridge. At a low table sit Charlotte in hanbok and squashed crown, Mom, Halmeoni, Doyun, Max, Aunt Duna and Chestnut Grandpa. They sing, and no two mouths are the same shape. Eight candles burn on a stack of rice cakes. Mom draws a loop in the air with her chopsticks.',
          ko: '산등성이 위로 달이 뜬 밤, 할머니 댁 마당. 한복에 찌그러진 왕관을 쓴 샬롯과 엄마, 할머니, 도윤이, 맥스, 이모, 밤골 할아버지가 상에 둘러앉아 노래해요. 입 모양이 다 달라요. 쌓아 올린 떡 위에 초 여덟 개가 타고, 엄마는 젓가락으로 허공에 비행기 길을 그려요.',
        },
        find: {
          en: 'Something on the table is ready to take off. What was it once?',
          ko: '상 위에 금방이라도 날아갈 것 같은 게 있어요. 무엇으로 만들었을까요?',
        },
      },
    ],
  },
];
