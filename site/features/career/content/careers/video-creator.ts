import type { Career } from '../../model/career.ts';

export const videoCreator = {
  id: 'video-creator',
  title: { en: 'Video Creator', ko: '영상 크리에이터' },
  riasec: 'AES',
  field: 'media',
  description: {
    en: 'Video creators plan, film, and edit videos about what they love, from bugs to bridges, so that others love it, too.',
    ko: '좋아하는 것을 영상으로 계획하고 찍고 다듬어요. 본 사람이 “나도 해 볼래!” 하면 그날은 성공이에요.',
  },
  weights: { 영화보기: 3, 글쓰기: 2, 컴퓨터: 2, '친구 사귀기': 2, 게임: 1, 미술: 1, 집중력: 1 },
  majors: ['Digital Media Production', 'Communication', 'Film and Media Studies'],
  stages: {
    elementary: [
      {
        en: 'Draw your video in four pictures before you film it. Which picture holds the surprise?',
        ko: '내 영상을 그림 네 장으로 먼저 그려요. 깜짝 놀랄 장면은 몇 번째에 둘까요?',
      },
      {
        en: 'Make a 30-second video about the best hiding place at home. Show it only to your family.',
        ko: '집에서 숨기 가장 좋은 곳을 30초 영상으로 찍어요. 보는 사람은 가족뿐이에요',
      },
      {
        en: 'Watch your video once before anyone else does. Does it show your name, school, or street?',
        ko: '내 이름과 학교를 온라인에 쓰면 왜 위험할까요? 어른과 함께 이야기해 봐요',
      },
    ],
    middle: [
      {
        en: 'Swap jobs in a video club. Plan one week, and hold the microphone the next.',
        ko: '학교 동아리를 1분 영상에 담아 신입생에게 보여 줘요. 무엇부터 나오면 좋을까요?',
      },
      {
        en: 'Before you post, check that everyone agreed to be filmed and that you may use the music.',
        ko: '남의 노래를 영상에 넣으려면 허락을 받아야 해요. 써도 되는 음악부터 찾아요',
      },
      {
        en: 'Video sites set an age for accounts. Look it up with a grown-up before you sign up.',
        ko: '영상 사이트마다 계정을 만들 수 있는 나이가 있어요. 어른과 함께 찾아봐요',
      },
    ],
    high: [
      {
        en: 'For media class, stop a video every five seconds and name what changed.',
        ko: '동생이 볼 영상과 할머니가 볼 영상은 달라요. ‘매체 의사소통’에서 그 까닭을 찾아요',
      },
      {
        en: 'Plan a video about volcanoes, and ask a science teacher to check it for mistakes before you film.',
        ko: '화산이 터지는 까닭을 영상으로 설명해요. 찍기 전에 과학 선생님께 대본을 보여 드려요',
      },
      {
        en: 'Make five short videos on one subject, and ask friends where they stopped watching.',
        ko: '한 가지 주제로 짧은 영상 다섯 편을 만들어요. 다섯 번째는 첫 번째와 많이 다를걸요',
      },
    ],
    university: [
      {
        en: 'In digital media class, you cut ten minutes of film down to one. Your favorite part may go.',
        ko: '디지털 미디어 학과에서는 3분 영상을 사흘 동안 다듬어요. 셋째 날에 제일 많이 잘라요',
      },
      {
        en: 'A class on microphones teaches your ears to notice even the hum of a refrigerator.',
        ko: '소리 수업을 들으면 귀가 밝아져요. 영상에 섞인 냉장고 소리까지 웅 하고 들려요',
      },
      {
        en: 'Students from abroad need permission to earn money in the US, even from a cat video.',
        ko: '미국에서 유학생은 영상으로 돈을 벌기 전에, 일해도 된다는 허락부터 받아야 해요',
      },
    ],
    career: [
      {
        en: 'Some creators start as helpers at a big channel, where they hold lamps and cut out sneezes.',
        ko: '다른 사람의 영상을 편집해요. “음.” 하는 소리를 하나씩 찾아 잘라 내요',
      },
      {
        en: 'One channel rarely pays for everything, so many creators also film weddings or ads.',
        ko: '채널 하나만으로 먹고사는 사람은 적어요. 동네 잔치를 찍어 주는 일도 하지요',
      },
      {
        en: 'Creators must say when a video is an ad, even if they were paid only with free juice.',
        ko: '돈을 받고 만든 영상은 광고라고 꼭 밝혀야 해요. 법으로 정한 약속이에요',
      },
    ],
  },
  activities: [
    {
      en: 'Film an ant, a snail, or a puddle for one minute. What surprised you?',
      ko: '집에서 가장 작은 물건이 주인공이에요. 그 물건의 하루를 사진 세 장에 담아요',
    },
    {
      en: 'Write three titles for one video, all of them true. Which makes your family most curious?',
      ko: '영상 하나에 거짓말 없는 제목을 세 가지 붙여요. 가장 궁금한 것은 가족이 골라요',
    },
    {
      en: 'Explain a game you know well in one minute, without using your hands.',
      ko: '내가 잘 아는 놀이를 손짓 없이 말로만 1분 안에 설명할 수 있을까요?',
    },
    {
      en: 'Film only your hands while you fold a paper boat. Can someone copy you without a word?',
      ko: '손만 나오게 종이배 접는 법을 찍어요. 설명 없이 보고도 누가 따라 접으면 성공이에요',
    },
    {
      en: 'Cover the screen and only listen to a video. How much of it can you still follow?',
      ko: '광고 장면이 바뀔 때마다 손가락을 접어요. 열 손가락을 다 접는 데 몇 초 걸릴까요?',
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
      where: 'middle.2',
      fact: 'Google/YouTube accounts: from 14 in Korea, 13 in the US, younger only with a parent; live streams alone only from 16 (2025-07-22).',
      year: 2025,
      source: 'etnews.com 2019-06-10; androidcentral.com 2025-06-27; m.cartech.nate.com 2025-06-26',
      checkAgain: '2027-05',
    },
    {
      where: 'university.2',
      fact: 'On an F-1 visa, earning money with online videos counts as work that needs permission.',
      year: 2026,
      source: 'iandoli.com 2026; deccanchronicle.com 2026-02-07',
      checkAgain: '2027-05',
    },
    {
      where: 'career.2',
      fact: 'Ads and sponsored videos must be labeled (FTC in the US, KFTC in Korea).',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-05',
    },
  ],
} satisfies Career;
