import { expect, test } from 'vitest';
import { formatDailyRequest, parseDailyRequest } from './daily-request.ts';
import { getFact } from './times-fact.ts';

test('a request for the two minutes is read as it was written', () => {
  const request = {
    playerName: '하늘',
    facts: [getFact(7, 8), getFact(3, 4)],
  };
  expect(parseDailyRequest(formatDailyRequest(request))).toEqual(request);
});

test('a request for the two minutes leaves out what is not a fact', () => {
  expect(parseDailyRequest('{"playerName":"Ann","facts":["7 × 8",7,"x",null]}')).toEqual({
    playerName: 'Ann',
    facts: [getFact(7, 8)],
  });
});

test.each([null, '', '{', 'null', '7', '[]', '{"facts":[]}', '{"playerName":"Ann"}', '{"playerName":7,"facts":[]}'])(
  'the stored text %j holds no request',
  (text) => {
    expect(parseDailyRequest(text)).toBeNull();
  },
);
