import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import { makeInvitationEndpoint, openInvitationEndpoint } from '../../../shared/api/invitations-api.ts';
import { formatInvitationLink, type Invitation, maskCode, readInvitation } from '../../../shared/rooms/invitation.ts';
import { generateRoomCode } from '../../../shared/rooms/stored-rooms.client.ts';

export type MadeInvitation = { readonly link: string; readonly endsAt: string };

/** Makes an invitation into a room. Rejects where the server did not take it. */
export async function makeInvitation(code: string, origin: string, signal: AbortSignal): Promise<MadeInvitation> {
  const invitation: Invitation = { id: generateRoomCode(), mask: generateRoomCode() };
  const body = { id: invitation.id, maskedCode: maskCode(code, invitation.mask) };
  const result = await callEndpoint(makeInvitationEndpoint, { body }, { signal });
  if (!result.ok) throw new Error(`The invitation was not made: ${describeFailure(result.failure)}`);
  return { link: formatInvitationLink(origin, invitation), endsAt: result.value.endsAt };
}

/** What became of the link of an invitation: `over` where it opens nothing any more. */
export type OpenedLink = { readonly kind: 'bad' | 'over' } | { readonly kind: 'room'; readonly code: string };

/** Asks for the room of an invitation. Rejects where the server did not answer. */
export async function openInvitation(hash: string, signal: AbortSignal): Promise<OpenedLink> {
  const reading = readInvitation(hash);
  if (reading.state !== 'read') return { kind: reading.state === 'old' ? 'over' : 'bad' };
  const { id, mask } = reading.invitation;
  const result = await callEndpoint(openInvitationEndpoint, { body: { id } }, { signal });
  if (result.ok) return { kind: 'room', code: maskCode(result.value.maskedCode, mask) };
  if (result.failure.kind === 'refused' && result.failure.status === 404) return { kind: 'over' };
  throw new Error(`The invitation was not opened: ${describeFailure(result.failure)}`);
}
