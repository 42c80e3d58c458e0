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
        en: 'Ask your grandparents what winters were like when they were little, and compare.',
        ko: '할머니 할아버지 어릴 적에는 겨울에 강이 얼었을까요? 한번 여쭤봐요',
      },
      {
        en: 'Put a clear box in the sun. After an hour, is it warmer inside or outside?',
        ko: '뚜껑 있는 투명한 상자를 햇빛에 두면 작은 온실이 돼요. 안이 얼마나 더 더울까요?',
      },
      {
        en: 'Breathe on a cold window. Where does the little cloud on the glass come from?',
        ko: '냉장고 문을 오래 열면 왜 안 될까요? 에너지를 아끼는 우리 집 약속을 하나 정해요',
      },
    ],
    middle: [
      {
        en: 'Graph how your town’s summers and winters have changed, using weather records.',
        ko: '우리 동네 여름이 정말 길어졌을까요? 기상청 누리집에 옛 기온이 다 있어요',
      },
      {
        en: 'Melting ice on land raises the sea, but floating ice hardly does. Test it with two glasses.',
        ko: '땅 위의 얼음이 녹으면 바다가 높아져요. 어디가 물에 잠길지 지도에서 찾아봐요',
      },
      {
        en: 'Read your school’s electricity meter every Monday, if the school lets you, and draw a graph.',
        ko: '빈 교실에 켜 둔 불을 한 달 동안 세어 그려요. 그래프가 내려가면 다 같이 손뼉을 쳐요',
      },
    ],
    high: [
      {
        en: 'Clouds keep the night warm, like a blanket. Check with a thermometer, then ask in earth science why.',
        ko: '바람은 왜 불고 바닷물은 왜 흐를까요? 날씨도 기후도 지구과학에서 만나요',
      },
      {
        en: 'Download public climate data and let a program look for the warm years.',
        ko: '바다 온도 백 년 치를 공짜로 내려받을 수 있어요. 그래프는 올라가나요, 내려가나요?',
      },
      {
        en: 'Trees, buses, or cooler roofs? In a course on climate change, debate what your town needs first.',
        ko: '‘기후변화와 환경생태’에서는 우리 동네가 무엇부터 바꿀 수 있을지 토론해요',
      },
    ],
    university: [
      {
        en: 'Atmospheric science students launch weather balloons and read the signals they send.',
        ko: '대기과학 수업에서는 풍선을 하늘로 띄워 높은 곳의 온도와 바람을 재요',
      },
      {
        en: 'A climate model is a small Earth inside a computer. It takes calculus, physics, and code.',
        ko: '컴퓨터 속에 작은 지구를 만들어요. 수학과 물리, 코딩을 배우면 그 지구에 비가 내리지요',
      },
      {
        en: 'On a research trip, you may dig a hole in the snow and count the layers.',
        ko: '배를 타고 바닷물을 떠 오거나, 옛날 날씨가 남은 얼음과 나무에 가는 구멍을 뚫어요',
      },
    ],
    career: [
      {
        en: 'At the weather service, someone is awake at four in the morning to decide about snow.',
        ko: '날마다 들어오는 비와 바람 숫자를 정리해요. 하나가 이상하면 기계에 새가 앉았나 살펴요',
      },
      {
        en: 'Scientists who lead the drilling for old ice in Antarctica often have a PhD, the highest degree.',
        ko: '대학 다음에 석사나 박사까지 배우는 연구자가 많아요. 남극 얼음 하나를 몇 해씩 살피니까요',
      },
      {
        en: 'A farmer asks where apples may grow in thirty years, and you open the map.',
        ko: '도시와 농부, 보험 회사는 내년 여름이 궁금해요. 강물이 넘칠지 기후 전문가에게 물어요',
      },
    ],
  },
  activities: [
    {
      en: 'Measure the temperature every day for three months and connect the dots.',
      ko: '석 달 동안 같은 시각에 기온을 재요. 꺾은선그래프에 계절이 바뀌는 모습이 나타나요',
    },
    {
      en: 'Melt one ice cube in the sun and one in the shade, and time the race.',
      ko: '얼음을 햇빛에 하나, 그늘에 하나 놓으면 몇 분 차이로 녹을까요?',
    },
    {
      en: 'Spend one evening a month with your family and no electric light. What can you play?',
      ko: '우리 집 전기 지킴이는 나예요. 자기 전에 켜 놓고 잊은 불을 찾아 꺼요',
    },
    {
      en: 'Put out a rain gauge you made and record every shower.',
      ko: '지난밤 비는 몇 밀리미터나 왔을까요? 눈금을 붙인 곧은 컵을 밖에 둬 봐요',
    },
    {
      en: 'Find a photo of a glacier from long ago and one from today, and compare.',
      ko: '북극곰이 보내온 소식으로 지구 신문의 첫 장을 꾸며요',
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
