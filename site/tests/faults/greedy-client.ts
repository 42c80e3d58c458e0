/**
 * A process of its own that uses every limit of an address evenly: 4,800 calls a minute, among them the costliest ones.
 * Ends at SIGTERM and prints how many it sent. `ADDRESS`: the server.
 */
import { Agent } from 'node:http';
import { ask } from '../support/load-generator.fixture.ts';
import { LONGEST_QUIZ } from './longest-quiz.fixture.ts';

const { ADDRESS = '' } = process.env;
const SESSION = 'session-1767225600000-AAAAAAAAAAAAAAAAAAAA';
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' } as ConstructorParameters<typeof Agent>[0]);
const headers = { 'content-type': 'application/json' };
const get = (path: string) => ask(ADDRESS, path, { agent });
const post = (path: string, value: object) =>
  ask(ADDRESS, path, { method: 'POST', headers, body: JSON.stringify(value), agent });
const board = { sessionId: SESSION, strengths: ['독서'], weaknesses: [], likes: ['과학'], dislikes: [] };

const rates: readonly [perMinute: number, call: () => Promise<unknown>][] = [
  [120, () => get(`/api/quiz-scores/${encodeURIComponent(LONGEST_QUIZ.playerName)}`)],
  [240, () => get('/api/quiz-scores')],
  [240, () => post('/api/quiz-scores', LONGEST_QUIZ)],
  [240, () => post('/api/career-recommendations/generate', { sessionId: SESSION, more: true })],
  [960, () => post('/api/quadrant-board', board)],
  [3000, () => get(`/api/career-recommendations/${SESSION}`)],
];
let sent = 0;
for (const [perMinute, call] of rates) {
  setInterval(() => {
    sent += 1;
    void call().catch(() => {});
  }, 60_000 / perMinute);
}
console.log('begun');
process.on('SIGTERM', () => {
  console.log(`sent ${sent} calls`);
  process.exit(0);
});
