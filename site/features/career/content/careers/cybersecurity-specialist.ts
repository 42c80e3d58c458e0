import type { Career } from '../career.ts';

export const cybersecuritySpecialist = {
  id: 'cybersecurity-specialist',
  title: { en: 'Cybersecurity Specialist', ko: '사이버보안 전문가' },
  riasec: 'ICR',
  field: 'computing',
  description: {
    en: 'Cybersecurity specialists guard computers and private information. They look for weak spots and close them before anyone sneaks in.',
    ko: '컴퓨터와 소중한 정보를 지켜요. 누가 몰래 들어오기 전에 약한 곳을 찾아 막아 두는 사람이에요.',
  },
  weights: { 컴퓨터: 3, 집중력: 3, 수학: 2, 게임: 2, 영어: 1, 팀워크: 1 },
  majors: ['Cybersecurity', 'Computer Science', 'Information Technology'],
  stages: {
    elementary: [
      {
        en: 'Invent a long, silly password, and keep it secret even from your best friend.',
        ko: '비밀번호를 안전하게 만들고 지키는 약속을 배워요',
      },
      {
        en: 'Turn letters into numbers and write a letter in secret code.',
        ko: '글자를 숫자로 바꾸는 암호 편지를 만들어 봐요',
      },
      {
        en: 'When an unknown link says “Click me!”, don’t. Show it to a grown-up.',
        ko: '모르는 링크는 누르지 않고 어른께 알려요',
      },
    ],
    middle: [
      {
        en: 'Read how kings and spies hid their messages, and crack a few codes with friends.',
        ko: '암호의 역사를 조사하고 친구와 암호를 풀어 봐요',
      },
      {
        en: 'In a computer club, find out how one computer talks to the next in a network.',
        ko: '정보 동아리에서 네트워크의 기초를 배워요',
      },
      {
        en: 'Show your class five things that should stay private online, and why.',
        ko: '개인 정보를 지키는 방법을 친구들 앞에서 발표해요',
      },
    ],
    high: [
      {
        en: 'Every secret code is a math problem in disguise, so take math with computer science.',
        ko: '컴퓨터를 움직이는 코드와 비밀을 숨기는 암호의 원리가 정보와 수학에 담겨 있어요',
      },
      {
        en: 'Practice only where you have permission, on a site made for security contests.',
        ko: '연습해도 된다고 허락한 사이트에서 보안 대회에 도전해요',
      },
      {
        en: '“Ethical hackers” break in with permission. Find out how they stay inside the law.',
        ko: '법을 지키며 일하는 착한 해커가 무엇을 하는지 알아봐요',
      },
    ],
    university: [
      {
        en: 'Some colleges teach cybersecurity as a major, and others as part of computer science.',
        ko: '컴퓨터과학이나 사이버보안을 전공하는 길이 있어요',
      },
      {
        en: 'Classes cover operating systems, networks, and cryptography, the science of secret codes.',
        ko: '운영체제와 네트워크, 암호학 수업을 들어요',
      },
      {
        en: 'In security club contests, one team guards a computer while another tries to get in.',
        ko: '보안 동아리에서 방어 대회를 함께 준비해요',
      },
    ],
    career: [
      {
        en: 'Security analysts sit at their screens like night guards, watching for signs of an attack.',
        ko: '공격의 낌새가 없는지 지켜보는 보안 분석가로 들어가기도 해요',
      },
      { en: 'A certificate such as Security+ can sometimes help.', ko: 'Security+ 같은 자격이 도움이 될 때가 있어요' },
      {
        en: 'Security jobs in the US government often ask for citizenship.',
        ko: '미국 정부의 보안 일은 시민권이 있어야 하는 자리가 많아요',
      },
    ],
  },
  activities: [
    {
      en: 'Make a Caesar cipher wheel and trade secret letters.',
      ko: '카이사르 암호판을 만들어 비밀 편지를 주고받아요',
    },
    {
      en: 'With a grown-up, check that every screen at home locks itself.',
      ko: '우리 집 기기들의 화면이 저절로 잠기는지 어른과 확인해요',
    },
    { en: 'Draw a comic about how to make a strong password.', ko: '튼튼한 비밀번호 만드는 법을 만화로 그려요' },
    { en: 'Set up a treasure hunt at home with clues in secret code.', ko: '집 안 보물찾기를 암호 힌트로 만들어 봐요' },
    {
      en: 'Find a secret code in a detective story and solve it before the hero does.',
      ko: '탐정 이야기책에서 암호를 찾아 주인공보다 먼저 풀어 봐요',
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
