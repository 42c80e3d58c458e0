import type { Career } from '../../model/career.ts';

export const vfxArtist = {
  id: 'vfx-artist',
  title: { en: 'Visual Effects Artist', ko: '특수효과 아티스트' },
  riasec: 'ARI',
  field: 'media',
  description: {
    en: 'No real dragon has ever come to a movie set. Visual effects artists make dragons, fires, and oceans on a computer.',
    ko: '불타는 성도, 집채만 한 파도도, 하늘을 나는 용도 진짜가 아니에요. 영화가 상상한 장면을 컴퓨터로 진짜처럼 만들어요.',
  },
  weights: { 영화보기: 3, 컴퓨터: 3, 미술: 2, 과학: 1, 집중력: 2, 게임: 1 },
  majors: ['Visual Effects', 'Computer Graphics', 'Digital Arts'],
  stages: {
    elementary: [
      {
        en: 'Watch water, smoke, and a shadow, and show with your hands how each one moves.',
        ko: '물과 연기와 그림자 가운데 무엇이 가장 그리기 어려울까요? 셋 다 그려 봐요',
      },
      {
        en: 'Cut three rows of hills from paper. Make the last row paler, and it looks far away.',
        ko: '종이 산을 겹쳐 붙이고 뒷산은 흐리게 칠해요. 산 하나가 훌쩍 멀어져요',
      },
      {
        en: 'Find a movie scene that can’t be real, and guess how people made it.',
        ko: '영화에서 진짜일 리 없는 장면을 찾아, 어떻게 찍었을지 가족과 이야기해요',
      },
    ],
    middle: [
      {
        en: 'With the camera still, film an empty chair, pause, and film a friend on it. Pop!',
        ko: '컵이 감쪽같이 사라지는 장면을 편집으로 만들어요. 점심시간에 친구에게 보여 줘요',
      },
      {
        en: 'Draw where a ball is bright and where it is dark when light falls on it.',
        ko: '동그라미 한쪽을 어둡게 칠하면 공처럼 볼록해 보여요. 진짜 공에 빛을 비추며 그려요',
      },
      {
        en: 'In a free 3D program, stretch one cube until it turns into a chair.',
        ko: '네모 상자를 늘이고 깎으면 의자가 돼요. 무료 3D 프로그램에서는 톱밥도 안 날려요',
      },
    ],
    high: [
      {
        en: 'Draw smoke in art class, and learn in physics why it curls and rises.',
        ko: '공은 얼마나 빨리 떨어질까요? 물리학에서 배워 화면 속 공도 똑같이 떨어뜨려요',
      },
      {
        en: 'Hang up a green sheet, film yourself, and swap the background for the moon.',
        ko: '초록 천 앞에서 춤추고 배경에 달을 넣어요. 초록 옷을 입고 추면 어떻게 될까요?',
      },
      {
        en: 'Add snow to a video of your street. Does it land on the parked cars?',
        ko: '작품집에는 효과를 넣기 전과 넣은 뒤를 나란히 실어요. 무엇이 바뀌었는지 한눈에 보여요',
      },
    ],
    university: [
      {
        en: 'You build an apple on the computer until nobody in class can tell it from a real one.',
        ko: '시각 효과 학과에서 컴퓨터로 사과를 만들어요. 진짜 사과 사진과 헷갈릴 때까지 고쳐요',
      },
      {
        en: 'Splashing water is hard to fake, so you film a real splash and study the drops.',
        ko: '따로 찍은 배우와 불을 한 화면에 합쳐요. 불빛이 뺨에도 비쳐야 진짜 같아요',
      },
      {
        en: 'On a student film, you hold up a ball on a stick, so actors know where the monster is.',
        ko: '영화과 친구의 촬영을 도와요. 용이 날아올 자리에 공 달린 막대를 들고 서 있어요',
      },
    ],
    career: [
      {
        en: 'Cutting an actor out of a picture, hair by hair, is often the first job.',
        ko: '화면에서 사람을 오려 내요(로토스코핑). 머리카락 한 올까지 따라 그려요',
      },
      {
        en: 'Show studios a short video with “before” and “after,” because nobody notices the best effects.',
        ko: '면접에서는 내가 만든 불이나 파도를 틀어 놓고, 어떻게 만들었는지 설명해요',
      },
      {
        en: 'A big movie can need hundreds of effects artists. Afterward, many find their next monster at another company.',
        ko: '영화 한 편을 끝내면 다른 회사나 나라로 옮기기도 해요. 내 이름은 그 영화 끝에 남아요',
      },
    ],
  },
  activities: [
    {
      en: 'Film a feather as it falls, then play it backward. Now it flies up to your hand.',
      ko: '손전등 앞에 인형을 세우면 벽에 거인 같은 그림자가 나타나요',
    },
    {
      en: 'Photograph someone far away so that they seem to stand on your hand.',
      ko: '멀리 선 가족이 내 손바닥 위에 올라온 것처럼 사진을 찍어요',
    },
    {
      en: 'Drop a pebble into a bowl of water and draw the ripples in ten pictures.',
      ko: '어른과 함께 촛불을 지켜보며 움직임을 열 장 그려 봐요. 같은 모양이 있나요?',
    },
    {
      en: 'Foil, beads, and a flashlight make a magic crystal. Film it so that it looks real.',
      ko: '은박지와 색종이로 집 안 물건을 꾸며요. 숟가락도 우주선 손잡이가 돼요',
    },
    {
      en: 'Some old movies used tiny models for big cities. Build one street and film it up close.',
      ko: '물에 우유 한 방울을 떨어뜨리면 구름처럼 퍼져요. 어떤 장면에 쓰면 좋을까요?',
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
  ],
} satisfies Career;
