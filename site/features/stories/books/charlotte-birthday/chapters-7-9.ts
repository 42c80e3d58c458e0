import type { Chapter } from '../book.ts';

export const chapters7To9: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'Two O’Clock', ko: '두 시' },
    panels: [
      {
        id: '7-1',
        text: {
          en: 'At two o’clock the steps of number 41 creaked, and they went on creaking. Charlotte counted her guests and ran out of fingers. She had five tickets, for the five old cards. But this was twelve! She had fixed seven cards. Seven people had read the new number, and they had come to the old one anyway. Behind the curtain, a mustache trembled.',
          ko: '두 시. 41번지 계단이 와글와글, 삐걱삐걱. 샬롯은 손님을 세다가 손가락이 모자랐어요. 열둘이나 왔어요! 못 고친 다섯 명은 그렇다 쳐요. 기차표도 다섯 장 있으니까요. 그런데 일곱 명은 고쳐 준 14번지를 똑똑히 읽고도 이리로 왔지 뭐예요. 커튼 뒤에서 콧수염이 파르르 떨렸어요.',
        },
        speechBubbles: [
          {
            character: 'marcus',
            text: { en: 'We heard there’s a town in there.', ko: '안에 마을이 있다며?' },
            position: 'right',
          },
          {
            character: 'charlotte',
            text: { en: 'You’re the right people in the wrong place!', ko: '손님은 맞는데 집이 틀렸다니까!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A bright afternoon. A crowd of children in party clothes fills the porch and lawn of number 41. Charlotte, in a gold paper crown, counts them on her fingers in horror. Mr. Finch’s mustache shows at the curtain.',
          ko: '눈부신 오후. 예쁘게 차려입은 아이들이 41번지 현관과 마당을 가득 메웠어요. 금빛 종이 왕관을 쓴 샬롯은 손가락을 꼽아 보다 기겁해요. 커튼 사이로 핀치 할아버지의 콧수염이 보여요.',
        },
        find: {
          en: 'Somebody didn’t read the sign. What have they brought?',
          ko: '팻말을 안 읽은 손님이 있어요. 무엇을 가져왔나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: 'Mr. Finch looked at his watch, which had no hands, and said, “Four minutes.” Five guests got in, and six got in, and when the seventh got in, the rope began to hum. Then somebody sneezed. *Twang!* The train went off in six directions at once, and Noodle sailed by in the doll carriage. “Three minutes,” said Mr. Finch. Charlotte looked at her five tickets, and then she looked at all those feet.',
          ko: '할아버지가 바늘 없는 시계를 보셨어요. “사 분이다.” 다섯이 탔어요. 여섯이 탔어요. 일곱이 타자 밧줄이 지잉 울었어요. 에취! 툭! 수레가 여섯 갈래로 데굴데굴 달아나고, 누들은 유모차를 타고 갔어요. “삼 분 남았다.” 샬롯은 기차표 다섯 장을 보고, 그 많은 발을 보았어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Who sneezed?', ko: '누가 재채기했어?' }, position: 'left' },
          { character: 'priya', text: { en: '…Easy?', ko: '……식은 죽?' }, position: 'left' },
        ],
        alt: {
          en: 'The rope has snapped, and carts and wagons roll off six ways while children hop aside. Noodle rides in the doll carriage. Charlotte, Theo and Priya stare. On the porch Mr. Finch looks at his watch.',
          ko: '밧줄이 끊어져 수레가 여섯 갈래로 굴러가고 아이들은 폴짝폴짝 비켜요. 누들은 인형 유모차를 타고 가요. 샬롯과 테오, 프리야는 입을 벌리고, 현관의 핀치 할아버지는 시계를 보고 계세요.',
        },
        find: { en: 'Where did the chimney land?', ko: '굴뚝은 어디에 떨어졌나요?' },
      },
      {
        id: '7-3',
        text: {
          en: 'Charlotte jumped up on the upside-down wheelbarrow. “A train doesn’t need seats!” she yelled. “It needs parts!” *Rip, rip* went the tickets, until everybody had a piece and a job to go with it. Ella and Sam were wheels, Omar was the bell, and Jin-ah was the caboose. “I’m the brakes,” said Theo. “I’m always the brakes.” They took hold of each other’s shoulders. Now all they needed was a conductor.',
          ko: '샬롯은 뒤집힌 손수레 위로 뛰어올랐어요. “우리가 기차가 되면 되잖아!” 기차표를 쫙쫙 찢어 한 조각씩 나눠 줬어요. 너는 종, 너희 둘은 바퀴, 너는 맨 끝 칸. “나는 브레이크겠지.” 테오가 말했어요. “맨날 브레이크야.” 모두 앞사람 어깨를 잡았어요. 이제 차장만 있으면 돼요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Who wants to be steam?', ko: '칙칙폭폭은 누가 할래?' },
            position: 'left',
          },
          { character: 'guests', text: { en: 'Ssssss!', ko: '치이이익!' }, position: 'right', bubbleStyle: 'noise' },
        ],
        alt: {
          en: 'Charlotte stands on an upside-down wheelbarrow with one arm up, her red pencil like a baton, and tears a ticket in two. Theo, Priya and the guests line up behind her and hold each other by the shoulders.',
          ko: '샬롯이 뒤집힌 손수레 위에서 빨간 연필을 지휘봉처럼 치켜들고 기차표를 찢어요. 테오와 프리야, 손님들이 앞사람 어깨를 잡고 한 줄로 늘어서요.',
        },
        find: {
          en: 'How did Mr. Finch get ready for the music?',
          ko: '핀치 할아버지는 음악 소리를 어떻게 견디고 계신가요?',
        },
      },
    ],
    activity: {
      title: { en: 'Sound Train', ko: '소리 기차' },
      description: {
        en: 'Be a train with your family. One person is the wheels, one is the steam, one is the whistle. Start slow. Can you all stop at the same time?',
        ko: '식구끼리 기차가 되어 봐요. 바퀴, 하얀 김, 뿌우 하는 기적 소리를 나눠 맡아요. 느리게 출발! 다 같이 딱 멈출 수 있나요?',
      },
    },
  },
  {
    number: 8,
    title: { en: 'The Train to Number Fourteen', ko: '14번지행 열차' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'The blue door opened, and this time it opened all the way. Mr. Finch wore every button, his cap and his slippers. He walked to the end of his path and looked at the street as if it were a river. Then he put one slipper in. *Phweeeet!* went the whistle, every dog on Plum Street answered, and fourteen children began to roll.',
          ko: '파란 문이 열렸어요. 이번에는 활짝! 할아버지는 단추를 다 채우고, 모자를 쓰고, 슬리퍼를 신으셨어요. 그런데 마당 끝에서 강이라도 만난 듯 우뚝. 한참 만에 슬리퍼 한 짝을 살짝 담그셨어요. 삐이익! 호루라기 소리에 온 동네 개가 대답하고, 아이 열네 명짜리 기차가 움직였어요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'Forty-one to fourteen! Mind the petunias!', ko: '41번지발 14번지행! 꽃밭 조심!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A parade on Plum Street. Mr. Finch, in full conductor’s uniform and slippers, takes his first step off his own path with a whistle in his mouth. Charlotte, Theo, Priya and the guests follow in a long line. Neighbors on their lawns wave handkerchiefs.',
          ko: '자두나무길의 행진. 차장 옷을 차려입고 슬리퍼를 신은 핀치 할아버지가 호루라기를 물고 자기 집 마당 밖으로 첫발을 내디디세요. 샬롯과 테오, 프리야, 손님들이 길게 줄지어 따라가요. 이웃들이 잔디밭에서 손수건을 흔들어요.',
        },
        find: {
          en: 'Find somebody you met in chapter 3. What are they waving?',
          ko: '3장에서 만난 친구가 있어요. 무엇을 흔들고 있나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'Stop one was a mailbox, stop two was a cat, and stop three was Sprinkler Tunnel, and it was cold! The bell shrieked, the wheels shrieked, and the steam came out in wet socks. Only the brakes went through at a walk, with his hood up. Theo had waited his whole life for this. On the far side they counted heads, and every head was there. They didn’t count tails.',
          ko: '첫째 역은 우편함, 둘째 역은 고양이. 셋째 역은 물벼락 터널이었어요. 촤아아! 찬물이 목덜미로 들어가자 종도 꺅, 바퀴도 꺅! 브레이크만 비옷 모자를 쓰고 느긋하게 걸었지요. 테오는 평생 이날을 기다렸거든요. 터널을 나와 머릿수를 셌어요. 다 왔네! 강아지는 아무도 안 셌어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Three. I told you so.', ko: '셋째, 내가 뭐랬어.' }, position: 'center' },
        ],
        alt: {
          en: 'A lawn sprinkler throws an arc and a rainbow over the train of children, who shriek and run. Only Theo, in his yellow raincoat, walks under it calm and dry.',
          ko: '잔디밭 물뿌리개가 아이들 기차 위로 무지개를 그리며 물을 뿌려요. 모두 소리를 지르며 뛰는데, 노란 비옷을 입은 테오만 보송보송하고 느긋해요.',
        },
        find: {
          en: 'Somebody got on at stop two. Where are they sitting?',
          ko: '두 번째 역에서 탄 손님은 어디에 앉았나요?',
        },
      },
      {
        id: '8-3',
        text: {
          en: 'The train came around the corner of number 14 and stopped so hard that it folded up. Nobody made a sound, and yet there was one. *Lick. Lick, lick.* Noodle sat on the table with frosting up to both ears. Dad’s big blue 8 had been a work of art. Now one whole side of it was gone, very neatly, and there stood a 3.',
          ko: '뒷마당에 들어서던 기차가 우뚝 섰어요. 뒤 칸이 앞 칸에 콩, 콩, 콩! 조용한 마당에 소리는 하나뿐이었어요. 날름, 날름. 누들이 식탁 위에 앉아 있었어요. 귀까지 크림투성이였지요. 아빠의 파란 8은 그야말로 작품이었는데, 왼쪽만 싹, 얌전하게 없어졌어요. 남은 건 3이었어요.',
        },
        speechBubbles: [
          { character: 'max', text: { en: 'Happy *THREE!*', ko: '누나 세 살이다!' }, position: 'left' },
          { character: 'dad', text: { en: '…Close enough?', ko: '……거의 맞네?' }, position: 'right' },
        ],
        alt: {
          en: 'A backyard with lanterns and a party table. Everyone but Max has frozen. On the table sits Noodle, frosted to the ears, beside the birthday cake. The blue number on the cake has lost its left side and reads 3.',
          ko: '등을 단 뒷마당의 잔칫상. 맥스만 빼고 모두 그대로 얼어붙었어요. 식탁 위 생일 케이크 옆에 누들이 귀까지 크림을 묻히고 앉아 있어요. 케이크의 파란 숫자는 왼쪽이 없어져 3이 되었어요.',
        },
        find: {
          en: 'Follow the tongue. Where else has it been?',
          ko: '혀가 지나간 자리를 따라가 보세요. 또 어디에 들렀나요?',
        },
      },
    ],
    activity: {
      title: { en: 'Half a Number', ko: '반쪽 숫자' },
      description: {
        en: 'Fold a sheet of paper and open it again. Along the fold, paint a 3, nice and thick. Close it and press. What number do you get? Try half of a 0. Which numbers can’t you make this way?',
        ko: '종이를 접어 물감으로 3을 그리고 꾹 눌러요. 펴 보면 어떤 숫자가 될까요? 이렇게 못 만드는 숫자도 찾아봐요.',
      },
    },
  },
  {
    number: 9,
    title: { en: 'Backward on Purpose', ko: '일부러 거꾸로' },
    panels: [
      {
        id: '9-1',
        text: {
          en: 'Three, thought Charlotte. Three, and a three the wrong way around. The frosting bag was cold and heavy in her hands. All the guests leaned in, and Mr. Finch leaned in over all the guests. For once she wrote a number backward very, very carefully. The blue lines met at the top. They met in the middle, and they met at the bottom, and she wasn’t three anymore.',
          ko: '샬롯은 3을 보았어요. 3, 그리고 뒤집힌 3. 크림 주머니는 차갑고 묵직했어요. 모두 머리를 들이밀고, 그 위로 할아버지가 들여다보셨어요. 살살, 더 살살. 이렇게 정성껏 거꾸로 쓰기는 처음이에요. 파란 줄이 위에서 만나고, 가운데서 만나고, 밑에서 만났어요. 이제 세 살이 아니에요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Backward. On purpose.', ko: '이번엔 일부러 거꾸로!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Close to the cake. With a frosting bag Charlotte draws a mirrored 3 on the left of the 3. All the faces lean in, and Mr. Finch’s leans in from above.',
          ko: '케이크를 가까이에서 본 그림. 샬롯이 크림 주머니로 3의 왼쪽에 뒤집힌 3을 그려요. 모두 얼굴을 들이밀고, 맨 위에서 핀치 할아버지가 내려다보세요.',
        },
        find: {
          en: 'Look under the table. What does the napkin say?',
          ko: '식탁 밑을 보세요. 냅킨에 뭐라고 쓰여 있나요?',
        },
      },
      {
        id: '9-2',
        text: {
          en: '“That’s four minutes,” said Mr. Finch from a very small chair, with his knees up by his ears. He said it seven times, and every time he had more cake. When the plates were clean, he took a matchbox out of his vest, and it rattled. Charlotte slid it open. Inside lay a girl no bigger than a thumb, with a red pencil behind her ear and one lace undone.',
          ko: '“사 분 됐구나.” 할아버지가 말씀하셨어요. 의자가 작아서 무릎이 귀에 닿았지요. 그 말씀을 일곱 번 하시고, 그때마다 케이크를 오물오물 더 드셨어요. 접시가 비자 성냥갑을 내미셨어요. 달그락. 열어 보니 엄지만 한 아이! 귀 뒤엔 빨간 연필, 신발 끈은 한쪽이 풀렸고요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'My town was missing one.', ko: '우리 마을에 한 사람이 모자라더구나.' },
            position: 'left',
          },
        ],
        alt: {
          en: 'Gold evening light on a table of crumbs, and children in the grass. Mr. Finch sits on a much too small chair and holds out a matchbox. Charlotte slides it open and finds a painted girl the size of a thumb.',
          ko: '금빛 저녁 햇살이 부스러기만 남은 잔칫상을 비추고, 아이들은 잔디밭에 앉아 있어요. 조그만 의자에 앉은 핀치 할아버지가 성냥갑을 내미세요. 샬롯이 열어 보니 엄지만 한 나무 아이가 들어 있어요.',
        },
        find: {
          en: 'Who has had enough party? Look for a gold sash.',
          ko: '금빛 어깨띠를 두르신 분을 찾아보세요. 뭘 하고 계신가요?',
        },
      },
      {
        id: '9-3',
        text: {
          en: 'That night the smallest train in the world came over the bridge, *tick, tick*, and stopped at the smallest house. There was a red door on it, and the paint was still wet. Twelve guests stood on the lawn, and not one was as tall as a bean. A dog stood on the table. In the dark somebody snored. The number on the door was wrong, and nobody fixed it.',
          ko: '그날 밤, 달각, 달각, 세상에서 제일 작은 기차가 제일 작은 집 앞에 섰어요. 빨간 문에서 페인트 냄새가 났어요. 마당에는 콩알만 한 손님 열둘, 식탁 위에는 강아지 한 마리. 컴컴한 데서 누가 드르렁 코를 골았어요. 문에 적힌 번지는 틀렸어요. 그래도 아무도 고치지 않았어요.',
        },
        speechBubbles: [],
        alt: {
          en: 'Night in the train room, and only the model town is lit. The tiny number 14 now has a red front door with the number 41 on it. Twelve tiny guests stand on its lawn and a tiny dog on a tiny table. In the shadow Mr. Finch sleeps in his armchair.',
          ko: '밤의 기차 방, 작은 마을에만 불이 켜져 있어요. 꼬마 14번지 집에 빨간 문이 생겼고 41이라고 적혀 있어요. 잔디밭에는 꼬마 손님 열둘, 꼬마 식탁 위에는 꼬마 강아지가 있어요. 그늘진 안락의자에서 핀치 할아버지가 주무세요.',
        },
        find: {
          en: 'Mr. Finch has had a letter. Can you read who it’s from?',
          ko: '핀치 할아버지가 편지를 받으셨어요. 누가 보냈는지 읽을 수 있나요?',
        },
      },
    ],
    activity: {
      title: { en: 'ettolrahC', ko: '거울 편지' },
      description: {
        en: 'Write a thank-you note backward, last letter first. Your reader will need a mirror or a lot of time.',
        ko: '고맙다는 말을 거꾸로 써 봐요. “다니습맙고!” 받은 사람은 어떻게 읽을까요?',
      },
    },
  },
];
