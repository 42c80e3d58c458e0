import { normalizeAddress, readAddress } from '../../../shared/address/read-address.ts';
import { DAY_MS } from '../../../shared/time.ts';
import {
  decodeRoomCode,
  encodeRoomCode,
  isPupilsCode,
  parseOwnCode,
  parseOwnOrPupilsCode,
} from '../../../shared/times-tables/rooms/room.ts';

/** Days in which the link of an invitation opens its room. */
export const INVITATION_DAYS = 7;

/** The moment from which an invitation that is made now opens nothing any more. */
export function computeInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}

/**
 * What the link of an invitation holds, instead of the room's code: the server keeps the code under `id`, masked by
 * `mask`, until the invitation ends. The server alone cannot read the code, and the link alone opens nothing
 * afterwards. Both are written like room codes, whose check symbol finds a damaged link.
 */
export type Invitation = { readonly id: string; readonly mask: string };

/**
 * Masks a room's code, or unmasks a masked one: the symbols of both, added in GF(32). The check symbol of room codes is
 * linear, so the result is a valid code too, and every code is as likely as any other to whoever has no mask.
 */
export function maskCode(code: string, mask: string): string {
  const others = decodeRoomCode(mask);
  return encodeRoomCode(decodeRoomCode(code).map((symbol, index) => symbol ^ (others[index] ?? 0)));
}

const IN_HASH = '#invitation=';
/** Links of this kind held the room's code itself and opened it for ever. */
const OLD_IN_HASH = '#room=';
const PUPILS_IN_HASH = '#pupils=';

/** The link of an invitation. Browsers do not send the part after '#' to a server. */
export function formatInvitationLink(page: string, { id, mask }: Invitation): string {
  return page + IN_HASH + id + mask;
}

/** The link for the pupils of a room. It does not end: what it opens shows nobody else's scores. */
export function formatPupilsLink(page: string, pupilsCode: string): string {
  return page + PUPILS_IN_HASH + pupilsCode;
}

/** The invitation or pupils' link in a typed or pasted text, as the hash of an address; null where there is none. */
export function findInvitationHash(text: string): string | null {
  return new RegExp(`(?:${IN_HASH}|${PUPILS_IN_HASH})\\S*`).exec(normalizeAddress(text))?.[0] ?? null;
}

type ParsedInvitation =
  /** The link was damaged on its way. */
  | { readonly state: 'bad' }
  /** A link from when invitations held the room's code. */
  | { readonly state: 'old' }
  | { readonly state: 'pupils'; readonly code: string }
  | { readonly state: 'read'; readonly invitation: Invitation };

/** Parses the hash of an address that begins like an invitation, whatever a messenger has put behind it. */
export function parseInvitation(hash: string): ParsedInvitation {
  if (normalizeAddress(hash).startsWith(OLD_IN_HASH)) return { state: 'old' };
  return readAddress(hash, parsePupilsLink) ?? readAddress(hash, parseInvitationLink) ?? { state: 'bad' };
}

function parsePupilsLink(hash: string): ParsedInvitation | null {
  const code = hash.startsWith(PUPILS_IN_HASH) ? parseOwnOrPupilsCode(hash.slice(PUPILS_IN_HASH.length)) : null;
  return code !== null && isPupilsCode(code) ? { state: 'pupils', code } : null;
}

function parseInvitationLink(hash: string): ParsedInvitation | null {
  if (!hash.startsWith(IN_HASH)) return null;
  const text = hash.slice(IN_HASH.length);
  const half = text.length / 2;
  const id = parseOwnCode(text.slice(0, half));
  const mask = parseOwnCode(text.slice(half));
  return id === null || mask === null ? null : { state: 'read', invitation: { id, mask } };
}
