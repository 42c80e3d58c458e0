import type { Career } from '../career.ts';

export const doctor = {
  id: 'doctor',
  title: { en: 'Doctor', ko: '의사' },
  riasec: 'ISR',
  field: 'health',
  description: {
    en: 'Doctors are detectives for aches and fevers. They listen, look for the cause, treat it, and help people stay healthy.',
    ko: '아픈 사람의 이야기를 듣고 까닭을 찾아 치료하며, 더 건강해지도록 도와주는 사람이에요.',
  },
  weights: { 과학: 3, 집중력: 3, 수학: 2, 영어: 2, 독서: 2, '친구 사귀기': 1, 팀워크: 1 },
  majors: ['Biology', 'Biochemistry', 'Neuroscience', 'Public Health'],
  stages: {
    elementary: [
      {
        en: 'Find your pulse, then look in a picture book to see what your heart is doing.',
        ko: '손목의 맥박을 짚어 보고 심장이 하는 일을 그림책에서 찾아요',
      },
      {
        en: 'A friend falls off the swing. Practice running straight to a grown-up for help.',
        ko: '친구가 다쳤을 때 어른께 바로 알리는 연습을 해요',
      },
      {
        en: 'Put glitter “germs” on your hands with a grown-up and see how well soap works.',
        ko: '어른과 손에 반짝이 ‘세균’을 묻히고 비누가 얼마나 힘이 센지 봐요',
      },
    ],
    middle: [
      {
        en: 'Peel an onion skin, put it under a microscope, and count the cells.',
        ko: '현미경으로 양파 껍질의 세포를 들여다봐요',
      },
      {
        en: 'Take a CPR class and practice on a rubber dummy what to do first.',
        ko: '심폐소생술을 배우고 급할 때 무엇부터 할지 익혀요',
      },
      {
        en: 'Volunteer with older people, and let them finish their stories before you answer.',
        ko: '봉사하며 만난 분의 이야기를 서두르지 않고 들어요',
      },
    ],
    high: [
      {
        en: 'Stay with biology and chemistry every year, and the body slowly stops being a mystery.',
        ko: '몸은 어떻게 움직일까요? 생명과학과 화학을 해마다 꾸준히 이어 가며 배워요',
      },
      {
        en: 'Push wheelchairs or hand out lunch as a volunteer at a hospital or community center.',
        ko: '병원이나 복지관 봉사로 돌보는 마음을 배워요',
      },
      {
        en: 'Draw two road maps, from high school to doctor, one for Korea and one for the US.',
        ko: '한국 의대와 미국 의대는 가는 길이 다르다는 것을 알아 둬요',
      },
    ],
    university: [
      {
        en: 'US doctors go to college for four years first, then to medical school for four more.',
        ko: '미국에서는 대학 4년을 마친 뒤 의대(MD)를 4년 더 다녀요',
      },
      {
        en: '“Pre-med” students take courses such as biology and chemistry, then a long test called the MCAT.',
        ko: '의대 준비 과목(pre-med)을 듣고 MCAT 시험을 봐요',
      },
      {
        en: 'Few US medical schools take students from abroad, so check early.',
        ko: '유학생을 받는 의대가 적어 일찍 확인해야 해요',
      },
    ],
    career: [
      {
        en: 'New doctors train in a hospital for three to seven more years, called residency.',
        ko: '의대를 마치면 병원에서 레지던트로 3~7년쯤 더 배워요',
      },
      {
        en: 'US doctors pass the USMLE exams and get a state license, and Korean doctors pass a national exam.',
        ko: '미국은 USMLE와 주 면허가, 한국은 의사 국가시험이 필요해요',
      },
      {
        en: 'Not every doctor treats patients. Some do research or look after a whole city’s health.',
        ko: '연구자나 공중보건 전문가로 일하는 길도 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw a big human body and label the organs one by one.',
      ko: '인체 그림을 크게 그려 장기 이름을 하나씩 붙여요',
    },
    {
      en: 'For a week, write down how long you slept and ran and how much water you drank.',
      ko: '일주일 동안 잔 시간과 뛴 시간, 마신 물을 일기에 적어요',
    },
    {
      en: 'With a grown-up, bandage a doll’s arm so neatly that it could go to school.',
      ko: '어른과 함께 인형 팔에 붕대를 감아 봐요',
    },
    {
      en: 'Read about the life of a doctor or a scientist and draw the bravest moment.',
      ko: '의사나 과학자의 전기를 읽고 가장 용감한 순간을 그려요',
    },
    {
      en: 'With a grown-up, seal up bread from dirty hands and from clean hands. Watch, but never open.',
      ko: '씻기 전 손과 씻은 손으로 만진 식빵을 따로 꼭 막고, 열지 않은 채 어른과 비교해요',
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
      where: 'high.2',
      fact: 'US medicine: four-year bachelor’s, MCAT, four-year MD; few schools take international students.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.0',
      fact: 'US medicine: four-year bachelor’s, MCAT, four-year MD; few schools take international students.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.1',
      fact: 'US medicine: four-year bachelor’s, MCAT, four-year MD; few schools take international students.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'US medicine: four-year bachelor’s, MCAT, four-year MD; few schools take international students.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US doctors need residency (3–7 years), the USMLE and a state license; Korea has a national exam.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'US doctors need residency (3–7 years), the USMLE and a state license; Korea has a national exam.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
