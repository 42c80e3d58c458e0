import type { Chapter } from '../book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'One Mitten', ko: '장갑 한 짝' },
    panels: [
      {
        id: '1-1',
        text: {
          en: '*Halmeoni* means Grandma, and Charlotte’s had come all the way from Korea without a suitcase. She had brought her bowl. It was dented, it was older than Mom, and Noodle the dog could have taken a bath in it. “American bowls,” said Halmeoni, “are for birds.” When the last parcel was out, she knocked on the rim twice, for luck. *Daeng.* It hummed in Charlotte’s teeth till supper.',
          ko: '한국에서 할머니가 오셨어요. 여행 가방 대신 커다란 양푼을 아기처럼 안고요. 엄마보다 나이 많은 양푼인데, 누들이 들어가 목욕해도 되겠어요. “미국 그릇은 참새 밥그릇이더라. 그릇은 커야지.” 보따리를 다 꺼내고 똑똑 두드리시자, 댕. 귀보다 이가 먼저 웅웅거렸어요.',
        },
        speechBubbles: [
          { character: 'halmeoni', text: { en: 'Aigo, my puppy!', ko: '아이고, 우리 강아지!' }, position: 'center' },
          { character: 'max', text: { en: 'Who’s a puppy?', ko: '강아지는 누들인데.' }, position: 'right' },
        ],
        alt: {
          en: 'A living room with the Christmas tree half up. Halmeoni stands in the doorway in a long black coat, with snow on her curls, and holds an enormous bowl of parcels like a baby. Charlotte hugs her around the middle. Max, in a dinosaur hood, looks out from behind the tree.',
          ko: '트리를 반쯤 꾸민 거실. 길고 까만 외투를 입은 할머니가 파마머리에 눈을 얹은 채 보따리가 가득한 커다란 양푼을 아기처럼 안고 문가에 서 계세요. 샬롯은 할머니 허리를 꼭 껴안았고, 공룡 모자를 쓴 맥스는 트리 뒤에서 내다봐요.',
        },
        find: {
          en: 'How long has Halmeoni had her bowl? Look underneath.',
          ko: '할머니는 양푼을 언제 사셨을까요? 밑바닥을 보세요.',
        },
      },
      {
        id: '1-2',
        text: {
          en: 'Charlotte had laid two wet mittens on the porch rail, and then it had snowed. Now there was one mitten, as stiff as toast, and next to it a bare patch with a thumb. So the left one had sat there through all the snow, and then it had left. Noodle, in one of Dad’s socks, smelled the spot and sneezed. Then he looked down at his sock and went back inside.',
          ko: '젖은 손모아장갑 두 짝을 난간에 널어 두었는데 눈이 펑펑 왔어요. 그치고 나와 보니 한 짝뿐이에요! 왼쪽 자리만 눈이 없고 엄지 모양까지 또렷했어요. 눈 올 때는 얌전히 있었던 거지요. 아빠 양말을 입은 누들이 킁킁, 에취! 제 양말을 내려다보고는 쪼르르 들어갔어요.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'You can’t lose half a thing!', ko: '왜 하필 한 짝만 없어져?' },
            position: 'left',
          },
        ],
        alt: {
          en: 'The porch of number 14 on a blue, snowy evening. One green mitten lies over the rail. Beside it in the snow is a bare patch, and Charlotte stares at it with her mouth open. Noodle wears a sock for a sweater.',
          ko: '눈 내린 푸른 저녁, 14번지 현관 앞. 난간에 초록 장갑 한 짝이 걸쳐 있어요. 그 옆 눈 위에 장갑 모양으로 빈 자리가 있고, 샬롯이 입을 벌린 채 바라봐요. 누들은 양말을 스웨터처럼 입었어요.',
        },
        find: {
          en: 'Somebody was here before you. Which way did they go?',
          ko: '누가 먼저 다녀갔어요. 어느 쪽으로 갔을까요?',
        },
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
          en: 'By morning it wasn’t only Charlotte. All down Plum Street people hopped out, *crump, crump*, on one warm foot, to tell Theo about the other one. He wrote it all down. *One hat, one tea cosy, half of a scarf.* The other half was still on Mayor Lopez, who had been making a speech at the time. Mr. Finch had lost the red pompom off his hat. Everything was wool, and everything was warm.',
          ko: '이튿날, 이웃들이 한 발로 콩콩 뛰어나왔어요. 양말이 한 짝씩 없대요! 테오가 사각사각 받아 적었어요. ‘모자, 찻주전자 털옷, 목도리 반쪽.’ 나머지 반쪽은 시장님이 두르고 계셨어요. 핀치 할아버지 모자는 빨간 털방울만 똑 없어졌고요. 몽땅 털실, 몽땅 포근한 거예요.',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Eleven. Somebody’s cold.', ko: '열한 개째. 누가 많이 추운가 봐.' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Plum Street in the snow. On the front steps neighbors lift one bare foot or hold their bare heads. Theo, with a yellow raincoat over his parka, writes in his notebook. Priya looks through a ladle as if it were a magnifying glass. Mayor Lopez wears half a scarf, and Mr. Finch’s hat has lost its pompom.',
          ko: '눈 쌓인 자두나무길. 이웃들이 문 앞에서 맨발을 들거나 맨머리를 감싸고 있어요. 두꺼운 외투 위에 노란 비옷을 입은 테오는 공책에 적고, 프리야는 국자를 돋보기처럼 들었어요. 시장님은 목도리가 반쪽뿐이고, 핀치 할아버지 모자에는 방울이 없어요.',
        },
        find: {
          en: 'Look at the clothesline. How many pins have nothing to do?',
          ko: '빨랫줄을 보세요. 할 일이 없어진 집게는 몇 개인가요?',
        },
      },
      {
        id: '2-2',
        text: {
          en: 'Out came the map, which still said OPERATION UN-FORTY-ONE along the top. *Pock, pock* went the pins. Charlotte colored every house that had lost some wool. Priya ran a string from each pin, and Noodle helped, so it took twice as long. When they had unwound him, there was a crooked red road. It wobbled down Plum Street and over the square, and it stopped at the bell tower.',
          ko: '샬롯은 생일 때 쓴 동네 지도를 또 펼쳤어요. ‘41번지야, 물러가라!’가 그대로 있었지요. 도둑맞은 집을 빨갛게 칠하고, 핀을 콕콕 꽂고, 실을 맸어요. 누들도 거들어서 두 배로 걸렸고요. 칭칭 감긴 누들을 풀자 길이 하나 나왔어요. 구불구불 광장을 건너, 종탑에서 뚝.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'The tower’s a thief?', ko: '종탑이 도둑이야?' }, position: 'right' },
          { character: 'theo', text: { en: 'Towers don’t have hands.', ko: '탑은 손이 없잖아.' }, position: 'left' },
        ],
        alt: {
          en: 'Charlotte’s bedroom in the evening. On the floor is the big street map, with a pin for every lost thing and a string from every pin, and all the strings run to one drawing of a tower. Charlotte points at it with her red pencil. Theo thinks, Priya kneels, and Noodle is tangled up in string.',
          ko: '저녁, 샬롯의 방. 바닥에 편 동네 지도에 핀이 여럿 꽂혀 있고, 핀마다 맨 실이 모두 종탑 그림으로 모여요. 샬롯이 빨간 연필로 그곳을 가리켜요. 테오는 생각에 잠겼고, 프리야는 무릎을 꿇었고, 누들은 실에 칭칭 감겼어요.',
        },
        find: {
          en: 'Somebody very small is watching from the shelf. Where did you meet her?',
          ko: '선반 위에서 아주 작은 친구가 보고 있어요. 어디서 만났더라?',
        },
      },
    ],
  },
  {
    number: 3,
    title: { en: 'Fump', ko: '푸흡' },
    panels: [
      {
        id: '3-1',
        text: {
          en: 'Everyone in the square put their hands over their ears. Mr. Finch took hold of the rope, bent his knees, and pulled so hard that his slippers left the ground. High in the tower, Old Bess swung over. *Fump.* It sounded like a cow sitting down on a cushion. Slowly, one ear at a time, the whole town took its hands away.',
          ko: '마을 사람들이 모두 귀를 꼭 막았어요. 핀치 할아버지가 줄을 잡고 무릎을 굽혔다가, 영차! 슬리퍼가 땅에서 붕 떴어요. 저 높은 데서 베스 할머니 종이 흔들렸어요. 푸흡. 황소가 방석에 앉는 소리였어요. 사람들은 귀에서 손을 하나씩 슬그머니 내렸어요.',
        },
        speechBubbles: [
          { character: 'bell', text: { en: 'FUMP.', ko: '푸흡.' }, position: 'center', bubbleStyle: 'noise' },
          { character: 'max', text: { en: 'The bell tooted!', ko: '종이 방귀 뀌었다!' }, position: 'right' },
        ],
        alt: {
          en: 'The town square at noon. Mr. Finch hangs from the bell rope with both feet off the ground. Mayor Lopez has her trombone half up. All around stand people without hats and scarves, with their hands on their ears, and they look puzzled. Max points up at the tower.',
          ko: '한낮의 마을 광장. 핀치 할아버지가 두 발이 뜬 채 종 줄에 매달려 계세요. 시장님은 트롬본을 반쯤 들고 계세요. 모자와 목도리를 잃어버린 사람들이 귀를 막은 채 어리둥절해하고, 맥스는 손가락으로 종탑을 가리켜요.',
        },
        find: {
          en: 'Somebody made of snow has been robbed, too. What’s gone?',
          ko: '눈으로 만든 친구도 뭔가를 잃어버렸어요. 무엇일까요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'Mayor Lopez climbed on a crate and pointed with her trombone, which said *blat*. “Apples,” she said to the first white hill. “Sheep. Honey.” For a hundred Christmas Eves, the people up there had lit lanterns at six and listened for the bell. If it rang, they walked down to the town. If it didn’t, they’d wait all night, because hill people are stubborn. Everybody looked at the hills. Charlotte looked at the tower.',
          ko: '시장님이 트롬본으로 언덕 셋을 가리키셨어요. 뿌우! “사과 농장, 양 농장, 꿀 농장.” 언덕 사람들은 크리스마스이브 여섯 시면 등불을 켜고 종소리를 기다려요. 벌써 백 년째예요. 댕 하면 내려오고, 안 하면 밤을 새운대요. 고집이 세거든요. 모두 언덕을 봤어요. 샬롯만 종탑을 봤어요.',
        },
        speechBubbles: [
          {
            character: 'mayor',
            text: { en: 'Two days to fix a fump!', ko: '이틀 안에 ‘푸흡’을 고쳐야 해요!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'Mayor Lopez stands on a crate and points her trombone at three white hills with tiny farm lights. Theo writes it down. Charlotte looks up at the silent tower.',
          ko: '시장님이 나무 상자에 올라서서 트롬본으로 하얀 언덕 셋을 가리키세요. 언덕마다 조그만 농장 불빛이 있어요. 테오는 받아 적고, 샬롯은 조용한 종탑을 올려다봐요.',
        },
        find: {
          en: 'Look hard at the sheep. One of them isn’t quite like the others.',
          ko: '양들을 잘 보세요. 한 마리가 어딘가 남달라요.',
        },
      },
    ],
  },
];
