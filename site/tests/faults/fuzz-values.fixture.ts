import fc from 'fast-check';
import * as z from 'zod/mini';

/** What a property may be in a JSON schema, as far as the house's schemas use it. */
type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
};

export const jsonSchemaOf = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Far fewer than the schemas allow: many requests matter more than long ones. */
const MAX_ARRAY_ITEMS = 5;

/**
 * Values of the shape that a schema asks for. What it asks beyond the shape (that sums agree) is not in a JSON schema;
 * `known` names properties whose values are taken from elsewhere.
 */
export function shapedAs(
  schema: JsonSchema,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => shapedAs({ ...schema, type }, known)));
  }
  const { minimum = -1e6, maximum = 1e6 } = schema;
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(properties.map(([name, each]) => [name, known[name] ?? shapedAs(each, known)]));
      return fc.record(model, { requiredKeys: [...(schema.required ?? [])] });
    }
    case 'array':
      return fc.array(shapedAs(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MAX_ARRAY_ITEMS, MAX_ARRAY_ITEMS),
      });
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern))
        : fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(schema.maxLength ?? 30, 30) });
    case 'integer':
      return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

/** A number as it shall stand in the text of the body, though no JavaScript number prints like it. */
const literally = (token: string) => `⟦${token}⟧`;

export const textOf = (value: unknown): string => (JSON.stringify(value) ?? '').replace(/"⟦([^⟧]*)⟧"/g, '$1');

const STRINGS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00',
  'a\ud83d',
  '\u202Egnirts',
  '\u200B',
  '\u200D\u200D\u200D',
  '\uFEFF',
  '\u2028',
  'e\u0301'.repeat(40),
  '각'.normalize('NFD'),
  '👩‍👩‍👧‍👦'.repeat(12),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://evil.example")',
  "'; drop table quiz_scores; --",
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2f',
  '%',
  '%ff',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what some servers would fill in.
  '${7*7}{{7*7}}',
  '$(id)',
  '__proto__',
  'constructor',
  'NaN',
  '9'.repeat(400),
  'x'.repeat(10_000),
  'session-1767225600000-0000000000000000',
  '7 × 8',
];

const NUMBERS = [
  '1e308',
  '-1e308',
  '1e309',
  '-1e999',
  '5e-324',
  '-0',
  '9007199254740993',
  '1.0000000000000002',
  '1E400',
];

export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...STRINGS),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Values that no schema expects there. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileString, weight: 4 },
  { arbitrary: fc.constantFrom(...NUMBERS.map(literally)), weight: 2 },
  { arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], 0, -1, 1.5), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 2 },
  {
    arbitrary: fc.constantFrom(50, 500, 5000).map((depth) => literally('['.repeat(depth) + ']'.repeat(depth))),
    weight: 1,
  },
);

const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    '\u0000',
    '$where',
  ),
  hostileString,
);

type Container = Record<string, unknown> | unknown[];

/** Every place in a value that holds something: its container and key. */
function placesIn(value: unknown, found: [Container, string][] = []): [Container, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    found.push([value as Container, key]);
    if (found.length < 200) placesIn(inner, found);
  }
  return found;
}

function put(container: object, key: string, value: unknown): void {
  // Defined, for an assignment to `__proto__` would be something else.
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The same value with one to three things wrong with it. */
export function spoiled(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'wrap'),
    value: hostileValue,
    key: hostileKey,
  });
  return fc.tuple(good, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    const root = { value: structuredClone(value) };
    for (const { place, how, value: hostile, key } of changes) {
      const places = placesIn(root);
      const [container, name] = places[place % places.length] ?? [root, 'value'];
      if (how === 'replace') put(container, name, structuredClone(hostile));
      else if (how === 'wrap') put(container, name, [Reflect.get(container, name)]);
      else if (how === 'add' && Array.isArray(container)) container.push(structuredClone(hostile));
      else if (how === 'add') put(container, key, structuredClone(hostile));
      else if (container !== root) Reflect.deleteProperty(container, name);
    }
    return root.value;
  });
}
