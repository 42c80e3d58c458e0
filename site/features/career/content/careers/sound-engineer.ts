import type { Career } from '../../model/career.ts';

export const soundEngineer = {
  id: 'sound-engineer',
  title: { en: 'Sound Engineer', ko: '음향 엔지니어' },
  riasec: 'RAI',
  field: 'music',
  description: {
    en: 'Sound engineers place the microphones at concerts and in studios, then polish the recording until you hear every whisper.',
    ko: '공연장 맨 뒷줄에서도 가수의 숨소리가 들리지요? 그렇게 들리도록 소리를 녹음하고 다듬는 사람이에요.',
  },
  weights: { 음악: 3, 컴퓨터: 3, 과학: 2, 집중력: 2, 영화보기: 1, 피아노: 1 },
  majors: ['Audio Engineering', 'Music Technology', 'Electrical Engineering'],
  stages: {
    elementary: [
      {
        en: 'Close your eyes and catch ten different sounds at home.',
        ko: '눈을 감고 가만히 앉으면 집 안에서 소리가 몇 가지나 들릴까요?',
      },
      {
        en: 'Stretch plastic wrap over a bowl, scatter rice on it, and shout. Does the rice jump?',
        ko: '그릇에 비닐을 팽팽히 씌우고 쌀을 뿌려요. 가까이에서 소리치면 쌀이 춤을 출까요?',
      },
      {
        en: 'With headphones on, turn the music down until you can hear someone talk. Your ears will thank you.',
        ko: '이어폰은 작은 소리로 듣고, 큰 소리가 나는 곳에서는 귀를 막아요',
      },
    ],
    middle: [
      {
        en: 'A microphone squeals near its own speaker. Before a school assembly, find the spots where it stays quiet.',
        ko: '방송 동아리의 마이크를 맡아요. 삑 소리가 나면 다들 나를 보니까 미리 시험해요',
      },
      {
        en: 'Cut up a recording with a free program and glue it together in a new order.',
        ko: '무료 프로그램으로 내 말소리를 잘라 차례를 바꿔요. 안 한 말이 나와서 웃음이 나요',
      },
      {
        en: 'In science class, find out how sound shakes the air and why thunder is always late.',
        ko: '집 안에서 번개와 천둥 사이를 초로 세어 봐요. 소리는 1초에 340미터쯤 가요',
      },
    ],
    high: [
      {
        en: 'Clap in the gym, then in a closet. In physics, find out where the echo went.',
        ko: '소리는 공기의 떨림이에요. 멀어질수록 왜 작아지는지 물리학에서 다뤄요',
      },
      {
        en: 'Record a school show, then take out one cough without losing the song.',
        ko: '학교 밴드의 공연을 녹음해서 다듬어요. 다듬기 전과 후를 번갈아 들어 보면 달라요',
      },
      {
        en: 'Schools may ask to hear your work. Collect your best three minutes, from footsteps to songs.',
        ko: '내가 만든 소리 가운데 가장 잘된 3분을 골라 둬요. 대학에 지원할 때 낼 수 있어요',
      },
    ],
    university: [
      {
        en: 'In audio engineering, put one microphone inside the drum and one above it. You hear two different drums.',
        ko: '음향을 전공하면 마이크 열 개로 같은 목소리를 녹음해요. 열 사람이 말하는 것 같아요',
      },
      {
        en: 'Acoustics, the physics of sound, tells you why a studio’s walls are soft or bumpy.',
        ko: '손뼉을 짝 치면 소리가 벽에 맞고 돌아와요. 그래서 공연장 벽은 모양까지 계산해요',
      },
      {
        en: 'Spend a term at a radio station, where silence is the worst mistake of all.',
        ko: '공연장에서 잠시 일을 배우는 인턴은 전선도 감아요. 8자로 감으면 잘 안 꼬여요',
      },
    ],
    career: [
      {
        en: 'On the first day, you learn to coil a long cable without a knot.',
        ko: '녹음실에서도 공연장에서도 마이크를 세워요. 한 뼘만 옮겨도 소리가 달라져요',
      },
      {
        en: 'Show day starts early. You test every cable, and before the loudest song you put in earplugs.',
        ko: '공연 날에는 일찍 와서 전선을 살펴요. 큰 소리 곁에서 일하니 귀도 아껴야 해요',
      },
      {
        en: 'For a movie, someone records footsteps and doors. Two coconut halves can be a horse.',
        ko: '영화의 발소리는 나중에 따로 만들어요. 구두를 신고 화면에 맞춰 걸으며 녹음해요',
      },
    ],
  },
  activities: [
    {
      en: 'Record the sounds on your street, and put each one on a map you draw.',
      ko: '우리 골목에서는 무슨 소리가 날까요? 녹음해 온 소리를 지도에 그려 넣어요',
    },
    {
      en: 'Build paper cup phones with thread, yarn, and wire. Which one carries a whisper?',
      ko: '종이컵 전화기에는 굵은 줄이 좋을까요, 가는 줄이 좋을까요? 해 보고 골라요',
    },
    {
      en: 'Tilt a box of dried beans, and it rains. Find a sound for fire and one for wind.',
      ko: '상자에 콩을 넣고 천천히 기울이면 빗소리가 나요. 그림책을 읽을 때 들려줘요',
    },
    {
      en: 'Play a song on a phone in a mug, a pot, and a shoebox. Which is loudest?',
      ko: '노래가 나오는 전화기를 유리컵, 냄비, 종이컵에 넣어 봐요. 어디에서 소리가 가장 큰가요?',
    },
    {
      en: 'How many instruments play in your favorite song? List every one you hear.',
      ko: '좋아하는 노래에는 악기가 몇 가지 들어 있을까요? 세 번 들으면 더 들려요',
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
  ],
} satisfies Career;
