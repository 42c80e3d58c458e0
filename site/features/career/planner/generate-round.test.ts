import { describe, expect, test } from 'vitest';
import { generateRound, RELOAD_DELAY_MS, type RoundPorts } from './generate-round.ts';

/** The names of the ports in the order in which they were called, with their arguments. */
async function callsOf(answers: { generate: boolean; isPlannerShown?: boolean; isSessionPersisted?: boolean }) {
  const calls: string[] = [];
  const ports: RoundPorts = {
    generate: async () => {
      calls.push('generate');
      return answers.generate;
    },
    setGenerating: (isGenerating) => calls.push(`setGenerating ${isGenerating}`),
    wait: async (durationMs) => void calls.push(`wait ${durationMs}`),
    isPlannerShown: () => answers.isPlannerShown ?? true,
    isSessionPersisted: () => answers.isSessionPersisted ?? true,
    reloadPage: () => calls.push('reloadPage'),
    reloadQueries: () => calls.push('reloadQueries'),
    reloadBoard: () => calls.push('reloadBoard'),
  };
  await generateRound(ports);
  return calls;
}

const GENERATED = ['setGenerating true', 'generate', `wait ${RELOAD_DELAY_MS}`];

describe('a new round of recommendations', () => {
  test('a new round reloads the page, and the planner shows the waiting state until then', async () => {
    expect(await callsOf({ generate: true })).toEqual([...GENERATED, 'reloadPage']);
  });

  test('a new round does not reload another page that the reader has opened', async () => {
    expect(await callsOf({ generate: true, isPlannerShown: false })).toEqual(GENERATED);
  });

  test('a new round reloads only the queries where a page reload would lose the session', async () => {
    const calls = [...GENERATED, 'setGenerating false', 'reloadQueries'];
    expect(await callsOf({ generate: true, isSessionPersisted: false })).toEqual(calls);
  });

  test('a new round that the server refused loads the board again', async () => {
    const calls = ['setGenerating true', 'generate', 'setGenerating false', 'reloadBoard'];
    expect(await callsOf({ generate: false })).toEqual(calls);
  });
});
