/** The API of rosters: names entered by the owner of a room, offered on its devices where a child plays. */
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../shared/api/route.server.ts';
import type { Database } from '../../../shared/database/db.server.ts';
import type { PlayerSelection } from '../../../shared/database/personal-rows.server.ts';
import {
  getRosterEndpoint,
  MAX_ROSTER_NAMES,
  saveRosterEndpoint,
} from '../../../shared/times-tables/api/roster-api.ts';
import { requireRooms, resolveAnyRoom, resolveOwnedRoom } from './room.server.ts';
import type { ScoreRouteParts } from './score-route-parts.server.ts';

/** Registers the endpoints of rosters. */
export function rosterRoutes(
  app: FastifyInstance,
  { database, now, scoresScope: scope, countSubmission }: ScoreRouteParts,
): void {
  addRoute(app, getRosterEndpoint, async ({ headers }) => {
    requireRooms(scope);
    const { room } = resolveAnyRoom(scope, headers['room-code']);
    return { names: await listRosterNames(database, room) };
  });

  addRoute(app, saveRosterEndpoint, async ({ headers, body, request }) => {
    const room = resolveOwnedRoom(scope, headers['room-code']);
    countSubmission(request);
    await saveRoster(database, room, body.names, now());
    return { names: [...body.names] };
  });
}

/** The roster of a room in its order. At most as many names as one has, also where two were saved at once. */
async function listRosterNames({ query }: Database, room: string): Promise<string[]> {
  const rows = await query
    .selectFrom('roster_names')
    .select('player_name')
    .where('room', '=', room)
    .where('version', '=', ({ selectFrom }) =>
      selectFrom('roster_names')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('room', '=', room),
    )
    .orderBy('position')
    .orderBy('player_name')
    .limit(MAX_ROSTER_NAMES)
    .execute();
  return rows.map(({ player_name }) => player_name);
}

/** Replaces the roster of a room. A name that is left out is in no file of the database any more. */
async function saveRoster(database: Database, room: string, names: readonly string[], now: Date): Promise<void> {
  const { query } = database;
  const last = await query
    .selectFrom('roster_names')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('room', '=', room)
    .executeTakeFirstOrThrow();
  const version = (last.version ?? 0) + 1;
  if (names.length > 0) {
    await query
      .insertInto('roster_names')
      .values(
        names.map((name, position) => ({ room, player_name: name, position, version, saved_at: now.toISOString() })),
      )
      .onConflict((conflict) =>
        conflict.columns(['room', 'player_name']).doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          version: ref('excluded.version'),
          saved_at: ref('excluded.saved_at'),
        })),
      )
      .execute();
  }
  const { numDeletedRows } = await query
    .deleteFrom('roster_names')
    .where('room', '=', room)
    .where('version', '<', version)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await database.compact();
}

/** The query of the selected names in rosters. */
export function selectRosterNames({ query }: Database, { room, playerName }: PlayerSelection) {
  let names = query.selectFrom('roster_names').select(['player_name', 'saved_at']).orderBy('player_name');
  if (room !== undefined) names = names.where('room', '=', room);
  if (playerName !== undefined) names = names.where('player_name', '=', playerName);
  return names;
}
