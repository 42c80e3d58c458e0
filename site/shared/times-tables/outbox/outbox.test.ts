import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { retryDelayMs } from '../../api/retry.ts';
import type { ScoreSubmission } from '../api/scores-api.ts';
import {
  describeFinish,
  enqueue,
  findSendStatus,
  formatOutbox,
  getSendStatus,
  isReceiptOf,
  isServerBusy,
  type Outbox,
  parseOutbox,
  type SendOutcome,
  selectParkedEntries,
  selectQueuedEntries,
  settle,
  withRoom,
} from './outbox.ts';

const body: ScoreSubmission = {
  playerName: '지우',
  score: 1,
  totalQuestions: 1,
  accuracy: 100,
  timeTaken: 2.5,
  questions: [{ question: '2 × 3', correctAnswer: 6, userAnswer: 6, isCorrect: true, timeSpent: 2.5 }],
};

const answered = (status: number): SendOutcome => ({ kind: 'answered', status });
const unreachable: SendOutcome = { kind: 'unreachable' };

function outboxOf(...keys: string[]): Outbox {
  return keys.reduce<Outbox>(
    (outbox, key) => enqueue(outbox, { kind: 'quiz', key, body, finishedAt: 1, roomCode: null }),
    [],
  );
}

describe('getSendStatus', () => {
  test.each([
    [unreachable, 'unreachable'],
    [answered(200), 'acknowledged'],
    [answered(201), 'acknowledged'],
    [answered(302), 'waiting'],
    [answered(400), 'parked'],
    [answered(404), 'parked'],
    [answered(408), 'waiting'],
    [answered(409), 'parked'],
    [answered(413), 'parked'],
    [answered(422), 'parked'],
    [answered(429), 'waiting'],
    [answered(500), 'waiting'],
    [answered(503), 'waiting'],
  ] as const)('an entry whose outcome is %o is %s', (outcome, sendStatus) => {
    expect(getSendStatus(outcome)).toBe(sendStatus);
  });
});

