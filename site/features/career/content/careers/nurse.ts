import type { Career } from '../../model/career.ts';

export const nurse = {
  id: 'nurse',
  title: { en: 'Nurse', ko: '간호사' },
  riasec: 'SIR',
  field: 'health',
  description: {
    en: 'At three in the morning, a nurse is awake. Nurses check on patients, give medicine, and comfort people who are worried.',
    ko: '밤에도 새벽에도 환자 곁에서 열을 재고 약을 챙기고, “많이 아프지요?” 하며 마음까지 돌봐 줘요.',
  },
  weights: { 과학: 2, '친구 사귀기': 3, 팀워크: 3, 집중력: 2, 영어: 1, 체육: 1 },
  majors: ['Nursing (BSN)', 'Health Science', 'Public Health'],
  stages: {
    elementary: [
      {
        en: 'When someone at home is sick, bring a glass of water and ask what else would help.',
        ko: '아픈 식구에게 물 한 잔을 가져다주며 “또 뭐가 필요해요?” 하고 물어요',
      },
      {
        en: 'Take your temperature on a day when you feel fine. Now you know what is normal for you.',
        ko: '체온은 몇 도부터 열이 난다고 할까요? 어른께 체온계 읽는 법을 배워 둬요',
      },
      {
        en: 'Put a bandage on a friend’s pretend scrape, and say each step out loud.',
        ko: '“오늘 기분이 어때?” 친구에게 묻고, 대답은 끝까지 들어 줘요',
      },
    ],
    middle: [
      {
        en: 'Wash your hands like a surgeon, between the fingers and up to the elbows.',
        ko: '보건 시간에 붕대 감는 법을 배워요. 느슨하면 풀리고 꽉 조이면 손이 저려요',
      },
      {
        en: 'How far does a nurse walk in a day? Guess first, then ask one during Korea’s semester without exams.',
        ko: '시험 대신 체험이 많은 자유학기에 병원에 가요. 간호사는 하루에 몇 걸음이나 걸을까요?',
      },
      {
        en: 'Draw where a bite of kimbap and a breath of air go inside you.',
        ko: '급식으로 먹은 밥은 위와 작은창자를 지나 큰창자로 가요. 그 길을 그려 볼까요?',
      },
    ],
    high: [
      {
        en: 'Learn in health class how to wrap an ankle, and in psychology what calms a worried person.',
        ko: '‘보건’을 고르면 다친 사람을 만났을 때 무엇부터 할지 차례로 익혀요',
      },
      {
        en: 'Volunteer at a community center and walk to lunch at the speed of somebody with two canes.',
        ko: '복지관에서 말동무 봉사를 해요. 귀가 어두운 분께는 천천히 또박또박 말해요',
      },
      {
        en: 'Practice asking “Where does it hurt?” in English, and understanding the answer.',
        ko: '“어디가 아프세요?”를 영어로 익혀요. 머리, 배, 무릎까지 몸을 짚으며 말해요',
      },
    ],
    university: [
      {
        en: 'In nursing school, your first patient is often a dummy that breathes and coughs.',
        ko: '간호학과의 첫 환자는 숨도 쉬고 기침도 하는 인형이에요. 실수해도 괜찮아요',
      },
      {
        en: 'Nursing students change wards. One month, they hold newborns, and the next, they help great-grandparents.',
        ko: '병원을 돌며 배우는 것이 실습이에요. 이번 달은 응급실, 다음 달은 아기들 곁이에요',
      },
      {
        en: 'Hospital days start early. Nursing students may still see the moon on the way in.',
        ko: '미국 간호대를 고를 때는 인정받은 학교인지, 어느 병원에서 실습하는지 물어요',
      },
    ],
    career: [
      {
        en: 'In the US nursing exam, a right answer brings a harder question next.',
        ko: '한국 간호사는 국가시험을 봐요. 미국에서는 시험을 보고, 환자를 돌볼 면허를 주에서 받지요',
      },
      {
        en: 'For months, an experienced nurse checks a new one’s work, even the name on a patient’s wristband.',
        ko: '약을 드리기 전에 손목 이름표를 두 번 읽어요. 다른 사람 약과 바뀌면 안 되니까요',
      },
      {
        en: 'Nurse practitioners study longer. They look into sore throats and often write the prescription, too.',
        ko: '미국의 전문 간호사는 대학을 마치고 석사까지 배워요. 그래서 진찰도 할 수 있지요',
      },
    ],
  },
  activities: [
    {
      en: 'Take everyone’s pulse before and after jumping jacks, and put the numbers in a table.',
      ko: '제자리 뛰기를 하고 나면 가족 가운데 누구의 맥박이 가장 빨라질까요?',
    },
    {
      en: 'Your doll has a fever. Keep a chart with a new line every hour.',
      ko: '곰은 기침을 하고 토끼는 발을 다쳤대요. 인형 병원을 열고 돌본 방법을 적어요',
    },
    {
      en: 'Empty the first-aid kit with a grown-up, and guess what each thing is for.',
      ko: '구급상자 속 물건은 다 어디에 쓸까요? 어른과 함께 하나씩 꺼내며 배워요',
    },
    {
      en: 'Your school nurse has helped somebody today. Draw a thank-you card.',
      ko: '보건 선생님께 고마웠던 일을 작은 쪽지에 적어 드려요',
    },
    {
      en: 'Change the sheet on a bed while a doll lies in it. Nurses can.',
      ko: '피는 1분이면 온몸을 한 바퀴 돌아요. 그 길을 몸속 여행 책에서 따라가 봐요',
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
      where: 'university.0',
      fact: 'US nurses need an approved program, the NCLEX-RN and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'US nurses need an approved program, the NCLEX-RN and a state license.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US nurses need an approved program, the NCLEX-RN and a state license; Korea has a national exam.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'Nurse practitioners need a graduate degree.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
