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
        en: 'Astronauts exercise about two hours a day in space. Run a little and swim a little down here.',
        ko: '우주에 오래 있으면 뼈와 근육이 약해져요. 지금부터 뛰고 헤엄치며 튼튼하게 키워요',
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
        en: 'Grow a plant in water, without soil, and keep it alive for weeks.',
        ko: '흙 없이 물만으로 상추를 키워요. 우주 정거장 사람들도 상추를 길러 먹었대요',
      },
      {
        en: 'Astronauts depend on each other. In a group project, ask who needs a hand with a part.',
        ko: '모둠 과제에서 할 일을 나눠요. 먼저 끝낸 사람이 도와주는 건 우주에서도 같아요',
      },
      {
        en: 'Listen to space news in English and retell it at dinner.',
        ko: '영어로 우주 소식을 하나 듣고, 점심시간에 친구에게 우리말로 들려줘요',
      },
    ],
    high: [
      {
        en: 'Take physics or biology. On the space station, people study how flames burn and how plants grow.',
        ko: '로켓은 가스를 아래로 내보내고 위로 올라가요. 물리학에서 그 힘을 계산해요',
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
        en: 'NASA usually wants a master’s degree in science or engineering, and then years of work or flying.',
        ko: 'NASA는 과학·공학을 석사(대학 다음 과정)까지 배우고 일도 해 본 사람을 찾아요',
      },
      {
        en: 'At a research team’s lunch table, the jokes may come in three languages, as on the space station.',
        ko: '여러 나라 학생이 한 팀이면 “안녕”도 여러 가지예요. 우주 정거장에서도 그렇게 지내요',
      },
    ],
    career: [
      {
        en: 'NASA chooses only US citizens. Thousands of them apply for a few seats.',
        ko: 'NASA 우주비행사는 미국 시민만 지원할 수 있어요. 뽑히면 훈련하며 러시아 말도 배운대요',
      },
      {
        en: 'Yi So-yeon took kimchi to space for Korea in 2008. KASA, Korea’s space agency, announces any new search.',
        ko: '이소연 우주인은 2008년에 우주에 갔어요. 우주에서 열하루 동안 실험을 했지요',
      },
      {
        en: 'Astronauts were pilots, doctors, or engineers first. In space, everyone takes turns fixing the toilet.',
        ko: '우주에 가는 날보다 기다리는 날이 길어요. 그동안 과학자나 엔지니어, 의사로 일해요',
      },
    ],
  },
  activities: [
    {
      en: 'Three times a week, train like an astronaut, with squats, stretches, and one-leg stands.',
      ko: '일주일에 세 번 스쿼트와 균형 잡기, 스트레칭으로 우주인처럼 훈련해요',
    },
    {
      en: 'Pick up coins in two pairs of gloves. Astronauts work in gloves like that.',
      ko: '상자 우주선 옆에 점검표를 붙여 볼까요? 출발 전에 하나씩 소리 내어 읽어요',
    },
    {
      en: 'Lay a potted plant on its side for two weeks. Which way does the stem grow?',
      ko: '어른과 함께 밤하늘에서 우주 정거장을 찾아요. 별처럼 보이지만 쓱 움직여요',
    },
    {
      en: 'Astronauts sleep in bags tied to the wall. Find out how they brush their teeth.',
      ko: '우주인은 침낭을 벽에 묶고 자요. 세수와 밥은 어떻게 할지 찾아 네 칸 만화로 그려요',
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
