import type { Career } from '../../model/career.ts';

export const figureSkater = {
  id: 'figure-skater',
  title: { en: 'Figure Skater', ko: '피겨 스케이팅 선수' },
  riasec: 'RAE',
  field: 'sport',
  description: {
    en: 'A skate blade is thinner than your pencil. Figure skaters glide, spin, and land jumps on it, in time with the music.',
    ko: '얼음 위를 미끄러지고 돌고 뛰어오르며 음악에 맞춰 연기해요. 점프 하나를 익히려고 수없이 넘어지고 다시 일어나요.',
  },
  weights: { 발레: 3, 체육: 3, 음악: 2, 집중력: 2, 팀워크: 1, 영어: 1 },
  majors: ['Kinesiology', 'Dance', 'Sport Management'],
  stages: {
    elementary: [
      {
        en: 'Before you skate, learn to fall. Bend your knees and sink to one side.',
        ko: '스케이트를 신으면 넘어지는 법부터 배워요. 무릎을 굽히고 옆으로 살짝 앉으면 돼요',
      },
      {
        en: 'Spin slowly on a swivel chair while a grown-up watches. Arms out, then in. What changes?',
        ko: '회전의자에 앉으면 어른이 천천히 돌려 줘요. 벌린 팔을 모으면 더 빨라질까요?',
      },
      {
        en: 'On the grass, jump and turn once in the air. Which way are you facing now?',
        ko: '여러 운동을 고루 즐기고, 아픈 날은 “오늘은 여기까지!” 하고 쉬어요',
      },
    ],
    middle: [
      {
        en: 'Take lessons at a rink, and learn to skate backward while you look over your shoulder.',
        ko: '빙상장 강습에서 뒤로 타기를 배워요. 어깨 너머로 뒤를 살피며 천천히 가요',
      },
      {
        en: 'In ballet class, learn to keep your back tall and land without a sound.',
        ko: '발레를 배우며 등을 펴고 사뿐히 내려서는 연습을 해요. 얼음 위에서도 쓸모 있어요',
      },
      {
        en: 'Many skaters practice before school. What time would you have to get up?',
        ko: '점프는 얼음에 오르기 전에 땅에서 먼저 익혀요. 팔을 모으고 뛰며 돌아요',
      },
    ],
    high: [
      {
        en: 'Learn when your skates need sharpening, and what the groove under the blade is for.',
        ko: '빙상장에 가는 날에는 간식을 챙겨요. 얼음을 매끈하게 다듬는 동안 먹으면 꿀맛이에요',
      },
      {
        en: 'Skaters move up a level by passing tests. Watch a test day and see which moves they show.',
        ko: '국제 대회는 나이에 따라 주니어와 시니어로 나뉘어요. 좋아하는 선수는 어느 쪽인가요?',
      },
      {
        en: 'Choose music you love, cut it to two minutes, and fit a skating program to it.',
        ko: '좋아하는 음악을 1분만 골라요. 눈을 감고 들으면 어디에서 뛰어오르고 싶은가요?',
      },
    ],
    university: [
      {
        en: 'A triple jump takes less than a second. Sports labs film it and play it back slowly.',
        ko: '새벽에 얼음 위에서 훈련하고 낮에는 강의를 들어요. 운동과학이나 무용을 많이 골라요',
      },
      {
        en: 'Some US college clubs compete, and even beginners may skate on the team.',
        ko: '미국 대학에는 스케이트 동아리끼리 겨루는 대회가 있어요. 응원 소리에 빙상장이 시끌시끌해요',
      },
      {
        en: 'On a college synchronized team, a dozen skaters or more join hands and turn like one wheel.',
        ko: '여럿이 손을 잡고 타는 싱크로나이즈드 팀에서는 한 사람만 빨라도 줄이 휘어요',
      },
    ],
    career: [
      {
        en: 'Few skaters can live on prize money, so many also teach or have another job.',
        ko: '해마다 새 음악으로 프로그램을 짜요. 같은 곡을 몇 달 들으니 꿈에서도 들린대요',
      },
      {
        en: 'Ice shows hire skaters, too, perhaps to spin in a snowman costume.',
        ko: '경기에 나가지 않고 아이스 쇼에 서기도 해요. 다른 선수가 출 안무를 짜 주기도 하고요',
      },
      {
        en: 'US Figure Skating coaches take safety training before they teach the first wobbly beginner.',
        ko: '미국 피겨 협회는 코치도 안전 교육부터 받게 해요. 선수를 잘 지키는 법을 배우는 거예요',
      },
    ],
  },
  activities: [
    {
      en: 'Stand on one foot while you wait for your toast, and change feet every day.',
      ko: '오른발과 왼발 가운데 어느 쪽으로 더 오래 설 수 있을까요? 하루 1분씩 재 봐요',
    },
    {
      en: 'With your arms alone, be a wave, a tree, and a bird. Can your family guess which?',
      ko: '팔로만 파도와 나무와 새를 보여 줘요. 가족이 무엇인지 맞힐 수 있을까요?',
    },
    {
      en: 'On a paper rink, plan your path in loops and circles.',
      ko: '종이에 얼음판을 그리고, 내가 지나갈 길을 동글동글 이어 그려 봐요',
    },
    {
      en: 'Watch one skater’s program twice, first only the feet, then only the arms.',
      ko: '피겨 경기를 보며 점프와 회전을 세면 어느 쪽이 더 많을까요?',
    },
    {
      en: 'Many skaters perform to “Swan Lake.” Read the story, then listen for the swan.',
      ko: '피겨 음악으로 쓰이는 ‘백조의 호수’ 이야기를 읽고, 음악에서 백조를 찾아요',
    },
  ],
  datedFacts: [
    {
      where: 'high.1',
      fact: 'ISU senior competitions: at least 17 before July 1, from season 2024/25.',
      year: 2024,
      source: 'olympics.com 2022-06-07; tass.com 2022-06-07',
      checkAgain: '2027-09',
    },
    {
      where: 'university.1',
      fact: 'Intercollegiate skating is run by U.S. Figure Skating; it is a club sport.',
      year: 2024,
      source: 'amerlink.us, undated; usfigureskating.org 2023-24 handbook list',
      checkAgain: '2027-09',
    },
    {
      where: 'career.2',
      fact: 'U.S. Figure Skating asks coaches for safety training and membership.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
