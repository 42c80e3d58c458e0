import type { FieldOfCareers } from '../../model/career.ts';

export const newJobs: FieldOfCareers = {
  'vr-experience-developer': {
    title: { en: 'VR Experience Developer', ko: '가상현실 개발자' },
    riasec: 'IAR',
    description: {
      en: 'Put on a headset and stand on Mars. VR developers build worlds where people can learn, play, and train.',
      ko: '특별한 안경을 쓰면 눈앞에 바닷속이나 달이 펼쳐져요. 그런 세계를 만들어 사람들이 배우고 놀고 훈련하게 해요.',
    },
    weights: { 컴퓨터: 3, 게임: 3, 그림그리기: 2, 영화보기: 1, 수학: 2, 미술: 1, 팀워크: 1 },
    majors: ['Computer Science', 'Interactive Media', 'Extended Reality Design'],
    stages: {
      elementary: [
        {
          en: 'Hold up your thumb and close one eye, then the other. Why does the thumb jump?',
          ko: '한쪽 눈을 감고 팔을 뻗어 펜 뚜껑을 끼워 봐요. 두 눈을 뜨면 왜 더 쉬울까요?',
        },
        {
          en: 'Close your eyes while someone claps around the room. Can you point to every clap?',
          ko: '눈을 감고 손뼉 소리가 난 쪽을 가리켜요. 앞인지 뒤인지도 알아맞힐 수 있을까요?',
        },
        {
          en: 'Most headsets are made for older children and adults. Look for the age limit on the box.',
          ko: '화면을 20분 봤으면 창밖 먼 곳을 봐요. 눈도 쉬어야 해요.',
        },
      ],
      middle: [
        {
          en: 'Build your classroom in a 3D program. What pops out when someone opens a locker?',
          ko: '3D 프로그램으로 교실을 똑같이 지어요. 사물함 문을 열면 무엇이 나오게 할까요?',
        },
        {
          en: 'Let a friend tour the classroom you built. Take a break before anyone feels dizzy.',
          ko: '친구가 “어, 어지러워.” 하면 거기서 멈춰요. 어느 장면이었는지 묻고 고쳐요.',
        },
        {
          en: 'Firefighters can practice in virtual reality. Sketch a room for them to train in.',
          ko: '소방관도 가상현실로 불 끄기를 연습해요. 어떤 방이 있으면 좋을지 그려 봐요.',
        },
      ],
      high: [
        {
          en: 'A virtual ball is all flat triangles. Draw 6, 12, then 24 lines around a circle: rounder and rounder.',
          ko: '가상의 둥근 공은 납작한 삼각형 수백 개예요. 기하 시간에 왜 둥글어 보이는지 따져요.',
        },
        {
          en: 'A game engine builds worlds. In one, make an apple fall as slowly as on the moon.',
          ko: '게임 엔진은 세계를 만드는 프로그램이에요. 사과가 달에서처럼 천천히 떨어지게 바꿔 봐요.',
        },
        {
          en: 'A headset can tell where you look. Decide what your program should never save.',
          ko: '가상현실 안경은 손과 머리의 움직임도 알아요. 이 정보를 어떻게 지킬까요?',
        },
      ],
      university: [
        {
          en: 'In interactive media class, you build a painting that waves back. Computer science students help to program it.',
          ko: '컴퓨터과학과나 미디어 학과에서는 손을 흔들면 따라 흔드는 화면을 만들어요.',
        },
        {
          en: 'Why does everyone duck from a ball that isn’t there? A psychology class looks into it.',
          ko: '가짜 공인 줄 알면서도 왜 고개를 숙일까요? 3D 그래픽과 함께 심리 수업도 들어요.',
        },
        {
          en: 'Build a virtual dinosaur for a museum, and watch whether visitors try to pet it.',
          ko: '수술을 연습하는 작품은 의사와, 옛 도시를 걷는 작품은 박물관과 함께 만들어요.',
        },
      ],
      career: [
        {
          en: 'Where should a virtual bird sing so that visitors turn around? New developers test such things.',
          ko: '3D 프로그램으로 나무를 심고 새소리도 놓아요. 어디서 울어야 손님이 고개를 돌릴까요?',
        },
        {
          en: 'Bring your own VR world to an interview, so that somebody can walk around in it.',
          ko: '“써 보세요.” 하고 안경을 건네요. 들어가 볼 수 있는 작품 하나가 가장 좋은 소개예요.',
        },
        {
          en: 'Headsets change fast. What you know about light, sound, and how eyes work still helps with a new one.',
          ko: '기기 이름은 금세 바뀌어요. 그래도 빛과 공간을 다루는 솜씨는 어디서나 쓰이지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Look into the front and back of a shiny spoon. Draw how your room bends in each.',
        ko: '신발 상자 속에 바닷속을 꾸며요. 뚜껑에는 빛이 들 창을, 옆에는 들여다볼 구멍을 내요.',
      },
      {
        en: 'Draw a cube in red and again in blue, a little to the side, like an old 3D picture.',
        ko: '한 그림을 빨강과 파랑으로 살짝 어긋나게 그려요. 빨강·파랑 비닐 안경으로 보면 어떨까요?',
      },
      {
        en: 'To a mouse, your home is a maze. Draw what it sees on its way to the kitchen.',
        ko: '우리 집을 미로처럼 그리고, 냉장고까지 가는 길을 글로만 알려 줄 수 있을까요?',
      },
      {
        en: 'In Scratch, walk a character from a beach into space by changing the background.',
        ko: '스크래치로 여행을 꾸며요. 문에 닿을 때마다 배경이 바다, 숲, 달로 바뀌어요.',
      },
      {
        en: 'Plan a virtual museum. What could visitors do there that a real museum never allows?',
        ko: '가상 박물관에서는 천장을 걸어 다녀도 돼요. 방 세 개에 무엇을 둘지 그려 봐요.',
      },
    ],
  },
  'smart-farm-engineer': {
    title: { en: 'Smart Farm Specialist', ko: '스마트팜 전문가' },
    riasec: 'RIC',
    description: {
      en: 'A lettuce can’t say “I’m thirsty,” but a sensor can. Smart farm specialists give each plant the right water and light.',
      ko: '센서가 “목말라요.” 하고 알리면 물을 주고 빛을 맞춰요. 컴퓨터로 물을 아끼면서도 건강한 채소를 길러 내요.',
    },
    weights: { 과학: 3, 컴퓨터: 2, 요리: 1, 수학: 2, 집중력: 1, 팀워크: 1, 체육: 1 },
    majors: ['Agricultural Engineering', 'Plant Science', 'Data Science'],
    stages: {
      elementary: [
        {
          en: 'Grow bean sprouts in the dark, then put a few in the light. What color do they turn?',
          ko: '콩나물을 햇볕에 두면 무슨 색으로 변할까요? 어두운 데서 자란 것과 나란히 놓아 봐요.',
        },
        {
          en: 'Read where five vegetables in a store grew. Which one traveled farthest?',
          ko: '이 채소는 어디에서 자랐을까요? 마트에서 다섯 가지의 이름표를 읽어 봐요.',
        },
        {
          en: 'Stand a celery stalk in blue water overnight. How high does the blue climb?',
          ko: '파란 물에 셀러리 줄기를 하룻밤 꽂아 둬요. 파란색이 어디까지 올라갔나요?',
        },
      ],
      middle: [
        {
          en: 'Hook a temperature sensor to a tiny computer board and breathe on it. Watch the number jump.',
          ko: '온도와 습도를 재는 센서를 작은 컴퓨터에 이어요. 입김을 불면 숫자가 뛰어올라요.',
        },
        {
          en: 'Count the days until each vegetable in the school garden sprouts, and note the winner.',
          ko: '학교 텃밭 당번이 된 날에는 물을 주고 키를 재요. 지난주보다 얼마나 자랐나요?',
        },
        {
          en: 'Apples now grow farther north in Korea than before. What else moves when summers get hotter?',
          ko: '우리나라에서 사과를 기르는 곳이 북쪽으로 올라가고 있어요. 더워지면 또 무엇이 이사할까요?',
        },
      ],
      high: [
        {
          en: 'Invent an alarm that rings before a tomato wilts. Biology and computer science both help.',
          ko: '상추가 시드는 까닭을 생명과학에서 배워요. 농업 과목을 고를 수 있는 학교도 있어요.',
        },
        {
          en: 'Grow lettuce without soil, with its roots in water. Write down the water’s temperature every day.',
          ko: '상추를 흙 없이 물에서 키우는 것이 수경 재배예요. 물 온도와 뿌리 색을 날마다 적어요.',
        },
        {
          en: 'Korea has farming high schools where a greenhouse is the classroom. Look for a video tour of one.',
          ko: '농업 마이스터고에서는 온실이 교실이에요. 일반고에 다니며 텃밭을 가꿔도 좋아요.',
        },
      ],
      university: [
        {
          en: 'How much does one tomato plant drink in a day? Plant science, engineering, and data science work it out.',
          ko: '토마토는 하루에 물을 얼마나 마실까요? 식물과학, 농공학, 데이터과학을 배우며 셈해 봐요.',
        },
        {
          en: 'University greenhouses need helpers, who may measure two hundred cucumbers before breakfast.',
          ko: '대학 온실에 내 고추 한 줄이 생겨요. 꽃을 날마다 세다 보면 이름도 지어 주게 돼요.',
        },
        {
          en: 'You teach a robot’s camera that a red tomato is ready to pick and a green one isn’t.',
          ko: '빨갛게 익은 토마토만 따도록 로봇의 카메라를 가르쳐요. 잎에 가린 것도 알아볼까요?',
        },
      ],
      career: [
        {
          en: 'A sensor reports that row nine is dry, and you walk over to find the leaking pipe.',
          ko: '온실 화면에서 온도와 물의 양을 읽어요. 숫자가 이상하면 직접 가서 잎을 살펴요.',
        },
        {
          en: 'A greenhouse must carry heavy snow. Engineers who sign the plans for one may need a license.',
          ko: '미국에서는 면허가 있는 기술자가 온실 설계를 살펴요. 눈이 쌓여도 안 무너지게요.',
        },
        {
          en: 'At training centers in Korea, young people learn to run a greenhouse from a phone.',
          ko: '한국에는 스마트팜 농사를 가르쳐 주는 온실이 있어요. 첫 토마토는 내 손으로 따지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Plant a bean upside down against the side of a glass jar. Which way do the roots turn?',
        ko: '유리병 벽 쪽에 콩을 거꾸로 심어 봐요. 뿌리는 어느 쪽으로 돌아서 갈까요?',
      },
      {
        en: 'With a grown-up, cut a bottle in half and make a lettuce pot that waters itself.',
        ko: '어른과 자른 페트병에 상추를 심고 끈을 물에 담가 둬요. 흙이 스스로 물을 빨아올리지요.',
      },
      {
        en: 'Photograph one growing plant every week, then flip through the pictures like a movie.',
        ko: '일요일마다 채소 사진을 한 장씩 찍으면 자라는 모습이 만화처럼 이어져요.',
      },
      {
        en: 'Toss a salad for everyone. Which vegetables are roots, which are leaves, and which are fruits?',
        ko: '내가 기른 채소를 씻어 샐러드를 만들어요. 써는 일은 어른께 부탁해요.',
      },
      {
        en: 'Who waters, who picks, and who drives on a farm of the future? Draw it.',
        ko: '미래 농장에서는 로봇이 무슨 일을 할까요? 온실과 함께 그려 가족에게 소개해요.',
      },
    ],
  },
};
