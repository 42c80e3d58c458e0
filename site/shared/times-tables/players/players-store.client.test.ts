// @vitest-environment happy-dom

import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '../../storage/stored-text.client.ts';
import type { ScoreRecord } from '../api/scores-api.ts';
import { getFact } from '../facts/times-fact.ts';
import { mergeAllPlayers, parsePlayers } from './players.ts';
import { PLAYERS_KEY } from './players-key.ts';
import {
  addStoredAnswers,
  changePlayer,
  getPlayer,
  getToday,
  markCounted,
  rememberAnswer,
  writePlayers,
} from './players-store.client.ts';

const FACT = getFact(7, 8);

/** A stored quiz with one answer, 3 × 7. */
function quiz(id: string, finishedAt: string): ScoreRecord {
  const questions = [{ question: '3 × 7', correctAnswer: 21, userAnswer: 21, isCorrect: true, timeSpent: 2 }];
  const sums = { score: 1, totalQuestions: 1, accuracy: 100, timeTaken: 2 };
  return { id, playerName: 'Mina', ...sums, completedAt: '2026-11-28T12:00:00.000Z', finishedAt, questions };
}

function play(...names: readonly string[]): void {
  for (const name of names) rememberAnswer(name, FACT, 'fluent');
}

beforeEach(() => {
  localStorage.clear();
});

describe('the players of a device', () => {
  test('players are stored with their answers and the day on which they last played', () => {
    play('Mina');
    changePlayer('Mina', (player) => ({ ...player, tables: [7] }));
    const [mina] = parsePlayers(readStored(PLAYERS_KEY));
    expect(mina).toMatchObject({ name: 'Mina', tables: [7], lastDay: getToday() });
    expect(mina?.memories.product.get(FACT)?.has(getToday())).toBe(true);
  });

  test('what stored quizzes say is added to what the device knows', () => {
    play('Mina');
    addStoredAnswers('Mina', [quiz('a', '2026-11-22T12:00:00.000Z')], []);
    expect([...getPlayer('Mina').memories.product.keys()].map(({ question }) => question).sort()).toEqual([
      '3 × 7',
      '7 × 8',
    ]);
  });

  test('a quiz is added once, whatever the server says of its day later', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 27 }))), (lists) => {
        localStorage.clear();
        for (const [id, day] of lists)
          addStoredAnswers('Mina', [quiz(id, new Date(Date.UTC(2026, 10, day)).toISOString())], []);
        const days = getPlayer('Mina').memories.product.get(getFact(3, 7))?.size ?? 0;
        expect(days).toBeLessThanOrEqual(new Set(lists.map(([id]) => id)).size);
      }),
    );
  });

  test('a quiz that was played here is not added again, though the server has it on another day', () => {
    rememberAnswer('Mina', getFact(3, 7), 'fluent');
    markCounted('Mina', 'a');
    addStoredAnswers('Mina', [quiz('a', '2026-11-22T12:00:00.000Z')], []);
    expect([...(getPlayer('Mina').memories.product.get(getFact(3, 7)) ?? [])]).toEqual([[getToday(), 'fluent']]);
  });

  test('a quiz is counted once on two devices that exchange what they know', () => {
    rememberAnswer('Mina', getFact(3, 7), 'fluent');
    markCounted('Mina', 'a');
    const here = parsePlayers(readStored(PLAYERS_KEY));
    localStorage.clear();
    writePlayers(mergeAllPlayers([], here));
    addStoredAnswers('Mina', [quiz('a', '2026-11-22T12:00:00.000Z')], []);
    expect(getPlayer('Mina').memories.product.get(getFact(3, 7))?.size).toBe(1);
  });
});
