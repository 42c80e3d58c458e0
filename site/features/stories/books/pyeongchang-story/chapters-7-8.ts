import type { Chapter } from '../../model/book.ts';

export const chapters7To8: readonly Chapter[] = [
  {
    number: 7,
    title: { en: 'The Stream That Washed Words', ko: '글씨를 씻던 물' },
    panels: [
      {
        id: '7-1',
        text: {
          en: '*Wash your hands where the swords were washed*, said number 4. Beside the stream stood Segeomjeong, the Sword-Washing Pavilion.\n“Why would you wash a sword?” asked Doyun.\n“Because you’re done fighting,” said Halmeoni.\nLater on, near here, people washed words. When a king’s history was finished, they rinsed the ink out of the first drafts, and the paper could be used again. Doyun put his hands in. *Brrr!* Small black fish shot off between his fingers, like ink.',
          ko: '4번은 ‘칼 씻던 물에 손을 씻고’예요. 물가에 세검정이 있었어요. 칼을 씻은 정자라는 뜻이래요.\n“칼을 왜 씻어요?”\n“다 싸웠으니까 씻지.” 할머니가 말씀하셨어요.\n이 근처에서는 글씨도 씻었대요. 임금님 이야기를 적은 책, 실록을 다 만들면 처음 쓴 종이를 물에 살살 흔들었어요. 먹이 빠지면 그 종이를 또 썼고요. 도윤이도 손을 담갔어요. 앗, 차가워! 까만 버들치 새끼들이 먹물처럼 흩어졌어요.',
        },
        short: {
          en: 'Number 4: *Wash where the swords were washed.*\n“Why wash a sword?” asked Doyun.\n“Because you’re done fighting,” said Halmeoni. “Later, people washed words off paper.”\nDoyun washed his hands. *Brrr!*',
          ko: '4번, 칼 씻던 물이에요.\n“칼을 왜 씻어요?”\n“다 싸웠으니까 씻지. 여기서는 글씨도 씻었단다.” 할머니가 말씀하셨어요.\n앗, 차가워!',
        },
        speechBubbles: [
          {
            character: 'halmeoni',
            text: { en: 'They washed the secrets off the page.', ko: '비밀은 물에 씻어 보냈지.' },
            position: 'right',
          },
        ],
        alt: {
          en: 'A stream over flat, pale rocks below an old pavilion. Doyun kneels with both hands in the cold water, the map tucked into his belt, and black fish shoot off. Halmeoni bends over him, a hand on his back, and points. Faint, across the water, a scholar of long ago rinses ink off a page. The cat dips one paw.',
          ko: '넓고 흰 바위 위로 냇물이 흐르고 뒤에 오래된 정자가 있어요. 지도를 허리춤에 꽂은 도윤이가 무릎을 꿇고 두 손을 찬물에 담그자 까만 물고기들이 흩어져요. 할머니는 도윤이 등에 손을 얹고 몸을 굽혀 건너편을 가리키세요. 건너편에는 옛날 선비가 종이를 물에 헹구는 모습이 흐릿하게 보이고, 먹물이 흘러가요. 고양이도 앞발 하나를 담가요.',
        },
        find: {
          en: 'Bami would like to try the water, too. With how much of herself?',
          ko: '밤이도 물에 들어가 볼까 해요. 어디까지 담갔나요?',
        },
      },
      {
        id: '7-2',
        text: {
          en: '*Whoosh!* The wind took the map and sat it down on the water.',
          ko: '휘잉! 바람이 지도를 홱 채 가더니 물 위에 철퍼덕 앉혔어요.',
        },
        short: {
          en: '*Whoosh!* The map sat down on the water.',
          ko: '휘잉! 지도가 물에 철퍼덕 앉았어요.',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'No! Don’t wash it!', ko: '안 돼! 씻기면 안 돼!' },
            position: 'center',
          },
        ],
        alt: {
          en: 'A gust of wind at the stream. The map is very big in front, just touching the water. Doyun lunges for it, horrified, one shoe in the stream; his counter flies on its cord. Halmeoni grits her teeth, leans back and pulls at his hood with both hands. Bami leaps at the map with both front paws.',
          ko: '바람이 세차게 부는 냇가. 맨 앞에 커다랗게 보이는 지도가 막 물에 닿았어요. 한쪽 신발이 물에 빠진 도윤이가 깜짝 놀라 두 손을 뻗고, 목에 건 딸깍이가 휙 날려요. 할머니는 눈을 꼭 감고 뒤로 버티며 두 손으로 후드 티 모자를 꽉 당기세요. 밤이는 지도를 잡으려고 두 앞발을 뻗어 뛰어올라요.',
        },
        find: {
          en: 'Clicky is flying. What number is on it now?',
          ko: '딸깍이가 날아요. 이제 숫자가 몇인가요?',
        },
      },
      {
        id: '7-3',
        text: {
          en: 'They spread it on a warm rock. That paper had stayed dry for eighty years, and with Doyun it had lasted four days. His eyes got wet, too.\n“I ruined it,” he said.\n“Wait,” said Halmeoni. “Look long.”\nThe wet paper turned as dark as tea, all but number 5, the empty line. Number 5 stayed pale. Number 5 had *letters*! Somebody had written them with a candle, and water can’t get into wax.\n“*Actually*,” read Doyun, one word at a time. “*Under. Our. Chestnut. Tree.*”\nHe thought about all five kilometers.',
          ko: '지도를 따뜻한 바위에 펴 놓았어요. 팔십 년을 멀쩡하던 종이가 도윤이한테 와서 나흘 만에 젖었어요. 도윤이 눈에도 물이 고였어요.\n“제가 망쳤어요.”\n“가만있어 봐라. 오래 보라잖니.” 할머니가 말씀하셨어요.\n종이가 보리차처럼 짙어졌어요. 그런데 텅 비었던 5번만 하얬어요. 가만 보니 글씨였어요! 양초로 쓴 글씨에는 물이 못 스며요. 도윤이는 한 자 한 자 읽었어요.\n“사실은, 우리 집, 밤나무 밑.”\n걸어온 5킬로미터가 떠올랐어요.',
        },
        short: {
          en: '“I ruined it,” said Doyun.\nThe wet map turned dark. But number 5, the empty line, had letters! Water can’t get into candle wax.\n“*Actually*,” read Doyun. “*Under our chestnut tree.*”',
          ko: '지도가 젖어서 짙어졌어요. 그런데 텅 비었던 5번에 하얀 글씨가! 양초로 쓴 거예요.\n‘사실은 우리 집 밤나무 밑.’\n5킬로미터나 걸었는데요!',
        },
        speechBubbles: [
          {
            character: 'doyun',
            text: { en: 'That’s where we *STARTED!*', ko: '처음 그 마당이잖아요!' },
            position: 'left',
          },
          {
            character: 'halmeoni',
            text: {
              en: 'He wanted his brother good and tired.',
              ko: '그 녀석, 형을 한참 걷게 했구나.',
            },
            position: 'right',
          },
        ],
        alt: {
          en: 'Close to a warm, flat rock. The wet map lies on it, as dark as tea, and big, pale letters stand out on its fifth line. Doyun and Halmeoni kneel over it, mirrored in the water beside it.',
          ko: '따뜻하고 납작한 바위 위. 젖어서 보리차처럼 짙어진 지도에 다섯째 줄 글씨만 하얗게 드러났어요. 도윤이와 할머니가 무릎을 꿇고 들여다보고, 옆의 물에 두 얼굴이 비쳐요.',
        },
        find: {
          en: 'Somebody has put a period after the secret. How did she do it?',
          ko: '비밀 글씨 끝에 누가 마침표를 찍었어요. 무엇으로 찍었나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'Line Number Five', ko: '다섯째 줄' },
        description: {
          en: 'Yeong-su wrote with a candle, because water can’t get into wax. So can you.',
          ko: '영수는 초로 글씨를 썼어요. 초에는 물이 스며들지 않거든요. 나도 써 봐요.',
        },
        steps: [
          { en: 'Write four lines with a pencil.', ko: '네 줄은 연필로 써요.' },
          {
            en: 'Write number 5 with a white crayon, or with a candle that isn’t lit. Press hard.',
            ko: '다섯째 줄은 하얀 크레용이나 불을 안 켠 초로 꾹꾹 눌러 써요.',
          },
          {
            en: 'Fold the letter, and give it to somebody with a brush. What does the water find?',
            ko: '접어서 붓과 함께 누구에게 줘요. 물감을 묽게 칠하면 무엇이 나타날까요?',
          },
        ],
      },
    ],
  },
  {
    number: 8,
    title: { en: 'Who Ate the Taffy', ko: '엿은 누가 먹었을까' },
    panels: [
      {
        id: '8-1',
        text: {
          en: 'Once this was all chestnut trees, so people called it Bamnamu-gol, Chestnut Valley, or Yulmok-dong on fancy days. Now the neighbors stood under the oldest tree with lanterns. *Plop, plop* went the burrs, so Doyun wore the rice box for a helmet, and he dug with a rice spoon.\n“How deep?” he called.\n“Yeong-su was seven,” said Chestnut Grandpa. “Dig seven years old.”\n*Clang!*',
          ko: '옛날에는 온통 밤나무라 밤나무골, 점잖게 한자로 부르면 율목동이었대요. 그 밤나무골에서 제일 늙은 나무 밑에 이웃들이 등불을 들고 모였어요. 툭, 투둑! 밤송이가 떨어져서 도윤이는 쌀되를 투구처럼 쓰고 주걱으로 땅을 팠어요.\n“얼마나 깊이 파요?”\n“영수가 일곱 살이었으니까, 딱 일곱 살만큼만 파라.”\n땡그랑!',
        },
        short: {
          en: '*Plop, plop*, went the chestnuts. Doyun dug with the rice box on his head.\n“How deep?”\n“Yeong-su was seven,” said Chestnut Grandpa. “Dig seven years old.”\n*Clang!*',
          ko: '밤송이가 툭! 도윤이는 쌀되를 투구처럼 쓰고 밤나무 밑을 팠어요.\n“영수가 일곱 살이었으니 일곱 살만큼만 파라.” 할아버지가 말씀하셨어요.\n땡그랑!',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: { en: 'Left! No, *HIS* left!', ko: '왼쪽! 아니, 영수한테 왼쪽!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'Dusk in the yard, by lantern light. Doyun, on one knee with the wooden rice box on his head, rams a rice spoon onto a rusty tin in its hole. Burrs fall; one bounces off the box. The rice-cake lady and Mr. Seo, whose shirt has one sleeve, hold lanterns, Chestnut Grandpa points from his bench, and the cat digs, too.',
          ko: '해 질 녘 등불을 켠 마당이에요. 쌀되를 머리에 쓴 도윤이가 한쪽 무릎을 꿇고 두 손으로 주걱을 꽉 잡아 구덩이 속 녹슨 상자를 땡 쳤어요. 밤송이가 떨어져 쌀되에 맞고 튀어 올라요. 떡집 아주머니와, 셔츠 소매가 한쪽만 있고 한 손으로 머리를 가린 세탁소 아저씨가 등불을 들고 상자를 봐요. 밤골 할아버지는 긴 의자에 앉아 손가락으로 가리키세요. 고양이도 옆에서 땅을 파요.',
        },
        find: {
          en: 'Doyun isn’t the only one digging. Whose hole is better?',
          ko: '땅을 파는 친구가 또 있어요. 누가 더 잘 팠나요?',
        },
      },
      {
        id: '8-2',
        text: {
          en: 'The lid came up with a screech. In the box lay one wrinkled chestnut, one stub of a candle, one note and zero taffy. Doyun read the note out loud.\n“*I ate it. Sorry. If you’re mad, read number 3 again.*”\nSo he read number 3 again.\n“*See the brothers who don’t fight. Look well. Look long.*”\nThe yard went so quiet that even the burrs stopped falling. Over the wall stood the two peaks, where they had stood for all eighty years. Chestnut Grandpa looked well, and he looked long.\nThen, very slowly, his shoulders began to shake.\n“Are you crying?” asked Doyun.\nHe wasn’t.',
          ko: '끼이익, 녹슨 뚜껑이 열렸어요. 쪼글쪼글한 밤 한 톨, 몽당 양초 하나, 쪽지 한 장. 엿은 빵 개. 도윤이가 쪽지를 읽었어요.\n“형, 엿은 내가 먹었어. 미안해. 화나면 3번 다시 읽어.”\n그래서 3번을 다시 읽었어요.\n“안 싸우는 형제를 본다. 잘 본다. 오래 본다.”\n마당이 조용해졌어요. 밤송이도 안 떨어졌어요. 담 너머에 봉우리 둘이 나란히 서 있었어요. 팔십 년 동안 늘 거기 있던 봉우리예요. 할아버지는 잘 보셨어요. 오래 보셨어요.\n그러더니 어깨가 들썩들썩했어요.\n“할아버지… 우세요?”\n우시는 게 아니었어요.',
        },
        short: {
          en: 'There was no taffy, only Yeong-su’s note.\n*I ate it. Sorry. Read number 3 again.*\nChestnut Grandpa looked long at the Brothers. His shoulders shook.\n“Are you crying?” asked Doyun.',
          ko: '엿은 빵 개! 영수의 쪽지만 있었어요.\n‘형, 엿은 내가 먹었어. 미안해. 3번 다시 읽어.’\n형제봉을 오래 보시던 할아버지 어깨가 들썩들썩했어요.',
        },
        speechBubbles: [
          {
            character: 'chestnut',
            text: { en: 'Laughing! Oh, my stomach!', ko: '웃는 거다! 아이고, 배야!' },
            position: 'right',
          },
        ],
        alt: {
          en: 'An open, rusty tin on Chestnut Grandpa’s knees. In it lie a shriveled chestnut and a stub of candle. Chestnut Grandpa leans back and laughs, one hand on his stomach. Doyun holds the note and lays a hand on his shaking shoulder. Halmeoni and the rice-cake lady look on. Two peaks stand over the wall in the last light.',
          ko: '밤골 할아버지 무릎 위에 녹슨 양철 상자가 열려 있어요. 안에는 쪼글쪼글한 밤과 몽당 양초가 있어요. 할아버지는 배에 손을 얹고 고개를 젖혀 웃으시고, 쪽지를 든 도윤이는 들썩이는 할아버지 어깨에 손을 얹어요. 할머니와 떡집 아주머니도 내려다봐요. 담 너머에는 봉우리 둘이 노을 속에 나란히 서 있어요.',
        },
        find: {
          en: 'Somebody chestnut-brown slept in this tin once. What did they leave?',
          ko: '옛날에 누가 이 상자에서 낮잠을 잤나 봐요. 무엇을 남겼나요?',
        },
      },
      {
        id: '8-3',
        text: {
          en: 'The phone rang in Busan. Somebody picked up, slurping soup.\n“It’s only Saturday,” said Yeong-su. “Is it the weather?”\n“It’s the *taffy!*” yelled Chestnut Grandpa.\nThe slurping stopped. There was no sound at all, all the way from Busan, so Doyun counted that. It came to seventeen clicks.\n“I was going to tell you where the map was,” said the phone. “But then you passed me the salt. I didn’t want you to stop.”\n“That was me being sorry,” said Chestnut Grandpa. He didn’t shout it. It had only taken him eighty years.',
          ko: '뚜르르, 뚜르르. 부산에서 누가 국을 후루룩거리며 전화를 받았어요.\n“형, 오늘 토요일인데? 거기 비 와?”\n“비가 아니라 엿이다!” 할아버지가 소리치셨어요.\n후루룩 소리가 뚝 그쳤어요. 부산이 온통 조용했어요. 도윤이는 그것도 셌어요. 딸깍이가 열일곱이 되었을 때에야 목소리가 들렸어요.\n“지도 숨긴 데를 말하려고 했어. 그런데 형이 먼저 간장을 집어 줬잖아. 그게 너무 좋아서 말을 못 했어.”\n“그게 내 딴에는 미안하다는 말이었다.” 이번에는 할아버지도 소리치지 않으셨어요. 그 한마디에 팔십 년이 걸렸어요.',
        },
        short: {
          en: '“Weather?” asked the phone.\n“*Taffy!*”\nDoyun counted the quiet.\n“I nearly told you,” said Yeong-su. “Then you passed the salt. I didn’t want you to stop.”\n“That was me being sorry.”',
          ko: '“형, 거기 비 와?” 영수 할아버지가 전화를 받으셨어요.\n“비가 아니라 엿이다!”\n한참 조용했어요.\n“지도 얘기를 하려는데 형이 간장을 주잖아. 너무 좋아서 그만.”',
        },
        speechBubbles: [
          { character: 'yeongsu', text: { en: '…You found it.', ko: '…들켰네.' }, position: 'right' },
          {
            character: 'chestnut',
            text: { en: 'I want it back. With interest!', ko: '이자까지 쳐서 보내라!' },
            position: 'left',
          },
        ],
        alt: {
          en: 'A slanted white line parts two places. In the night yard, Chestnut Grandpa is up from the bench, waves an old note and shouts into a phone; Doyun covers one ear and counts. In a bright kitchen in Busan, an old man with the very same long white eyebrows holds his phone far away, a spoon stopped in his mouth.',
          ko: '비스듬한 하얀 줄이 두 곳을 나눠요. 왼쪽은 밤 마당이에요. 밤골 할아버지가 벌떡 일어나 낡은 쪽지를 흔들며 전화기에 대고 소리치세요. 도윤이는 한쪽 귀를 막고 세고 있어요. 오른쪽은 환한 부산 부엌이에요. 똑같이 긴 흰 눈썹의 할아버지가 전화기를 멀찍이 든 채, 숟가락을 물고 굳어 계세요.',
        },
        find: {
          en: 'The brothers have the same eyebrows. What else do they both have?',
          ko: '두 할아버지는 눈썹이 똑같아요. 또 무엇이 똑같이 있나요?',
        },
      },
      {
        id: '8-4',
        text: {
          en: 'On Sunday the two brothers talked for an hour, and nobody mentioned the weather. On Friday a package came from Busan, INTEREST INCLUDED. There was taffy for the whole class. Miss Han’s teeth were stuck, so Doyun talked.\n“Nobody can finish counting the trees,” he said. “The stairs stop at 112. But there are 1,044 names on one list. This place has six of its own, and it never gave one back. Our neighborhood has the most names.”\n*Our neighborhood.* It had come out by itself, and it stuck like taffy.\nThen Harin pointed out the window, at 836 meters of Bukhansan.\n“I’ll tell you tomorrow,” said Doyun. *Click.*',
          ko: '일요일에 두 할아버지는 날씨 얘기도 없이 한 시간을 통화하셨대요. 금요일에는 부산에서 소포가 왔어요. ‘이자 포함’! 선생님 이에 엿이 쩍 붙어서 도윤이가 발표했어요.\n“나무는 다 못 셌습니다. 계단은 백열두 개로 끝입니다. 그런데 이름은 서명한 것만 1,044개입니다. 동네하고 길에도 이름이 여섯 개인데, 하나도 안 버렸습니다. 우리 동네에 제일 많은 것은 이름입니다.”\n‘우리 동네.’ 저절로 나와 엿처럼 입에 착 붙었어요.\n그때 하린이가 창밖을 가리켰어요. 팔백삼십육 미터 북한산!\n“…내일까지 세어 올게.” 딸깍.',
        },
        short: {
          en: 'Yeong-su sent taffy.\n“Our neighborhood has the most *names*,” said Doyun. “1,044 on one list!”\nHe had said *our*. It stuck like taffy.\nHarin pointed outside.\n“Tomorrow,” said Doyun. *Click.*',
          ko: '엿이 왔어요!\n“우리 동네에 제일 많은 건 이름이에요. 서명만 1,044개!”\n‘우리 동네’가 엿처럼 착 붙었어요.\n하린이가 산을 가리켰어요.\n“내일!” 딸깍.',
        },
        speechBubbles: [
          { character: 'harin', text: { en: 'What about that mountain?', ko: '그럼 저 산은?' }, position: 'right' },
        ],
        alt: {
          en: 'The classroom in late sun. Beside the window hangs a sheet with six names for one place. Doyun has surprised himself: his finger is on his counter, his eyes are on the mountain that Harin points at. Miss Han pulls a long, sagging string of taffy from her teeth. A cat peeks from an open parcel.',
          ko: '늦은 햇빛이 드는 교실. 창문 옆 큰 종이에 밤나무골, 율목동, 평창리, 평창동, 세검정로, 평창문화로까지 한 동네의 이름 여섯 개가 적혀 있어요. 도윤이는 제 말에 놀라 딸깍이에 손가락을 올린 채 하린이가 가리키는 산을 봐요. 선생님이 이에 붙은 엿을 당기자 엿이 길게 늘어지고, 열린 소포에서 고양이가 내다봐요.',
        },
        find: {
          en: 'The parcel isn’t empty yet. What’s left in it?',
          ko: '소포에 엿 말고 또 무엇이 들어 있나요?',
        },
      },
    ],
    activities: [
      {
        title: { en: 'A Tin for Later', ko: '나중에 여는 상자' },
        description: {
          en: 'What would you like to find again when you are as old as Chestnut Grandpa?',
          ko: '밤골 할아버지만큼 나이 들어 다시 찾고 싶은 것은 무엇인가요?',
        },
        steps: [
          {
            en: 'Draw four things on the tin, and put them into a real one.',
            ko: '상자에 네 가지를 그리고, 진짜 상자에 담아요.',
          },
          { en: 'Write today’s date, and the date when it may be opened.', ko: '오늘 날짜와 열어 볼 날짜를 적어요.' },
          {
            en: 'Hide it. How many steps is it from the tree? And don’t lose the map under the rice.',
            ko: '숨기고, 나무에서 몇 걸음인지 적어요. 지도를 쌀되 밑에 두고 잊으면 안 돼요.',
          },
        ],
      },
    ],
  },
];
