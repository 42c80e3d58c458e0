import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, getShownLanguages, parseSettings, resolveBookMode } from './reading-settings.ts';

describe('the book mode', () => {
  test.each([
    ['follows the site', null, 'ko', 'ko'],
    ['is what was chosen', { choice: 'ko', under: 'en' }, 'en', 'ko'],
    ['follows the site again after the site changed its language', { choice: 'en', under: 'en' }, 'ko', 'ko'],
    ['stays both after the site changed its language', { choice: 'both', under: 'en' }, 'ko', 'both'],
  ] as const)('the book mode %s', (_, mode, site, expected) => {
    expect(resolveBookMode({ ...DEFAULT_SETTINGS, mode }, site)).toBe(expected);
  });
});

test.each([
  ['en', 'ko', ['en']],
  ['both', 'en', ['en', 'ko']],
  ['both', 'ko', ['ko', 'en']],
] as const)('the mode %s of a %s book shows %j', (mode, own, languages) => {
  expect(getShownLanguages(mode, own)).toEqual(languages);
});

describe('stored settings', () => {
  test('reading settings are read as they were stored', () => {
    const settings = {
      mode: { choice: 'both', under: 'ko' },
      lengths: { en: 'short', ko: 'whole' },
      textSize: 3,
      font: 'airy',
      speed: 'slow',
      turnPause: 'long',
      voice: 'device',
      paged: true,
    } as const;
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });

  test.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '"both"',
    '{"mode":{"choice":"fr","under":"en"},"lengths":"short","textSize":9,"speed":"warp"}',
    '{"mode":{"choice":"en"}}',
    '{"mode":{"under":"en"}}',
    '{"lengths":{"en":"middle"}}',
    '{"lengths":null}',
    '{"font":"gothic","evening":"true","paged":1}',
  ])('invalid stored reading settings (%s) fall back to the defaults', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test('stored reading settings keep the length of one language', () => {
    expect(parseSettings('{"lengths":{"ko":"short"}}').lengths).toEqual({ en: 'whole', ko: 'short' });
  });

  test('valid stored reading settings are kept beside invalid ones', () => {
    const stored = JSON.stringify({ mode: { choice: 'ko', under: 'en' }, textSize: 2, font: 'gothic' });
    expect(parseSettings(stored)).toEqual({ ...DEFAULT_SETTINGS, mode: { choice: 'ko', under: 'en' }, textSize: 2 });
  });
});
