import type { Career } from '../career.ts';

export const productDesigner = {
  id: 'product-designer',
  title: { en: 'Product Designer', ko: '제품 디자이너' },
  riasec: 'AIE',
  field: 'design',
  description: {
    en: 'Product designers watch where people struggle, and invent things that are easy to use and good to look at.',
    ko: '사람들의 불편을 살펴 쓰기 쉽고 보기 좋은 물건을 생각하고 만들어 보는 사람이에요.',
  },
  weights: { 그림그리기: 3, 미술: 2, 과학: 2, 컴퓨터: 2, '친구 사귀기': 1, 수학: 1 },
  majors: ['Industrial Design', 'Product Design', 'Human-Computer Interaction'],
  stages: {
    elementary: [
      {
        en: 'Why does a pencil have six sides and a cup a handle? Think of a reason for each.',
        ko: '연필과 컵을 관찰해 왜 그 모양인지 말해 봐요',
      },
      {
        en: 'Choose something that is hard to open or hold, and draw it in a better shape.',
        ko: '잘 안 열리는 뚜껑 같은 물건을 골라 새 모양으로 그려요',
      },
      {
        en: 'Think up a thing nobody sells yet, and make it from clay and paper.',
        ko: '찰흙과 종이로 생각한 물건을 직접 만들어 봐요',
      },
    ],
    middle: [
      {
        en: 'Ask friends what annoys them about their school bags, and write down what they need.',
        ko: '책가방이 언제 불편한지 친구들에게 묻고 적어 봐요',
      },
      {
        en: 'Build a model in an invention club, then change it and build it again.',
        ko: '발명 동아리에서 모형을 만들고 다시 고쳐요',
      },
      {
        en: 'In a 3D printing class, design something small that you’d use every day.',
        ko: '3D 프린터 수업에서 작은 물건을 설계해요',
      },
    ],
    high: [
      {
        en: 'Shape comes from art, strength from physics, and the rest from computer science, so mix them.',
        ko: '모양은 미술로, 튼튼함은 물리학으로, 나머지는 정보로! 과목을 섞어 골라요',
      },
      {
        en: 'Save every step in photos and drawings, from the first scribble to the finished thing.',
        ko: '첫 생각부터 완성까지 사진과 그림으로 남겨 둬요',
      },
      {
        en: 'Find out which materials harm nature less, and test one in a model.',
        ko: '환경을 덜 해치는 재료를 찾아 모형 하나를 만들어 봐요',
      },
    ],
    university: [
      {
        en: 'Industrial design is the major for people who can’t stop improving chairs and toothbrushes.',
        ko: '산업 디자인을 전공(BFA, BSID)하며 물건을 그리고 만들어요',
      },
      {
        en: 'In some classes you watch people open jars, take notes, and then test your idea.',
        ko: '쓰는 사람을 관찰하고 시험하는 수업을 들어요',
      },
      {
        en: 'Some classes work with a real company, and it may take you in for a summer.',
        ko: '기업과 함께하는 수업이나 인턴에 참여해요',
      },
    ],
    career: [
      {
        en: 'New designers learn on the small parts, one handle, one button, one lid at a time.',
        ko: '손잡이 하나, 단추 하나, 뚜껑 하나! 새내기는 작은 것부터 맡지요',
      },
      {
        en: 'Companies skip the license and ask for a portfolio of the problems you solved.',
        ko: '면허 대신 불편을 어떻게 풀었는지 담은 작품집을 보여 줘요',
      },
      {
        en: 'The next job may be a rice cooker, a hospital bed, or a phone screen.',
        ko: '가전제품이나 의료 기기, 앱 화면을 디자인하기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Once a week, find something at home that is awkward to use, and draw how to fix it.',
      ko: '일주일에 하나씩 집에서 불편한 점을 찾아 고칠 방법을 그려요',
    },
    {
      en: 'Make a desk organizer from recycled things and keep improving it.',
      ko: '재활용품으로 책상 정리함을 만들고 고쳐 봐요',
    },
    {
      en: 'Ask three people in your family what they like, and design a gift.',
      ko: '가족 세 사람에게 묻고 선물할 물건을 설계해요',
    },
    {
      en: 'Draw something you love from the front, the side, and the top.',
      ko: '좋아하는 물건을 앞, 옆, 위에서 본 대로 그려요',
    },
    {
      en: 'Choose one inventor and write a letter with the questions you would ask.',
      ko: '발명가 한 사람을 골라 묻고 싶은 것을 편지로 써요',
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
