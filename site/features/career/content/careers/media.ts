import type { FieldOfCareers } from '../../model/career.ts';

export const media: FieldOfCareers = {
  'film-director': {
    title: { en: 'Film Director', ko: '영화감독' },
    riasec: 'AES',
    description: {
      en: 'Film directors turn a story into scenes, tell actors and crew what each one needs, and call “Action!”',
      ko: '머릿속 이야기를 장면으로 나누고 “한 번 더 갈게요!” 하며 팀을 이끌어 영화 한 편을 완성해요.',
    },
    weights: { 영화보기: 3, 글쓰기: 2, 팀워크: 3, 미술: 1, 음악: 1, '친구 사귀기': 1 },
    majors: ['Film Production', 'Cinema Studies', 'Media Arts'],
    stages: {
      elementary: [
        {
          en: 'Hold your fingers like a picture frame. What would your movie show first?',
          ko: '두 손으로 네모 액자를 만들어 들여다봐요. 내 영화는 무엇부터 보여 줄까요?',
        },
        {
          en: 'Film one minute of breakfast as if it were a spy movie.',
          ko: '말을 한마디도 하지 않는 30초 영상을 찍어 봐요. 가족은 무슨 일이라고 할까요?',
        },
        {
          en: 'Ask two friends to walk through the same door, once happy and once scared.',
          ko: '친구에게 같은 문으로 두 번 들어오라고 해요. 한 번은 신나서, 한 번은 겁에 질려서요.',
        },
      ],
      middle: [
        {
          en: 'Follow a walking friend with the camera, and hold it like a cup filled to the brim.',
          ko: '영상 동아리에 들어가면 여러 일을 돌아가며 맡아요. 이번에는 촬영, 다음에는 편집이에요.',
        },
        {
          en: 'Film one scene twice, from across the room and from very close. Which feels scarier?',
          ko: '같은 장면을 가까이서도 찍고 멀리서도 찍어요. 어느 쪽이 더 슬퍼 보이나요?',
        },
        {
          en: 'Draw every shot on paper before you film. Directors call such drawings a storyboard.',
          ko: '‘콘티’는 찍을 장면을 만화처럼 그린 거예요. 이걸 보면 온 팀이 같은 모습을 떠올려요.',
        },
      ],
      high: [
        {
          en: 'Read a novel in literature class and mark where your movie would begin.',
          ko: '‘문학과 영상’ 시간에 소설의 첫 줄을 영화의 첫 장면으로 바꿔요.',
        },
        {
          en: 'Finish one film, even if it lasts three minutes. Youth film festivals love short ones.',
          ko: '3분짜리 영화라도 끝까지 만들어요. 다 되면 청소년 영화제에 보낼 수 있어요.',
        },
        {
          en: 'Show your film to ten people, and watch their faces instead of the screen.',
          ko: '내 영화를 열 사람에게 보여 줘요. 화면은 보지 말고 보는 사람 얼굴을 지켜봐요.',
        },
      ],
      university: [
        {
          en: 'On Monday, you direct. On Tuesday, you are a zombie in a classmate’s film.',
          ko: '월요일에 감독이던 사람이 화요일에는 친구 영화의 좀비가 돼요. 영화과에서는 서로 도와요.',
        },
        {
          en: 'Sooner or later, most film students hold the microphone over the actors until both arms shake.',
          ko: '소리 녹음도 과목이에요. 배우 머리 위로 긴 마이크를 들고 있으면 팔이 후들거려요.',
        },
        {
          en: 'Many film schools ask for a short video. One minute at a bus stop can be enough.',
          ko: '미국에는 짧은 영상을 보고 학생을 뽑는 영화과가 많아요. 할머니 손만 찍어도 이야기가 돼요.',
        },
      ],
      career: [
        {
          en: '“Quiet, please!” Production assistants say it all day, carry cables, and watch how a director works.',
          ko: '촬영장 막내는 “조용히 해 주세요!”를 자주 외쳐요. 그러면서 감독이 하는 일을 지켜봐요.',
        },
        {
          en: 'A producer finds money for movies. You show your short film and explain the next one in a minute.',
          ko: '제작자는 영화에 쓸 돈을 모아 줘요. 내 짧은 영화를 보여 주고 다음 이야기를 들려줘요.',
        },
        {
          en: 'Directors also make ads, music videos, and documentaries, true films about penguins or people.',
          ko: '다음 영화를 기다리며 광고도 찍어요. 아이스크림 광고는 녹기 전에 찍어야 해서 다들 뛰어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Once a month, film a one-minute movie and invite your family to the premiere.',
        ko: '매달 1분 영화를 한 편씩 찍어요. 석 달 뒤 우리 집 영화제에는 누구를 부를까요?',
      },
      {
        en: 'Shine a flashlight on a doll’s face from above, then from below. Which light suits a villain?',
        ko: '손전등으로 인형 얼굴을 위에서, 또 아래에서 비춰요. 악당에게는 어느 빛이 어울릴까요?',
      },
      {
        en: 'Make rain from rice and thunder from a baking tray, and record both for your film.',
        ko: '쟁반에 쌀을 살살 굴리면 빗소리가 나요. 내 영화에 넣을 소리를 세 가지 녹음해요.',
      },
      {
        en: 'Turn off the sound in one scene and write what you think the people say.',
        ko: '소리를 끄고 한 장면을 보면 무슨 말을 하는 것 같나요? 대사를 새로 지어요.',
      },
      {
        en: 'List the scenes of “The Three Little Pigs.” How many of them can you film at home?',
        ko: '이야기책 한 편을 장면으로 나눠요. ‘늑대, 굴뚝으로!’ 같은 제목도 하나씩 붙여요.',
      },
    ],
  },
  animator: {
    title: { en: 'Animator', ko: '애니메이터' },
    riasec: 'ARI',
    description: {
      en: 'Animators draw picture after picture until a character seems to move, sneeze, and have feelings.',
      ko: '그림을 조금씩 바꿔 가며 수백 장 이어서 캐릭터를 움직여요. 걷고 웃고 놀라는 모습까지 만들어 내요.',
    },
    weights: { 그림그리기: 3, 미술: 2, 영화보기: 2, 컴퓨터: 2, 집중력: 2, 발레: 1, 게임: 1 },
    majors: ['Animation (BFA)', 'Computer Animation', 'Illustration'],
    stages: {
      elementary: [
        {
          en: 'In the corner of your notebook pages, draw a ball that bounces when you flip them.',
          ko: '공책 귀퉁이에 통통 튀는 공을 이어 그리고 후루룩 넘겨요.',
        },
        {
          en: 'Watch how a cat walks, then how somebody walks who has just missed the bus. Copy both.',
          ko: '고양이가 걸을 때 어느 발이 먼저 나갈까요? 천천히 지켜보고 그려 봐요.',
        },
        {
          en: 'Make a surprised face in the mirror, hold it, and draw it. Then try a happy one.',
          ko: '거울 속 내 얼굴이 모델이에요. 놀란 얼굴은 눈부터 커져요.',
        },
      ],
      middle: [
        {
          en: 'Draw a candle flame that flickers for ten seconds, on a tablet or in a flip book.',
          ko: '촛불이 살랑살랑 흔들리게 그려요. 태블릿도 공책도 좋고, 딱 10초면 충분해요.',
        },
        {
          en: 'Invent a character with a friend. One of you draws the head, the other the legs.',
          ko: '쉬는 시간에 친구와 캐릭터를 만들어요. 어디 사는지, 무엇을 싫어하는지도 정해요.',
        },
        {
          en: 'Split a dance step or a soccer kick into small moves and draw each one.',
          ko: '춤 한 동작을 열두 장에 나눠 그려요. 머리카락은 몸보다 조금 늦게 따라와요.',
        },
      ],
      high: [
        {
          en: 'In art class, draw a classmate in thirty seconds flat. Animators call that a gesture drawing.',
          ko: '‘미술과 매체’ 시간에는 사진과 영상으로도 작품을 만들어요. 벽에서 내 그림이 움직여요.',
        },
        {
          en: 'A free 3D program can make a teapot hop. One minute of hopping may take your whole vacation.',
          ko: '무료 3D 프로그램에서 주전자를 폴짝폴짝 뛰게 해요. 1분이면 방학이 다 갈지도 몰라요.',
        },
        {
          en: 'Record yourself saying “Oh no!” and draw the mouth for every sound.',
          ko: '캐릭터의 입을 목소리에 맞춰 그려요. ‘아’에서는 벌어지고 ‘음’에서는 꼭 다물어요.',
        },
      ],
      university: [
        {
          en: 'Draw your dog asleep, not only dragons. Many animation schools ask for drawings from real life.',
          ko: '애니메이션 학과에는 그림을 모은 작품집을 내요. 공원에서 뛰는 개를 얼른 그린 것도 좋아요.',
        },
        {
          en: 'One second of film has room for twenty-four drawings. You learn when half of them are enough.',
          ko: '2D도 3D도 배우고 이야기도 지어요. 지우개 하나를 살아 있는 듯 움직이는 숙제도 해요.',
        },
        {
          en: 'Your whole year of work becomes a few minutes of film, and everyone watches on a big screen.',
          ko: '졸업 작품이 상영회에 걸리는 날, 팀 모두의 이름이 함께 올라가요.',
        },
      ],
      career: [
        {
          en: 'One animator draws an arm down and an arm up. Beginners often draw everything in between.',
          ko: '선배가 뛰는 그림과 내려앉는 그림을 주면 그 사이를 그려요. 1초에 스물네 장도 들어요.',
        },
        {
          en: 'Studios watch your demo reel, a video of your best minute, before they read anything.',
          ko: '회사에는 짧은 작품을 모은 영상(데모 릴)을 보내요. 가장 잘된 장면을 맨 앞에 둬요.',
        },
        {
          en: 'Nobody can film a vaccine at work inside you, so animators draw how it happens.',
          ko: '게임 회사도 치과도 애니메이터를 찾아요. 이 닦는 법을 알려 주는 곰도 움직여야 하니까요.',
        },
      ],
    },
    activities: [
      {
        en: 'Draw a bird on one side of a card and a cage on the other. Then spin it.',
        ko: '종이 앞에는 새, 뒤에는 새장을 그려 연필에 붙여요. 빙글빙글 돌리면 새는 어디 있을까요?',
      },
      {
        en: 'Drop a feather, a leaf, and a stone, and draw the path that each one takes.',
        ko: '깃털과 나뭇잎, 돌은 떨어지는 모습이 달라요. 다섯 칸씩 나눠 그려 봐요.',
      },
      {
        en: 'Move a ball of clay across a table in 20 photos, and let it change shape on the way.',
        ko: '점토 인형을 조금씩 움직여 20장을 찍어요. 이어서 틀면 몇 초짜리가 될까요?',
      },
      {
        en: 'Draw your character from the back. What is there that nobody has seen yet?',
        ko: '내 캐릭터를 앞과 옆, 뒤에서 본 모습으로 그려요. 키는 셋 다 같게 맞춰요.',
      },
      {
        en: 'Pause an animated film in the middle of a jump, and look for a body stretched like gum.',
        ko: '애니메이션을 뛰는 장면에서 멈춰 봐요. 몸이 고무처럼 늘어난 그림이 숨어 있을지 몰라요.',
      },
    ],
  },
  'vfx-artist': {
    title: { en: 'Visual Effects Artist', ko: '특수효과 아티스트' },
    riasec: 'ARI',
    description: {
      en: 'No real dragon has ever come to a movie set. Visual effects artists make dragons, fires, and oceans on a computer.',
      ko: '불타는 성도, 집채만 한 파도도, 하늘을 나는 용도 진짜가 아니에요. 영화가 상상한 장면을 컴퓨터로 진짜처럼 만들어요.',
    },
    weights: { 영화보기: 3, 컴퓨터: 3, 미술: 2, 과학: 1, 집중력: 2, 게임: 1 },
    majors: ['Visual Effects', 'Computer Graphics', 'Digital Arts'],
    stages: {
      elementary: [
        {
          en: 'Watch water, smoke, and a shadow, and show with your hands how each one moves.',
          ko: '물과 연기와 그림자 가운데 무엇이 가장 그리기 어려울까요? 셋 다 그려 봐요.',
        },
        {
          en: 'Cut three rows of hills from paper. Make the last row paler, and it looks far away.',
          ko: '종이 산을 겹쳐 붙이고 뒷산은 흐리게 칠해요. 산 하나가 훌쩍 멀어져요.',
        },
        {
          en: 'Find a movie scene that can’t be real, and guess how people made it.',
          ko: '영화에서 진짜일 리 없는 장면을 찾아, 어떻게 찍었을지 가족과 이야기해요.',
        },
      ],
      middle: [
        {
          en: 'With the camera still, film an empty chair, pause, and film a friend on it. Pop!',
          ko: '컵이 감쪽같이 사라지는 장면을 편집으로 만들어요. 점심시간에 친구에게 보여 줘요.',
        },
        {
          en: 'Draw where a ball is bright and where it is dark when light falls on it.',
          ko: '동그라미 한쪽을 어둡게 칠하면 공처럼 볼록해 보여요. 진짜 공에 빛을 비추며 그려요.',
        },
        {
          en: 'In a free 3D program, stretch one cube until it turns into a chair.',
          ko: '네모 상자를 늘이고 깎으면 의자가 돼요. 무료 3D 프로그램에서는 톱밥도 안 날려요.',
        },
      ],
      high: [
        {
          en: 'Draw smoke in art class, and learn in physics why it curls and rises.',
          ko: '공은 얼마나 빨리 떨어질까요? 물리학에서 배워 화면 속 공도 똑같이 떨어뜨려요.',
        },
        {
          en: 'Hang up a green sheet, film yourself, and swap the background for the moon.',
          ko: '초록 천 앞에서 춤추고 배경에 달을 넣어요. 초록 옷을 입고 추면 어떻게 될까요?',
        },
        {
          en: 'Add snow to a video of your street. Does it land on the parked cars?',
          ko: '작품집에는 효과를 넣기 전과 넣은 뒤를 나란히 실어요. 무엇이 바뀌었는지 한눈에 보여요.',
        },
      ],
      university: [
        {
          en: 'You build an apple on the computer until nobody in class can tell it from a real one.',
          ko: '시각 효과 학과에서 컴퓨터로 사과를 만들어요. 진짜 사과 사진과 헷갈릴 때까지 고쳐요.',
        },
        {
          en: 'Splashing water is hard to fake, so you film a real splash and study the drops.',
          ko: '따로 찍은 배우와 불을 한 화면에 합쳐요. 불빛이 뺨에도 비쳐야 진짜 같아요.',
        },
        {
          en: 'On a student film, you hold up a ball on a stick, so actors know where the monster is.',
          ko: '영화과 친구의 촬영을 도와요. 용이 날아올 자리에 공 달린 막대를 들고 서 있어요.',
        },
      ],
      career: [
        {
          en: 'Cutting an actor out of a picture, hair by hair, is often the first job.',
          ko: '화면에서 사람을 오려 내요(로토스코핑). 머리카락 한 올까지 따라 그려요.',
        },
        {
          en: 'Show studios a short video with “before” and “after,” because nobody notices the best effects.',
          ko: '면접에서는 내가 만든 불이나 파도를 틀어 놓고, 어떻게 만들었는지 설명해요.',
        },
        {
          en: 'A big movie can need hundreds of effects artists. Afterward, many find their next monster at another company.',
          ko: '영화 한 편을 끝내면 다른 회사나 나라로 옮기기도 해요. 내 이름은 그 영화 끝에 남아요.',
        },
      ],
    },
    activities: [
      {
        en: 'Film a feather as it falls, then play it backward. Now it flies up to your hand.',
        ko: '손전등 앞에 인형을 세우면 벽에 거인 같은 그림자가 나타나요.',
      },
      {
        en: 'Photograph someone far away so that they seem to stand on your hand.',
        ko: '멀리 선 가족이 내 손바닥 위에 올라온 것처럼 사진을 찍어요.',
      },
      {
        en: 'Drop a pebble into a bowl of water and draw the ripples in ten pictures.',
        ko: '어른과 함께 촛불을 지켜보며 움직임을 열 장 그려 봐요. 같은 모양이 있나요?',
      },
      {
        en: 'Foil, beads, and a flashlight make a magic crystal. Film it so that it looks real.',
        ko: '은박지와 색종이로 집 안 물건을 꾸며요. 숟가락도 우주선 손잡이가 돼요.',
      },
      {
        en: 'Some old movies used tiny models for big cities. Build one street and film it up close.',
        ko: '물에 우유 한 방울을 떨어뜨리면 구름처럼 퍼져요. 어떤 장면에 쓰면 좋을까요?',
      },
    ],
  },
  screenwriter: {
    title: { en: 'Screenwriter', ko: '시나리오 작가' },
    riasec: 'AIE',
    description: {
      en: 'Screenwriters decide what happens in movies and shows, and write every word the characters say.',
      ko: '주인공은 왜 문 앞에서 돌아서고 말았을까요? 영화나 드라마의 줄거리와 대사를 써서 인물이 살아 움직이게 해요.',
    },
    weights: { 글쓰기: 3, 영화보기: 3, 독서: 3, '친구 사귀기': 1, 집중력: 1, 영어: 1 },
    majors: ['Screenwriting', 'Creative Writing', 'Film Studies'],
    stages: {
      elementary: [
        {
          en: 'Your favorite book ends, but its people go on. Write what happens the next day.',
          ko: '책이 끝난 다음 날 아침, 주인공은 무엇을 할까요? 한 쪽만 더 써 봐요.',
        },
        {
          en: 'Catch funny things your family says and write them down as dialogue.',
          ko: '우리 식구가 한 우스운 말은 기억해 둬요. 만화 대사로 쓰면 더 재미있어요.',
        },
        {
          en: 'What does your favorite hero want most? Who stands in the way, a dragon or an aunt?',
          ko: '이야기에서 주인공이 바라는 것은 무엇이고, 그 길을 막는 것은 무엇일까요?',
        },
      ],
      middle: [
        {
          en: 'Write a short play, listen while friends read it, and change the line that sounds wrong.',
          ko: '짧은 대본을 친구들과 소리 내어 읽어요. 눈으로 볼 때는 몰랐던 어색한 말이 들려요.',
        },
        {
          en: 'How did the hero of a movie change between the first scene and the last? Write it down.',
          ko: '영화의 처음과 끝에서 주인공의 얼굴을 나란히 떠올려요. 그사이 무엇이 달라졌나요?',
        },
        {
          en: 'Cut one page of your story to half a page without losing the ending.',
          ko: '한 쪽짜리 이야기를 반으로 줄여요. 없어도 되는 문장은 몇 줄이었나요?',
        },
      ],
      high: [
        {
          en: 'Somewhere in most stories, the hero can no longer turn back. Find that page in literature class.',
          ko: '소설을 영화로 보니 좋아하던 장면이 없어요. 작가는 왜 뺐을지 친구와 이야기해요.',
        },
        {
          en: 'Get all the way to “The End” of a ten-page script.',
          ko: '10쪽짜리 대본을 ‘끝’이라는 글자까지 써요. 마음에 안 드는 데는 그다음에 고쳐요.',
        },
        {
          en: 'A script tells only what we see and hear. Show a sad character without the word “sad.”',
          ko: '대본에는 보이는 것과 들리는 것만 써요. ‘슬프다’ 없이 슬픈 사람을 어떻게 보여 줄까요?',
        },
      ],
      university: [
        {
          en: 'Screenwriting class has few exams, but new pages are due each week, even when your hero is stuck.',
          ko: '문예 창작 학과에는 시험 대신 원고를 내는 수업이 많아요. 마감 날에는 다들 조용해요.',
        },
        {
          en: 'Classmates in a workshop tell you where they got bored, and you fix that page.',
          ko: '친구들이 내 글을 읽어요. 웃기려고 쓴 데서 조용하면 고칠 데가 바로 보여요.',
        },
        {
          en: 'Film students turn your script into a movie. If it rains that day, your sunny scene changes.',
          ko: '영화 전공 친구에게 대본을 건네요. 내가 쓴 말을 배우가 하면 다르게 들릴 때가 있어요.',
        },
      ],
      career: [
        {
          en: 'Six writers shout ideas for one TV scene, and a new assistant types up all of them.',
          ko: '여럿이 함께 쓰는 작가실도 있어요. 막내는 회의에서 나온 이야기를 빠짐없이 받아 적지요.',
        },
        {
          en: 'Send your script to a contest. Its readers have met a hundred car chases, so surprise them early.',
          ko: '글을 뽑는 대회(공모전)에 내 글을 보내요. 떨어진 글도 고쳐서 다른 데 또 보내면 돼요.',
        },
        {
          en: 'An actor trips over a line. The writer changes it, and the camera rolls again.',
          ko: '원고를 보낼 때는 이름과 날짜를 남겨요. 누가 쓴 글인지 알 수 있게요.',
        },
      ],
    },
    activities: [
      {
        en: 'Invent ten main characters, and give each a name, a wish, and a secret.',
        ko: '주인공의 소원과 비밀은 무엇인가요? 매주 한 사람씩 늘려 이야기 마을을 만들어요.',
      },
      {
        en: 'Write one quarrel as two short scenes, first as the cat tells it, then as the dog does.',
        ko: '고양이와 강아지의 싸움을 두 번 써요. 한 번은 고양이가, 한 번은 강아지가 들려줘요.',
      },
      {
        en: 'Two people talk about lunch but really say sorry. Write that scene.',
        ko: '만화 네 칸에서 그림을 빼고 대사만 남겨도 이야기가 될까요?',
      },
      {
        en: 'Write a phone call, but only one side of it. Can someone guess who’s on the line?',
        ko: '전화하는 장면을 한 사람 말로만 써요. 읽은 사람은 누구와 통화하는지 맞힐 수 있을까요?',
      },
      {
        en: 'Copy the first sentences of six library books. Mark the one that makes you read on.',
        ko: '도서관 책 여섯 권의 첫 문장을 옮겨 적고, 가장 궁금해지는 것을 골라요.',
      },
    ],
  },
  journalist: {
    title: { en: 'Journalist', ko: '기자' },
    riasec: 'AES',
    description: {
      en: 'Journalists go where things happen and ask questions. They check each answer before they write the story.',
      ko: '“정말인가요? 직접 봤나요?” 궁금한 일은 찾아가 묻고 확인해서, 사람들에게 사실을 쉽고 바르게 알려요.',
    },
    weights: { 글쓰기: 3, 독서: 2, '친구 사귀기': 2, 영어: 2, 컴퓨터: 1, 집중력: 1 },
    majors: ['Journalism', 'Communication', 'Political Science'],
    stages: {
      elementary: [
        {
          en: 'Ask your family five questions nobody has ever asked them, and write down the answers.',
          ko: '오늘은 우리 집 기자예요. 가족에게 무엇을 물으면 새 소식이 나올까요?',
        },
        {
          en: 'Guess from a news photo what happened, then read the story and check.',
          ko: '신문 사진만 보고 무슨 일인지 짐작해 봐요. 기사를 읽으면 답이 나와요.',
        },
        {
          en: 'Hear the same story from two people, and find the part where they disagree.',
          ko: '같은 일을 두 사람에게 듣고 적어 봐요. 이야기가 다른 곳에 밑줄을 그어 볼까요?',
        },
      ],
      middle: [
        {
          en: 'Write for the school newspaper. Start small, with a mystery such as where lost gloves go.',
          ko: '학교 신문이나 방송 동아리에서 기사를 쓰면 맨 끝에 내 이름이 실려요.',
        },
        {
          en: 'When a rumor goes around at lunch, ask who really saw it happen.',
          ko: '소문을 들으면 “누가 봤대?” 하고 물어요. 직접 본 사람을 만날 때까지 물어요.',
        },
        {
          en: 'Take pictures for the yearbook, a book about one school year. Ask “May I?” every time.',
          ko: '미국 학교는 해마다 사진 책 ‘이어북’을 만들어요. “찍어도 돼?” 하고 먼저 물어요.',
        },
      ],
      high: [
        {
          en: 'Anyone may read how a city spends its money. In social studies, look up what playgrounds cost.',
          ko: '이 소식, 믿어도 될까요? ‘매체 의사소통’ 시간에 누가 언제 쓴 글인지부터 찾아요.',
        },
        {
          en: 'Lay an English newspaper beside a Korean one and compare how each tells the same news.',
          ko: '같은 소식도 영어 신문과 한국 신문은 제목부터 달라요. 두 제목을 나란히 오려 붙여요.',
        },
        {
          en: 'Who fixes the leaky school roof? Ask, write it down, and keep asking until the bucket is gone.',
          ko: '우리 학교에서 꼭 고치고 싶은 것은 무엇인가요? 끝까지 취재해 긴 기사로 써요.',
        },
      ],
      university: [
        {
          en: 'Journalism students check how to spell every name, because a Smith may turn out to be a Smyth.',
          ko: '저널리즘 학과에는 시장에서 모르는 사람 열 명에게 말을 걸고 오는 숙제도 있어요.',
        },
        {
          en: 'The student newspaper comes out at ten, whether your story is done or not.',
          ko: '마감은 기사를 다 내야 하는 때예요. 그날 학생 신문사는 제목을 고치고 또 고쳐요.',
        },
        {
          en: 'Take biology, too. Then you can ask a whale expert more than “How big?”',
          ko: '과학이나 경제를 따로 배우는 기자도 있어요. 로켓이 왜 멈췄는지 쉬운 말로 풀어 써요.',
        },
      ],
      career: [
        {
          en: 'Your first news story may be small, such as a peacock that stopped a bus.',
          ko: '새 빵집이 문을 열면 찾아가서 물어요. 동네의 작은 소식도 누군가는 기다려요.',
        },
        {
          en: '“How do you know?” An editor asks that about each fact before a story appears.',
          ko: '한 문장이 맞는지 알아보려고 전화를 스무 통 거는 날도 있어요. 다들 믿고 읽으니까요.',
        },
        {
          en: 'Some reporters talk to a camera in a storm. Others sit at a desk and check numbers.',
          ko: '태풍이 오면 방송 기자는 비옷을 입고 나가고, 어떤 기자는 숫자를 모아 그래프를 그려요.',
        },
      ],
    },
    activities: [
      {
        en: 'Print a family newspaper once a month and deliver it to every bedroom.',
        ko: '한 달에 한 번 우리 집 신문이 나와요. 이번 달 1면에는 누구 이야기를 실을까요?',
      },
      {
        en: 'Ask a shopkeeper, with a grown-up beside you, what happens before the shop opens.',
        ko: '도서관에서 가장 오래된 책은 무엇일까요? 사서 선생님을 인터뷰하면 알 수 있어요.',
      },
      {
        en: 'In one news story, mark facts in blue and opinions in red.',
        ko: '뉴스 하나를 골라 사실과 의견에 서로 다른 색을 칠하면 무슨 색이 더 많을까요?',
      },
      {
        en: 'Answer who, when, where, what, how, and why in a news story about your day.',
        ko: '누가, 언제, 어디서, 무엇을, 어떻게, 왜? 오늘 일을 여섯 가지로 나눠 기사로 써요.',
      },
      {
        en: 'Cut one story out of an old newspaper and write a better headline for it.',
        ko: '내일 날씨를 신문과 방송과 할머니에게 물어 적어요. 하루 뒤면 누가 맞았는지 알아요.',
      },
    ],
  },
  'picture-book-author': {
    title: { en: 'Picture Book Author', ko: '그림책 작가' },
    riasec: 'AIS',
    description: {
      en: 'Six words and one picture can make you cry. Picture book authors make small books that people remember for a long time.',
      ko: '몇 줄 안 되는 글과 그림으로 이야기를 지어요. 아이도 어른도 오래오래 품고 있을 책을 만들지요.',
    },
    weights: { 그림그리기: 3, 글쓰기: 3, 독서: 3, 미술: 2, 집중력: 1 },
    majors: ['Illustration (BFA)', 'Creative Writing', 'Children’s Literature'],
    stages: {
      elementary: [
        {
          en: 'Cover the words of a picture book and tell the story from the pictures alone.',
          ko: '글을 가리고 그림만 보며 새로운 이야기를 지어요.',
        },
        {
          en: 'Fold one sheet of paper into a little book of eight pages.',
          ko: '종이 한 장을 접어 가운데를 자르고 다시 접으면 여덟 쪽 작은 책이 돼요.',
        },
        {
          en: 'Choose a color for today’s feeling and write one line under it.',
          ko: '기쁨은 무슨 색일까요? 오늘 마음을 색 하나와 글 한 줄로 남겨 봐요.',
        },
      ],
      middle: [
        {
          en: 'Did your favorite artist use crayons, ink, or torn paper? Look closely and try it.',
          ko: '좋아하는 작가는 물감을 썼을까요, 색연필을 썼을까요? 가까이서 보면 알 수 있어요.',
        },
        {
          en: 'Tell a story in eight sentences, then choose the one that gets a page all to itself.',
          ko: '점심시간에 친구 넷이 공책을 돌려요. 앞사람이 쓴 이야기를 받아 한 쪽씩 이어 지어요.',
        },
        {
          en: 'As a volunteer, read to younger children and notice which page makes them laugh.',
          ko: '동생들에게 책을 읽어 주는 날, 어느 쪽에서 웃음이 터지는지 잘 봐 둬요.',
        },
      ],
      high: [
        {
          en: 'Write a poem in English class, then draw only what the poem leaves out.',
          ko: '‘미술 창작’ 시간에 시 한 편을 그림 한 장으로 옮겨요. 글에 없는 것을 그려도 돼요.',
        },
        {
          en: 'Picture books usually have 32 pages. Finish a dummy book, a rough first copy, of your own.',
          ko: '그림책은 32쪽이 많아요. 연습 책(더미북)을 묶어 글과 그림 자리를 정해요.',
        },
        {
          en: 'Read one page aloud, and cut every word that the picture already tells.',
          ko: '그림책에서 주인공의 크기를 장마다 재 봐요. 언제 커지고 언제 작아질까요?',
        },
      ],
      university: [
        {
          en: 'Illustration schools often ask for a folder of your art. Show one bear sad, sleepy, and late.',
          ko: '일러스트레이션 학과에 그림을 보낼 때는 슬픈 곰, 졸린 곰, 지각한 곰까지 다 넣어요.',
        },
        {
          en: 'Children’s literature class gives you a stack of picture books for homework.',
          ko: '아동 문학 시간에는 그림책 한 더미가 숙제예요. 도서관에서 오는 길에 가방이 묵직해요.',
        },
        {
          en: 'As a summer helper at a company that publishes books, you may read next year’s story today.',
          ko: '출판사 인턴이 되어 잠시 일을 배워요. 인쇄소에서 갓 나온 첫 장을 만져 봐요.',
        },
      ],
      career: [
        {
          en: 'At first, you may draw a goose for another author’s story. Your own story often comes later.',
          ko: '다른 작가의 글에 그림을 그리며 일을 배워요. 그사이 내 이야기도 출판사에 보내지요.',
        },
        {
          en: 'Many authors also visit schools. Somebody always asks, “How long did it take to draw the dog?”',
          ko: '그림책 한 권에 한 해가 걸리기도 해요. 그동안 아이들에게 그림을 가르치는 작가도 많아요.',
        },
        {
          en: 'A contract with the publisher says who may put your bear on a lunch box.',
          ko: '책이 한 권 팔릴 때마다 작가가 얼마를 받을지 계약서에 적어요. 모르는 말은 꼭 물어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Glue a paper door onto a drawing, and hide something behind it that nobody expects.',
        ko: '그림 위에 종이 문을 붙이고, 그 뒤에 아무도 예상 못 한 것을 숨겨요.',
      },
      {
        en: 'Read twelve picture books from the library, and note the page where each one surprises you.',
        ko: '도서관 그림책 열두 권에 별점을 매겨요. 별 다섯 개는 몇 권이나 될까요?',
      },
      {
        en: 'Draw one scene in colored pencil and again in paint. Which one feels warmer?',
        ko: '같은 장면을 색연필로 한 번, 물감으로 한 번 그리면 느낌이 어떻게 달라질까요?',
      },
      {
        en: 'In six pictures without a word, show a character’s whole day.',
        ko: '글자 하나 없이 주인공의 하루를 그림 여섯 장에 담아 봐요.',
      },
      {
        en: 'Make two covers for one story, one scary and one silly. Which would you open first?',
        ko: '한 이야기에 무서운 표지와 우스운 표지를 그려요. 누가 무엇을 펼치는지 지켜봐요.',
      },
    ],
  },
  'webtoon-artist': {
    title: { en: 'Webtoon Artist', ko: '웹툰 작가' },
    riasec: 'AEI',
    description: {
      en: 'Webtoon artists cut a story into panels, draw them, and make readers scroll down to see what happens.',
      ko: '재미있는 이야기를 칸칸이 나누어 그려 인터넷에 올려요. “다음 편은 언제 나와요?” 하는 말에 힘이 나지요.',
    },
    weights: { 그림그리기: 3, 글쓰기: 2, 컴퓨터: 2, 영화보기: 1, 독서: 1, 집중력: 2, 미술: 1 },
    majors: ['Sequential Art', 'Illustration', 'Digital Media'],
    stages: {
      elementary: [
        {
          en: 'Draw the funniest moment of your day as a single face.',
          ko: '오늘 가장 웃겼던 순간을 얼굴 하나에 다 담을 수 있을까요?',
        },
        {
          en: 'Watch people talk, and sketch ten hands that are busy telling a story.',
          ko: '말하는 사람의 손을 본 적 있나요? 웃을 때와 화날 때, 자랑할 때의 손을 하나씩 그려요.',
        },
        {
          en: 'Show your comic to a friend and fix the panel that was confusing.',
          ko: '글자를 가린 내 만화를 친구에게 보여 줘요. 무슨 이야기인지 알아맞힐까요?',
        },
      ],
      middle: [
        {
          en: 'Draw a comic page with a friend. Take turns, panel by panel, and don’t plan ahead.',
          ko: '점심시간에 만화 동아리가 모여요. 한 사람은 글을, 한 사람은 그림을 맡으면 빨라요.',
        },
        {
          en: 'Squeeze one movie scene into three comic panels, even if the explosion has to go.',
          ko: '영화의 한 장면을 만화 세 칸으로 줄여요. 멋진 폭발을 빼야 할지도 몰라요.',
        },
        {
          en: 'Copyright means that a drawing belongs to its artist. Ask before you borrow another artist’s hero.',
          ko: '남의 그림을 쓰고 싶으면 먼저 물어봐요. 그린 사람의 권리를 저작권이라고 해요.',
        },
      ],
      high: [
        {
          en: 'In media class, draw a scene for paper, then for scrolling. Which one hides the surprise better?',
          ko: '점선 말풍선은 왜 속삭이는 것 같을까요? ‘매체 의사소통’은 그런 약속을 살피는 과목이에요.',
        },
        {
          en: 'Finish a short webtoon every Friday for a month. Which one makes your friends laugh out loud?',
          ko: '요일을 정해 짧은 웹툰을 이어 가요. 빠뜨리면 읽던 친구가 먼저 물어봐요.',
        },
        {
          en: 'Draw one character at five, fifteen, and fifty. Can readers tell who it is?',
          ko: '휴대 전화 만화는 아래로 내려 읽어요. 칸 사이를 띄우면 천천히 읽혀요.',
        },
      ],
      university: [
        {
          en: 'A few colleges teach comics. One name for the subject is sequential art, which means pictures in order.',
          ko: '미국에는 만화학과가 드물어요. 일러스트레이션을 배우며 말풍선을 달아도 되지요.',
        },
        {
          en: 'Figure drawing class shows you where a sleeve folds when an elbow bends.',
          ko: '사람 몸 그리기 수업에 가요. 팔꿈치가 굽으면 소매에 주름이 몇 개 생길까요?',
        },
        {
          en: 'Tape your comic up in the dorm kitchen, and listen for the laugh at the last panel.',
          ko: '학교 잡지나 온라인에 만화를 올려요. 첫 독자가 남긴 한마디는 자꾸 다시 읽게 돼요.',
        },
      ],
      career: [
        {
          en: 'Assistants draw rain, windows, rooftops, and more rain before they have a comic of their own.',
          ko: '보조 작가는 남의 만화에 배경을 그리며 배워요. 구름만 하루 종일 그리는 날도 있어요.',
        },
        {
          en: 'Dozens of panels are due every week, so a helper colors the sky while you draw.',
          ko: '그림을 다 내는 날(마감)은 꼭 돌아와요. 손목을 쉬게 하고 푹 자는 것도 일이에요.',
        },
        {
          en: 'Readers comment within minutes. Artists learn which comments help and which to skip.',
          ko: '매주 올리는 웹툰은 여럿이 나눠 그려요. 머리 색이 안 바뀌게 색마다 이름을 달아 둬요.',
        },
      ],
    },
    activities: [
      {
        en: 'Draw four panels, and let your character climb out of one and into the next.',
        ko: '네 칸 만화의 주인공이 칸 밖으로 기어 나와요. 어디로 가는지 이어서 그려요.',
      },
      {
        en: 'Make a profile sheet for your hero and for the hero’s friends. Who hates which snack?',
        ko: '주인공과 친구들의 소개표를 만들어 봐요. 나이와 버릇, 무서워하는 것도 적어 줘요.',
      },
      {
        en: 'Draw five sounds as letters. A crash needs big spiky ones. What does a drip need?',
        ko: '‘쾅’은 뾰족하게, ‘톡’은 조그맣게 써요. 소리 글자 다섯 개에 모양을 입혀 볼까요?',
      },
      {
        en: 'Measure the panels in a favorite comic with a ruler. Why is one so big?',
        ko: '놀라는 장면의 칸은 다른 칸보다 얼마나 클까요? 좋아하는 만화를 자로 재 봐요.',
      },
      {
        en: 'Swap the last two panels of a comic you drew, and see whether the joke survives.',
        ko: '내 만화를 모아 실로 묶어요. 표지에 ‘1호’라고 쓰는 것도 잊지 말아요.',
      },
    ],
  },
  'audiovisual-translator': {
    title: { en: 'Movie and TV Translator', ko: '영상 번역가' },
    riasec: 'AIS',
    description: {
      en: 'A joke has to stay funny in every language. Movie and TV translators write subtitles so that people far apart laugh together.',
      ko: '영화와 드라마의 말을 다른 언어로 옮겨요. 나라가 달라도 같은 장면에서 함께 웃고 울게 되지요.',
    },
    weights: { 영어: 3, 영화보기: 3, 글쓰기: 2, 독서: 2, 집중력: 2 },
    majors: ['Linguistics', 'Translation Studies', 'Comparative Literature'],
    stages: {
      elementary: [
        {
          en: 'Keep a list of English words that feel good in your mouth, such as “bubble.”',
          ko: '‘버블’처럼 소리가 재미있는 영어 낱말을 모아요. 입에서 톡톡 터지는 말이 또 있을까요?',
        },
        {
          en: 'How many ways can you say “I’m hungry” in Korean? Collect five.',
          ko: '“배고파”를 우리말로 몇 가지나 바꿔 말할 수 있을까요? ‘배꼽시계가 울린다’도 좋아요.',
        },
        {
          en: 'Count the words in one cartoon subtitle. How long does it stay on the screen?',
          ko: '만화 영화 자막 한 줄에는 몇 낱말이 들어갈까요? 보면서 세면 돼요.',
        },
      ],
      middle: [
        {
          en: 'Turn an English song into Korean that you can really sing.',
          ko: '영어 노래를 우리말로 옮겨 불러요. 글자 수가 안 맞아서 웃음이 나올 거예요.',
        },
        {
          en: 'Collect jokes from another country and explain to a friend why they are funny.',
          ko: '다른 나라 농담은 왜 안 웃길까요? 친구에게 설명하다 보면 이유를 알게 돼요.',
        },
        {
          en: 'Keep a diary, one week in Korean and the next in English. Which sounds more like you?',
          ko: '한 주는 우리말로, 다음 한 주는 영어로 일기를 써요. 어느 쪽이 더 길어질까요?',
        },
      ],
      high: [
        {
          en: '“Nunchi” is Korean for quickly sensing how others feel. Collect more words that English doesn’t have.',
          ko: '‘눈치’는 영어로 뭘까요? 문학과 영어, 제2외국어 시간에 옮기기 어려운 말이 나와요.',
        },
        {
          en: 'Foreign language high schools teach languages that many schools don’t. Visit one and learn a greeting.',
          ko: '외국어고등학교와 국제고는 외국어 시간이 많아요. 자막은 어느 학교 방송반에서든 만들어요.',
        },
        {
          en: 'Put subtitles on a five-minute video and check that friends have time to read them.',
          ko: '5분 영상에 자막을 넣어 친구에게 보여 줘요. 웃어야 할 곳에서 웃을까요?',
        },
      ],
      university: [
        {
          en: 'Ten students in a translation class put one goodbye into English. Ten different goodbyes come out.',
          ko: '번역학 수업에서 “잘 가”를 열 명이 옮기면 열 가지가 나와요. 어느 것이 어울릴까요?',
        },
        {
          en: 'Dubbing puts new voices into a film. In class, you hunt for words that fit the actor’s mouth.',
          ko: '더빙 수업에서는 배우의 입이 닫히면 말도 끝나야 해요. 한 글자를 빼려고 머리를 맞대요.',
        },
        {
          en: 'Spend a term abroad, and you soon know “soup” from “soap,” because you got the wrong one.',
          ko: '교환 학생은 한동안 다른 나라 대학에 다녀요. 버스에서 본 간판까지 교과서가 돼요.',
        },
      ],
      career: [
        {
          en: 'A first job may be to check that no subtitle gives the joke away before the actor speaks.',
          ko: '남이 쓴 자막에서 틀린 글자를 찾고, 짧은 영상부터 하나씩 옮겨요.',
        },
        {
          en: 'Some also interpret, which means translate out loud. Courts and hospitals may want a certificate for that.',
          ko: '말을 옮기는 통역도 있어요. 법정과 병원에서 일하려면 시험을 보기도 하지요.',
        },
        {
          en: 'A program may mistake a flying bat for a baseball bat. More and more, translators fix such lines.',
          ko: '기계가 먼저 옮긴 자막을 사람이 고치는 일이 늘었어요. 기계는 농담도 글자대로 옮겨요.',
        },
      ],
    },
    activities: [
      {
        en: 'Each week, put one page of an English picture book into Korean and read it to someone.',
        ko: '매주 영어 그림책 한 쪽이면 충분해요. 우리말로 옮겨 소리 내어 읽어요.',
      },
      {
        en: 'Pick a long sentence from someone at home and cut it to five words. What got lost?',
        ko: '엄마의 긴 부탁 한마디를 열 글자로 줄이면 뜻이 다 남을까요? 자막도 그렇게 짧아요.',
      },
      {
        en: '“Talk about a tiger, and it comes,” Koreans say. Explain that saying to someone in English.',
        ko: '‘눈이 높다’처럼 재미있는 우리말을 골라 외국 친구에게 몸짓까지 섞어 설명해요.',
      },
      {
        en: 'Borrow one book in Korean and in English. Which name or joke did the translator change?',
        ko: '같은 책의 한국어판과 다른 언어판을 나란히 펴고, 달라진 제목이나 이름을 찾아요.',
      },
      {
        en: 'How does a dog bark in other languages? Collect ten animal sounds and perform them.',
        ko: '강아지는 다른 나라 말로 어떻게 짖을까요? 동물 소리를 나라마다 하나씩 모아요.',
      },
    ],
  },
  'video-creator': {
    title: { en: 'Video Creator', ko: '영상 크리에이터' },
    riasec: 'AES',
    description: {
      en: 'Video creators plan, film, and edit videos about what they love, from bugs to bridges, so that others love it, too.',
      ko: '좋아하는 것을 영상으로 계획하고 찍고 다듬어요. 본 사람이 “나도 해 볼래!” 하면 그날은 성공이에요.',
    },
    weights: { 영화보기: 3, 글쓰기: 2, 컴퓨터: 2, '친구 사귀기': 2, 게임: 1, 미술: 1, 집중력: 1 },
    majors: ['Digital Media Production', 'Communication', 'Film and Media Studies'],
    stages: {
      elementary: [
        {
          en: 'Draw your video in four pictures before you film it. Which picture holds the surprise?',
          ko: '내 영상을 그림 네 장으로 먼저 그려요. 깜짝 놀랄 장면은 몇 번째에 둘까요?',
        },
        {
          en: 'Make a 30-second video about the best hiding place at home. Show it only to your family.',
          ko: '집에서 숨기 가장 좋은 곳을 30초 영상으로 찍어요. 보는 사람은 가족뿐이에요.',
        },
        {
          en: 'Watch your video once before anyone else does. Does it show your name, school, or street?',
          ko: '내 이름과 학교를 온라인에 쓰면 왜 위험할까요? 어른과 함께 이야기해 봐요.',
        },
      ],
      middle: [
        {
          en: 'Swap jobs in a video club. Plan one week, and hold the microphone the next.',
          ko: '학교 동아리를 1분 영상에 담아 신입생에게 보여 줘요. 무엇부터 나오면 좋을까요?',
        },
        {
          en: 'Before you post, check that everyone agreed to be filmed and that you may use the music.',
          ko: '남의 노래를 영상에 넣으려면 허락을 받아야 해요. 써도 되는 음악부터 찾아요.',
        },
        {
          en: 'Video sites set an age for accounts. Look it up with a grown-up before you sign up.',
          ko: '영상 사이트마다 계정을 만들 수 있는 나이가 있어요. 어른과 함께 찾아봐요.',
        },
      ],
      high: [
        {
          en: 'For media class, stop a video every five seconds and name what changed.',
          ko: '동생이 볼 영상과 할머니가 볼 영상은 달라요. ‘매체 의사소통’에서 그 까닭을 찾아요.',
        },
        {
          en: 'Plan a video about volcanoes, and ask a science teacher to check it for mistakes before you film.',
          ko: '화산이 터지는 까닭을 영상으로 설명해요. 찍기 전에 과학 선생님께 대본을 보여 드려요.',
        },
        {
          en: 'Make five short videos on one subject, and ask friends where they stopped watching.',
          ko: '한 가지 주제로 짧은 영상 다섯 편을 만들어요. 다섯 번째는 첫 번째와 많이 다를걸요.',
        },
      ],
      university: [
        {
          en: 'In digital media class, you cut ten minutes of film down to one. Your favorite part may go.',
          ko: '디지털 미디어 학과에서는 3분 영상을 사흘 동안 다듬어요. 셋째 날에 제일 많이 잘라요.',
        },
        {
          en: 'A class on microphones teaches your ears to notice even the hum of a refrigerator.',
          ko: '소리 수업을 들으면 귀가 밝아져요. 영상에 섞인 냉장고 소리까지 웅 하고 들려요.',
        },
        {
          en: 'Students from abroad need permission to earn money in the US, even from a cat video.',
          ko: '미국에서 유학생은 영상으로 돈을 벌기 전에, 일해도 된다는 허락부터 받아야 해요.',
        },
      ],
      career: [
        {
          en: 'Some creators start as helpers at a big channel, where they hold lamps and cut out sneezes.',
          ko: '다른 사람의 영상을 편집해요. “음.” 하는 소리를 하나씩 찾아 잘라 내요.',
        },
        {
          en: 'One channel rarely pays for everything, so many creators also film weddings or ads.',
          ko: '채널 하나만으로 먹고사는 사람은 적어요. 동네 잔치를 찍어 주는 일도 하지요.',
        },
        {
          en: 'Creators must say when a video is an ad, even if they were paid only with free juice.',
          ko: '돈을 받고 만든 영상은 광고라고 꼭 밝혀야 해요. 법으로 정한 약속이에요.',
        },
      ],
    },
    activities: [
      {
        en: 'Film an ant, a snail, or a puddle for one minute. What surprised you?',
        ko: '집에서 가장 작은 물건이 주인공이에요. 그 물건의 하루를 사진 세 장에 담아요.',
      },
      {
        en: 'Write three titles for one video, all of them true. Which makes your family most curious?',
        ko: '영상 하나에 거짓말 없는 제목을 세 가지 붙여요. 가장 궁금한 것은 가족이 골라요.',
      },
      {
        en: 'Explain a game you know well in one minute, without using your hands.',
        ko: '내가 잘 아는 놀이를 손짓 없이 말로만 1분 안에 설명할 수 있을까요?',
      },
      {
        en: 'Film only your hands while you fold a paper boat. Can someone copy you without a word?',
        ko: '손만 나오게 종이배 접는 법을 찍어요. 설명 없이 보고도 누가 따라 접으면 성공이에요.',
      },
      {
        en: 'Cover the screen and only listen to a video. How much of it can you still follow?',
        ko: '광고 장면이 바뀔 때마다 손가락을 접어요. 열 손가락을 다 접는 데 몇 초 걸릴까요?',
      },
    ],
  },
};
