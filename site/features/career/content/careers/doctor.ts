import type { Career } from '../../model/career.ts';

export const doctor = {
  id: 'doctor',
  title: { en: 'Doctor', ko: '의사' },
  riasec: 'ISR',
  field: 'health',
  description: {
    en: 'Doctors are detectives for aches and fevers. They listen, look for the cause, treat it, and help people stay healthy.',
    ko: '아픈 사람의 말에 귀를 기울여 왜 아픈지 알아내고 치료해요. 아프지 않도록 미리 돕는 것도 의사의 일이지요.',
  },
  weights: { 과학: 3, 집중력: 3, 수학: 2, 영어: 2, 독서: 2, '친구 사귀기': 1, 팀워크: 1 },
  majors: ['Biology', 'Biochemistry', 'Neuroscience', 'Public Health'],
  stages: {
    elementary: [
      {
        en: 'Roll up some paper and listen to someone’s heart through it. The first stethoscope was a paper tube.',
        ko: '종이를 말아 식구 가슴에 대고 들어 봐요. 맨 처음 청진기도 종이 대롱이었대요',
      },
      {
        en: 'Look around the playground. If a friend fell off the swing, which grown-up would you run to?',
        ko: '친구가 다치면 “선생님!” 하고 바로 달려가 알리는 연습을 해요',
      },
      {
        en: 'Rub glitter “germs” on your hands. How much does plain water wash off, and how much does soap?',
        ko: '손에 반짝이를 묻히고 세균이라고 생각해요. 물로만 씻어도 다 지워질까요?',
      },
    ],
    middle: [
      {
        en: 'Peel an onion skin, put it under a microscope, and count the cells.',
        ko: '양파 껍질 한 겹을 현미경으로 본 적 있나요? 세포가 벽돌처럼 줄지어 있어요',
      },
      {
        en: 'Learn CPR on a rubber dummy. Your pushing hands do the work of a stopped heart.',
        ko: '심폐소생술 수업에서는 인형의 가슴을 눌러요. 2분만 해도 팔이 후들후들해요',
      },
      {
        en: 'Visit an older neighbor, and let every story come to its end before you answer.',
        ko: '봉사하며 만난 할머니가 같은 이야기를 또 하셔도 처음처럼 들어 드려요',
      },
    ],
    high: [
      {
        en: 'Follow one drop of blood in biology, from your heart to your toes and back.',
        ko: '생명과학을 배우고 나서 ‘세포와 물질대사’를 골라요. 밥이 어떻게 힘이 되는지 알게 돼요',
      },
      {
        en: 'As a hospital volunteer, learn to push a wheelchair so gently that a full cup wouldn’t spill.',
        ko: '의사가 쓴 책을 읽고, 환자에게 해 준 말 가운데 마음에 남는 한마디를 옮겨 적어요',
      },
      {
        en: 'In Korea, medical school can follow high school. In the US, college comes first.',
        ko: '의대에 가는 때는 나라마다 달라요. 보통 한국은 고등학교, 미국은 대학을 마치고 가요',
      },
    ],
    university: [
      {
        en: 'US medical school takes four years after college. In college, you may even study the cello.',
        ko: '미국 의대는 대학 4년 다음에 4년이에요. 대학에서 첼로를 전공하고 온 사람도 있대요',
      },
      {
        en: 'The test for US medical school fills most of a day, so students pack a sandwich.',
        ko: '미국 의대에 가려면 화학과 생물학을 배우고, 하루가 꼬박 걸리는 시험을 봐요',
      },
      {
        en: 'Not every US medical school takes students from abroad. Find some that do, and pin them on a map.',
        ko: '유학생을 받는 미국 의대는 많지 않아요. 받는 곳을 찾아 지도에 스티커를 붙여 두면 좋아요',
      },
    ],
    career: [
      {
        en: 'New US doctors train in a hospital for three to seven years. Some nights, the phone wakes them.',
        ko: '미국에서는 의대 뒤에도 병원에서 3~7년을 배워요. 밤에 전화가 울리면 일어나 달려가요',
      },
      {
        en: 'A license from the state says that a US doctor may treat people. It often hangs on the wall.',
        ko: '시험에 붙으면 치료해도 된다는 허락인 면허를 받아요. 한국은 나라가, 미국은 주가 줘요',
      },
      {
        en: 'Some doctors never see a patient. They ask why a whole town is coughing.',
        ko: '마을 전체를 돌보는 의사도 있어요. 너도나도 기침을 하면 공기와 물부터 조사해요',
      },
    ],
  },
  activities: [
    {
      en: 'Cut out a paper heart, stomach, and lungs, and tape them to your T-shirt in the right places.',
      ko: '종이로 심장과 위, 폐를 오려 티셔츠 위 제자리에 붙여요',
    },
    {
      en: 'For a week, note your sleep, your running, and your glasses of water. Which day felt best?',
      ko: '지난밤에 몇 시간 자고 일어났나요? 일주일 동안 잠과 운동을 건강 일기에 적어요',
    },
    {
      en: 'Draw the bones of your hand in white on black paper, like an X-ray.',
      ko: '까만 종이에 하얀 색연필로 손뼈를 그리면 엑스레이 사진 같아요. 마디마디 만져 가며 그려요',
    },
    {
      en: 'Edward Jenner learned something from milkmaids and cows. Find out what, and tell it at dinner.',
      ko: '제너는 소젖을 짜는 사람들에게서 무엇을 배웠을까요? 책에서 찾아 저녁 식탁에서 들려줘요',
    },
    {
      en: 'Why does a stomach growl? Save up questions like that for the doctor at your next checkup.',
      ko: '“배는 왜 꼬르륵거려요?” 다음에 병원에 갈 때 여쭤볼 것을 세 가지 모아 둬요',
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
