import type { Career } from '../../model/career.ts';

export const cybersecuritySpecialist = {
  id: 'cybersecurity-specialist',
  title: { en: 'Cybersecurity Specialist', ko: '사이버보안 전문가' },
  riasec: 'ICR',
  field: 'computing',
  description: {
    en: 'Cybersecurity specialists guard computers and private information. They look for weak spots and close them before anyone sneaks in.',
    ko: '컴퓨터와 소중한 정보를 지켜요. 누가 몰래 들어오기 전에 약한 곳을 먼저 찾아 막아 둬요.',
  },
  weights: { 컴퓨터: 3, 집중력: 3, 수학: 2, 게임: 2, 영어: 1, 팀워크: 1 },
  majors: ['Cybersecurity', 'Computer Science', 'Information Technology'],
  stages: {
    elementary: [
      {
        en: 'Invent a long, silly password, and keep it secret even from your best friend.',
        ko: '내 비밀번호는 몇 글자인가요? 더 길고 튼튼하게 만드는 방법을 어른과 찾아봐요',
      },
      {
        en: 'Agree on a secret knock with your family. Can someone who overhears it copy it?',
        ko: '가족끼리만 아는 노크를 정해요. 엿들은 사람이 따라 하면 어떻게 바꿀까요?',
      },
      {
        en: 'If a strange link says “Click me!” don’t touch it. Show it to a grown-up.',
        ko: '모르는 링크를 만나면 누르지 말고 어른께 보여 드리는 게 먼저예요',
      },
    ],
    middle: [
      {
        en: 'How many codes can a three-digit lock have? Work out how long trying them all would take.',
        ko: '세 자리 자물쇠의 번호는 몇 가지나 될까요? 하나씩 다 맞춰 보면 몇 시간일지 셈해요',
      },
      {
        en: 'Draw the path of one message from your phone to a friend’s, machine by machine.',
        ko: '내가 보낸 문자는 여러 컴퓨터를 거쳐 가요. 그 길을 이은 그물이 네트워크예요',
      },
      {
        en: 'Show your class five things that should stay private online, and why.',
        ko: '사물함 번호도 개인 정보예요. 친한 친구에게도 안 알려 주는 까닭을 반에서 발표해요',
      },
    ],
    high: [
      {
        en: 'Which two numbers under 100 multiply to 8,633? Math class shows how such puzzles lock secret codes.',
        ko: '어떤 두 자리 수끼리 곱하면 8,633일까요? 정보와 수학에서 이런 암호의 비밀을 배워요',
      },
      {
        en: 'Some websites are built to be broken into. Practice there, where you have permission, and nowhere else.',
        ko: '학교가 끝나면 보안 동아리가 모여 대회를 준비해요. 허락된 연습 사이트 안에서만 겨뤄요',
      },
      {
        en: 'Read how an “ethical hacker” found a hole in an app and told its makers first.',
        ko: '착한 해커는 약한 곳을 찾으면 주인에게 먼저 알려요. 어떻게 알렸는지 기사를 찾아 읽어요',
      },
    ],
    university: [
      {
        en: 'Before lunch, you break into a practice computer, and after lunch, you repair it. Both get graded.',
        ko: '사이버보안 수업에서는 연습용 누리집을 지켜요. 친구가 들어온 길을 찾아 막아요',
      },
      {
        en: 'In an operating systems class, follow what a computer does as it wakes up. Sneaky programs hide there.',
        ko: '컴퓨터를 켜면 화면이 뜨기까지 무슨 일이 벌어질까요? 운영체제 수업에서 차례로 따라가요',
      },
      {
        en: 'Deleted photos aren’t always gone. In a class on digital clues, you bring one back.',
        ko: '지운 사진도 흔적이 남을 때가 많아요. 디지털 증거 수업에서는 그 조각을 찾아 맞춰요',
      },
    ],
    career: [
      {
        en: 'Security analysts look into odd logins, such as one from two countries at the same time.',
        ko: '보안 분석가는 화면을 지켜봐요. 새벽 세 시라도 수상한 신호가 보이면 먼저 알아채요',
      },
      {
        en: 'On a beginner’s exam called Security+, you may have to fix a pretend network.',
        ko: '보안을 얼마나 아는지 보는 자격시험이 있어요. 가짜 네트워크를 고치는 문제도 나와요',
      },
      {
        en: 'Many US government security jobs are for citizens only, because the work is secret.',
        ko: '미국 정부의 보안 일은 미국 국민만 하는 자리가 많아요. 전화기를 두고 들어가기도 해요',
      },
    ],
  },
  activities: [
    {
      en: 'Caesar wrote in a secret alphabet. Make a code wheel and trade secret letters with a friend.',
      ko: '알파벳을 세 칸씩 밀면 CAT은 FDW가 돼요. 영어로 쓴 내 이름은 무엇이 될까요?',
    },
    {
      en: 'Check with your family that every screen at home locks itself.',
      ko: '우리 집 기기는 쓰지 않을 때 저절로 잠길까요? 어른과 하나씩 확인해 봐요',
    },
    {
      en: 'Write a fake “You won!” message with four clues that it’s a trick. Can your family find them?',
      ko: '“당첨됐어요!” 하는 가짜 문자를 종이에 지어요. 수상한 데 네 곳을 식구들이 찾을까요?',
    },
    {
      en: 'Keep a log of who opens the front door for a day. Does anything look odd?',
      ko: '하루 동안 누가 몇 시에 현관문을 열었는지 적어요. 수상한 기록이 있나요?',
    },
    {
      en: 'With a grown-up, copy ten favorite photos to a second place. That’s called a backup.',
      ko: '아끼는 사진 열 장을 어른과 다른 곳에도 저장해요. 한쪽이 고장 나도 남는 ‘백업’이에요',
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
    {
      where: 'career.2',
      fact: 'US defense, space and government jobs often need citizenship or a green card.',
      year: 2026,
      source: 'L, recalled',
      checkAgain: '2027-11',
    },
    {
      where: 'career.1',
      fact: 'Security+ is one of several certificates for starting out.',
      year: 2026,
      source: 'recalled',
      checkAgain: '2027-11',
    },
  ],
} satisfies Career;
