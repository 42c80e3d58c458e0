import { expect, it } from 'vitest';
import { endpointAddress } from '../../shared/endpoint.ts';
import { playerScores, recentScores } from '../../shared/scores-api.ts';
import { playerParam } from './player-param.ts';

const addressOf = (name: string) => endpointAddress(playerScores, { params: { playerName: playerParam(name) } });

it.each([
  ['하늘', '/api/quiz-scores/%ED%95%98%EB%8A%98'],
  ['a/b?c#d', '/api/quiz-scores/a%2Fb%3Fc%23d'],
  ['.', '/api/quiz-scores/%20.'],
  ['..', '/api/quiz-scores/%20..'],
])('the records of %j are at one path of their own', (name, path) => {
  expect(addressOf(name)).toBe(path);
  expect(new URL(path, 'http://localhost').pathname).toBe(path);
});

it('a player called all is not everybody', () => {
  expect(endpointAddress(recentScores, { query: { limit: 100 } })).toBe('/api/quiz-scores?limit=100');
  expect(addressOf('all')).toBe('/api/quiz-scores/all');
});
