import { describe, expect, test } from 'vitest';
import { findHint, getLevelTip, HINT_LEVELS } from '../hints/hints.ts';
import { formatHint } from '../hints/hints-text.ts';
import type { MapLevel } from '../levels/map-level.ts';
import { createStartState, run } from '../run/run.ts';
import { smallestProgram } from '../solver/smallest-program.fixture.ts';
import { deliveries } from './deliveries.ts';
import { buildMapLevel } from './delivery.ts';

const mapLevels: readonly MapLevel[] = deliveries.flatMap((delivery, index) =>
  delivery.kind === 'make' ? [] : [buildMapLevel(delivery, index + 1)],
);

describe.each(mapLevels)('$level.title.en', (mapLevel) => {
  const { level, given, question } = mapLevel;

  test('each hint level of a delivery has a hint in both languages', () => {
    for (const language of ['en', 'ko'] as const) {
      const hints = HINT_LEVELS.map((hintLevel) =>
        formatHint(
          language,
          level,
          question ? getLevelTip(given, hintLevel) : findHint(level, given, createStartState(level), hintLevel),
        ),
      );
      expect(new Set(hints).size).toBe(HINT_LEVELS.length);
      for (const hint of hints) expect(hint).not.toMatch(/undefined|null|NaN/);
    }
  });

  test("a delivery's hint calls a program finished when it is as small as its star requires", () => {
    if (question) return;
    const program = smallestProgram(level, level.enoughBlocks ?? 0) ?? [];
    expect(run(level, program).ending).toBe('all-found');
    expect(findHint(level, program, createStartState(level), 1).diagnosis.kind).toBe('solved');
  });
});
