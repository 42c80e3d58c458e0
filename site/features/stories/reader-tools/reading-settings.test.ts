import { describe, expect, test } from 'vitest';
import { placeToOffer } from './reading-place.ts';
import { bookMode, DEFAULT_SETTINGS, parseSettings } from './reading-settings.ts';

describe('the telling on the page', () => {
  test.each([
    ['follows the site', null, 'ko', 'ko'],
    ['is what was chosen', { choice: 'ko', under: 'en' }, 'en', 'ko'],
    ['follows the site again when that is turned round', { choice: 'en', under: 'en' }, 'ko', 'ko'],
    ['stays both when it was both', { choice: 'both', under: 'en' }, 'ko', 'both'],
  ] as const)('%s', (_, mode, site, expected) => {
    expect(bookMode({ ...DEFAULT_SETTINGS, mode }, site)).toBe(expected);
  });
});

describe('remembered settings', () => {
  test('come back as they were left', () => {
    const settings = {
      mode: { choice: 'both', under: 'ko' },
      textSize: 3,
      font: 'airy',
      evening: true,
      speed: 'slow',
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
    '{"mode":{"choice":"fr","under":"en"},"textSize":9,"speed":"warp"}',
  ])('that make no sense (%s) are as at the start', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });
});

describe('the reading place', () => {
  test.each([
    [null, null],
    ['1-1', null],
    ['1-2', '1-2'],
    ['2-1', null],
    ['9-9', null],
  ])('%s is offered as %s', (stored, offered) => {
    expect(placeToOffer(stored, ['1-1', '1-2', '2-1'])).toBe(offered);
  });
});
