/** The API of the ways into rooms: invitations (docs/decisions/049), and the pupils' code (docs/decisions/054). */
import type { FastifyInstance } from 'fastify';
import { addRoute, RefusedRequest } from '../../../shared/api/route.server.ts';
import type { Database } from '../../../shared/database/db.server.ts';
import { computeInvitationEnd } from './invitation-link.ts';
import { getPupilsCodeEndpoint, makeInvitationEndpoint, openInvitationEndpoint } from './invitations-api.ts';
import { requireRooms, resolvePupilsCode } from './room.server.ts';
import type { ScoreRouteParts } from './score-route-parts.server.ts';

/** Registers the endpoints of the ways into rooms: invitations, and the pupils' code. */
export function invitationRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, countSubmission }: ScoreRouteParts,
): void {
  addRoute(app, makeInvitationEndpoint, async ({ body, request, reply }) => {
    requireRooms(scope);
    countSubmission(request);
    const made = now();
    await deleteEnded(database, made);
    await database.query
      .insertInto('room_invitations')
      .values({ id: body.id, masked_code: body.maskedCode, ends_at: computeInvitationEnd(made).toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    // The same again is no conflict: a page repeats a call whose answer was lost (api.client.ts).
    const kept = await findOpen(database, body.id, made);
    if (kept?.masked_code !== body.maskedCode) {
      throw new RefusedRequest(409, 'id_taken', 'There is an invitation with this id.');
    }
    reply.code(201);
    return { endsAt: kept.ends_at };
  });

  addRoute(app, openInvitationEndpoint, async ({ body }) => {
    requireRooms(scope);
    const row = await findOpen(database, body.id, now());
    if (row === undefined) {
      throw new RefusedRequest(404, 'invitation_over', 'This invitation has ended, or never was.');
    }
    return { maskedCode: row.masked_code };
  });

  addRoute(app, getPupilsCodeEndpoint, ({ headers }) => ({
    pupilsCode: resolvePupilsCode(scope, headers['room-code']),
  }));
}

/** The invitation with an id, unless it has ended. */
async function findOpen({ query }: Database, id: string, now: Date) {
  return query
    .selectFrom('room_invitations')
    .select(['masked_code', 'ends_at'])
    .where('id', '=', id)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Each new invitation removes those that have ended. */
async function deleteEnded({ query }: Database, now: Date): Promise<void> {
  await query.deleteFrom('room_invitations').where('ends_at', '<=', now.toISOString()).execute();
}
