import type { Chapter } from '../../model/book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'One Mitten', ko: '장갑 한 짝' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'Charlotte’s grandmother came all the way from Korea without a suitcase. She brought her bowl. It was dented and older than Mom, and Noodle the dog could have taken a bath in it.\n“Halmeoni!” shouted Charlotte, because that is how you say Grandma.\n“We have bowls here,” said Max.\n“American bowls,” said Halmeoni, “are for birds.”\nWhen the last package was out, she knocked on the rim twice, for luck. *Daeng.* It hummed in Charlotte’s teeth till supper.',
          ko: '한국에서 할머니가 오셨어요. 여행 가방은 없고, 커다란 양푼 하나를 아기처럼 안고 오셨지요. 양푼은 엄마보다 나이가 많아서 여기저기 찌그러졌지만, 강아지 누들이 들어가 목욕해도 될 만큼 컸어요.\n“우리 집에도 그릇 있는데요?” 맥스가 말했어요.\n“미국 그릇은 참새 밥그릇이더라. 그릇은 커야지.”\n할머니는 보따리를 다 꺼내고, 일이 잘 풀리라고 양푼을 똑똑 두드리셨어요. 댕. 저녁 먹을 때까지 샬롯의 이가 웅웅거렸어요.',
        },
        short: {
          en: 'Charlotte’s grandma, Halmeoni, came from Korea. No suitcase! Just one huge bowl.\n“We have bowls,” said Max.\n“Those are for birds,” said Halmeoni.\nShe knocked on hers. *Daeng!* Charlotte’s teeth hummed.',
          ko: '할머니가 한국에서 양푼을 안고 오셨어요.\n“그릇은 커야지.”\n똑똑, 댕! 샬롯은 저녁까지 이가 웅웅거렸어요.',
        },
        speechBubbles: [
          { character: 'halmeoni', text: { en: 'Aigo, my puppy!', ko: '아이고, 우리 강아지!' }, position: 'center' },
          { character: 'max', text: { en: 'Who’s a puppy?', ko: '강아지는 누들인데.' }, position: 'right' },
        ],
        alt: {
          en: 'A living room with the Christmas tree half up. Halmeoni stands in the doorway in a long black coat, snow on her curls, and holds an enormous bowl of parcels like a baby. Charlotte kneels and hugs her around the middle. Max, in a dinosaur hood, looks out from behind the tree. Outside, a snowy porch and a lit house.',
          ko: '트리를 반쯤 꾸민 거실. 길고 까만 외투를 입은 할머니가 파마머리에 눈을 얹은 채 보따리가 가득한 커다란 양푼을 아기처럼 안고 문가에 서 계세요. 샬롯은 무릎을 꿇고 할머니 허리를 꼭 껴안았고, 공룡 모자를 쓴 맥스는 트리 뒤에서 내다봐요. 문밖에는 눈 쌓인 난간과 불 켜진 집이 보여요.',
        },
        find: {
          en: 'How long has Halmeoni had her bowl? Look underneath.',
          ko: '할머니는 양푼을 언제 사셨을까요? 밑바닥을 보세요.',
        },
      },
      {
        id: '1-2',
        text: {
          en: 'Charlotte laid two wet green mittens on the porch rail, and it snowed. Now there was one mitten, and next to it a bare patch with a thumb. So the left one had stayed for the snow, and *then* it had left.\n“It has a thumb,” said Charlotte, “but it doesn’t have any feet!”\nNoodle looked down at the sock he was wearing, and he went back inside.',
          ko: '샬롯은 젖은 초록 손모아장갑 두 짝을 난간에 널어 두었어요. 눈이 왔어요. 나와 보니 한 짝뿐이었어요. 남은 한 짝은 누룽지처럼 빳빳했고, 왼쪽 자리에는 눈이 없어서 엄지 모양까지 또렷했어요. 눈이 다 올 때까지 얌전히 있다가 나간 거지요.\n“장갑에 발이 달렸나?”\n누들은 그 자리를 킁킁 맡더니 재채기를 했어요. 그러고는 제가 입은 아빠 양말을 내려다보고 얼른 집으로 들어갔어요.',
        },
        short: {
          en: 'Charlotte put two green mittens out to dry. It snowed. Then there was one.\n“Mittens don’t have feet!” she said.\nNoodle, the dog, looked at his sock. He went inside.',
          ko: '샬롯이 널어 둔 초록 장갑이 한 짝뿐!\n“장갑에 발이 달렸나?”\n누들은 제 양말을 보더니 얼른 들어갔어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'You can’t lose half a thing!', ko: '왜 하필 한 짝만 없어져?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A snowy porch rail on a blue evening, near and from above. On it lie one frozen green mitten and, next to it, a bare, mitten-shaped patch. Charlotte lays her left hand beside the patch: the same thumb. Noodle, in a sock for a sweater, sniffs at the snow. Tiny prints lead along the rail to the drainpipe and up it.',
          ko: '눈 내린 푸른 저녁, 14번지 현관 앞 난간이 가까이 내려다보여요. 눈 위에 꽁꽁 언 초록 장갑 한 짝이 놓여 있고, 그 옆에는 장갑 모양으로 눈이 없는 자리가 있어요. 샬롯은 몸을 숙이고 그 자리 옆에 왼손을 놓아 보아요. 엄지 모양이 꼭 같아요. 양말을 스웨터처럼 입은 누들은 난간에 앞발을 올리고 킁킁 눈 냄새를 맡아요. 조그만 발자국이 난간을 지나 지붕의 빗물이 내려오는 홈통을 타고 올라가요.',
        },
        find: {
          en: 'Somebody was here before you. Which way did they go?',
          ko: '누가 먼저 다녀갔어요. 어느 쪽으로 갔을까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'The Other Mitten', ko: '나머지 한 짝' },
        description: {
          en: 'Draw on the second mitten till the two are a pair. Everything is the other way around, as in a mirror.',
          ko: '나머지 한 짝에 무늬를 그려 짝을 맞춰요. 거울에 비친 것처럼 왼쪽과 오른쪽이 바뀌어요.',
        },
        steps: [
          { en: 'Start with the stripes, at the same height.', ko: '줄무늬부터 같은 높이에 그려요.' },
          { en: 'Then draw the shapes. How many are there of each?', ko: '다음은 모양이에요. 무엇이 몇 개씩 있나요?' },
          {
            en: 'Color both, and cut them out. Which hand does each one fit?',
            ko: '둘 다 색칠해서 오려요. 어느 장갑이 어느 손에 맞나요?',
          },
        ],
      },
    ],
  },
  {
    number: 2,
    title: { en: 'The Plum Street List', ko: '사라진 것들의 목록' },
    panels: [
      {
        id: '2-1',
        text: {
          en: 'By morning it wasn’t only Charlotte. All down Plum Street people came out hopping, *crump, crump*, on one warm foot.\n“Sock, sock, hat, sock,” they told Theo.\n“One tea cozy,” said a voice behind a mail slot. Theo wrote that one down from far away, in case it was a ghost.\n“Half of my scarf,” said Mayor Lopez. “I was making a speech at the time, and I didn’t feel a thing.”\nMr. Finch said nothing, and only felt the top of his hat, where a red pompom used to be.\nIt was all wool, and it was all warm.',
          ko: '샬롯만이 아니었어요. 이튿날 아침, 자두나무길 이웃들이 한 발로 콩콩 뛰어나왔어요.\n“양말이 한 짝 없어!”\n“나도 한 짝!”\n“내 모자!”\n어느 집 문에서는 편지 구멍만 달칵 열렸어요.\n“찻주전자 털옷 하나…”\n귀신이 산다는 집이라, 테오는 멀찍이 서서 받아 적었어요.\n“내 목도리는 반쪽만 남았네요. 연설하느라 몰랐지 뭐예요.” 시장님이 말씀하셨어요.\n핀치 할아버지는 아무 말씀도 없으셨어요. 빨간 털방울이 있던 모자 꼭대기만 자꾸 더듬으셨어요. 없어진 건 모두 털실이고, 모두 따뜻한 거였어요.',
        },
        short: {
          en: 'Next day, Plum Street hopped on one warm foot. Mayor Lopez wore half a scarf. Mr. Finch felt his hat. No pompom!\n“It’s all wool, and all warm,” said Theo.',
          ko: '이웃들이 한 발로 콩콩! 양말, 모자, 목도리 반쪽이 없어졌대요.\n다 털실이고, 다 따뜻한 거예요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Eleven. Somebody’s cold.', ko: '열한 개째. 누가 많이 추운가 봐.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Plum Street in the snow. Mr. Finch sits on a crate, sad, and feels his hat, where only threads are left of a red pompom. From behind, Priya looks at the place through a magnifying ladle, one eye huge. Theo writes it down. In the street behind them neighbors come hopping and shivering, each on one warm foot.',
          ko: '눈 쌓인 자두나무길. 핀치 할아버지가 상자에 앉아 시무룩하게 모자를 더듬으세요. 빨간 털방울은 없고 실만 남았어요. 프리야는 뒤에서 돋보기로 그 자리를 들여다봐서 한쪽 눈이 왕방울만 해요. 테오는 공책에 적어요. 길에서는 이웃들이 추워서 제 몸을 껴안고 한 발로 콩콩 뛰어와요.',
        },
        find: {
          en: 'Look at the clothesline. How many pins have nothing to do?',
          ko: '빨랫줄을 보세요. 할 일이 없어진 집게는 몇 개인가요?',
        },
      },
      {
        id: '2-2',
        text: {
          en: 'The thief had dropped bits of fluff in the snow, so out came the street map. From every robbed house Priya ran a red string the way the fluff went, and Noodle helped, so it took twice as long.\n“Very good,” said Theo. “Now take the dog out of it.”\nEvery string went over the square and stopped at the bell tower.',
          ko: '도둑은 눈 위에 털 부스러기를 흘리고 갔어요. 샬롯은 생일 때 쓴 동네 지도를 다시 펼쳤어요. 프리야가 도둑맞은 집마다 핀을 꽂고, 부스러기가 떨어진 데를 따라 빨간 실을 이었어요. 누들도 거들어서 두 배로 오래 걸렸어요.\n“이제 개를 빼 봐.” 테오가 말했어요.\n칭칭 감긴 누들을 빼내자 다 보였어요. 실은 하나같이 광장을 건너가 종탑에서 멈췄어요.',
        },
        short: {
          en: 'The thief had dropped wool in the snow. Priya followed it on a map, with string. Noodle helped, so it took twice as long. Every string stopped at the bell tower.',
          ko: '도둑이 흘린 털 부스러기를 따라 지도에 실을 이었어요.\n실에 감긴 누들을 빼니, 실은 다 종탑으로!',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'The tower’s a thief?', ko: '종탑이 도둑이야?' }, position: 'right' },
          { character: 'theo', text: { en: 'Towers don’t have hands.', ko: '탑은 손이 없잖아.' }, position: 'left' },
        ],
        alt: {
          en: 'Charlotte’s bedroom in the evening. On the floor lies the big street map, with a pin for every lost thing, and a red string from every pin runs to one drawing of a tower. Charlotte has her finger on the last pin. Priya, beside her on her hands and knees, stares. Theo pulls string off Noodle, who is tangled up.',
          ko: '저녁, 샬롯의 방. 바닥에 편 동네 지도에 핀이 여럿 꽂혀 있고, 핀마다 맨 빨간 실이 모두 종탑 그림으로 모여요. 샬롯이 손가락으로 마지막 핀을 짚어요. 옆에 엎드린 프리야도 눈이 동그래졌어요. 테오는 실에 칭칭 감긴 누들에게서 실을 풀어 줘요.',
        },
        find: {
          en: 'Somebody very small is watching from the shelf. Where did you meet her?',
          ko: '선반 위에서 아주 작은 친구가 보고 있어요. 어디서 만났더라?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'The Woolly List', ko: '우리 집 털실 목록' },
        description: {
          en: 'How many woolly things are in your house? The thief would love to know.',
          ko: '우리 집에는 털실로 짠 것이 몇 개나 있을까요? 도둑도 궁금하대요.',
        },
        steps: [
          {
            en: 'Go and count mittens, socks, hats and scarves. In the last place, draw one more thing.',
            ko: '장갑, 양말, 모자, 목도리를 세러 가요. 맨 끝 칸에는 다른 것을 하나 골라 그려요.',
          },
          {
            en: 'Color one box for each thing you find, from the bottom up.',
            ko: '하나 찾을 때마다 맨 아래부터 한 칸씩 칠해요.',
          },
          {
            en: 'Which tower is the tallest? Which thing would you miss most?',
            ko: '어느 탑이 제일 높나요? 없어지면 제일 아쉬운 것은요?',
          },
        ],
      },
    ],
  },
  {
    number: 3,
    title: { en: 'Fump', ko: '뿌욱' },
    panels: [
      {
        id: '3-1',
        text: {
          en: 'Time to try the bell! The whole town covered its ears. Mr. Finch pulled.\n*Fump.*',
          ko: '크리스마스 종을 미리 쳐 보는 날이에요. 온 마을이 귀를 막았어요. 핀치 할아버지가 종 줄을 당기셨어요.\n뿌욱.',
        },
        short: {
          en: 'Everybody covered their ears for the big bell.\n*Fump.*',
          ko: '크리스마스 종을 미리 쳐 보는 날, 다들 귀를 꼭 막았어요.\n괜히 막았어요.',
        },
        speechBubbles: [
          { character: 'bell', text: { en: 'FUMP.', ko: '뿌욱.' }, position: 'center', bubbleStyle: 'noise' },
          { character: 'max', text: { en: 'The bell tooted!', ko: '종이 방귀 뀌었다!' }, position: 'right' },
        ],
        alt: {
          en: 'The town square at noon. Mr. Finch hangs on the bell rope in the arch of the tower, fist over fist, kicking with both slippers high off the ground. Tangles of colored wool drift down. Below, Theo, Mayor Lopez and a snowman hold their ears. Charlotte has one hand off and looks puzzled. Only Max laughs.',
          ko: '한낮의 마을 광장. 핀치 할아버지가 종탑 문 앞에서 두 손으로 종 줄을 꼭 쥐고 매달려 두 발을 버둥거리세요. 발이 땅에서 붕 떴어요. 위에서 알록달록한 털실 뭉치가 떨어져요. 밑에서는 테오와 시장님, 눈사람까지 귀를 막고 있어요. 샬롯은 한 손을 떼고 어리둥절해해요. 맥스 혼자 깔깔 웃어요.',
        },
        find: {
          en: 'Somebody made of snow has been robbed, too. What’s gone?',
          ko: '눈으로 만든 친구도 뭔가를 잃어버렸어요. 무엇일까요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'It sounded like a cow sitting on a cushion, and only Max laughed. Mayor Lopez climbed on a crate and pointed at the hills with her trombone. *Blat.*\n“Apple farm,” she said. “Sheep farm. Honey farm.”\nFor a hundred Christmas Eves, at six, the people up there lit lanterns and listened for the bell, Old Bess. When she rang, they walked down to supper, with apples, honey, and songs.\n“And if she doesn’t ring?” said Charlotte.\n“They wait all night, because they’re stubborn,” said the mayor. “My father went to fetch them once, and they said, ‘You’re not a bell.’”\nEverybody looked at the hills. Charlotte looked at the tower.',
          ko: '황소가 방석에 주저앉는 소리였어요. 웃은 사람은 맥스뿐이었지요. 시장님이 상자에 올라서서 트롬본으로 언덕을 가리키셨어요. 뿌우!\n“사과 농장! 양 농장! 꿀 농장!”\n언덕 사람들은 크리스마스이브 저녁 여섯 시면 등불을 켜고 종소리를 기다려요. 종이 울리면 사과와 꿀을 안고, 노래를 부르며 저녁을 먹으러 내려오지요. 벌써 백 년째예요.\n“안 울리면요?” 샬롯이 물었어요.\n“밤새 기다리지. 고집이 보통이 아니거든. 우리 아버지가 한번 모시러 갔더니, ‘댁은 종이 아니잖소.’ 하더란다.”\n모두 언덕을 봤어요. 샬롯만 종탑을 봤어요.',
        },
        short: {
          en: 'Each Christmas Eve, farmers waited on the hills. When the bell rang, they came to supper.\n“And if it goes *fump*?” said Charlotte.\n“They’re stubborn,” said the mayor. “They’ll wait all night.”',
          ko: '크리스마스이브에 종을 쳐야 언덕 사람들이 밥 먹으러 와요.\n“못 치면요?”\n“밤새 기다리지. 고집쟁이들이거든.”',
        },
        speechBubbles: [
          {
            character: 'mayor',
            text: { en: 'Two days to fix a fump!', ko: '이틀 안에 ‘뿌욱’을 고쳐야 해요!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Mayor Lopez leans so far off her crate that one foot is in the air. She points her trombone at three white hills with tiny farm lights. Theo has the tail of her coat in both fists and hangs back on it, heels against the crate. Charlotte stands in front and looks the other way, up at the silent tower.',
          ko: '시장님이 나무 상자 위에서 한 발이 뜨도록 몸을 쭉 내밀고, 트롬본으로 하얀 언덕 셋을 가리키세요. 언덕마다 조그만 농장 불빛이 있어요. 테오는 외투 자락을 두 손으로 꽉 쥐고 상자에 발을 버티며 매달려요. 앞에 선 샬롯만 반대쪽, 조용한 종탑을 올려다봐요.',
        },
        find: {
          en: 'Look hard at the sheep. One of them isn’t quite like the others.',
          ko: '양들을 잘 보세요. 한 마리가 어딘가 남달라요.',
        },
      },
    ],
  },
];
