import { describe, expect, test } from 'vitest';
import { SETTINGS_KEY } from '../../features/stories/model/reading-settings.ts';
import { LIGHT_EVENT, LIGHT_KEY, THEME_COLORS } from '../../shared/page/evening.ts';
import eveningScript from './evening-script.client.ts?inline-script';

/** Runs the script as the head does; returns what the device's preference and storage can change afterwards. */
function openPage({ prefersDark = false, stored = {} as Record<string, string>, isClosed = false }) {
  const texts = new Map(Object.entries(stored));
  const attributes = new Set<string>();
  const bar = { content: '' };
  const listeners = new Map<string, (event?: object) => void>();
  const dark = {
    matches: prefersDark,
    addEventListener: (_: string, listener: () => void) => listeners.set('preference', listener),
  };
  const scope = {
    document: {
      documentElement: {
        setAttribute: (name: string) => attributes.add(name),
        removeAttribute: (name: string) => attributes.delete(name),
        hasAttribute: (name: string) => attributes.has(name),
      },
      querySelector: () => bar,
    },
    matchMedia: () => dark,
    localStorage: {
      getItem: (key: string) => {
        if (isClosed) throw new Error('closed');
        return texts.get(key) ?? null;
      },
      setItem: (key: string, text: string) => {
        if (isClosed) throw new Error('closed');
        texts.set(key, text);
      },
    },
    addEventListener: (type: string, listener: (event?: object) => void) => listeners.set(type, listener),
  };
  new Function(...Object.keys(scope), eveningScript)(...Object.values(scope));
  return {
    texts,
    bar,
    dark,
    isEvening: () => attributes.has('data-evening'),
    fire: (type: string, event?: object) => listeners.get(type)?.(event),
  };
}

describe('the colors before the first paint', () => {
  test.each([
    ['the day, where nothing is chosen', {}, false],
    ["the device's, where nothing is chosen", { prefersDark: true }, true],
    ['the day that was chosen', { prefersDark: true, stored: { [LIGHT_KEY]: 'day' } }, false],
    ['the evening that was chosen', { stored: { [LIGHT_KEY]: 'evening' } }, true],
    ["the device's, where storage is closed", { prefersDark: true, isClosed: true }, true],
    ['the evening of an earlier reader’s settings', { stored: { [SETTINGS_KEY]: '{"evening":true}' } }, true],
    [
      'the choice rather than the earlier settings',
      { stored: { [SETTINGS_KEY]: '{"evening":true}', [LIGHT_KEY]: 'day' } },
      false,
    ],
    ['the day, where the settings are broken', { stored: { [SETTINGS_KEY]: '{' } }, false],
  ])('the colors before the first paint are %s', (_, device, expected) => {
    const page = openPage(device);
    expect(page.isEvening()).toBe(expected);
    expect(page.bar.content).toBe(expected ? THEME_COLORS.evening : THEME_COLORS.day);
  });

  test('an evening chosen in an earlier reader’s settings is stored as the site-wide choice', () => {
    expect(openPage({ stored: { [SETTINGS_KEY]: '{"evening":true}' } }).texts.get(LIGHT_KEY)).toBe('evening');
  });
});

describe('on an open page', () => {
  test('a chosen color scheme applies at once, also where storage is closed', () => {
    const page = openPage({ isClosed: true });
    page.fire(LIGHT_EVENT, { detail: 'evening' });
    expect(page.isEvening()).toBe(true);
    page.fire(LIGHT_EVENT, { detail: 'day' });
    expect(page.isEvening()).toBe(false);
  });

  test('a chosen color scheme is stored', () => {
    const page = openPage({ prefersDark: true });
    page.fire(LIGHT_EVENT, { detail: 'day' });
    expect(page.texts.get(LIGHT_KEY)).toBe('day');
  });

  test('the footer’s button switches the colors, only when a person clicks it', () => {
    const page = openPage({});
    const button = { closest: () => ({}) };
    page.fire('click', { isTrusted: true, target: button });
    expect(page.isEvening()).toBe(true);
    page.fire('click', { isTrusted: false, target: button });
    page.fire('click', { isTrusted: true, target: { closest: () => null } });
    expect(page.isEvening()).toBe(true);
    page.fire('click', { isTrusted: true, target: button });
    expect(page.isEvening()).toBe(false);
  });

  test('a color scheme chosen in another tab applies to this page', () => {
    const page = openPage({});
    page.texts.set(LIGHT_KEY, 'evening');
    page.fire('storage', { key: LIGHT_KEY });
    expect(page.isEvening()).toBe(true);
  });

  test('when the device turns dark, the page follows only if the reader has chosen nothing', () => {
    const page = openPage({});
    page.dark.matches = true;
    page.fire('preference', {});
    expect(page.isEvening()).toBe(true);
    page.texts.set(LIGHT_KEY, 'day');
    page.fire('preference', {});
    expect(page.isEvening()).toBe(false);
  });
});
