import type { Career } from '../../model/career.ts';

export const astronaut = {
  id: 'astronaut',
  title: { en: 'Astronaut', ko: '우주비행사' },
  riasec: 'IRS',
  field: 'space',
  description: {
    en: 'Astronauts float to work. On a space station, they run experiments and fix whatever breaks.',
    ko: '우주 정거장에서 동료와 함께 먹고 자며 실험하고, 고장 난 곳도 손수 고치면서 우주를 탐험해요.',
  },
  weights: { 과학: 3, 체육: 2, 팀워크: 3, 수영: 2, 영어: 2, 집중력: 2, 수학: 1 },
  majors: ['Aerospace Engineering', 'Physics', 'Biology'],
  stages: {
    elementary: [
      {
        en: 'Space has no repair shops. Help a grown-up fix a loose screw or a wobbly chair.',
        ko: '우주에는 고장 난 것을 고쳐 줄 가게가 없어요. 어른을 도와 흔들리는 의자를 고쳐 봐요',
      },
      {
        en: 'Who is captain, who is cook, and who is plumber? Build a space base with friends.',
        ko: '대장과 기술자, 요리사를 정하고 친구들과 모형 우주 기지를 지으면 어떨까요?',
      },
      {
        en: 'Draw dinner in space. Where does the soup go?',
        ko: '우주에서는 물이 동그란 방울로 떠다녀요. 국은 어떻게 먹을지 그림으로 그려 봐요',
      },
    ],
    middle: [
      {
        en: 'Astronauts grow salad without soil. Try it with a plant in water, and watch the roots.',
        ko: '흙 대신 양분을 탄 물에 상추를 키워요. 우주 정거장 사람들도 상추를 길러 먹었대요',
      },
      {
        en: 'Astronauts depend on each other. In a group project, ask who is stuck, and lend a hand.',
        ko: '모둠 과제를 나눠 맡아요. 먼저 끝나면 친구를 도와요. 우주 정거장에서도 그렇게 일한대요',
      },
      {
        en: 'Some schools talk with the space station by radio. What would you ask in ten minutes?',
        ko: '우주 정거장과 무전으로 이야기한 학교가 있대요. 나라면 10분 동안 무엇을 물어볼까요?',
      },
    ],
    high: [
      {
        en: 'In space, a candle flame turns into a little blue ball. Take physics to find out why.',
        ko: '우주에서는 촛불이 작고 파란 공처럼 둥글어져요. 왜 그런지 물리학에서 알아봐요',
      },
      {
        en: 'Astronauts practice spacewalks in a giant pool, so they have to pass a swimming test first.',
        ko: '우주인은 깊은 수영장에서 우주복을 입고 연습해요. 수영은 지금부터 해 둘 수 있어요',
      },
      {
        en: 'In a science club, build a rocket with four others. You all have to agree on its fins.',
        ko: '로켓 동아리나 과학 캠프에 가요. 내가 조인 나사를 친구가 한 번 더 살펴 줘요',
      },
    ],
    university: [
      {
        en: 'One astronaut had studied penguins. Major in the science or engineering that you like best.',
        ko: '우주선에는 의사도 조종사도 과학자도 타요. 그러니 좋아하는 전공부터 골라도 괜찮아요',
      },
      {
        en: 'NASA usually wants a master’s degree, earned after college, in science or engineering, plus years of work.',
        ko: 'NASA는 주로 과학이나 공학을 석사(대학 다음 과정)까지 배우고 일해 본 사람을 뽑아요',
      },
      {
        en: 'At a research team’s lunch table, the jokes may come in three languages, as on the space station.',
        ko: '여러 나라 학생이 한 팀이면 “안녕”도 여러 가지예요. 우주 정거장에서도 그렇게 지내요',
      },
    ],
    career: [
      {
        en: 'NASA chooses only US citizens. Thousands of them apply for a few seats.',
        ko: 'NASA에는 미국 시민만 우주비행사로 지원할 수 있어요. 뽑히면 러시아 말도 배운대요',
      },
      {
        en: 'Yi So-yeon took kimchi to space for Korea in 2008. KASA, Korea’s space agency, announces any new search.',
        ko: '이소연 우주인은 2008년에 우주에 갔어요. 우주에서 열하루 동안 실험을 했지요',
      },
      {
        en: 'Many astronauts were pilots, doctors, or engineers first. In space, they all take turns fixing the toilet.',
        ko: '우주에 가는 날보다 기다리는 날이 길어요. 그동안 땅에서 우주에 있는 동료를 도와요',
      },
    ],
  },
  activities: [
    {
      en: 'Bones weaken in space, so astronauts exercise every day. Join in with squats and one-leg stands.',
      ko: '우주에 오래 있으면 뼈가 약해져서 날마다 운동한대요. 나도 스쿼트와 한 발 서기를 해요',
    },
    {
      en: 'Put on two pairs of gloves and pick up coins. Spacesuit gloves feel that thick.',
      ko: '장갑 두 켤레를 겹쳐 끼고 동전을 주워요. 우주복 장갑은 그보다 더 둔하대요',
    },
    {
      en: 'With a grown-up, look for the space station at dusk. It glides by like a silent star.',
      ko: '어른과 함께 밤하늘에서 우주 정거장을 찾아요. 별처럼 보이지만 쓱 움직여요',
    },
    {
      en: 'Astronauts sleep in bags tied to the wall. Find out how they brush their teeth.',
      ko: '우주인은 침낭을 벽에 묶고 자요. 양치질은 어떻게 할지 찾아 네 칸 만화로 그려요',
    },
    {
      en: 'Let go of every muscle and float like an astronaut, in a pool with a grown-up.',
      ko: '수영장에서 어른과 함께 우주인처럼 온몸의 힘을 빼고 떠 봐요',
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
      where: 'university.1',
      fact: 'NASA astronauts: US citizenship, STEM master’s or an equivalent, work experience or 1,000 jet hours.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'NASA astronauts: US citizenship, STEM master’s or an equivalent, work experience or 1,000 jet hours.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Korea’s space agency (KASA) announces any selection of astronauts itself.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
