import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import type { Faults } from '../voices/narrator.ts';

type ReadingTexts = {
  comes: string;
  spokenReads: string;
  packReads: string;
  packOutOfReach: string;
  personReads: (name: string) => string;
  tapWord: string;
  goodNight: string;
  silent: (faults: Faults) => string;
  speed: string;
  speeds: { slow: string; calm: string; brisk: string };
  stopLabel: string;
  stops: { off: string; chapter: string };
  turnPause: string;
  turnPauses: { short: string; calm: string; long: string };
  voice: string;
  voices: { book: string; device: string };
};

export const readingText: Catalog<ReadingTexts> = {
  en: {
    comes: 'The voice is on its way.',
    spokenReads: 'A computer voice is reading',
    packReads: 'A recorded voice is reading',
    packOutOfReach: 'The recorded voice needs the internet.',
    personReads: (name) => `${name} is reading`,
    tapWord: 'Tap a word to hear it.',
    goodNight: 'The chapter is over. Good night.',
    silent: ({ spoken, device }) => {
      if (spoken === 'failed' || spoken === 'late')
        return 'The voice didn’t load. Is the internet on? Press “Read to me” to try again.';
      if (device === 'failed' || device === 'late')
        return 'This device’s voice stopped. Press “Read to me” to try again.';
      return 'This device has no voice for this language.';
    },
    speed: 'Speed',
    speeds: { slow: 'Slow', calm: 'Calm', brisk: 'Brisk' },
    stopLabel: 'Stop reading',
    stops: { off: 'At the end', chapter: 'After this chapter' },
    turnPause: 'Turn the page after',
    turnPauses: { short: '1 sec', calm: '2 sec', long: '4 sec' },
    voice: 'Who reads',
    voices: { book: 'The book’s voice', device: 'This device' },
  },
  ko: {
    comes: '목소리를 가져오고 있어요.',
    spokenReads: '컴퓨터 목소리가 읽어 줘요',
    packReads: '미리 녹음한 목소리예요',
    packOutOfReach: '미리 녹음한 목소리를 들으려면 인터넷이 있어야 해요.',
    personReads: (name) => `${withParticle(name, '이/가')} 읽어 줘요`,
    tapWord: '낱말을 누르면 그 낱말을 읽어 줘요.',
    goodNight: '이번 장은 여기까지예요. 잘 자요.',
    silent: ({ spoken, device }) => {
      if (spoken === 'failed' || spoken === 'late')
        return '목소리를 가져오지 못했어요. 인터넷을 확인하고 ‘읽어 주세요’를 다시 눌러 보세요.';
      if (device === 'failed' || device === 'late') return '기기 목소리가 멈췄어요. ‘읽어 주세요’를 다시 눌러 보세요.';
      return '이 기기에는 이 언어를 읽을 목소리가 없어요.';
    },
    speed: '빠르기',
    speeds: { slow: '천천히', calm: '보통', brisk: '빠르게' },
    stopLabel: '어디까지 읽을까요?',
    stops: { off: '끝까지', chapter: '이번 장까지만' },
    turnPause: '쪽을 넘기기 전에',
    turnPauses: { short: '1초 쉬기', calm: '2초 쉬기', long: '4초 쉬기' },
    voice: '누가 읽을까요?',
    voices: { book: '책 목소리', device: '기기 목소리' },
  },
};
