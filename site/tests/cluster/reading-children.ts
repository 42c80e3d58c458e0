import { Agent } from 'node:http';
import { ask, repeat } from '../support/load-generator.fixture.ts';
import { eachClass, SITE_ADDRESS } from './school.fixture.ts';

// The 1,900 children who read while 100 write. A process of its own (cluster.fault.ts): its replies keep nobody else
// waiting. On SIGTERM it prints how many were answered with each status; 0: the connection broke.

/** Files and pages, most of them clips: what 19 of 20 readers ask for. */
const FILES = [
  ...Array.from({ length: 17 }, (_, index) => `/speech/question-7x${(index % 9) + 1}.mp3`),
  '/',
  '/multiplication-table',
];
/** What the database is asked for. */
const LISTS = ['/api/quiz-scores', `/api/quiz-scores/${encodeURIComponent('어린이 7')}`];

const agent = new Agent({ keepAlive: true });
const nextAddress = eachClass();
const counts: Record<number, number> = {};
function read(perSecond: number, maxUnderWay: number, paths: readonly string[]): () => Promise<void> {
  let turn = 0;
  return repeat(perSecond, maxUnderWay, async () => {
    const path = paths[turn++ % paths.length] ?? '/';
    const asked = ask(SITE_ADDRESS, path, { agent, localAddress: nextAddress() });
    const { status } = await asked.catch(() => ({ status: 0 }));
    counts[status] = (counts[status] ?? 0) + 1;
  });
}
// Lists have a limit of their own: without a leader they wait, and files do not.
const readers = [read(1805, 100, FILES), read(95, 200, LISTS)];
process.once('SIGTERM', async () => {
  await Promise.all(readers.map((stop) => stop()));
  agent.destroy();
  console.log(JSON.stringify(counts));
});
