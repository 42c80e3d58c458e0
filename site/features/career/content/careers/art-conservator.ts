import type { Career } from '../../model/career.ts';

export const artConservator = {
  id: 'art-conservator',
  title: { en: 'Art Conservator', ko: '미술품 보존 전문가' },
  riasec: 'IAR',
  field: 'crafts',
  description: {
    en: 'Dust and sunlight slowly change a painting. Art conservators use science to clean it, mend it, and keep it safe.',
    ko: '오백 년 된 그림 앞에서는 숨소리도 낮추고 돋보기를 들어요. 오래된 보물을 과학으로 살피고 조심스럽게 되살려요.',
  },
  weights: { 미술: 3, 과학: 2, 집중력: 3, 그림그리기: 2, 독서: 1 },
  majors: ['Art Conservation', 'Art History', 'Chemistry'],
  stages: {
    elementary: [
      {
        en: 'Wash and dry your hands, then turn over an old photo. Is anything written on the back?',
        ko: '손을 씻고 말린 다음 오래된 사진을 뒤집어 봐요. 뒷면에 글씨가 있을지도 몰라요',
      },
      {
        en: 'Find scratches and faded spots on three old things at home. What could have made them?',
        ko: '오래된 물건의 긁힌 자국에도 이야기가 있어요. 누가 언제 그랬는지 가족에게 물어요',
      },
      {
        en: 'Choose one museum treasure and draw it, down to the tiniest crack.',
        ko: '박물관 보물 하나를 골라, 가장 작은 무늬까지 종이에 옮겨 그려요',
      },
    ],
    middle: [
      {
        en: 'In science class, measure how damp the air is. Museums check, too, because damp paper curls.',
        ko: '과학 시간에 공기가 얼마나 축축한지 재 봐요. 너무 축축하면 옛 책에 곰팡이가 피어요',
      },
      {
        en: 'Mend torn paper with tape, with glue, and with a thin paper patch. Which mend shows least?',
        ko: '찢어진 종이를 이을 때 풀이 나을까요, 테이프가 나을까요? 둘 다 붙이고 한 달 기다려요',
      },
      {
        en: 'Watch a video from a museum’s repair room. Which tool comes out first, and which comes last?',
        ko: '박물관 보존실 영상에는 붓과 면봉, 현미경이 나와요. 무엇을 가장 먼저 쓸까요?',
      },
    ],
    high: [
      {
        en: 'The bluest blue in many old paintings is crushed stone. In chemistry, find out what makes a stone blue.',
        ko: '옛 쇠칼은 왜 붉게 녹슬었을까요? 쇠가 물과 공기를 만나 변하는 까닭이 화학에 나와요',
      },
      {
        en: 'Go to a conservator’s talk. You may hear that old paper is touched with clean, bare hands.',
        ko: '박물관 강연에서 뜻밖의 말을 들어요. 오래된 종이는 장갑 없이 깨끗한 손으로 만진대요',
      },
      {
        en: 'Light your own painting from the side, and photograph its bumps. Conservators look for hidden brushstrokes this way.',
        ko: '그림 옆에서 손전등을 비추면 숨은 붓 자국이 보여요. 보존실에서도 이렇게 사진을 찍어요',
      },
    ],
    university: [
      {
        en: 'Study drawing, art history, and chemistry, too, because the wrong cleaner can take the paint off.',
        ko: '대학 다음에 보존 대학원에 가려면 미술도 화학도 배워요. 붓도 시험관도 잘 다뤄야 해요',
      },
      {
        en: 'For class, copy a painting as it was made long ago, with egg yolk and ground stone.',
        ko: '옛날 화가처럼 물감을 만드는 수업에서는 달걀노른자에 색 가루를 섞어요',
      },
      {
        en: 'Try one summer in a workshop. Cleaning a single square inch of a painting can take all morning.',
        ko: '보존실 인턴은 일을 배우며 그림의 먼지를 살살 털어요. 대학원에 가기 전에 할 수 있어요',
      },
    ],
    career: [
      {
        en: 'Most US conservators earn a master’s degree after college. The first job may still be a dusty frame.',
        ko: '미국에서는 대개 대학원(석사)을 마치고 일해요. 처음에는 그림틀부터 닦기도 해요',
      },
      {
        en: 'Spit cleans old paint surprisingly well. Conservators really use it, on a cotton swab.',
        ko: '면봉으로 하루에 손바닥만큼 닦아요. 누런 때가 벗겨진 자리에서 옛날의 파란색이 나와요',
      },
      {
        en: 'Tile by tile, people who passed a national exam repair the roof of an old Korean palace.',
        ko: '한국에는 옛 건물과 그림을 고치는 국가유산수리기술자 시험이 있어요. 미국은 면허가 없어요',
      },
    ],
  },
  activities: [
    {
      en: 'Keep colored paper in the sun and in a box, and compare every month.',
      ko: '색종이를 한 장은 햇빛에, 한 장은 상자에 둬요. 한 달 뒤에도 같은 색일까요?',
    },
    {
      en: 'Turn a jigsaw puzzle face down and build it by shape alone, like a broken bowl.',
      ko: '퍼즐을 뒤집어 그림 없는 쪽으로 맞춰요. 깨진 옛 그릇도 모양만 보고 맞출 때가 있어요',
    },
    {
      en: 'Build a box for one treasure, and pad it until nothing moves when you tilt it.',
      ko: '아끼는 물건 하나에 꼭 맞는 상자를 만들어요. 기울여도 꼼짝 않게 속을 채워요',
    },
    {
      en: 'Hold a magnifying glass over a picture in a magazine. What is it really made of?',
      ko: '책 속의 옛 그림을 돋보기로 살펴 물감이 갈라진 데를 찾아요. 몇 군데나 되나요?',
    },
    {
      en: 'Find the oldest thing in your neighborhood. Where have hands or rain worn it smooth?',
      ko: '우리 동네 문화유산을 찾아가 봐요. 바래거나 떨어진 데는 눈으로만 살펴요',
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
      where: 'career.0',
      fact: 'US conservators usually take a master’s.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: 'No US license; Korean exams for heritage repair and conservation, named 국가유산수리기술자 and 국가유산수리기능자 since 2024.',
      year: 2026,
      source: 'naeil.com, L',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
