import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateRecommendationsEndpoint } from '../../features/career/api/career-api.ts';
import { CAREERS } from '../../features/career/content/careers.ts';
import { STAGES } from '../../features/career/model/career.ts';
import type { Recommendation } from '../../features/career/recommender/recommendation.ts';
import { createSessionId } from '../../shared/board/board-session.ts';
import { type Board, EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { TestServer } from '../support/server.fixture.ts';
import { SESSION } from './board-behaviors.ts';

const OTHER = createSessionId(1_772_355_600_001, new Uint8Array(12));
const board: Board = { ...EMPTY_BOARD, strengths: ['수학'], likes: ['컴퓨터', '과학'], dislikes: ['글쓰기'] };

/** What the planner's endpoints do without a language model, on whichever database `start` opens. */
export function describeCareers(start: () => Promise<TestServer>): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.database.query.deleteFrom('career_plans').execute();
    await save(board);
  });

  const post = (url: string, payload: unknown) =>
    server.app.inject({ method: 'POST', url, payload: payload as object });
  const save = (change: Partial<Board>, sessionId = SESSION) =>
    post('/api/quadrant-board', { sessionId, ...EMPTY_BOARD, ...change });
  const generate = async (more?: boolean, round?: number): Promise<readonly Recommendation[]> => {
    const reply = await post('/api/career-recommendations/generate', { sessionId: SESSION, more, round });
    expect(reply.statusCode).toBe(200);
    expect(generateRecommendationsEndpoint.reply.parse(reply.json())).toEqual(reply.json());
    return reply.json();
  };
  const read = async (sessionId = SESSION): Promise<readonly Recommendation[]> => {
    const reply = await server.app.inject(`/api/career-recommendations/${sessionId}`);
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  const steps = (career: unknown, sessionId = SESSION) =>
    post('/api/career-recommendations/next-steps', { sessionId, career });
  const idsOf = (recommendations: readonly Recommendation[]) => recommendations.map(({ id }) => id);

  test('a session has no careers before any were recommended', async () => {
    expect(await read()).toEqual([]);
  });

  test('each of five careers has all fields of docs/product.md §9.2, with reasons and source', async () => {
    const recommendations = await generate();
    expect(recommendations).toHaveLength(5);
    for (const { title, description, matchScore, roadmap, because, source, asOf } of recommendations) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
      expect(matchScore).toBeGreaterThan(55);
      expect(Object.keys(roadmap)).toEqual([...STAGES]);
      for (const stage of STAGES) expect(roadmap[stage].length).toBeGreaterThanOrEqual(3);
      expect(because.cards.length).toBeGreaterThan(0);
      expect(because.sentences[0]).toMatch(/했으니까요\.$/);
      expect({ source, asOf }).toEqual({ source: 'embedded', asOf: '2026-11-21' });
    }
    expect(await read()).toEqual(recommendations);
  });

  test('the same board gives the same five careers, whatever the order of its cards', async () => {
    const first = await generate();
    await save({ ...board, likes: board.likes.toReversed() });
    expect(await generate()).toEqual(first);
  });

  test('another board gives other careers, from its first round', async () => {
    await generate();
    await generate(true);
    await save({ likes: ['음악', '발레'] });
    const music = await generate(true);
    expect(music.map(({ round }) => round)).toEqual([0, 0, 0, 0, 0]);
    expect(idsOf(music)).toContain('choreographer');
  });

  test('a plan made in Korean is shown in English with the same careers', async () => {
    const korean = await generate(true);
    const asked = { sessionId: SESSION, language: 'en' };
    const english: Recommendation[] = (await post('/api/career-recommendations/generate', asked)).json();
    expect(english.map(({ id, matchScore, round }) => [id, matchScore, round])).toEqual(
      korean.map(({ id, matchScore, round }) => [id, matchScore, round]),
    );
    expect(english.map(({ otherTitle }) => otherTitle)).toEqual(korean.map(({ title }) => title));
    for (const { title, description, roadmap, because } of english) {
      const words = [title, description, ...because.sentences, ...Object.values(roadmap).flat()].join(' ');
      expect(words).not.toMatch(/[가-힣]/);
    }
    const stored = await server.app.inject(`/api/career-recommendations/${SESSION}?language=en`);
    expect(stored.json()).toEqual(english);
    expect(await read()).toEqual(korean);

    const [inEnglish, inKorean] = await Promise.all([
      post('/api/career-recommendations/next-steps', { ...asked, career: english[0] }),
      steps(korean[0]),
    ]);
    expect(inEnglish.json().ids).toEqual(inKorean.json().ids);
    expect(inEnglish.json().nextSteps.join(' ')).not.toMatch(/[가-힣]/);
  });

  test('careers are recommended for the board of the session only', async () => {
    await generate();
    expect(await read(OTHER)).toEqual([]);
    expect((await post('/api/career-recommendations/generate', { sessionId: OTHER })).statusCode).toBe(409);
  });

  test('more careers are new ones until all were shown, then they repeat', async () => {
    const shown: string[] = [];
    for (let round = 0; round < 15; round++) {
      const recommendations = await generate(round > 0);
      expect(recommendations.map((each) => [each.round, each.startsAnew])).toEqual(
        recommendations.map(() => [round, false]),
      );
      shown.push(...idsOf(recommendations));
    }
    expect(shown.toSorted()).toEqual(CAREERS.map(({ id }) => id).toSorted());
    const anew = await generate(true);
    expect(anew.map((each) => each.startsAnew)).toEqual([true, true, true, true, true]);
    expect(await generate()).toEqual(anew);
    const after = await generate(true);
    expect(after[0]?.startsAnew).toBe(false);
    for (const id of idsOf(after)) expect(idsOf(anew)).not.toContain(id);
  });

  test('a request without more stays in its round', async () => {
    await generate();
    const second = await generate(true);
    expect(await generate()).toEqual(second);
    expect(await generate(false)).toEqual(second);
  });

  test('two concurrent requests for more advance by one round', async () => {
    await generate();
    const [one, other] = await Promise.all([generate(true, 0), generate(true, 0)]);
    expect(one).toEqual(other);
    expect(one?.[0]?.round).toBe(1);
    expect(await generate(true, 0)).toEqual(one);
    expect((await generate(true, 1))[0]?.round).toBe(2);
  });

  test('careers for an empty board are refused with the error empty_board', async () => {
    await save({});
    const reply = await post('/api/career-recommendations/generate', { sessionId: SESSION });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toEqual({ error: { code: 'empty_board', message: expect.any(String) } });
  });

  const plansKept = async () =>
    (await server.database.query.selectFrom('career_plans').select('plan').execute()).length;

  test("emptying a board deletes its plan and no other board's", async () => {
    await save(board, OTHER);
    await post('/api/career-recommendations/generate', { sessionId: OTHER });
    await generate();
    expect(await plansKept()).toBe(2);
    await save({});
    expect(await plansKept()).toBe(1);
    expect(await read()).toEqual([]);
    expect(await read(OTHER)).toHaveLength(5);
    await save({}, OTHER);
  });

  test('an outdated empty board that is not saved deletes no plan', async () => {
    const { revision } = (await save(board)).json();
    await generate();
    const late = await post('/api/quadrant-board', { sessionId: SESSION, ...EMPTY_BOARD, revision: revision - 1 });
    expect(late.json().revision).toBe(revision);
    expect(await read()).toHaveLength(5);
  });

  test('when emptying and recommending race, no plan is left', async () => {
    for (let race = 0; race < 10; race++) {
      await save(board);
      const asked = { sessionId: SESSION, more: race % 2 === 1 };
      await Promise.all([
        post('/api/career-recommendations/generate', asked),
        save({}),
        post('/api/career-recommendations/generate', asked),
      ]);
      expect(await plansKept()).toBe(0);
    }
  });

  test('a plan for another board is not returned for this one, and is back with its own board', async () => {
    const first = await generate();
    await save({ ...board, likes: ['컴퓨터'], dislikes: ['글쓰기', '과학'] });
    expect(await read()).toEqual([]);
    await save({ ...board, likes: board.likes.toReversed() });
    expect(await read()).toEqual(first);
  });

  test('a board without likes and strengths gets careers to explore', async () => {
    await save({ weaknesses: ['영어'], dislikes: ['축구'] });
    for (const { explore, because, matchScore } of await generate()) {
      expect(explore).toBe(true);
      expect(because.cards).toEqual([]);
      expect(matchScore).toBeLessThan(60);
    }
  });

  test('a career that needs a license has a dated note for the family', async () => {
    await save({ strengths: ['과학', '집중력'], likes: ['영어', '독서', '수학'] });
    const doctor = (await generate()).find(({ id }) => id === 'doctor');
    expect(doctor?.familyNote).toMatchObject({ asOf: '2026-11-21', text: expect.stringContaining('면허') });
  });

  describe('next steps', () => {
    test('next steps are the five of the career and one for the card that led to it', async () => {
      const [career] = await generate();
      const reply = await steps(career);
      expect(reply.statusCode).toBe(200);
      expect(Object.keys(reply.json())).toEqual(['nextSteps', 'ids']);
      const own = CAREERS.find(({ id }) => id === career?.id)?.activities.map(({ ko }) => ko) ?? [];
      expect(reply.json().nextSteps).toEqual([...own, expect.any(String)]);
    });

    test('next steps are found by the title alone, also for a career of an earlier round', async () => {
      const [career] = await generate();
      await generate(true);
      const reply = await steps({ title: career?.title });
      expect(reply.json().nextSteps).toHaveLength(5);
    });

    test('next steps are refused for a career that was never recommended', async () => {
      await generate();
      const shown = idsOf(await read());
      const unseen = CAREERS.find(({ id }) => !shown.includes(id));
      for (const career of [{ title: '마법사' }, { id: unseen?.id, title: unseen?.title.ko }]) {
        const reply = await steps(career);
        expect(reply.statusCode).toBe(400);
        expect(reply.json().error.issues).toEqual([{ path: 'career', message: expect.any(String) }]);
      }
    });

    test('next steps are refused to another session', async () => {
      const [career] = await generate();
      expect((await steps(career, OTHER)).statusCode).toBe(400);
    });
  });

  test.each([
    ['generate', {}, 'sessionId'],
    ['generate', { sessionId: 'session-1-x' }, 'sessionId'],
    ['generate', { sessionId: SESSION, more: 'yes' }, 'more'],
    ['generate', { sessionId: SESSION, language: 'fr' }, 'language'],
    ['next-steps', { sessionId: SESSION }, 'career'],
    ['next-steps', { sessionId: SESSION, career: '의사' }, 'career'],
    ['next-steps', { sessionId: SESSION, career: { title: '가'.repeat(201) } }, 'career.title'],
  ])('%s refuses %j', async (endpoint, payload, path) => {
    const reply = await post(`/api/career-recommendations/${endpoint}`, payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({ code: 'invalid', issues: [{ path }] });
  });
}
