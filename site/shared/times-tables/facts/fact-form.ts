import type { FactMemory } from './fact-memory.ts';
import type { TimesFact } from './times-fact.ts';

/**
 * What is asked of 6 × 7: '6 × 7 = ?', '6 × ? = 42' or '42 ÷ 6 = ?'. In the order in which they are learned: each is
 * new ground once those before need no water.
 */
export const FACT_FORMS = ['product', 'factor', 'quotient'] as const;
export type FactForm = (typeof FACT_FORMS)[number];

/** What a player has shown of each fact, by what was asked of it. The forest grows of the products alone. */
export type Memories = { readonly [form in FactForm]: FactMemory };

export function getAnswer({ multiplier, product }: TimesFact, form: FactForm): number {
  return form === 'product' ? product : multiplier;
}

/** The equation around the gap. */
export function splitEquation(
  { table, product, question }: TimesFact,
  form: FactForm,
): [before: string, after: string] {
  if (form === 'product') return [`${question} =`, ''];
  return form === 'factor' ? [`${table} ×`, `= ${product}`] : [`${product} ÷ ${table} =`, ''];
}

/** '6 × 7', '6 × ? = 42' or '42 ÷ 6'. */
export function formatQuestion(fact: TimesFact, form: FactForm): string {
  if (form === 'product') return fact.question;
  return form === 'factor' ? `${fact.table} × ? = ${fact.product}` : `${fact.product} ÷ ${fact.table}`;
}

/** The whole equation, with its answer. */
export function formatEquation(fact: TimesFact, form: FactForm): string {
  const [before, after] = splitEquation(fact, form);
  return `${before} ${getAnswer(fact, form)} ${after}`.trim();
}

/** Puts no-break spaces into formulas, so that no line ends inside '6 × 7 = 42', '6 × ? = 42' or '42 ÷ 6'. */
export function keepSumsWhole(text: string): string {
  return text.replace(/\d+(?: [×÷+−=→] [\d?]+)+/g, (sum) => sum.replaceAll(' ', '\u00a0'));
}
