import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApiParts } from '../../app/server/api.server.ts';
import { listSentRecordsEndpoint } from '../../features/scores/player-data/player-records-api.ts';
import { selectSentRecords } from '../../features/scores/records/score-store.server.ts';
import { resolveAnyRoom, resolveRoom } from '../../features/scores/rooms/room.server.ts';
import type { ScoreRecord } from '../../shared/times-tables/api/scores-api.ts';
import { isPupilsCode, PUPILS_CODE_LENGTH, parseOwnOrPupilsCode } from '../../shared/times-tables/rooms/room.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { quizBy } from '../support/submissions.fixture.ts';
import { explainQuery } from './query-plan.fixture.ts';
import { OURS, THEIRS } from './room-behaviors.ts';

type Method = 'GET' | 'POST' | 'DELETE';
type Call = { readonly url: string; readonly payload?: object };
/** Who may make a request: the room's own code alone, or its pupils' code too. */
type Right = 'full' | 'both';

const BODY = { playerName: '하늘' };
const PRACTICE = { ...BODY, questions: [{ question: '3 × 7', form: 'product', userAnswer: 21, timeSpent: 2 }] };

/** Every call that names a room, and whom it is for. A new one has to be added here: the first test sees to it. */
const CALLS: Readonly<Record<string, readonly [right: Right, call: Call]>> = {
  'POST /api/quiz-scores': ['both', { url: '/api/quiz-scores', payload: quizBy('바다') }],
  'POST /api/sent-records': [
    'both',
    { url: '/api/sent-records', payload: { playerNames: ['하늘'], keys: [randomUUID()] } },
  ],
  'POST /api/practice-sessions': ['both', { url: '/api/practice-sessions', payload: PRACTICE }],
  'GET /api/quiz-tasks': ['both', { url: '/api/quiz-tasks' }],
  'GET /api/room-roster': ['both', { url: '/api/room-roster' }],
  'POST /api/room-roster': ['full', { url: '/api/room-roster', payload: { names: ['하늘'] } }],
  'GET /api/quiz-scores': ['full', { url: '/api/quiz-scores' }],
  'GET /api/quiz-scores/{playerName}': ['full', { url: `/api/quiz-scores/${encodeURIComponent('하늘')}` }],
  'GET /api/practice-sessions/{playerName}': ['full', { url: `/api/practice-sessions/${encodeURIComponent('하늘')}` }],
  'GET /api/player-memories': ['full', { url: '/api/player-memories' }],
  'DELETE /api/quiz-scores': ['full', { url: '/api/quiz-scores', payload: BODY }],
  'POST /api/player-export': ['full', { url: '/api/player-export', payload: BODY }],
  'POST /api/quiz-tasks': ['full', { url: '/api/quiz-tasks', payload: { ...BODY, tables: [9] } }],
  'DELETE /api/quiz-tasks': ['full', { url: '/api/quiz-tasks', payload: BODY }],
  'GET /api/pupils-code': ['full', { url: '/api/pupils-code' }],
};

type Paths = Readonly<Record<string, Readonly<Record<string, { parameters?: readonly { name: string }[] }>>>>;

