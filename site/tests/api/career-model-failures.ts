import { describe, expect, test } from 'vitest';
import { LLM_OPEN_MS } from '../../features/career/llm/llm.server.ts';
import { CARD_LABELS, EMPTY_BOARD } from '../../shared/board/cards.ts';
import type { TestDatabase } from '../support/server.fixture.ts';
import { SESSION } from './board-behaviors.ts';
import { MODEL_API_KEY, setUpCareerModel, sourcesOf } from './career-model.fixture.ts';
import {
  FIVE_TITLES,
  fail,
  GOOD,
  goodBut,
  goodCareers,
  type ModelStub,
  say,
  startModelStub,
} from './model-stub.fixture.ts';

/** docs/product.md §9.5. */
const LIMIT_MS = 20_000;

/** What the planner serves while its language model fails, on the database that `place` opens. */
export function describeCareerModelFailures(place: () => Promise<TestDatabase>): void {
  const suite = setUpCareerModel(place);
  const { post, generate, nextSteps } = suite;

  describe('a model that fails', () => {
    test.each([
      ['no JSON', '미안해요, 잘 모르겠어요.', 'not of the asked shape'],
      ['half of a JSON text', GOOD.slice(0, GOOD.length / 2), 'not of the asked shape'],
      ['another shape', JSON.stringify({ jobs: FIVE_TITLES }), 'not of the asked shape'],
      ['a number as text', goodBut({ matchScore: '85' }), 'not of the asked shape'],
      ['nothing', '', 'not of the asked shape'],
      ['four careers', JSON.stringify(goodCareers(FIVE_TITLES.slice(1), ['과학'])), '4 fit careers'],
      ['a career twice', JSON.stringify(goodCareers([...FIVE_TITLES.slice(1), '숲해설사'], ['과학'])), '4 fit careers'],
      ['a reason that is not the child’s', JSON.stringify(goodCareers(FIVE_TITLES, ['축구'])), '0 fit careers'],
      ['in English', goodBut({ description: 'Explains the stars to curious people.' }), 'another language'],
      ['in Chinese', goodBut({ title: '天文學者' }), 'another language'],
      ['a title without end', goodBut({ title: '아주 '.repeat(20) }), '4 fit careers'],
      ['a stage missing', goodBut({ roadmap: { elementary: [] } }), 'not of the asked shape'],
      ['a school by its name', goodBut({ description: '하버드 대학에서 별을 배우는 멋진 사람이 되어요.' }), 'prestige'],
      [
        'a promise of a visa',
        goodBut({ description: '미국에서 일하면 비자가 금방 나오는 좋은 일이에요.' }),
        'papers and visas',
      ],
      [
        'what is not for children',
        goodBut({ description: '카지노에서 손님에게 재미있는 놀이를 알려 줘요.' }),
        'what is not for children',
      ],
      ['a label', goodBut({ description: '타고난 사람만 할 수 있는 아주 특별한 일이에요.' }), 'labels'],
      [
        'an address',
        goodBut({ description: 'https://example.com 에서 더 많은 것을 볼 수 있어요.' }),
        'addresses or markup',
      ],
    ])('the embedded recommender serves when the model answers with %s', async (_what, text, reason) => {
      suite.stub.answer = (_question, reply) => say(reply, text);
      const recommendations = await generate();
      expect(recommendations).toHaveLength(5);
      expect(sourcesOf(recommendations)).toEqual(['embedded']);
      expect(suite.server.log.join('')).toContain(`"reason":"${reason}"`);
    });

    test("a model's answer with too many careers and sentences is cut to size", async () => {
      const { careers } = goodCareers([...FIVE_TITLES, '여섯째 직업인'], ['과학', '독서', '축구']);
      const long = careers.map((career) => ({
        ...career,
        matchScore: 140,
        roadmap: {
          ...career.roadmap,
          middle: [
            '첫째를 즐겁게 해 봐요.',
            '둘째를 즐겁게 해 봐요',
            '셋째를 즐겁게 해 봐요',
            '짧아요',
            '하기',
            ...career.roadmap.high,
          ],
        },
      }));
      suite.stub.answer = (_question, reply) => say(reply, JSON.stringify({ careers: long }));
      const recommendations = await generate();
      expect(recommendations).toHaveLength(5);
      expect(recommendations[0]).toMatchObject({
        source: 'model',
        matchScore: 97,
        because: { cards: ['과학', '독서'] },
      });
      expect(recommendations[0]?.roadmap.middle).toEqual([
        '첫째를 즐겁게 해 봐요.',
        '둘째를 즐겁게 해 봐요.',
        '셋째를 즐겁게 해 봐요.',
        '과목 탐색을 1번 즐겁게 해 봐요.',
      ]);
    });

    test("the child’s cards give the next steps when the model's answer for them is unusable", async () => {
      suite.stub.answer = (_question, reply) => say(reply, GOOD);
      const [career] = await generate();
      const steps = await nextSteps(career);
      expect(steps).toHaveLength(5);
      expect(steps[0]).toContain('날씨 공책');
    });

    test('a model is not called for a minute after three unusable answers in a row', async () => {
      suite.stub.answer = (_question, reply) => say(reply, '미안해요, 잘 모르겠어요.');
      await generate();
      for (let round = 0; round < 4; round++) await generate(true);
      expect(suite.stub.questions).toHaveLength(3);
      suite.clock.pass(LLM_OPEN_MS);
      suite.stub.answer = (_question, reply) => say(reply, GOOD);
      expect(sourcesOf(await generate(true))).toEqual(['model']);
    });

    test.each([
      ['no JSON', '<html>'],
      ['no choices', '{"choices":[]}'],
      ['another API', '{"output":"hello"}'],
    ])('a reply of status 200 with %s in place of a chat completion counts as a failure', async (_what, body) => {
      suite.stub.answer = (_question, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end(body);
      expect(sourcesOf(await generate())).toEqual(['embedded']);
      await generate(true);
      expect(suite.stub.questions).toHaveLength(1);
      expect(suite.server.log.join('')).toContain('"reason":"not a chat completion"');
    });

    test("a model's message without content counts as an unusable answer", async () => {
      suite.stub.answer = (_question, reply) =>
        reply
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: null, refusal: 'no' } }] }));
      expect(sourcesOf(await generate())).toEqual(['embedded']);
      expect(suite.server.log.join('')).toContain('"reason":"not of the asked shape"');
    });

    test.each([401, 404, 429, 500, 503])(
      'a model that answers with status %i is not called for a minute',
      async (status) => {
        suite.stub.answer = (_question, reply) => fail(reply, status);
        expect(sourcesOf(await generate())).toEqual(['embedded']);
        expect(sourcesOf(await generate(true))).toEqual(['embedded']);
        expect(suite.stub.questions).toHaveLength(1);
        suite.clock.pass(LLM_OPEN_MS);
        suite.stub.answer = (_question, reply) => say(reply, GOOD);
        expect(sourcesOf(await generate(true))).toEqual(['model']);
      },
    );

    test("a model's answer without an end is cut off", async () => {
      suite.stub.answer = (_question, reply) => {
        reply.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          while (reply.write(' '.repeat(64 * 1024)));
        };
        reply.on('drain', more).on('error', () => {});
        more();
      };
      expect(sourcesOf(await generate())).toEqual(['embedded']);
    });

    test("a model's redirect is not followed, so the key is not sent elsewhere", async () => {
      suite.stub.answer = (_question, reply) => reply.writeHead(307, { location: `${suite.stub.url}/elsewhere` }).end();
      expect(sourcesOf(await generate())).toEqual(['embedded']);
      expect(suite.stub.questions).toHaveLength(1);
    });

    test('the embedded recommender serves when the model closes the connection', async () => {
      suite.stub.answer = (_question, reply) => reply.destroy();
      expect(sourcesOf(await generate())).toEqual(['embedded']);
    });
  });

  describe('a model that is slow', () => {
    test.each<[string, ModelStub['answer']]>([
      ['to begin', () => suite.clock.pass(LIMIT_MS)],
      [
        'to end',
        (_question, reply) =>
          reply
            .writeHead(200, { 'content-type': 'application/json' })
            .write('{"id":', () => suite.clock.pass(LIMIT_MS)),
      ],
    ])('a model that is slow %s is not waited for beyond 20 s', async (_what, answer) => {
      suite.stub.answer = answer;
      expect(sourcesOf(await generate())).toEqual(['embedded']);
      expect(suite.server.log.join('')).toContain('time-out');
      await generate(true);
      expect(suite.stub.questions).toHaveLength(1);
    });

    test("a model's answer just before 20 s is used", async () => {
      suite.stub.answer = (_question, reply) => {
        suite.clock.pass(LIMIT_MS - 1);
        say(reply, GOOD);
      };
      expect(sourcesOf(await generate())).toEqual(['model']);
    });
  });

  test('the embedded recommender serves when the model is unreachable', async () => {
    const gone = await startModelStub();
    await gone.stop();
    await suite.startServerWith(gone.url);
    await post('/api/quadrant-board', { sessionId: SESSION, ...EMPTY_BOARD, likes: ['과학'] });
    expect(sourcesOf(await generate())).toEqual(['embedded']);
  });

  test("the log contains neither the key nor the cards nor the model's answers", async () => {
    suite.stub.answer = (_question, reply) => fail(reply, 500);
    await generate();
    suite.clock.pass(LLM_OPEN_MS);
    suite.stub.answer = (_question, reply) =>
      say(reply, goodBut({ description: '하버드 대학에서 별을 배우는 사람이 되어요.' }));
    await generate(true);
    const log = suite.server.log.join('');
    expect(log).toContain('model answer refused');
    for (const secret of [MODEL_API_KEY, SESSION, '하버드', '별빛', ...CARD_LABELS]) expect(log).not.toContain(secret);
  });
}
