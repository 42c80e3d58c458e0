import type { Chapter } from '../../model/book.ts';

export const chapters4To6: readonly Chapter[] = [
  {
    number: 4,
    title: { en: 'The Blue Door', ko: '파란 문' },
    panels: [
      {
        id: '4-1',
        text: {
          en: 'At eight on Saturday morning, the blue door had grown. The paint was cold, and it smelled of rain. Noodle hid behind Charlotte’s ankles and stuck out on both sides. Charlotte wasn’t scared of a ghost. She was scared that somebody would be mad at her, and be right.\nFar away in Korea, Charlotte’s grandmother knocked twice on every pot lid, for luck. A door was a kind of lid, so Charlotte knocked twice. *Tock, tock.*\nInside, something stopped humming.',
          ko: '토요일 아침 여덟 시, 파란 문은 밤새 더 자란 것 같았어요. 손을 대니 차갑고, 비 냄새가 났어요. 누들은 샬롯의 발목 뒤에 숨었지만 양쪽으로 다 삐죽 나왔고요.\n귀신이 무서운 게 아니었어요. 누가 화를 낼까 봐 무서웠어요. 그것도, 화낼 만해서 화낼까 봐요.\n한국에 계신 할머니는 냄비 뚜껑을 꼭 두 번 두드리세요. 그래야 일이 잘 풀린대요. 문도 뚜껑이라면 뚜껑이지요. 샬롯은 똑똑 두드렸어요.\n안에서 들리던 콧노래가 뚝 그쳤어요.',
        },
        short: {
          en: 'By Saturday morning, the blue door had grown. Charlotte was scared that somebody would be mad. She knocked twice, for luck. Inside, somebody stopped humming.',
          ko: '파란 문이 더 커 보였어요. 누가 화낼까 봐 무서웠어요. 화낼 만하니까요.\n똑똑.\n콧노래가 뚝 그쳤어요.',
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
          en: 'A cool morning on the porch of number 41. The blue door is so huge that it runs out of the picture. At its foot Charlotte, very small, leans back and holds one fist up an inch from it. Noodle hides behind her ankles and sticks out on both sides.',
          ko: '서늘한 아침, 41번지 현관 앞. 파란 문이 어찌나 큰지 그림 밖으로 나갔어요. 그 아래 조그만 샬롯이 몸을 뒤로 뺀 채 문 바로 앞에 주먹을 들고 있어요. 누들은 발목 뒤에 숨었지만 양쪽으로 삐죽 나왔어요.',
        },
        find: {
          en: 'Somebody else is visiting the blue door. How far up are they?',
          ko: '파란 문을 찾아온 손님이 또 있어요. 어디까지 올라갔나요?',
        },
      },
      {
        id: '4-2',
        text: {
          en: 'The door opened as wide as a hand. First came a slipper, then brass buttons, then a mustache. Way up at the top, under a conductor’s cap, was one worried eye.\n“Five people are coming to my party, only they’re coming to your door,” said Charlotte in one breath, “and it’s my fault!”\n“I am in the middle of a bridge,” said the eye.\nThen the door shut, gently, the way you shut a book.',
          ko: '문이 딱 한 뼘 열렸어요. 맨 밑에 슬리퍼가 보이고, 그 위에 금빛 단추가, 그 위에 콧수염이 보였어요. 저 꼭대기 차장 모자 밑에는 걱정스러운 눈이 하나 있었고요.\n“오늘 제 손님 다섯 명이 이리로 와요. 제 탓이에요!” 샬롯은 숨도 안 쉬고 말했어요.\n“나는 지금 한창 다리를 놓고 있단다.” 눈이 대답했어요.\n문은 책을 덮듯 살며시 닫혔어요.',
        },
        short: {
          en: 'The door opened a little. Under a conductor’s cap was one worried eye.\n“Five people are coming here,” said Charlotte. “My fault!”\n“I’m building a bridge,” said the eye.\nThe door shut.',
          ko: '문틈으로 콧수염만 보였어요.\n“손님 다섯이 이리로 와요. 제 탓이에요!”\n문은 책을 덮듯 살며시 닫혔어요.',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'No parties. I have wet glue.', ko: '잔치는 안 된다. 풀이 덜 말랐어.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'The blue door of number 41 is open the width of a hand. In the dark gap is a strip of a very tall man: a plaid slipper, a navy vest with brass buttons, half a white mustache, one worried eye and a conductor’s cap. Charlotte, small on the porch, has a hand on her chest and looks up, and up.',
          ko: '41번지 파란 문이 한 뼘쯤 열려 있어요. 어두운 틈 사이로 키가 아주 큰 할아버지가 슬리퍼부터 금빛 단추 달린 남색 조끼, 하얀 콧수염 반쪽, 걱정스러운 눈 하나, 차장 모자까지 길쭉하게 보여요. 조그만 샬롯은 한 손을 가슴에 얹고 올려다봐요.',
        },
        find: {
          en: 'Somebody is lost in that mustache. Can you see who?',
          ko: '콧수염 속에서 길을 잃은 사람이 있어요. 보이나요?',
        },
      },
      {
        id: '4-3',
        text: {
          en: 'The mail slot was just the right height, and it squeaked when Charlotte pushed it open. There was a river in there! There was a bakery no bigger than a bread roll, and a church on the stairs, and every window was lit. Then something rattled, and crashed, and somebody said one small, sad word.\n“Was that the bridge?” Charlotte asked the slot.\n“It falls down every time,” said the slot.\n“I know about mistakes,” said Charlotte. “I made twelve.”\nOver her head, a bolt slid back.',
          ko: '편지 구멍은 눈높이에 딱 맞았어요. 뚜껑을 끼익 밀었더니, 그 안에 강이 흘렀어요! 빵만 한 빵집도 있고, 계단 위에는 교회도 있고, 창문마다 불이 켜져 있었어요. 그때 달달달, 우르르 쾅! 누군가 한숨을 폭 쉬었어요.\n“다리가 무너졌어요?” 샬롯이 구멍에 대고 물었어요.\n“놓기만 하면 무너진단다.” 구멍이 대답했어요.\n“실수라면 제가 좀 알아요. 열두 번 해 봤거든요.”\n철컥, 머리 위에서 자물쇠가 돌아갔어요.',
        },
        short: {
          en: 'She looked in the mail slot. A tiny town was in there! *Crash!*\n“My bridge falls down every time,” said the slot.\n“I made twelve mistakes,” said Charlotte.\nThe door opened.',
          ko: '편지 구멍 속은 꼬마 마을!\n쾅, 다리가 무너졌어요.\n“실수라면 제가 좀 알아요.”\n철컥, 문이 열렸어요.',
        },
        speechBubbles: [{ character: 'finch', text: { en: 'Bother.', ko: '에잇, 또야.' }, position: 'right' }],
        alt: {
          en: 'Seen from inside the dark house: a blue door with an open brass mail slot, and in the slot Charlotte’s two big eyes. Before the door lies what she sees, a little town on a river, with a bakery, a church on the stairs and a light in every window. The bridge has fallen down. Over it a large hand holds one small piece.',
          ko: '어두운 집 안에서 본 파란 문이에요. 열린 놋쇠 편지 구멍에 샬롯의 커다란 두 눈이 가득해요. 문 앞에는 샬롯이 보는 꼬마 마을이 있어요. 강이 흐르고, 빵집도 있고, 계단 위에는 교회도 있어요. 창문마다 불이 켜졌어요. 다리는 무너졌고, 그 위에 커다란 손이 다리 한 조각을 들고 멈춰 있어요.',
        },
        find: { en: 'Who else wants a look?', ko: '또 누가 들여다보고 싶어 하나요?' },
      },
    ],
    activities: [
      {
        title: { en: 'Peek Box', ko: '엿보기 상자' },
        description: {
          en: 'Make a tiny room in a shoebox. Cut a slot in one end and close the lid. Let someone peek for ten seconds. What do they remember?',
          ko: '신발 상자에 작은 방을 꾸미고 구멍을 내요. 딱 열을 셀 동안만 보여 주고 무엇을 봤는지 물어봐요.',
        },
      },
    ],
  },
  {
    number: 5,
    title: { en: 'The Smallest Town', ko: '세상에서 제일 작은 마을' },
    panels: [
      {
        id: '5-1',
        text: {
          en: 'There was one bare floorboard, and Charlotte stood on it, because the rest of the room was a town. A river of blue glass ran under the piano. There was one armchair, and no other chair. The mustache belonged to a Mr. Finch, who knelt in the valley like a sorry giant.\n“Feet are enormous,” he said. “That’s why I never have visitors.”\nA very small train lay on its back in the river.\n“How long has your bridge been falling down?” asked Charlotte.\n“Thirty years,” said Mr. Finch.\n“And how long is it supposed to be?”\nHe unrolled a crackly plan.',
          ko: '샬롯은 하나 남은 빈 마룻장 위에 까치발로 섰어요. 나머지는 몽땅 마을이었거든요. 피아노 밑으로 파란 유리 강이 흘렀어요. 의자는 하나뿐이었어요. 콧수염의 주인은 핀치 할아버지였어요. 미안해하는 거인처럼 골짜기에 무릎을 꿇고 계셨지요.\n“발이란 게 어마어마하게 크거든. 그래서 나는 손님을 안 부른단다.”\n꼬마 기차가 강물에 벌러덩 누워 있었어요.\n“다리가 언제부터 무너졌어요?”\n“삼십 년 됐구나.”\n“원래 얼마나 길어야 하는데요?”\n할아버지는 설계도를 바스락바스락 펴셨어요.',
        },
        short: {
          en: 'The floor was a town with a river.\n“Feet are so big,” said old Mr. Finch. “I never have visitors.”\n“How long should the bridge be?” asked Charlotte.\nHe unrolled the plan.',
          ko: '방은 몽땅 마을, 의자는 하나였어요.\n“발이란 게 커서 손님은 안 부른단다.”\n콧수염의 주인, 핀치 할아버지였어요.',
        },
        speechBubbles: [
          { character: 'finch', text: { en: 'Don’t breathe east.', ko: '동쪽으로 숨 쉬지 마라.' }, position: 'center' },
        ],
        alt: {
          en: 'A lamp-lit room whose whole floor is a model town that climbs the stairs. Behind a gap in a bridge Mr. Finch kneels like a giant, with a finger on his lips. Train cars lie on their sides in a river of blue glass. Charlotte stands in her socks on the one clear board. The one red armchair has one cup on its arm.',
          ko: '등불을 켠 방. 바닥이 온통 작은 마을이고 계단까지 집이 이어져요. 가운데가 끊긴 다리 너머에 핀치 할아버지가 거인처럼 무릎을 꿇고 손가락을 입에 대고 계세요. 파란 유리 강에는 기차가 넘어져 있어요. 샬롯은 양말 바람으로 빈 마룻장 하나에 서서 내려다봐요. 빨간 안락의자는 하나뿐이고, 팔걸이에 찻잔도 하나뿐이에요.',
        },
        find: {
          en: 'Find Charlotte’s house in the little town. What isn’t finished yet?',
          ko: '작은 마을에서 샬롯네 집을 찾아보세요. 무엇이 아직 없나요?',
        },
      },
      {
        id: '5-2',
        text: {
          en: 'The plan said 41.\nThe wood said 14.\nMr. Finch sat on a hill. *Crunch.*',
          ko: '설계도에는 41.\n나무에는 14.\n할아버지가 산에 털썩 주저앉으셨어요. 우지끈.',
        },
        short: {
          en: 'The plan said 41.\nThe wood said 14.\nMr. Finch sat on a hill. *Crunch.*',
          ko: '다리 설계도에는 41. 나무에는 14.\n할아버지가 산에 털썩 주저앉으셨어요.\n우지끈.',
        },
        speechBubbles: [
          {
            character: 'charlotte',
            text: { en: 'You did a forty-one, too!', ko: '할아버지도 거꾸로 쓰셨네요!' },
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
        find: { en: 'What time is it by Mr. Finch’s watch?', ko: '할아버지 시계로는 지금 몇 시인가요?' },
      },
      {
        id: '5-3',
        text: {
          en: 'The saw sang, and the new piece smelled of pencils. Charlotte measured forty-one, Mr. Finch measured forty-one, and then they each did it again.\n“I did it wrong twelve times,” said Charlotte.\n“I did it wrong for thirty years,” said Mr. Finch. “I win.”\nOut came the train with its headlight on. They both held their breath until their cheeks were as round as buns. *Tick, tick*, said the wheels, out over the river. *Tick, tick.* And then the river was behind them.',
          ko: '쓱싹쓱싹 톱질을 하니 새 나무에서 연필 냄새가 났어요. 이번에는 41센티미터예요. 샬롯이 재고, 할아버지가 재시고, 둘이 또 쟀어요.\n“저는 열두 번 거꾸로 썼어요.”\n“나는 삼십 년 동안 거꾸로 썼구나. 내가 이겼다.”\n꼬마 기차가 불을 켜고 또르르 굴러왔어요. 둘은 볼이 빵빵해지도록 숨을 참았어요. 달각, 달각, 바퀴가 다리에 올라섰어요. 달각, 달각. 기차는 어느새 강을 다 건넜어요.',
        },
        short: {
          en: '“I did it wrong twelve times,” said Charlotte.\n“Thirty years,” said Mr. Finch. “I win.”\nThey cut a new piece, 41 long. *Tick, tick.* The little train crossed the river!',
          ko: '“저는 열두 번 틀렸어요.”\n“나는 삼십 년이다. 내가 이겼다.”\n이번에는 41! 기차가 다리를 건넜어요.',
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
    activities: [
      {
        title: { en: 'Paper Bridge', ko: '종이 다리' },
        description: {
          en: 'Put a sheet of paper across two books. How many coins can it hold? Fold the paper like a fan and try again. Can you reach 41?',
          ko: '책 두 권 사이에 종이 한 장을 걸쳐요. 동전이 몇 개 올라갈까요? 종이를 부채처럼 접으면요? 41개까지 도전!',
        },
      },
    ],
  },
  {
    number: 6,
    title: { en: 'Four Minutes', ko: '딱 사 분' },
    panels: [
      {
        id: '6-1',
        text: {
          en: '“Five guests will come at two,” said Charlotte. “I’ll stand on your steps and turn them around.”\nMr. Finch looked at his one chair. He thought about five guests until his ears went pale. Then he held up four fingers.\n“Let them come,” he said. “Four minutes. And no banjos.”\nThey shook on it over a church, and his hand was rough with glue.\n“Does a conductor ever leave people at the wrong station?” asked Charlotte.\nUp went the mustache.',
          ko: '“두 시에 손님 다섯 명이 와요. 제가 계단에 서 있다가 다 돌려보낼게요.”\n할아버지는 하나뿐인 의자를 보셨어요. 손님 다섯을 생각하느라 귀까지 하얘지셨어요. 그러더니 손가락 네 개를 펴셨어요.\n“그냥 오라고 해라. 딱 사 분이다. 밴조는 안 되고.”\n둘은 교회 지붕 위로 악수를 했어요. 할아버지 손은 풀이 묻어 까슬까슬했어요.\n“할아버지, 차장님이셨지요? 손님을 엉뚱한 역에 내려 드린 적 있어요?”\n콧수염이 꿈틀했어요.',
        },
        short: {
          en: '“I’ll send my guests away,” said Charlotte.\nMr. Finch held up four shaky fingers.\n“They get four minutes. No banjos.”\n“Do conductors leave people at wrong stations?” she asked.',
          ko: '“두 시에 손님이 오면 제가 돌려보낼게요.”\n할아버지는 귀까지 하얘지셨어요.\n“오라고 해라. 딱 사 분만.”',
        },
        speechBubbles: [
          {
            character: 'finch',
            text: { en: 'Never. Not in thirty-nine years.', ko: '삼십구 년 동안 한 번도 없었지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'In the middle of the tiny town Mr. Finch has gone down on one knee. He holds up four fingers beside his cheek and solemnly shakes Charlotte’s hand over the steeple of a tiny church. Both lean in and look each other in the eye. Below, the whole tiny town looks up, and the train goes around.',
          ko: '꼬마 마을 한가운데에서 핀치 할아버지가 한쪽 무릎을 꿇으셨어요. 뺨 옆에 손가락 네 개를 펴 보이며 샬롯과 진지하게 악수하세요. 둘은 몸을 기울이고 서로 눈을 봐요. 맞잡은 손 아래에는 작은 교회 지붕이 있고, 마을 사람들이 모두 올려다봐요. 뒤에서는 기차가 돌고 있어요.',
        },
        find: { en: 'What is everybody in town looking at?', ko: '마을 사람들은 모두 어디를 보고 있나요?' },
      },
      {
        id: '6-2',
        text: {
          en: 'Nobody was going to be left at the wrong station, so after the four minutes there had to be a train. By ten o’clock it had no wheels yet, but it had five tickets. *41 to 14*, they said. *One way.* Dad squeezed a big blue 8 onto the cake.\n“I’m seven for eight more days,” said Charlotte.\n“Close enough,” said Dad.',
          ko: '손님을 엉뚱한 역에 두고 갈 수는 없지요. 사 분 뒤에 탈 기차가 있어야 해요. 열 시가 되도록 바퀴는 하나도 없었지만 기차표는 다섯 장이나 생겼어요. 샬롯이 감자 도장으로 꽝꽝 찍었거든요. ‘41번지에서 14번지까지. 편도.’ 테오가 숫자를 두 번씩 살폈어요. 아빠는 파란 크림으로 케이크에 커다란 8을 짰어요.\n“나 여덟 밤 더 자야 여덟 살인데?”\n“거의 맞아.” 아빠가 말했어요.',
        },
        short: {
          en: 'So the guests needed a train to 14. It had tickets, but no wheels. Dad put a big 8 on the cake.\n“I’m still seven,” said Charlotte.\n“Close enough,” said Dad.',
          ko: '할아버지는 차장님이셨대요. 그럼 14번지까지 기차로!\n바퀴도 없이 표부터 꽝꽝. 아빠는 케이크에 파란 8을 그렸어요.',
        },
        speechBubbles: [
          { character: 'theo', text: { en: 'Read me the number.', ko: '숫자 불러 봐.' }, position: 'left' },
          { character: 'charlotte', text: { en: 'One. Four. I’m sure!', ko: '일, 사. 확실해!' }, position: 'center' },
        ],
        alt: {
          en: 'A kitchen table in the sun. Charlotte stands on one foot on a stool and pushes half a potato down with both arms. Red ink flies. Theo holds one of five tickets and puts a finger under its number. Behind the table Dad pipes a big blue 8 onto a cake, the tip of his tongue out. Noodle the dog has both paws on the table.',
          ko: '아침 햇살이 식탁 위로 쏟아져요. 샬롯은 의자에 한 발로 서서 두 팔로 감자 도장을 꾹 눌러요. 빨간 잉크 방울이 톡톡 튀어요. 맞은편에서 테오가 기차표 다섯 장 가운데 하나를 들고 숫자를 손가락으로 짚어요. 식탁 뒤에서는 아빠가 혀를 쏙 내밀고 케이크에 커다란 파란 8을 짜요. 누들은 식탁에 두 앞발을 올리고 크림 쪽으로 코를 쭉 내밀어요.',
        },
        find: {
          en: 'Everybody is busy with the train. Well, nearly everybody. Who isn’t?',
          ko: '모두 기차 준비에 바빠요. 딴 데만 보는 친구는 누구일까요?',
        },
      },
      {
        id: '6-3',
        text: {
          en: 'By noon Priya had tied together everything on Plum Street that rolled, from a wheelbarrow to a doll carriage.\n“It holds five,” said Priya, “if nobody sneezes.”\nThen Theo came back from measuring the porch, and he had a note. It had come out of the mail slot.\n*Five guests have ten feet. I am scared, and I can’t do it. Sorry. F.*\nTheo checked it twice, and it was right. This time nobody said “Easy.”\nCharlotte turned the note over. *I’m scared, too*, she wrote, and she ran to the blue door and pushed it through the slot.\nNothing came out.',
          ko: '한낮이 되자 프리야는 외바퀴 손수레부터 인형 유모차까지, 동네에서 굴러가는 것을 다 이어 놓았어요.\n“다섯 명은 거뜬해. 재채기만 안 하면.”\n그때 현관을 재러 갔던 테오가 쪽지를 들고 왔어요. 편지 구멍에서 나왔대요.\n‘손님이 다섯이면 발이 열 개다. 나는 무섭구나. 못 하겠다. 미안하다.’\n테오가 두 번 셈해 봤어요. 발은 열 개가 맞았어요. 이번에는 아무도 식은 죽 먹기라고 하지 않았어요.\n샬롯은 쪽지 뒤에 빨간 연필로 ‘저도 무서워요.’라고 썼어요. 그러고는 달려가 편지 구멍에 밀어 넣었어요.\n구멍은 조용했어요.',
        },
        short: {
          en: 'Priya tied wagons together to make a train. Then Mr. Finch sent a note.\n*Five guests have ten feet. I’m scared. I can’t.*\n*I’m scared, too*, Charlotte wrote back. Nobody answered.',
          ko: '수레를 이으니 기차가 됐어요.\n할아버지 쪽지가 왔어요. ‘못 하겠다. 무섭구나.’\n샬롯도 썼어요. ‘저도 무서워요.’',
        },
        speechBubbles: [
          {
            character: 'priya',
            text: { en: 'But it rolls so well.', ko: '이렇게 잘 굴러가는데.' },
            position: 'center',
          },
          { character: 'theo', text: { en: 'Ten feet. He’s right.', ko: '발 열 개, 맞아.' }, position: 'right' },
        ],
        alt: {
          en: 'Plum Street at noon. Three heads over one torn strip of paper with shaky lines and an F: Theo has brought it and holds one side, Charlotte has taken hold of the other, Priya reads it upside down between them. All three look worried. Behind them waits the train of wagons, a boot for a chimney.',
          ko: '한낮의 자두나무길. 세 아이가 찢어진 종이쪽지 위로 머리를 맞댔어요. 떨리는 글씨 밑에 F라고 적혀 있어요. 쪽지를 가져온 테오가 한쪽을, 샬롯이 다른 한쪽을 꼭 잡고, 프리야는 가운데에서 거꾸로 들여다봐요. 셋 다 걱정스러운 얼굴이에요. 뒤에는 장화 굴뚝을 단 수레 기차가 기다려요.',
        },
        find: {
          en: 'Theo lost something on Friday. Where is it now?',
          ko: '테오가 금요일에 잃어버린 것이 여기 있네요. 어디일까요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'All Aboard', ko: '기차표 만들기' },
        description: {
          en: 'Make a ticket from your bed to the breakfast table. Where does your train stop on the way? Punch a hole at every station.',
          ko: '침대에서 식탁까지 가는 기차표를 만들어요. 어느 역에 설까요? 역마다 구멍을 하나씩 뚫어요.',
        },
      },
    ],
  },
];
