import type { Chapter } from '../book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'The Blue Door', ko: '파란 문' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'At eight on Saturday morning, the blue door had grown. The paint was cold, and it smelled of rain. Noodle hid behind Charlotte’s ankles and stuck out on both sides. Far away in Korea, Charlotte’s grandmother, Halmeoni, knocked twice on every pot lid, for luck. A door was a kind of lid. So Charlotte knocked twice. *Tock, tock.* Inside the house, something stopped humming.',
          ko: '토요일 아침 여덟 시. 파란 문은 밤새 더 자란 것 같았어요. 차갑고 비 냄새가 났어요. 누들은 발목 뒤에 숨었지만 양쪽으로 다 삐죽 나왔고요. 한국에 계신 할머니는 냄비 뚜껑을 꼭 두 번 두드리세요. 그래야 일이 잘 풀린대요. 샬롯도 똑똑. 안에서 나던 웅웅 소리가 뚝 그쳤어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: {
              en: 'Hello? I’m a mistake. I mean, I made one!',
              ko: '저기요! 저는 실수예요. 아니, 제가 실수를 했어요!',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A cool morning on the porch of number 41. Charlotte, very small, holds one fist up an inch from a huge blue door. Her face is mirrored in the brass mail slot. Noodle hides behind her ankles.',
          ko: '서늘한 아침, 41번지 현관 앞. 조그만 샬롯이 커다란 파란 문 바로 앞에 주먹을 들고 서 있어요. 놋쇠 편지 구멍에 얼굴이 비쳐요. 누들은 발목 뒤에 숨었어요.',
        },
        find: {
          en: 'Somebody else is visiting the blue door. How far up are they?',
          ko: '파란 문을 찾아온 손님이 또 있어요. 어디까지 올라갔나요?',
        },
      },
      {
        id: '4-2',
        text: {
          en: 'The door opened as wide as a hand. Out came a smell of sawdust. In the crack stood a slipper, brass buttons, a mustache and, way up at the top, one worried eye. “Five people are coming to my party, only they’re coming to your door,” said Charlotte, “and it’s my fault!” The eye said it was in the middle of a bridge. Then the door shut, gently, the way you shut a book.',
          ko: '문이 딱 한 뼘 열렸어요. 슬리퍼, 금빛 단추, 콧수염, 그리고 저 꼭대기에 걱정스러운 눈 하나. 톱밥 냄새가 났어요. “제 손님 다섯 명이 이리로 와요. 제 탓이에요!” 샬롯이 숨도 안 쉬고 말했어요. 할아버지는 한창 다리를 놓고 계신대요. 문은 책을 덮듯 살며시 닫혔어요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'No parties. I have wet glue.', ko: '잔치는 안 된다. 풀이 덜 말랐어.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The blue door is open the width of a hand. In the gap is a strip of a very tall man, from the floor all the way up: a slipper, a navy vest, a long white mustache and one worried eye. Charlotte looks up, and up.',
          ko: '파란 문이 한 뼘쯤 열렸어요. 틈 사이로 키가 아주 큰 할아버지가 슬리퍼부터 남색 조끼, 길고 하얀 콧수염, 걱정스러운 눈 하나까지 길쭉하게 보여요. 샬롯은 고개를 한껏 젖히고 올려다봐요.',
        },
        find: {
          en: 'Somebody is lost in that mustache. Can you see who?',
          ko: '콧수염 속에서 길을 잃은 사람이 있어요. 보이나요?',
        },
      },
      {
        id: '4-3',
        text: {
          en: 'The mail slot was just the right height, and it squeaked when Charlotte pushed it open. There was a river in there! There was a church, and a bakery no bigger than a bread roll, and a whole town around them with its windows lit. Something hummed, and rattled, and crashed, and somebody said one small, sad word. “Was that the bridge?” Charlotte asked the slot. Over her head, a bolt slid back.',
          ko: '편지 구멍은 눈높이에 딱 맞았어요. 뚜껑을 끼익 밀었더니, 강이다! 교회도 있고, 빵만 한 빵집도 있고, 불 켜진 마을이 통째로 들어 있었어요. 웅웅, 달달달, 우르르 쾅! 그리고 조그만 한숨 소리. “다리가 무너졌어요?” 샬롯이 묻자, 철컥, 머리 위에서 자물쇠가 돌아갔어요.',
        },
        speechBubbles: [{ character: 'finch', text: { en: 'Bother.', ko: '에잇, 또야.' }, position: 'right' }],
        alt: {
          en: 'The wall is cut away, so we see both sides of the door. Outside, Charlotte bends to the mail slot, and warm light falls across her eyes. Inside, far back, little windows glow.',
          ko: '벽을 잘라 낸 듯 문 안팎이 다 보여요. 밖에서는 샬롯이 허리를 굽혀 편지 구멍을 들여다보고, 따뜻한 불빛이 눈가를 비춰요. 안쪽 깊은 곳에는 조그만 창문이 반짝반짝 빛나요.',
        },
        find: { en: 'Who else wants a look?', ko: '또 누가 들여다보고 싶어 하나요?' },
      },
    ],
    activity: {
      title: { en: 'Peek Box', ko: '엿보기 상자' },
      description: {
        en: 'Make a tiny room in a shoebox. Cut a slot in one end and close the lid. Let someone peek for ten seconds. What do they remember?',
        ko: '신발 상자에 작은 방을 꾸미고 구멍을 내요. 딱 열을 셀 동안만 보여 주고 무엇을 봤는지 물어봐요.',
      },
    },
  },
  {
    number: 5,
    title: { en: 'The Smallest Town', ko: '세상에서 제일 작은 마을' },
    panels: [
      {
        id: '5-1',
        text: {
          en: 'There was one bare floorboard, and Charlotte stood on it, because the rest of the room was a town. A river of blue glass ran under the piano, and a church stood on the third stair. Mr. Finch knelt in the valley like a sorry giant. “Feet are enormous,” he said. “That’s why I never have visitors.” A very small train lay on its back in the river.',
          ko: '샬롯은 하나 남은 빈 마룻장 위에 까치발로 섰어요. 나머지는 몽땅 마을이었거든요. 피아노 밑으로 파란 유리 강이 흐르고, 계단 셋째 칸에는 교회가 있었어요. 핀치 할아버지는 골짜기에 쪼그려 앉아 한숨을 폭 쉬셨어요. 꼬마 기차가 강물에 벌러덩 누워 있었거든요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'Don’t breathe east.', ko: '동쪽으로 숨 쉬지 마라.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A lamp-lit room whose whole floor is a model town that climbs the stairs. Mr. Finch kneels in a valley like a giant, beside a gap in a bridge. Train cars lie on their sides in a river of blue glass. Charlotte stands in her socks on the one clear board.',
          ko: '등불을 켠 방. 바닥이 온통 작은 마을이고 계단까지 집이 이어져요. 핀치 할아버지는 거인처럼 골짜기에 무릎을 꿇고 계세요. 옆에는 가운데가 끊긴 다리가 있고, 파란 유리 강에 기차가 넘어져 있어요. 샬롯은 양말 바람으로 빈 마룻장 하나에 서 있어요.',
        },
        find: {
          en: 'Find Charlotte’s house in the little town. What isn’t finished yet?',
          ko: '작은 마을에서 샬롯네 집을 찾아보세요. 무엇이 아직 없나요?',
        },
      },
      {
        id: '5-2',
        text: {
          en: 'For thirty years Mr. Finch had built that bridge, and for thirty years it had fallen down. “How long is it supposed to be?” asked Charlotte, and he rolled out a crackly plan. The plan said 41. The wood said 14. Mr. Finch read the plan, and he read the wood, and he read the plan all over again, very slowly. Then he sat down on a hill, and the hill went *crunch*.',
          ko: '삼십 년 동안 다리만 놓으면 무너졌대요. “원래 얼마나 길어야 해요?” 샬롯이 물었어요. 할아버지는 설계도를 바스락 펴셨어요. 설계도에는 41, 나무토막에는 14. 설계도를 보고, 나무를 보고, 설계도를 또 보셨어요. 그러고는 산에 털썩 주저앉으셨어요. 산이 우지끈했어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'You did a forty-one too!', ko: '할아버지도 거꾸로 쓰셨네요!' },
            position: 'left',
          },
          {
            character: 'finch',
            text: { en: 'Numbers are slippery fish.', ko: '숫자란 놈은 미끄덩거려서 말이지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A paper plan on the floor. Charlotte’s finger and Mr. Finch’s long finger meet on the number 41. Beside it lies a short, stubby piece of a bridge with 14 written on it. Mr. Finch sits on a little hill.',
          ko: '바닥에 펼친 설계도. 샬롯의 손가락과 핀치 할아버지의 긴 손가락이 숫자 41에서 만나요. 옆에는 14라고 적힌 짤막한 다리 토막이 있어요. 할아버지는 작은 산에 앉아 계세요.',
        },
        find: {
          en: 'What time is it by Mr. Finch’s watch?',
          ko: '할아버지 시계로는 지금 몇 시인가요?',
        },
      },
      {
        id: '5-3',
        text: {
          en: 'The saw sang, and the new piece smelled like pencils. Charlotte measured forty-one inches, Mr. Finch measured forty-one inches, and then they each did it again. Out came the train with its headlight on. They both held their breath until their cheeks were as round as buns. *Tick, tick*, said the wheels, out over the river. *Tick, tick.* And then the river was behind them.',
          ko: '쓱싹쓱싹, 새 나무에서 연필 냄새가 났어요. 이번에는 41! 샬롯이 재고, 할아버지가 재시고, 둘이 또 쟀어요. 꼬마 기차가 불을 켜고 또르르 굴러왔어요. 둘은 볼이 빵빵해지게 숨을 참았어요. 달각, 달각, 바퀴가 다리에 올랐어요. 달각, 달각. 기차는 어느새 강을 다 건넜어요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'You may breathe east.', ko: '이제 동쪽으로 숨 쉬어도 좋다.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The little train crosses a long new bridge over the glass river with its headlight on. Charlotte and Mr. Finch kneel on either side and hold their breath, with round cheeks.',
          ko: '꼬마 기차가 불을 켜고 유리 강 위의 길쭉한 새 다리를 건너요. 샬롯과 핀치 할아버지는 양쪽에 무릎을 꿇고 볼이 빵빵해지도록 숨을 참고 있어요.',
        },
        find: {
          en: 'One passenger isn’t sitting inside. Who is it?',
          ko: '기차 안에 타지 않은 손님이 있어요. 누구일까요?',
        },
      },
    ],
    activity: {
      title: { en: 'Paper Bridge', ko: '종이 다리' },
      description: {
        en: 'Put a sheet of paper across two books. How many coins can it hold? Fold the paper like a fan and try again. Can you reach 41?',
        ko: '책 두 권 사이에 종이 한 장을 걸쳐요. 동전이 몇 개 올라갈까요? 종이를 부채처럼 접으면요? 41개까지 도전!',
      },
    },
  },
  {
    number: 6,
    title: { en: 'Four Minutes', ko: '딱 사 분' },
    panels: [
      {
        id: '6-1',
        text: {
          en: 'Five guests would knock at two o’clock, and nobody could stop them. Mr. Finch thought about five guests until his ears went pale. Then he held up four fingers. “Four minutes,” he said. “And no banjos.” They shook on it, right over the church, and his hand was rough with glue. “Does a conductor ever leave people on the wrong platform?” asked Charlotte. Up went the mustache.',
          ko: '두 시면 손님 다섯이 문을 두드려요. 할아버지는 귀까지 하얘지시더니 손가락 네 개를 펴셨어요. 딱 사 분만 참아 보시겠대요. 밴조는 빼고요. 교회 지붕 위로 악수한 손이 풀 때문에 까슬까슬했어요. “차장님이셨다면서요. 손님을 엉뚱한 역에 두고 오신 적 있어요?” 콧수염이 꿈틀했어요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'Never. Not in thirty-nine years.', ko: '삼십구 년 동안 한 번도 없었지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'In the doorway of the train room Mr. Finch holds up four fingers and solemnly shakes Charlotte’s hand over a tiny church. Behind them the train goes around its loop.',
          ko: '기차 방 문간에서 핀치 할아버지가 손가락 네 개를 펴 보이며 샬롯과 진지하게 악수하세요. 맞잡은 손 아래에는 작은 교회가 있고, 뒤에서는 기차가 빙 돌고 있어요.',
        },
        find: { en: 'What is everybody in town looking at?', ko: '마을 사람들은 모두 어디를 보고 있나요?' },
      },
      {
        id: '6-2',
        text: {
          en: 'At ten o’clock Charlotte was stamping tickets with half a potato. *41 to 14*, they said. *One way. Please keep your arms inside the train.* She made five, and the ink smelled like blackberries. Theo punched holes and checked all the numbers, twice. At the counter Dad squeezed a big blue 8 onto the cake. Charlotte would be seven for one more week. “Close enough,” said Dad.',
          ko: '열 시, 샬롯은 감자 도장으로 기차표 다섯 장을 꽝꽝 찍었어요. ‘41번지에서 14번지까지. 편도. 팔을 내밀지 마세요.’ 테오는 구멍을 뚫고 숫자를 두 번씩 살폈고요. 아빠는 달콤한 파란 크림으로 케이크에 8을 짰어요. 아직 일곱 살인데? “거의 맞아.” 아빠가 말했어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Read me the number.', ko: '숫자 불러 봐.' }, position: 'left' },
          {
            character: 'charlotte',
            text: { en: 'One. Four. I’m sure!', ko: '일, 사. 확실해!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A busy kitchen. Charlotte stamps tickets with half a potato, Theo holds one up to check it, and Priya hammers. Five tickets dry on a string. At the back Dad pipes a big blue 8 onto a cake with his tongue out, just like Charlotte.',
          ko: '분주한 부엌. 샬롯은 감자 도장으로 기차표를 찍고, 테오는 한 장을 들고 살피고, 프리야는 망치질을 해요. 줄에는 기차표 다섯 장이 걸려 있어요. 뒤에서는 아빠가 샬롯처럼 혀를 내밀고 케이크에 파란 8을 짜요.',
        },
        find: {
          en: 'Everybody is busy with the train. Well, nearly everybody. Who isn’t?',
          ko: '모두 기차 준비에 바빠요. 딴 데만 보는 친구는 누구일까요?',
        },
      },
      {
        id: '6-3',
        text: {
          en: 'By noon Priya had tied together everything on the street that rolled. There was one red wagon, one wheelbarrow, one doll carriage, and two things that nobody had a name for. In front stood a laundry cart with a chimney. The rope still smelled of somebody’s tomatoes. Charlotte leaned back and pulled. “It’ll hold five,” said Priya, “if nobody sneezes.” Theo wrote that down.',
          ko: '한낮, 프리야가 동네에서 굴러가는 건 다 모아 뚝딱 이었어요. 빨간 수레, 외바퀴 손수레, 인형 유모차, 맨 앞에는 굴뚝 달린 빨래 수레! 샬롯이 밧줄을 당기자 토마토밭 냄새가 났어요. “다섯 명은 거뜬해.” 프리야가 뽐냈어요. “재채기만 안 하면.” 테오가 그 말을 적어 두었어요.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기!' }, position: 'center' },
          { character: 'theo', text: { en: 'Stop saying that.', ko: '그 말 좀 하지 마.' }, position: 'right' },
        ],
        alt: {
          en: 'Plum Street at noon. Priya shows off a train of five wagons of all kinds, tied behind a laundry cart with a chimney. Charlotte leans back and pulls the rope tight. Theo watches and is not so sure.',
          ko: '한낮의 자두나무길. 프리야가 굴뚝 달린 빨래 수레 뒤에 갖가지 수레 다섯 대를 묶은 기차를 뽐내요. 샬롯은 몸을 뒤로 젖히고 밧줄을 당겨 보고, 테오는 미심쩍은 얼굴로 바라봐요.',
        },
        find: {
          en: 'Theo lost something on Friday. Where is it now?',
          ko: '테오가 금요일에 잃어버린 것이 여기 있네요. 어디일까요?',
        },
      },
    ],
    activity: {
      title: { en: 'All Aboard', ko: '기차표 만들기' },
      description: {
        en: 'Make a ticket from your bed to the breakfast table. Where does your train stop on the way? Punch a hole at every station.',
        ko: '침대에서 식탁까지 가는 기차표를 만들어요. 어느 역에 설까요? 역마다 구멍을 하나씩 뚫어요.',
      },
    },
  },
];
