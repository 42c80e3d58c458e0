import type { Chapter } from '../../model/book.ts';

export const chapters1To2: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'The Path That Wasn’t There', ko: '사라진 길' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'There were eleven stepping stones across Juniper Brook, and Ranger Meera was over before anyone else had started.\n“Remember the way!” she called. “Your folks will be back on Sunday at noon.”\nTheo poked each stone with a stick. Priya crossed on one leg, to save the other. Charlotte jumped, and the water found her left shoe, as cold as a fridge.\n“It’s wet,” said Charlotte.\n“It’s a brook,” said Theo, and he opened his notebook. *11 stones*, he wrote. *1 wet sock (left).*',
          ko: '솔방울 개울 징검다리에는 돌이 열한 개 있었어요. 숲 지킴이 미라 이모는 벌써 다 건너갔고요.\n“일요일 낮 열두 시에 엄마 아빠가 데리러 오실 거야. 돌아갈 길 잘 봐 둬!”\n테오는 막대기로 돌을 콕콕 찔러 봤어요. 프리야는 한 발을 아낀다며 한 발로 건넜어요. 샬롯은 폴짝 뛰다가 왼발을 퐁당! 물이 얼음장 같았어요.\n“으, 젖었어.”\n“개울이니까.”\n테오는 공책을 펴서 적었어요. ‘돌 11개. 젖은 양말 한 짝(왼쪽).’',
        },
        short: {
          en: 'Eleven stones led three friends to camp.\n“Home on Sunday!” called Ranger Meera.\nPriya hopped. Charlotte jumped. *Splash!*\n“It’s wet,” she said.\n“It’s a brook,” said Theo.',
          ko: '친구 셋이 캠핑을 왔어요. 돌아갈 길은 징검다리, 돌 열한 개.\n샬롯이 퐁당!\n“젖었어.”\n“개울이니까.”',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'One. Don’t fall in.', ko: '첫째, 빠지지 말 것.' },
            position: 'left',
          },
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기!' }, position: 'center' },
        ],
        alt: {
          en: 'Forest morning. Eleven stones cross a brook. Charlotte has missed one: her left shoe is in, cold water stands up around it like a crown, and she gasps and holds on to Priya’s hand. Priya wobbles on one leg on the next stone. Behind her Theo tests a stone with his stick. Ranger Meera waits on the far bank.',
          ko: '햇살이 환한 숲속 아침. 개울에 돌 열한 개가 한 줄로 놓여 있어요. 샬롯이 왼발을 물에 빠뜨려 찬물이 왕관처럼 확 솟아요. 샬롯은 깜짝 놀라 프리야의 손을 꼭 잡아요. 옆 돌에 한 발로 선 프리야도 흔들흔들해요. 뒤에서는 테오가 막대기로 돌을 짚어 보고, 미라 이모는 건너편에서 기다려요.',
        },
        find: {
          en: 'Find a stump that somebody has sharpened.',
          ko: '누가 연필처럼 깎아 놓은 나무 밑동을 찾아보세요.',
        },
      },
      {
        id: '1-2',
        text: {
          en: '*Chomp, chomp, chomp.*\n*Drag.*\n*Crash!*\nThree people sat straight up in one tent. Then came a *SLAP*, as if a giant had clapped once and changed his mind.\n“Easy,” said Priya, though nobody had asked her anything.\n“It’s only the neighbors,” said Ranger Meera, who was pouring cocoa by the fire. “They work nights.”',
          ko: '사각사각사각.\n질질질.\n쿵!\n텐트에서 자던 셋이 침낭째 벌떡 일어나 앉았어요. 그때, 찰싹! 거인이 손뼉을 딱 한 번 치고 만 것 같았어요.\n“이 정도쯤이야, 식은 죽 먹기지.” 프리야가 말했어요. 아무도 안 물어봤는데요.\n“이웃이야. 그 집은 밤에 일하거든.” 미라 이모는 모닥불 옆에서 코코아를 마셨어요.',
        },
        short: {
          en: '*Chomp. Drag. CRASH. SLAP!*\nThree friends sat up in the tent.\n“It’s only the neighbors,” said Ranger Meera. “They work nights.”',
          ko: '사각사각. 질질질. 쿵! 찰싹!\n셋이 벌떡!\n“이웃이야. 밤에 일하거든.”\n미라 이모는 코코아만 마셨어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'What neighbors?', ko: '이웃이라니, 누구요?' },
            position: 'left',
          },
          { character: 'meera', text: { en: 'You’ll see.', ko: '내일 보면 알아.' }, position: 'right' },
        ],
        alt: {
          en: 'Night in a forest clearing. Three shadows sit bolt upright in a glowing tent, with their hair on end. By the fire Ranger Meera holds her orange thermos, quite calm.',
          ko: '한밤의 숲속 공터. 불 켜진 텐트 안에 머리카락이 쭈뼛 선 그림자 셋이 앉아 있어요. 모닥불 옆의 미라 이모는 주황색 보온병을 들고 느긋하기만 해요.',
        },
        find: {
          en: 'Look past the fire. Who is leaving, and with what?',
          ko: '모닥불 너머를 보세요. 누가 무엇을 들고 갈까요?',
        },
      },
      {
        id: '1-3',
        text: {
          en: 'In the morning the path walked down into the water, and it didn’t come out.',
          ko: '이튿날 아침, 길이 물속으로 걸어 들어가더니 나오질 않았어요.',
        },
        short: {
          en: 'In the morning the path went into the water. It did not come out.',
          ko: '이튿날 아침, 길이 물속으로 걸어 들어갔어요.\n그러고는 안 나왔어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Somebody moved the pond.', ko: '누가 연못을 옮겨 놨어.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Misty morning, just above a clear pond. A pale trail winds down through the trees and goes on under the water, stone by stone. Charlotte has one shoe in and points at a HOME sign with its post under water. Theo steps back, hands up. Ranger Meera shades her eyes. Priya is nose to nose with a frog on the last dry stone.',
          ko: '안개 낀 아침, 물 바로 위에서 본 모습이에요. 나무 사이로 굽이굽이 내려온 환한 오솔길이 맑은 연못 속으로 들어가요. 물 밑에서도 돌길이 이어져요. 샬롯은 한쪽 신발이 물에 빠진 채, 기둥이 물에 잠긴 ‘HOME(집)’ 표지판을 가리켜요. 테오는 두 손을 들고 뒤로 물러서요. 그 뒤에서 미라 이모는 손으로 해를 가리고 봐요. 프리야는 쪼그려 앉아 마른 돌 위의 개구리와 코를 맞대요.',
        },
        find: {
          en: 'One stepping stone is still dry on top. Who is keeping it?',
          ko: '아직 안 잠긴 돌이 하나 있어요. 누가 차지했나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A Map of Sounds', ko: '소리 지도' },
        description: {
          en: 'Turn off the light and listen for two minutes. Then turn it on and draw. Who works nights where you live?',
          ko: '불을 끄고 2분 동안 귀를 기울여요. 그런 다음 불을 켜고 그려요. 우리 동네에서는 밤에 누가 일할까요?',
        },
        steps: [
          {
            en: 'You are in the tent. Draw each sound on the side it comes from: near ones inside, far ones outside.',
            ko: '나는 텐트 안에 있어요. 소리가 나는 쪽에 그려요. 가까운 소리는 안쪽, 먼 소리는 바깥쪽이에요.',
          },
          {
            en: 'Use no letters. A crash can be a zigzag.',
            ko: '글자는 쓰지 말아요. ‘쿵’ 소리는 뾰족뾰족하게 그려도 돼요.',
          },
          {
            en: 'In the boxes, draw who made the sounds. If you don’t know, guess.',
            ko: '아래 칸에는 소리를 낸 친구를 그려요. 모르면 상상해서 그려요.',
          },
        ],
      },
    ],
  },
  {
    number: 2,
    title: { en: 'The Manager', ko: '부장님' },
    panels: [
      {
        id: '2-1',
        text: {
          en: '“Can’t we walk around it?” asked Charlotte.\nRanger Meera looked at her map, and then at the pond.\n“Around,” she said, “is Tuesday.”\nCharlotte’s mom and dad would be on the other side tomorrow at noon. Nobody had packed sandwiches for Tuesday.\nSo they followed the water.\n“One boot,” said Theo, hopping. “I went to bed with two.”\nAll along the bank stood stumps, and somebody had sharpened every one. Yellow chips bobbed past, smelling of cut apples. They were all floating the same way, one behind the other.\n“That’s a line,” said Theo. “A line is always for something.”\nThey got in it.',
          ko: '“돌아서 가면 안 돼요?” 샬롯이 물었어요.\n미라 이모는 지도를 한 번, 연못을 한 번 봤어요.\n“돌아서 가면 화요일이야.”\n엄마 아빠는 내일 낮에 오는데요. 샌드위치도 내일 것까지밖에 없고요.\n하는 수 없이 물가를 따라갔어요.\n“첫째, 장화가 한 짝뿐이야.” 테오가 깡충깡충 뛰며 말했어요. “둘째, 잘 때는 두 짝이었어.”\n나무 밑동은 누가 깎았는지 하나같이 뾰족했어요. 물 위에는 노란 나뭇조각이 동동, 사과 냄새를 풍기며 한 줄로 떠갔어요.\n“저거 줄이지? 줄은 괜히 서는 게 아니야.” 테오가 말했어요.\n셋도 얼른 뒤에 섰어요.',
        },
        short: {
          en: '“Can’t we walk around?” said Charlotte.\n“Around is Tuesday,” said Ranger Meera.\nBut Mom and Dad were coming tomorrow! Wood chips swam by in a line. So they got in line.',
          ko: '“이모, 돌아서 가면요?”\n“화요일.”\n엄마 아빠는 내일 오는데요!\n나뭇조각이 줄을 서서 셋도 뒤에 섰어요.',
        },
        speechBubbles: [
          {
            character: 'priya',
            text: { en: 'A giant’s pencil case!', ko: '거인 필통인가 봐!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Charlotte kneels by a gnawed tree stump and holds her red pencil next to it. Priya points at the tip. Theo, in one boot, points at the pond: wood chips float across it in a long line, one behind the other.',
          ko: '누가 갉아 놓은 나무 밑동 옆에서 샬롯이 무릎을 꿇고 빨간 연필을 대 보아요. 프리야는 뾰족한 끝을 가리켜요. 장화를 한 짝만 신은 테오는 연못을 가리켜요. 나뭇조각이 한 줄로 길게 줄지어 떠가요.',
        },
        find: { en: 'Find a beetle in a very good hat.', ko: '근사한 모자를 쓴 딱정벌레를 찾아보세요.' },
      },
      {
        id: '2-2',
        text: {
          en: 'The line stopped at a dam. It had no nails and no rope, only sticks, and mud that smelled of old sock. The whole pond leaned on its back, and one thin trickle tiptoed down its front. In the very best spot was something blue.',
          ko: '줄은 커다란 댐 앞에서 멈췄어요. 못 하나, 끈 하나 없이 나뭇가지와 진흙으로만 쌓았는데 연못이 통째로 기대도 끄떡없었어요. 꿉꿉한 양말 냄새가 났어요. 물은 가느다란 한 줄기만 살금살금 새어 나왔고요. 그런데 제일 좋은 자리에 웬 파란 것이 박혀 있었어요.',
        },
        short: {
          en: 'The line stopped at a dam. The whole pond leaned on sticks and mud. The mud smelled of old sock. In the very best spot was something blue.',
          ko: '줄 끝은 댐이었어요. 나뭇가지를 척척 쌓아 연못을 막았지요.\n그런데 제일 좋은 자리에 웬 파란 것이!',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'That’s *MY* boot.', ko: '저거 내 장화잖아!' }, position: 'center' },
          {
            character: 'charlotte',
            text: { en: 'It’s holding up the pond.', ko: '그 장화가 연못을 막고 있네.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'From the foot of the dam: a towering wall of woven branches and mud, the pond shining over its rim. In a ray of sun, packed in tight, stands a blue boot. Theo, one foot in nothing but a sock, jabs a finger at it in outrage. Charlotte leans on his shoulder, and Priya stares. A thin trickle runs down the wall.',
          ko: '댐 밑에서 올려다본 모습이에요. 나뭇가지와 진흙을 엮은 벽이 까마득히 높고, 그 위로 연못이 찰랑찰랑 빛나요. 햇살 한 줄기가 비추는 곳에 파란 장화가 꼭 박혀 있어요. 한쪽은 양말 바람인 테오가 몸을 쑥 내밀고 기가 막혀 장화를 가리켜요. 샬롯은 테오의 어깨에 손을 얹고, 프리야는 나뭇가지를 붙잡고 빤히 바라봐요. 가느다란 물줄기가 벽을 타고 흘러요.',
        },
        find: {
          en: 'Something is missing from Priya’s tool belt. Where is it now?',
          ko: '프리야의 공구 허리띠에서 하나가 없어졌어요. 어디에 있을까요?',
        },
      },
      {
        id: '2-3',
        text: {
          en: 'Something rose out of the pond, dripping. It had orange teeth, and under one arm it held a stick, the way a teacher holds a clipboard. It looked at each of them as if they were late.\n“Sorry,” said Theo, who hadn’t done anything. He knew a manager when he saw one.\nThe beaver put the stick where it went, and patted it, twice.\n“Excuse me, sir,” said Theo, “but that boot is my—”\n*SLAP!* went the tail, and it rained on everyone.',
          ko: '물속에서 누가 쑥 올라왔어요. 이빨은 주황색이고, 옆구리에는 나뭇가지를 서류철처럼 끼고 있었어요. 비버였어요! 비버는 지각생을 보듯 한 사람씩 쳐다봤어요.\n“죄송합니다.” 테오가 말했어요. 잘못한 것도 없는데요. 꼭 부장님 얼굴이었거든요.\n비버는 나뭇가지를 제자리에 꽂고 토닥토닥, 못 미더운지 한 번 더 토닥토닥.\n“저기요, 그 장화가 제…”\n찰싹! 꼬리가 물을 쳤어요. 다들 물벼락을 맞았어요.',
        },
        short: {
          en: 'Up came a beaver with a stick. *Pat, pat.* He looked at them as if they were late.\n“Sorry, sir,” said Theo, “but that boot is my—”\n*SLAP!* It rained on everyone.',
          ko: '비버가 쑥! 꼭 지각생 보는 부장님 같아요.\n“죄송합니다.” 잘못도 없는 테오가 말했어요.\n찰싹! 물벼락!',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'He’s the manager.', ko: '저분이 부장님이구나.' }, position: 'center' },
          { character: 'meera', text: { en: 'He’s in a meeting.', ko: '지금 회의 중이셔.' }, position: 'right' },
        ],
        alt: {
          en: 'A big wet beaver sits up on the dam with a stick under his arm, nose to nose with the children, and looks deeply disappointed. Charlotte, Theo and Priya have frozen. Ranger Meera smiles behind them.',
          ko: '물에 젖은 커다란 비버가 나뭇가지를 끼고 댐 위에 올라앉아 아이들과 코를 맞대고 있어요. 몹시 실망한 얼굴이에요. 샬롯과 테오, 프리야는 얼어붙었고 미라 이모는 뒤에서 웃어요.',
        },
        find: {
          en: 'Somebody has landed on the beaver. Who is it?',
          ko: '비버 머리에 누가 내려앉았을까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A Dam in a Baking Pan', ko: '쟁반 위의 댐' },
        description: {
          en: 'Build a dam in a baking tray. Where does it leak first?',
          ko: '넓적한 쟁반에 댐을 지어요. 어디가 제일 먼저 샐까요?',
        },
        steps: [
          {
            en: 'Put one end of the tray on a book. Build a dam across the middle with twigs, stones and mud, or with clay.',
            ko: '쟁반 한쪽을 책으로 받쳐요. 한가운데에 나뭇가지와 돌, 진흙이나 찰흙으로 댐을 쌓아요.',
          },
          {
            en: 'Pour a cup of water in above it. Count the seconds till the first drop gets through.',
            ko: '댐 위쪽에 물 한 컵을 부어요. 첫 방울이 새어 나올 때까지 몇 초인지 세어요.',
          },
          {
            en: 'Mark the leaks on the small tray. Mend the dam, pat it twice, and try again.',
            ko: '작은 쟁반 그림에 샌 곳을 표시해요. 댐을 고치고 두 번 토닥인 다음 다시 해 봐요.',
          },
        ],
      },
    ],
  },
];
