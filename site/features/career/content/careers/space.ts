import type { FieldOfCareers } from '../../model/career.ts';

export const space: FieldOfCareers = {
  astronomer: {
    title: { en: 'Astronomer', ko: '천문학자' },
    riasec: 'IRC',
    description: {
      en: 'Some starlight is older than the dinosaurs. Astronomers catch it with telescopes and computers to learn how the universe began.',
      ko: '우주는 어떻게 태어났을까요? 망원경과 컴퓨터로 별과 은하를 살피며 그 답을 찾는 사람이에요.',
    },
    weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 영어: 1, 독서: 1 },
    majors: ['Astronomy', 'Physics', 'Astrophysics'],
    stages: {
      elementary: [
        {
          en: 'Draw the moon on a calendar every evening for a month. On which evenings can’t you find it?',
          ko: '보름달에서 다음 보름달까지는 며칠일까요? 한 달 동안 달력에 달을 그려 봐요.',
        },
        {
          en: 'In Galileo’s small telescope, Saturn seemed to have ears. Look through a bigger one at an observatory.',
          ko: '천문대 망원경으로 달을 보면 동그란 구덩이가 가득해요. 우주의 돌이 부딪친 자국이에요.',
        },
        {
          en: 'Line up fruit as planets. If Earth is a grape, what could Jupiter be?',
          ko: '지구가 포도알이라면 목성은 수박이에요. 과일을 놓으며 행성의 순서를 외워요.',
        },
      ],
      middle: [
        {
          en: 'An astronomy club meets after sunset. Wait your turn at the telescope, then look for moons beside Jupiter.',
          ko: '천체 관측 동아리는 해가 져야 모여요. 망원경 하나에 줄을 서서 토성을 기다려요.',
        },
        {
          en: 'Write a short program in which planets circle a sun. Give the farthest one the longest year.',
          ko: '화면 속 지구가 해를 도는 짧은 프로그램을 짜요. 너무 느리면 해 쪽으로 떨어져요.',
        },
        {
          en: 'Some stars look red and some look blue. Learn in science class which kind is hotter.',
          ko: '파란 별은 붉은 별보다 뜨거워요. 겨울밤 오리온자리에 두 색이 다 있어요.',
        },
      ],
      high: [
        {
          en: 'A prism in physics class throws a rainbow on the wall. Astronomers do that with starlight.',
          ko: '‘행성우주과학’을 고르면 탐사선이 찍어 보낸 행성들을 배워요. 화성에서는 노을이 파래요.',
        },
        {
          en: 'Swirly or round? Sort galaxies on a citizen science website, where astronomers need extra eyes.',
          ko: '소용돌이일까요, 둥글까요? 시민 과학 사이트에서는 누구나 은하 사진을 보고 모양을 골라요.',
        },
        {
          en: 'At a talk on black holes, write down the three hardest words. Look them up at home.',
          ko: '사진기를 세워 두고 밤하늘을 오래 찍으면 별이 둥근 줄로 나와요. 지구가 도니까요.',
        },
      ],
      university: [
        {
          en: 'Physics comes first. A weight swinging on a string can tell you how strongly Earth pulls on it.',
          ko: '별은 너무 멀어서 빛으로만 만날 수 있어요. 물리학과에서 그 빛을 읽는 법을 배워요.',
        },
        {
          en: 'Telescopes send numbers. You write a little Python code, and a galaxy appears on the screen.',
          ko: '망원경은 사진 대신 숫자를 보내요. 파이썬으로 코드를 짜면 화면에 은하가 떠올라요.',
        },
        {
          en: 'On an observing night, the telescope dome stays open to the cold. Bring two sweaters and hot cocoa.',
          ko: '대학 천문대의 둥근 지붕이 열리면 교수님 곁에서 별을 봐요. 구름이 끼면 기다려요.',
        },
      ],
      career: [
        {
          en: 'Astronomers ask months ahead for one night at a big telescope. Sometimes that night is cloudy.',
          ko: '박사가 되고도 몇 해는 천문대를 옮겨 다녀요. 하와이 다음은 칠레일지도 몰라요.',
        },
        {
          en: 'In a planetarium, an astronomer turns off the lights, and rows of children say “Oh!” at the stars.',
          ko: '천문대에서 관측을 돕거나, 과학관에서 “저 별은요!” 하고 이야기를 들려줘요.',
        },
        {
          en: 'Picking one odd star out of a billion is careful computer work, so computer companies hire astronomers, too.',
          ko: '별 수억 개를 정리해 본 사람은 큰 숫자가 겁나지 않아요. 그래서 은행에서도 찾지요.',
        },
      ],
    },
    activities: [
      {
        en: 'On three clear nights, count the stars you see through a cardboard tube, and compare.',
        ko: '맑은 밤, 어른과 함께 휴지심으로 별을 세어 봐요. 달이 밝으면 왜 적게 보일까요?',
      },
      {
        en: 'Dot this season’s constellations on black paper with a white pencil, and invent one of your own.',
        ko: '검은 종이에 계절 별자리를 점점이 찍어 책 한 권을 엮어요.',
      },
      {
        en: 'Stand a stick in the ground and mark its shadow every hour. When is it shortest?',
        ko: '마당에 막대를 세우고 한 시간마다 그림자 끝에 돌을 놓아요. 언제 가장 짧을까요?',
      },
      {
        en: 'Drop a marble into a tray of flour, from low and from high. Which makes the bigger crater?',
        ko: '굵은 종이 통에 가는 종이 통을 끼우면, 늘였다 줄였다 하는 망원경 모형이 돼요.',
      },
      {
        en: 'Write seven postcards home, one from every planet but ours. How’s the weather on Neptune?',
        ko: '“여기는 토성이에요!” 여덟 행성에서 보내는 엽서에는 무슨 날씨를 쓸까요?',
      },
    ],
  },
  astronaut: {
    title: { en: 'Astronaut', ko: '우주비행사' },
    riasec: 'IRS',
    description: {
      en: 'Astronauts float to work. On a space station, they run experiments and fix whatever breaks.',
      ko: '우주 정거장에서 동료와 함께 먹고 자며 실험하고, 고장 난 곳도 손수 고치면서 우주를 탐험해요.',
    },
    weights: { 과학: 3, 체육: 2, 팀워크: 3, 수영: 2, 영어: 2, 집중력: 2, 수학: 1 },
    majors: ['Aerospace Engineering', 'Physics', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Space has no repair shops. Help a grown-up fix a loose screw or a wobbly chair.',
          ko: '우주에는 고장 난 것을 고쳐 줄 가게가 없어요. 어른을 도와 흔들리는 의자를 고쳐 봐요.',
        },
        {
          en: 'Who is captain, who is cook, and who is plumber? Build a space base with friends.',
          ko: '대장과 기술자, 요리사를 정하고 친구들과 모형 우주 기지를 지으면 어떨까요?',
        },
        {
          en: 'Draw dinner in space. Where does the soup go?',
          ko: '우주에서는 물이 동그란 방울로 떠다녀요. 국은 어떻게 먹을지 그림으로 그려 봐요.',
        },
      ],
      middle: [
        {
          en: 'Astronauts grow salad without soil. Try it with a plant in water, and watch the roots.',
          ko: '흙 대신 양분을 탄 물에 상추를 키워요. 우주 정거장 사람들도 상추를 길러 먹었대요.',
        },
        {
          en: 'Astronauts depend on each other. In a group project, ask who is stuck, and lend a hand.',
          ko: '모둠 과제를 나눠 맡아요. 먼저 끝나면 친구를 도와요. 우주 정거장에서도 그렇게 일한대요.',
        },
        {
          en: 'Some schools talk with the space station by radio. What would you ask in ten minutes?',
          ko: '우주 정거장과 무전으로 이야기한 학교가 있대요. 나라면 10분 동안 무엇을 물어볼까요?',
        },
      ],
      high: [
        {
          en: 'In space, a candle flame turns into a little blue ball. Take physics to find out why.',
          ko: '우주에서는 촛불이 작고 파란 공처럼 둥글어져요. 왜 그런지 물리학에서 알아봐요.',
        },
        {
          en: 'Astronauts practice spacewalks in a giant pool, so they have to pass a swimming test first.',
          ko: '우주인은 깊은 수영장에서 우주복을 입고 연습해요. 수영은 지금부터 해 둘 수 있어요.',
        },
        {
          en: 'In a science club, build a rocket with four others. You all have to agree on its fins.',
          ko: '로켓 동아리나 과학 캠프에 가요. 내가 조인 나사를 친구가 한 번 더 살펴 줘요.',
        },
      ],
      university: [
        {
          en: 'One astronaut had studied penguins. Major in the science or engineering that you like best.',
          ko: '우주선에는 의사도 조종사도 과학자도 타요. 그러니 좋아하는 전공부터 골라도 괜찮아요.',
        },
        {
          en: 'NASA usually wants a master’s degree, earned after college, in science or engineering, plus years of work.',
          ko: 'NASA는 주로 과학이나 공학을 석사(대학 다음 과정)까지 배우고 일해 본 사람을 뽑아요.',
        },
        {
          en: 'At a research team’s lunch table, the jokes may come in three languages, as on the space station.',
          ko: '여러 나라 학생이 한 팀이면 “안녕”도 여러 가지예요. 우주 정거장에서도 그렇게 지내요.',
        },
      ],
      career: [
        {
          en: 'NASA chooses only US citizens. Thousands of them apply for a few seats.',
          ko: 'NASA에는 미국 시민만 우주비행사로 지원할 수 있어요. 뽑히면 러시아 말도 배운대요.',
        },
        {
          en: 'Yi So-yeon took kimchi to space for Korea in 2008. KASA, Korea’s space agency, announces any new search.',
          ko: '이소연 우주인은 2008년에 열하루 동안 우주에 다녀왔어요. 거기서 실험도 했지요.',
        },
        {
          en: 'Many astronauts were pilots, doctors, or engineers first. In space, they all take turns fixing the toilet.',
          ko: '우주에 가는 날보다 기다리는 날이 길어요. 그동안 땅에서 우주에 있는 동료를 도와요.',
        },
      ],
    },
    activities: [
      {
        en: 'Bones weaken in space, so astronauts exercise every day. Join in with squats and one-leg stands.',
        ko: '우주에 오래 있으면 뼈가 약해져서 날마다 운동한대요. 나도 스쿼트와 한 발 서기를 해요.',
      },
      {
        en: 'Put on two pairs of gloves and pick up coins. Spacesuit gloves feel that thick.',
        ko: '장갑 두 켤레를 겹쳐 끼고 동전을 주워요. 우주복 장갑은 그보다 더 둔하대요.',
      },
      {
        en: 'With a grown-up, look for the space station at dusk. It glides by like a silent star.',
        ko: '어른과 함께 밤하늘에서 우주 정거장을 찾아요. 별처럼 보이지만 쓱 움직여요.',
      },
      {
        en: 'Astronauts sleep in bags tied to the wall. Find out how they brush their teeth.',
        ko: '우주인은 침낭을 벽에 묶고 자요. 양치질은 어떻게 할지 찾아 네 칸 만화로 그려요.',
      },
      {
        en: 'Let go of every muscle and float like an astronaut, in a pool with a grown-up.',
        ko: '수영장에서 어른과 함께 우주인처럼 온몸의 힘을 빼고 떠 봐요.',
      },
    ],
  },
  'aerospace-engineer': {
    title: { en: 'Aerospace Engineer', ko: '항공우주공학자' },
    riasec: 'IRC',
    description: {
      en: 'A launch shakes every screw in a satellite. Aerospace engineers design airplanes, rockets, and satellites, and test them until they hold.',
      ko: '비행기와 로켓, 인공위성을 설계하고 시험하고 또 고쳐서, 마침내 안전하게 날게 해요.',
    },
    weights: { 수학: 3, 과학: 3, 컴퓨터: 2, 팀워크: 2, 집중력: 1, 그림그리기: 1 },
    majors: ['Aerospace Engineering', 'Mechanical Engineering'],
    stages: {
      elementary: [
        {
          en: 'Bend the wings of a paper plane, throw it again, and measure how far it flies.',
          ko: '종이비행기 날개 뒤쪽을 한 번은 위로, 한 번은 아래로 접어 날려 봐요.',
        },
        {
          en: 'Airliners carry fuel inside their wings. Stand under one at an air museum and guess how much.',
          ko: '여객기는 날개 속에 연료를 싣고 날아요. 항공우주 박물관에서 날개 밑에 서 봐요.',
        },
        {
          en: 'Stack blocks into a rocket and label its nose, tank, engine, and fins.',
          ko: '블록 로켓을 쌓고 머리, 연료통, 엔진, 꼬리 날개에 이름표를 달아 줘요.',
        },
      ],
      middle: [
        {
          en: 'Launch a water rocket with different amounts of water to see which goes highest.',
          ko: '물로켓은 물을 가득 채운다고 높이 날지 않아요. 얼마나 넣으면 좋을지 시험해 봐요.',
        },
        {
          en: 'Take a drone class and practice until you can land inside a circle.',
          ko: '드론 교실의 첫 시간은 날리기가 아니에요. 사람 머리 위를 피하는 약속부터 배워요.',
        },
        {
          en: 'A full jumbo jet weighs more than fifty elephants. In science class, ask what holds it up.',
          ko: '길쭉한 종이를 입술 아래에 대고 후 불면, 늘어졌던 종이가 떠올라요. 왜 그럴까요?',
        },
      ],
      high: [
        {
          en: 'A rocket burns its fuel, gets lighter, and speeds up faster and faster. In physics, work out why.',
          ko: '로켓은 연료를 쓸수록 가벼워져서 더 빨라져요. 그 계산을 물리학과 미적분에서 배워요.',
        },
        {
          en: 'A dragonfly moves each of its four wings separately. Draw them in a 3D design program.',
          ko: '잠자리는 날개 네 장을 따로 움직여요. 3D 설계 프로그램에 새 날개와 나란히 그려 봐요.',
        },
        {
          en: 'A CanSat is a practice satellite the size of a soda can. Build one with a team.',
          ko: '음료수 캔만 한 모형 위성을 띄우는 대회가 있어요. 친구들과 팀을 짜서 나가요.',
        },
      ],
      university: [
        {
          en: 'Look for an accredited school, one that experts have checked, and ask whether it has a wind tunnel.',
          ko: '미국에는 전문가가 살펴보고 인증한 공학과가 있어요. 바람을 만드는 터널도 있는지 물어봐요.',
        },
        {
          en: 'Student rocket teams need all kinds of people, even somebody who can sew a parachute.',
          ko: '로켓 팀 학생들은 떨어진 로켓의 조각부터 주워요. 어디가 먼저 부서졌는지 거기 남아 있어요.',
        },
        {
          en: 'A co-op is a term of work at a company. You might freeze parts until they’re colder than Antarctica.',
          ko: '한 학기를 회사에서 배우는 ‘코업’도 있어요. 진짜 부품을 얼리고 데우며 시험해요.',
        },
      ],
      career: [
        {
          en: 'Engineers bend an airplane wing until it snaps, and note how far it went.',
          ko: '엔진에 물을 쏟아붓는 시험도 있어요. 큰비 속에서도 힘차게 돌아야 하니까요.',
        },
        {
          en: 'Many US rocket companies hire only citizens or people with a green card, a permit to stay.',
          ko: '로켓 기술에는 비밀이 많아요. 그래서 미국 시민인지, 계속 살 허락이 있는지 묻기도 해요.',
        },
        {
          en: 'Korean engineers launch rockets from Naro, an island in the south. First comes light, then the roar.',
          ko: '한국 로켓은 남쪽 바닷가 나로우주센터에서 떠나요. 빛이 먼저 보이고 소리는 나중에 와요.',
        },
      ],
    },
    activities: [
      {
        en: 'Pack a raw egg so that it survives a fall. Some Mars rovers landed inside airbags.',
        ko: '날달걀을 폭신하게 싸서 떨어뜨려요. 화성 탐사차도 공기주머니에 싸여 통통 튀며 내렸대요.',
      },
      {
        en: 'Send a balloon rocket along a string, then change it until it goes farther.',
        ko: '줄에 매단 풍선 로켓을 날려요. 긴 풍선과 둥근 풍선 중 어느 것이 멀리 갈까요?',
      },
      {
        en: 'Watch a landing filmed from a window seat. Which parts of the wing slide, tip, or pop up?',
        ko: '비행기를 그린 뒤 “나는 방향을 바꿔요.” 하고 꼬리 날개의 말을 적어 줘요.',
      },
      {
        en: 'The Wright brothers crashed more than once on the way to their airplane. Read what they changed each time.',
        ko: '라이트 형제는 새가 나는 모습을 오래 지켜봤대요. 무엇을 보고 날개를 고쳤을까요?',
      },
      {
        en: 'Cut parachutes from napkins and time each fall with a stopwatch.',
        ko: '휴지 귀퉁이마다 실을 매고 클립을 달아 날려요. 큰 낙하산은 작은 것보다 느릴까요?',
      },
    ],
  },
  'airline-pilot': {
    title: { en: 'Airline Pilot', ko: '비행기 조종사' },
    riasec: 'RIE',
    description: {
      en: 'Two pilots sit in the nose of an airliner. One flies while the other checks every step and talks on the radio.',
      ko: '“기장입니다. 오늘 하늘은 맑습니다.” 날씨와 계기판을 살피며 승객을 하늘길로 안전하게 데려다줘요.',
    },
    weights: { 집중력: 3, 영어: 3, 과학: 2, 수학: 2, 체육: 1, 팀워크: 2 },
    majors: ['Aviation Science', 'Professional Flight', 'Aeronautics'],
    stages: {
      elementary: [
        {
          en: 'Pick cities you would love to see and draw the flight paths between them on a map.',
          ko: '지도에서 가고 싶은 도시를 찾아 우리 집부터 하늘길을 그어 봐요.',
        },
        {
          en: 'Which way does the wind blow? Check a flag each morning, like a pilot before takeoff.',
          ko: '손수건을 들면 바람이 어디에서 부는지 보여요. 구름도 그쪽에서 올까요?',
        },
        {
          en: 'From an airport’s observation deck, count how many people work around one plane.',
          ko: '공항 전망대에서 내려다보면 짐차와 기름차, 비행기를 미는 차가 바쁘게 오가요.',
        },
      ],
      middle: [
        {
          en: 'Pilots read important radio instructions back to the tower. Give a friend one to repeat word for word.',
          ko: '조종사는 무전으로 들은 영어를 그대로 따라 말해요. 친구가 읽어 준 문장으로 해 볼까요?',
        },
        {
          en: 'Try a flight simulator and practice the hardest part, the landing.',
          ko: '모의 비행 체험에서 조종간을 잡아요. 당기면 비행기 코가 올라가고 밀면 내려가요.',
        },
        {
          en: 'Pilots may not fly when they are too tired. Keep one bedtime all week and see how you feel.',
          ko: '조종사는 푹 자고 나서 비행기를 몰아요. 일주일 동안 같은 시각에 잠들어 볼까요?',
        },
      ],
      high: [
        {
          en: 'Read a real weather map in earth science. Where would you fly around a storm?',
          ko: '지구과학 시간에 일기도를 읽어요. 줄이 많이 모인 곳은 바람이 세요.',
        },
        {
          en: 'Pilots may wear glasses. Before your first flight alone, a special doctor checks your eyes, ears, and heart.',
          ko: '안경을 쓴 조종사도 있어요. 혼자 처음 날기 전에 의사가 눈과 귀, 심장을 살펴요.',
        },
        {
          en: 'Flight training costs a lot. Look up the price with your family, and look for scholarships, too.',
          ko: '비행 훈련에는 돈이 많이 들어요. 계산기를 놓고 가족과 함께 얼마인지 알아봐요.',
        },
      ],
      university: [
        {
          en: 'Some US colleges teach flying. Three landings in a small plane may be your lesson for the day.',
          ko: '미국에는 비행기를 모는 것이 숙제인 학과가 있어요. 나라가 인정한 훈련인지도 물어봐요.',
        },
        {
          en: 'To learn to fly in the US, students from abroad first need a yes from a security agency.',
          ko: '다른 나라에서 온 학생은 미국의 안전 심사부터 받아요. 통과하면 조종간을 잡아요.',
        },
        {
          en: 'A pilot’s first certificate is for clear skies. Flying inside a cloud takes another test.',
          ko: '자격은 차례로 따요. 맑은 날 나는 자격, 구름 속을 나는 자격, 직업으로 나는 자격이에요.',
        },
      ],
      career: [
        {
          en: 'New pilots often teach beginners. Every bumpy lesson adds to the hours that an airline wants to see.',
          ko: '미국 여객기를 몰려면 비행시간이 많아야 해요. 초보를 가르치며 시간을 쌓기도 해요.',
        },
        {
          en: 'A US airline checks that you may work in the country, then counts the hours in your logbook.',
          ko: '미국 항공사는 미국에서 일해도 되는 사람을 뽑아요. 다른 나라 사람은 허락부터 받아야 해요.',
        },
        {
          en: 'A plane is the same in Seoul and Seattle, but Korea has a pilot’s license of its own.',
          ko: '비행기는 같아도 자격은 나라마다 달라요. 한국에서 조종하려면 한국 자격이 있어야 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Hold a paper wing in front of a fan and tilt it. When does it rise?',
        ko: '선풍기 앞에 종이 날개를 들고 조금씩 기울여요. 언제 둥실 떠오를까요?',
      },
      {
        en: 'Lie down for one minute a day, look up, and learn the names of five clouds.',
        ko: '하루 1분씩 하늘을 봐요. 석 달이면 구름 모양이 공책 가득 모여요.',
      },
      {
        en: 'Spell your name in the pilots’ radio alphabet, where A is Alfa and B is Bravo.',
        ko: '“A는 알파, B는 브라보!” 조종사가 쓰는 알파벳으로 내 이름을 불러 볼까요?',
      },
      {
        en: 'Tape a paper cockpit to a chair and read your takeoff checklist out loud.',
        ko: '종이로 꾸민 조종석에서 “연료?” “확인!” 출발 점검 놀이를 해요.',
      },
      {
        en: 'What time is it now in Seoul, London, and New York? Make a paper clock for each.',
        ko: '서울이 아침이면 런던은 몇 시일까요? 도시마다 종이 시계를 만들어 벽에 걸어요.',
      },
    ],
  },
};
