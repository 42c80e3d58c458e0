import type { Career } from '../../model/career.ts';

export const filmDirector = {
  id: 'film-director',
  title: { en: 'Film Director', ko: '영화감독' },
  riasec: 'AES',
  field: 'media',
  description: {
    en: 'The whole crew is waiting. Film directors decide how each scene should look, and guide everyone until the movie is done.',
    ko: '머릿속 이야기를 장면으로 나누고 “한 번 더 갈게요!” 하며 팀을 이끌어 영화 한 편을 완성해요.',
  },
  weights: { 영화보기: 3, 글쓰기: 2, 팀워크: 3, 미술: 1, 음악: 1, '친구 사귀기': 1 },
  majors: ['Film Production', 'Cinema Studies', 'Media Arts'],
  stages: {
    elementary: [
      {
        en: 'Hold your fingers like a picture frame. What would your movie show first?',
        ko: '좋아하는 영화의 처음과 가운데와 끝을 그림 세 장에 담아요',
      },
      {
        en: 'Film one minute of breakfast as if it were a spy movie.',
        ko: '말을 한마디도 하지 않는 30초 영상을 찍어 봐요. 가족은 무슨 일이라고 할까요?',
      },
      {
        en: 'Ask two friends to walk through the same door, once happy and once scared.',
        ko: '친구가 들려준 이야기를 네 칸에 담아 볼까요? 말로 들을 때와 무엇이 다른가요?',
      },
    ],
    middle: [
      {
        en: 'Follow a walking friend with the camera, and hold it like a cup filled to the brim.',
        ko: '동아리를 고르는 날, 영상 동아리에 이름을 적어요. 오늘은 촬영, 다음에는 편집을 맡아요',
      },
      {
        en: 'Film one scene twice, from across the room and from very close. Which feels scarier?',
        ko: '같은 장면을 가까이서 찍고 멀리서도 찍어 더 슬퍼 보이는 쪽을 골라요',
      },
      {
        en: 'Draw every shot on paper before you film. Directors call such drawings a storyboard.',
        ko: '친구를 찍고 싶을 때는 왜 찍는지 먼저 말하고 허락을 받아요',
      },
    ],
    high: [
      {
        en: 'Read a novel in literature class and mark where your movie would begin.',
        ko: '‘문학과 영상’ 시간에 소설의 첫 줄을 영화의 첫 장면으로 바꿔요',
      },
      {
        en: 'Send your first three-minute film to a youth film festival.',
        ko: '3분짜리 영화라도 끝까지 만들어요. 다 되면 청소년 영화제에 보낼 수 있어요',
      },
      {
        en: 'Show your film to ten people, and watch their faces instead of the screen.',
        ko: '찍기 전에 장면을 만화처럼 그려요(콘티). 그러면 팀이 같은 장면을 떠올려요',
      },
    ],
    university: [
      {
        en: 'On Monday, you direct. On Tuesday, you are a zombie in a classmate’s film.',
        ko: '영화 학과에서는 친구의 영화를 서로 도와요. 오늘은 감독이어도 내일은 마이크를 들어요',
      },
      {
        en: 'Sooner or later, every film student holds the microphone over the actors until both arms shake.',
        ko: '촬영도 편집도 소리도 다 해 봐야, 감독이 되었을 때 무엇을 부탁할지 알아요',
      },
      {
        en: 'Film schools often ask for a short video. Yours could show one minute at a bus stop.',
        ko: '미국에는 짧은 영상을 받는 영화 학과가 많아요. 할머니 손만 찍어도 이야기가 돼요',
      },
    ],
    career: [
      {
        en: '“Quiet, please!” Production assistants say it all day, carry cables, and watch how a director works.',
        ko: '촬영장 막내는 “조용히 해 주세요!”를 자주 외쳐요. 그러면서 감독이 하는 일을 지켜봐요',
      },
      {
        en: 'Show a short film at a festival. A producer, who finds money for movies, may be watching.',
        ko: '짧은 영화를 영화제마다 보내요. 상영이 끝나고 “다음 것도 보고 싶어요.”라는 말도 들어요',
      },
      {
        en: 'Directors also make ads, music videos, and documentaries, true films about penguins or people.',
        ko: '다음 영화를 기다리며 광고도 찍어요. 아이스크림 광고는 녹기 전에 찍어야 해서 다들 뛰어요',
      },
    ],
  },
  activities: [
    {
      en: 'Once a month, film a one-minute movie and invite your family to the premiere.',
      ko: '매달 1분 영화를 한 편씩 찍어요. 석 달 뒤 우리 집 영화제에는 누구를 부를까요?',
    },
    {
      en: 'Pick a movie’s best scene and draw it in six panels.',
      ko: '가장 좋았던 장면을 여섯 칸에 나눠 그려 봐요. 왜 좋았는지 천천히 떠올라요',
    },
    {
      en: 'Shoot a stop-motion film in which your dolls clean up the room by themselves.',
      ko: '인형을 조금 옮기고 찰칵, 또 옮기고 찰칵 찍어요. 열 장이면 인형이 걸어요',
    },
    {
      en: 'Turn off the sound in one scene and write what you think the people say.',
      ko: '소리를 끄고 한 장면을 보면 무슨 말을 하는 것 같나요? 대사를 새로 지어요',
    },
    {
      en: 'List the scenes of “The Three Little Pigs,” and count how often your camera has to move house.',
      ko: '이야기책 한 편을 영화로 만든다면 장면이 몇 개일까요? 장면마다 제목을 붙여요',
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
      where: 'university.2',
      fact: 'BFA, music and theater degrees often want a portfolio, a pre-screen recording or an audition; each school sets its own rules.',
      year: 2026,
      source: 'U7',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
