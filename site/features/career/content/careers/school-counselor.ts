import type { Career } from '../../model/career.ts';

export const schoolCounselor = {
  id: 'school-counselor',
  title: { en: 'School Counselor', ko: '학교 상담사' },
  riasec: 'SAI',
  field: 'social',
  description: {
    en: 'School counselors have time to listen. They help a worried student talk things through until the next step is clear.',
    ko: '“어서 와, 무슨 일이니?” 문을 두드린 학생의 고민을 듣고, 스스로 길을 찾을 때까지 함께 생각해요.',
  },
  weights: { '친구 사귀기': 3, 독서: 2, 팀워크: 2, 글쓰기: 1, 집중력: 2 },
  majors: ['Psychology', 'Human Development', 'Education'],
  stages: {
    elementary: [
      {
        en: 'Let a friend talk for two minutes without interrupting. It is longer than you think.',
        ko: '친구가 말하는 동안에는 끼어들지 않아요. 끝까지 들어 주는 것도 큰 도움이에요',
      },
      {
        en: '“Good” and “bad” are not enough. Find three better words for how you feel today.',
        ko: '‘좋아’와 ‘싫어’ 말고 오늘 마음에 꼭 맞는 말은 무엇일까요? 세 가지를 찾아봐요',
      },
      {
        en: 'After an argument, tell your friend what you are sorry for.',
        ko: '다툰 뒤에는 “미안해.”와 “다음엔 이래 주면 좋겠어.”를 함께 전해요',
      },
    ],
    middle: [
      {
        en: 'Students help students in a peer counseling club. Join one and practice listening.',
        ko: '또래 상담 동아리에 들어가요. 점심시간에 혼자인 전학생에게 “같이 먹을래?” 하고 물어요',
      },
      {
        en: 'Take the meanest character in a book and invent what happened the day before.',
        ko: '얄미운 인물의 눈으로 책을 다시 읽어 봐요. 미웠던 마음이 그대로인가요?',
      },
      {
        en: 'A surprise party is a secret to keep. Which secrets does a grown-up need to hear?',
        ko: '친구가 다칠 수 있는 일이라면, 비밀이라고 했어도 어른께 꼭 알려요',
      },
    ],
    high: [
      {
        en: 'Why can one unkind word stay with you all day? Find out in psychology class.',
        ko: '화와 걱정은 왜 생길까요? ‘인간과 심리’에서 마음을 돌보는 법까지 배워요',
      },
      {
        en: 'Volunteer with children, and keep coming back. Some start to talk on the fifth visit.',
        ko: '“그래서 속상했구나.” 하고 들은 말을 짧게 되돌려 주며 듣는 연습을 해요',
      },
      {
        en: 'Write a survey with no names on it. Classmates answer more honestly about what worries them.',
        ko: '친구들은 무엇 때문에 힘들까요? 이름을 안 쓰는 설문지를 돌리면 솔직한 답이 모여요',
      },
    ],
    university: [
      {
        en: 'Psychology majors may watch toddlers share blocks and write down who said “mine.”',
        ko: '인간 발달 수업에서 마음이 자라는 순서를 배워요. 아기는 언제부터 거짓말을 할까요?',
      },
      {
        en: 'On some campuses, trained students answer a helpline at night and mostly listen.',
        ko: '미국 대학에는 학생이 받는 고민 전화가 있어요. 교육을 받은 뒤 밤에 전화기 곁을 지켜요',
      },
      {
        en: 'In a master’s program after college, you practice talking with someone while a teacher listens.',
        ko: '미국에서는 대학을 마치고 석사 과정에서 상담을 연습해요. 선생님이 지켜보며 도와줘요',
      },
    ],
    career: [
      {
        en: 'US school counselors usually have a master’s degree, and a box of tissues on the desk.',
        ko: '미국에서는 대개 석사를 마치고 주에서 자격을 받아요. 첫날에는 책상에 휴지부터 놓아둬요',
      },
      {
        en: 'A Wee Class isn’t a tiny class. It is the counselor’s room in many Korean schools.',
        ko: '한국 학교의 상담실은 ‘위클래스’예요. 상담을 따로 배워 자격을 얻은 전문상담교사가 있어요',
      },
      {
        en: 'At a children’s center, you learn to wait while a first grader draws before talking.',
        ko: '아이를 돌보는 기관에서는 블록을 쌓으며 만나요. 탑이 무너질 때 말문이 열리기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Draw each day’s feelings as weather and fill a three-month calendar.',
      ko: '오늘 내 마음은 맑음인가요, 비인가요? 석 달 달력에 마음 날씨를 그려요',
    },
    {
      en: 'Guess a feeling from somebody’s face, then ask whether you were right.',
      ko: '가족의 얼굴만 보고 마음을 짐작해 봐요. 맞았는지는 꼭 물어봐야 알 수 있어요',
    },
    {
      en: 'Make a family worry box. Once a week, open the notes together over hot chocolate.',
      ko: '빈 상자로 걱정 우체통을 만들어요. 쪽지는 일주일에 한 번 온 가족이 함께 열어요',
    },
    {
      en: 'Write a kind letter to the ugly duckling, or to another hero who feels alone.',
      ko: '동화 속에서 가장 외로운 인물은 누구일까요? 위로 편지를 보내 봐요',
    },
    {
      en: 'When you’re angry, test five ways to calm down, from counting to ten to drawing.',
      ko: '화가 나면 열까지 세거나 그림을 그려요. 나에게 잘 듣는 방법에 별표를 해요',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '인간과 심리 is an elective of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'university.2',
      fact: 'US school counseling master’s.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'Usually a master’s and a state credential.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: '전문상담교사 certificate and 임용.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
