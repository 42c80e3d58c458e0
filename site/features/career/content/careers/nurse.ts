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
        ko: '어른께 체온계 읽는 법을 배워요. 아침과 저녁 가운데 언제 몸이 더 따뜻할까요?',
      },
      {
        en: 'Before a shot, nurses say what they’ll do. Try that when you comb someone’s tangled hair.',
        ko: '반창고를 붙이기 전에 “이제 붙일게.” 하고 말해 줘요. 알고 나면 덜 무서워요',
      },
    ],
    middle: [
      {
        en: 'Learn to wrap a bandage in health class. Too loose, it slips off. Too tight, the fingers tingle.',
        ko: '보건 시간에 붕대 감는 법을 배워요. 느슨하면 풀리고 꽉 조이면 손이 저려요',
      },
      {
        en: 'Guess how many steps a nurse takes in one shift, then ask a nurse and compare.',
        ko: '시험 대신 체험이 많은 자유학기에 병원에 가요. 간호사는 하루에 몇 걸음이나 걸을까요?',
      },
      {
        en: 'Draw where a bite of kimbap and a breath of air go inside you.',
        ko: '급식으로 먹은 밥은 위와 작은창자를 지나 큰창자로 가요. 그 길을 그려 볼까요?',
      },
    ],
    high: [
      {
        en: 'Someone faints in the hallway. In a health course, practice what to do first, second, and third.',
        ko: '복도에서 누가 쓰러졌다면 무엇부터 할까요? ‘보건’을 고르면 그 차례를 몸으로 익혀요',
      },
      {
        en: 'Blood drives need volunteers. Hand out juice and cookies, and sit with anyone who turns pale.',
        ko: '헌혈하는 날 자원봉사를 해요. 주스를 건네며 얼굴이 하얘진 사람은 없는지 살펴요',
      },
      {
        en: 'Practice asking “Where does it hurt?” in two languages, and understanding the answers.',
        ko: '“어디가 아프세요?”를 영어로 익혀요. 머리, 배, 무릎까지 몸을 짚으며 말해요',
      },
    ],
    university: [
      {
        en: 'In nursing school, your first patient is often a dummy that breathes and coughs.',
        ko: '간호학과의 첫 환자는 숨도 쉬고 기침도 하는 인형이에요. 실수해도 괜찮아요',
      },
      {
        en: 'Nursing students move around the hospital. One month, they hold newborns, and the next, they help great-grandparents.',
        ko: '병원을 돌며 배우는 것이 실습이에요. 이번 달은 응급실, 다음 달은 아기들 곁이에요',
      },
      {
        en: 'Hospital days start early. Nursing students may still see the moon on the way in.',
        ko: '미국에서는 인정받은 간호대를 나와야 면허 시험을 봐요. 어느 병원에서 배우는지도 물어 둬요',
      },
    ],
    career: [
      {
        en: 'To get a license from a US state, nurses pass an exam where right answers bring harder questions.',
        ko: '한국은 국가시험, 미국은 맞힐수록 문제가 어려워지는 시험에 붙어야 간호사 면허를 받아요',
      },
      {
        en: 'For months, an experienced nurse checks a new one’s work, even the name on a patient’s wristband.',
        ko: '처음 몇 달은 선배가 곁에서 봐 줘요. 약을 드리기 전에 손목 이름표도 함께 읽어요',
      },
      {
        en: 'Nurse practitioners study longer. They look into sore throats and often write the prescription, too.',
        ko: '미국의 전문 간호사는 대학원까지 다녀요. 아픈 목을 들여다보고 약을 처방하기도 하지요',
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
      ko: '인형을 눕힌 채 이불 밑의 시트를 갈아 볼까요? 간호사는 환자를 옆으로 돌려 가며 갈아요',
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
