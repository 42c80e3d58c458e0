import type { Chapter } from '../../model/book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'Ninety-One Steps', ko: '계단 아흔한 개' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'Mr. Finch had one key to the tower and two bad knees. So Charlotte went first with the lantern, up stones so cold that they squeaked, and Theo came behind with his eyes shut, counting.\n“Forty,” he said. “Do towers ever fall over?”\n“Not this one,” said Charlotte.\n“Sixty,” said Theo. “Do boys?”\nCharlotte had stopped. Up the wall, just ahead of the light, ran a thread of red wool.',
          ko: '핀치 할아버지는 열쇠만 주셨어요. 무릎이 계단을 싫어한대요. 샬롯이 등불을 들고 앞장서고, 테오는 눈을 꼭 감은 채 계단을 세며 따라왔어요. 꽁꽁 언 돌이 발밑에서 뽀드득거렸어요.\n“마흔. 있잖아, 탑도 넘어져?”\n“아니.”\n“예순. 그럼 나는?”\n샬롯은 대답할 틈이 없었어요. 등불이 막 닿은 벽에서 빨간 털실 한 가닥이 뱅글뱅글 올라가고 있었거든요.',
        },
        short: {
          en: 'Charlotte went up the bell tower. Theo counted steps with his eyes shut.\n“Do towers fall over?” he said. “Do boys?”\nA thread of red wool ran up the wall.',
          ko: '샬롯과 테오가 종탑에 올랐어요.\n“탑도 넘어져?”\n“아니.”\n“나는?”\n벽에 빨간 털실이 걸려 있었어요.',
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
          en: 'Inside the tower a stone stair winds up and up. Charlotte climbs first with a lantern and follows a thread of red wool along the wall. Theo comes behind with his eyes shut, counting on his mittens.',
          ko: '종탑 안, 돌계단이 뱅글뱅글 위로 이어져요. 샬롯이 등불을 들고 앞장서서 벽의 빨간 털실을 따라가요. 테오는 눈을 꼭 감고 파란 장갑 낀 손으로 세며 뒤따라요.',
        },
        find: {
          en: 'Somebody likes a snack on the way up. How often do they stop?',
          ko: '누가 계단에서 간식을 먹었어요. 몇 칸마다 쉬어 갔을까요?',
        },
      },
      {
        id: '4-2',
        text: {
          en: 'Old Bess was stuffed like a pillow. Charlotte pulled a green thumb.\nThe pillow breathed.',
          ko: '종 속이 베개처럼 빵빵했어요. 샬롯이 초록 엄지를 당겼어요.\n베개가 숨을 쉬었어요.',
        },
        short: {
          en: 'The bell was stuffed like a pillow. So *that* was the *fump*! Charlotte pulled a green thumb.\nThe pillow breathed.',
          ko: '종 속이 털실로 빵빵했어요. 샬롯이 장갑 엄지를 살짝 당겼어요.\n털실이 숨을 쉬었어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Found my mitten. There’s somebody in it.', ko: '내 장갑 찾았다. 근데 누가 들어 있어.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'The top of the tower, with snowy light in its open arches. The great bell hangs overhead like a ceiling, stuffed full. Out of its rim stick a red pompom, a striped tea cozy and the green thumb of a mitten. Charlotte looks up with her mouth open. Theo peeks in at the door of the stairs.',
          ko: '활짝 트인 창으로 눈 내린 날의 하얀 빛이 드는 종탑 꼭대기. 커다란 종이 천장처럼 걸려 있고 속이 꽉 찼어요. 종 밑으로 빨간 털방울과 줄무늬 찻주전자 털옷, 초록 장갑의 엄지가 삐져나와 있어요. 샬롯은 입을 벌리고 올려다보고, 테오는 계단 문가에서 고개를 내밀어요.',
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
          en: 'Three baby squirrels were asleep in Charlotte’s mitten, and their breath went in and out like tiny zippers. All around them, tight against the clapper, was Theo’s list, eleven out of eleven.\n“So that’s why it goes *fump*,” whispered Theo. “There’s no room to *dong*.”\nOver the tea cozy came a torn ear, half of the mayor’s scarf, and a look. It was the look that Mom gave muddy boots.\n*Mrs. Scarf*, wrote Theo. Mrs. Scarf said one word.',
          ko: '장갑 속에서 엄지만 한 아기 다람쥐 셋이 자고 있었어요. 조그만 지퍼를 올렸다 내렸다 하듯이 새근새근 숨을 쉬었지요. 둘레에는 없어진 열한 가지가 다 있었고요. 그 바람에 종추가 꼼짝도 못 했던 거예요.\n“이래서 뿌욱 했구나.” 테오가 속삭였어요.\n그때 찻주전자 털옷 너머로 귀 한쪽이 찢어진 얼굴이 나타났어요. 시장님 목도리 반쪽을 두르고, 신발 신고 들어온 손님 보듯 둘을 봤어요.\n‘목도리 부인.’ 테오가 적었어요. 부인은 딱 한마디 했어요.',
        },
        short: {
          en: 'Three baby squirrels slept in Charlotte’s mitten. All the missing wool was around them. Up came their mother, in half a scarf.\n“Mrs. Scarf,” said Theo.\nMrs. Scarf said one word.',
          ko: '그래서 뿌욱! 장갑 침대에 아기 다람쥐 셋이 새근새근.\n시장님 목도리를 두른 엄마 다람쥐가 쏘아봤어요.',
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
          en: 'The whole town came up and got stuck, because the stairs were thin and the town wasn’t. Somebody had a net, and somebody had a ladder, and Mr. Finch had brought both his knees.\n“It’s a very nice box,” said Mayor Lopez, “and it can stand by my stove.”\nBut no wild squirrel ever stayed in a box, and outside it was cold enough to freeze a sneeze. Charlotte put her arms across the door, and her legs shook.\n“They’re no bigger than my thumb,” she said. “They can have the bell till spring.”\nNobody knew what to say. Step by step, all the way down, it went quiet.',
          ko: '온 마을 어른들이 탑을 오르다 꽉 끼었어요. 계단은 홀쭉한데 어른들은 홀쭉하지 않으니까요. 누구는 그물을, 누구는 사다리를 들고 왔어요. 핀치 할아버지는 아픈 무릎을 둘 다 데리고 오셨고요.\n“아주 좋은 상자란다. 우리 집 난롯가에 두마.” 시장님이 말씀하셨어요.\n하지만 다람쥐가 상자에 가만있을 리 없지요. 밖은 재채기도 얼어붙을 만큼 추웠고요. 샬롯은 두 팔로 문을 막았어요. 다리가 덜덜 떨렸어요.\n“아기들이 제 엄지만 해요. 봄까지 여기 살게 해 주세요.”\n아무도 말을 못 했어요. 한 칸 한 칸, 맨 아래 칸까지 조용해졌어요.',
        },
        short: {
          en: 'The mayor brought a box for the squirrels.\n“They’ll climb out and freeze,” said Charlotte.\nHer legs shook, but she blocked the door.\n“They can stay till spring.”',
          ko: '어른들이 다람쥐를 상자에 담으러 왔어요.\n“밖은 재채기도 얼어요! 봄까지만요!”\n샬롯이 두 팔로 막았어요.',
        },
        speechBubbles: [
          {
            character: 'mayor',
            text: { en: 'Then who’s going to ring?', ko: '그럼 종은 누가 울리고?' },
            position: 'left',
          },
          {
            character: 'charlotte',
            text: { en: '…I’ll think of it.', ko: '…제가 생각해 볼게요.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'The top of the winding stairs. The town stands packed in the dark, with a net and a ladder. Mayor Lopez has the box in both hands and lets it sink. In the light at the door stands Charlotte, small and wide: both arms are spread across it, her knees knock, her eyes are wet. Halmeoni holds up a tangerine from her basket.',
          ko: '뱅글뱅글 계단 꼭대기. 그물과 사다리를 든 마을 어른들이 어두운 데 빽빽이 서서 위를 올려다봐요. 시장님은 두 손으로 받친 상자를 슬며시 내리세요. 환한 문 앞에는 조그만 샬롯이 두 팔을 쫙 벌리고 문을 막고 있어요. 무릎은 덜덜 떨리고 눈에는 눈물이 고였어요. 할머니는 바구니에서 귤을 꺼내 들고 계세요.',
        },
        find: {
          en: 'Somebody is keeping everyone fed. Who, and with what?',
          ko: '모두에게 간식을 나눠 주는 사람이 있어요. 누가 무엇을 나눠 줄까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A Mitten for a Cup', ko: '장갑 낀 컵' },
        description: {
          en: 'The baby squirrels sleep in wool. Does wool really keep things warm?',
          ko: '아기 다람쥐들은 털실 속에서 자요. 털실은 정말 따뜻하게 지켜 줄까요?',
        },
        steps: [
          {
            en: 'Ask a grown-up for two glasses of warm water, not hot. Put one into a mitten or a thick sock.',
            ko: '어른에게 따뜻한 물 두 컵을 부탁해요. 뜨거우면 안 돼요. 한 컵은 장갑이나 두꺼운 양말에 넣어요.',
          },
          {
            en: 'Dip a finger in after 0, 10, 20 and 30 minutes. Color one circle for cold, and up to five for warm.',
            ko: '0분, 10분, 20분, 30분에 손가락을 담가 봐요. 차가우면 한 칸, 따뜻할수록 다섯 칸까지 칠해요.',
          },
          {
            en: 'Which one stayed warm longer? Now try it with ice.',
            ko: '어느 컵이 더 오래 따뜻했나요? 얼음으로도 해 봐요.',
          },
        ],
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
          en: 'Something else had to ring, so they tried everything that goes bang. Max roared into a bucket, but that was still a dinosaur. Priya’s machine had forty-one spoons, and most of them went into the soup.\n“Too small, too small, too small,” said Halmeoni to the pots.',
          ko: '종 대신 칠 게 있어야지요. 소리 나는 건 다 해 봤어요. 맥스는 양동이에 대고 크앙 했지만, 아무리 들어도 공룡이었어요. 프리야의 기계에는 숟가락이 마흔한 개나 달렸는데, 거의 다 죽 냄비로 날아갔어요.\n“작아. 이것도 작아.” 할머니는 냄비마다 고개를 저으셨어요.',
        },
        short: {
          en: 'Now they needed something as loud as a bell. Priya’s machine threw spoons into the soup. Max roared, but that was just a dinosaur.\n“Too small,” said Halmeoni to every pot.',
          ko: '종 대신 뭘 칠까요? 숟가락은 죽에 풍덩, 맥스는 크앙.\n“작아. 이것도 작아.” 할머니는 도리도리.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기!' }, position: 'left' },
          { character: 'mom', text: { en: 'Nope.', ko: '죽이 다 식겠다.' }, position: 'right' },
        ],
        alt: {
          en: 'In the kitchen Priya turns a bicycle wheel as big as she is, and spoons fly off it into the soup. Right in front of it sits Mom in earmuffs, eyes shut, with a mug that says NOPE. Max roars into a bucket. Halmeoni frowns and stirs the big pot on the table, with her enormous bowl behind her.',
          ko: '부엌에서 프리야가 제 키만 한 자전거 바퀴를 신나게 돌려요. 바퀴에 달린 숟가락이 죽 냄비로 날아가요. 바로 앞에는 귀마개를 한 엄마가 NOPE라고 쓴 컵을 들고 눈을 감은 채 앉아 있어요. 맥스는 양동이에 대고 소리쳐요. 할머니는 커다란 양푼을 뒤에 두고, 얼굴을 찌푸린 채 냄비를 저으세요.',
        },
        find: { en: 'What has Noodle put on, to be on the safe side?', ko: '누들은 숟가락을 피하려고 무엇을 썼나요?' },
      },
      {
        id: '6-2',
        text: {
          en: 'Outside it was worse. New snow lay on everything like a blanket. Charlotte hit a pot, and Theo walked away till he couldn’t hear it, and then he put up a flag.\n“Sixty steps, and I can’t hear you!” he yelled.\nShe hit the frying pan, the bucket, and the lid on the bucket, till her arms hummed. It was sixty every time.\n“We could throw the pot,” said Priya.\n“Sixty steps only gets you next door,” said Theo, and he wrote a 60 on the map between every two houses. It looked very neat, and it was no help at all.',
          ko: '밖은 더했어요. 갓 내린 눈이 온 동네를 솜이불처럼 덮고 있었거든요. 샬롯이 냄비를 치면 테오는 걸음을 세며 멀어지다가, 안 들리는 데서 깃발을 들었어요.\n“예순 걸음!”\n프라이팬을 쳐도 예순, 양동이에 뚜껑까지 얹어 팔이 저리도록 쳐도 예순이었어요.\n“차라리 냄비를 던지자.” 프리야가 말했어요.\n“예순 걸음이면 딱 옆집까지네.” 테오는 지도를 펴고 집과 집 사이마다 60이라고 적었어요. 아주 깔끔했어요. 쓸모는 없었지만요.',
        },
        short: {
          en: 'Charlotte hit a pot. Theo walked away. At sixty steps, it went quiet. That was only next door! He wrote *60* between the houses on the map. It was no help.',
          ko: '냄비를 아무리 쳐도 예순 걸음, 옆집까지만 들렸어요.\n테오는 지도에 60, 60, 60.\n쓸모는 없었지만요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Sixty! Then nothing!', ko: '예순 걸음! 그다음은 안 들려!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Plum Street in falling snow. In front a big pot stands on its head. Charlotte leans far back, teeth clenched, and swings a wooden spoon over her head with both hands. Priya covers her ears. A pan and a bucket with a lid stand by. Footprints lead far off to a very small Theo, who holds up a flag.',
          ko: '함박눈이 내리는 자두나무길. 커다란 냄비가 눈 위에 엎어져 있어요. 샬롯은 이를 악물고 몸을 뒤로 젖힌 채, 두 손으로 나무 숟가락을 머리 위로 치켜들어요. 프리야는 귀를 막아요. 옆에는 프라이팬과 뚜껑 덮은 양동이가 있어요. 발자국을 따라가면 저 멀리 조그만 테오가 깃발을 들어요.',
        },
        find: {
          en: 'The snowman would like to hear it, too. What is he doing?',
          ko: '눈사람도 듣고 싶은가 봐요. 어떻게 하고 있나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Sixty Steps', ko: '예순 걸음' },
        description: {
          en: 'How far does a sound go? Take a pot and a friend to a park or a yard.',
          ko: '소리는 얼마나 멀리 갈까요? 냄비를 들고 친구와 공원이나 마당으로 가요.',
        },
        steps: [
          {
            en: 'Your friend hits the pot, again and again. Walk away, and count your steps till you can’t hear it.',
            ko: '친구가 냄비를 계속 쳐요. 나는 소리가 안 들릴 때까지 걸음을 세며 걸어가요.',
          },
          {
            en: 'Write the number in the box. Then try two lids, a bucket, a shout, and a sound of your own.',
            ko: '몇 걸음인지 칸에 적어요. 뚜껑 두 개, 양동이, 외치는 소리, 내가 고른 소리로도 해 봐요.',
          },
          { en: 'Which sounds get as far as Theo’s sixty?', ko: '테오처럼 예순 걸음까지 가는 소리는 무엇인가요?' },
        ],
      },
    ],
  },
];
