// @vitest-environment happy-dom
import { act, useLayoutEffect, useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../shared/page/render-hook.fixture.tsx';
import { dismissNotice, noticeStore } from '../../../shared/ui/notices.ts';
import { parseProgram } from '../program/program.ts';
import { createStartState } from '../run/run.ts';
import { EMPTY_PROGRESS, formatProgress, PROGRESS_KEY, type Progress, parseProgress } from '../stored/progress.ts';
import { levels } from '../world/levels.ts';
import { type AdventureState, initialState, reduceAdventure } from './adventure-state.ts';
import { adventureText } from './adventure-text.ts';
import { useAdventureNavigation } from './use-adventure-navigation.tsx';

const { badLink } = adventureText.en;
const [first] = levels;
if (!first) throw new Error('There are levels');

/** A cat in the first level, with a program. */
const stored: Progress = {
  ...EMPTY_PROGRESS,
  hero: 'cat',
  at: { index: 0, heroState: createStartState(first) },
  programs: { [first.id]: parseProgram('rd') ?? [] },
};

/** The adventure's state and its navigation, as the page joins them. */
function useGame() {
  const [game, send] = useReducer(reduceAdventure, initialState);
  return { game, send, navigation: useAdventureNavigation(game, send) };
}

async function openPage(hash: string, progress: Progress | null = stored) {
  window.history.replaceState(null, '', `/adventure-game?lang=en${hash}`);
  if (progress) localStorage.setItem(PROGRESS_KEY, formatProgress(progress));
  const page = await renderHook(useGame, {});
  await loaded();
  return page;
}

/** Waits for the map's code, which is imported on demand. */
const loaded = () =>
  act(async () => {
    await import('./open-map-level.client.ts').catch(() => null);
    await vi.dynamicImportSettled();
  });

/** Another hash in the address bar. */
async function goTo(hash: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', `/adventure-game?lang=en${hash}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await loaded();
}

const progressNow = () => parseProgress(localStorage.getItem(PROGRESS_KEY));
const alerts = () => noticeStore.getState().notices.map(({ text }) => text);

/** What the child sees of a game. */
function seen(game: AdventureState): unknown {
  if (game.stage !== 'playing') return game.stage;
  const { quest, character, history } = game;
  const level = quest.kind === 'map' ? quest.mapLevel.id : quest.kind === 'story' ? quest.index : quest.level.id;
  return { [quest.kind]: level, character, blocks: history.present.length };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const { id } of noticeStore.getState().notices) dismissNotice(id);
});

const ownGame = { story: 0, character: 'cat', blocks: 2 };

test('an address that is entered as soon as a level is seen is followed', async () => {
  const goesToMap = (game: AdventureState) => game.stage === 'playing' && game.quest.kind === 'map';
  const page = await renderHook(() => {
    const shown = useGame();
    useLayoutEffect(() => {
      if (goesToMap(shown.game)) window.history.pushState(null, '', '/adventure-game#map');
    }, [shown.game]);
    return shown;
  }, {});
  await act(() => page.value().navigation.openMapLevel('d1'));
  await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
  await loaded();
  expect(seen(page.value().game)).toBe('map');
});

describe('the game that the page opens', () => {
  test('the stored game is opened where the address has no hash', async () => {
    const page = await openPage('');
    expect(seen(page.value().game)).toEqual(ownGame);
    expect(window.location.hash).toBe('');
  });

  test('the choice of a hero is shown where no game is stored', async () => {
    expect((await openPage('', null)).value().game).toEqual(initialState);
    expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
  });

  test('a level of the map is opened by its hash, with the stored hero', async () => {
    const page = await openPage('#d1');
    expect(seen(page.value().game)).toMatchObject({ map: 'd1', character: 'cat' });
    expect(window.location.hash).toBe('#d1');
  });

  test('a link is opened as a visit, and the stored game is unchanged', async () => {
    const page = await openPage('#1-rrd');
    expect(seen(page.value().game)).toMatchObject({ character: 'cat', blocks: 3 });
    expect(page.value().game).toMatchObject({ quest: { kind: 'visit' } });
    expect(localStorage.getItem(PROGRESS_KEY)).toBe(formatProgress(stored));
  });

  test('a damaged link is reported in an alert, and the stored game opens', async () => {
    const page = await openPage('#1-xyz');
    expect(alerts()).toEqual([badLink['bad-program']]);
    expect(seen(page.value().game)).toEqual(ownGame);
    expect(window.location.href).toMatch(/\/adventure-game\?lang=en$/);
  });

  test.each(['#d99', '#day-2026-13-45'])(
    '%s, which the map does not have, is reported in an alert, and the stored game opens',
    async (hash) => {
      const page = await openPage(hash);
      expect(alerts()).toEqual([badLink['unknown-level']]);
      expect(seen(page.value().game)).toEqual(ownGame);
      expect(window.location.hash).toBe('');
    },
  );

  test('the stored game is opened where the code of the map cannot be loaded', async () => {
    vi.doMock('./open-map-level.client.ts', () => Promise.reject(new Error('offline')));
    const page = await openPage('#map');
    vi.doUnmock('./open-map-level.client.ts');
    expect(alerts()).toEqual([badLink['not-loaded']]);
    expect(seen(page.value().game)).toEqual(ownGame);
  });

  test('the hash of a page element opens the stored game', async () => {
    document.body.innerHTML = '<main id="main"></main>';
    const page = await openPage('#main');
    document.body.innerHTML = '';
    expect(seen(page.value().game)).toEqual(ownGame);
    expect(alerts()).toEqual([]);
  });
});

