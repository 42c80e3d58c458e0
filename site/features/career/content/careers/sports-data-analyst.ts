import type { Career } from '../../model/career.ts';

export const sportsDataAnalyst = {
  id: 'sports-data-analyst',
  title: { en: 'Sports Data Analyst', ko: '스포츠 데이터 분석가' },
  riasec: 'ICE',
  field: 'sport',
  description: {
    en: 'Sports data analysts study a game’s numbers and videos, and tell the team what to try next.',
    ko: '누가 얼마나 뛰었고 어디에서 골을 넣었을까요? 경기 기록과 영상을 숫자로 살펴, 팀이 더 잘 뛸 방법을 찾아 줘요.',
  },
  weights: { 수학: 3, 컴퓨터: 3, 축구: 2, 체육: 2, 수영: 1, 집중력: 1, 게임: 1 },
  majors: ['Statistics', 'Data Science', 'Sport Analytics'],
  stages: {
    elementary: [
      {
        en: 'Count your jump rope jumps every day and turn them into a bar graph.',
        ko: '날마다 줄넘기 횟수를 막대그래프로 그려요. 가장 높은 막대는 무슨 요일인가요?',
      },
      {
        en: 'During a game, make a mark for every shot. Do more come from the left or the right?',
        ko: '경기를 보다가 슛이 나올 때마다 바둑돌을 하나씩 놓아요. 끝나면 모두 몇 개일까요?',
      },
      {
        en: 'Time yourself twice around the playground, a week apart. By how many seconds do the times differ?',
        ko: '신문이나 책에서 그래프를 하나 찾아요. 무슨 일이 있었는지 한 문장으로 말해 봐요',
      },
    ],
    middle: [
      {
        en: 'Type your class’s running times into a spreadsheet, and let one click put them in order.',
        ko: '달마다 잰 내 달리기 기록을 표 계산 프로그램에 넣어요. 단추 하나면 빠른 차례로 늘어서요',
      },
      {
        en: 'One player scores 2 of 10 shots, another 1 of 4. Compare the two with ratios.',
        ko: '열 번 차서 여섯 골, 네 번 차서 세 골. 누가 더 잘 넣었는지 비율로 비교해요',
      },
      {
        en: 'Keep score for a school team, with your eyes on the ball while everyone cheers.',
        ko: '학교 팀의 기록원을 맡아 봐요. 응원석이 시끄러워도 눈은 공만 따라가야 해요',
      },
    ],
    high: [
      {
        en: 'A player scores one shot in five. Math class can tell you the chance of two in a row.',
        ko: '‘데이터 과학’에서는 자료를 모아 정리하고 그 속에서 규칙을 찾아요. 슛 기록도 자료예요',
      },
      {
        en: 'Load public game results into Python, a coding language, and look for a surprise.',
        ko: '비 오는 날에는 골이 줄까요? 누구나 볼 수 있는 경기 자료를 파이썬으로 열어 확인해요',
      },
      {
        en: 'Put your school team’s whole season into three graphs, and show them to the players.',
        ko: '우리 학교의 한 해 경기를 그래프 세 장에 담아 친구들 앞에서 발표해요',
      },
    ],
    university: [
      {
        en: 'Statistics lets you ask thousands of games at once whether teams win more often at home.',
        ko: '아이스크림이 많이 팔린 날 골도 많았어요. 그 덕분일까요? 통계학과에서 따져 봐요',
      },
      {
        en: 'For a college team, you color a map of the field, reddest where one player ran most.',
        ko: '대학 팀의 숫자를 읽어 한마디로 알려 줘요. “저 골키퍼는 오른쪽이 느려요.”처럼요',
      },
      {
        en: 'Halftime is short, so you practice showing the whole first half in a single picture.',
        ko: '숫자를 그림으로 바꾸는 수업도 있어요. 동생이 봐도 알아볼 만큼 쉬워야 해요',
      },
    ],
    career: [
      {
        en: 'The newest analyst often marks every pass on video. One soccer game has several hundred.',
        ko: '경기 다음 날, 감독이 볼 장면을 영상에서 찾아 짧게 잘라 둬요',
      },
      {
        en: 'Show a team something nobody else noticed, such as a goalkeeper who nearly always dives left.',
        ko: '면접에서는 직접 쓴 경기 보고서와 코드를 보여 줘요. 말보다 그래프가 빨라요',
      },
      {
        en: 'Teams hire few analysts, but stores need them, too, to see which ice cream sells on rainy days.',
        ko: '구단 자리는 많지 않아요. 하지만 숫자를 읽는 일은 병원과 은행에도 있지요',
      },
    ],
  },
  activities: [
    {
      en: 'Make a player card for each family member, with numbers such as the longest hop.',
      ko: '가족의 선수 카드를 만들고, 한 발로 뛴 거리처럼 직접 잰 숫자를 적어 넣어요',
    },
    {
      en: 'During one soccer game, note each minute when someone on the sofa jumps up.',
      ko: '축구 한 경기에서 패스가 오간 길을 지도처럼 그려 봐요. 어디가 가장 까만가요?',
    },
    {
      en: 'Count the family’s jumping jacks in one minute and work out the average.',
      ko: '가족 팔 벌려 뛰기 대회에서는 누가 이겼는지 말고 우리 가족의 평균을 구해요',
    },
    {
      en: 'Throw ten socks into a basket from near and from far. Write each result as a fraction.',
      ko: '양말 열 켤레를 가까이서, 멀리서 바구니에 던져요. 들어간 수를 분수로 적어 볼까요?',
    },
    {
      en: 'Guess the score before a game and give a reason. How close were you?',
      ko: '경기 전에 점수를 맞혀 봐요. 왜 그렇게 생각했는지 까닭도 적어 둬요',
    },
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
