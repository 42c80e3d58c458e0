import type { Career } from '../career.ts';

export const vrExperienceDeveloper = {
  id: 'vr-experience-developer',
  title: { en: 'VR Experience Developer', ko: '가상현실 개발자' },
  riasec: 'IAR',
  field: 'new-jobs',
  description: {
    en: 'VR developers build worlds that feel like outer space or the deep sea, where people can learn, play, and train.',
    ko: '우주나 바닷속에 간 듯한 세계를 만들어 배우고 놀고 훈련하도록 도와주는 사람이에요.',
  },
  weights: { 컴퓨터: 3, 게임: 3, 그림그리기: 2, 영화보기: 1, 수학: 2, 미술: 1, 팀워크: 1 },
  majors: ['Computer Science', 'Interactive Media', 'Extended Reality Design'],
  stages: {
    elementary: [
      {
        en: 'Build a small world with near things and far things inside a box.',
        ko: '상자 안에 깊이가 느껴지는 작은 세상을 꾸며요',
      },
      {
        en: 'In a safe place, close your eyes and follow a friend’s directions.',
        ko: '안전한 곳에서 눈을 감고 친구의 말만 들으며 걸어 봐요',
      },
      {
        en: 'Notice what is pretend on a screen and what is real, and take breaks.',
        ko: '가상과 진짜를 구별하고 쉬는 시간을 지켜요',
      },
    ],
    middle: [
      { en: 'Build one room with block coding or a 3D tool.', ko: '블록 코딩이나 3D 도구로 방 하나를 만들어요' },
      {
        en: 'Let a friend try it, ask what made the room spin, and fix it.',
        ko: '친구가 써 보고 어지러운 점을 듣고 고쳐요',
      },
      {
        en: 'Find out what doctors and firefighters practice in virtual reality.',
        ko: '의사와 소방관은 가상현실로 무엇을 연습하는지 찾아봐요',
      },
    ],
    high: [
      {
        en: 'Geometry builds a space, art paints it, and computer science makes it move.',
        ko: '기하로 공간을 짓고 미술로 색을 입히고 정보로 움직이게 해요',
      },
      { en: 'Finish a small VR world with a free game engine.', ko: '무료 게임 엔진으로 작은 체험을 완성해요' },
      {
        en: 'Learn to design worlds that keep people safe and their private information private.',
        ko: '개인 정보와 안전을 지키는 설계를 배워요',
      },
    ],
    university: [
      {
        en: 'Study computer science, or interactive media, which is art that answers your hands.',
        ko: '컴퓨터과학으로 가는 길도 있고, 손짓에 답하는 인터랙티브 미디어로 가는 길도 있어요',
      },
      {
        en: 'Learn 3D graphics, and how people’s eyes and minds work.',
        ko: '3D 그래픽과 사람의 눈, 심리를 함께 배워요',
      },
      {
        en: 'Build a project with a hospital or a museum, and let visitors test it.',
        ko: '병원이나 박물관과 함께하는 작품을 만들어요',
      },
    ],
    career: [
      {
        en: 'Beginners write 3D code, or plan what visitors will see and do in a virtual world.',
        ko: '3D 프로그램을 짜기도 하고, 찾아온 사람이 보고 할 것을 설계하기도 해요',
      },
      {
        en: 'Show your skill with a world that people can really walk into, headset on.',
        ko: '직접 쓰고 들어가 볼 수 있는 작품으로 솜씨를 보여 줘요',
      },
      {
        en: 'Headsets and their names change every few years, so learn the basics well.',
        ko: '기기와 이름이 빨리 바뀌니 기초가 중요해요',
      },
    ],
  },
  activities: [
    { en: 'Make an undersea world or outer space in a shoebox.', ko: '신발 상자로 바닷속이나 우주 세상을 만들어요' },
    {
      en: 'Draw one shape twice, in red and in blue, a tiny bit apart, like an old 3D picture.',
      ko: '빨강과 파랑으로 조금 어긋나게 그려 입체 그림을 만들어요',
    },
    { en: 'Draw your home as a maze and write the directions.', ko: '우리 집을 미로처럼 그리고 길 안내를 써요' },
    {
      en: 'Make a trip with changing backgrounds in Scratch, a free coding program.',
      ko: '스크래치로 배경이 바뀌는 여행을 만들어요',
    },
    {
      en: 'Design three rooms of a virtual museum you would like to visit.',
      ko: '가고 싶은 가상 박물관의 방 세 개를 설계해요',
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
      where: 'career.2',
      fact: 'Device names and job names change quickly.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
