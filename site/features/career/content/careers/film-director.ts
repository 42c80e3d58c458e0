import type { Career } from '../../model/career.ts';

export const filmDirector = {
  id: 'film-director',
  title: { en: 'Film Director', ko: '영화감독' },
  riasec: 'AES',
  field: 'media',
  description: {
    en: 'Film directors turn a story into scenes, tell actors and crew what each one needs, and call “Action!”',
    ko: '머릿속 이야기를 장면으로 나누고 “한 번 더 갈게요!” 하며 팀을 이끌어 영화 한 편을 완성해요.',
  },
  weights: { 영화보기: 3, 글쓰기: 2, 팀워크: 3, 미술: 1, 음악: 1, '친구 사귀기': 1 },
  majors: ['Film Production', 'Cinema Studies', 'Media Arts'],
  stages: {
    elementary: [
      {
        en: 'Hold your fingers like a picture frame. What would your movie show first?',
        ko: '두 손으로 네모 액자를 만들어 들여다봐요. 내 영화는 무엇부터 보여 줄까요?',
      },
      {
        en: 'Film one minute of breakfast as if it were a spy movie.',
        ko: '말을 한마디도 하지 않는 30초 영상을 찍어 봐요. 가족은 무슨 일이라고 할까요?',
      },
      {
        en: 'Ask two friends to walk through the same door, once happy and once scared.',
        ko: '친구에게 같은 문으로 두 번 들어오라고 해요. 한 번은 신나서, 한 번은 겁에 질려서요',
      },
    ],
    middle: [
      {
        en: 'Follow a walking friend with the camera, and hold it like a cup filled to the brim.',
        ko: '영상 동아리에 들어가면 여러 일을 돌아가며 맡아요. 이번에는 촬영, 다음에는 편집이에요',
      },
      {
        en: 'Film one scene twice, from across the room and from very close. Which feels scarier?',
        ko: '같은 장면을 가까이서도 찍고 멀리서도 찍어요. 어느 쪽이 더 슬퍼 보이나요?',
      },
      {
        en: 'Draw every shot on paper before you film. Directors call such drawings a storyboard.',
        ko: '‘콘티’는 찍을 장면을 만화처럼 그린 거예요. 이걸 보면 온 팀이 같은 모습을 떠올려요',
      },
    ],
    high: [
      {
        en: 'Read a novel in literature class and mark where your movie would begin.',
        ko: '‘문학과 영상’ 시간에 소설의 첫 줄을 영화의 첫 장면으로 바꿔요',
      },
      {
        en: 'Finish one film, even if it lasts three minutes. Youth film festivals love short ones.',
        ko: '3분짜리 영화라도 끝까지 만들어요. 다 되면 청소년 영화제에 보낼 수 있어요',
      },
      {
        en: 'Show your film to ten people, and watch their faces instead of the screen.',
        ko: '내 영화를 열 사람에게 보여 줘요. 화면은 보지 말고 보는 사람 얼굴을 지켜봐요',
      },
    ],
    university: [
      {
        en: 'On Monday, you direct. On Tuesday, you are a zombie in a classmate’s film.',
        ko: '월요일에 감독이던 사람이 화요일에는 친구 영화의 좀비가 돼요. 영화과에서는 서로 도와요',
      },
      {
        en: 'Sooner or later, most film students hold the microphone over the actors until both arms shake.',
        ko: '소리 녹음도 과목이에요. 배우 머리 위로 긴 마이크를 들고 있으면 팔이 후들거려요',
      },
      {
        en: 'One minute at a bus stop can be the short video that many film schools ask for.',
        ko: '미국에는 짧은 영상을 보고 학생을 뽑는 영화과가 많아요. 할머니 손만 찍어도 이야기가 돼요',
      },
    ],
    career: [
      {
        en: '“Quiet, please!” Production assistants say it all day, carry cables, and watch how a director works.',
        ko: '촬영장 막내는 “조용히 해 주세요!”를 자주 외쳐요. 그러면서 감독이 하는 일을 지켜봐요',
      },
      {
        en: 'A producer finds money for movies. You show your short film and explain the next one in a minute.',
        ko: '제작자는 영화에 쓸 돈을 모아 줘요. 내 짧은 영화를 보여 주고 다음 이야기를 들려줘요',
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
      en: 'Shine a flashlight on a doll’s face from above, then from below. Which light suits a villain?',
      ko: '손전등으로 인형 얼굴을 위에서, 또 아래에서 비춰요. 악당에게는 어느 빛이 어울릴까요?',
    },
    {
      en: 'Make rain from rice and thunder from a baking tray, and record both for your film.',
      ko: '쟁반에 쌀을 살살 굴리면 빗소리가 나요. 내 영화에 넣을 소리를 세 가지 녹음해요',
    },
    {
      en: 'Turn off the sound in one scene and write what you think the people say.',
      ko: '소리를 끄고 한 장면을 보면 무슨 말을 하는 것 같나요? 대사를 새로 지어요',
    },
    {
      en: 'List the scenes of “The Three Little Pigs.” How many of them can you film at home?',
      ko: '이야기책 한 편을 장면으로 나눠요. ‘늑대, 굴뚝으로!’ 같은 제목도 하나씩 붙여요',
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
