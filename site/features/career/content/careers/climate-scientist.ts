import type { Career } from '../../model/career.ts';

export const climateScientist = {
  id: 'climate-scientist',
  title: { en: 'Climate Scientist', ko: '기후과학자' },
  riasec: 'IRC',
  field: 'environment',
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
        ko: '할머니 할아버지 어릴 적에는 겨울에 강이 얼었을까요? 한번 여쭤봐요',
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
        ko: '우리 동네 여름이 정말 길어졌을까요? 기상청 누리집에 옛 기온이 다 있어요',
      },
      {
        en: 'Melting ice on land raises the sea, but floating ice hardly does. Test it with two glasses.',
        ko: '땅 위의 얼음이 녹으면 바다가 높아져요. 어디가 물에 잠길지 지도에서 찾아봐요',
      },
      {
        en: 'Read your school’s electricity meter every Monday, if you are allowed. Which week uses the least?',
        ko: '빈 교실에 켜 둔 불을 한 달 동안 세어요. 지난주보다 줄면 다 같이 손뼉을 쳐요',
      },
    ],
    high: [
      {
        en: 'Clouds keep the night warm, like a blanket. Check with a thermometer, then ask in earth science why.',
        ko: '바람은 왜 불고 바닷물은 왜 흐를까요? 날씨도 기후도 지구과학에서 만나요',
      },
      {
        en: 'One hot summer is only weather. In statistics, learn why scientists look at thirty years.',
        ko: '더운 여름 한 번은 날씨일 뿐이에요. 기후를 말할 때 왜 30년을 보는지 통계로 알아봐요',
      },
      {
        en: 'Trees, buses, or cooler roofs? In a course on climate change, debate what your town needs first.',
        ko: '‘기후변화와 환경생태’에서는 우리 동네가 무엇부터 바꿀 수 있을지 토론해요',
      },
    ],
    university: [
      {
        en: 'A weather balloon swells as it rises until it pops. Atmospheric science students read its signals all the way.',
        ko: '대기과학과에서 띄운 풍선은 높이 올라가 터져요. 그때까지 온도와 바람을 알려 와요',
      },
      {
        en: 'A climate model is a small Earth inside a computer. It takes calculus, physics, and code.',
        ko: '컴퓨터 속에 작은 지구를 만들어요. 수학과 물리, 코딩을 배우면 그 지구에 비가 내리지요',
      },
      {
        en: 'On a research trip, you may dig a hole in the snow and count the layers.',
        ko: '배를 타고 바닷물을 떠 와요. 빙하에서 길게 뽑은 얼음에는 옛날 공기가 들어 있어요',
      },
    ],
    career: [
      {
        en: 'At the weather service, someone is awake at four in the morning to decide about snow.',
        ko: '날마다 들어오는 비와 바람 숫자를 정리해요. 하나가 이상하면 기계에 새가 앉았나 살펴요',
      },
      {
        en: 'Leading the search for old ice in Antarctica often takes a PhD, years of study after college.',
        ko: '대학 다음에 석사나 박사까지 배우는 연구자가 많아요. 남극 얼음 하나를 몇 해씩 살피니까요',
      },
      {
        en: 'A farmer asks where apples may grow in twenty years, and you open the map.',
        ko: '도시와 농부, 보험 회사는 내년 여름이 궁금해요. 강물이 넘칠지 기후 전문가에게 물어요',
      },
    ],
  },
  activities: [
    {
      en: 'Mark the temperature on graph paper every day for three months, and connect the dots.',
      ko: '석 달 동안 같은 시각에 기온을 재요. 꺾은선그래프에 계절이 바뀌는 모습이 나타나요',
    },
    {
      en: 'Hang a pine cone outside. It closes when the air is damp. Does rain follow?',
      ko: '솔방울을 창밖에 매달아요. 공기가 축축하면 입을 다무는데, 그다음 정말 비가 올까요?',
    },
    {
      en: 'Count the rings on a tree stump, one for each year. Which ring is the widest?',
      ko: '나무 그루터기의 나이테를 세어 볼까요? 넓은 고리는 나무가 쑥쑥 자란 해예요',
    },
    {
      en: 'Put out a rain gauge you made and record every shower.',
      ko: '지난밤 비는 몇 밀리미터나 왔을까요? 눈금을 붙인 곧은 컵을 밖에 둬 봐요',
    },
    {
      en: 'Find two photos of one glacier, one from long ago and one from today. What is missing?',
      ko: '빙하의 옛날 사진과 요즘 사진을 나란히 놓아요. 얼음은 어디까지 물러났을까요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: '기후변화와 환경생태 is the official name in the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'career.1',
      fact: 'Researchers often need a master’s or PhD.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
