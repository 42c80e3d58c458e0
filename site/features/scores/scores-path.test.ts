import { expect, it } from 'vitest';
import { scoresPath } from './scores-path.ts';

it.each([
  ['하늘', '/api/quiz-scores/%ED%95%98%EB%8A%98'],
  ['a/b?c#d', '/api/quiz-scores/a%2Fb%3Fc%23d'],
  ['.', '/api/quiz-scores/%20.'],
  ['..', '/api/quiz-scores/%20..'],
])('the records of %j are at one path of their own', (name, path) => {
  expect(scoresPath({ kind: 'player', name })).toBe(path);
  expect(new URL(path, 'http://localhost').pathname).toBe(path);
});

it('a player called all is not everybody', () => {
  expect(scoresPath({ kind: 'all' })).toBe('/api/quiz-scores?limit=100');
  expect(scoresPath({ kind: 'player', name: 'all' })).toBe('/api/quiz-scores/all');
});
