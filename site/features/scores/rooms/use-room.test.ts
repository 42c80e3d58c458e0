import { expect, test } from 'vitest';
import { deriveRoomState } from './use-room.tsx';

test.each([
  ['a server that is being asked', null, ['a'], false, { kind: 'asking' }],
  ['a server that never answered', null, ['a'], true, { kind: 'unreachable' }],
  ['a stored scope that is none', 'secret', [], false, { kind: 'asking' }],
  ['an open server, whatever rooms the device has', 'open', ['a'], false, { kind: 'open' }],
  ['a device without a room', 'rooms', [], false, { kind: 'in-none' }],
  ['a device with rooms', 'rooms', ['a', 'b', 'c'], false, { kind: 'in-room', roomCode: 'a', others: ['b', 'c'] }],
  [
    'a stored scope while the server does not answer',
    'rooms',
    ['a'],
    true,
    { kind: 'in-room', roomCode: 'a', others: [] },
  ],
] as const)('the room state is correct for %s', (_what, scope, rooms, hasFailed, state) => {
  expect(deriveRoomState(scope, rooms, hasFailed)).toEqual(state);
});
