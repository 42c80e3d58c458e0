import type { FieldOfCareers } from '../../model/career.ts';

export const business: FieldOfCareers = {
  entrepreneur: {
    title: { en: 'Entrepreneur', ko: '창업가' },
    riasec: 'ESC',
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
          ko: '가게 놀이에서 물건마다 값을 정하고 거스름돈까지 계산해요.',
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
          ko: '빵을 구워 파는 날이 있는 미국 학교가 많아요. 판 돈에서 재료값을 빼면 이익이 남아요.',
        },
        {
          en: 'Show friends what you’d like to sell, and ask what they would never buy.',
          ko: '“어디가 별로야?” 만든 물건을 친구에게 보여 주고 의견대로 고쳐요.',
        },
        {
          en: 'No customers? Ask whether your table may move next to the school gate, and try once more.',
          ko: '손님이 안 왔나요? 탁자를 교문 옆으로 옮겨 가게를 한 번 더 열어 봐요.',
        },
      ],
      high: [
        {
          en: 'How many cups of lemonade pay for the lemons? Work it out in economics.',
          ko: '붕어빵값을 올리면 손님이 줄어요. 얼마가 좋을지 경제 시간에 계산할 수 있어요.',
        },
        {
          en: 'A startup club tries out real ideas. Fit your whole business plan on one page.',
          ko: '누구에게 무엇을 얼마에 팔까요? 가게 계획을 종이 한 장에 다 쓸 수 있어요.',
        },
        {
          en: 'Find one small thing to improve in your town, such as a bike rack that is always full.',
          ko: '동네의 작은 불편 하나를 고쳐 봐요. 삐걱거리는 의자를 고치면 누가 와서 앉을까요?',
        },
      ],
      university: [
        {
          en: 'A battery company needs somebody who knows batteries. Study business, or study the thing itself.',
          ko: '김밥 가게를 열려면 경영학을 배울까요, 요리를 배울까요? 둘 다 쓸 데가 있어요.',
        },
        {
          en: 'Startup contests give you about three minutes to explain an idea. Then a judge asks, “Who needs it?”',
          ko: '대학 창업 센터에서는 손님부터 만나게 해요. “안 살래요.” 하면 까닭을 묻고 적어 와요.',
        },
        {
          en: 'A full shop can still lose money. Accounting class shows you where it goes.',
          ko: '손님이 가득한데 돈이 안 남는 가게도 있어요. 회계를 배우면 어디로 갔는지 보여요.',
        },
      ],
      career: [
        {
          en: 'Many owners first worked in someone else’s shop, and saw what it earns and spends.',
          ko: '먼저 남의 가게에서 몇 해 배우는 사람이 많아요. 언제 손님이 몰리는지도 알게 돼요.',
        },
        {
          en: 'Students from abroad need permission to work in the US, even at their own lunch box stand.',
          ko: '학생 비자는 미국에서 공부하라는 허락이에요. 회사를 열려면 다른 허락을 알아봐요.',
        },
        {
          en: 'Many new shops close within a few years, so owners save some money before they start.',
          ko: '손님이 적은 달도 와요. 잘 팔린 달에 돈을 조금 남겨 두면 그달에도 문을 열 수 있어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Write down what you buy with your allowance for three months. What had you forgotten?',
        ko: '용돈을 무엇에 가장 많이 쓰나요? 석 달 동안 기입장에 적어 그래프로 그려요.',
      },
      {
        en: 'Two stands sell the same popsicles. Think of three reasons to stop at yours.',
        ko: '가족이 “아이참!” 할 때마다 그 까닭을 적어요. 가장 쉬운 것부터 함께 풀어 봐요.',
      },
      {
        en: 'If you had a shop for tteokbokki, spicy rice cakes, what would the sign say?',
        ko: '내가 떡볶이 가게를 연다면 이름은 무엇이 좋을까요? 간판과 메뉴도 그려요.',
      },
      {
        en: 'Find an ad that makes you want something. What does it promise, and what does it leave out?',
        ko: '딱 1분 동안 내 아이디어를 소개하고, 가족이 묻는 말을 다 적어 둬요.',
      },
      {
        en: 'With a grown-up, ask a shop owner near you about the hardest and nicest parts of the job.',
        ko: '어른과 동네 가게에 가서 주인께 힘든 일과 즐거운 일을 여쭤요. 한가한 때가 좋아요.',
      },
    ],
  },
  'performing-arts-manager': {
    title: { en: 'Performing Arts Manager', ko: '공연기획자' },
    riasec: 'ESA',
    description: {
      en: 'Dancers need a theater, a date, and an audience. Performing arts managers book the hall, plan the show, and sell the tickets.',
      ko: '음악회와 무용 공연을 계획하고 사람과 돈, 시간을 챙겨요. 공연 날에는 무대 뒤에서 모든 일이 제때 되는지 살펴요.',
    },
    weights: { 음악: 2, 발레: 2, 팀워크: 3, '친구 사귀기': 2, 글쓰기: 1, 수학: 1, 피아노: 1 },
    majors: ['Arts Management', 'Theater Management', 'Business Administration'],
    stages: {
      elementary: [
        {
          en: 'Line up chairs for a show at home. Sit in each one. Can everyone see the stage?',
          ko: '의자를 줄지어 놓고 하나씩 앉아 봐요. 어느 자리에서나 무대가 잘 보이나요?',
        },
        {
          en: 'At a show, somebody hidden works the lights. Guess who else is helping, and ask an usher.',
          ko: '공연을 보고 오는 길에, 무대 뒤에는 누가 있었을지 이야기해 봐요.',
        },
        {
          en: 'Who brings the cups, and who brings the music? Plan a small party with a list.',
          ko: '생일잔치를 열면 접시는 몇 개, 풍선은 몇 개 있어야 할까요? 올 사람부터 세어 봐요.',
        },
      ],
      middle: [
        {
          en: 'Join the festival team that tells a nervous band, “You’re on in two minutes.”',
          ko: '학교 축제의 공연 진행팀에 들어가요. “다음 팀, 준비!” 하고 외치는 사람이 나예요.',
        },
        {
          en: 'Make two posters for one show. Which one do more people stop to read?',
          ko: '공연 포스터에는 날짜와 시간, 장소가 있어야 해요. 열 걸음 뒤에서도 보일까요?',
        },
        {
          en: 'How long does it take until every guest is seated? Time it before a show.',
          ko: '공연을 시작하기 전, 손님이 모두 앉기까지 몇 분이 걸릴까요? 시계를 보며 재 봐요.',
        },
      ],
      high: [
        {
          en: 'In economics, find a ticket price that fills a small theater and still pays the band.',
          ko: '의자는 몇 개를 빌리고 표는 몇 장을 팔까요? 경제를 배우면 공연의 셈이 보여요.',
        },
        {
          en: 'Plan a small charity show with very little money. What can you borrow instead of buy?',
          ko: '작은 자선 공연을 열어요. 포스터에 얼마, 간식에 얼마를 쓸지 적은 표가 예산이에요.',
        },
        {
          en: 'Volunteer in a theater, tear the tickets, and show latecomers to their seats.',
          ko: '공연장 봉사는 조용조용 해야 해요. 늦게 온 손님을 어두운 통로에서 안내해요.',
        },
      ],
      university: [
        {
          en: 'A good show can still play to empty seats. Arts management classes look for the reason.',
          ko: '좋은 공연도 표가 안 팔릴 때가 있어요. 예술경영 학과에서 그 까닭을 따져 봐요.',
        },
        {
          en: 'A dancer’s contract may ask for a warm floor and twelve towels. You learn to read every line.',
          ko: '공연을 만드는 수업에서는 이름도 짓고 계약서도 써요. 마지막 시간에는 진짜로 막이 올라요.',
        },
        {
          en: 'During a semester backstage, you whisper “Go!” into a headset, and it rains on the stage.',
          ko: '한 학기는 극장에서 인턴으로 일을 배워요. 막이 오르기 전 한 시간이 가장 바빠요.',
        },
      ],
      career: [
        {
          en: 'You hang posters in the morning and may lock up near midnight, after the last guest.',
          ko: '포스터를 붙이고 관객을 맞아요. 하루에 백 번쯤 화장실이 어디인지 알려 줘요.',
        },
        {
          en: 'At an interview, a theater may ask what you would do if the curtain got stuck.',
          ko: '면접에서는 어떤 행사를 해 봤는지 물어요. 학교 축제를 도운 이야기부터 꺼내면 돼요.',
        },
        {
          en: 'Parades and festivals need managers, too. Someone must get ten floats around one narrow corner.',
          ko: '동네 축제를 맡으면 비 오는 날도 생각해요. 천막을 어디에 칠지 미리 정해 두지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Your family show is three months away. Mark on the calendar what to do each week.',
        ko: '석 달 뒤 우리 집에서 공연이 열려요. 오늘부터 할 일을 달력에 나눠 적어요.',
      },
      {
        en: 'Put five songs you love in order for a concert. Which one should come last?',
        ko: '춤, 노래, 연주 가운데 무엇을 맨 앞에 놓을까요? 사회는 내가 맡아요.',
      },
      {
        en: 'Ask ten people which kind of show would get them out of the house. Which answer wins?',
        ko: '어떤 공연이라면 꼭 보러 가고 싶은지 열 사람에게 물어 표로 정리해요.',
      },
      {
        en: 'Draw a show ticket with a secret mark, so that nobody can copy it.',
        ko: '아무도 똑같이 못 만들 입장권을 그려요. 비밀 표시는 어디에 숨길까요?',
      },
      {
        en: 'After a show, write down one thing that worked and one that you would change.',
        ko: '공연을 본 날 밤, 아직 귀에 남은 소리가 있나요? 잊기 전에 일기에 적어 둬요.',
      },
    ],
  },
};
