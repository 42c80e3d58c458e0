import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeInvitationEndpoint, openInvitationEndpoint } from '../../../shared/api/invitations-api.ts';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import type { Database } from '../../../shared/database/db.server.ts';
import { computeInvitationEnd } from '../../../shared/rooms/invitation.ts';
import type { ScoresScope } from '../../../shared/rooms/room.ts';
import { requireRooms } from './room.server.ts';

type InvitationParts = {
  readonly database: Database;
  /** The server's clock. */
  readonly now: () => Date;
  readonly scoresScope: ScoresScope;
  /** Counts an invitation for its sender. Throws a refusal where the sender has made too many. */
  readonly admitNewInvitation: (request: FastifyRequest) => void;
};

/** Registers the endpoints of invitations into rooms. */
export function invitationRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, admitNewInvitation }: InvitationParts,
): void {
  addRoute(app, makeInvitationEndpoint, async ({ body, request, reply }) => {
    requireRooms(scope);
    admitNewInvitation(request);
    const made = now();
    await deleteEnded(database, made);
    const endsAt = computeInvitationEnd(made).toISOString();
    const { numInsertedOrUpdatedRows: rows } = await database.query
      .insertInto('room_invitations')
      .values({ id: body.id, masked_code: body.maskedCode, ends_at: endsAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    if (rows === 0n) throw new RefusedRequest(409, 'id_taken', 'There is an invitation with this id.');
    reply.code(201);
    return { endsAt };
  });

  addRoute(app, openInvitationEndpoint, async ({ body }) => {
    requireRooms(scope);
    const row = await database.query
      .selectFrom('room_invitations')
      .select('masked_code')
      .where('id', '=', body.id)
      .where('ends_at', '>', now().toISOString())
      .executeTakeFirst();
    if (row === undefined) {
      throw new RefusedRequest(404, 'invitation_over', 'This invitation has ended, or never was.');
    }
    return { maskedCode: row.masked_code };
  });
}

/** Each new invitation removes those that have ended. */
async function deleteEnded({ query }: Database, now: Date): Promise<void> {
  await query.deleteFrom('room_invitations').where('ends_at', '<=', now.toISOString()).execute();
}
