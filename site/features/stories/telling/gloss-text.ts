import type { Catalogue } from '../../../shared/language/language.ts';

export const glossText: Catalogue<{ hear: (word: string) => string }> = {
  en: { hear: (word) => `Hear “${word}”` },
  ko: { hear: (word) => `‘${word}’ 듣기` },
};
