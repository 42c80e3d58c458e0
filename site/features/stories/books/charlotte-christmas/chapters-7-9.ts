import type { Chapter } from '../../model/book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The Lights Go Out', ko: '불이 나갔어요' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'Christmas Eve, four o’clock. *Pop!* Out went the tree, the street, and the phone.',
          ko: '크리스마스이브 오후 네 시. 픽! 트리가 꺼지고, 동네가 꺼지고, 전화도 끊겼어요.',
        },
        short: {
          en: 'It was Christmas Eve. *Pop!* Out went every light. Far off, the farmers put on their boots. Who could tell them not to wait?',
          ko: '크리스마스이브 오후 네 시. 픽!\n트리도 동네도 꺼졌어요. 언덕에 기다리지 말라고 할 수도 없어요.',
        },
        speechBubbles: [
          { character: 'dad', text: { en: 'No phones.', ko: '전화도 먹통이네.' }, position: 'left' },
          { character: 'max', text: { en: 'Roar?', ko: '크앙?' }, position: 'right' },
        ],
        alt: {
          en: 'The living room, black and blue: every light on the tree is out. Mom has just lit one candle and shields the flame with her hand. It lights Charlotte, who has both arms around Max and her cheek on his hood. Dad stares, a dead phone at his ear. Halmeoni quietly peels a pear in one long strip.',
          ko: '트리 불이 다 꺼져서 캄캄한 거실. 엄마가 촛불 하나를 막 켜고 손으로 바람을 막아요. 샬롯은 두 팔로 맥스를 꼭 안고 맥스의 모자에 뺨을 대고 있어요. 아빠는 먹통이 된 전화기를 귀에 댄 채 눈이 동그래졌어요. 할머니는 조용히 배 껍질을 끊지 않고 길게 깎으세요.',
        },
        find: {
          en: 'Look at the peel of the pear. What has it turned into?',
          ko: '배 껍질을 보세요. 무슨 모양이 되었나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: 'Up on the hills they were putting on their boots, and the blizzard leaned on the door.\n“We can’t even tell them not to wait,” said Dad.\nCharlotte still hadn’t thought of anything, and she wanted to cry.\n“Eat,” said Halmeoni. She had a tangerine for Max, but Max was on the far side of the dark. She put it in Mom’s hand, and Mom put it in Dad’s, and Dad put it in Charlotte’s. It had crossed the room, and nobody had stood up.\n“Mine,” said Max.\nBut Charlotte was looking at the map. 60, it said, and 60, and 60, from door to door to door.',
          ko: '눈보라가 문을 쿵쿵 밀었어요. 언덕에서는 지금쯤 다들 장화를 신고 있을 거예요. 오늘은 기다리지 말라고 알릴 수도 없었어요. 생각해 보겠다던 샬롯은 아직 아무 생각도 안 나서 울고 싶었어요.\n“귤 먹자.” 할머니가 말씀하셨어요.\n맥스는 저쪽 캄캄한 데 앉아 있었어요. 귤은 할머니 손에서 엄마 손으로, 아빠 손으로, 샬롯 손으로 건너왔어요. 던진 사람도 없고, 일어난 사람도 없었어요.\n“내 귤!” 맥스가 말했어요.\n그런데 샬롯은 지도를 보고 있었어요. 집에서 집까지 60, 또 60, 또 60.',
        },
        short: {
          en: 'Halmeoni had a tangerine for Max, across the room. Mom passed it to Dad, and Dad to Charlotte. Nobody stood up!\nCharlotte looked at the map. Door, 60, door, 60, door!',
          ko: '귤이 손에서 손으로 샬롯까지 왔어요.\n샬롯은 지도를 봤어요. 60, 60, 60!\n“소리도 귤처럼 건네자!”',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: {
              en: 'It doesn’t have to be loud. It has to be *PASSED.*',
              ko: '소리가 안 커도 돼. 옆집으로 *넘기면* 되잖아!',
            },
            position: 'center',
          },
        ],
        alt: {
          en: 'The dim living room floor by candlelight. Halmeoni, Mom, Dad, Charlotte, Max and Noodle sit in a line, and a tangerine goes from hand to hand. Charlotte has stopped in the middle of it with wide eyes. The street map lies beside her.',
          ko: '촛불을 켠 어둑한 거실 바닥. 할머니와 엄마, 아빠, 샬롯, 맥스, 누들이 한 줄로 앉아 귤을 옆으로 넘겨요. 샬롯은 귤을 건네다 말고 눈이 휘둥그레졌어요. 옆에는 동네 지도가 펼쳐져 있어요.',
        },
        find: {
          en: 'Everybody passes it on. Well, nearly everybody. Who doesn’t?',
          ko: '다들 옆으로 넘기는데, 안 넘기는 친구가 있어요. 누구일까요?',
        },
      },
    ],
  },
  {
    number: 8,
    title: { en: 'Pass It On', ko: '옆집으로 댕!' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'At half past five every door had a lantern and a pot. Charlotte ran from gate to gate with an armful of ladles.\n“When next door bangs, you bang!” she said.\n“And what do I do after that?” said the baker.\n“Nothing,” said Charlotte. “After that it’s next door’s turn.”\nThe banjo kid said yes before she asked. The voice behind the mail slot said yes, and it belonged to a lady with a teapot, not to a ghost. Priya took the last house before the bridge, with all her spoons, and for once she didn’t say it was easy.\nNow Charlotte had one ladle left, and no houses.',
          ko: '다섯 시 반, 집집마다 문 앞에 등불과 냄비가 나왔어요. 샬롯은 국자를 한 아름 안고 이 집 저 집 뛰어다녔어요.\n“옆집이 땡 하면, 아주머니도 땡!”\n“그다음은?” 빵집 아주머니가 물었어요.\n“그다음은 옆집 차례예요.”\n밴조 치는 아이는 묻기도 전에 좋다고 했어요. 귀신이 산다던 집에서도 좋다고 했어요. 문이 열리고 보니, 귀신이 아니라 찻주전자를 든 할머니였지요. 프리야는 숟가락을 몽땅 들고 다리 앞 끝 집을 맡았어요. 웬일로 식은 죽 먹기라고 안 했어요.\n국자는 하나 남았는데, 이제 집이 없었어요.',
        },
        short: {
          en: 'Every house got a pot and a ladle. Priya had the last house.\n“When next door bangs, you bang,” said Charlotte.\n“And then?” asked the baker.\n“Then it’s next door’s turn.”',
          ko: '샬롯이 집집마다 국자를 돌렸어요.\n“옆집이 땡 하면 땡! 그다음은 또 옆집!”\n다리 앞은 프리야가 맡았어요.',
        },
        speechBubbles: [
          { character: 'charlotte', text: { en: 'Hear it? Hit it!', ko: '들리면 치세요!' }, position: 'left' },
          { character: 'finch', text: { en: 'Banjos, too?', ko: '밴조도 되나?' }, position: 'right' },
        ],
        alt: {
          en: 'Plum Street by lantern light, every door open with a pot before it. Charlotte runs with her red coat flying and hands out ladles; Theo keeps the list. A child holds a banjo, a lady in a doorway a teapot, and far down the street Priya stands by her wheel of spoons. Mr. Finch stands at his gate with his whistle.',
          ko: '등불이 켜진 자두나무길. 집집마다 문이 열리고 냄비가 나와 있어요. 샬롯은 빨간 외투를 펄럭이며 국자를 나눠 주고, 테오는 적고 있어요. 한 아이는 밴조를, 문가의 할머니는 찻주전자를 들었고, 저 끝에는 프리야가 숟가락 바퀴 옆에 서 있어요. 핀치 할아버지는 호루라기를 들고 팻말이 있는 대문 앞에 서 계세요.',
        },
        find: {
          en: 'Mr. Finch has changed his sign. What does it say now?',
          ko: '핀치 할아버지가 팻말을 고치셨어요. 이제 뭐라고 쓰여 있나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'It was ten to six, and after the bridge there was only wind. It was 200 steps to the first farm, and no pot could go that far.\n“One,” said Theo. “We need three more houses.”\nHe didn’t have a two.\nThen, behind them, somebody knocked twice on something big, and Charlotte felt it in her teeth.\n“If it’s that loud,” said Theo, “who needs the street?”\n“One bang is a dropped pot,” said Halmeoni. “A whole street is supper.”\nCharlotte held out her last ladle.\n“Too small,” said Halmeoni. She had brought her own.',
          ko: '여섯 시까지 십 분. 다리 너머에는 바람뿐이었어요. 첫 농장까지 이백 걸음. 그렇게 멀리까지 들리는 냄비는 없어요.\n“첫째, 집이 세 채 모자라.”\n둘째는 없었어요.\n그때 등 뒤 눈 속에서 누가 커다란 것을 똑똑 두드렸어요. 샬롯의 이가 웅웅거렸어요.\n“이렇게 크면 딴 집은 안 쳐도 되겠네요?” 테오가 물었어요.\n“하나만 땡 하면 냄비 떨어뜨린 소리지. 온 동네가 땡 해야 밥 먹으란 소리란다.” 할머니가 말씀하셨어요.\n샬롯은 하나 남은 국자를 내밀었어요.\n“작아.” 할머니는 국자도 큰 걸로 들고 오셨어요.',
        },
        short: {
          en: 'The farms were 200 steps past the bridge.\n“We need three more houses,” said Theo.\nUp came Halmeoni, her bowl on her head. Charlotte held out a ladle.\n“Too small,” said Halmeoni.',
          ko: '언덕까지 이백 걸음인데 집이 없어요!\n그때 뒤에서 똑똑, 댕. 샬롯의 이가 웅웅거렸어요. 할머니 양푼이에요!',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'American pots are for birds.', ko: '거 봐라. 그릇은 커야 한다니까.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A snowy bridge in the wind, with dark hills behind and not a house in sight. Knee-deep in the snow stands Halmeoni, with the enormous bowl on her head, and knocks on it with her big ladle. Charlotte holds out a small one and stares. Noodle peeks out of Halmeoni’s hood. Behind them Theo holds a page that says 200.',
          ko: '바람 부는 눈 덮인 다리. 뒤로는 캄캄한 언덕뿐 집이 한 채도 없어요. 무릎까지 빠지는 눈 속에서 양푼을 머리에 쓴 할머니가 커다란 국자로 양푼을 두드리세요. 샬롯은 작은 국자를 내밀다가 깜짝 놀라요. 누들은 할머니 등 뒤에서 내다봐요. 뒤에서 테오가 200이라고 적은 종이를 들고 있어요.',
        },
        find: {
          en: 'Halmeoni hasn’t come alone. Where is her passenger?',
          ko: '할머니는 혼자 오시지 않았어요. 누가 어디에 탔나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Pass It On', ko: '옆집으로 댕!' },
        description: {
          en: 'One bang goes from door to door. How fast can it get to the bowl?',
          ko: '소리 하나를 옆집으로, 또 옆집으로 넘겨요. 양푼까지 얼마나 빨리 갈까요?',
        },
        steps: [
          {
            en: 'Stand in a line, and give everybody something that bangs. Draw the players in the windows.',
            ko: '한 줄로 서서 두드릴 것을 하나씩 들어요. 창문마다 누가 있는지 그려요.',
          },
          {
            en: 'Bang only after next door. Write down the seconds, three times.',
            ko: '옆집이 친 다음에만 쳐요. 몇 초 걸렸는지 세 번 재어 적어요.',
          },
          { en: 'Now close your eyes. Does it get slower?', ko: '이번에는 눈을 감고 해 봐요. 더 느려지나요?' },
        ],
      },
    ],
  },
  {
    number: 9,
    title: { en: 'Six O’Clock', ko: '여섯 시' },
    panels: [
      {
        id: '9-1',
        text: {
          en: 'They asked Max to start, and at six he roared. *Clang! Toot!* It ran from door to door, and at the last stood Priya with her spoons.\n“Easy,” she whispered.\nIt was. *CRASH!* Halmeoni swung. *DAAAENG!*\nNothing.\nNothing.\n*Tonk*, said a pail on the sheep hill. The apple hill heard the pail, and the honey hill heard the apples. Down rolled the lanterns, with apples, honey, and a very long song.\n“That was no bell,” said the most stubborn farmer. “I came to tell you so.”\n“Sit,” said Halmeoni. “Eat.”\nBy seven there wasn’t an empty chair on Plum Street, and nothing was left in the bowl for the birds.',
          ko: '시작은 맥스한테 부탁했어요. 여섯 시가 되자 크앙! 땡! 챙! 삑! 소리는 옆집으로, 또 옆집으로 건너갔어요.\n“식은 죽 먹기.” 끝 집 프리야가 속삭였어요.\n정말 그랬어요. 숟가락이 와장창! 할머니가 국자를 휘두르셨어요. 대애애앵!\n조용했어요.\n더 조용했어요.\n그때 양 농장에서 우유통이 텅! 사과 농장이 받아서 텅! 꿀 농장도 텅! 언덕마다 등불이 쏟아져 내려왔어요. 사과와 꿀과 노래도 같이요.\n“종소리가 아니던데.” 고집 센 농부가 말했어요. “그 말 하러 왔소.”\n“앉으세요. 드세요.”\n양푼에는 참새 먹을 것도 안 남았어요.',
        },
        short: {
          en: 'At six, Max roared. *Clang, tink, CRASH!* Halmeoni swung. Nothing.\nNothing.\nThen a far pail said *tonk*. Down came the farmers.\n“That was no bell,” they said, and ate.',
          ko: '땡! 챙! 대앵!\n조용하다가 저 멀리서 텅!\n언덕 사람들이 내려왔어요.\n“종이 아니던데.”\n“앉으세요. 드세요.”',
        },
        speechBubbles: [
          { character: 'halmeoni', text: { en: 'Daeng!', ko: '대앵!' }, position: 'left' },
          { character: 'charlotte', text: { en: 'They heard!', ko: '들었나 봐요! 내려와요!' }, position: 'right' },
        ],
        alt: {
          en: 'A wide, dark winter night. A chain of tiny figures with lights runs from the town to the bridge, where Halmeoni swings her ladle at the bowl and rings spread out from it. Priya bangs her spoons behind her. Charlotte points and Theo throws up an arm: from the sheep hill a row of lanterns begins to pour down.',
          ko: '넓고 캄캄한 겨울밤. 마을에서 다리까지 조그만 사람들이 불을 들고 늘어서 있어요. 다리 위에서 할머니가 국자로 양푼을 치시자 소리가 동그랗게 퍼져요. 할머니 뒤에서는 프리야가 숟가락을 쳐요. 샬롯은 손을 뻗어 가리키고 테오는 한 팔을 번쩍 들었어요. 양 농장 언덕에서 등불이 줄줄이 쏟아져 내려와요.',
        },
        find: {
          en: 'One of the lanterns isn’t carried by a person. Who has it?',
          ko: '등불 하나는 사람이 든 게 아니에요. 누가 들었을까요?',
        },
      },
      {
        id: '9-2',
        text: {
          en: 'In April Mr. Finch pulled the rope, and Old Bess said her word so loudly that soup spilled all over town.\nCharlotte ran up all ninety-one steps, and under the bell lay a green mitten with one nut in the thumb.\n“Is that for the rent?” said Charlotte.\nShe put the mitten in her left pocket. Out of her right pocket came the other one, and it stayed on the sill. Now she had half, and Mrs. Scarf had half.\nThey were a pair.',
          ko: '사월이에요. 핀치 할아버지가 줄을 당기자, 큰 종이 드디어 제 소리로 울었어요. 온 마을 국그릇이 출렁 넘쳤지요.\n샬롯은 계단 아흔한 개를 뛰어 올라갔어요. 종 밑에 초록 장갑 한 짝이 있었어요. 엄지 속에는 개암이 한 알 들어 있었고요.\n“이거 집세예요?”\n샬롯은 그 짝을 주머니에 넣고, 겨우내 갖고 다닌 짝을 창턱에 놓았어요. 한 짝은 샬롯네, 한 짝은 다람쥐네.\n그래야 짝이 맞으니까요.',
        },
        short: {
          en: 'In spring the bell was free. Soup jumped all over town! Charlotte found her mitten, with a nut inside. She gave Mrs. Scarf the other one. Now they were a pair.',
          ko: '봄이에요. 종이 울리고, 장갑이 돌아왔어요. 샬롯은 다른 짝을 두고 왔어요.\n한 집에 한 짝씩, 짝이 맞지요.',
        },
        speechBubbles: [
          { character: 'bell', text: { en: 'DONG!', ko: '대앵!' }, position: 'left', bubbleStyle: 'noise' },
          { character: 'scarf', text: { en: 'Chk.', ko: '칵.' }, position: 'center' },
        ],
        alt: {
          en: 'The belfry in April sun, with the great bell swinging overhead. Charlotte leans on the stone sill and holds out a green mitten, and Mrs. Scarf takes the tip of it in both paws. In her other hand Charlotte keeps its pair, with a hazelnut peeping out of the thumb. Two young squirrels look on.',
          ko: '사월 햇살이 드는 종탑 꼭대기, 머리 위에서 커다란 종이 흔들려요. 샬롯이 돌 창턱 너머로 초록 장갑을 내밀자 목도리 부인이 두 앞발로 장갑 끝을 잡아요. 샬롯의 다른 손에는 나머지 한 짝이 있고, 그 엄지에서 개암 한 알이 쏙 내다봐요. 어린 다람쥐 둘이 지켜봐요.',
        },
        find: {
          en: 'The squirrels have moved. What do they use for a front door?',
          ko: '다람쥐네가 이사했어요. 무엇을 문으로 달았나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A House with a Thumb', ko: '엄지가 있는 집' },
        description: {
          en: 'Make a paper mitten, and let the squirrels move in.',
          ko: '종이 장갑을 만들어 다람쥐 식구를 이사시켜요.',
        },
        steps: [
          {
            en: 'Cut along the red lines, fold along the dotted line, and glue where the green dots are. Leave the bottom open.',
            ko: '빨간 선을 오리고 점선을 접어, 초록 점이 있는 데를 붙여요. 손 넣는 쪽은 열어 둬요.',
          },
          {
            en: 'Color the squirrels, and cut them out. Mrs. Scarf is the one with half a scarf.',
            ko: '다람쥐를 색칠해서 오려요. 목도리 반쪽을 두른 다람쥐가 목도리 부인이에요.',
          },
          {
            en: 'What will they leave in the thumb, for the rent?',
            ko: '다람쥐네는 집세로 엄지 칸에 무엇을 두고 갈까요?',
          },
        ],
      },
    ],
  },
];