describe('the outbox', () => {
  test('an acknowledged entry leaves the outbox, the others stay', () => {
    expect(settle(outboxOf('a', 'b'), 'a', answered(201)).map(({ key }) => key)).toEqual(['b']);
  });

  test('an unreachable entry stays queued and its try is counted', () => {
    const [entry] = settle(outboxOf('a'), 'a', unreachable);
    expect(entry).toMatchObject({ state: 'queued', tries: 1, lastStatus: null });
  });

  test('a refused entry is parked, so that it is not sent again', () => {
    const outbox = settle(outboxOf('a'), 'a', answered(400));
    expect(selectQueuedEntries(outbox)).toEqual([]);
    expect(selectParkedEntries(outbox)).toMatchObject([{ key: 'a', tries: 1, lastStatus: 400 }]);
  });

  test('the outbox reports whether a quiz is queued, parked or acknowledged', () => {
    const outbox = settle(outboxOf('a', 'b'), 'a', answered(400));
    expect(['a', 'b', 'gone'].map((key) => findSendStatus(outbox, key))).toEqual(['parked', 'waiting', 'acknowledged']);
  });

  test('a quiz is added to the outbox once, however often it is submitted', () => {
    expect(outboxOf('a', 'a')).toHaveLength(1);
  });

  test('an entry is never lost without a 2xx answer', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const outcome = fc.oneof(fc.constant(unreachable), fc.integer({ min: 300, max: 599 }).map(answered));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, outcome)), (sendings) => {
        const outbox = sendings.reduce((box, [sent, came]) => settle(box, sent, came), outboxOf('a', 'b', 'c'));
        expect(outbox.map((entry) => entry.key)).toEqual(['a', 'b', 'c']);
      }),
    );
  });

  test('a stored outbox is read as it was written', () => {
    const outbox = settle(outboxOf('a', 'b'), 'b', answered(500));
    expect(parseOutbox(formatOutbox(outbox))).toEqual(outbox);
  });

  test('a queued score keeps its room, and only a score without a room is given one', () => {
    const outbox = enqueue(outboxOf('a'), { kind: 'quiz', key: 'b', body, finishedAt: 1, roomCode: 'ours' });
    const moved = ['a', 'b'].reduce((box, key) => withRoom(box, key, 'theirs'), outbox);
    expect(parseOutbox(formatOutbox(moved)).map(({ roomCode }) => roomCode)).toEqual(['theirs', 'ours']);
  });

  test('a practice session is read as it was written, and one of another kind is left out', () => {
    const practice = { playerName: '지우', questions: [] };
    const outbox = enqueue(outboxOf('a'), {
      kind: 'practice',
      key: 'b',
      body: practice,
      finishedAt: 1,
      roomCode: null,
    });
    expect(parseOutbox(formatOutbox(outbox))).toEqual(outbox);
    expect(parseOutbox(formatOutbox(outbox).replace('practice', 'song'))).toEqual(outboxOf('a'));
  });

  test('a quiz is stored as a page of an older version reads it', () => {
    const [{ kind: _, roomCode, ...entry } = expect.fail('nothing queued')] = outboxOf('a');
    expect(JSON.parse(formatOutbox(outboxOf('a')))).toEqual([{ ...entry, room: roomCode }]);
  });

  test('entries stored before rooms existed can be read', () => {
    const [{ roomCode: _, ...old } = expect.fail('nothing queued')] = outboxOf('a');
    expect(parseOutbox(JSON.stringify([old]))).toEqual(outboxOf('a'));
  });

  test.each([
    ['in Seoul', { finishedAt: Date.UTC(2026, 10, 28, 10), utcOffsetMinutes: 540 }, '2026-11-28T10:00:00.000Z'],
    ['at the beginning of all clocks', { finishedAt: 0, utcOffsetMinutes: 0 }, '1970-01-01T00:00:00.000Z'],
  ])('a quiz that was finished %s says so', (_, entry, finishedAt) => {
    expect(describeFinish(entry)).toEqual({ finishedAt, utcOffsetMinutes: entry.utcOffsetMinutes });
  });

  test('an entry of before the offset was stored has that of the device at that time', () => {
    const finishedAt = Date.UTC(2026, 6, 1);
    expect(describeFinish({ finishedAt }).utcOffsetMinutes).toBe(0 - new Date(finishedAt).getTimezoneOffset());
  });

  test('a clock that shows no time of ours says nothing, so that the quiz is not refused for it', () => {
    for (const finishedAt of [-1, Date.UTC(10_000, 0), 8.64e15, 1e300, Number.NaN, Number.POSITIVE_INFINITY])
      expect(describeFinish({ finishedAt, utcOffsetMinutes: 540 })).toEqual({});
  });

  test('a damaged offset is that of the device, so that the quiz is not refused for it', () => {
    const finishedAt = Date.UTC(2026, 6, 1);
    const offset = 0 - new Date(finishedAt).getTimezoneOffset();
    for (const utcOffsetMinutes of [1441, -1e9, 9.5, Number.NaN])
      expect(describeFinish({ finishedAt, utcOffsetMinutes }).utcOffsetMinutes).toBe(offset);
  });

  test('a record is the receipt of the quiz with the same answers only', () => {
    expect(isReceiptOf(body, body)).toBe(true);
    expect(isReceiptOf({ ...body, questions: [] }, body)).toBe(false);
    expect(isReceiptOf({ ...body, score: 0 }, body)).toBe(false);
    const another = body.questions.map((asked) => ({ ...asked, userAnswer: 7 }));
    expect(isReceiptOf({ ...body, questions: another }, body)).toBe(false);
    const practice = { questions: [{ question: '2 × 3', form: 'factor', userAnswer: 3 }] };
    expect(isReceiptOf({ ...practice }, practice)).toBe(true);
    expect(isReceiptOf({ questions: [{ question: '2 × 3', form: 'quotient', userAnswer: 3 }] }, practice)).toBe(false);
  });

  test.each([null, '', 'no json', '{}', '[1, null, {"key":"a"}]', '[{"key":"a","state":"lost","body":{}}]'])(
    'an outbox is empty where the stored text is %j',
    (text) => {
      expect(parseOutbox(text)).toEqual([]);
    },
  );
});

describe('waiting before the next round', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [7, 300_000],
    [1000, 300_000],
  ])('the wait after %i failed rounds is %i ms', (rounds, delay) => {
    expect(retryDelayMs(rounds, 0)).toBe(delay);
  });

  test('the wait between rounds is never shorter than Retry-After and varies by a quarter at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (rounds, chance) => {
        const delay = retryDelayMs(rounds, chance, 30_000);
        expect(delay).toBeGreaterThanOrEqual(30_000);
        expect(delay).toBeLessThanOrEqual(375_000);
      }),
    );
  });

  test('a round ends early when the server is unreachable or busy', () => {
    expect([unreachable, answered(408), answered(429), answered(503)].every(isServerBusy)).toBe(true);
    expect([answered(201), answered(400), answered(500)].some(isServerBusy)).toBe(false);
  });
});
