// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Line } from '../model/lines.ts';
import { createBookSession, getMediaState } from './media-session.client.ts';
import type { PlaybackState } from './playback.ts';

const line = { id: '1-1:en:0', panel: '1-1', text: 'Hello.' } as Line;
const states = {
  idle: { phase: 'idle', reason: 'stopped' },
  speaking: { phase: 'speaking', line, word: null, source: null },
  between: { phase: 'between-panels', line, isTurned: true },
  paused: { phase: 'paused', line, word: null },
  silent: { phase: 'silent', line, faults: {} as never },
} as const satisfies Record<string, PlaybackState>;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['idle', 'none'],
  ['speaking', 'playing'],
  ['between', 'playing'],
  ['paused', 'paused'],
  ['silent', 'paused'],
] as const)('a reading that is %s is told as %s', (name, told) => {
  expect(getMediaState(states[name])).toBe(told);
});

const commands = () => ({ play: vi.fn(), pause: vi.fn(), stop: vi.fn(), nexttrack: vi.fn(), previoustrack: vi.fn() });

test('the book is shown with its picture and buttons while it is read or paused, and nothing afterwards', () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    playbackState: 'none',
    metadata: null as { title: string; artwork: { src: string }[] } | null,
    setActionHandler(action: string, handler: (() => void) | null) {
      // An older browser.
      if (action === 'stop') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  vi.stubGlobal('navigator', { mediaSession });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(fields: object) {
        Object.assign(this, fields);
      }
    },
  );
  const asked = commands();
  const session = createBookSession({ title: 'Puddle', picture: '/art/covers/puddle-800.webp' }, asked);
  expect(mediaSession.metadata).toBeNull();
  session.show(states.speaking);
  expect(mediaSession.playbackState).toBe('playing');
  expect(mediaSession.metadata).toMatchObject({ title: 'Puddle', artwork: [{ src: '/art/covers/puddle-800.webp' }] });
  for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const) {
    handlers.get(action)?.();
    expect(asked[action]).toHaveBeenCalledOnce();
  }
  session.show(states.paused);
  expect(mediaSession.playbackState).toBe('paused');
  session.close();
  expect([mediaSession.playbackState, mediaSession.metadata]).toEqual(['none', null]);
  expect([...handlers.values()]).toEqual([null, null, null, null]);
});

test('a browser without media sessions reads as before', () => {
  vi.stubGlobal('navigator', {});
  const session = createBookSession({ title: 'Puddle', picture: null }, commands());
  session.show(states.speaking);
  session.close();
});
