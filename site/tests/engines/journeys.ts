import { describeBookJourneys } from './book-journeys.ts';
import type { Protocol } from './engine.ts';
import { describeGameJourneys } from './game-journeys.ts';
import { describePageJourneys } from './page-journeys.ts';
import { describeScoreJourneys } from './score-journeys.ts';
import { prepareVisit } from './visit.ts';

/** The main journeys, in the engine that `start` opens. */
export function describeJourneys(start: () => Promise<Protocol>): void {
  const visit = prepareVisit(start);
  describePageJourneys(visit);
  describeBookJourneys(visit);
  describeGameJourneys(visit);
  describeScoreJourneys(visit);
}