/** What each of a room's two codes may do, on whichever database `start` opens. */
export function describePupils(start: (parts: Partial<ApiParts>) => Promise<TestServer>): void {
  let server: TestServer;
  let pupilsCode: string;
  beforeAll(async () => {
    server = await start({ scoresScope: 'rooms' });
    pupilsCode = await pupilsCodeOf(OURS);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    for (const table of ['quiz_scores', 'practice_sessions', 'quiz_tasks', 'roster_names'] as const)
      await server.database.query.deleteFrom(table).execute();
  });

  const send = (name: string, code: string, { url, payload }: Call, more: Record<string, string> = {}) =>
    server.app.inject({
      method: name.split(' ')[0] as Method,
      url,
      headers: { 'room-code': code, ...more },
      ...(payload && { payload }),
    });
  async function pupilsCodeOf(room: string): Promise<string> {
    return (await send('GET', room, { url: '/api/pupils-code' })).json().pupilsCode;
  }
  const submit = async (code: string, name: string, key: string = randomUUID()) => {
    const reply = await send(
      'POST',
      code,
      { url: '/api/quiz-scores', payload: quizBy(name) },
      { 'idempotency-key': key },
    );
    expect(reply.statusCode).toBe(201);
    return reply.json<ScoreRecord>();
  };
  const setTask = (playerName: string | null, tables: readonly number[]) =>
    send('POST', OURS, { url: '/api/quiz-tasks', payload: { playerName, tables } });
  const listSent = async (code: string, playerNames: readonly string[], keys: readonly string[]) => {
    const reply = await send('POST', code, { url: '/api/sent-records', payload: { playerNames, keys } });
    expect(reply.statusCode).toBe(200);
    return listSentRecordsEndpoint.reply.parse(reply.json()).quizzes;
  };

  test('each call that names a room says whom it is for', async () => {
    const { paths } = (await server.app.inject('/api/docs/json')).json<{ paths: Paths }>();
    const withRoom = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters }]) => parameters?.some(({ name }) => name === 'room-code'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(withRoom.sort()).toEqual(Object.keys(CALLS).sort());
  });

  describe.each(Object.entries(CALLS))('%s', (name, [right, call]) => {
    test("the room's own code may", async () => {
      expect((await send(name, OURS, call)).statusCode).toBeLessThan(300);
    });

    test(`the pupils' code ${right === 'both' ? 'may' : 'may not, in both languages, and nothing changes'}`, async () => {
      await submit(OURS, '하늘');
      await setTask('하늘', [6]);
      await send('POST', OURS, { url: '/api/room-roster', payload: { names: ['나무'] } });
      const reply = await send(name, pupilsCode, call);
      if (right === 'both') {
        expect(reply.statusCode).toBeLessThan(300);
        return;
      }
      expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'full_code_required']);
      expect(reply.json().error.message).toMatch(/code.*방/);
      expect(reply.body).not.toContain('하늘');
      expect((await send('GET', OURS, { url: '/api/quiz-scores' })).json()).toHaveLength(1);
      expect((await send('GET', OURS, { url: '/api/quiz-tasks' })).json()).toMatchObject([{ tables: [6] }]);
      expect((await send('GET', OURS, { url: '/api/room-roster' })).json()).toEqual({ names: ['나무'] });
    });

    test('a code that is damaged, or none, may not', async () => {
      for (const code of [
        pupilsCode.slice(0, -1),
        `${pupilsCode.slice(0, -1)}${pupilsCode.endsWith('x') ? 'y' : 'x'}`,
      ]) {
        const reply = await send(name, code, call);
        expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'room_malformed']);
      }
    });
  });

  test("a pupils' code belongs to one room, is read back from any writing, and names the room alike", async () => {
    expect(await pupilsCodeOf(OURS)).toBe(pupilsCode);
    expect(pupilsCode).toHaveLength(PUPILS_CODE_LENGTH);
    expect(isPupilsCode(pupilsCode)).toBe(true);
    expect(parseOwnOrPupilsCode(pupilsCode.toUpperCase())).toBe(pupilsCode);
    expect(pupilsCode.slice(0, 2)).toBe(OURS.slice(0, 2));
    expect(await pupilsCodeOf(THEIRS)).not.toBe(pupilsCode);
    expect(resolveAnyRoom('rooms', pupilsCode)).toEqual({ room: resolveRoom('rooms', OURS), isPupils: true });
  });

  test("a quiz sent by the pupils' code is in the room's list; its sender reads it by its key, and nobody else's", async () => {
    const [own, other] = [randomUUID(), randomUUID()];
    const ours = await submit(pupilsCode, '하늘', own);
    const others = await submit(pupilsCode, '바다', other);
    const full = (await send('GET', OURS, { url: '/api/quiz-scores' })).json();
    expect(full).toEqual([others, ours]);
    expect(await listSent(pupilsCode, ['하늘'], [own])).toEqual([ours]);
    // A name alone proves nothing, nor does a key that was sent with another name.
    expect(await listSent(pupilsCode, ['하늘', '바다'], [randomUUID()])).toEqual([]);
    expect(await listSent(pupilsCode, ['하늘'], [other])).toEqual([]);
    expect(await listSent(await pupilsCodeOf(THEIRS), ['하늘'], [own])).toEqual([]);
  });

  test('two minutes are listed like quizzes', async () => {
    const key = randomUUID();
    const call = { url: '/api/practice-sessions', payload: PRACTICE };
    const stored = await send('POST', pupilsCode, call, { 'idempotency-key': key });
    const asked = { url: '/api/sent-records', payload: { playerNames: ['하늘'], keys: [key] } };
    expect((await send('POST', pupilsCode, asked)).json()).toEqual({ quizzes: [], practices: [stored.json()] });
    const others = { ...asked, payload: { ...asked.payload, keys: [randomUUID()] } };
    expect((await send('POST', pupilsCode, others)).json()).toEqual({ quizzes: [], practices: [] });
  });

  test('a quiz that is sent again is stored once, by whichever code', async () => {
    const key = randomUUID();
    const first = await submit(pupilsCode, '하늘', key);
    const call = { url: '/api/quiz-scores', payload: quizBy('하늘') };
    for (const code of [pupilsCode, OURS]) {
      const again = await send('POST', code, call, { 'idempotency-key': key });
      expect([again.statusCode, again.json()]).toEqual([200, first]);
    }
  });

  test('a device lists its own quizzes newest first, from the index of keys', async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const records = [];
    for (const [index, key] of keys.entries())
      records.push(await submit(pupilsCode, index === 1 ? '바다' : '하늘', key));
    expect(await listSent(pupilsCode, ['바다', '하늘'], keys)).toEqual(records.toReversed());
    const room = resolveRoom('rooms', OURS);
    const query = selectSentRecords(server.database, 'quiz_scores', room, { playerNames: ['바다', '하늘'], keys });
    expect(await explainQuery(server.database, query)).toContain('quiz_scores_sent_once');
  });

  test("by the pupils' code tasks of other names are not listed", async () => {
    await setTask(null, [7]);
    for (const name of ['하늘', '바다']) await setTask(name, [6, 8]);
    const namesListed = async (code: string, query = '') =>
      (await send('GET', code, { url: `/api/quiz-tasks${query}` }))
        .json<{ playerName: string | null }[]>()
        .map(({ playerName }) => playerName);
    const asked = `?playerName=${encodeURIComponent(' 하늘\u200B')}`;
    expect(await namesListed(pupilsCode)).toEqual([null]);
    expect(await namesListed(pupilsCode, asked)).toEqual([null, '하늘']);
    expect(await namesListed(OURS, asked)).toEqual([null, '하늘']);
    expect(await namesListed(OURS)).toHaveLength(3);
  });

  test('an open server has no pupils', async () => {
    const open = await start({ scoresScope: 'open' });
    for (const [name, [, { url, payload }]] of Object.entries(CALLS)) {
      const headers = { 'room-code': pupilsCode };
      const method = name.split(' ')[0] as Method;
      const reply = await open.app.inject({ method, url, headers, ...(payload && { payload }) });
      // By name an open list is deleted and exported by its host alone, whatever is sent with it.
      const code = reply.statusCode === 403 ? 'host_only' : 'no_rooms';
      expect(reply.json().error.code, name).toBe(code);
    }
    await open.stop();
  });
}
