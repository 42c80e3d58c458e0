import type { Career } from '../../model/career.ts';

export const flightAttendant = {
  id: 'flight-attendant',
  title: { en: 'Flight Attendant', ko: '승무원' },
  riasec: 'SEC',
  field: 'social',
  description: {
    en: 'Flight attendants know every exit by heart. They serve meals, calm nervous passengers, and are ready if anything goes wrong.',
    ko: '“자리에 앉아 주세요. 곧 출발합니다.” 하늘 위에서 승객의 안전을 지키고, 여러 나라 사람이 편안하게 여행하도록 도와줘요.',
  },
  weights: { '친구 사귀기': 3, 영어: 3, 팀워크: 2, 수영: 1, 요리: 1, 체육: 1, 집중력: 1 },
  majors: ['Hospitality Management', 'Communication', 'Aviation Management'],
  stages: {
    elementary: [
      {
        en: 'Smile first at a new classmate, and ask, “Want to sit with us?”',
        ko: '새로 온 친구에게 “우리 같이 놀래?” 하고 먼저 웃으며 인사를 건네요',
      },
      {
        en: 'When it is breakfast time in Seoul, what time is it in New York? Find both on a globe.',
        ko: '서울이 아침 여덟 시일 때 뉴욕은 몇 시일까요? 지도에서 두 도시를 찾아봐요',
      },
      {
        en: 'Is a friend feeling sick on the bus? Tell a grown-up, and have a bag ready.',
        ko: '줄을 설 때 앞뒤를 살펴요. 신발 끈이 풀린 친구가 있으면 넘어지기 전에 알려 줘요',
      },
    ],
    middle: [
      {
        en: 'Practice saying “Gate seven is that way” and “Chicken or rice?” in two languages.',
        ko: '“7번 게이트는 어디인가요?” 공항에서 쓰는 영어를 친구와 번갈아 묻고 답해요',
      },
      {
        en: 'Learn how people greet each other in five countries, with a bow, a hug, or a handshake.',
        ko: '네팔에서는 두 손을 모아 인사해요. 또 어떤 인사가 있을까요?',
      },
      {
        en: 'No ambulance can reach a plane in the air. Learn first aid for someone who faints.',
        ko: '음식이 목에 걸린 사람을 돕는 법은 하늘에서도 쓰여요. 보건 시간에 배워 둬요',
      },
    ],
    high: [
      {
        en: 'Take a new language in school, and learn to ask a worried passenger, “Are you all right?”',
        ko: '“물 한 잔 주세요.”를 몇 나라 말로 알아들을까요? 영어와 제2외국어 시간에 늘려 가요',
      },
      {
        en: 'Lost visitors at a school festival often need the restroom. Welcome them and point the way.',
        ko: '학교 축제에서 손님을 안내해요. 많이 묻는 곳은 큰 종이에 화살표로 그려 붙여 둬요',
      },
      {
        en: 'On a career day at an airport, ask what a crew packs for three days away.',
        ko: '비행기 안전 안내문의 그림만 보고, 무엇을 하라는 뜻인지 말할 수 있을까요?',
      },
    ],
    university: [
      {
        en: 'Hospitality is the study of caring for guests. Your professor may play an angry guest with cold soup.',
        ko: '호텔 경영 수업에서는 손님과 직원을 번갈아 맡아요. 화난 손님의 말도 끝까지 들어 봐요',
      },
      {
        en: 'Airlines don’t ask for a certain major. Your flight attendant may have studied history.',
        ko: '정해진 전공은 없어요. 역사를 좋아하면 역사를, 언어를 좋아하면 언어를 공부해요',
      },
      {
        en: 'A part-time job at an airport café teaches you to remember orders while suitcases roll past.',
        ko: '공항 카페에서 아르바이트를 해요. 가방 바퀴 소리 속에서도 주문을 똑바로 듣게 되지요',
      },
    ],
    career: [
      {
        en: 'In training, you jump down the emergency slide. At the end, US crews get a certificate.',
        ko: '미국에서는 비상문을 열고 미끄럼틀로 내려오는 훈련까지 마쳐야 승무원 증서를 받아요',
      },
      {
        en: 'Some Korean airlines have asked whether you can swim, and others how well you speak English.',
        ko: '한국에는 수영 실력을 보는 항공사도 있어요. 비행기는 바다 위를 오래 날기도 하니까요',
      },
      {
        en: 'US airlines need crews who are allowed to work there. Beginners often wait by the phone for a flight.',
        ko: '미국은 항공사마다 몇 살부터 뽑는지 달라요. 첫해엔 가방을 싸 두고 전화를 기다리기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Take your family’s orders at a meal and serve them like a flight crew.',
      ko: '오늘 저녁은 기내식이에요. 무엇을 드실지 승무원처럼 가족에게 여쭤요',
    },
    {
      en: 'Line up chairs to make a plane and give the safety talk.',
      ko: '의자를 줄지어 놓으면 거실이 비행기가 돼요. 비상구가 어디인지 안내해 봐요',
    },
    {
      en: 'Make a kit for a child who is scared of flying. What goes in besides a good joke?',
      ko: '비행기가 무서운 아이를 위한 주머니를 꾸며요. 농담 쪽지 말고 또 무엇을 넣을까요?',
    },
    {
      en: 'Carry a full cup on a tray around the room without spilling.',
      ko: '물컵을 쟁반에 올리고 방을 한 바퀴 돌아요. 승무원도 균형을 잡으며 좁은 통로를 걸어요',
    },
    {
      en: 'Pack for two nights in a bag so small that it fits under a seat.',
      ko: '여행 가방에 꼭 필요한 물건만 넣는다면 무엇을 빼야 할까요?',
    },
  ],
  datedFacts: [
    {
      where: 'high.0',
      fact: '인간과 심리 and second foreign languages are electives of the 2022 curriculum.',
      year: 2026,
      source: 'K4–K6',
      checkAgain: '2027-03',
    },
    {
      where: 'university.1',
      fact: 'Airlines usually ask for a high school diploma in the US; some Korean airlines have asked for a college degree of any major.',
      year: 2022,
      source: 'legalclarity.org, undated; donga.com 2022-10-14',
      checkAgain: '2027-11',
    },
    {
      where: 'career.0',
      fact: 'FAA Certificate of Demonstrated Proficiency, issued after airline training (49 USC 44728).',
      year: 2026,
      source: 'definitions.uslegal.com; legalclarity.org, undated',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'English scores (Korean Air TOEIC 550 in 2022); swimming tests at Korean Air and T’way in 2019, Korean Air used a fitness certificate in 2022.',
      year: 2022,
      source: 'donga.com 2022-10-14; hankyung.com 2019-03-06',
      checkAgain: '2027-03',
    },
    {
      where: 'career.2',
      fact: 'US airlines set a minimum age (18-21) and need the right to work in the US.',
      year: 2026,
      source: 'legalclarity.org, undated',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