describe('another hash in the address', () => {
  test('a new hash that is a link opens its level', async () => {
    const page = await openPage('');
    await goTo('#2-r');
    expect(page.value().game).toMatchObject({ quest: { kind: 'visit', level: { id: levels[1]?.id } } });
  });

  test("the back button leads from a visit to the child's own game", async () => {
    const page = await openPage('#1-rrd');
    await goTo('');
    expect(seen(page.value().game)).toEqual(ownGame);
  });

  test('a damaged link keeps the game that is open, and puts its hash back', async () => {
    const page = await openPage('#d1');
    await goTo('#1-xyz');
    expect(alerts()).toEqual([badLink['bad-program']]);
    expect(seen(page.value().game)).toMatchObject({ map: 'd1' });
    expect(window.location.hash).toBe('#d1');
  });

  test('a level that the map does not have keeps the game that is open, and puts its hash back', async () => {
    const page = await openPage('#d1');
    await goTo('#d99');
    expect(alerts()).toEqual([badLink['unknown-level']]);
    expect(seen(page.value().game)).toMatchObject({ map: 'd1' });
    expect(window.location.hash).toBe('#d1');
  });

  test("the child's own game is not opened again where the hash becomes empty", async () => {
    const page = await openPage('');
    await act(async () => page.value().send({ type: 'add', kind: 'up' }));
    const { game } = page.value();
    await goTo('');
    expect(page.value().game).toBe(game);
  });

  test('a page that was left does not react to a new hash', async () => {
    const page = await openPage('');
    await page.unmount();
    await goTo('#1-xyz');
    expect(alerts()).toEqual([]);
  });
});

describe('the game while it is played', () => {
  test('each change of the own game is stored', async () => {
    const page = await openPage('');
    await act(async () => page.value().send({ type: 'add', kind: 'up' }));
    expect(progressNow().programs[first.id]).toHaveLength(3);
    expect(window.location.hash).toBe('');
  });

  test('a program that another tab has stored for another level is not overwritten', async () => {
    const page = await openPage('');
    const second = levels[1]?.id ?? '';
    const other = { ...stored, programs: { ...stored.programs, [second]: parseProgram('uuu') ?? [] } };
    localStorage.setItem(PROGRESS_KEY, formatProgress(other));
    await act(async () => page.value().send({ type: 'add', kind: 'up' }));
    expect(progressNow().programs[second]).toHaveLength(3);
    expect(progressNow().programs[first.id]).toHaveLength(3);
  });

  test('the address of a visit follows its program, without a history entry', async () => {
    const page = await openPage('#1-rrd');
    const entries = window.history.length;
    await act(async () => page.value().send({ type: 'add', kind: 'up' }));
    expect(window.location.hash).toBe('#1-rrdu');
    expect(window.history.length).toBe(entries);
  });
});

describe('the buttons that leave a game', () => {
  test('the map opens with its own hash', async () => {
    const page = await openPage('');
    await act(() => page.value().navigation.openMapLevel('map'));
    expect(page.value().game).toEqual({ stage: 'map' });
    expect(window.location.hash).toBe('#map');
  });

  test('a level of the map is played with the hero of the previous level', async () => {
    const page = await openPage('#d1');
    await act(async () => page.value().send({ type: 'change-hero', character: 'girl' }));
    await act(() => page.value().navigation.openMapLevel('d2'));
    expect(seen(page.value().game)).toMatchObject({ map: 'd2', character: 'girl' });
  });

  test("the button home opens the child's own game, whose address has no hash", async () => {
    const page = await openPage('#d1');
    await act(async () => page.value().navigation.goHome());
    expect(seen(page.value().game)).toEqual(ownGame);
    expect(window.location.hash).toBe('');
  });

  test('a level of the story is opened with its stored program and the chosen hero', async () => {
    const page = await openPage('#map');
    await act(async () => page.value().navigation.openLevel('girl', 0));
    expect(seen(page.value().game)).toEqual({ story: 0, character: 'girl', blocks: 2 });
    expect(window.location.hash).toBe('');
    expect(progressNow().hero).toBe('girl');
  });
});

test('a reload keeps the program of a level that somebody made, another level does not get it', async () => {
  const first = await openPage('#m5m04im22h-');
  await act(async () => first.value().send({ type: 'add', kind: 'up' }));
  expect(window.location.hash).toBe('#m5m04im22h-');
  expect(seen((await openPage('#m5m04im22h-')).value().game)).toMatchObject({ blocks: 1 });
  expect(seen((await openPage('#m5m04im23h-')).value().game)).toMatchObject({ blocks: 0 });
});
