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
        ko: '내 비밀번호는 몇 글자인가요? 더 튼튼하게 만드는 법을 어른과 정해요',
      },
      {
        en: 'If A is 1 and B is 2, what does 8-9 say? Write back in numbers.',
        ko: '‘가’는 1, ‘나’는 2처럼 글자를 숫자로 바꿔 암호 편지를 써 봐요',
      },
      {
        en: 'When an unknown link says “Click me!”, don’t. Show it to a grown-up.',
        ko: '모르는 링크를 만나면 누르지 말고 어른께 보여 드리는 게 먼저예요',
      },
    ],
    middle: [
      {
        en: 'Read how kings and spies hid their messages, and crack a few codes with friends.',
        ko: '옛날 장군들도 암호 편지를 썼어요. 그 방법으로 친구가 낸 암호를 풀 수 있을까요?',
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
        en: 'Which two primes make 8,633 when you multiply them? Secret codes use puzzles like that.',
        ko: '친구와 둘만 아는 암호를 만들어 봐요. 정보 시간과 수학 시간에 암호의 비밀이 나와요',
      },
      {
        en: 'Some websites are built to be broken into. Practice there, where you have permission, and nowhere else.',
        ko: '학교가 끝나면 보안 동아리가 모여 대회를 준비해요. 허락된 연습 사이트 안에서만 겨뤄요',
      },
      {
        en: '“Ethical hackers” break in with permission. Read how one found a hole and reported it.',
        ko: '착한 해커는 허락을 받고 약한 곳을 찾아요. 찾은 것은 주인에게만 알려요',
      },
    ],
    university: [
      {
        en: 'Before lunch, you break into a practice computer, and after lunch, you repair it. Both get graded.',
        ko: '사이버보안 수업에서는 연습용 누리집을 지켜요. 친구가 들어온 길을 찾아 막아요',
      },
      {
        en: 'In cryptography class, you lock a message with a number hundreds of digits long.',
        ko: '운영체제는 컴퓨터를 움직이고 네트워크는 컴퓨터를 이어요. 둘 다 알아야 지킬 수 있어요',
      },
      {
        en: 'Two security clubs share one computer for a day. One guards it, and the other tries to sneak in.',
        ko: '학생 대회에서 한 팀은 뚫고 한 팀은 막아요. 막은 방법은 보고서로 남겨요',
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
      en: 'Caesar wrote in a secret alphabet. Cut out a cipher wheel and trade letters.',
      ko: '알파벳을 세 칸씩 밀면 CAT은 FDW가 돼요. 영어로 쓴 내 이름은 무엇이 될까요?',
    },
    {
      en: 'Check with your family that every screen at home locks itself.',
      ko: '우리 집 기기는 쓰지 않을 때 저절로 잠길까요? 어른과 하나씩 확인해 봐요',
    },
    {
      en: 'Write two passwords, one weak and one strong, and explain the difference. Then tear them up.',
      ko: '튼튼한 비밀번호가 주인공이에요. 도둑을 막아 내는 이야기를 네 칸 만화로 그려요',
    },
    {
      en: 'Set up a treasure hunt at home with clues in secret code.',
      ko: '암호 쪽지를 따라가면 보물이 나와요. 집 안 보물찾기를 꾸며요',
    },
    {
      en: 'Crack the secret code in a detective story before the hero does.',
      ko: '탐정 이야기책에 암호가 나오면 답을 가리고 먼저 풀어 볼까요?',
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
