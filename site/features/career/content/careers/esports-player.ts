import type { Career } from '../../model/career.ts';

export const esportsPlayer = {
  id: 'esports-player',
  title: { en: 'Pro Gamer', ko: '프로게이머' },
  riasec: 'EIR',
  field: 'sport',
  description: {
    en: 'Pro gamers often choose a move in under a second. They practice as a team for video game tournaments.',
    ko: '팀과 작전을 짜고 눈 한 번 감았다 뜰 사이에 판단해요. 대회에서 좋은 경기를 펼치려고 꾸준히 연습해요.',
  },
  weights: { 게임: 3, 집중력: 3, 팀워크: 2, 컴퓨터: 2, 체육: 1, 영어: 1 },
  majors: ['Esports Management', 'Interactive Media', 'Computer Science'],
  stages: {
    elementary: [
      {
        en: 'Agree with your family how long you will play, and set a timer you can hear.',
        ko: '하루에 얼마나 할지 가족과 정해요. 알람이 울리면 하던 판을 마치고 꺼요',
      },
      {
        en: 'In checkers or Go, guess the other player’s next move before it comes.',
        ko: '“내가 여기 두면 상대는?” 오목이나 바둑을 두며 한 수 앞을 생각해 봐요',
      },
      {
        en: 'Lost? Before you start again, find the one move you would change.',
        ko: '졌을 때는 방금 한 판을 떠올려요. 딱 한 번 되돌린다면 어디로 돌아갈까요?',
      },
    ],
    middle: [
      {
        en: 'The small letter or number shown with a game is its age rating. Find it with a grown-up.',
        ko: '게임에는 나이 등급이 있어요. 화면에 적힌 숫자를 어른과 함께 찾아봐요',
      },
      {
        en: 'In team games, say who does what, in as few words as you can.',
        ko: 'e스포츠 동아리가 있는 학교도 있어요. 팀에서는 “왼쪽!” “지금!”처럼 짧게 말해요',
      },
      {
        en: 'Catch a ruler that a friend drops. Try again after a run, and compare.',
        ko: '의자 높이를 팔꿈치에 맞추고 등을 세워요. 손목과 어깨가 덜 아파요',
      },
    ],
    high: [
      {
        en: 'For sports science, write down your sleep for two weeks. After which nights do you play best?',
        ko: '상대가 왼쪽으로 올 확률은 얼마일까요? 확률과 통계에서 배우는 것을 경기에 써요',
      },
      {
        en: 'Watch a pro match without sound. Why did that player turn left and not right?',
        ko: '프로 경기를 소리 없이 보며 직접 해설해요. 선수는 왜 거기로 움직였을까요?',
      },
      {
        en: 'Pro leagues set a lowest age, and young players need a parent’s signature. Read the contract together.',
        ko: '프로 리그에는 뛸 수 있는 나이가 있어요. 어른이 되기 전이라면 부모님 동의도 받아요',
      },
    ],
    university: [
      {
        en: 'Homework first, headset second. Some US universities have esports teams with coaches, and grades count.',
        ko: '미국 대학의 e스포츠 선수는 성적도 지켜야 해요. 팀 방에 모여 숙제부터 끝내기도 하고요',
      },
      {
        en: 'Study something besides games. Statistics, for one, can show a team which first move wins most often.',
        ko: '연습은 강의가 다 끝난 뒤에 해요. 지고 나면 심리학 시간에 배운 대로 숨부터 골라요',
      },
      {
        en: 'Play one match for the university, then grab the microphone and announce the next.',
        ko: '대학 팀에는 경기를 분석하는 학생도, 중계하는 학생도 있어요. 선수만 있는 게 아니에요',
      },
    ],
    career: [
      {
        en: 'Very few people become pro players, and many stop before thirty, so a second skill helps.',
        ko: '프로가 되는 사람은 아주 적어요. 다른 공부도 이어 가면 고를 수 있는 길이 늘어나요',
      },
      {
        en: 'A player who knows every map by heart may become the coach later.',
        ko: '선수를 마치면 해설가나 코치가 되기도 해요. 졌던 경기도 좋은 이야깃거리가 돼요',
      },
      {
        en: 'To play for a team abroad, you first need permission to work in that country.',
        ko: '다른 나라 팀에서 뛰려면 그 나라에서 일해도 된다는 허락을 받아요. 팀과 함께 준비해요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw a map of your favorite game from memory. What did you leave out?',
      ko: '좋아하는 게임의 지도를 안 보고 그려요. 다 그린 뒤에 빠진 곳을 찾아봐요',
    },
    {
      en: 'Look at ten small objects, cover them with a towel, and name as many as you can.',
      ko: '물건 열 개를 잠깐 보고 수건으로 덮어요. 몇 개나 기억날까요?',
    },
    {
      en: 'Take three minutes to stretch your wrists, roll your shoulders, and rest your eyes.',
      ko: '스물을 셀 동안 창밖의 먼 나무를 바라봐요. 화면만 보던 눈이 쉬는 시간이에요',
    },
    {
      en: 'Play one board game ten times. Does the player who starts win more often?',
      ko: '보드게임 대회를 열면 몇 판을 해야 공평할까요? 기록지도 만들어요',
    },
    {
      en: 'Esports needs more than players. Find five other jobs and act one out for your family.',
      ko: 'e스포츠 대회 영상에서 선수 말고 누가 일하는지 찾아요. 심판과 해설가도 보이나요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'Working abroad needs a work visa; no visa can be promised.',
      year: 2026,
      source: 'V4–V7',
      checkAgain: '2027-05',
    },
    {
      where: 'middle.0',
      fact: 'Games carry age ratings (GRAC in Korea, ESRB in the US).',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-05',
    },
    {
      where: 'high.2',
      fact: 'Pro leagues set a lowest age (LCK: 17 in 2020) and want a parent’s written consent and a standard contract for minors.',
      year: 2020,
      source: 'biz.chosun.com 2020-02-05; no newer page found',
      checkAgain: '2027-01',
    },
    {
      where: 'university.0',
      fact: 'Many US colleges have esports teams; grades and full-time study are usual conditions; awards are partial and not certain.',
      year: 2024,
      source: 'checkpointxp.com 2021-05-04; wisdoms.us (about 2024)',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
