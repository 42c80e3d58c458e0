import { describe, expect, test } from 'vitest';
import { listSpellings } from './spoken-words.ts';

describe('the spellings of a gloss word', () => {
  test("each spelling of a gloss word has a voice of its language, the text's language first", () => {
    const dam = { word: { en: 'dam', ko: '댐' } };
    const [english, korean] = [
      { language: 'en', spelling: 'dam', voice: { language: 'en', text: 'dam' } },
      { language: 'ko', spelling: '댐', voice: { language: 'ko', text: '댐' } },
    ];
    expect(listSpellings(dam, 'en')).toEqual([english, korean]);
    expect(listSpellings(dam, 'ko')).toEqual([korean, english]);
    expect(listSpellings({ word: { ko: '댐' } }, 'en')).toEqual([korean]);
  });

  test('a Korean name is spoken once, by a Korean voice only', () => {
    expect(listSpellings({ word: { en: 'Tteok' }, spoken: '떡' }, 'en')).toEqual([
      { language: 'en', spelling: 'Tteok', voice: { language: 'ko', text: '떡' } },
    ]);
    expect(listSpellings({ word: { en: 'hanbok', ko: '한복' }, spoken: '한복' }, 'en')).toEqual([
      { language: 'en', spelling: 'hanbok', voice: null },
      { language: 'ko', spelling: '한복', voice: { language: 'ko', text: '한복' } },
    ]);
  });
});
