import type { Career } from '../../model/career.ts';

export const instrumentMaker = {
  id: 'instrument-maker',
  title: { en: 'Instrument Maker and Piano Technician', ko: '악기 제작·조율사' },
  riasec: 'RAC',
  field: 'crafts',
  description: {
    en: 'A piano has more than two hundred strings, and they all go out of tune. Technicians tune them, and instrument makers build new instruments.',
    ko: '나무를 자르고 다듬고 줄을 걸어 악기를 만들어요. 피아노 앞에 앉아 고운 소리가 날 때까지 줄을 조이고 또 들어 봐요.',
  },
  weights: { 음악: 3, 피아노: 3, 집중력: 3, 미술: 1, 과학: 2 },
  majors: ['Music Technology', 'Acoustics', 'Music'],
  stages: {
    elementary: [
      {
        en: 'Ask to look inside a piano, and see which hammer hits which string.',
        ko: '피아노 속에는 작은 망치가 가득해요. 어른과 뚜껑을 열고 건반을 눌러 봐요',
      },
      {
        en: 'Blow softly into only the top of a recorder. Then add the tube. What changes?',
        ko: '리코더 윗부분만 떼어 살짝 불어요. 몸통을 끼우면 소리가 어떻게 달라질까요?',
      },
      {
        en: 'Rub wood with sandpaper until your fingers feel the difference.',
        ko: '나무 조각을 거친 사포와 고운 사포로 차례차례 문질러요. 눈을 감고 만지면 어떤가요?',
      },
    ],
    middle: [
      {
        en: 'Saw along a pencil line in technology class. How far did your saw wander?',
        ko: '기술 시간에 연필 선을 따라 톱질해요. 자르기 전에 두 번 재면 덜 틀려요',
      },
      {
        en: 'A kalimba is a little thumb piano. Build one, or a ukulele, from a kit.',
        ko: '우쿨렐레를 조립해요. 줄을 조일수록 소리가 높아지니 조금씩 돌려요',
      },
      {
        en: 'Put a hand on your chest, hum a low note and a high one, and compare the shaking.',
        ko: '책상 끝에 자를 꼭 누르고 튕기면 부르르 떨려요. 길게 내밀수록 소리가 낮아져요',
      },
    ],
    high: [
      {
        en: 'Press a guitar string at its middle in physics class. The note jumps from low do to high do.',
        ko: '줄 길이가 반이면 한 옥타브 높은 소리가 나요. 물리학에서 그 이유를 배워요',
      },
      {
        en: 'Meet a piano tuner, and ask what people have lost inside their pianos.',
        ko: '피아노 속에서는 연필도 동전도 나온대요. 조율사를 만나 무엇을 찾았는지 여쭤봐요',
      },
      {
        en: 'Record the first instrument you make. Record it again after each repair.',
        ko: '내가 만든 악기의 소리를 녹음해 둬요. 고칠 때마다 다시 녹음하면 달라진 점이 들려요',
      },
    ],
    university: [
      {
        en: 'Tap two pieces of wood and listen. Acoustics class measures why one rings and one goes thud.',
        ko: '음향학은 소리를 연구하는 공부예요. 젖은 손가락으로 유리잔을 문질러 노래하게 해요',
      },
      {
        en: 'A few schools teach nothing but violins, or nothing but the insides of pianos.',
        ko: '피아노 조율만, 또는 바이올린 만들기만 여러 해 가르치는 학교도 있어요',
      },
      {
        en: 'College isn’t the only road. A workshop that smells of glue can teach you for years.',
        ko: '대학 대신 공방에서 배우기도 해요. 바이올린 한 대를 몇 달 동안 자르고 다듬고 칠해요',
      },
    ],
    career: [
      {
        en: 'An apprentice learns on the job. First comes sweeping up wood shavings, and much later, a whole violin.',
        ko: '공방에서는 나무를 고르고 말려요. 오래 마른 나무라야 소리가 맑게 울려요',
      },
      {
        en: 'US piano tuners need no license. Some pass a test by expert tuners, so that customers trust them.',
        ko: '미국 피아노 조율사는 면허가 없어도 돼요. 협회 시험에 붙으면 손님이 더 믿어 줘요',
      },
      {
        en: 'Korea’s national exam for piano tuners has no age limit, and you tune a real piano.',
        ko: '한국의 피아노조율기능사 시험은 나이 제한이 없어요. 진짜 피아노의 음을 맞춰요',
      },
    ],
  },
  activities: [
    {
      en: 'Stretch rubber bands over a box, then slide a pencil under them. What happens to the sound?',
      ko: '상자에 고무줄을 걸어 기타를 만들어요. 상자에서 빼고 퉁기면 소리가 어떻게 달라질까요?',
    },
    {
      en: 'Cut straws to different lengths and blow across them. Can you find do, re, and mi?',
      ko: '빨대를 길이가 다르게 잘라요. 밑을 막고 위를 불면 어느 빨대 소리가 가장 높을까요?',
    },
    {
      en: 'Tap twelve things at home with a spoon, and line them up from low to high.',
      ko: '집 안 물건 열두 개를 숟가락으로 두드려 봐요. 가장 맑은 소리는 어디에서 나나요?',
    },
    {
      en: 'Draw a violin in its real size and move a pretend bow. Why does a violin need a waist?',
      ko: '바이올린을 진짜 크기로 그리고 활을 켜는 흉내를 내요. 왜 허리가 잘록한지 알게 돼요',
    },
    {
      en: 'Fill one shaker with rice and one with buttons. Which sounds more like the sea?',
      ko: '빈 통 하나에는 쌀을, 하나에는 단추를 넣어 흔들어요. 어느 쪽이 파도 소리 같나요?',
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
      fact: 'RPT, Registered Piano Technician (Piano Technicians Guild).',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.2',
      fact: '피아노조율기능사, no age or schooling limit.',
      year: 2026,
      source: 'L',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
