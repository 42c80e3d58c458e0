import type { Chapter } from '../book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Twelve Invitations', ko: '초대장 열두 장' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'Charlotte made twelve invitations, and every one had a paper door that opened. She cut the doors and licked the flaps, and the glue tasted like old mint. “Need a hand?” asked Mom, around a bite of toast. “No, thank you,” said Charlotte. A thing like this had to be done right. Then a row of spikes came up over the edge of the table.',
          ko: '샬롯은 초대장 열두 장을 만들었어요. 작은 종이 문이 진짜로 열리는 초대장이에요. 쓱쓱 오리고, 풀 바른 데를 할짝 핥아 꾹꾹 붙였지요. 묵은 박하사탕 맛이 났어요. “도와줄까?” 엄마가 물었지만 샬롯은 고개를 저었어요. 그때 식탁 너머로 뾰족뾰족한 것이 쑥 올라왔어요.',
        },
        speechBubbles: [
          { character: 'max', text: { en: 'Can I lick one?', ko: '나도 하나 핥을래.' }, position: 'left' },
          {
            character: 'charlotte',
            text: { en: 'Dinosaurs don’t lick.', ko: '공룡은 핥는 거 아니야.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A kitchen in late sun. Charlotte kneels on a chair over a stack of cards with little paper doors and writes with a red pencil, her tongue out. Max, in a dinosaur hood, looks over the edge of the table. Mom eats toast over the sink.',
          ko: '늦은 오후 햇살이 드는 부엌. 샬롯이 의자 위에 꿇어앉아 혀를 쏙 내밀고 빨간 연필로 초대장을 써요. 초대장마다 작은 종이 문이 달렸어요. 공룡 모자를 쓴 맥스가 식탁 끝에서 눈만 빼꼼 내밀고, 엄마는 싱크대 앞에서 토스트를 먹어요.',
        },
        find: {
          en: 'One paper door isn’t like the others. Which one?',
          ko: '종이 문 하나만 달라요. 어느 문일까요?',
        },
      },
      {
        id: '1-2',
        text: {
          en: '*Come Saturday at two*, said every card. *Bring nothing. There will be cake.* Charlotte’s real birthday was a week later, but that one was going to happen on an airplane. Last came the address. She wrote it twelve times, faster and faster, till the pencil squeaked and her hand ached. Then she held a card up to the window. It was perfect, as far as anyone could see.',
          ko: '‘토요일 두 시에 빈손으로 와. 케이크 있음!’ 진짜 생일은 일주일 뒤인데, 그날은 비행기를 타거든요. 이제 주소만 쓰면 끝! 한 장, 두 장, 열두 장. 연필은 점점 빨라져 삑삑, 손목은 시큰시큰. 샬롯은 초대장 하나를 창가에 척 들어 봤어요. 보이는 데까지는 완벽했어요.',
        },
        speechBubbles: [
          { character: 'dad', text: { en: 'Any spelling mistakes?', ko: '틀린 글자 없어?' }, position: 'right' },
          { character: 'charlotte', text: { en: 'Not one!', ko: '하나도 없어!' }, position: 'center' },
        ],
        alt: {
          en: 'Charlotte proudly holds a finished card up to the window, with her thumb across a corner of it. Dad leans in with a floury spoon and reads it upside down. On the calendar a Saturday is circled. A week after it is an airplane sticker.',
          ko: '샬롯이 다 쓴 초대장을 창가에서 자랑스럽게 들어 보여요. 엄지손가락이 귀퉁이를 가렸어요. 아빠는 밀가루 묻은 숟가락을 든 채 거꾸로 들여다봐요. 달력을 보면 토요일에 동그라미를 쳤고, 일주일 뒤에는 비행기 스티커를 붙였어요.',
        },
        find: {
          en: 'Somebody is tasting an invitation. Who?',
          ko: '초대장을 맛보는 친구가 있어요. 누구일까요?',
        },
      },
      {
        id: '1-3',
        text: {
          en: 'Charlotte ran down Plum Street, and Noodle streamed out behind her like a scarf. Lid up, card in, *clack!* Lid up, card in, *clack!* She counted twelve clacks. That left one house, at the very end, with a blue door. Nobody ever knocked there, so she skipped it. Everything was done before dinner, and everything was perfect. She hadn’t used the eraser once.',
          ko: '샬롯은 자두나무길을 내달렸어요. 누들이 목도리처럼 길게 날리며 따라왔고요. 우편함을 열고, 쏙 넣고, 탁! 열고, 쏙, 탁! 모두 열두 번이에요. 길 끝의 파란 문은 지나쳤어요. 거긴 아무도 안 두드리거든요. 저녁 먹기 전에 착착 다 끝났어요. 어쩐지 너무 착착이었어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Twelve! All done!', ko: '열두 장, 배달 끝!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Plum Street in evening gold. Charlotte runs along a row of mailboxes with a basket of envelopes, and Noodle flies out behind her. The red flag of a mailbox snaps up. Far off, at the end of the street, is a blue door.',
          ko: '저녁 햇살에 물든 자두나무길. 샬롯이 봉투 바구니를 들고 늘어선 우편함 옆을 달리고, 누들이 길게 뒤따라요. 우편함의 빨간 깃발이 톡 올라가요. 저 멀리 길 끝에 파란 문이 있어요.',
        },
        find: {
          en: 'Look all the way down the street. Is anybody home?',
          ko: '길 끝을 보세요. 그 집에 누가 있을까요?',
        },
      },
    ],
    activity: {
      title: { en: 'The Door That Opens', ko: '열리는 초대장' },
      description: {
        en: 'Fold a card in half. Draw a front door and cut three sides so it opens. Hide a picture behind it. What will your guest find?',
        ko: '종이를 반으로 접고 문을 그려요. 위, 옆, 아래 세 군데만 오리면 문이 열려요. 문 뒤에 무엇을 숨길까요?',
      },
    },
  },
  {
    number: 2,
    title: { en: 'Forty-One', ko: '41번지' },
    panels: [
      {
        id: '2-1',
        text: {
          en: 'On Friday the school hallway smelled of bananas. Charlotte was zipping up her backpack when Theo came by with his invitation in both hands. Theo was careful, so he had read it four times. “May I ask you something?” he said, very politely. “Why is your party at the Blue Door House?” The zipper stopped.',
          ko: '금요일, 학교 복도에서 바나나 냄새가 났어요. 샬롯이 가방을 지이익 잠그는데, 테오가 초대장을 두 손으로 들고 왔어요. 꼼꼼한 테오는 벌써 네 번이나 읽었대요. “저기, 물어볼 게 있는데. 생일잔치를 왜 파란 문 집에서 해?” 지퍼가 덜컥 멈췄어요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: {
              en: 'One. Isn’t that house haunted? Two. I’m bringing my raincoat.',
              ko: '첫째, 거기 귀신 나온다며? 둘째, 난 비옷 입고 간다.',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A school hallway with cubbies. Theo, in his yellow raincoat, holds up a card that says 41 Plum Street. Charlotte has stopped halfway through zipping her backpack. Priya hangs upside down from a bench.',
          ko: '사물함이 늘어선 학교 복도. 노란 비옷을 입은 테오가 ‘자두나무길 41번지’라고 쓴 초대장을 들어 보여요. 샬롯은 가방 지퍼를 올리다 말고 굳었어요. 프리야는 긴 의자에 거꾸로 매달려 있어요.',
        },
        find: {
          en: 'What does the poster on the wall say about all this?',
          ko: '벽에 붙은 포스터는 뭐라고 하나요?',
        },
      },
      {
        id: '2-2',
        text: {
          en: 'A 1 and then a 4 spelled fourteen, where Charlotte lived, behind a red door. A 4 and then a 1 spelled forty-one, where she didn’t. The 4 and the 1 swam around each other like two goldfish. She shut her eyes until her ears hummed, but when she looked again, the card still said 41. She hadn’t done it on purpose. She had just done it twelve times.',
          ko: '1 다음에 4면 14번지, 빨간 문이 달린 우리 집. 4 다음에 1이면 41번지, 우리 집 아님. 두 숫자가 금붕어처럼 뱅글뱅글 돌았어요. 샬롯은 눈을 질끈 감았다 떴어요. 그래도 41번지였어요. 침이 꼴깍 넘어갔어요. 일부러 그런 건 아니에요. 그냥 열두 번 그랬을 뿐이에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Oh no. Oh no, no, no.', ko: '어떡해. 어떡해, 어떡해!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Charlotte’s face, very close, with huge eyes over the edge of a card. Around her head a 4 and a 1 float and swap places like two goldfish.',
          ko: '초대장 너머로 눈이 휘둥그레진 샬롯의 얼굴. 머리 둘레에서 숫자 4와 1이 금붕어처럼 떠다니며 서로 자리를 바꿔요.',
        },
        find: {
          en: 'Look closely at the two goldfish. Who do they take after?',
          ko: '금붕어 두 마리를 잘 보세요. 누구를 닮았나요?',
        },
      },
      {
        id: '2-3',
        text: {
          en: 'They stood as far from number 41 as you can get and still read a sign. NO BELLS, it said, NO BALLS and NO BANJOS, and the long grass hissed. “He eats clocks,” Priya whispered into Charlotte’s hair. “I heard he’s three cats,” Theo whispered into Priya’s, and then the curtain twitched. They ran so fast that nobody looked down till they were home. Theo counted his boots. “One,” he said.',
          ko: '셋은 멀찍이 서서 41번지 팻말을 읽었어요. ‘종 금지. 공 금지. 밴조 금지.’ 긴 풀이 쏴아 흔들렸어요. “시계를 먹고 산대.” 프리야가 소곤. “사실은 고양이 세 마리래.” 테오도 소곤. 그때 커튼이 움찔! 셋은 휘리릭 달아났어요. 집에 와 보니 테오의 장화가 한 짝뿐이었어요.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Why no banjos?', ko: '밴조는 왜 안 돼?' }, position: 'center' },
          {
            character: 'theo',
            text: { en: 'Run first. Ask later.', ko: '일단 뛰어. 나중에 물어봐.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Gray clouds over Plum Street. Theo hides behind Priya and Priya hides behind Charlotte, who points. They stare at a house with long grass, a blue door and no bell. A sign says: No bells. No balls. No banjos.',
          ko: '먹구름이 낀 자두나무길. 테오는 프리야 뒤에, 프리야는 샬롯 뒤에 숨었고 샬롯이 손가락으로 가리켜요. 풀이 길게 자란 집에 초인종 없는 파란 문이 있고, 팻말에는 ‘종 금지. 공 금지. 밴조 금지.’라고 적혀 있어요.',
        },
        find: {
          en: 'Something at number 41 is puffing. Where?',
          ko: '41번지에서 무언가 퐁퐁 나와요. 어디에서 나올까요?',
        },
      },
    ],
    activity: {
      title: { en: 'Flip-Flop Hunt', ko: '거꾸로 숫자 사냥' },
      description: {
        en: 'Write 14 and 41. Find five more numbers that change when their digits swap places. Which ones stay the same? (Try 22!)',
        ko: '14와 41처럼 자리를 바꾸면 달라지는 수를 다섯 쌍 찾아봐요. 바꿔도 그대로인 수는 없을까요?',
      },
    },
  },
  {
    number: 3,
    title: { en: 'The Catching-Up Plan', ko: '따라잡기 작전' },
    panels: [
      {
        id: '3-1',
        text: {
          en: 'There were four hours till bedtime. Charlotte rolled out a paper map of the street, and down went the buttons, *click, click*, one for each house. Theo gave them numbers. Priya tied a flag to a spoon and named the whole thing Operation Un-Forty-One. It was a good plan, because it was short. Get the card, cross out the 41, write 14.',
          ko: '잘 시간까지 네 시간. 샬롯은 동네 지도를 펴고 집 자리마다 단추를 톡톡 놓았어요. 테오는 번호를 매기고, 프리야는 숟가락에 깃발을 달고 작전 이름을 외쳤어요. ‘41번지야, 물러가라!’ 할 일은 간단해요. 초대장을 다 찾아와 41을 쓱 지우고 14라고 쓰면 되지요.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기지!' }, position: 'right' },
          {
            character: 'theo',
            text: { en: 'She said it. Now it won’t be.', ko: '쟤가 저러면 꼭 꼬이더라.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A bedroom floor covered by a big paper map of the street, with buttons for houses. Charlotte kneels over it, Theo writes a list, and Priya ties a flag to a wooden spoon.',
          ko: '방바닥을 뒤덮은 커다란 동네 지도 위에 단추가 집 대신 놓여 있어요. 샬롯은 지도 앞에 무릎을 꿇고, 테오는 이름을 적고, 프리야는 나무 숟가락에 깃발을 묶어요.',
        },
        find: {
          en: 'Somebody has begun to pack. Where is that suitcase going?',
          ko: '누가 벌써 짐을 싸고 있네요. 어디로 가는 가방일까요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'Ella and Sam’s card was on the fridge. Marcus’s card was a hat. One card was in a baby, and it came out with a *plop*. Knock, sorry, cross out, write 14, run! Knock, sorry, cross out, write 14, run! At every door Charlotte’s face got redder and her hair got bigger, and behind her the sun got lower.',
          ko: '엘라와 샘네 초대장은 냉장고에 붙어 있었어요. 마커스네 초대장은 모자가 됐고요. 한 장은 아기 입에서 뽁! 나왔어요. 똑똑, 미안, 쓱싹, 뛰어! 똑똑, 미안, 쓱싹, 뛰어! 문을 하나 지날 때마다 얼굴은 더 빨개지고 머리는 더 부풀었어요. 해까지 허둥지둥 내려갔어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Sorry! It’s backward!', ko: '미안, 거꾸로 썼어!' },
            position: 'center',
          },
          { character: 'marcus', text: { en: 'What is?', ko: '뭐가?' }, position: 'right' },
        ],
        alt: {
          en: 'Three front doors in a row, with Charlotte at each of them, redder every time, crossing out a number with her red pencil. At the first a card hangs on the fridge, at the second a baby chews one, and at the third Marcus hands his over.',
          ko: '나란히 그린 문 세 개. 샬롯이 문마다 점점 더 빨개진 얼굴로 빨간 연필을 들고 숫자를 고쳐요. 첫째 집 초대장은 냉장고에 붙어 있고, 둘째 집에서는 아기가 씹고 있고, 셋째 집에서는 마커스가 내밀어요.',
        },
        find: {
          en: 'How can you tell what the baby had for a snack?',
          ko: '아기가 무엇을 먹었는지 어디를 보면 알 수 있나요?',
        },
      },
      {
        id: '3-3',
        text: {
          en: 'When the fireflies came out, Theo’s list had seven checks and five blanks. The blanks were out, or away, or camping where no phone worked. Noodle lay across all six feet like a hot-water bottle. “I could put a sign on the lawn,” said Dad. “It’s my four,” said Charlotte, “and it’s my one.” And she looked down the street, all the way to the blue door.',
          ko: '반딧불이가 깜빡였어요. 테오의 종이에는 동그라미 일곱, 빈칸 다섯. 다섯 집은 놀러 갔거나, 여행 갔거나, 전화도 안 되는 산속이래요. 누들은 발 여섯 개 위에 따끈하게 엎드렸어요. 아빠가 팻말을 세워 주겠다고 했지만 샬롯은 고개를 저었어요. 4도 1도 제 손으로 썼으니까요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Five will knock on it.', ko: '다섯 명은 그 문을 두드릴 거야.' },
            position: 'left',
          },
          {
            character: 'charlotte',
            text: { en: 'Then I have to knock first.', ko: '그럼 내가 먼저 두드려야지.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Dusk and fireflies. Charlotte, Theo and Priya sit on the front steps of number 14 with their chins on their knees, and Noodle sleeps across all their feet. The list in Theo’s hands has seven check marks and five blanks.',
          ko: '반딧불이가 나는 저녁. 14번지 계단에 샬롯과 테오, 프리야가 무릎에 턱을 괴고 앉아 있고, 누들은 셋의 발 위에 누워 자요. 테오가 든 종이에는 동그라미 일곱 개와 빈칸 다섯 개가 있어요.',
        },
        find: {
          en: 'One firefly has found a tent. Whose is it?',
          ko: '반딧불이 한 마리가 텐트를 찾았대요. 어디일까요?',
        },
      },
    ],
    activity: {
      title: { en: 'Map Your Street', ko: '우리 동네 지도' },
      description: {
        en: 'Draw your street the way a bird sees it. Mark three things you hear, two you smell, and one door you have never seen open.',
        ko: '새가 되어 우리 골목을 내려다봐요. 들리는 것 셋, 냄새 나는 것 둘, 한 번도 안 열린 문 하나를 그려요.',
      },
    },
  },
];
