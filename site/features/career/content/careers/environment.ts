import type { FieldOfCareers } from '../../model/career.ts';

export const environment: FieldOfCareers = {
  'climate-scientist': {
    title: { en: 'Climate Scientist', ko: '기후과학자' },
    riasec: 'IRC',
    description: {
      en: 'Old ice holds air from thousands of years ago. Climate scientists study ice, sea, and sky to learn why the climate changes.',
      ko: '하늘과 바다, 얼음이 남긴 자료를 모아 기후가 왜 변하는지 알아내고, 어떻게 지킬지 연구하는 사람이에요.',
    },
    weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 수영: 1, 글쓰기: 1, 영어: 1 },
    majors: ['Atmospheric Science', 'Environmental Science', 'Earth Science'],
    stages: {
      elementary: [
        {
          en: 'Ask your grandparents what winters were like when they were little. What has changed since then?',
          ko: '할머니 할아버지 어릴 적에는 겨울에 강이 얼었을까요? 한번 여쭤봐요.',
        },
        {
          en: 'Set one thermometer under a clear box in the sun and one beside it. Which climbs higher?',
          ko: '뚜껑 있는 투명한 상자를 햇빛에 두면 작은 온실이 돼요. 안이 얼마나 더 더울까요?',
        },
        {
          en: 'Breathe on a cold window. Where does the little cloud on the glass come from?',
          ko: '찬 유리창에 호 하고 입김을 불어요. 뽀얀 작은 구름은 어디에서 왔을까요?',
        },
      ],
      middle: [
        {
          en: 'Use weather records to graph your town’s summers. Which one was the hottest?',
          ko: '우리 동네 여름이 정말 길어졌을까요? 기상청 사이트에 옛 기온이 다 있어요.',
        },
        {
          en: 'Which raises the water more, floating ice or ice that melts into it? Test it with two glasses.',
          ko: '땅 위의 얼음이 녹으면 바다가 높아져요. 어디가 물에 잠길지 지도에서 찾아봐요.',
        },
        {
          en: 'Read your school’s electricity meter every Monday, if you are allowed. Which week uses the least?',
          ko: '빈 교실에 켜 둔 불을 한 달 동안 세어요. 지난주보다 줄면 다 같이 손뼉을 쳐요.',
        },
      ],
      high: [
        {
          en: 'Clouds keep the night warm, like a blanket. Check with a thermometer, then ask in earth science why.',
          ko: '바람은 왜 불고 바닷물은 왜 흐를까요? 날씨도 기후도 지구과학에서 만나요.',
        },
        {
          en: 'One hot summer is only weather. In statistics, learn why scientists look at thirty years.',
          ko: '더운 여름 한 번은 날씨일 뿐이에요. 기후를 말할 때 왜 30년을 보는지 통계로 알아봐요.',
        },
        {
          en: 'Trees, buses, or cooler roofs? In a course on climate change, debate what your town needs first.',
          ko: '‘기후변화와 환경생태’에서는 우리 동네가 무엇부터 바꿀 수 있을지 토론해요.',
        },
      ],
      university: [
        {
          en: 'A weather balloon swells as it rises until it pops. Atmospheric science students read its signals all the way.',
          ko: '대기과학과에서 띄운 풍선은 높이 올라가 터져요. 그때까지 온도와 바람을 알려 와요.',
        },
        {
          en: 'A climate model is a small Earth inside a computer. It takes calculus, physics, and code.',
          ko: '컴퓨터 속에 작은 지구를 만들어요. 수학과 물리, 코딩을 배우면 그 지구에 비가 내리지요.',
        },
        {
          en: 'On a research trip, you may dig a hole in the snow and count the layers.',
          ko: '배를 타고 바닷물을 떠 와요. 빙하에서 길게 뽑은 얼음에는 옛날 공기가 들어 있어요.',
        },
      ],
      career: [
        {
          en: 'At the weather service, someone is awake at four in the morning to decide about snow.',
          ko: '날마다 들어오는 비와 바람 숫자를 정리해요. 하나가 이상하면 기계에 새가 앉았나 살펴요.',
        },
        {
          en: 'Leading the search for old ice in Antarctica often takes a PhD, years of study after college.',
          ko: '대학 다음에 석사나 박사까지 배우는 연구자가 많아요. 남극 얼음 하나를 몇 해씩 살피니까요.',
        },
        {
          en: 'A farmer asks where apples may grow in twenty years, and you open the map.',
          ko: '도시와 농부, 보험 회사는 내년 여름이 궁금해요. 강물이 넘칠지 기후 전문가에게 물어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Mark the temperature on graph paper every day for three months, and connect the dots.',
        ko: '석 달 동안 같은 시각에 기온을 재요. 꺾은선그래프에 계절이 바뀌는 모습이 나타나요.',
      },
      {
        en: 'Hang a pine cone outside. It closes when the air is damp. Does rain follow?',
        ko: '솔방울을 창밖에 매달아요. 공기가 축축하면 입을 다무는데, 그다음 정말 비가 올까요?',
      },
      {
        en: 'Count the rings on a tree stump, one for each year. Which ring is the widest?',
        ko: '나무 그루터기의 나이테를 세어 볼까요? 넓은 고리는 나무가 쑥쑥 자란 해예요.',
      },
      {
        en: 'Put out a rain gauge you made and record every shower.',
        ko: '지난밤 비는 몇 밀리미터나 왔을까요? 눈금을 붙인 곧은 컵을 밖에 둬 봐요.',
      },
      {
        en: 'Find two photos of one glacier, one from long ago and one from today. What is missing?',
        ko: '빙하의 옛날 사진과 요즘 사진을 나란히 놓아요. 얼음은 어디까지 물러났을까요?',
      },
    ],
  },
  'environmental-engineer': {
    title: { en: 'Environmental Engineer', ko: '환경공학자' },
    riasec: 'IRC',
    description: {
      en: 'Your bathwater goes down the drain, and then what? Environmental engineers design ways to make water, air, and soil clean again.',
      ko: '우리가 쓰고 버린 물은 어디에서 다시 맑아질까요? 물과 공기, 흙을 되살리는 시설과 재활용 방법을 설계해요.',
    },
    weights: { 과학: 3, 수학: 3, 팀워크: 2, 컴퓨터: 1, 그림그리기: 1, 체육: 1 },
    majors: ['Environmental Engineering', 'Civil Engineering', 'Chemistry'],
    stages: {
      elementary: [
        {
          en: 'After the rain, follow the water down the street with a grown-up. Where does it go?',
          ko: '비가 그치면 어른과 찻길에서 먼 빗물받이를 살펴요. 집게로 낙엽을 걷으면 물이 빠져요.',
        },
        {
          en: 'The garbage truck drives off. Find out where it takes your trash next.',
          ko: '쓰레기차가 다녀간 뒤 쓰레기는 어디로 갈까요? 어른과 지도에서 길을 따라가요.',
        },
        {
          en: 'Put the plug in while you wash your hands and see how much water you used.',
          ko: '양치 컵을 쓴 날과 안 쓴 날, 대야에 받은 물을 재요. 얼마나 아껴 썼나요?',
        },
      ],
      middle: [
        {
          en: 'With your class, smell a stream, look at its color, and take notes.',
          ko: '선생님을 따라 하천에 가서 물빛을 보고 냄새를 맡아요. 돌 밑에는 누가 살까요?',
        },
        {
          en: 'Milk cartons don’t recycle like newspaper. Soak one, peel it, and find the thin plastic layer.',
          ko: '우유갑 안쪽에는 물이 안 새게 하는 얇은 막이 있어요. 그래서 신문지와 따로 모아요.',
        },
        {
          en: 'Map where the trash lies at your school, and suggest a place for a new bin.',
          ko: '학교에서 쓰레기가 많이 떨어진 곳을 지도에 찍고, 새 쓰레기통 자리를 골라 봐요.',
        },
      ],
      high: [
        {
          en: 'Fertilizer from fields can turn a lake green. In chemistry, learn to test the water for it.',
          ko: '밭의 비료가 흘러들면 호수가 초록으로 변해요. 물속의 비료를 찾는 법을 화학에서 배워요.',
        },
        {
          en: 'With a team, measure fine dust at a bus stop and in a park. Where is there more?',
          ko: '학원 차가 줄지어 선 교문 앞과 나무 밑의 미세먼지를 재요. 어느 쪽 숫자가 더 클까요?',
        },
        {
          en: 'Worms turn lunch scraps into dark soil. Start a worm bin with a club, and see what goes first.',
          ko: '지렁이는 과일 껍질을 흙으로 바꿔요. 동아리에서 지렁이를 키우며 며칠 걸리는지 봐요.',
        },
      ],
      university: [
        {
          en: 'Brown river water turns clear, one tank at a time. You design those tanks in environmental engineering.',
          ko: '환경공학과에서는 물을 맑게 하는 세균을 만나요. 학과가 잘 가르치는지 검사하는 곳도 있어요.',
        },
        {
          en: 'In the lab, a test can turn clear water purple and show what is hidden in it.',
          ko: '공장 굴뚝 옆의 공기를 봉지에 담아 와요. 실험실에서 재면 무엇이 섞였는지 숫자로 나와요.',
        },
        {
          en: 'For one term, you may work where a city’s toilet water is cleaned. Noses get used to it.',
          ko: '정수장 인턴은 일하며 배우는 학생이에요. 강물이 수돗물이 되는 길을 처음부터 따라 걸어요.',
        },
      ],
      career: [
        {
          en: 'On some days, you stand in a river in rubber boots and fill sample bottles.',
          ko: '장화를 신고 강에 들어가 병에 물을 채워요. 어디서 떴는지 병마다 적어야 안 헷갈려요.',
        },
        {
          en: 'Whole cities drink from the pipes you plan, so a licensed engineer usually signs the drawings.',
          ko: '미국에서는 기술사 면허가 있는 사람이 설계도에 이름을 적어요. 온 도시가 쓸 물이니까요.',
        },
        {
          en: 'A US engineer’s license takes two exams, one near graduation and one after years of work.',
          ko: '새 하수 처리장이 처음 도는 날, 다들 물가에 서서 맑은 물이 나오기를 기다려요.',
        },
      ],
    },
    activities: [
      {
        en: 'Filter muddy water through sand and cotton in a bottle, but don’t drink it.',
        ko: '자갈과 모래, 솜을 층층이 넣은 페트병에 흙물을 부어요. 맑아져도 마시지는 않아요.',
      },
      {
        en: 'Save one day’s wrappers in a bag. Is there more paper or more plastic?',
        ko: '우리 집은 무엇을 가장 많이 버릴까요? 한 달에 한 주씩 세어 그래프로 그려요.',
      },
      {
        en: 'Have a grown-up cut up a plastic bottle. Which floats in water, a piece or the cap?',
        ko: '어른이 오린 페트병 조각과 뚜껑을 물에 눌러 넣어요. 다시 떠오르는 것은 어느 쪽일까요?',
      },
      {
        en: 'Pour water from a watering can on bare soil and on grass. Which makes muddier water?',
        ko: '물뿌리개로 맨흙과 잔디에 비를 뿌려요. 어느 쪽에서 흙탕물이 더 많이 흐를까요?',
      },
      {
        en: 'Find the loudest spot on your block. What could make it quieter, a wall or a row of trees?',
        ko: '우리 동네에서 가장 시끄러운 곳은 어디일까요? 소리를 막을 벽이나 나무를 그려 넣어요.',
      },
    ],
  },
};
