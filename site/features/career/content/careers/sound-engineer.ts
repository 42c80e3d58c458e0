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
        en: 'Stretch rubber bands over a cup and make high sounds and low sounds.',
        ko: '컵에 고무줄을 걸고 살짝 당겼다 놓아요. 세게 당길수록 높은 소리가 날까요?',
      },
      {
        en: 'Turn the volume down until you can hear someone talk. Your ears will thank you.',
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
        en: 'Carry a clap from the gym into a closet, and ask in physics where the echo went.',
        ko: '소리는 공기의 떨림이에요. 멀어질수록 왜 작아지는지 물리학에서 다뤄요',
      },
      {
        en: 'Record a school show, then take out one cough without losing the song.',
        ko: '학교 밴드의 공연을 녹음해서 다듬어요. 다듬기 전과 뒤를 번갈아 들으면 귀가 밝아져요',
      },
      {
        en: 'Collect your three best minutes of sound, from footsteps to songs.',
        ko: '마이크를 입에서 한 뼘씩 멀리 두고 녹음해요. 어디부터 방이 울리는 소리가 나나요?',
      },
    ],
    university: [
      {
        en: 'Put one microphone inside the drum and one above it. Audio engineering students hear two different drums.',
        ko: '마이크 열 개로 같은 목소리를 녹음해 들으면, 열 사람이 말하는 것처럼 달라요',
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
        en: 'Sound engineers protect their ears and put in earplugs before the loudest song.',
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
      en: 'Record your home and your street, and draw a sound map.',
      ko: '우리 골목에서는 무슨 소리가 날까요? 녹음해 온 소리를 지도에 그려 넣어요',
    },
    {
      en: 'Build paper cup phones with thread, yarn, and wire. Which one carries a whisper?',
      ko: '종이컵 전화기에는 굵은 줄이 좋을까요, 가는 줄이 좋을까요? 해 보고 골라요',
    },
    {
      en: 'Give a picture book footsteps, doors, and wind.',
      ko: '상자에 콩을 넣고 천천히 기울이면 빗소리가 나요. 그림책을 읽을 때 들려줘요',
    },
    {
      en: 'Fill cups with more and less water until you can tap a scale.',
      ko: '물을 조금씩 다르게 담은 컵을 두드리며 도레미를 맞춰요',
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
