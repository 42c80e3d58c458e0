import type { FieldOfCareers } from '../../model/career.ts';

export const engineering: FieldOfCareers = {
  'robotics-engineer': {
    title: { en: 'Robotics Engineer', ko: '로봇공학자' },
    riasec: 'IRC',
    description: {
      en: 'Robots crawl through smoke, dive under ice, and roll across Mars. Robotics engineers build them to sense and move on their own.',
      ko: '무너진 건물 속, 깊은 바닷속처럼 사람이 가기 어려운 곳에서 스스로 느끼고 움직이는 로봇을 만들어요.',
    },
    weights: { 과학: 3, 수학: 3, 컴퓨터: 3, 팀워크: 2, 집중력: 1, 게임: 1, 축구: 1 },
    majors: ['Robotics Engineering', 'Mechanical Engineering', 'Computer Science'],
    stages: {
      elementary: [
        {
          en: 'Give a block toy a motor and see how far it crawls.',
          ko: '블록에 단 모터 끝에 지우개를 비뚤게 끼워요. 바퀴 없이도 부르르 떨며 기어갈까요?',
        },
        {
          en: 'Watch an ant walk. Which of its six legs move together? Some robots walk that way, too.',
          ko: '개미는 여섯 다리 가운데 어느 다리를 함께 옮길까요? 그렇게 걷는 로봇도 있어요.',
        },
        {
          en: 'Take the batteries out of a broken toy, open it with a grown-up, and find what stopped working.',
          ko: '장난감이 안 움직이면 건전지를 바꿔 보고, 그래도 안 되면 어른과 전선을 살펴요.',
        },
      ],
      middle: [
        {
          en: 'On a robotics team, one member builds the wheels, one writes the code, and one notes what broke.',
          ko: '방과 후 로봇 팀에서 누구는 조립하고 누구는 코드를 짜요. 나는 무엇을 맡고 싶나요?',
        },
        {
          en: 'Wire a light sensor to a small motor so that it stops in the dark.',
          ko: '손을 가까이 대면 불이 켜지는 회로를 만들 수 있어요. 거리 센서가 눈이 돼 줘요.',
        },
        {
          en: 'A makerspace has 3D printers to share. Print a wheel for a robot there.',
          ko: '자유학기에 메이커실, 곧 만드는 방에 가 봐요. 3D 프린터로 로봇 바퀴도 뽑을 수 있어요.',
        },
      ],
      high: [
        {
          en: 'Balance a broom on your hand. In physics, learn how a two-legged robot keeps from falling.',
          ko: '두 발 로봇은 왜 안 넘어질까요? ‘로봇과 공학세계’ 과목에서 센서와 모터를 배우면 알아요.',
        },
        {
          en: 'Write ten lines of Python or C code that make a motor turn.',
          ko: '컴퓨터 언어인 파이썬이나 C로 몇 줄을 써요. 그대로 모터가 돌고 멈추는지 지켜봐요.',
        },
        {
          en: 'Korea’s Meister high schools teach trades. Visit one and a science high school, and compare the machines.',
          ko: '마이스터고는 산업 기술을, 과학고는 과학을 많이 가르쳐요. 로봇 동아리는 일반고에도 있지요.',
        },
      ],
      university: [
        {
          en: 'Mechanical majors build the arm, electrical majors wire it, and computer majors teach it to wave.',
          ko: '로봇공학과나 기계공학과에는 손으로 만드는 숙제가 많아요. 다 하면 숙제가 걸어가요.',
        },
        {
          en: 'On a student robot team, one person drives, and the others fix what fell off.',
          ko: '학생 팀 로봇은 하필 대회 전날 멈추기도 해요. 나사 하나를 찾아 모두 바닥을 기어 다녀요.',
        },
        {
          en: 'Some students spend a semester at a company, where a robot arm has to learn to pack chocolates.',
          ko: '한 학기를 회사에서 배우는 ‘코업’도 있어요. 초콜릿 담는 로봇 팔이 멈추면 함께 고쳐요.',
        },
      ],
      career: [
        {
          en: 'Before a robot is sold, someone sends it through the same door a hundred times.',
          ko: '로봇을 팔기 전에 같은 문을 백 번 지나게 해요. 딱 한 번 부딪혀도 까닭을 찾아내요.',
        },
        {
          en: 'Most robot jobs need no license. Companies would rather see a video of your robot, falls and all.',
          ko: '면허가 없어도 되는 자리가 많아요. 그 대신 회사에서는 무엇을 만들어 봤는지 물어요.',
        },
        {
          en: 'Research robots learn to fold towels, and somebody counts how many they drop.',
          ko: '대학원까지 가서 로봇 손만 연구하기도 해요. 달걀을 깨지 않고 쥐는 것이 참 어렵거든요.',
        },
      ],
    },
    activities: [
      {
        en: 'Which chore would you give away? Build a robot for it from the recycling box.',
        ko: '양말을 개 주는 로봇은 어떨까요? 재활용품으로 모형부터 만들어 봐요.',
      },
      {
        en: 'Steer your family to the fridge like robots, with nothing but command cards.',
        ko: '“앞으로 세 걸음, 오른쪽!” 내 명령대로만 움직이는 가족 로봇을 냉장고까지 보내요.',
      },
      {
        en: 'Send a Scratch character through a maze. How few commands does it need?',
        ko: '스크래치 캐릭터가 벽에 닿으면 돌아서게 해 볼까요? 로봇 청소기도 그렇게 움직여요.',
      },
      {
        en: 'Watch robot soccer with your family, and spot the moves no human player would make.',
        ko: '어른과 로봇 축구 영상을 봐요. 로봇은 어떻게 공을 알아보고 차는 걸까요?',
      },
      {
        en: 'Pick up a boiled egg with spoons, tongs, and chopsticks. What would make a good robot hand?',
        ko: '삶은 메추리알을 숟가락, 집게, 젓가락으로 옮겨요. 로봇 손은 무엇을 닮으면 좋을까요?',
      },
    ],
  },
  'biomedical-engineer': {
    title: { en: 'Biomedical Engineer', ko: '의공학자' },
    riasec: 'IRS',
    description: {
      en: 'A watch can count heartbeats, and an artificial hand can hold an egg. Biomedical engineers build machines like these.',
      ko: '인공 팔이나 맥박을 알려 주는 시계처럼, 아프거나 다친 사람의 하루를 편하게 해 줄 기계를 만들어요.',
    },
    weights: { 과학: 3, 수학: 3, 컴퓨터: 2, 집중력: 2, 팀워크: 1, 그림그리기: 1 },
    majors: ['Biomedical Engineering', 'Electrical Engineering', 'Biology'],
    stages: {
      elementary: [
        {
          en: 'Put on a sock with one hand and time it. How much faster are two hands?',
          ko: '한 손으로 양말을 신는 데 몇 초나 걸릴까요? 두 손으로 신을 때와 견줘 봐요.',
        },
        {
          en: 'Glasses, canes, and hearing aids all help a body. What else does? Find three more.',
          ko: '안경과 지팡이, 보청기는 몸을 도와요. 이런 물건을 세 가지 더 찾아요.',
        },
        {
          en: 'Make a grabber from two sticks. Can it pick up a grape without squashing it?',
          ko: '막대 두 개와 고무줄로 만든 집게로 콩을 몇 개나 옮길 수 있을까요?',
        },
      ],
      middle: [
        {
          en: 'Build a lever in technology class that opens a tight jar with one finger.',
          ko: '기술 시간에 지레를 만들어요. 꽉 닫힌 뚜껑이 손가락 하나로도 열리는지 시험해요.',
        },
        {
          en: 'For hands that shake, print a thicker spoon handle on a 3D printer.',
          ko: '손이 떨려도 잡기 쉽게 숟가락 손잡이를 3D 프린터로 굵게 뽑아요.',
        },
        {
          en: 'Ask someone who uses a wheelchair which door in town is the hardest, and find out why.',
          ko: '몸이 불편한 분은 하루 중 언제가 가장 어려울까요? 여쭙고 끝까지 들어요.',
        },
      ],
      high: [
        {
          en: 'Engineers copy the heart’s valves, little doors for blood. In biology, look closely at a real one.',
          ko: '심장 판막은 평생 열리고 닫히는 문이에요. 생명과학에서 배우고 무엇으로 흉내 낼지 생각해요.',
        },
        {
          en: 'Catch your own pulse on a screen with a small sensor that your team builds.',
          ko: '과학전람회에 맥박 센서를 만들어 내요. 뛰어온 친구의 손가락에 대면 숫자가 올라가요.',
        },
        {
          en: 'What should medical machines never do? Argue about it in ethics class.',
          ko: '사람의 생각까지 읽는 기계는 만들어도 될까요? 윤리 시간에 토론해요.',
        },
      ],
      university: [
        {
          en: 'Look for a US program that outside experts have checked, with a lab full of plastic hearts.',
          ko: '미국에는 학과를 검사해 주는 곳(ABET)이 있어요. 의공학과에 그 표시가 있는지 봐요.',
        },
        {
          en: 'Ask nurses which tool keeps breaking. In your last year, your team may improve it.',
          ko: '“이런 기계가 있으면 좋겠어요.” 의사 선생님의 말에서 졸업 작품이 나와요.',
        },
        {
          en: 'Medical pumps hide wires and wheels, so you can also major in electrical or mechanical engineering.',
          ko: '보청기에는 전기가, 의족에는 나사가 들어가요. 그래서 전기와 기계 수업도 들어요.',
        },
      ],
      career: [
        {
          en: 'You test an artificial knee on a machine that bends it as often as years of walking would.',
          ko: '새 체온계를 천 번씩 켜고 꺼요. 오래 써도 숫자가 맞는지 검사하는 일이에요.',
        },
        {
          en: 'Before patients get a new medical device, safety experts usually read about every test, even the failed ones.',
          ko: '새 의료 기계는 쓰기 전에 안전 심사를 받아요. 잘 안된 시험까지 빠짐없이 적어 내지요.',
        },
        {
          en: 'Hospital engineers repair the machines beside the beds and test each one before it goes back.',
          ko: '기계를 만들다가 의학까지 배우는 사람도 있어요. 환자를 직접 돌보고 싶어서예요.',
        },
      ],
    },
    activities: [
      {
        en: 'Straws and string can move paper fingers. Build a hand and make it wave.',
        ko: '빨대와 실로 종이 손을 만들어요. 실을 당기면 손가락이 굽지요.',
      },
      {
        en: 'Balloons and a plastic bottle can breathe like lungs. Build the model with some help.',
        ko: '풍선과 페트병으로 폐 모형을 만들어요. 자르기는 어른께 부탁해요.',
      },
      {
        en: 'Test a sponge, a folded sock, and bubble wrap under your heel. Which makes the best insole?',
        ko: '스펀지, 접은 양말, 뽁뽁이를 발꿈치 밑에 대고 걸어요. 깔창으로는 어느 것이 좋을까요?',
      },
      {
        en: 'Draw an invention that helps someone and write the instructions that come in the box.',
        ko: '누군가를 돕는 나만의 발명품을 그리고 단추마다 하는 일을 써넣어요.',
      },
      {
        en: 'Read about someone who has an artificial arm or leg. Which jobs are still hard for it?',
        ko: '의족을 신고 달리는 선수의 이야기를 찾아봐요. 그 의족은 왜 둥글게 굽어 있을까요?',
      },
    ],
  },
};
