import { afterEach, beforeEach, vi } from 'vitest';
import type { ScoreSubmission } from '../api/scores-api.ts';

export const body: ScoreSubmission = {
  playerName: '지우',
  score: 0,
  totalQuestions: 1,
  accuracy: 0,
  timeTaken: 10,
  questions: [{ question: '7 × 7', correctAnswer: 49, userAnswer: null, isCorrect: false, timeSpent: 10 }],
};

/** The server and the storage that all pages of a test share. */
export const world = {
  /**
   * What the server does with each post, in order; then it stores. A text is the code of a refusal (400).
   */
  answers: [] as ('network failure' | number | `${string}_${string}` | Response)[],
  /** The stored submissions by their idempotency keys. */
  stored: new Map<string, unknown>(),
  /** The room of each post that was answered, in order; null for none. */
  rooms: [] as (string | null)[],
  /** The addresses of the posts, in order. */
  paths: [] as string[],
  posts: 0,
  storage: new Map<string, string>(),
  isStorageOpen: true,
};

export const recordOf = (submission: object) => ({
  id: 'id-1',
  completedAt: '2026-11-29T09:00:00.000Z',
  ...submission,
});

async function fetchStub(path: string, init: RequestInit): Promise<Response> {
  world.posts += 1;
  world.paths.push(path);
  const answer = world.answers.shift() ?? 201;
  if (answer === 'network failure') throw new TypeError('Failed to fetch');
  world.rooms.push(new Headers(init.headers).get('Room-Code'));
  if (answer instanceof Response) return answer;
  if (typeof answer === 'string') return Response.json({ error: { code: answer, message: '' } }, { status: 400 });
  if (answer >= 300) return Response.json({ error: { code: 'no', message: '' } }, { status: answer });
  const submission = JSON.parse(String(init.body));
  world.stored.set(new Headers(init.headers).get('Idempotency-Key') ?? '', submission);
  return Response.json(recordOf(submission), { status: answer });
}

/** A page: its own copy of the module, its own window, the storage it shares with other pages. */
export async function openPage() {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const outbox = {
    ...(await import('./outbox-store.client.ts')),
    ...(await import('./outbox-rounds.client.ts')),
    ...(await import('./send-queued.client.ts')),
  };
  return { outbox, page };
}

/** Begins each test of a file with an empty storage and a server that stores. */
export function setUpOutboxWorld(): void {
  beforeEach(() => {
    Object.assign(world, {
      answers: [],
      stored: new Map(),
      rooms: [],
      paths: [],
      posts: 0,
      storage: new Map(),
      isStorageOpen: true,
    });
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', fetchStub);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => world.storage.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (!world.isStorageOpen) throw new Error('QuotaExceededError');
        world.storage.set(key, text);
      },
      removeItem: (key: string) => world.storage.delete(key),
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
