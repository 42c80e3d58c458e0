import type { Career } from '../../model/career.ts';

export const entrepreneur = {
  id: 'entrepreneur',
  title: { en: 'Entrepreneur', ko: '창업가' },
  riasec: 'ESC',
  field: 'business',
  description: {
    en: 'A lunch box leaks, and that gives someone an idea for a better one. Entrepreneurs start a company to make it.',
    ko: '“왜 아직 이런 게 없지?” 불편한 일을 새로운 생각으로 풀어 보려고 팀을 모으고 회사를 만드는 사람이에요.',
  },
  weights: { '친구 사귀기': 2, 팀워크: 3, 수학: 2, 컴퓨터: 1, 글쓰기: 1, 영어: 1, 요리: 1 },
  majors: ['Entrepreneurship', 'Business Administration', 'Economics'],
  stages: {
    elementary: [
      {
        en: 'Play shop. Set the prices, and count out the change without a calculator.',
        ko: '가게 놀이에서 물건마다 값을 정하고 거스름돈까지 계산해요',
      },
      {
        en: 'Find three brands of the same cookie at the store and compare their prices.',
        ko: '가게 세 곳에서 똑같은 과자의 값을 살펴봐요. 왜 다른지 짐작이 가나요?',
      },
      {
        en: 'At a flea market, with a grown-up beside you, sell the toys and books you have outgrown.',
        ko: '안 쓰는 장난감을 어른과 벼룩시장에서 팔아요. 얼마라고 하면 팔릴까요?',
      },
    ],
    middle: [
      {
        en: 'Run a small shop with a team at the school festival. What sells out first?',
        ko: '빵을 구워 파는 날이 있는 미국 학교가 많아요. 판 돈에서 재료값을 빼면 이익이 남아요',
      },
      {
        en: 'Show friends what you’d like to sell, and ask what they would never buy.',
        ko: '“어디가 별로야?” 만든 물건을 친구에게 보여 주고 의견대로 고쳐요',
      },
      {
        en: 'No customers? Ask whether your table may move next to the school gate, and try once more.',
        ko: '손님이 안 왔나요? 탁자를 교문 옆으로 옮겨 가게를 한 번 더 열어 봐요',
      },
    ],
    high: [
      {
        en: 'How many cups of lemonade pay for the lemons? Work it out in economics.',
        ko: '붕어빵값을 올리면 손님이 줄어요. 얼마가 좋을지 경제 시간에 계산할 수 있어요',
      },
      {
        en: 'A startup club tries out real ideas. Fit your whole business plan on one page.',
        ko: '누구에게 무엇을 얼마에 팔까요? 가게 계획을 종이 한 장에 다 쓸 수 있어요',
      },
      {
        en: 'Find one small thing to improve in your town, such as a bike rack that is always full.',
        ko: '동네의 작은 불편 하나를 고쳐 봐요. 삐걱거리는 의자를 고치면 누가 와서 앉을까요?',
      },
    ],
    university: [
      {
        en: 'A battery company needs somebody who knows batteries. Study business, or study the thing itself.',
        ko: '김밥 가게를 열려면 경영학을 배울까요, 요리를 배울까요? 둘 다 쓸 데가 있어요',
      },
      {
        en: 'Startup contests give you about three minutes to explain an idea. Then a judge asks, “Who needs it?”',
        ko: '대학 창업 센터에서는 손님부터 만나게 해요. “안 살래요.” 하면 까닭을 묻고 적어 와요',
      },
      {
        en: 'A full shop can still lose money. Accounting class shows you where it goes.',
        ko: '손님이 가득한데 돈이 안 남는 가게도 있어요. 회계를 배우면 어디로 갔는지 보여요',
      },
    ],
    career: [
      {
        en: 'Many owners first worked in someone else’s shop, and saw what it earns and spends.',
        ko: '먼저 남의 가게에서 몇 해 배우는 사람이 많아요. 언제 손님이 몰리는지도 알게 돼요',
      },
      {
        en: 'Students from abroad need permission to work in the US, even at their own lunch box stand.',
        ko: '학생 비자는 미국에서 공부하라는 허락이에요. 회사를 열려면 다른 허락을 알아봐요',
      },
      {
        en: 'Many new shops close within a few years, so owners save some money before they start.',
        ko: '손님이 적은 달도 와요. 잘 팔린 달에 돈을 조금 남겨 두면 그달에도 문을 열 수 있어요',
      },
    ],
  },
  activities: [
    {
      en: 'Write down what you buy with your allowance for three months. What had you forgotten?',
      ko: '용돈을 무엇에 가장 많이 쓰나요? 석 달 동안 기입장에 적어 그래프로 그려요',
    },
    {
      en: 'Two stands sell the same popsicles. Think of three reasons to stop at yours.',
      ko: '가족이 “아이참!” 할 때마다 그 까닭을 적어요. 가장 쉬운 것부터 함께 풀어 봐요',
    },
    {
      en: 'If you had a shop for tteokbokki, spicy rice cakes, what would the sign say?',
      ko: '내가 떡볶이 가게를 연다면 이름은 무엇이 좋을까요? 간판과 메뉴도 그려요',
    },
    {
      en: 'Find an ad that makes you want something. What does it promise, and what does it leave out?',
      ko: '딱 1분 동안 내 아이디어를 소개하고, 가족이 묻는 말을 다 적어 둬요',
    },
    {
      en: 'With a grown-up, ask a shop owner near you about the hardest and nicest parts of the job.',
      ko: '어른과 동네 가게에 가서 주인께 힘든 일과 즐거운 일을 여쭤요. 한가한 때가 좋아요',
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
      where: 'career.1',
      fact: 'F-1 rules on running a company.',
      year: 2026,
      source: 'V1–V5, recalled',
      checkAgain: '2027-09',
    },
  ],
} satisfies Career;
