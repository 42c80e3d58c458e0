import type { Career } from '../career.ts';

export const sportsDataAnalyst = {
  id: 'sports-data-analyst',
  title: { en: 'Sports Data Analyst', ko: '스포츠 데이터 분석가' },
  riasec: 'ICE',
  field: 'sport',
  description: {
    en: 'Sports data analysts study a game’s numbers and videos, and tell the team what to try next.',
    ko: '경기 기록과 영상을 숫자로 살펴, 팀이 더 잘 뛸 방법을 찾아 알려 주는 사람이에요.',
  },
  weights: { 수학: 3, 컴퓨터: 3, 축구: 2, 체육: 2, 수영: 1, 집중력: 1, 게임: 1 },
  majors: ['Statistics', 'Data Science', 'Sport Analytics'],
  stages: {
    elementary: [
      {
        en: 'Count your jump rope jumps every day and draw a bar graph.',
        ko: '줄넘기 횟수를 매일 적어 막대그래프로 그려요',
      },
      {
        en: 'Watch a game, count the shots and passes, and make a table.',
        ko: '경기를 보며 슛과 패스 수를 세어 표로 만들어요',
      },
      {
        en: 'Look at the numbers and say what you learned in one sentence.',
        ko: '숫자를 보고 알게 된 점을 한 문장으로 말해요',
      },
    ],
    middle: [
      {
        en: 'Put your class’s sports records in order with a spreadsheet.',
        ko: '표 계산 프로그램으로 우리 반 기록을 정리해요',
      },
      {
        en: 'Learn averages and ratios. Who scores more often for each shot?',
        ko: '평균과 비율을 배워 누가 슛을 더 잘 넣는지 비교해요',
      },
      { en: 'Be the scorekeeper for a school sports club.', ko: '학교 스포츠 클럽의 기록원을 맡아 봐요' },
    ],
    high: [
      {
        en: 'Probability and statistics tell you how likely a goal is, and data science adds speed.',
        ko: '어떤 일이 얼마나 잘 일어날지 묻는 확률과 통계에 데이터 과학까지 더해 들어요',
      },
      {
        en: 'Load public game results into Python, a coding language, and look for a surprise.',
        ko: '파이썬으로 공개된 경기 자료를 분석해 봐요',
      },
      {
        en: 'Turn your school’s games into statistics and show the team what you found.',
        ko: '우리 학교 경기 기록을 통계로 정리해 발표해요',
      },
    ],
    university: [
      {
        en: 'Study statistics or data science, where you learn to let numbers speak.',
        ko: '통계학과나 데이터과학과에서 숫자로 말하는 법을 배워요',
      },
      {
        en: 'Turn a college team’s numbers into advice its players can use.',
        ko: '대학 운동팀의 자료를 분석하는 일을 도와요',
      },
      {
        en: 'Learn to explain results with one clear picture instead of a page of numbers.',
        ko: '어려운 숫자를 그림 한 장으로 쉽게 보여 주는 연습을 해요',
      },
    ],
    career: [
      {
        en: 'Teams and companies that keep game records hire helpers who watch replays and count everything.',
        ko: '구단이나 스포츠 기록 회사에서 분석을 거드는 것이 흔한 첫 자리예요',
      },
      {
        en: 'Game reports and code of your own show people what you can do.',
        ko: '직접 분석한 경기 보고서와 코드가 실력을 말해 줘요',
      },
      {
        en: 'Teams have few chairs for analysts, so look at other companies that need data people.',
        ko: '구단 자리는 많지 않아 다른 회사의 데이터 일도 알아봐요',
      },
    ],
  },
  activities: [
    {
      en: 'Measure your exercise each week and fill in a graph with twelve columns.',
      ko: '매주 운동 기록을 재서 열두 칸 그래프를 그려요',
    },
    { en: 'Watch one soccer game and draw a map of its passes.', ko: '축구 한 경기를 보고 패스 지도를 그려 봐요' },
    {
      en: 'Hold a family jumping jack contest and work out the average.',
      ko: '가족 팔 벌려 뛰기 대회를 열고 평균을 구해요',
    },
    {
      en: 'Show in colors how your swimming or running times change.',
      ko: '수영이나 달리기 기록의 변화를 색으로 나타내요',
    },
    { en: 'Look at your records and set a goal for next week.', ko: '기록표를 보고 다음 주 목표를 정해 봐요' },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '확률과 통계 and 데이터 과학 are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
