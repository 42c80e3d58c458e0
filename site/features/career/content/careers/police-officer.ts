import type { Career } from '../../model/career.ts';

export const policeOfficer = {
  id: 'police-officer',
  title: { en: 'Police Officer', ko: '경찰관' },
  riasec: 'RES',
  field: 'law-public',
  description: {
    en: 'A police officer’s day may bring a lost child, a bike crash, and a noisy argument. Officers keep everyone safe under the law.',
    ko: '걸어서, 또 차를 타고 동네를 살펴요. 어려움에 빠진 사람을 돕고, 모두의 약속인 법에 따라 안전을 지켜 줘요.',
  },
  weights: { 체육: 3, 팀워크: 3, '친구 사귀기': 2, 집중력: 2, 독서: 1, 글쓰기: 1 },
  majors: ['Criminal Justice', 'Sociology', 'Psychology'],
  stages: {
    elementary: [
      {
        en: 'Lost in a crowd? Stop where you are. Do you know your family’s phone number by heart?',
        ko: '가족이 안 보이면 뛰지 말고 그 자리에 멈춰요. 가족 전화번호를 외우고 있나요?',
      },
      {
        en: 'Police answer at 112 in Korea and at 911 in the US. Practice your call on a toy phone.',
        ko: '장난감 전화로 한국은 112, 미국은 911을 눌러요. 어디인지부터 말하는 연습이에요',
      },
      {
        en: 'Watch a crosswalk with a grown-up for ten minutes and count the cars that stop.',
        ko: '술래잡기에도 법이 있어요. 놀기 전에 약속 세 가지를 정하고 다 같이 지켜요',
      },
    ],
    middle: [
      {
        en: 'In a bike safety class, learn the hand signals for left, right, and stop.',
        ko: '자전거 안전 교실에서 왼쪽, 오른쪽, 멈춤 손짓을 익혀요. 자전거로 순찰하는 경찰도 써요',
      },
      {
        en: 'Which call comes in most often? Find out when your class visits a police station.',
        ko: '경찰차 뒷문은 안에서 안 열려요. 시험 없는 자유학기에 경찰서에서 까닭을 들어 봐요',
      },
      {
        en: 'Run a little farther each week, and try the climbing wall with a coach beside you.',
        ko: '왕복 달리기를 일주일에 두 번 해요. 지난주보다 한 번만 더 가면 돼요',
      },
    ],
    high: [
      {
        en: 'Law and psychology classes ask why people wait at a red light when nobody is looking.',
        ko: '경찰도 사람을 마음대로 가둘 수 없어요. ‘법과 사회’에 그 이유가 나와요',
      },
      {
        en: 'Volunteers on a neighborhood safety walk notice which streetlamp is out. Join one.',
        ko: '어른과 동네 안전 봉사에 나가요. 가로등이 꺼진 골목을 찾으면 적어서 알려요',
      },
      {
        en: 'Some Korean officers went to the police university, and others passed an exam. Talk to one.',
        ko: '한국 경찰이 되는 길은 하나가 아니에요. 경찰대학도 있고 공개 채용 시험도 있어요',
      },
    ],
    university: [
      {
        en: 'Criminal justice is the study of crimes and courts. Why do two witnesses remember different jackets?',
        ko: '형사 사법학과에서는 범죄와 재판을 배워요. 같은 일을 본 사람들의 말이 왜 다를까요?',
      },
      {
        en: 'In a crime lab course, black powder on a glass shows a fingerprint. You learn not to sneeze.',
        ko: '과학 수사 수업에서는 작은 증거도 맨손으로 안 만져요. 내 손자국이 남으면 안 되니까요',
      },
      {
        en: 'Some people use their hands to tell what happened. Learn sign language, or any new language.',
        ko: '수어를 배우면 더 많은 사람을 도울 수 있어요. “안녕하세요.”부터 손으로 해 봐요',
      },
    ],
    career: [
      {
        en: 'Many US towns hire only citizens as police. A tiny town’s whole team may fit in one car.',
        ko: '미국은 큰 도시와 산골 마을의 경찰 뽑는 규칙이 달라요. 미국 시민이어야 하는 곳이 많아요',
      },
      {
        en: 'At the police academy, an actor may play an angry neighbor for you to calm down.',
        ko: '미국에서 뽑히면 경찰 학교에 가요. 법과 응급 처치를 배우고 운동장도 여러 바퀴 뛰어요',
      },
      {
        en: 'Korea’s police test makes you sit still and write, then on another day run, climb, and pull.',
        ko: '한국 경찰관은 한국 국민 가운데서 뽑아요. 글로 보는 시험도, 체력 시험도, 면접도 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Map the places near you where you can get help, and walk there with your family.',
      ko: '도움을 청할 수 있는 가게와 파출소를 지도에 그리고, 어른과 그 길을 걸어요',
    },
    {
      en: 'Study a picture for one minute, hide it, and write ten things you remember.',
      ko: '그림을 1분 동안 보고 뒤집어요. 모자는 무슨 색이었고 사람은 몇 명이었나요?',
    },
    {
      en: 'Tell the story of an argument with a friend twice, once from each side.',
      ko: '친구와 다툰 일을 내 눈으로 한 번, 친구 눈으로 한 번 써요. 무엇이 달라졌나요?',
    },
    {
      en: 'Find five signs on your street. What could happen without each one?',
      ko: '동네 교통 표지판을 찾아 그려요. 모양과 색에는 무슨 뜻이 있는지 어른과 맞혀 봐요',
    },
    {
      en: 'Describe someone at home so well that another person can guess who.',
      ko: '책에서 경찰관의 하루를 찾아, 한 시간에 한 칸씩 만화로 옮겨요',
    },
  ],
  datedFacts: [
    {
      where: 'middle.1',
      fact: 'The free semester is one term in the first year of middle school, without midterm or final paper exams.',
      year: 2026,
      source: 'K3',
      checkAgain: '2027-03',
    },
    {
      where: 'high.0',
      fact: 'Names and choice of high school subjects follow the 2022 curriculum and the credit system; not every school offers all of them.',
      year: 2026,
      source: 'K5',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Korea: police university, officer and constable (sungyeong) open exams; one selection for everyone since 2026.',
      year: 2026,
      source: 'segye.com 2026-01-11; heraldcorp.com 2026-01-11',
      checkAgain: '2027-03',
    },
    {
      where: 'career.0',
      fact: 'US police: rules by state and department; many ask for citizenship, some take permanent residents or anyone allowed to work.',
      year: 2026,
      source: 'discoverpolicing.org basic requirements, undated; legalclarity.org, undated',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Training at an academy after selection (Korea: nine months at the national police schools, 2026).',
      year: 2026,
      source: 'segye.com 2026-01-11; discoverpolicing.org, undated',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Korea: Korean nationality; written test, circuit fitness test (pass or fail, since 2026), interview.',
      year: 2026,
      source: 'heraldcorp.com 2026-01-11; caprionix.co.kr, undated (nationality)',
      checkAgain: '2027-03',
    },
  ],
} satisfies Career;
