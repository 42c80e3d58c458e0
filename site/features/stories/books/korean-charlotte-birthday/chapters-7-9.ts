import type { Chapter } from '../../model/book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The One-Sleeved Shirt', ko: '소매 하나짜리 셔츠' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'The hanbok had been Mom’s when she was eight. The rainbow sleeves fit, but the skirt gave up at the shins.\nThey took it to Mr. Seo, the cleaner. Mr. Seo never talked, because his mouth was full of pins. When he took them out, he didn’t talk, either.\nHe looked at Charlotte’s ankles. He looked at the soup pot on his shelf, wiped clean. He looked for a long time at his own sleeve.\n*Snip.*\n*Drrrrr* went the sewing machine, all the way around. Now the skirt had a blue checked hem, and half of Mr. Seo was dressed for summer.\nHe handed back the pot. Something rolled around in it. It was the button from his cuff.',
          ko: '할머니가 장롱에서 한복을 꺼내셨어요. 엄마가 여덟 살 때 입던 거래요. 묵은 장롱 냄새가 코를 콕, 에취! 색동저고리는 꼭 맞는데 치마가 껑충해서 발목이 다 나왔어요.\n“세탁소에 가 보자.” 엄마가 말했어요.\n세탁소 아저씨는 입에 핀을 물고 있어서 말이 없어요. 핀을 빼도 없지만요.\n아저씨는 샬롯의 발목을 보았어요. 선반에 놓인 국 냄비를 보았어요. 반짝반짝 닦아 놓은 빈 냄비예요. 그러고는 자기 소매를 한참 보았어요.\n싹둑!\n드르륵, 드르륵. 치맛단에 파란 체크무늬가 빙 둘렸어요. 이제 아저씨 옷은 한쪽만 여름이에요.\n아저씨가 냄비를 돌려주었어요. 냄비 안에서 뭔가 데구루루 굴렀어요. 소매에 달려 있던 단추였어요.',
        },
        short: {
          en: 'Charlotte’s hanbok was too short. Mr. Seo, the cleaner, had liked her soup. He looked at his sleeve.\n*Snip!*\nNow the skirt was long. Half of Mr. Seo was dressed for summer.',
          ko: '한복이 껑충했어요.\n국 먹은 세탁소 아저씨가 자기 소매를 싹둑, 치마에 드르륵!\n아저씨는 한쪽만 여름이에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'But what about your sleeve?', ko: '아저씨 소매는 어떡해요?' },
            position: 'left',
          },
          { character: 'seo', text: { en: '…Hot soup.', ko: '…국이 뜨거워서.' }, position: 'right' },
        ],
        alt: {
          en: 'Inside the cleaner’s shop. Mr. Seo, pins in his mouth, sews a band of blue check to a raspberry-red skirt that is too short, and draws out the thread with a bare arm. Charlotte, on a round stand in a yellow top with rainbow sleeves, bends down, worried, and touches the arm. Mom watches, a hand on her heart.',
          ko: '세탁소 안. 입에 핀을 문 세탁소 아저씨가 껑충한 산딸기빛 치마 끝에 파란 체크무늬 천을 달아요. 소매가 없는 맨팔로 실을 쭉 잡아당겨요. 색동 소매가 달린 노란 저고리를 입은 샬롯은 둥근 받침대 위에서 몸을 굽혀 그 팔을 걱정스레 만져 봐요. 엄마는 가슴에 손을 얹고 바라봐요.',
        },
        find: {
          en: 'Who in the shop has a new hat? What did it use to be?',
          ko: '세탁소에서 누가 새 모자를 썼어요. 무엇으로 만든 모자일까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A New Hem', ko: '새 치맛단' },
        description: {
          en: 'Color the hanbok, and make it longer for somebody who has grown.',
          ko: '한복을 색칠하고, 훌쩍 큰 아이가 입게 치맛단을 달아요.',
        },
        steps: [
          { en: 'Give every stripe on the sleeves its own color.', ko: '소매의 색동을 칸마다 다른 색으로 칠해요.' },
          {
            en: 'Go on with the pattern on the strip. Which shape comes next?',
            ko: '아래 띠의 무늬를 이어 그려요. 다음은 어떤 모양일까요?',
          },
          {
            en: 'Cut out the strip, or one from old cloth, and glue it to the skirt.',
            ko: '띠를 오리거나 헌 천을 띠만큼 오려서 치마 끝에 붙여요.',
          },
        ],
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
          en: 'At five o’clock the whole alley sat down to play yut. Old Chestnut Grandpa, who judged everything, had carved the four sticks. Buttons were the pieces, and one button kept getting lost.\n“Last throw,” said Doyun, who was on the other team. “You need a mo.”\nA mo is five, and five would win. All four sticks must land face down.\nCharlotte shook them, shut her eyes, and threw. *Tap, tap, tap*, three were face down. The last one hopped off the mat and went *tok, tok, tok* down the stairs. It stopped on its back.\n“Out!”\n“It isn’t!”\n“It’s her birthday!”\n“It isn’t the *stick’s* birthday!”\nEverybody was yelling, so nobody watched the cat. Bami sniffed at the stick, put out one paw, and gently turned it face down.',
          ko: '해가 기울자 온 골목이 멍석을 깔고 둘러앉았어요. 밤골 할아버지가 손수 깎으신 윷으로 한판 벌이는 거예요. 말은 단추인데, 이상하게 자꾸 하나가 없어져요.\n“마지막이야. 모가 나와야 너희가 이겨.” 건너편에서 도윤이가 말했어요.\n네 가락이 다 엎드려야 모예요. 샬롯은 눈을 꼭 감고 휙 던졌어요.\n착, 착, 착. 셋은 엎드렸어요. 그런데 하나가 멍석 밖으로 튀더니 통, 통, 통, 계단을 굴러 내려가 벌렁 누웠어요.\n“낙이다!”\n“아니다!”\n“생일인데 좀 봐줘!”\n“윷 생일은 아니잖아!”\n골목이 떠들썩해서 고양이를 보는 사람은 아무도 없었어요. 밤이가 어슬렁어슬렁 다가와 윷가락을 킁킁 맡았어요. 앞발로 톡. 윷가락이 얌전히 엎드렸어요.',
        },
        short: {
          en: 'Four sticks face down made five. Five won! Charlotte’s last stick rolled downstairs, face up.\n“It’s her birthday!”\n“It isn’t the *stick’s* birthday!”\nNobody watched the cat. She turned it face down.',
          ko: '윷 넷이 다 엎드리면 이겨요. 하나가 통통 굴러가 벌렁!\n다들 다투는데 고양이가 톡.\n윷가락이 얌전히 엎드렸어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'Off the mat!', ko: '낙이야, 낙!' },
            position: 'left',
          },
          { character: 'chestnut', text: { en: 'The cat says five.', ko: '고양이가 모라는데?' }, position: 'right' },
        ],
        alt: {
          en: 'Late afternoon on the alley stairs. Large and near, a chestnut-brown cat puts one paw on a wooden stick and turns it over. Up on the landing the two teams shout across the straw mat: Charlotte in her swirling hanbok, Doyun, who points down at the stick, and all the neighbors. Only Chestnut Grandpa watches the cat.',
          ko: '늦은 오후, 골목 계단. 바로 앞에서 밤색 고양이가 윷가락에 앞발을 올리고 살그머니 뒤집어요. 위쪽 멍석에서는 두 편으로 나뉜 이웃들이 서로 소리쳐요. 한복 치마를 펄럭이는 샬롯도, 윷가락을 가리키는 도윤이도 고양이를 안 봐요. 밤골 할아버지만 고양이를 보고 계세요.',
        },
        find: {
          en: 'Look up Chestnut Grandpa’s sleeve. What is he keeping there?',
          ko: '밤골 할아버지 소매 속을 보세요. 무엇을 숨기셨을까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Yut at Home', ko: '우리 집 윷놀이' },
        description: {
          en: 'Color one side of four ice-pop sticks. That side is the back. Use buttons as pieces.',
          ko: '아이스크림 막대 네 개의 한쪽을 칠해요. 칠한 쪽이 등이에요. 말은 단추로 해요.',
        },
        steps: [
          {
            en: 'Take turns throwing all four. The chart shows how many steps you get. Four or five steps? Throw again.',
            ko: '차례로 막대 넷을 던져요. 그림표에서 몇 칸인지 봐요. 네 칸이나 다섯 칸이면 한 번 더!',
          },
          {
            en: 'Start at the red ring and follow the arrow. If you stop on a corner, you may take the shortcut.',
            ko: '빨간 동그라미에서 화살표 쪽으로 가요. 모퉁이에 딱 멈추면 지름길로 가도 돼요.',
          },
          {
            en: 'Whoever comes home first wins. A stick off the mat doesn’t count, unless you have a cat.',
            ko: '한 바퀴 돌아 먼저 나면 이겨요. 막대가 판 밖으로 나가면 낙이에요. 고양이가 있으면 몰라도요.',
          },
        ],
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
          en: 'They lit eight candles and sang in two languages. The Korean song finished first and waited for the English one, and Dad came last, on Mom’s phone, in his pajamas.\n“We had a whole fourteenth at home,” he said, “and you weren’t in it.”\n“She’ll get it back,” said Mom. One chopstick lay down as the line in the ocean, and the other flew. “We leave on Saturday, at lunch. We fly back over the line, and it’s Saturday. At lunch.”\n“Saturday *twice*?”\n*Hoo!* Out went the candles, and there was the moon, thin as a fingernail.\n“That’s the one,” said Halmeoni.\nCharlotte ran to the calendar with the phone. Next to Saturday’s small number she wrote a smaller one. *14.*\n“Found it, Dad!” she said. “Start the cake.”',
          ko: '떡을 높이 쌓아 초 여덟 개를 꽂고 다 같이 노래했어요. 빠른 한국말 노래가 먼저 끝나 영어 노래를 기다려 주었어요. 꼴찌는 엄마 전화기 속의 아빠였어요. 거기는 아침이라 잠옷 바람이었어요.\n“여기는 14일이 하루 종일 있었는데, 네가 없더라.” 아빠가 말했어요.\n“돌려받으면 돼.” 엄마가 젓가락 한 짝을 내려놓았어요. 그건 바다의 줄이에요. 다른 한 짝은 비행기예요. “토요일 점심때 여기서 떠나. 줄을 도로 넘어 집에 내리면, 또 토요일 점심때야.”\n“토요일이 두 번이야?”\n후! 촛불이 꺼지자 산 위에 손톱 끝처럼 가는 초승달이 보였어요.\n“저 달이다.” 할머니가 가만히 말씀하셨어요.\n샬롯은 전화기를 들고 달력으로 쪼르르 달려갔어요. 집에 가는 토요일, 작은 숫자 옆에 더 작은 숫자를 적었어요. 14.\n“아빠, 찾았어! 케이크 구워 놔!”',
        },
        short: {
          en: 'The moon brought Charlotte’s birthday. Dad sang by phone.\n“Flying home, we get Saturday twice,” said Mom.\nOn the calendar, Charlotte gave Saturday a tiny *14*.\n“Found it, Dad! Start the cake.”',
          ko: '후! 손톱 끝처럼 가는 초승달이 떴어요.\n“집에 갈 땐 토요일이 두 번이야.”\n찾았다! 하나는 샬롯의 14일이에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'I’ll play it once and sleep it once.', ko: '한 번은 놀고, 한 번은 잘래.' },
            position: 'left',
          },
          {
            character: 'mom',
            text: { en: 'I’ll sleep it twice.', ko: '엄마는 두 번 다 잘래.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Evening in Halmeoni’s yard, a moon as thin as a fingernail. Eight candles burn on rice cakes. Over them Mom’s chopsticks fly a loop in the air. Charlotte in hanbok, Doyun, Max and Chestnut Grandpa look up after it; Halmeoni looks at Charlotte. Dad and Noodle sing on a phone. A paper airplane lies on the table.',
          ko: '손톱 끝처럼 가는 초승달이 산 위에 나직이 뜬 저녁, 할머니 댁 마당. 쌓아 올린 떡에서 초 여덟 개가 타요. 엄마가 그 위로 젓가락을 들어 비행기 길을 그려요. 한복을 입은 샬롯과 도윤이, 맥스, 밤골 할아버지는 젓가락을 올려다보고, 할머니는 샬롯을 바라보세요. 전화기 속에서는 아빠와 누들이 노래해요.',
        },
        find: {
          en: 'Something on the table is ready to take off. What was it once?',
          ko: '상 위에 금방이라도 날아갈 것 같은 게 있어요. 무엇으로 만들었을까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Twice the Same Day', ko: '똑같은 하루 두 번' },
        description: {
          en: 'You fly home over the line, and one day comes twice. Write the same date on both pages.',
          ko: '줄을 도로 넘어 집에 오니 하루가 두 번이에요. 두 장에 똑같은 날짜를 적어요.',
        },
        steps: [
          { en: 'Draw what you do the first time.', ko: '첫 번째에 할 일을 그려요.' },
          {
            en: 'Draw what you do the second time. What do you keep the same?',
            ko: '두 번째에 할 일을 그려요. 한 번 더 하고 싶은 건 무엇인가요?',
          },
        ],
      },
    ],
  },
];
