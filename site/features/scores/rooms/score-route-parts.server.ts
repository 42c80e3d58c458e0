import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../shared/database/db.server.ts';
import type { ScoresScope } from '../../../shared/times-tables/rooms/room.ts';

/** What the routes of scores, tasks, rosters and invitations share. */
export type ScoreRouteParts = {
  readonly database: Database;
  /** The server's clock. */
  readonly now: () => Date;
  readonly scoresScope: ScoresScope;
  /** Counts a submission for its sender, also one that stores nothing new. Throws a refusal after too many. */
  readonly countSubmission: (request: FastifyRequest) => void;
};
