import type { Catalog } from '../../../shared/language/language.ts';

export const glossText: Catalog<{ hear: (word: string) => string }> = {
  en: { hear: (word) => `Hear “${word}”` },
  ko: { hear: (word) => `‘${word}’ 듣기` },
};
