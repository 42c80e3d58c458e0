/** Texts from outside have their length bounded before anything is done with them: normalization is quadratic. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { filterCareers, filterSteps } from '../../features/career/llm/content-filter.ts';
import { parseAnswer } from '../../features/quiz/model/quiz.ts';
import { matchesSearch } from '../../features/scores/players/player-names.ts';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import { EMPTY_BOARD } from '../../shared/board/cards.ts';
import { cleanName } from '../../shared/times-tables/players/player-name.ts';
import { normalizeName } from '../../shared/times-tables/players/typed-name.ts';
import { parseOwnCode } from '../../shared/times-tables/rooms/room.ts';

const MAX_CODE_UNITS = 1000;
/** The header's answer depends on the server's scope, so `parseOwnOrPupilsCode` refuses what is too long. */
const BOUNDED_ELSEWHERE = 'room-code';

const LENGTH = 60_000;
const filled = (unit: string) => unit.repeat(LENGTH / unit.length);
const NASTY = {
  'accents above and below': `a${'\u0301'.repeat(LENGTH / 4)}${'\u0316'.repeat(LENGTH / 4)}`,
  'emoji in one row': filled('👩\u200D'),
  joiners: filled('\u200D'),
  'Hangul jamo': filled('\u1100\u1161\u11A8'),
  'variation selectors': `❤${filled('\uFE0F')}`,
  'lone surrogates': filled('\uD83D'),
  'marks of direction': filled('\u202E\u200F'),
  'letters that become eighteen': filled('\uFDFA'),
  'full-width letters': filled('ａ'),
  spaces: filled(' '),
  letters: filled('a'),
};

type Schema = z.core.$ZodType;
/** A string of a request: where it is, its schema, and a request that holds a text there. */
type Field = { readonly path: string; readonly schema: Schema; readonly put: (text: string) => unknown };

const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** A value of a schema's shape; what it asks beyond its shape may be missing. */
function sampleOf(schema: Schema): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sampleOf(field)]));
    case 'array':
      return [sampleOf(def.element)];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType);
    case 'pipe':
      return sampleOf(def.in);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'string':
      return 'a';
    case 'number':
      return 2;
    case 'boolean':
      return true;
    default:
      throw new Error(`a kind of schema that this test does not know: ${def.type}`);
  }
}

/** All strings of a schema. An enum is none: it is compared, not read. */
function fieldsOf(schema: Schema): readonly Field[] {
  const def = defOf(schema);
  const within = (inner: Schema, step: string, put: (value: unknown) => unknown): readonly Field[] =>
    fieldsOf(inner).map((field) => ({ ...field, path: step + field.path, put: (text) => put(field.put(text)) }));
  switch (def.type) {
    case 'object': {
      const sample = sampleOf(schema) as object;
      return Object.entries(def.shape).flatMap(([name, field]) =>
        within(field, `.${name}`, (value) => ({ ...sample, [name]: value })),
      );
    }
    case 'array':
      return within(def.element, '[]', (value) => [value]);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsOf(def.innerType);
    case 'pipe':
      return fieldsOf(def.in);
    case 'string':
      return [{ path: '', schema, put: (text) => text }];
    default:
      return [];
  }
}

/** The endpoints of all contracts, so that a new one need not be listed. */
const contracts = await Promise.all(
  globSync('{app,features,shared}/**/*-api.ts').map((file): Promise<object> => import(resolve(file))),
);
const ENDPOINTS: readonly Endpoint[] = contracts
  .flatMap((contract) => Object.entries(contract))
  .flatMap(([name, value]) => (name.endsWith('Endpoint') ? [value] : []));

const FIELDS = ENDPOINTS.flatMap((endpoint) =>
  (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const whole = endpoint[part];
    const name = `${endpoint.method} ${endpoint.path}: ${part}`;
    return whole ? fieldsOf(whole).map((field) => ({ ...field, name: name + field.path, whole })) : [];
  }),
);

/** `normalize` is not asked to work on the long texts: a test that finds a fault fails at once. */
let tooLong: number[];
beforeEach(() => {
  tooLong = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    if (this.length <= MAX_CODE_UNITS) return normalize.call(this, form);
    tooLong.push(this.length);
    return '';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a request', () => {
  test('the strings of the requests are found', () => {
    const found = FIELDS.map(({ name }) => name);
    expect(ENDPOINTS.length).toBeGreaterThan(18);
    expect(found.length).toBeGreaterThan(30);
    expect(found).toContain('GET /api/quiz-scores/:playerName: params.playerName');
    expect(found).toContain('POST /api/quiz-scores: body.questions[].question');
    expect(found).toContain('POST /api/quadrant-board: body.likes[]');
  });

  test.each(FIELDS.filter(({ path }) => path !== `.${BOUNDED_ELSEWHERE}`))(
    'the first check of a string is a bound that ends the others: $name',
    ({ schema }) => {
      const first = defOf(schema).checks?.[0]?._zod.def as z.core.$ZodCheckMaxLengthDef | undefined;
      expect(first).toMatchObject({ check: 'max_length', abort: true });
      expect(first?.maximum).toBeLessThanOrEqual(MAX_CODE_UNITS);
    },
  );

  test.each(FIELDS)('texts of 60,000 code units are refused or ignored without being normalized: $name', (field) => {
    for (const text of Object.values(NASTY)) {
      const { success } = z.safeParse(field.whole, field.put(text));
      if (field.path !== `.${BOUNDED_ELSEWHERE}`) expect(success).toBe(false);
    }
    expect(tooLong).toEqual([]);
  });
});

test.each<[string, (text: string) => unknown]>([
  ['a name', cleanName],
  ['a typed name', normalizeName],
  ['a typed answer', parseAnswer],
  ['a room code', parseOwnCode],
  ['a search', (text) => matchesSearch('민준', text)],
  ['a step of a language model', (text) => filterSteps({ nextSteps: [text] }, 'ko')],
  [
    'a career of a language model',
    (text) => {
      const roadmap = { elementary: [text], middle: [], high: [], university: [], career: [] };
      const career = { title: text, description: text, matchScore: 80, cards: [text], roadmap };
      return filterCareers({ careers: [career] }, EMPTY_BOARD, [], 'en');
    },
  ],
])('%s of 60,000 code units is not normalized as a whole', (_, read) => {
  for (const text of Object.values(NASTY)) read(text);
  expect(tooLong).toEqual([]);
});
