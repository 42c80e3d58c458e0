import * as z from 'zod/mini';
import { boundedText } from '../../../shared/api/bounded-text.ts';
import type { Endpoint } from '../../../shared/api/endpoint.ts';
import { roomHeaders } from '../../../shared/times-tables/api/fields.ts';
import { parseOwnCode, ROOM_CODE_LENGTH } from '../../../shared/times-tables/rooms/room.ts';
import { INVITATION_DAYS } from './invitation-link.ts';

const NO_CODE = `must be ${ROOM_CODE_LENGTH} symbols, the last a check symbol`;

/** Written like a room's code, in its stored form. */
const code = boundedText(ROOM_CODE_LENGTH, NO_CODE).check(
  z.refine((text) => parseOwnCode(text) === text, { error: NO_CODE }),
);

export const makeInvitationEndpoint = {
  method: 'POST',
  path: '/api/room-invitations',
  summary: `Keeps a room's code for ${INVITATION_DAYS} days, masked by what only the link of the invitation holds; 409 where the id has another`,
  body: z.object({ id: code, maskedCode: code }),
  reply: z.object({ endsAt: z.iso.datetime().check(z.describe("By the server's clock, UTC")) }),
  success: [201],
  perMinute: 60,
} satisfies Endpoint;

export const openInvitationEndpoint = {
  method: 'POST',
  path: '/api/opened-invitations',
  summary: 'The masked code of an invitation; 404 invitation_over where it has ended, or never was',
  body: z.object({ id: code }),
  reply: z.object({ maskedCode: code }),
  // A class that opens the link of its room, twice over.
  perMinute: 120,
} satisfies Endpoint;

export const getPupilsCodeEndpoint = {
  method: 'GET',
  path: '/api/pupils-code',
  summary: "The code that a room's pupils get, derived from the room's own: nothing is stored, nothing leads back",
  headers: roomHeaders,
  reply: z.object({ pupilsCode: z.string() }),
  perMinute: 60,
} satisfies Endpoint;
