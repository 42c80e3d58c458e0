import type { FieldOfCareers } from '../../model/career.ts';

export const animals: FieldOfCareers = {
  veterinarian: {
    title: { en: 'Veterinarian', ko: '수의사' },
    riasec: 'IRS',
    description: {
      en: 'A rabbit can’t say where it hurts. Veterinarians look, feel, and run tests to find out, then treat it.',
      ko: '동물은 어디가 아픈지 말해 주지 않아요. 그래서 눈으로 보고 손으로 만져 아픈 곳을 찾고, 건강하게 살도록 도와요.',
    },
    weights: { 과학: 3, 집중력: 2, '친구 사귀기': 2, 수학: 1, 독서: 1, 영어: 1, 체육: 1 },
    majors: ['Animal Science', 'Biology', 'Zoology', 'Biochemistry'],
    stages: {
      elementary: [
        {
          en: 'Watch an animal quietly and write down what its ears, eyes, and tail say.',
          ko: '강아지는 겁이 나면 꼬리를 다리 사이에 감춰요. 고양이는 겁날 때 꼬리를 어떻게 할까요?',
        },
        {
          en: 'A grown-up and the owner both have to say yes before you pet an animal.',
          ko: '동물을 만지고 싶으면 어른과 함께 가서 주인께 “만져도 될까요?” 하고 먼저 여쭤요.',
        },
        {
          en: 'Look at pictures of an owl and a rabbit, and see whose eyes face forward.',
          ko: '토끼 눈은 옆에, 부엉이 눈은 앞에 달렸어요. 왜 그럴지 그림을 보며 생각해요.',
        },
      ],
      middle: [
        {
          en: 'Count the ribs in pictures of two skeletons, a dog’s and a person’s. Who has more?',
          ko: '고양이는 꼬리에도 뼈가 있어서 사람보다 뼈가 많아요. 꼬리뼈만 스무 개쯤이에요.',
        },
        {
          en: 'Animal shelters set an age for helpers. If you are too young, ask whether they need old towels.',
          ko: '동물 보호소마다 봉사할 수 있는 나이가 달라요. 어른과 함께 갈 곳을 찾아봐요.',
        },
        {
          en: 'Ask someone who keeps hens or cows what the animals do when they are sick.',
          ko: '동물을 기르는 동아리가 있는 미국 학교도 있어요. 닭이 흙 목욕할 자리부터 만들어 줘요.',
        },
      ],
      high: [
        {
          en: 'Compare a cat’s stomach with a cow’s in biology. Only one of them can live on grass.',
          ko: '우리에게는 맛있는 초콜릿이 강아지에게는 독이에요. 왜 그런지 생명과학에서 알아봐요.',
        },
        {
          en: 'How do people calm a scared animal? Watch for a day at an animal hospital or farm.',
          ko: '동물병원을 하루 지켜봐도 되는지 여쭤요. 주사를 놓기 전에 어떻게 달래는지 봐요.',
        },
        {
          en: 'Most hamsters like to live alone, and guinea pigs don’t. Draw a good home for each.',
          ko: '동물원은 있어야 할까요? 코끼리라면 뭐라고 할지도 생각하며 토론해요.',
        },
      ],
      university: [
        {
          en: 'Vet schools ask for biology. Some also like animal science, a class that may meet in a barn.',
          ko: '수의대에 가려면 동물의 몸과 세포, 화학부터 배워요. 방이 네 개인 소의 위도 나와요.',
        },
        {
          en: 'US vet school usually takes four years after college. You learn to treat cats, cows, and canaries.',
          ko: '미국 수의대는 대학을 마치고 4년을 더 다녀요. 고양이도 소도 작은 새도 환자예요.',
        },
        {
          en: 'Hours with animals help you get into vet school, and even cleaning a stable can count.',
          ko: '미국 수의대에는 동물을 돌본 시간을 적어 내요. 똥을 치우고 먹이를 준 시간도 들어가요.',
        },
      ],
      career: [
        {
          en: 'New US vets need a state license, and the big test asks about everything from horses to hamsters.',
          ko: '말부터 토끼까지 다 나오는 시험에 붙으면, 미국에서는 주가 동물을 치료할 면허를 줘요.',
        },
        {
          en: 'A new vet often starts with a small surgery, while an experienced vet stands at the same table.',
          ko: '“여기를 살살 눌러 봐요.” 선배 수의사가 내 손을 아픈 곳으로 이끌어 줘요.',
        },
        {
          en: 'Korean vet students can start right after high school. Six years later, they take the national vet exam.',
          ko: '한국 수의대는 6년이에요. 다 마치면 국가시험을 보고 수의사 면허를 받아요.',
        },
      ],
    },
    activities: [
      {
        en: 'Watch one kind of bird for three months. Where does it eat, sing, and sleep?',
        ko: '석 달 동안 동네 새 한 종류를 지켜봐요. 어디서 먹고 노래하고 잠을 잘까요?',
      },
      {
        en: 'Open a toy animal hospital and write notes on every patient.',
        ko: '인형 동물병원을 열었어요. 첫 환자는 어디가 아파서 왔을까요? 진료 기록을 써요.',
      },
      {
        en: 'Who walks the dog on a rainy Monday? Plan one week of pet care.',
        ko: '강아지와 산다고 생각하고 하루 계획표를 그려요. 밥과 산책은 몇 번 넣어야 할까요?',
      },
      {
        en: 'Open a book on animals and compare the teeth of a dog, a cat, and a rabbit.',
        ko: '토끼의 앞니는 평생 자라요. 그래서 늘 풀을 먹어야 해요. 내 앞니도 그럴까요?',
      },
      {
        en: 'Look for animal tracks in mud or snow and draw the ones you find.',
        ko: '고양이 발자국에는 발톱이 안 보여요. 개와 새의 발자국도 나란히 그려 봐요.',
      },
    ],
  },
  'marine-biologist': {
    title: { en: 'Marine Biologist', ko: '해양생물학자' },
    riasec: 'IRA',
    description: {
      en: 'Sea covers most of our planet. Marine biologists study whales, coral, and creatures too small to see.',
      ko: '커다란 고래부터 눈에 안 보이는 작은 생물까지, 바다에 누가 사는지 연구하고 함께 지킬 방법을 찾아요.',
    },
    weights: { 과학: 3, 수영: 3, 집중력: 2, 독서: 1, 영어: 1, 그림그리기: 1, 체육: 1 },
    majors: ['Marine Biology', 'Biology', 'Oceanography'],
    stages: {
      elementary: [
        {
          en: 'Which clams and crabs live at the seashore? Draw each one you meet.',
          ko: '바닷가에서 만난 조개와 게를 그려 와요. 게의 다리는 집게까지 모두 열 개예요.',
        },
        {
          en: 'Take swimming lessons, and practice looking around under water with goggles on.',
          ko: '물고기를 가까이서 보려면 수영부터 배워요. 물에서 지킬 안전 약속도 외워 둬요.',
        },
        {
          en: 'Line up pictures of sea animals by how deep they live. Who gets the darkest spot?',
          ko: '햇빛이 드는 바다와 캄캄한 바다에는 누가 살까요? 층층이 나눠 그려 봐요.',
        },
      ],
      middle: [
        {
          en: 'Squelch across the mudflats on a school trip and count every living thing.',
          ko: '어른과 갯벌에 가서 딱 한 걸음 안에 사는 생물을 세어요. 게는 도망가기 전에 세야 해요.',
        },
        {
          en: 'Sift a handful of beach sand through a kitchen strainer. Are bits of plastic hiding in it?',
          ko: '바닷가 모래를 한 줌 떠서 펼치면 비닐이나 페트병 조각이 섞여 있을까요?',
        },
        {
          en: 'One drop of pond water is crowded. Look through a microscope and draw whatever wiggles past.',
          ko: '연못물 한 방울에도 헤엄치는 생물이 있어요. 현미경으로 보고 그려 과학전람회에 내요.',
        },
      ],
      high: [
        {
          en: 'Look at a crab’s gills in biology. How can it breathe on dry sand?',
          ko: '해파리는 바닷물의 흐름을 타고 멀리 가요. 지구과학 지도에 그 흐름이 나와요.',
        },
        {
          en: 'Did you see a dolphin from a ferry? Send the time and place to a citizen science project.',
          ko: '배에서 돌고래를 보면 시각과 장소를 적어 보내요. 시민 과학은 누구나 돕는 조사예요.',
        },
        {
          en: 'Diving courses teach you to breathe slowly and to keep your hands off the coral.',
          ko: '잠수를 배우기 전에는 나이와 건강을 살펴요. 물속에서는 천천히 숨 쉬는 법부터 익혀요.',
        },
      ],
      university: [
        {
          en: 'Some colleges far from the sea teach marine biology. In summer, everybody packs rubber boots.',
          ko: '해양생물학과나 생물학과에서는 조개껍데기의 줄무늬를 세어 나이를 알아내요.',
        },
        {
          en: 'The tide decides when class starts at a seaside station. Sometimes that’s five in the morning.',
          ko: '바닷가 연구소에서 한 학기를 보내기도 해요. 갯벌 수업 시간은 바닷물이 정해 줘요.',
        },
        {
          en: 'Research divers write with pencils under water, on plastic paper, while fish swim by.',
          ko: '연구 잠수부는 물속에서 젖지 않는 종이에 연필로 적어요. 물고기가 옆에서 구경해요.',
        },
      ],
      career: [
        {
          en: 'New biologists often do surveys. They measure each fish in the net and put it back, wriggling.',
          ko: '새내기 연구원은 그물에 든 물고기의 길이를 재고 놓아줘요. 손에서 바다 냄새가 나요.',
        },
        {
          en: 'The chief scientist studied for years after college, and now helps decide where the research ship stops.',
          ko: '연구팀에는 석사나 박사처럼 오래 배운 사람이 많아요. 작년에 본 산호를 올해 또 찾아가요.',
        },
        {
          en: 'Before building a harbor, a city may send a marine biologist to check whether seals sleep there.',
          ko: '바다에 다리를 놓으려면 그 밑에 누가 사는지 알아야 해요. 그 조사를 맡는 회사가 있어요.',
        },
      ],
    },
    activities: [
      {
        en: 'Find a sea animal that glows in the dark, and learn why it does.',
        ko: '대왕고래는 30미터까지도 자라요. 운동장에서 그만큼 걸으면 몇 걸음일까요?',
      },
      {
        en: 'A fresh raw egg sinks in tap water. What does it do in very salty water?',
        ko: '소금물과 민물에 같은 달걀을 넣으면 어느 쪽에서 떠오를까요?',
      },
      {
        en: 'Drop a blue ice cube, made with food coloring, into warm water. Where does the cold color go?',
        ko: '식용 색소로 파랗게 얼린 얼음을 따뜻한 물에 넣어요. 찬물은 위로 갈까요, 아래로 갈까요?',
      },
      {
        en: 'Listen to a recording of a humpback whale, and sing the song back in your deepest voice.',
        ko: '혹등고래의 노래를 찾아 들어요. 내 가장 낮은 목소리로 따라 부르면 어떤 소리가 날까요?',
      },
      {
        en: 'How long is a blue whale? Look it up and pace it out on the sidewalk.',
        ko: '가자미는 두 눈이 한쪽에 몰려 있어요. 다른 물고기는 어떤지 수족관이나 책에서 찾아봐요.',
      },
    ],
  },
  aquarist: {
    title: { en: 'Aquarist', ko: '아쿠아리스트' },
    riasec: 'RIS',
    description: {
      en: 'Even an octopus needs lunch. Aquarists feed sea animals, and test the water day after day to keep them healthy.',
      ko: '아침마다 물 온도를 재고 먹이를 챙겨요. 물고기와 해파리 같은 물속 동물이 건강하게 지내도록 돌봐 줘요.',
    },
    weights: { 수영: 3, 과학: 3, 체육: 1, 집중력: 2, '친구 사귀기': 1, 요리: 1 },
    majors: ['Marine Biology', 'Zoology', 'Aquaculture'],
    stages: {
      elementary: [
        {
          en: 'At an aquarium, pick one fish and follow it with your eyes for five minutes.',
          ko: '수족관에서 물고기 한 마리를 골라 5분 동안 눈으로 따라가요.',
        },
        {
          en: 'Goldfish like cool water, and tropical fish like it warm. Could they share a tank?',
          ko: '금붕어는 시원한 물을, 열대어는 따뜻한 물을 좋아해요. 한 어항에 넣어도 될까요?',
        },
        {
          en: 'Put your ear on a table and knock. Now you know why nobody should tap on fish tanks.',
          ko: '유리를 두드리면 물고기가 놀라요. 가만히 서 있으면 먼저 다가올지도 몰라요.',
        },
      ],
      middle: [
        {
          en: 'Before any fish moves in, test a tank’s water with paper strips. What do the colors tell you?',
          ko: '어항의 먹이는 금방 다 먹을 만큼만 줘요. 남은 먹이는 물을 더럽혀요.',
        },
        {
          en: 'At feeding time in an aquarium, watch how the keepers make sure every fish gets some.',
          ko: '해파리는 심장이 없고 문어는 세 개나 있어요. 다른 물속 동물은 어떤지 과학 시간에 찾아요.',
        },
        {
          en: 'Aquarists lift heavy buckets all day. Help carry the groceries home to get strong.',
          ko: '물통을 들 때는 무릎을 굽히고 천천히 일어나요. 물고기 먹이통은 생각보다 무거워요.',
        },
      ],
      high: [
        {
          en: 'Tanks have helpers too small to see. In biology, find out what the bacteria in a filter eat.',
          ko: '물고기도 물속에서 오줌을 눠요. 맑아 보이는 물에 무엇이 녹아 있는지 화학에서 배워요.',
        },
        {
          en: 'Teenage volunteers at some aquariums show visitors how to touch a sea star gently.',
          ko: '수족관 청소년 봉사자는 불가사리를 살살 만지는 법을 알려 줘요. 나이는 곳마다 달라요.',
        },
        {
          en: 'Can a tank be a happy home for a fish? Debate it, and speak for the fish.',
          ko: '산호는 돌 같아 보여도 동물이에요. 수족관에서 기르려면 밝은 빛과 흐르는 물이 있어야 해요.',
        },
      ],
      university: [
        {
          en: 'Marine biology class can take you to a beach at low tide to count crabs under the rocks.',
          ko: '물고기는 물에 녹은 산소로 숨을 쉬어요. 해양생물학과에서는 아가미를 현미경으로 살펴요.',
        },
        {
          en: 'Spend a summer behind the tanks, and you may weigh the penguins’ lunch and smell of fish.',
          ko: '인턴은 직장에서 일을 배우는 학생이에요. 수족관 유리 뒤에서 먹이를 썰고 양동이를 닦아요.',
        },
        {
          en: 'Scuba divers learn to swim up no faster than their own smallest bubbles.',
          ko: '스쿠버는 공기통을 메고 하는 잠수예요. 물안경에 들어온 물을 빼는 연습도 해요.',
        },
      ],
      career: [
        {
          en: 'The first job each morning is a headcount. Is every fish in sight and swimming straight?',
          ko: '출근하면 수조마다 한 바퀴 돌아요. 다들 있는지, 똑바로 헤엄치는지 살펴요.',
        },
        {
          en: 'Tank windows get dirty on the inside. To scrub them, you usually need a scuba certificate.',
          ko: '큰 수조의 유리는 안쪽도 닦아야 해요. 그래서 스쿠버 자격을 보는 곳이 많아요.',
        },
        {
          en: 'Baby seahorses hold on to anything, even to each other. Some aquarists raise them.',
          ko: '수조 속에서 먹이를 주다가 유리 밖 아이들에게 손을 흔들어요. 뒷방에서는 새끼를 돌봐요.',
        },
      ],
    },
    activities: [
      {
        en: 'Who feeds a fish while its family is on vacation? Write a one-page guide for that person.',
        ko: '물고기를 처음 키우는 사람은 무엇이 궁금할까요? 한 종류를 골라 돌봄 설명서를 써요.',
      },
      {
        en: 'Stir 35 grams of salt into a liter of water. The sea is about that salty.',
        ko: '물 1리터에 소금 35그램을 녹이면 바닷물만큼 짜요. 한 숟갈 말리면 무엇이 남을까요?',
      },
      {
        en: 'A sea otter eats a quarter of its weight a day. How much would an elephant eat that way?',
        ko: '해달은 하루에 제 무게의 4분의 1만큼 먹어요. 코끼리가 그러면 얼마나 먹을까요?',
      },
      {
        en: 'Draw who eats what in the sea, with arrows from the smallest shrimp to the shark.',
        ko: '바다에서는 누가 누구를 먹을까요? 도서관에서 찾아 화살표로 이어요.',
      },
      {
        en: 'Play aquarium guide, and give a three-minute talk about whatever swims in your bathtub.',
        ko: '오늘은 내가 수족관 해설사예요. 물고기 한 마리의 하루를 3분 동안 들려줘요.',
      },
    ],
  },
};
