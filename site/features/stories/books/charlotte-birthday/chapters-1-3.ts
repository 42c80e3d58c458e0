import type { Chapter } from '../../model/book.ts';

export const chapters1To3: readonly Chapter[] = [
  {
    number: 1,
    title: { en: 'Twelve Invitations', ko: '초대장 열두 장' },
    panels: [
      {
        id: '1-1',
        text: {
          en: 'Charlotte made twelve birthday invitations, and every one had a paper door that opened. She cut the doors and licked the flaps, and the glue tasted like old mint.\n“Need a hand?” asked Mom, around a bite of toast.\n“No, thank you,” said Charlotte.\nA thing like this had to be done right.\nThen a row of spikes came up over the edge of the table. It was her brother Max. Max was a dinosaur that week.',
          ko: '샬롯은 생일 초대장을 열두 장 만들었어요. 장마다 조그만 종이 문이 달려서 진짜로 열렸지요. 문을 오려 꾹꾹 붙였어요. 침을 바르면 붙는 풀이라 할짝 핥았더니, 묵은 박하사탕 맛이 났어요.\n“도와줄까?” 엄마가 토스트를 문 채 물었어요.\n“아니, 내가 다 할 거야.”\n이런 일은 혼자 해야 제대로 되니까요.\n그때 식탁 너머로 뾰족뾰족한 것이 쑥 올라왔어요. 동생 맥스였어요. 맥스는 요즘 공룡이거든요.',
        },
        short: {
          en: 'Charlotte made twelve birthday invitations with paper doors.\n“Need help?” asked Mom.\n“No, thank you,” said Charlotte.\nHer brother Max licked one. Max was a dinosaur.',
          ko: '할짝, 꾹! 샬롯은 생일 초대장 열두 장을 만들었어요.\n“엄마가 도와줄까?”\n“아니, 내가 다 할 거야.”',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'Dinosaurs don’t lick.', ko: '공룡은 핥는 거 아니야.' },
            position: 'center',
          },
          { character: 'max', text: { en: 'This one does.', ko: '나는 핥는 공룡이야.' }, position: 'right' },
        ],
        alt: {
          en: 'A kitchen in late sun. Charlotte kneels on a chair over a stack of cards with little paper doors and writes with a red pencil, her tongue out. Max, in a dinosaur hood, looks over the edge of the table. Mom eats toast over the sink.',
          ko: '늦은 오후 햇살이 드는 부엌. 샬롯이 의자 위에 꿇어앉아 혀를 쏙 내밀고 빨간 연필로 초대장을 써요. 초대장마다 작은 종이 문이 달렸어요. 공룡 모자를 쓴 맥스가 식탁 끝에서 눈만 빼꼼 내밀고, 엄마는 싱크대 앞에서 토스트를 먹어요.',
        },
        find: { en: 'One paper door isn’t like the others. Which one?', ko: '종이 문 하나만 달라요. 어느 문일까요?' },
      },
      {
        id: '1-2',
        text: {
          en: '*Come Saturday at two*, said every card. *Bring nothing. There will be cake.* Charlotte’s real birthday came eight days later, but that one was going to happen on an airplane. Last came the address. She wrote it twelve times, faster and faster, till the pencil squeaked. Then she held a card up to the window. It was perfect, as far as anyone could see.',
          ko: '‘토요일 두 시에 빈손으로 와. 케이크 있음!’\n진짜 생일은 그 토요일에서 여덟 밤 뒤지만, 생일날에는 온종일 비행기 안에 있어야 해요. 그래서 미리 하는 거예요. 이제 주소만 쓰면 끝이에요. 한 장, 두 장, 열두 장. 연필이 점점 빨라져서 삑삑 소리를 냈어요. 샬롯은 다 쓴 초대장을 창가에 척 들어 봤어요. 보이는 데까지는 완벽했어요.',
        },
        short: {
          en: '*Come Saturday at two. There will be cake.* Charlotte wrote her address twelve times, very fast. It was perfect, as far as anyone could see. Her thumb was on the number.',
          ko: '‘토요일 두 시. 케이크 있음!’\n주소를 휙휙, 열두 번 썼어요. 완벽했어요. 엄지로 가린 숫자만 빼고요.',
        },
        speechBubbles: [
          { character: 'charlotte', text: { en: 'Not one mistake!', ko: '틀린 글자 하나도 없지?' }, position: 'left' },
          { character: 'dad', text: { en: 'Not even upside down.', ko: '거꾸로 봐도 없네.' }, position: 'right' },
        ],
        alt: {
          en: 'Charlotte holds a finished card up to the window with both hands, her thumb across the number, and admires it. Dad, floury spoon in his fist and a hand on her shoulder, bends down to read it. On the next chair Noodle has a card in his mouth. On the calendar a Saturday is circled.',
          ko: '샬롯이 다 쓴 초대장을 두 손으로 창가에 들고 자랑스럽게 바라봐요. 엄지손가락이 숫자를 가렸어요. 아빠는 밀가루 묻은 숟가락을 쥐고 한 손을 샬롯 어깨에 얹은 채 몸을 굽혀 들여다봐요. 옆 의자에는 누들이 초대장 한 장을 물고 앉아 있어요. 벽의 달력에는 토요일에 동그라미가 있어요.',
        },
        find: { en: 'Somebody is tasting an invitation. Who?', ko: '초대장을 맛보는 친구가 있어요. 누구일까요?' },
      },
      {
        id: '1-3',
        text: {
          en: 'Charlotte ran down Plum Street, and Noodle, her very long dog, streamed out behind her like a scarf. Lid up, card in, *clack!* Lid up, card in, *clack!* Only the last house got nothing. It had a blue door, and nobody ever knocked there.\nBy dinner she was done, and she hadn’t used the eraser once.',
          ko: '샬롯은 자두나무길을 내달렸고, 허리가 긴 강아지 누들이 목도리처럼 펄럭펄럭 따라왔어요. 우편함을 열고, 쏙 넣고, 탁! 열고, 쏙 넣고, 탁! 길 끝의 파란 문 집만 빼놓았어요. 그 집은 아무도 안 두드리거든요.\n저녁 먹기 전에 착착 다 끝났어요. 지우개는 한 번도 안 썼고요. 어쩐지 너무 착착이었어요.',
        },
        short: {
          en: 'Charlotte ran down the street with her dog, Noodle. Lid up, card in, *clack!* Twelve times! Only the blue door got no card. Nobody ever knocked there.',
          ko: '샬롯이 강아지 누들과 달려요. 우편함 열고, 쏙, 탁!\n파란 문 집은 빼고요. 그 문은 아무도 안 두드려요.',
        },
        speechBubbles: [
          { character: 'charlotte', text: { en: 'Twelve! All done!', ko: '열두 장, 배달 끝!' }, position: 'center' },
        ],
        alt: {
          en: 'Plum Street in evening gold. Charlotte, on the run with an empty basket, pushes the last card into an open mailbox behind her back, and long Noodle flies along behind her. The red flags of the mailboxes are up. Far off, at the end of the street, is a blue door.',
          ko: '저녁 햇살에 물든 자두나무길. 빈 바구니를 든 샬롯이 달리면서 마지막 초대장을 등 뒤의 열린 우편함에 쏙 넣고, 누들이 길게 뒤따라 달려요. 우편함마다 빨간 깃발이 올라가 있어요. 저 멀리 길 끝에 파란 문이 있어요.',
        },
        find: {
          en: 'Look all the way down the street. Is anybody home?',
          ko: '길 끝을 보세요. 그 집에 누가 있을까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'The Door That Opens', ko: '열리는 초대장' },
        description: {
          en: 'Fold a card in half. Draw a front door and cut three sides so it opens. Hide a picture behind it. What will your guest find?',
          ko: '종이를 반으로 접고 문을 그려요. 위, 옆, 아래 세 군데만 오리면 문이 열려요. 문 뒤에 무엇을 숨길까요?',
        },
      },
    ],
  },
  {
    number: 2,
    title: { en: 'Forty-One', ko: '41번지' },
    panels: [
      {
        id: '2-1',
        text: {
          en: 'On Friday, after the last bell, the school hallway smelled of bananas. Charlotte was zipping up her backpack when Theo came by with his invitation in both hands. Theo was careful, so he had read it four times.\n“May I ask you something?” he said. “Why is your party at the Blue Door House?”\n“It’s at my house,” said Charlotte.\n“That’s not what it says. And everybody’s excited. Marcus is bringing a flashlight.”\nThe zipper stopped.',
          ko: '금요일, 수업이 끝난 복도에서 바나나 냄새가 났어요. 샬롯이 가방을 지이익 잠그는데, 테오가 초대장을 두 손으로 들고 왔어요. 꼼꼼한 테오는 벌써 네 번이나 읽었대요.\n“저기, 물어볼 게 있는데. 생일잔치를 왜 파란 문 집에서 해?”\n“우리 집에서 하는데?”\n“초대장에는 안 그렇던데. 다들 얼마나 신났다고. 마커스는 손전등도 가져온대.”\n지퍼가 덜컥 멈췄어요.',
        },
        short: {
          en: 'At school, her friend Theo had a question.\n“Why is your party at the Blue Door House?”\n“It’s at my house,” said Charlotte.\n“The card says 41,” said Theo.\nHer zipper stopped.',
          ko: '“생일잔치를 왜 파란 문 집에서 해?” 테오가 물었어요.\n“우리 집에서 하는데?”\n“초대장엔 41번지야.”',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: {
              en: 'One. Isn’t that house haunted? Two. I’m keeping my raincoat on.',
              ko: '첫째, 거기 귀신 나온다며? 둘째, 난 비옷 안 벗어.',
            },
            position: 'left',
          },
        ],
        alt: {
          en: 'A school hallway with cubbies. Theo, in his yellow raincoat, holds up a card that says 41 Plum Street. Charlotte has stopped halfway through zipping her backpack. Priya hangs upside down from a bench.',
          ko: '사물함이 늘어선 학교 복도. 노란 비옷을 입은 테오가 ‘자두나무길 41번지’라고 쓴 초대장을 들어 보여요. 샬롯은 가방 지퍼를 올리다 말고 굳었어요. 프리야는 긴 의자에 거꾸로 매달려 있어요.',
        },
        find: { en: 'What does the poster on the wall say about all this?', ko: '벽에 붙은 포스터는 뭐라고 하나요?' },
      },
      {
        id: '2-2',
        text: {
          en: 'A 1 and then a 4 made fourteen, where Charlotte lived. A 4 and then a 1 made forty-one, where she didn’t. The 4 and the 1 swam around each other like two goldfish. She shut her eyes until her ears hummed, but when she looked again, the card still said 41. She hadn’t done it on purpose. She had just done it twelve times.\nHer stomach hurt.',
          ko: '1 다음에 4면 14번지, 빨간 문이 달린 우리 집이에요. 4 다음에 1이면 41번지, 우리 집이 아니에요. 두 숫자가 금붕어처럼 뱅글뱅글 돌았어요. 샬롯은 눈을 질끈 감았다 떴어요. 그래도 41번지였어요. 일부러 그런 건 아니에요. 그냥 열두 번 그랬을 뿐이에요.\n배가 아팠어요.',
        },
        short: {
          en: 'Charlotte lived at 14. The card said 41. The numbers swam like goldfish. She hadn’t done it on purpose. She had just done it twelve times. Her stomach hurt.',
          ko: '샬롯네는 14번지예요. 그런데 41이라고 썼어요.\n일부러 그런 건 아니에요. 그냥 열두 번 그랬을 뿐이에요.',
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
          en: 'Look closely at the two goldfish. Whose hair do they have?',
          ko: '금붕어 두 마리를 잘 보세요. 누구 머리를 닮았나요?',
        },
      },
      {
        id: '2-3',
        text: {
          en: 'After school Charlotte, Theo and their friend Priya stood as close to number 41 as they dared. NO BELLS, said the sign. NO BALLS. NO BANJOS. The long grass hissed.\n“He eats clocks,” whispered Priya.\n“I heard he’s three cats,” whispered Theo.\nThe curtain twitched.\nThey ran so fast that nobody looked down till they were home. Theo counted his boots.\n“One,” he said.',
          ko: '샬롯과 테오는 친구 프리야도 데려갔어요. 셋은 용기가 닿는 데까지만 살금살금 다가갔어요. 팻말이 보였어요. ‘종 금지. 공 금지. 밴조 금지.’ 긴 풀이 쏴아 흔들렸어요.\n“시계를 먹고 산대.” 프리야가 소곤거렸어요.\n“사실은 고양이 세 마리래.” 테오도 소곤거렸어요.\n그때 커튼이 움찔했어요. 셋은 뒤도 안 보고 달아났어요. 집에 다 와서야 테오가 제 발을 내려다봤어요.\n“첫째, 장화가 한 짝 없어. 둘째, 찾으러 안 갈 거야.”',
        },
        short: {
          en: 'Charlotte, Theo and Priya looked at number 41.\n“The man in there eats clocks,” said Priya.\n“He’s three cats,” said Theo.\nThe curtain moved. They ran! Theo’s boot did not.',
          ko: '“저 집은 시계를 먹고 산대.” 프리야가 소곤거렸어요.\n커튼이 움찔!\n다들 달아났어요. 테오 장화 한 짝만 빼고요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'I vote we run.', ko: '난 뛰는 데 한 표.' }, position: 'left' },
          { character: 'priya', text: { en: 'But why no banjos?', ko: '근데 밴조는 왜 안 돼?' }, position: 'center' },
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
    activities: [
      {
        title: { en: 'Flip-Flop Hunt', ko: '거꾸로 숫자 사냥' },
        description: {
          en: 'Write 14 and 41. Find five more numbers that change when their digits swap places. Which ones stay the same? (Try 22!)',
          ko: '14와 41처럼 자리를 바꾸면 달라지는 수를 다섯 쌍 찾아봐요. 바꿔도 그대로인 수는 없을까요?',
        },
      },
    ],
  },
  {
    number: 3,
    title: { en: 'The Catching-Up Plan', ko: '따라잡기 작전' },
    panels: [
      {
        id: '3-1',
        text: {
          en: 'There were four hours till bedtime. Charlotte rolled out a map of the street, and down went the buttons, *click, click*, one for each house. Priya tied a flag to a spoon and named it Operation Un-Forty-One. “Get the card, cross out the 41, write 14,” said Charlotte.\nIt was a good plan, because it was short. They fixed Theo’s card and Priya’s card right there on the rug.\n“Two down,” said Theo, “and ten to go.”',
          ko: '잘 시간까지 네 시간이 남았어요. 샬롯은 동네 지도를 펴고 집 자리마다 단추를 톡톡 놓았어요. 프리야는 숟가락에 깃발을 달고 작전 이름을 외쳤어요.\n“41번지야, 물러가라!”\n“초대장을 찾는다. 41을 지운다. 14라고 쓴다.” 샬롯이 말했어요.\n짧으니까 좋은 작전이었지요. 테오와 프리야의 초대장은 그 자리에서 고쳤어요.\n“두 장 끝. 열 장 남았어.” 테오가 말했어요.',
        },
        short: {
          en: 'The plan was good, because it was short. Cross out 41 and write 14! They fixed Theo’s card and Priya’s on the rug.\n“Ten to go,” said Theo.',
          ko: '초대장을 찾는다. 41을 지운다. 14라고 쓴다.\n짧으니까 좋은 작전이지요.\n“두 장 끝. 열 장 남았어.”',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Just don’t say it’s easy.', ko: '제발 쉽다고만 하지 마.' },
            position: 'left',
          },
          { character: 'priya', text: { en: 'Easy!', ko: '식은 죽 먹기지!' }, position: 'right' },
        ],
        alt: {
          en: 'A big paper map of the street on a bedroom rug, with buttons for houses. Charlotte lies on her tummy beside it, her socks in the air, and sets the red button of number 14. Theo kneels with his list. Priya holds up a flag tied to a wooden spoon, a finger on 41.',
          ko: '방바닥에 펼친 커다란 동네 지도 위에 단추가 집 대신 놓여 있어요. 샬롯은 지도 옆에 엎드려 양말 신은 발을 들고 14번지에 빨간 단추를 놓아요. 테오는 명단을 들고 꿇어앉았고, 프리야는 나무 숟가락에 묶은 깃발을 높이 들고 41번지를 짚어요.',
        },
        find: {
          en: 'Somebody has begun to pack. Where is that suitcase going?',
          ko: '누가 벌써 짐을 싸고 있네요. 어디로 가는 가방일까요?',
        },
      },
      {
        id: '3-2',
        text: {
          en: 'Ella’s and Sam’s cards were on the fridge, Omar’s was under his pillow, and Marcus’s was a hat. Jin-ah’s was in a baby, and it came out with a *plop*.\nKnock, sorry, cross out, write 14, run! Knock, sorry, cross out, write 14, run!\nAt every door Charlotte’s hair got bigger and the sun got lower.',
          ko: '엘라와 샘의 초대장은 냉장고에 붙어 있었어요. 오마르 것은 베개 밑에 있었고, 마커스 것은 모자가 되어 있었어요. 진아 것은 동생이 물고 있었는데, 잡아당기니 뽁 하고 나왔어요.\n똑똑, 미안, 쓱싹, 뛰어! 똑똑, 미안, 쓱싹, 뛰어!\n문을 하나 지날 때마다 샬롯의 얼굴은 더 빨개지고, 머리는 더 부풀고, 해는 더 내려갔어요.',
        },
        short: {
          en: 'One card was a hat. One was in a baby. *Plop!* Knock, sorry, fix it, run! Knock, sorry, fix it, run! The sun went down.',
          ko: '한 장은 모자가 됐고, 한 장은 아기 입에서 뽁!\n똑똑, 미안, 쓱싹, 뛰어!\n해가 먼저 집에 갔어요.',
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
          en: 'Three front doors in a row: afternoon, low sun, lamplight. Charlotte is at each, redder and with bigger hair every time. At the first she skids in and points at the card 41 on the fridge; at the second she pulls a bitten card from a baby’s mouth; at the third her red pencil crosses out the 41 on Marcus’s card.',
          ko: '현관문 세 개가 나란히 있어요. 낮, 해 질 녘, 불 켜진 저녁이에요. 문마다 샬롯이 있는데 갈수록 얼굴은 빨개지고 머리는 부풀어요. 첫째 문에서는 달려와 냉장고에 붙은 41 초대장을 가리켜요. 둘째 문에서는 아기 입에서 베어 먹은 초대장을 꺼내요. 셋째 문에서는 빨간 연필로 마커스 초대장의 41을 지워요.',
        },
        find: {
          en: 'How can you tell what the baby had for a snack?',
          ko: '아기가 무엇을 먹었는지 어디를 보면 알 수 있나요?',
        },
      },
      {
        id: '3-3',
        text: {
          en: 'When the fireflies came out, Theo’s list had seven checks and five blanks, and Noodle lay across all six feet.\n“Two are out, two are away, and one is camping where no phone works,” said Theo.\n“I could go and knock for you,” said Dad.\n“It’s my four,” said Charlotte, “and it’s my one.”\nAnd she looked down the street, all the way to the blue door.',
          ko: '반딧불이가 깜빡이기 시작했어요. 테오의 종이에는 고친 집이 일곱, 빈칸이 다섯이었어요. 누들은 발 여섯 개 위에 따끈하게 엎드렸지요.\n“두 집은 나들이, 두 집은 여행, 한 집은 전화도 안 터지는 산속이래.” 테오가 말했어요.\n“아빠가 대신 두드려 줄까?”\n“괜찮아. 4도 내가 썼고, 1도 내가 썼어.”\n샬롯은 길 끝의 파란 문을 바라보았어요.',
        },
        short: {
          en: 'Seven cards were right. Five friends were out. They would go to the blue door.\n“I can knock there first,” said Dad.\n“No,” said Charlotte. “It’s my four and my one.”',
          ko: '다섯 집이 비었어요.\n“아빠가 두드려 줄까?”\n“아니. 4도 1도 내가 썼어.”\n샬롯은 파란 문을 봤어요.',
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
          ko: '반딧불이가 나는 저녁. 14번지 계단에 샬롯과 테오, 프리야가 무릎에 턱을 괴고 앉아 있고, 누들은 셋의 발 위에 누워 자요. 테오가 든 종이에는 빨간 표시 일곱 개와 빈칸 다섯 개가 있어요.',
        },
        find: {
          en: 'One firefly has found a tent. Whose is it?',
          ko: '반딧불이 한 마리가 텐트를 찾았대요. 어디일까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Map Your Street', ko: '우리 동네 지도' },
        description: {
          en: 'Draw your street the way a bird sees it. Mark three things you hear, two you smell, and one door you have never seen open.',
          ko: '새가 되어 우리 골목을 내려다봐요. 들리는 것 셋, 냄새 나는 것 둘, 한 번도 안 열린 문 하나를 그려요.',
        },
      },
    ],
  },
];
