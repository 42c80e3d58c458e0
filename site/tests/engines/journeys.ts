/**
 * The same few journeys in Firefox and WebKit.
 *
 * @packageDocumentation
 */
import { describe } from 'vitest';
import { describeBookJourneys } from './book-journeys.ts';
import type { Protocol } from './engine.driver.ts';
import { describeGameJourneys } from './game-journeys.ts';
import { describePageJourneys } from './page-journeys.ts';
import { describeScoreJourneys } from './score-journeys.ts';
import { prepareVisit } from './visit.driver.ts';

/**
 * The main journeys, in the engine that `start` opens. Each group has a browser of its own: WebKit's page process keeps
 * some 30 MB of each page that it has shown.
 */
export function describeJourneys(start: () => Promise<Protocol>): void {
  for (const [name, describeGroup] of [
    ['pages', describePageJourneys],
    ['books', describeBookJourneys],
    ['games', describeGameJourneys],
    ['scores', describeScoreJourneys],
  ] as const) {
    describe(name, () => describeGroup(prepareVisit(start)));
  }
}
