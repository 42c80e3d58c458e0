import type { Chapter } from '../book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'Ninety-One Steps', ko: '아흔한 계단' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'Mr. Finch had one key to the tower and two bad knees. So Charlotte went first with the lantern, up stones so cold that they squeaked. Theo came behind with his eyes shut, counting. At step forty he asked if towers ever fall over. At step sixty he asked if boys do. Up the wall, just ahead of the light, ran a thread of red wool.',
          ko: '핀치 할아버지는 열쇠만 주셨어요. 무릎이 계단을 싫어한대요. 샬롯이 등불을 들고 앞장섰어요. 꽁꽁 언 돌계단이 뽀드득 울었어요. 눈을 꼭 감은 테오가 마흔 칸째에 물었어요. “탑도 넘어져?” 예순 칸째에는, “나도 넘어져?” 벽에서는 빨간 털실 한 가닥이 뱅글뱅글 올라갔어요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Sixty-one. Don’t look down.', ko: '예순하나. 아래 보지 마.' },
            position: 'left',
          },
          { character: 'charlotte', text: { en: 'I’m looking up.', ko: '난 위를 보는데?' }, position: 'right' },
        ],
        alt: {
          en: 'Inside the tower a stone stair winds up and up. Charlotte climbs first with a lantern and follows a thread of red wool along the wall. Theo comes behind with his eyes shut, counting on his fingers.',
          ko: '종탑 안, 돌계단이 뱅글뱅글 위로 이어져요. 샬롯이 등불을 들고 앞장서서 벽의 빨간 털실을 따라가요. 테오는 눈을 꼭 감고 손가락을 꼽으며 뒤따라요.',
        },
        find: {
          en: 'Somebody likes a snack on the way up. How often do they stop?',
          ko: '누가 계단에서 간식을 먹었어요. 몇 칸마다 쉬어 갔을까요?',
        },
      },
      {
        id: '4-2',
        text: {
          en: 'Ninety-one was the last step. The great bell hung over them like a ceiling, and the air smelled of brass and nuts. Charlotte stood underneath and looked straight up. She couldn’t see the clapper, because Old Bess was stuffed as tight as a pillow. Out of the bottom stuck a red pompom, a striped tea cosy and one green thumb. Charlotte gave the thumb a very small pull. The pillow took a breath.',
          ko: '아흔하나. 계단이 끝났어요. 베스 할머니 종이 천장처럼 걸려 있고, 호두 냄새가 났어요. 종 밑에서 올려다봐도 종추가 안 보였어요. 속이 베개처럼 빵빵했거든요. 빨간 털방울, 줄무늬 찻주전자 털옷, 초록 엄지 하나가 삐죽. 엄지를 살짝 당겼더니, 베개가 숨을 쉬었어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Found my mitten. There’s somebody in it.', ko: '내 장갑 찾았다. 근데 누가 들어 있어.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'The top of the tower, with snowy light in its open arches. The great bell hangs overhead like a ceiling, stuffed full. Out of its rim stick a red pompom, a striped tea cosy and the green thumb of a mitten. Charlotte looks straight up with her mouth open. Theo peeks in from the stairs.',
          ko: '활짝 트인 창으로 눈 내린 날의 하얀 빛이 드는 종탑 꼭대기. 커다란 종이 천장처럼 걸려 있고 속이 꽉 찼어요. 종 밑으로 빨간 털방울과 줄무늬 찻주전자 털옷, 초록 장갑의 엄지가 삐져나와 있어요. 샬롯은 입을 벌리고 올려다보고, 테오는 계단에서 고개를 내밀어요.',
        },
        find: {
          en: 'Something up there is looking back at Charlotte. Can you see where?',
          ko: '누가 샬롯을 마주 보고 있어요. 어디에 있을까요?',
        },
      },
    ],
  },
  {
    number: 5,
    title: { en: 'The House Inside the Bell', ko: '종 속의 집' },
    panels: [
      {
        id: '5-1',
        text: {
          en: 'Three baby squirrels slept in the mitten, packed like peas and no longer than a thumb. Their breath went in and out like tiny zippers. All around them was Theo’s list, eleven out of eleven. Then over the tea cosy came a torn ear, half of the mayor’s scarf, and a look. It was the look that Mom gave muddy boots. *Mrs. Scarf*, wrote Theo. Mrs. Scarf said one word.',
          ko: '장갑 속에 엄지만 한 아기 다람쥐 셋이 완두콩처럼 나란히, 새근새근. 둘레에는 없어진 열한 가지가 몽땅. 그때 한쪽 귀가 찢어진 얼굴이 쑥! 시장님 목도리 반쪽을 둘렀어요. ‘목도리 부인.’ 테오가 적었어요. 부인은 신발 신고 들어온 손님 보듯 둘을 보더니, 한마디 했어요.',
        },
        speechBubbles: [
          { character: 'scarf', text: { en: 'CHK!', ko: '칵!' }, position: 'right' },
          { character: 'theo', text: { en: 'One. She means no.', ko: '첫째, 안 된대.' }, position: 'left' },
        ],
        alt: {
          en: 'Looking up into the bell. It is one big nest of hats, socks and scarves, and three baby squirrels are asleep in the green mitten. Their mother, with a torn ear and half a scarf, glares down at Charlotte and Theo.',
          ko: '종 속을 올려다본 그림. 모자와 양말과 목도리로 지은 커다란 둥지예요. 초록 장갑 속에서 아기 다람쥐 셋이 자고 있어요. 귀 끝이 찢어지고 목도리 반쪽을 두른 엄마 다람쥐가 샬롯과 테오를 쏘아봐요.',
        },
        find: {
          en: 'One of the babies has found a hat. What is it, really?',
          ko: '모자를 쓴 아기가 있어요. 사실은 무슨 물건일까요?',
        },
      },
      {
        id: '5-2',
        text: {
          en: 'The whole town came up and got stuck, because the stairs were thin and the town wasn’t. Somebody had a net, somebody a ladder, and everybody an opinion. Mayor Lopez had a box. Outside it was ten below and nearly dark. Inside it smelled of wet coats and tangerines. Charlotte put her arms across the door. “They can have the bell till spring,” she said. Step by step, all the way down, it went quiet.',
          ko: '온 마을이 탑을 오르다 꽉 끼었어요. 계단은 홀쭉한데 어른들은 안 홀쭉하니까요. 그물도, 사다리도, 잔소리도 왔어요. 시장님은 이삿짐 상자를 드셨고요. 밖은 영하 십 도, 안에는 귤 냄새. “봄까지 살게 해 주세요.” 샬롯이 두 팔로 문을 막았어요. 맨 밑 칸까지 조용해졌어요.',
        },
        speechBubbles: [
          {
            character: 'mayor',
            text: { en: 'Then who’s going to ring?', ko: '그럼 종은 누가 울리고?' },
            position: 'left',
          },
          {
            character: 'charlotte',
            text: { en: '…I’ll think of it.', ko: '……제가 생각해 볼게요.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'The winding stairs are packed with grown-ups, each with something in their arms: a net, a ladder, a box. Snow blows past the window slit. At the very top stands Charlotte, small and wide, with her arms across the door. Halmeoni is halfway up, and Mr. Finch is below her.',
          ko: '뱅글뱅글 계단이 어른들로 꽉 찼어요. 저마다 그물, 사다리, 상자를 안고 있어요. 좁은 창밖으로 눈보라가 쳐요. 맨 위에는 조그만 샬롯이 두 팔을 쫙 벌려 문을 막고 서 있어요. 할머니는 계단 중간에, 핀치 할아버지는 그 아래에 계세요.',
        },
        find: {
          en: 'Somebody is keeping everyone fed. Who, and with what?',
          ko: '모두에게 간식을 나눠 주는 사람이 있어요. 누가 무엇을 나눠 줄까요?',
        },
      },
    ],
  },
  {
    number: 6,
    title: { en: 'Very Bad Bells', ko: '엉터리 종' },
    panels: [
      {
        id: '6-1',
        text: {
          en: 'They tried everything that goes bang. Priya’s machine had forty-one spoons on a bicycle wheel, and it tinkled. Max roared into a bucket, but that was still a dinosaur. The mayor played her trombone, but that was a cow, and a sad one. Spoons flew into the soup. Halmeoni fished them out, looked over the pots and pans one by one, and shook her head at them all.',
          ko: '소리 나는 건 다 해 봤어요. 프리야가 만든 숟가락 마흔한 개짜리 기계는 짤랑짤랑. 맥스는 양동이에 대고 크앙! 아무리 들어도 공룡이에요. 시장님 트롬본은 부우, 슬픈 소였고요. 쨍그랑! 숟가락이 죽에 퐁당 빠졌어요. 할머니는 냄비를 하나하나 보시더니 고개를 절레절레하셨어요.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기!' }, position: 'left' },
          { character: 'mom', text: { en: 'Nope.', ko: '죽이 다 식겠다.' }, position: 'right' },
        ],
        alt: {
          en: 'The kitchen is wild with pans. Priya cheers beside a bicycle wheel that flings spoons everywhere. Max roars into a bucket. Mom, in earmuffs, drinks from a mug that says NOPE. At the stove Halmeoni stirs a pot, with her enormous bowl beside her.',
          ko: '냄비로 난장판이 된 부엌. 프리야는 숟가락을 사방으로 날리는 자전거 바퀴 옆에서 신이 났어요. 맥스는 양동이에 대고 소리치고, 귀마개를 한 엄마는 NOPE라고 쓴 컵으로 차를 마셔요. 할머니는 커다란 양푼을 옆에 두고 냄비를 저으세요.',
        },
        find: { en: 'What has Noodle put on, to be on the safe side?', ko: '누들은 숟가락을 피하려고 무엇을 썼나요?' },
      },
      {
        id: '6-2',
        text: {
          en: 'Outside it was worse. Charlotte hit a pot, and Theo walked away, counting, until he couldn’t hear it. Then he put up a flag. Sixty steps. She hit the frying pan. Sixty steps. She hit the lid, the bucket and the lid on the bucket, till her arms hummed, and it was sixty every time. The new snow was like a blanket on your head, and the first hill was a great many sixties away.',
          ko: '밖은 더했어요. 샬롯이 냄비를 땅! 테오는 걸음을 세며 멀어지다가, 안 들리면 깃발을 들었어요. 예순 걸음. 프라이팬을 땅! 예순 걸음. 양동이에 뚜껑까지 우당탕! 또 예순 걸음. 온 동네가 솜이불을 푹 뒤집어쓴 것 같았어요. 언덕까지는 예순이 몇 개나 있어야 할까요?',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Sixty! Then nothing!', ko: '예순 걸음! 그다음은 안 들려!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Plum Street in falling snow. At one end Charlotte bangs a pot as hard as she can, with Priya beside her. Very far off and very small, Theo holds up a flag.',
          ko: '함박눈이 내리는 자두나무길. 한쪽 끝에서 샬롯이 있는 힘껏 냄비를 두드리고 프리야가 옆에 서 있어요. 저 멀리 아주 조그맣게 보이는 테오가 깃발을 들어요.',
        },
        find: {
          en: 'The snowman would like to hear it, too. What is he doing?',
          ko: '눈사람도 듣고 싶은가 봐요. 어떻게 하고 있나요?',
        },
      },
    ],
  },
];
