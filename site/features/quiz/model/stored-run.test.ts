import { expect, test } from 'vitest';
import { rightAnswer, started, T0 } from './quiz.fixture.ts';
import { step } from './quiz.ts';
import { formatRun, parseRun } from './stored-run.ts';

test('an interrupted quiz continues with its next question, under the same key', () => {
  const answered = step(started(), { type: 'answer', at: T0 + 2000, text: rightAnswer(started()) });
  if (answered.phase !== 'correct') throw new Error(answered.phase);
  const run = parseRun(formatRun(answered.run));
  expect(run).toEqual(answered.run);
  if (!run) throw new Error('no run');
  const resumed = step({ phase: 'naming' }, { type: 'resume', at: T0 + 90_000, run });
  expect(resumed).toEqual({ phase: 'asking', run, askedAt: T0 + 90_000 });
  expect(step(started(), { type: 'resume', at: T0, run })).toEqual(started());
});

test('a quiz interrupted after the tenth answer is sent', () => {
  const { run } = started();
  const attempts = run.questions.map((_, index) => ({ ...lastAttempt(), timeSpent: index }));
  expect(step({ phase: 'naming' }, { type: 'resume', at: T0, run: { ...run, attempts } }).phase).toBe('sending');
});

function lastAttempt() {
  const answered = step(started(), { type: 'answer', at: T0 + 2000, text: '1' });
  if (answered.phase !== 'wrong' || !answered.run.attempts[0]) throw new Error(answered.phase);
  return answered.run.attempts[0];
}

test('a damaged stored quiz is ignored', () => {
  const { run } = started();
  const broken = [null, '', '{', 'null', '{}', JSON.stringify({ ...run, questions: ['2 × 2'] })];
  for (const text of [...broken, JSON.stringify({ ...run, questions: run.questions.map(() => 'x') })]) {
    expect(parseRun(text)).toBeNull();
  }
});
