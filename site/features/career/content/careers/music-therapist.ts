import type { Career } from '../../model/career.ts';

export const musicTherapist = {
  id: 'music-therapist',
  title: { en: 'Music Therapist', ko: '음악치료사' },
  riasec: 'SAI',
  field: 'music',
  description: {
    en: 'Music therapists use songs and instruments to help people who are sick or having a hard time feel calmer and stronger.',
    ko: '말문을 닫은 할머니가 옛 노래를 따라 부르시는 날이 있어요. 노래와 악기로 마음이 편안해지도록 도와줘요.',
  },
  weights: { 음악: 3, 피아노: 2, '친구 사귀기': 3, 과학: 1, 집중력: 1, 팀워크: 1 },
  majors: ['Music Therapy', 'Psychology', 'Music Education'],
  stages: {
    elementary: [
      {
        en: 'Pick one song for when you’re sad and another for when you’re glad.',
        ko: '신나는 날과 속상한 날에 듣고 싶은 노래가 같을까요, 다를까요?',
      },
      {
        en: 'Clap along at your friend’s speed, not your own.',
        ko: '친구의 콧노래를 따라 흥얼거려요. 작아지면 나도 작게, 커지면 나도 크게 불러요',
      },
      {
        en: 'Sit down beside a friend who is sad, and wait. You don’t have to talk.',
        ko: '친구가 속상해 보이면 가만히 곁에 앉아요. 말하고 싶어질 때까지 기다려 줘요',
      },
    ],
    middle: [
      {
        en: 'Perform for older people with your choir or band, and see whose foot starts to tap.',
        ko: '복지관에서는 어르신들이 어릴 때 부르던 노래가 인기예요. 몇 곡 배워 갈까요?',
      },
      {
        en: 'Play one old song for five people and ask what each of them remembers.',
        ko: '말을 잃은 사람도 노래는 부를 때가 있대요. 노래할 때는 뇌의 다른 곳도 함께 일해요',
      },
      {
        en: 'Learn three guitar chords. They are enough for a great many songs.',
        ko: '밴드와 합창부, 기타 동아리에서 조금씩 배워요. 사람마다 좋아하는 소리가 다르니까요',
      },
    ],
    high: [
      {
        en: 'For psychology class, sing friends one list and read them another. Which do they remember longer?',
        ko: '빠른 음악과 느린 음악을 들으면 맥박도 달라질까요? ‘인간과 심리’에서 탐구해요',
      },
      {
        en: 'Practice one tune three ways, sleepy, bouncy, and stormy. Patients will need all three.',
        ko: '기타나 우쿨렐레로 화음 세 개를 익혀요. 세 개면 칠 수 있는 노래가 아주 많아요',
      },
      {
        en: 'Music therapy programs often hear you play, and then ask why you want to help.',
        ko: '연주와 면접을 보는 대학이 많아요. 왜 사람을 돕고 싶은지 말하는 연습도 해 둬요',
      },
    ],
    university: [
      {
        en: 'A music therapy degree teaches guitar, drums, and psychology, the science of how people think and feel.',
        ko: '미국에는 음악치료협회가 인정한 학과가 있어요. 거기서 북으로 인사하는 법도 배우지요',
      },
      {
        en: 'Students learn songs from many countries, so that a patient far from home hears something familiar.',
        ko: '기타 수업 다음은 심리학이에요. 화난 사람에게는 큰 북이 좋을까요, 느린 노래가 좋을까요?',
      },
      {
        en: 'Hands-on training takes about 1,200 hours. You learn when to offer a drum to someone who seldom speaks.',
        ko: '미국에서는 병원이나 학교에서 1,200시간쯤 훈련해요. 하루 다섯 시간씩 240일이에요',
      },
    ],
    career: [
      {
        en: 'MT-BC on a name tag means that a US music therapist has passed the exam.',
        ko: '미국에서는 시험에 붙으면 음악치료사 자격을 받아요. 그 뒤에도 새 노래는 늘 배우지요',
      },
      {
        en: 'One US state asks music therapists for a license, and the state next door may not.',
        ko: '미국에는 면허(주 정부의 허락)까지 받는 곳도 있어요. 강 건너 옆 주로 가면 또 달라요',
      },
      {
        en: 'Music therapists may hum to babies born too early and drum with somebody who is ninety.',
        ko: '악기 가방을 메고 병원에도, 특수학교에도, 어르신 시설에도 찾아가요',
      },
    ],
  },
  activities: [
    {
      en: 'Close your eyes and find five sounds at home that make you feel calm.',
      ko: '눈을 감고 집 안의 소리를 들어요. 마음이 편해지는 소리를 다섯 가지 찾을 수 있을까요?',
    },
    {
      en: 'On any instrument, learn a lullaby and play somebody to sleep.',
      ko: '자장가 한 곡을 익혀요. 잠들기 전에 가족에게 작은 소리로 들려줘요',
    },
    {
      en: 'Listen to one piece lying down and again while walking, and tell what changed.',
      ko: '음악을 틀고 눈을 감은 채 떠오르는 색과 모양을 그려요',
    },
    {
      en: 'Turn empty boxes into drums and have a conversation in beats.',
      ko: '빈 통을 두드려 말을 걸면 상대도 두드려 대답해요. 박자 대화 놀이예요',
    },
    {
      en: 'Give your mood a number from one to ten before you sing, and again after.',
      ko: '노래를 부르기 전과 부른 뒤에 얼굴 그림을 하나씩 그려요. 표정이 달라졌나요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: 'Elective subjects and their names follow the 2022 curriculum and the high school credit system.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'university.0',
      fact: 'Degrees are approved by AMTA.',
      year: 2026,
      source: 'L, U10',
      checkAgain: '2027-11',
    },
    {
      where: 'university.2',
      fact: 'About 1,200 hours of clinical training.',
      year: 2026,
      source: 'L; pamusictherapy.org',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'MT-BC board certification exam (CBMT).',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Some states license music therapists.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
