import type { Chapter } from '../../model/book.ts';

export const chapters3To4: readonly Chapter[] = [
  {
    number: 3,
    title: { en: 'Not the Dam', ko: '문제는 댐이 아니야' },
    panels: [
      {
        id: '3-1',
        text: {
          en: '“One small hole,” said Ranger Meera, and she held up her smallest finger. “And only with a ranger.”\nCharlotte and Priya took hold of a fat stick and pulled. *Glug, glug, gush!* Icy water shot out past their knees. Far away, a frog on stone eleven got one more inch of stone.\n“It works!” yelled Charlotte.\nThey danced, and they had lunch, and by the last bite of sandwich the hole was gone. There was a new stick on top, and it looked patted.\n“Maybe he just didn’t like that hole,” said Charlotte.\n“Then what *does* he like?” said Theo, and he turned to a clean page.',
          ko: '“작은 구멍 딱 하나만. 내가 보는 데서만.” 미라 이모가 새끼손가락을 세워 보였어요.\n샬롯과 프리야는 굵은 가지를 잡고 영차! 꿀럭꿀럭, 콸콸! 찬물이 무릎을 때리며 쏟아졌어요. 저 멀리 열한 번째 돌이 손가락 한 마디만큼 솟았어요. 그 위의 개구리도요.\n“만세!”\n둘은 춤을 추고 점심을 먹었어요. 그런데 샌드위치 마지막 한 입을 삼키고 보니 구멍이 없어졌어요. 누가 새 나뭇가지를 척 얹고 토닥거려 놨어요.\n“그 구멍이 마음에 안 드셨나?” 샬롯이 말했어요.\n“그럼 뭐가 마음에 드시는데?” 테오가 공책 새 쪽을 폈어요.',
        },
        short: {
          en: 'They pulled out one stick. *Glug, gush!* The frog’s stone grew one inch! They danced, and they ate lunch.\nThen the hole was gone. There was a new stick. It looked patted.',
          ko: '가지 하나를 쑥! 콸콸! 만세!\n그런데 점심을 먹고 나니 구멍이 없었어요. 누가 새 가지를 척, 토닥토닥.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'Easy—', ko: '식은 죽—' }, position: 'right' },
          { character: 'theo', text: { en: 'Behind you.', ko: '뒤에 봐.' }, position: 'left' },
        ],
        alt: {
          en: 'Noon at the dam. Charlotte leans back with both hands around the stick that she and Priya have pulled out, and a jet of water shoots past them. Both laugh, soaked. Theo, under a big leaf, points: right over their heads the beaver has risen behind the dam, huge.',
          ko: '한낮의 댐. 샬롯과 프리야가 뽑은 굵은 가지를 샬롯이 두 손으로 잡고 몸을 뒤로 젖혀요. 구멍에서는 물줄기가 세차게 뿜어 나와요. 둘은 흠뻑 젖은 채 웃어요. 커다란 잎을 쓴 테오가 뒤를 가리켜요. 바로 뒤, 댐 너머로 커다란 비버가 머리 위까지 쑥 올라와 있어요.',
        },
        find: { en: 'How does Theo keep dry?', ko: '테오는 무엇으로 물을 피하고 있나요?' },
      },
      {
        id: '3-2',
        text: {
          en: 'Theo’s notebook:\n*Shouting, nothing.*\n*Gurgle, beaver.*\n*Priya’s opera, nothing.*\n*Gurgle, beaver.*\n*Please, nothing.*\n*Gurgle, beaver.*',
          ko: '테오의 공책.\n‘고함, 꽝.\n꼴꼴, 부장님.\n노래, 꽝.\n꼴꼴, 부장님.\n부탁, 꽝.\n꼴꼴, 부장님.’',
        },
        short: {
          en: 'Theo’s notebook:\n*Shouting, nothing.*\n*Gurgle, beaver.*\n*Singing, nothing.*\n*Gurgle, beaver.*',
          ko: '부장님은 언제 오시나? 테오가 적었어요.\n‘고함, 꽝.\n노래, 꽝.\n부탁, 꽝.\n물이 꼴꼴, 오셨다!’',
        },
        speechBubbles: [
          {
            character: 'theo',
            text: { en: 'Please, sir, may we have our path?', ko: '부장님, 길 좀 돌려주시면 안 될까요?' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A page of a ruled notebook with three pictures, each with a red cross under it. Charlotte shouts up at the beaver. Priya sings opera, one arm flung up, and birds hold leaves over their ears. Theo kneels, hands folded, nose to nose with the beaver, who only pats a stick into place. Each time the hole is mended.',
          ko: '줄 쳐진 공책 한 쪽에 그림이 셋 있고, 밑에는 빨간 가위표가 하나씩 있어요. 샬롯은 비버를 올려다보며 고함을 질러요. 프리야는 한 팔을 번쩍 들고 노래하고, 새들은 잎으로 귀를 막아요. 테오는 무릎을 꿇고 두 손 모아 비버와 코를 맞대요. 비버는 나뭇가지만 토닥여요. 댐의 구멍은 그때마다 메워져 있어요.',
        },
        find: { en: 'What have the birds done about the singing?', ko: '새들은 노래를 안 들으려고 어떻게 했나요?' },
      },
      {
        id: '3-3',
        text: {
          en: 'Charlotte read the page twice.\n“He doesn’t mind opera,” she said. “He doesn’t even mind *us*.”\nThe sun was going home without them, and she missed her mom.\nShe took the canteen to a rock that was dry, and nowhere near the dam. She lay down and tipped it, just a little. *Dribble, dribble, dribble.* Out in the pond, two round ears went up, and the Manager swam straight over. He looked at the rock, and he looked at Charlotte.\n“That’s a *rock*,” whispered Theo, behind a bush. “It can’t leak.”\nThe Manager put a stick on it, and patted it, twice.',
          ko: '샬롯은 공책을 두 번 읽었어요.\n“고함도 괜찮고 노래도 괜찮으시네. 우리가 있어도 괜찮으시고.”\n해가 저 혼자 집에 가려고 했어요. 엄마가 보고 싶었어요. 샬롯은 물통을 들고 가서, 댐하고는 한참 떨어진 마른 바위를 하나 골랐어요. 납작 엎드려 물통을 살짝 기울였어요. 졸졸졸. 저쪽에서 동그란 귀 두 개가 쫑긋 섰어요.\n부장님이 곧장 헤엄쳐 오셨어요. 바위를 보시고, 샬롯을 보셨어요.\n“그거 그냥 *바위*인데. 샐 데도 없는데.” 덤불 뒤에서 테오가 소곤거렸어요.\n부장님은 바위에 나뭇가지 하나를 척 얹으셨어요. 토닥토닥.',
        },
        short: {
          en: 'Charlotte poured water on a dry rock. *Dribble, dribble.* The beaver swam straight over.\n“It’s a rock,” said Theo. “It can’t leak.”\nThe beaver put a stick on it. *Pat, pat.*',
          ko: '샬롯이 마른 바위에 물을 졸졸졸.\n부장님은 바위에도 가지를 척, 토닥토닥. 샐 데가 어디 있다고요?',
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
    activities: [
      {
        title: { en: 'Theo’s Notebook', ko: '테오의 공책' },
        description: {
          en: 'Which sound makes your cat, your brother or your grandpa look up? Find out, the way Theo did.',
          ko: '우리 집 고양이, 동생, 할아버지는 무슨 소리에 귀를 쫑긋할까요? 테오처럼 알아봐요.',
        },
        steps: [
          {
            en: 'Draw the one that you watch. Under the cloud, write what you think will happen.',
            ko: '누구를 지켜볼지 그려요. 구름 밑에는 어떻게 될지 미리 적어요.',
          },
          {
            en: 'Try one sound at a time: talking, water, a song, keys, and a sound of your own. Wait in between.',
            ko: '말소리, 물소리, 노래, 열쇠 소리, 내가 고른 소리를 하나씩 내 봐요. 사이사이 기다려요.',
          },
          {
            en: 'Do the ears go up? Check the first box. Nothing? Check the second. Which sound works?',
            ko: '귀를 쫑긋하면 앞 칸, 꿈쩍도 안 하면 뒤 칸에 표시해요. 통하는 소리는 무엇인가요?',
          },
        ],
      },
      {
        title: { en: 'One More Inch of Stone', ko: '돌이 조금 더 나왔어요' },
        description: {
          en: 'The frog got one more inch of stone. You can get some, too, and you don’t need a hole.',
          ko: '개구리네 돌이 물 위로 더 나왔지요. 구멍을 내지 않아도 돌이 나올까요?',
        },
        steps: [
          {
            en: 'Put a stone in a glass, and add water till the stone is just covered. Leave the glass in the sun.',
            ko: '유리컵에 돌을 넣고 겨우 잠길 만큼 물을 부어요. 볕이 드는 곳에 둬요.',
          },
          {
            en: 'For six days, look at the same time of day, and draw where the water is.',
            ko: '엿새 동안 날마다 같은 시각에 보고, 물이 어디까지 있는지 그려요.',
          },
          {
            en: 'Where did the water go? Nobody pulled out a stick.',
            ko: '물은 어디로 갔을까요? 나뭇가지를 뽑은 사람도 없는데요.',
          },
        ],
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
          en: '“We don’t need a small hole,” said Charlotte. “We need a *quiet* one.”\n“Water only gurgles when it gulps air,” said Ranger Meera. “Deep down there isn’t any.”\nBehind the ranger hut lay a drainpipe, as long and bendy as a dragon. Charlotte drew the plan in the mud, *squelch*. The tail would go through the dam, and the mouth far out, in a cage.\n“But he’ll hear us put it in,” said Theo.\n“Give me the canteen,” said Priya.\nSo Ranger Meera opened the dam, Charlotte and Theo pushed, and Priya, far away, dribbled. By moonrise the Manager had fixed six dry rocks, and one of them twice.',
          ko: '“작은 구멍 말고 *조용한* 구멍을 내자.” 샬롯이 말했어요.\n“물은 공기를 삼킬 때 꼴꼴거려. 깊은 데는 공기가 없지.” 미라 이모가 말했어요.\n오두막 뒤에 용처럼 길고 구불구불한 배수관이 있었어요. 샬롯은 진흙에 그림을 그렸어요. 꼬리는 댐 밖으로 빼고, 주둥이는 철망을 씌워 멀리 깊이 담글 거예요.\n“끼울 때는 소리 날 텐데.” 테오가 말했어요.\n“물통 이리 줘.” 프리야가 말했어요.\n이모가 댐을 열고 둘이 관을 미는 동안, 프리야는 저쪽 바위마다 졸졸. 달이 뜰 때까지 부장님은 마른 바위를 여섯 개 고치셨어요. 하나는 두 번요.',
        },
        short: {
          en: '“We need a *quiet* hole,” said Charlotte.\nDeep water doesn’t gurgle. So in went a long pipe. Far off, Priya dribbled water on rocks. The beaver fixed six. One he fixed twice.',
          ko: '“*조용한* 구멍을 내자!”\n긴 배수관을 끼울 때 프리야는 딴 데서 졸졸. 부장님은 바위만 여섯 개 고치셨어요.',
        },
        speechBubbles: [
          { character: 'priya', text: { en: 'This won’t be easy.', ko: '이건 안 쉽겠는데?' }, position: 'left' },
          { character: 'theo', text: { en: 'Now it’ll work.', ko: '그럼 되겠다.' }, position: 'center' },
        ],
        alt: {
          en: 'Golden light, down on wet mud. Charlotte, on all fours, draws with her red pencil: a pond, a dam, and a pipe with its mouth in a cage. Theo, across from her, leans over the plan. Between them a long black pipe rests its end on the mud like a dragon. Priya holds up the rest. Ranger Meera kneels with a wire crate.',
          ko: '금빛 햇살 아래 진흙을 내려다봐요. 샬롯이 엎드려 빨간 연필로 연못과 댐, 그리고 끝에 철망을 씌운 관을 그려요. 맞은편의 테오도 엎드려 그림을 들여다봐요. 둘 사이에 길고 검은 관이 용처럼 끝을 진흙에 대고 있어요. 프리야는 뒤에서 관을 받쳐 들었고, 미라 이모는 철망 상자를 들고 무릎을 꿇었어요.',
        },
        find: { en: 'How is the beaver in the mud dressed?', ko: '진흙 그림 속 비버는 무엇을 매고 있나요?' },
      },
      {
        id: '4-2',
        text: {
          en: 'The water left without a word.\nThe Manager stopped.\nOne ear went up.',
          ko: '물은 말 한마디 없이 빠져나갔어요.\n부장님이 멈추셨어요.\n귀 하나가 쫑긋.',
        },
        short: {
          en: 'The pipe said nothing at all.\nThe beaver stopped.\nOne ear went up.',
          ko: '물이 술술 빠지는데 찍소리도 안 났어요.\n부장님이 멈추셨어요.\n귀 하나가 쫑긋.',
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
          en: 'Moonrise over the pond. The beaver sits up large on his dam, one ear high, and looks sideways. Far behind him, over a dark grass ridge, four heads peek out before the moon: Ranger Meera, Charlotte, Theo and Priya. Charlotte pinches Theo’s nose. A smooth stream slides out of the pipe at the foot of the dam.',
          ko: '달이 떠오른 연못. 비버가 댐 위에 떡하니 앉아 한쪽 귀를 세우고 옆을 봐요. 저 뒤 어두운 풀 언덕 너머로, 달 앞에 머리 넷이 빼꼼 나와 있어요. 미라 이모, 샬롯, 테오, 프리야예요. 샬롯이 테오의 코를 꼭 쥐었어요. 댐 밑의 관에서는 물이 유리처럼 매끄럽게 흘러나와요.',
        },
        find: { en: 'Who must not sneeze?', ko: '재채기를 참는 사람은 누구일까요?' },
      },
      {
        id: '4-3',
        text: {
          en: '*Gurgle.*\nIt was Charlotte’s tummy. Nobody had given it supper. The Manager put a stick on Charlotte, and patted it, twice, and then all his orange teeth went off to bed.\nIn the morning there were eleven stones, one frog, and plenty of time, and the pond knew where to stop. Beyond the trees a car door slammed, and Charlotte knew whose it was.\nTheo crossed in one boot made of rubber and one boot made of leaves.\n“Your real boot’s right there,” said Priya. “Pull it out. Easy.”\nTheo looked at the dam, and then he saluted. *11 stones*, he wrote. *1 boot (left). It got a job.*',
          ko: '꼬르륵. 저녁을 못 먹은 샬롯의 배였어요. 부장님은 샬롯 등에 나뭇가지를 얹고 토닥토닥, 하품을 하고 주무시러 가셨어요.\n아침이 되자 돌은 열한 개, 개구리는 한 마리, 시간은 넉넉했어요. 연못도 그대로 있었어요. 이제는 멈출 데를 알았지만요. 숲 너머에서 탁, 차 문 소리가 났어요. 누군지 샬롯은 알지요.\n테오는 고무장화 한 짝, 나뭇잎 장화 한 짝으로 건너다 댐을 돌아봤어요.\n“가서 빼 와. 식은 죽 먹기잖아.” 프리야가 말했어요.\n테오는 척, 경례를 하고 공책에 적었어요. ‘돌 11개. 장화 한 짝(왼쪽), 취직함.’',
        },
        short: {
          en: '*Gurgle!* It was Charlotte’s tummy. *Pat, pat.* Now she had a stick, too.\nBy morning all eleven stones were back. Theo left his boot in the dam. It had a job.',
          ko: '꼬르륵! 부장님이 샬롯 배도 고치셨어요. 토닥토닥.\n아침에는 돌이 열한 개!\n테오의 장화는 댐에 취직했어요.',
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
          en: 'A clear morning, seen past the beaver’s shoulder. He hugs Theo’s blue boot. Out on the stepping stones Theo, with leaves tied on for a boot, has stopped and salutes him with a brave small smile. Priya hangs on his sleeve with all her weight to pull him on. Charlotte, across, waves to home. The frog sits on stone two.',
          ko: '맑게 갠 아침, 비버의 어깨 너머로 보여요. 비버는 테오의 파란 장화를 꼭 껴안고 있어요. 나뭇잎을 끈으로 묶어 신은 테오가 징검다리에서 멈춰 비버에게 씩씩하게 경례해요. 프리야는 온몸으로 테오의 소매에 매달려 어서 가자고 당기고, 벌써 다 건넌 샬롯은 집 쪽으로 손을 흔들어요. 개구리는 두 번째 돌에 앉아 있어요.',
        },
        find: {
          en: 'The frog has moved. Which stone is it on now?',
          ko: '개구리가 이사했어요. 이제 몇 번째 돌에 있나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'The Quietest Bottle', ko: '제일 조용한 병' },
        description: {
          en: 'Water gurgles when it gulps air. Pour out the same bottle in three ways.',
          ko: '물은 공기를 삼킬 때 꼴꼴거려요. 병 하나로 물을 세 가지 방법으로 따라 봐요.',
        },
        steps: [
          {
            en: 'Over the sink, turn a full bottle straight down. Next time, tip it only a little. The third time, swirl it and turn it over.',
            ko: '싱크대에서 물이 가득한 병을 똑바로 뒤집어요. 두 번째는 살짝만 기울여요. 세 번째는 빙글빙글 돌려서 뒤집어요.',
          },
          { en: 'Each time, count the gurgles and the seconds.', ko: '그때마다 꼴꼴 소리와 초를 세어 적어요.' },
          {
            en: 'Color a medal for the one that the Manager wouldn’t hear.',
            ko: '비버 부장님이 못 들을 병에 메달을 색칠해 줘요.',
          },
        ],
      },
      {
        title: { en: 'A Boot of Leaves', ko: '나뭇잎 장화' },
        description: {
          en: 'Theo’s boot got a job. Make him another one.',
          ko: '테오의 장화 한 짝은 취직했어요. 새 장화를 만들어 줘요.',
        },
        steps: [
          {
            en: 'Pick up leaves of different shapes from the ground. Check the shapes that you find.',
            ko: '땅에 떨어진 여러 가지 잎을 주워요. 찾은 모양에 표시해요.',
          },
          {
            en: 'Press them in a book till tomorrow. Then glue them onto the boot like scales on a fish.',
            ko: '내일까지 책 사이에 눌러 둬요. 그런 다음 장화에 물고기 비늘처럼 겹쳐 붙여요.',
          },
          {
            en: 'Would the boot keep water out? Try it with one drop.',
            ko: '이 장화는 물이 안 샐까요? 딱 한 방울만 떨어뜨려 봐요.',
          },
        ],
      },
    ],
  },
];
