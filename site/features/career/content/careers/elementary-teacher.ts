import type { Career } from '../career.ts';

export const elementaryTeacher = {
  id: 'elementary-teacher',
  title: { en: 'Elementary School Teacher', ko: '초등학교 교사' },
  riasec: 'SAE',
  field: 'education',
  description: {
    en: 'Elementary school teachers help children discover new things and make a happy classroom where everyone cares for each other.',
    ko: '어린이가 새로운 것을 알아 가도록 돕고, 서로 아끼는 즐거운 교실을 만들어요.',
  },
  weights: { '친구 사귀기': 3, 독서: 2, 글쓰기: 1, 팀워크: 2, 피아노: 1, 축구: 1, 체육: 1, 수학: 1 },
  majors: ['Elementary Education', 'Child Development', 'Liberal Studies'],
  stages: {
    elementary: [
      {
        en: 'Explain something you know, in an easy way, to a younger child or a friend.',
        ko: '동생이나 친구에게 아는 것을 쉽게 알려 줘요',
      },
      {
        en: 'Watch your teacher for a day and write down all the different jobs you see.',
        ko: '선생님이 하시는 일을 하루 동안 살펴 적어요',
      },
      { en: 'Decorate a board and play school with your family.', ko: '칠판을 꾸며 가족과 학교 놀이를 해 봐요' },
    ],
    middle: [
      {
        en: 'Volunteer to help children with homework or to read with them.',
        ko: '동생들의 공부를 돕거나 책을 읽어 주는 봉사를 해요',
      },
      {
        en: 'Find one explanation that was clear and one that wasn’t. What was the difference?',
        ko: '어떤 설명은 왜 귀에 쏙 들어올까요? 안 그런 설명과 견주어 까닭을 찾아요',
      },
      {
        en: 'Enjoy all your subjects a little, even the odd ones, and collect questions.',
        ko: '여러 과목을 고루 즐기며 질문을 모아요',
      },
    ],
    high: [
      {
        en: 'In education and psychology courses, you get to peek behind the teacher’s desk.',
        ko: '교육의 이해, 인간과 심리 같은 과목에서 선생님의 일을 살짝 엿볼 수 있어요',
      },
      {
        en: 'Volunteer at a children’s center near you, every week if you can.',
        ko: '지역 아동 센터에서 봉사해요. 매주 갈 수 있으면 더 좋아요',
      },
      {
        en: 'What do future teachers learn at Korea’s universities of education, and what in the US? Compare.',
        ko: '한국 교육대학교와 미국 교육학과는 무엇을 배우는지 견줘요',
      },
    ],
    university: [
      {
        en: 'Look for an elementary education degree that takes you into real schools to practice.',
        ko: '초등교육을 전공하며 학교에서 실습하는 과정을 찾아요',
      },
      {
        en: 'In student teaching, a real class looks up at you, and you begin to teach.',
        ko: '교생 실습(student teaching)을 꼭 마쳐요',
      },
      {
        en: 'Add special education, or ESL, which is teaching English to children who are new to it.',
        ko: '특수교육이나 영어 지도(ESL)를 함께 배워요',
      },
    ],
    career: [
      {
        en: 'US public school teachers need a license, and each state’s is different.',
        ko: '미국 공립 교사는 주마다 다른 면허가 필요해요',
      },
      {
        en: 'In Korea, teachers study elementary education at a university, then take the public hiring exam.',
        ko: '한국은 교육대학교나 초등교육과를 나와 임용 시험을 봐요',
      },
      {
        en: 'A first job may be at an international school, or beside another teacher as an assistant.',
        ko: '국제 학교에서 가르치거나 보조 교사가 되기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Teach a ten-minute lesson to a younger child or a doll every week.',
      ko: '매주 동생이나 인형에게 10분 수업을 해 봐요',
    },
    { en: 'Make a game for learning times tables or words.', ko: '구구단이나 낱말을 배우는 놀이를 만들어요' },
    { en: 'Choose twelve picture books you would like to read aloud.', ko: '읽어 주고 싶은 그림책 열두 권을 골라요' },
    {
      en: 'Write a letter to a teacher you are thankful for, and hand it over yourself.',
      ko: '고마웠던 선생님께 편지를 써서 직접 전해요',
    },
    { en: 'Make a family praise tree and hang leaves on it.', ko: '우리 집 칭찬 나무를 만들어 잎을 붙여요' },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '교육의 이해 and 인간과 심리 are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'high.2',
      fact: 'Elementary teachers train at universities of education (교육대학교) and a few elementary education departments.',
      year: 2026,
      source: 'L; K16',
      checkAgain: '2027-03',
    },
    {
      where: 'university.1',
      fact: 'Student teaching is part of a US license programme.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'US public school licence by state.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: '교육대학교 or 초등교육과, then 임용 시험.',
      year: 2026,
      source: 'L; K16',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
