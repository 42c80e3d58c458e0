import * as z from 'zod/mini';
import type { Endpoint } from '../../api/endpoint.ts';
import { playerName, roomHeaders } from './fields.ts';

/** Names of a roster: two classes of 30. */
export const MAX_ROSTER_NAMES = 60;

const reply = z.object({ names: z.array(z.string()).check(z.describe('In the order of the list')) });

export const getRosterEndpoint = {
  method: 'GET',
  path: '/api/room-roster',
  summary: "The roster of a room: the names that its owner has entered for its devices, by the pupils' code too",
  headers: roomHeaders,
  reply,
  // 40 children who open the quiz six times.
  perMinute: 240,
} satisfies Endpoint;

export const saveRosterEndpoint = {
  method: 'POST',
  path: '/api/room-roster',
  summary: 'Replaces the roster of a room; an empty list removes it. In rooms only: an open list has no owner',
  headers: roomHeaders,
  body: z.object({
    names: z.array(playerName).check(
      z.maxLength(MAX_ROSTER_NAMES),
      z.overwrite((names) => [...new Set(names)]),
      z.describe('A name that comes again is stored once'),
    ),
  }),
  reply,
  perMinute: 60,
} satisfies Endpoint;
