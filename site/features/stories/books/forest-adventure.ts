import type { Book } from './book.ts';

export const forestAdventure: Book = {
  id: 'forest-adventure',
  language: 'en',
  backLinkLabel: 'library',
  opening: {
    en: 'Three friends, one pond that moved in the night, and a beaver who won’t take calls.',
    ko: '세 친구, 밤새 이사 온 연못, 그리고 회의 중인 비버 부장님.',
  },
  chapters: [
    {
      number: 1,
      title: { en: 'The Path That Wasn’t There', ko: '사라진 길' },
      panels: [
        {
          id: '1-1',
          text: {
            en: 'There were eleven stepping stones across Juniper Brook, and Ranger Meera was over before anyone else had started. Theo poked each stone with a stick. Priya crossed on one leg, to save the other. Charlotte jumped, and the water found her left shoe, as cold as a fridge. On the far side Theo opened his notebook. *11 stones*, he wrote. *1 wet sock (left).*',
            ko: '노간주 시내 징검다리는 돌이 열한 개였어요. 숲 지킴이 미라 이모는 벌써 건넜고요. 테오는 막대기로 콕콕 찔러 보고, 프리야는 한 발을 아낀다며 한 발로 건넜어요. 샬롯은 폴짝 뛰다 왼발을 퐁당! 물이 얼음장 같았어요. 테오가 공책에 적었어요. ‘돌 11개. 젖은 양말 한 짝(왼쪽).’',
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
            en: 'A bright forest morning. Eleven stones cross a brook in a line. Theo, in a yellow raincoat, tries the next one with a stick, Priya balances on one leg and Charlotte is in midair with her shoelace flying. Ranger Meera waits ahead.',
            ko: '햇살이 환한 숲속 아침. 개울을 가로질러 돌 열한 개가 한 줄로 놓여 있어요. 노란 비옷을 입은 테오는 막대기로 돌을 짚어 보고, 프리야는 한 발로 서고, 샬롯은 신발 끈을 휘날리며 뛰어올라요. 미라 이모는 앞에서 기다려요.',
          },
          find: {
            en: 'Find a stump that somebody has sharpened.',
            ko: '누가 연필처럼 깎아 놓은 나무 밑동을 찾아보세요.',
          },
        },
        {
          id: '1-2',
          text: {
            en: '*Chomp-chomp-chomp* went something, and Charlotte sat straight up in her sleeping bag. There was a long, slow *drag*, and then a *crash* that sat Theo and Priya up too. Then came a *SLAP*, as if a giant had clapped once and changed his mind. The night smelled of cocoa. “That’s only the neighbors,” said Ranger Meera, pouring herself another cup. “They work nights.”',
            ko: '한밤중에 밖에서 사각사각 소리가 났어요. 질질질, 쿵! 셋은 침낭째 벌떡 일어나 앉았어요. 그때, 찰싹! 거인이 손뼉을 딱 한 번 친 것 같았어요. 코코아 냄새가 나더니 미라 이모 목소리가 들렸어요. “이웃이야. 그 집은 밤에 일하거든.”',
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
            en: 'In the morning Theo had only one boot, so he hopped. He hopped as far as the sign that said HOME, and there he stopped, because the sign was up to its neck in water. The path walked down into a wide, still pond, and it didn’t come out. A frog said *brup*. And tomorrow at noon Mom and Dad would be waiting on the other side.',
            ko: '아침에 보니 테오의 장화가 한 짝뿐이었어요. 테오는 한 발로 깡충깡충 뛰어가다 우뚝 멈췄어요. 길이 물속으로 걸어 들어가더니 다시 나오질 않는 거예요! ‘집으로’ 표지판은 목까지 잠겨 있었어요. 개굴, 개구리가 울었어요. 내일 낮 열두 시에 엄마 아빠가 건너편으로 데리러 올 텐데요.',
          },
          speechBubbles: [
            {
              character: 'charlotte',
              text: { en: 'Somebody moved the pond.', ko: '누가 연못을 옮겨 놨어.' },
              position: 'center',
            },
          ],
          alt: {
            en: 'Misty morning. Charlotte, Theo, Priya and Ranger Meera have stopped in a row where the trail runs into a wide, still pond. A wooden sign that says HOME stands in the water up to its board.',
            ko: '안개 낀 아침. 샬롯과 테오, 프리야, 미라 이모가 나란히 멈춰 섰어요. 오솔길이 넓고 잔잔한 연못 속으로 이어지고, HOME이라고 쓴 나무 표지판은 물에 거의 잠겨 있어요.',
          },
          find: {
            en: 'One stepping stone is still dry on top. Who is keeping it?',
            ko: '아직 안 잠긴 돌이 하나 있어요. 누가 차지했나요?',
          },
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
            en: 'All along the new pond stood stumps, and every stump had a point. Charlotte took the red pencil from behind her ear and held it beside one. They were the same shape. Somebody big had been sharpening trees. Yellow chips bobbed on the water and smelled of cut apples. They were all floating the same way, one behind the other, so the children lined up and went that way too.',
            ko: '연못가의 나무 밑동이 하나같이 뾰족했어요. 샬롯은 귀 뒤에 꽂아 둔 빨간 연필을 빼서 옆에 대 보았어요. 어, 똑같네! 누가 나무를 깎아 놓은 거예요. 물 위에는 노란 나뭇조각이 동동 떠 있었어요. 갓 깎은 사과 냄새가 났어요. 다들 한쪽으로 줄지어 떠가기에 셋도 줄을 서서 따라갔어요.',
          },
          speechBubbles: [
            {
              character: 'priya',
              text: { en: 'A giant’s pencil case!', ko: '거인 필통인가 봐!' },
              position: 'right',
            },
          ],
          alt: {
            en: 'Charlotte kneels by a gnawed tree stump and holds her red pencil next to it. Priya points and Theo peeks between them. Wood chips float in a line on the pond behind.',
            ko: '누가 갉아 놓은 나무 밑동 옆에서 샬롯이 무릎을 꿇고 빨간 연필을 대 보아요. 프리야는 손가락으로 가리키고 테오는 둘 사이로 들여다봐요. 뒤쪽 연못에는 나뭇조각이 줄지어 떠 있어요.',
          },
          find: { en: 'Find a beetle in a very good hat.', ko: '근사한 모자를 쓴 딱정벌레를 찾아보세요.' },
        },
        {
          id: '2-2',
          text: {
            en: 'The chips stopped at a dam. It went right across the brook, as tall as Theo, and the whole pond leaned on its back. There were no nails in it and no rope, only sticks, and mud that smelled of old sock, and more sticks. One thin trickle tiptoed down the front. And in the very best spot, where the dam curved, was something blue.',
            ko: '나뭇조각은 커다란 댐 앞에서 멈췄어요. 못 하나, 끈 하나 없이 나뭇가지와 진흙만으로 개울을 막아 놓았어요. 진흙에서 꿉꿉한 양말 냄새가 났어요. 물은 가느다란 한 줄기만 살금살금 새어 나왔고요. 그런데 댐 한가운데, 제일 좋은 자리에 웬 파란 것이 박혀 있었어요.',
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
            en: 'A curved wall of branches and mud holds back the pond. Theo, one foot in nothing but a sock, points at it in outrage. Charlotte and Priya stand beside him and stare.',
            ko: '나뭇가지와 진흙으로 쌓은 둥근 벽이 연못을 막고 있어요. 한쪽은 양말 바람인 테오가 기가 막혀 벽을 가리키고, 샬롯과 프리야도 옆에서 빤히 바라봐요.',
          },
          find: {
            en: 'Something is missing from Priya’s tool belt. Where is it now?',
            ko: '프리야의 공구 허리띠에서 하나가 없어졌어요. 어디에 있을까요?',
          },
        },
        {
          id: '2-3',
          text: {
            en: 'Something rose out of the pond, dripping. It had orange teeth, and under one arm it held a stick, the way a teacher holds a clipboard. It was a beaver, and he looked at each of them as if they were late. He put the stick where it went. He patted it, *pat, pat*, and then he patted it again, to be sure. *SLAP!* went his tail, and it rained on everyone.',
            ko: '물속에서 누가 쑥 올라왔어요. 이빨은 주황색이고, 옆구리에는 나뭇가지를 서류철처럼 끼고 있었어요. 비버였어요! 비버는 지각생을 보듯 한 사람씩 쳐다봤어요. 그러더니 나뭇가지를 제자리에 꽂고 토닥토닥, 한 번 더 토닥토닥. 마지막으로 꼬리를 찰싹! 다들 물벼락을 맞았어요.',
          },
          speechBubbles: [
            { character: 'priya', text: { en: 'He’s the manager.', ko: '저분이 부장님이구나.' }, position: 'center' },
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
    },
    {
      number: 3,
      title: { en: 'Not the Dam', ko: '문제는 댐이 아니야' },
      panels: [
        {
          id: '3-1',
          text: {
            en: '“One small hole,” said Ranger Meera, and she held up her smallest finger. Charlotte and Priya took hold of a fat stick and pulled. *Glug, glug, gush!* Icy water shot out past their knees, and over at stone eleven the frog went down one whole inch. They cheered, and then they had lunch. By the last bite of sandwich the hole was gone, and there was a new stick on top.',
            ko: '“작은 구멍 딱 하나만.” 미라 이모가 새끼손가락을 세워 보였어요. 샬롯과 프리야는 굵은 가지를 잡고 영차! 꿀럭꿀럭, 콸콸! 찬물이 무릎을 때리며 쏟아지고, 연못이 손가락 한 마디만큼 줄었어요. 만세! 그런데 샌드위치를 먹고 오니 구멍이 없어졌어요. 새 나뭇가지까지 척 얹혀 있었어요.',
          },
          speechBubbles: [
            { character: 'priya', text: { en: 'Easy—', ko: '식은 죽—' }, position: 'right' },
            { character: 'theo', text: { en: 'Behind you.', ko: '뒤에 봐.' }, position: 'left' },
          ],
          alt: {
            en: 'Noon at the dam. Charlotte and Priya have pulled out a stick, and a jet of water shoots past them. They cheer, soaked. Theo stands by. Far off in the pond, two round ears are up.',
            ko: '한낮의 댐. 샬롯과 프리야가 나뭇가지를 뽑자 물줄기가 세차게 뿜어 나와요. 둘은 흠뻑 젖은 채 만세를 부르고 테오는 옆에 서 있어요. 저 멀리 연못에서 동그란 귀 두 개가 쫑긋해요.',
          },
          find: { en: 'How does Theo keep dry?', ko: '테오는 무엇으로 물을 피하고 있나요?' },
        },
        {
          id: '3-2',
          text: {
            en: 'They tried shouting. They tried opera, with pot lids. Theo tried asking politely. The Manager combed his whiskers. He didn’t mind noise, and he didn’t even mind children. But each time they were allowed one more hole, it gurgled, and he dropped everything and came. Theo wrote it all down. *Gurgle, 4 minutes, beaver. Gurgle, 3 minutes, beaver.* Charlotte read the page twice.',
            ko: '소리도 질러 보고, 냄비 뚜껑을 챙챙 치며 노래도 해 봤어요. 부장님은 수염만 빗으셨어요. 시끄러운 건 괜찮으신가 봐요. 그런데 구멍에서 꼴꼴 소리만 나면 벌떡 일어나 달려오시지 뭐예요. 테오가 적었어요. ‘꼴꼴, 4분, 부장님. 꼴꼴, 3분, 부장님.’ 샬롯은 그걸 두 번 읽었어요.',
          },
          speechBubbles: [
            {
              character: 'theo',
              text: { en: 'Please, sir, may we have our path?', ko: '부장님, 길 좀 돌려주시면 안 될까요?' },
              position: 'right',
            },
          ],
          alt: {
            en: 'One afternoon in three pictures. Priya sings and bangs two pot lids, Theo asks with his hands together, Charlotte thinks. The beaver combs his whiskers. Each time there is a hole in the dam, and each time it has been mended. The sun sinks lower.',
            ko: '세 장면으로 나뉜 오후. 프리야는 냄비 뚜껑을 치며 노래하고, 테오는 두 손을 모으고 부탁하고, 샬롯은 생각에 잠겨 있어요. 비버는 수염을 빗어요. 댐에 구멍이 날 때마다 도로 메워지고 해는 점점 낮아져요.',
          },
          find: { en: 'What have the birds done about the singing?', ko: '새들은 노래를 안 들으려고 어떻게 했나요?' },
        },
        {
          id: '3-3',
          text: {
            en: 'Charlotte lay on her tummy with the canteen. This rock was dry, and it was nowhere near the dam. She tipped the canteen, just a little. Dribble, dribble, dribble. Out in the pond, two round ears went up. The Manager swam straight over. He looked at the rock, and he looked at Charlotte, and then he put a stick on the rock and patted it, twice.',
            ko: '샬롯은 물통을 들고 납작 엎드렸어요. 댐하고는 한참 떨어진, 바싹 마른 바위였어요. 물통을 살짝 기울였어요. 졸졸졸. 저쪽에서 동그란 귀 두 개가 쫑긋 섰어요. 부장님이 곧장 헤엄쳐 오시더니 바위를 보고, 샬롯을 보고, 나뭇가지 하나를 척 얹으셨어요. 토닥토닥.',
          },
          speechBubbles: [
            {
              character: 'charlotte',
              text: {
                en: 'He’s not fixing the dam. He’s fixing the *NOISE!*',
                ko: '댐을 고치는 게 아니야. *소리*를 고치는 거야!',
              },
              position: 'right',
            },
          ],
          alt: {
            en: 'Evening on the bank. Charlotte lies on her tummy and lets a little water dribble from a canteen onto a dry, flat rock. The beaver stands over it and solemnly lays down a stick. Theo and Priya watch from behind.',
            ko: '해 질 녘 물가. 샬롯이 엎드려서 납작하고 마른 바위에 물통의 물을 졸졸 흘려요. 비버가 그 위에 엄숙하게 나뭇가지를 얹어요. 테오와 프리야가 뒤에서 지켜봐요.',
          },
          find: {
            en: 'The beaver has brought one stick more. What for?',
            ko: '나뭇가지가 하나 더 있어요. 어디에 쓰려는 걸까요?',
          },
        },
      ],
    },
    {
      number: 4,
      title: { en: 'The Quiet Pipe', ko: '조용한 물길' },
      panels: [
        {
          id: '4-1',
          text: {
            en: 'Behind the ranger hut lay a drainpipe, as long and bendy as a dragon. Ranger Meera said they could borrow it, and she found a wire crate for its mouth. Charlotte drew her plan in the mud, which went *squelch*. The tail went through the dam. The mouth went far out and deep, where the water could creep in slowly and nobody would feel it go.',
            ko: '지킴이 오두막 뒤에 용처럼 길고 구불구불한 배수관이 있었어요. 미라 이모가 빌려 가도 된대요. 주둥이에 씌울 철망 상자도 찾아 주었고요. 샬롯은 질퍽질퍽한 진흙에 그림을 그렸어요. “꼬리는 댐 밖으로 빼고, 주둥이는 멀리, 깊이 넣자. 물이 살살 들어가면 소리가 안 나거든.”',
          },
          speechBubbles: [
            { character: 'priya', text: { en: 'This won’t be easy.', ko: '이건 안 쉽겠는데?' }, position: 'left' },
            { character: 'theo', text: { en: 'Now it’ll work.', ko: '그럼 되겠다.' }, position: 'center' },
          ],
          alt: {
            en: 'The camp clearing in golden light. Theo and Priya carry a long black pipe like a dragon. Ranger Meera holds a wire crate. Charlotte draws in the mud with her pencil: a pond, a dam, and a pipe with its mouth in a cage.',
            ko: '금빛 햇살이 드는 야영장. 테오와 프리야가 길고 검은 관을 용처럼 들고 가요. 미라 이모는 철망 상자를 들었어요. 샬롯은 진흙에 연못과 댐, 그리고 끝에 철망을 씌운 관을 그려요.',
          },
          find: { en: 'How is the beaver in the mud dressed?', ko: '진흙 그림 속 비버는 무엇을 매고 있나요?' },
        },
        {
          id: '4-2',
          text: {
            en: 'They lay in a row on the cold bank, under the moon. Out of the pipe slid a tongue of water, as smooth as glass, and it left without a word. The Manager swam along the dam. He stopped, and one ear went up. Charlotte’s tummy, which had had no supper, was thinking of saying so. He patted a stick. Then he yawned, and all his orange teeth went off to bed.',
            ko: '달이 떴어요. 넷은 차가운 물가에 나란히 엎드렸어요. 물은 말 한마디 없이 관에서 스르르 미끄러져 나갔어요. 부장님이 댐을 따라 헤엄쳐 오시다 딱 멈추셨어요. 귀 하나가 쫑긋! 샬롯은 침 넘어가는 소리도 꾹 참았어요. 부장님은 가지를 토닥이고, 하품을 하고, 주무시러 가셨어요.',
          },
          speechBubbles: [
            {
              character: 'charlotte',
              text: { en: 'Nobody gurgle.', ko: '아무도 꿀꺽하지 마.' },
              position: 'left',
              bubbleStyle: 'whisper',
            },
          ],
          alt: {
            en: 'Moonrise over the pond. Charlotte, Theo, Priya and Ranger Meera lie flat on the bank in a row. Across the water a smooth stream slides out of the pipe. The beaver has stopped in the middle with one ear up.',
            ko: '달이 떠오른 연못. 샬롯과 테오, 프리야, 미라 이모가 물가에 나란히 엎드려 있어요. 건너편 관에서 물이 유리처럼 매끄럽게 흘러나와요. 비버는 헤엄치다 말고 한쪽 귀를 세웠어요.',
          },
          find: { en: 'Who must not sneeze?', ko: '재채기를 참는 사람은 누구일까요?' },
        },
        {
          id: '4-3',
          text: {
            en: 'In the morning there were eleven stones, one frog, and plenty of time till noon. The pond was still a pond, only now it stopped in the right place. Wet moss squished under their shoes. Theo crossed in one boot made of rubber and one boot made of leaves. Halfway over he turned to look at the dam. He could have pulled his real boot out. He thought about it, and then he saluted.',
            ko: '아침이 되자 돌은 열한 개, 개구리는 한 마리, 시간은 넉넉했어요. 연못은 그대로인데 딱 알맞은 데서 멈춰 있었어요. 젖은 이끼가 폭신폭신 밟혔어요. 테오는 고무장화 한 짝, 나뭇잎 장화 한 짝을 신고 건너다 우뚝 섰어요. 댐에 박힌 파란 장화를 한참 보더니 척, 경례를 했어요.',
          },
          speechBubbles: [
            {
              character: 'theo',
              text: { en: 'Keep it. You need it more.', ko: '그냥 쓰세요. 거기가 딱이네요.' },
              position: 'center',
            },
            { character: 'manager', text: { en: 'SLAP.', ko: '찰싹!' }, position: 'right', bubbleStyle: 'noise' },
          ],
          alt: {
            en: 'A clear morning. Eleven wet stones lead across the brook, and the pond behind them is smaller. Charlotte and Priya cross, and Ranger Meera comes behind. Theo, with leaves tied on for a boot, salutes the dam. The blue boot is still in it, and the beaver sits on top. A sign says: Quiet please. Manager at work.',
            ko: '맑게 갠 아침. 젖은 돌 열한 개가 개울을 가로지르고 연못은 작아졌어요. 샬롯과 프리야가 건너가고 미라 이모가 뒤따라요. 나뭇잎을 끈으로 묶어 신은 테오가 댐을 보고 경례해요. 댐에는 파란 장화가 그대로 있고 비버가 그 위에 앉아 있어요. 팻말에는 ‘조용히! 부장님 근무 중’이라고 쓰여 있어요.',
          },
          find: {
            en: 'The frog has moved. Which stone is it on now?',
            ko: '개구리가 이사했어요. 이제 몇 번째 돌에 있나요?',
          },
        },
      ],
    },
  ],
  gloss: [
    {
      word: { en: 'stepping stones', ko: '징검다리' },
      meaning: { en: 'stones you walk on to cross water', ko: '물을 건너려고 띄엄띄엄 놓은 돌' },
    },
    {
      word: { en: 'ranger' },
      meaning: { en: 'a person who looks after a forest and its visitors', ko: '숲을 지키고 안내하는 사람' },
    },
    {
      word: { en: 'stumps', ko: '밑동' },
      meaning: { en: 'what is left standing when a tree is cut', ko: '나무를 베고 남은 아랫부분' },
    },
    { word: { en: 'dam', ko: '댐' }, meaning: { en: 'a wall that holds back water', ko: '물을 막은 둑' } },
    {
      word: { en: 'manager', ko: '부장님' },
      meaning: { en: 'a person who runs things at work', ko: '회사에서 일을 맡아 이끄는 어른' },
    },
    {
      word: { en: 'gurgle', ko: '꼴꼴' },
      meaning: { en: 'the sound of water running through a small hole', ko: '물이 꼬르륵꼬르륵 흐르는 소리' },
    },
    { word: { en: 'canteen', ko: '물통' }, meaning: { en: 'a water bottle to carry', ko: '들고 다니는 물통' } },
    {
      word: { en: 'drainpipe', ko: '배수관' },
      meaning: { en: 'a long tube that carries water away', ko: '물이 빠지는 긴 관' },
    },
  ],
  questions: [
    {
      ask: { en: 'What did Theo’s notes show?', ko: '테오의 공책에 적힌 것 가운데 무엇이 열쇠였나요?' },
      answers: [
        {
          say: { en: 'After every gurgle, a beaver.', ko: '꼴꼴 소리가 나면 부장님이 오신다는 것' },
          reply: {
            en: 'That’s what Charlotte saw, the second time she read it. Once is luck. Twice is a clue.',
            ko: '샬롯도 두 번째 읽을 때 그걸 알아챘어요. 한 번은 우연, 두 번은 실마리!',
          },
        },
        {
          say: { en: 'Eleven stones and one wet sock.', ko: '돌 11개와 젖은 양말 한 짝' },
          reply: {
            en: 'True! Theo never leaves out a sock. His page in chapter 3 has a pattern in it, too. Have a look.',
            ko: '맞아요, 테오는 양말 하나도 빠뜨리지 않아요. 3장의 공책도 한번 볼까요? 자꾸 되풀이되는 게 있어요.',
          },
        },
        {
          say: { en: 'Theo is very good at waiting.', ko: '테오는 기다리기를 참 잘한다는 것' },
          reply: {
            en: 'He is. He waited four minutes, and then he waited three. Guess who was getting faster.',
            ko: '그렇죠. 처음엔 4분, 다음엔 3분을 기다렸어요. 점점 빨라진 건 누구일까요?',
          },
        },
      ],
    },
    {
      ask: { en: 'Why did Charlotte pour water on a dry rock?', ko: '샬롯은 왜 마른 바위에 물을 부었을까요?' },
      answers: [
        {
          say: { en: 'To find out if the sound was enough.', ko: '소리만 나도 오시는지 알아보려고' },
          reply: {
            en: 'And it was. No hole, no leak, no dam. Just a dribble, and there he came with his stick.',
            ko: '정말 오셨지요. 구멍도 없고 새는 데도 없는데, 졸졸 소리만 듣고 나뭇가지까지 들고서요.',
          },
        },
        {
          say: { en: 'To wash the rock.', ko: '바위를 씻어 주려고' },
          reply: {
            en: 'It did get very clean! But look who came, and ask yourself what he had heard.',
            ko: '바위가 아주 깨끗해졌네요! 그런데 누가 오셨지요? 무슨 소리를 듣고 오셨을까요?',
          },
        },
        {
          say: { en: 'To play a joke on the Manager.', ko: '부장님께 장난치려고' },
          reply: {
            en: 'He didn’t laugh. He never laughs in a meeting. But he did bring a stick. Why would a rock need one?',
            ko: '부장님은 웃지 않으셨어요. 회의 중이셨거든요. 그런데 바위에 왜 나뭇가지를 얹으셨을까요?',
          },
        },
      ],
    },
    {
      ask: { en: 'Is there a noise you always stop for?', ko: '들리면 하던 일을 멈추게 되는 소리가 있나요?' },
      answers: [
        {
          say: { en: 'A bag of chips, two rooms away.', ko: '옆방에서 과자 봉지 뜯는 소리' },
          reply: {
            en: 'You and the Manager have the same ears.',
            ko: '귀가 부장님만큼 밝네요!',
          },
        },
        {
          say: { en: 'The ice cream truck.', ko: '놀이터에서 내 이름 부르는 소리' },
          reply: {
            en: 'Very wise. The Manager would have put a stick on it.',
            ko: '그럼요, 얼른 나가야죠. 부장님이라면 나뭇가지부터 챙기셨을 거예요.',
          },
        },
        {
          say: { en: 'No noise at all.', ko: '갑자기 조용해질 때' },
          reply: {
            en: 'That’s the most suspicious noise there is. Go and see what they are doing.',
            ko: '그게 제일 수상한 소리예요. 어서 가서 뭐 하는지 보세요.',
          },
        },
      ],
    },
  ],
  afterword: {
    en: 'Is it true? Yes. Beavers can’t leave the sound of running water alone. So real rangers lay a pipe far out in the pond, deep down and in a cage, and the beavers and the path both get to stay. A ranger decides where it goes. Never open a dam on your own. You might be in somebody’s office.',
    ko: '정말이냐고요? 정말이에요. 비버는 물 새는 소리를 그냥 두지 못해요. 그래서 숲 지킴이들은 연못 깊은 곳에 철망 씌운 관을 놓아요. 그러면 비버도 길도 그대로 있을 수 있거든요. 어디에 놓을지는 지킴이가 정해요. 댐은 절대로 혼자 건드리지 마세요. 누군가의 사무실일지도 몰라요.',
  },
};
