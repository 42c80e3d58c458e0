import type { FieldOfCareers } from '../../model/career.ts';

export const health: FieldOfCareers = {
  doctor: {
    title: { en: 'Doctor', ko: '의사' },
    riasec: 'ISR',
    description: {
      en: 'Doctors are detectives for aches and fevers. They listen, look for the cause, treat it, and help people stay healthy.',
      ko: '아픈 사람의 말에 귀를 기울여 왜 아픈지 알아내고 치료해요. 아프지 않도록 미리 돕는 것도 의사의 일이지요.',
    },
    weights: { 과학: 3, 집중력: 3, 수학: 2, 영어: 2, 독서: 2, '친구 사귀기': 1, 팀워크: 1 },
    majors: ['Biology', 'Biochemistry', 'Neuroscience', 'Public Health'],
    stages: {
      elementary: [
        {
          en: 'Roll up some paper and listen to someone’s heart through it. The first stethoscope was a paper tube.',
          ko: '종이를 말아 식구 가슴에 대고 들어 봐요. 맨 처음 청진기도 종이 대롱이었대요.',
        },
        {
          en: 'Look around the playground. If a friend fell off the swing, which grown-up would you run to?',
          ko: '친구가 다치면 “선생님!” 하고 바로 달려가 알리는 연습을 해요.',
        },
        {
          en: 'Rub glitter “germs” on your hands. How much does plain water wash off, and how much does soap?',
          ko: '손에 반짝이를 묻히고 세균이라고 생각해요. 물로만 씻어도 다 지워질까요?',
        },
      ],
      middle: [
        {
          en: 'Peel an onion skin, put it under a microscope, and count the cells.',
          ko: '양파 껍질 한 겹을 현미경으로 본 적 있나요? 세포가 벽돌처럼 줄지어 있어요.',
        },
        {
          en: 'Learn CPR on a rubber dummy. Your pushing hands do the work of a stopped heart.',
          ko: '심폐소생술 수업에서는 인형의 가슴을 눌러요. 2분만 해도 팔이 후들후들해요.',
        },
        {
          en: 'Visit an older neighbor, and let every story come to its end before you answer.',
          ko: '봉사하며 만난 할머니가 같은 이야기를 또 하셔도 처음처럼 들어 드려요.',
        },
      ],
      high: [
        {
          en: 'Follow one drop of blood in biology, from your heart to your toes and back.',
          ko: '생명과학을 배우고 나서 ‘세포와 물질대사’를 골라요. 밥이 어떻게 힘이 되는지 알게 돼요.',
        },
        {
          en: 'As a hospital volunteer, learn to push a wheelchair so gently that a full cup wouldn’t spill.',
          ko: '의사가 쓴 책을 읽고, 환자에게 해 준 말 가운데 마음에 남는 한마디를 옮겨 적어요.',
        },
        {
          en: 'In Korea, medical school can follow high school. In the US, college comes first.',
          ko: '의대에 가는 때는 나라마다 달라요. 보통 한국은 고등학교, 미국은 대학을 마치고 가요.',
        },
      ],
      university: [
        {
          en: 'US medical school takes four years after college. In college, you may even study the cello.',
          ko: '미국 의대는 대학 4년 다음에 4년이에요. 대학에서 첼로를 전공하고 온 사람도 있대요.',
        },
        {
          en: 'The test for US medical school fills most of a day, so students pack a sandwich.',
          ko: '미국 의대에 가려면 화학과 생물학을 배우고, 하루가 꼬박 걸리는 시험을 봐요.',
        },
        {
          en: 'Few US medical schools take students from abroad. Look early, and write down the ones that do.',
          ko: '유학생을 받는 미국 의대는 많지 않아요. 받는 곳을 미리 찾아 적어 둬요.',
        },
      ],
      career: [
        {
          en: 'New US doctors train in a hospital for three to seven years. Some nights, the phone wakes them.',
          ko: '미국에서는 의대 뒤에도 병원에서 3~7년을 배워요. 밤에 전화가 울리면 일어나 달려가요.',
        },
        {
          en: 'A license from the state says that a US doctor may treat people. It often hangs on the wall.',
          ko: '시험에 붙으면 치료해도 된다는 허락인 면허를 받아요. 한국은 나라가, 미국은 주가 줘요.',
        },
        {
          en: 'Some doctors never see a patient. They ask why a whole town is coughing.',
          ko: '마을 전체를 돌보는 의사도 있어요. 너도나도 기침을 하면 공기와 물부터 조사해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Cut out a paper heart, stomach, and lungs, and tape them to your T-shirt in the right places.',
        ko: '종이로 심장과 위, 폐를 오려 티셔츠 위 제자리에 붙여요.',
      },
      {
        en: 'For a week, note your sleep, your running, and your glasses of water. Which day felt best?',
        ko: '지난밤에 몇 시간 자고 일어났나요? 일주일 동안 잠과 운동을 건강 일기에 적어요.',
      },
      {
        en: 'Draw the bones of your hand in white on black paper, like an X-ray.',
        ko: '까만 종이에 하얀 색연필로 손뼈를 그리면 엑스레이 사진 같아요. 마디마디 만져 가며 그려요.',
      },
      {
        en: 'Edward Jenner learned something from milkmaids and cows. Find out what, and tell it at dinner.',
        ko: '천연두 예방 주사를 만든 제너는 소젖 짜는 사람들에게서 무엇을 배웠을까요? 책에서 찾아봐요.',
      },
      {
        en: 'Why does a stomach growl? Save up questions like that for the doctor at your next checkup.',
        ko: '“배는 왜 꼬르륵거려요?” 다음에 병원에 갈 때 여쭤볼 것을 세 가지 모아 둬요.',
      },
    ],
  },
  nurse: {
    title: { en: 'Nurse', ko: '간호사' },
    riasec: 'SIR',
    description: {
      en: 'At three in the morning, a nurse is awake. Nurses check on patients, give medicine, and comfort people who are worried.',
      ko: '밤에도 새벽에도 환자 곁에서 열을 재고 약을 챙기고, “많이 아프지요?” 하며 마음까지 돌봐 줘요.',
    },
    weights: { 과학: 2, '친구 사귀기': 3, 팀워크: 3, 집중력: 2, 영어: 1, 체육: 1 },
    majors: ['Nursing (BSN)', 'Health Science', 'Public Health'],
    stages: {
      elementary: [
        {
          en: 'When someone at home is sick, bring a glass of water and ask what else would help.',
          ko: '아픈 식구에게 물 한 잔을 가져다주며 “또 뭐가 필요해요?” 하고 물어요.',
        },
        {
          en: 'Take your temperature on a day when you feel fine. Now you know what is normal for you.',
          ko: '어른께 체온계 읽는 법을 배워요. 아침과 저녁 가운데 언제 몸이 더 따뜻할까요?',
        },
        {
          en: 'Before a shot, nurses say what they’ll do. Try that when you comb someone’s tangled hair.',
          ko: '반창고를 붙이기 전에 “이제 붙일게.” 하고 말해 줘요. 알고 나면 덜 무서워요.',
        },
      ],
      middle: [
        {
          en: 'Learn to wrap a bandage in health class. Too loose, it slips off. Too tight, the fingers tingle.',
          ko: '보건 시간에 붕대 감는 법을 배워요. 느슨하면 풀리고 꽉 조이면 손이 저려요.',
        },
        {
          en: 'Guess how many steps a nurse takes in one shift, then ask a nurse and compare.',
          ko: '시험 대신 체험이 많은 자유학기에 병원에 가요. 간호사는 하루에 몇 걸음이나 걸을까요?',
        },
        {
          en: 'Draw where a bite of kimbap and a breath of air go inside you.',
          ko: '급식으로 먹은 밥은 위와 작은창자를 지나 큰창자로 가요. 그 길을 그려 볼까요?',
        },
      ],
      high: [
        {
          en: 'Someone faints in the hallway. In a health course, practice what to do first, second, and third.',
          ko: '복도에서 누가 쓰러졌다면 무엇부터 할까요? ‘보건’을 고르면 그 차례를 몸으로 익혀요.',
        },
        {
          en: 'Blood drives need volunteers. Hand out juice and cookies, and sit with anyone who turns pale.',
          ko: '헌혈하는 날 자원봉사를 해요. 주스를 건네며 얼굴이 하얘진 사람은 없는지 살펴요.',
        },
        {
          en: 'Practice asking “Where does it hurt?” in two languages, and understanding the answers.',
          ko: '“어디가 아프세요?”를 영어로 익혀요. 머리, 배, 무릎까지 몸을 짚으며 말해요.',
        },
      ],
      university: [
        {
          en: 'In nursing school, your first patient is often a dummy that breathes and coughs.',
          ko: '간호학과의 첫 환자는 숨도 쉬고 기침도 하는 인형이에요. 실수해도 괜찮아요.',
        },
        {
          en: 'Nursing students move around the hospital. One month, they hold newborns, and the next, they help great-grandparents.',
          ko: '병원을 돌며 배우는 것이 실습이에요. 이번 달은 응급실, 다음 달은 아기들 곁이에요.',
        },
        {
          en: 'Hospital days start early. Nursing students may still see the moon on the way in.',
          ko: '미국에서는 인정받은 간호대를 나와야 면허 시험을 봐요. 어느 병원에서 배우는지도 물어 둬요.',
        },
      ],
      career: [
        {
          en: 'To get a license from a US state, nurses pass an exam where right answers bring harder questions.',
          ko: '한국은 국가시험, 미국은 맞힐수록 문제가 어려워지는 시험에 붙어야 간호사 면허를 받아요.',
        },
        {
          en: 'For months, an experienced nurse checks a new one’s work, even the name on a patient’s wristband.',
          ko: '처음 몇 달은 선배가 곁에서 봐 줘요. 약을 드리기 전에 손목 이름표도 함께 읽어요.',
        },
        {
          en: 'Nurse practitioners study longer. They look into sore throats and often write the prescription, too.',
          ko: '미국의 전문 간호사는 대학원까지 다녀요. 아픈 목을 들여다보고 약을 처방하기도 하지요.',
        },
      ],
    },
    activities: [
      {
        en: 'Take everyone’s pulse before and after jumping jacks, and put the numbers in a table.',
        ko: '제자리 뛰기를 하고 나면 가족 가운데 누구의 맥박이 가장 빨라질까요?',
      },
      {
        en: 'Your doll has a fever. Keep a chart with a new line every hour.',
        ko: '곰은 기침을 하고 토끼는 발을 다쳤대요. 인형 병원을 열고 돌본 방법을 적어요.',
      },
      {
        en: 'Empty the first-aid kit with a grown-up, and guess what each thing is for.',
        ko: '구급상자 속 물건은 다 어디에 쓸까요? 어른과 함께 하나씩 꺼내며 배워요.',
      },
      {
        en: 'Your school nurse has helped somebody today. Draw a thank-you card.',
        ko: '보건 선생님께 고마웠던 일을 작은 쪽지에 적어 드려요.',
      },
      {
        en: 'Change the sheet on a bed while a doll lies in it. Nurses can.',
        ko: '인형을 눕힌 채 이불 밑의 시트를 갈아 볼까요? 간호사는 환자를 옆으로 돌려 가며 갈아요.',
      },
    ],
  },
  pharmacist: {
    title: { en: 'Pharmacist', ko: '약사' },
    riasec: 'ICS',
    description: {
      en: 'Pharmacists know what each little pill does in the body, and show people how to take it safely.',
      ko: '이 약은 밥 먹고 나서, 저 약은 자기 전에! 약이 몸에서 하는 일을 알고 사람마다 안전하게 쓰도록 알려 줘요.',
    },
    weights: { 과학: 3, 수학: 2, 집중력: 3, 독서: 1, '친구 사귀기': 1, 영어: 1 },
    majors: ['Pharmaceutical Sciences', 'Chemistry', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Ask a grown-up why medicine comes in exact amounts, and why children never take it alone.',
          ko: '약은 꼭 어른과, 정해진 만큼만 먹어요. 왜 그런지 어른께 여쭤봐요.',
        },
        {
          en: 'Press leaves in a heavy book and make a plant guide. Which ones still smell after a week?',
          ko: '잎을 두꺼운 책에 눌러 말려 식물도감을 엮어요. 일주일 뒤에도 향이 남은 잎이 있나요?',
        },
        {
          en: 'Find ten pairs of words that look alike, such as “horse” and “house.” Some medicine names do, too.',
          ko: '‘곰’과 ‘공’처럼 닮은 낱말을 열 쌍 찾아요. 약 이름도 닮은 것이 많아 조심해야 해요.',
        },
      ],
      middle: [
        {
          en: 'How many spoons of salt make an egg float? How strong you mix things matters in medicine, too.',
          ko: '소금을 몇 숟가락 녹이면 달걀이 물에 뜰까요? 약도 이렇게 진하기가 중요해요.',
        },
        {
          en: 'Ginger and mugwort were used as medicine long ago. Tell your class what for.',
          ko: '생강과 쑥은 약으로도 써요. 이런 식물을 책에서 더 찾아 과학전람회 판에 붙여 봐요.',
        },
        {
          en: 'Ask a pharmacist how many things get checked before you are handed a bag of medicine.',
          ko: '의사가 써 준 처방전에는 무엇이 적혀 있을까요? 자유학기에 약국에 가서 여쭤봐요.',
        },
      ],
      high: [
        {
          en: 'Which dissolves first, a sugar cube or loose sugar? Pill makers use the same trick.',
          ko: '가루약은 알약보다 빨리 녹아요. 작게 나눌수록 빨라지는 까닭을 화학에서 배워요.',
        },
        {
          en: 'Some medicines work best before a meal and some after. Explain it on a school poster.',
          ko: '약을 바르게 쓰자는 포스터를 복도에 붙여요. “약은 물과 함께!”라고 크게 써요.',
        },
        {
          en: 'When a new pill is tested, some agree to take a fake. Statistics shows whether the real one helped.',
          ko: '새 약을 시험할 때 가짜 약을 먹는 사람도 있어요. 정말 나은지 ‘확률과 통계’로 따져요.',
        },
      ],
      university: [
        {
          en: 'Before US pharmacy school, you spend two or more years in college, with plenty of chemistry.',
          ko: '미국 약대에 가려면 화학과 생명과학부터 배워요. 약도 알고 몸도 알아야 하니까요.',
        },
        {
          en: 'Pharmacy school in the US takes about four years. Actors play grumpy patients, and you explain the pills.',
          ko: '미국 약학 박사 과정은 보통 4년이에요. 무뚝뚝한 환자를 연기하는 배우에게 약을 설명해요.',
        },
        {
          en: 'Some students stay in the lab and invent pills that work slowly, all day long.',
          ko: '새 약을 만들고 싶으면 제약과학을 전공해요. 쓴 약에 딸기 맛을 입히는 것도 배우지요.',
        },
      ],
      career: [
        {
          en: 'With a license, you may hand out medicine on your own. In the US, an exam comes first.',
          ko: '미국에서는 시험에 붙으면 주가 면허를 줘요. 그때부터 혼자서도 약을 지을 수 있어요.',
        },
        {
          en: 'When two medicines don’t go together, the pharmacist notices and calls the doctor.',
          ko: '함께 먹으면 안 되는 약도 있어요. 처방전을 보다가 찾아내면 바로 의사에게 전화해요.',
        },
        {
          en: 'The same pill may have another name in Korea. Pharmacists who move there need Korea’s license, too.',
          ko: '한국에서 일하려면 한국 약사 면허를 따로 받아야 해요. 약 이름부터 다를 때가 많아요.',
        },
      ],
    },
    activities: [
      {
        en: 'Shake oil and water in a jar, then add dish soap. Which mix stays together, like a cream?',
        ko: '병에 물과 기름을 넣고 흔들면 금세 갈라져요. 주방 세제 한 방울을 더하면 어떻게 될까요?',
      },
      {
        en: 'Play pharmacy with buttons and dried beans, and count out every “dose” just right.',
        ko: '설탕과 쌀로 약국 놀이를 하며 눈금에 딱 맞게 재는 연습을 해요.',
      },
      {
        en: 'Some candy looks just like pills. Design a medicine box that a toddler would never mistake for candy.',
        ko: '사탕처럼 생긴 약도 있어요. 아기가 헷갈리지 않을 약 상자를 새로 그려요.',
      },
      {
        en: 'Penicillin is a medicine that came from mold. Read how, and draw Fleming’s moldy dish.',
        ko: '곰팡이에서 온 약도 있대요. 플레밍이 접시에서 무엇을 보았는지 책에서 찾아 그려요.',
      },
      {
        en: 'Invent a way to remember a daily vitamin, such as a chart, a song, or a bell.',
        ko: '영양제 먹는 것을 자꾸 잊는 식구가 있나요? 노래나 달력으로 알려 줄 방법을 지어내요.',
      },
    ],
  },
  'physical-therapist': {
    title: { en: 'Physical Therapist', ko: '물리치료사' },
    riasec: 'SRI',
    description: {
      en: 'After weeks in a cast, a leg is weak. Physical therapists help people move again, step by step.',
      ko: '“오늘은 세 걸음만 더요!” 다치거나 아픈 사람이 다시 걷고 뛰고 춤추도록 운동으로 도와줘요.',
    },
    weights: { 체육: 3, 과학: 2, '친구 사귀기': 2, 팀워크: 1, 축구: 1, 수영: 1, 발레: 1, 집중력: 1 },
    majors: ['Kinesiology', 'Exercise Science', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Step on dry pavement with wet feet. Which part of your foot leaves no mark?',
          ko: '젖은 발로 종이를 밟아 봐요. 발바닥의 어느 쪽이 안 찍혔나요?',
        },
        {
          en: 'An elbow bends only one way, but a shoulder goes around. What else on you goes around?',
          ko: '팔꿈치는 앞으로만 굽고 어깨는 빙 돌아요. 우리 몸에서 또 어디가 빙 돌까요?',
        },
        {
          en: 'A friend has a sore foot. Match your steps to your friend’s, all the way to class.',
          ko: '넘어진 친구가 있으면 바로 일으키지 말고 “괜찮아?” 하고 먼저 물어봐요.',
        },
      ],
      middle: [
        {
          en: 'Play soccer one day and swim another, and notice which muscles are sore.',
          ko: '체육 시간 다음 날 당기는 데가 있나요? 몸 그림에서 그 근육의 이름을 찾아봐요.',
        },
        {
          en: 'Ask a player on a school team about one injury and how it healed.',
          ko: '학교 운동부 선수에게 다쳤던 이야기를 들어요. 다시 뛰기까지 날마다 무엇을 했을까요?',
        },
        {
          en: 'Help at an exercise class for older people, and count slowly while they stretch.',
          ko: '복지관 체조 시간에 어르신과 함께 팔을 들어요. 하나 둘 소리는 내가 맡아요.',
        },
      ],
      high: [
        {
          en: 'Bend your arm. Biology names the muscle that bulges, and physics works out how much it can lift.',
          ko: '‘스포츠 과학’을 고르면 근육을 배워요. 앉았다 일어날 때 어디가 단단해지는지 만져 봐요.',
        },
        {
          en: 'Before practice, ask the coach which warm-up wakes the ankles and which wakes the shoulders.',
          ko: '농구 선수는 발목을, 야구 투수는 어깨를 자주 다쳐요. 왜 그런지 짐작이 가나요?',
        },
        {
          en: 'Ask the coach of a school team who helps when a player gets hurt. Offer to carry the ice.',
          ko: '운동부에서는 다친 선수를 누가 돌볼까요? 감독님께 여쭤보고 얼음주머니 나르기를 도와요.',
        },
      ],
      university: [
        {
          en: 'Meet the class skeleton. In kinesiology, the science of movement, you name all 206 of its bones.',
          ko: '운동과학과에서는 이백 개가 넘는 뼈를 배워요. 친구 팔을 만지며 이름을 맞혀 보지요.',
        },
        {
          en: 'US physical therapy school takes about three years after college. You practice on each other’s knees.',
          ko: '미국의 물리치료 박사 과정은 대학을 마치고 3년쯤이에요. 짝의 무릎을 굽혀 보며 배워요.',
        },
        {
          en: 'Physical therapy schools ask how many hours you’ve watched a therapist at work, so keep count.',
          ko: '미국 물리치료 대학원에는 치료를 지켜본 시간을 묻는 곳이 많아요. 본 날마다 적어 둬요.',
        },
      ],
      career: [
        {
          en: 'Before you treat a sore shoulder, you pass a license exam. Korea’s is different from the US one.',
          ko: '아픈 어깨를 치료하려면 먼저 면허 시험에 붙어야 해요. 한국과 미국은 시험이 달라요.',
        },
        {
          en: 'Some therapists work in a warm pool, where a stiff knee bends more easily.',
          ko: '물속에서는 다리가 가벼워요. 그래서 병원과 스포츠 팀 말고 수영장에서도 일해요.',
        },
        {
          en: 'Babies learn to sit up with one therapist, and dancers bring their ankles to another.',
          ko: '무용수의 발목만 돌보기도 하고, 아기의 첫 걸음마를 돕기도 해요.',
        },
      ],
    },
    activities: [
      {
        en: 'Pick up ten marbles with your toes and drop them in a cup. Which foot is better at it?',
        ko: '하루 5분 스트레칭을 하고, 석 달짜리 달력에 동그라미를 채워 가요.',
      },
      {
        en: 'Cut out a paper doll with joints and make it walk, kneel, and dance.',
        ko: '단추로 관절을 이은 종이 인형을 만들어요. 무릎이 뒤로 꺾이면 다시 이어야 해요.',
      },
      {
        en: 'Stand on one leg, time it, and write down each week what has changed.',
        ko: '한 발로 몇 초나 서 있을 수 있을까요? 매주 재서 지난주 숫자 밑에 적어요.',
      },
      {
        en: 'Watch people lift heavy bags. How many bend their knees, and how many bend their backs?',
        ko: '식구들이 무거운 짐을 어떻게 드는지 살펴요. 무릎을 굽히는 사람은 몇 명인가요?',
      },
      {
        en: 'Lie on a big sheet of paper, trace your body, and write in bones and muscles.',
        ko: '큰 종이에 누워 가족에게 몸을 본떠 달라고 해요. 그 안에 뼈 이름을 써넣어요.',
      },
    ],
  },
  dietitian: {
    title: { en: 'Dietitian', ko: '영양사' },
    riasec: 'ISC',
    description: {
      en: 'A runner, a baby, and a patient need different lunches. Dietitians plan meals that are healthy and taste good.',
      ko: '운동선수와 아기, 아픈 사람은 먹어야 할 것이 저마다 달라요. 맛있고 건강하게 먹는 방법을 함께 찾아 줘요.',
    },
    weights: { 과학: 3, 요리: 3, '친구 사귀기': 2, 수학: 1, 글쓰기: 1, 체육: 1 },
    majors: ['Nutrition and Dietetics', 'Food Science', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Sort the foods on the school lunch menu by color, and find the color that’s missing.',
          ko: '오늘 급식에는 몇 가지 색이 있을까요? 가장 적은 색이 무엇인지도 찾아봐요.',
        },
        {
          en: 'Roast a vegetable you don’t like, with a grown-up. Is it sweeter than it was raw?',
          ko: '싫어하는 채소도 굽거나 튀기면 맛이 달라져요. 어른과 한 가지만 바꿔 볼까요?',
        },
        {
          en: 'What did your grandparents take to school for lunch? Ask, and draw it beside yours.',
          ko: '할머니는 내 나이 때 도시락에 무엇을 싸 가셨을까요? 여쭤보고 내 급식과 나란히 그려요.',
        },
      ],
      middle: [
        {
          en: 'Plan one dinner in home economics class. Which food brings the protein, and which brings the vitamins?',
          ko: '가정 시간에 배운 영양소를 골고루 넣어, 우리 가족 저녁 식단을 짜 봐요.',
        },
        {
          en: 'What should a soccer team snack on before a game? Find out and tell the team.',
          ko: '바나나와 떡, 초콜릿 가운데 운동 전에는 무엇이 좋을까요? 친구와 까닭을 대며 이야기해요.',
        },
        {
          en: 'For a week, tally the foods left on your class’s lunch trays. Which one comes back most often?',
          ko: '잔반통이 가벼워졌어요! 급식을 덜 남기자는 캠페인 뒤에 몇 킬로그램이나 줄었을까요?',
        },
      ],
      high: [
        {
          en: 'Chew plain rice for a minute until it tastes sweet. In biology, find out what your spit did.',
          ko: '밥을 오래 씹으면 왜 달아질까요? 침이 하는 일을 생명과학에서 배워요.',
        },
        {
          en: 'Carry lunch boxes to older people near you, and ask which dishes they like.',
          ko: '어르신 댁에 도시락을 날라요. 너무 딱딱한 반찬은 없었는지 여쭤보고 와요.',
        },
        {
          en: 'Articles about nutrition are full of long words. Rewrite one so that a first grader gets it.',
          ko: '라면 봉지에는 하루에 먹을 소금의 얼마가 들었는지 적혀 있어요. 국물을 남기면 줄어요.',
        },
      ],
      university: [
        {
          en: 'New US dietitians need a degree beyond college. Some of the classes are in a kitchen.',
          ko: '미국 영양사가 되려면 대학 다음 공부인 석사까지 해요. 몇몇 수업은 부엌에서 열려요.',
        },
        {
          en: 'You may have to work out what five school lunches cost, down to the last carrot.',
          ko: '인정받은 영양학 과정에 다니며 실험해요. 과자를 태워 물을 데우면 열량을 알 수 있어요.',
        },
        {
          en: 'You train for at least 1,000 hours, perhaps beside hospital soup pots as big as a bathtub.',
          ko: '미국에서는 실습을 1,000시간 넘게 해요. 병원 주방에서 환자마다 다른 밥상을 차려 봐요.',
        },
      ],
      career: [
        {
          en: 'After an exam, US dietitians plan meals for patients, such as soft ones for people who can’t chew.',
          ko: '미국에서는 시험에 붙은 영양사가 환자의 식단을 짜요. 소금 대신 식초로 맛을 내기도 해요.',
        },
        {
          en: 'Some dietitians help children with allergies and find a cake without eggs or milk.',
          ko: '달걀을 못 먹는 아이도 생일 케이크를 먹고 싶어 해요. 무엇으로 만들지 함께 찾아 줘요.',
        },
        {
          en: 'In Korea, a dietitian with a license chooses between bulgogi and bibimbap for the school lunch.',
          ko: '한국에서는 국가시험에 붙은 영양사가 급식 식단을 짜요. 미역국 다음 날은 뭘까요?',
        },
      ],
    },
    activities: [
      {
        en: 'Which breakfast keeps you full longest? Try rice, toast, and oatmeal on three mornings and note the time.',
        ko: '밥, 빵, 죽 가운데 무엇을 먹은 날 배가 가장 늦게 고파지는지 사흘 동안 적어 둬요.',
      },
      {
        en: 'Invent a snack of fruit or vegetables with your family, and give it a funny name.',
        ko: '한 달에 두 번은 내가 간식 당번이에요. 과일과 우유, 견과로 간식을 차려요.',
      },
      {
        en: 'Hunt through the market for five vegetables in season, and for one you’ve never eaten.',
        ko: '시장에서 지금 제철인 채소 다섯 가지를 찾아 그려요. 지난달과 무엇이 달라졌을까요?',
      },
      {
        en: 'How much sugar is in your drink? Draw it as a tower of sugar cubes.',
        ko: '음료수 병에서 당이 몇 그램인지 찾아요. 3그램마다 각설탕을 하나씩 그리면 탑이 돼요.',
      },
      {
        en: 'Look up ten foods you like. Line them up by protein first, and then by fiber.',
        ko: '좋아하는 음식 열 가지를 단백질이 많은 차례로 세워요. 두부가 맨 앞에 설지도 몰라요.',
      },
    ],
  },
};
