import type { Catalog } from '../../../shared/language/language.ts';

/** Loaded with the settings, not with the bar. */
type ReaderSettingsTexts = {
  textSize: string;
  textSizes: { 1: string; 2: string; 3: string };
  font: string;
  fonts: { plain: string; storybook: string; airy: string };
  light: string;
  day: string;
  evening: string;
};

export const readerSettingsText: Catalog<ReaderSettingsTexts> = {
  en: {
    textSize: 'Size',
    textSizes: { 1: 'Big', 2: 'Bigger', 3: 'Biggest' },
    font: 'Letters',
    fonts: { plain: 'Plain', storybook: 'Storybook', airy: 'Airy' },
    light: 'Colors',
    day: 'Day',
    evening: 'Evening',
  },
  ko: {
    textSize: '글자 크기',
    textSizes: { 1: '크게', 2: '더 크게', 3: '가장 크게' },
    font: '글꼴',
    fonts: { plain: '또박또박', storybook: '이야기책', airy: '널찍널찍' },
    light: '화면 색',
    day: '낮',
    evening: '밤',
  },
};
