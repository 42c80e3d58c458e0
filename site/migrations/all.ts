/**
 * The tables of the database, and the migrations that make them.
 *
 * @packageDocumentation
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A quiz score never changes, so it is stored as the JSON text that the API sends (`record`), beside the columns of the
 * queries. `id` is a UUIDv7 and sorts by completion, so both lists read an index backwards.
 */
export const quizScores: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quiz_scores')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('quiz_scores_by_player')
      .on('quiz_scores')
      .columns(['player_name', 'id'])
      .execute();
    // Two rows without a key are distinct to both databases.
    await database.schema
      .createIndex('quiz_scores_sent_once')
      .unique()
      .on('quiz_scores')
      .columns(['player_name', 'idempotency_key'])
      .execute();
  },
};

/**
 * One row per session. The four lists are one JSON text (`board`), so that of two concurrent saves the last one wins as
 * a whole. `revision` counts the changes made to the board on its device.
 */
const boards: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quadrant_boards')
      .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('board', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/**
 * One row per session: the current recommendations and the ones shown before (`plan`, JSON). `version` counts the
 * writes: an optimistic lock, so that of two requests that read the same row only one starts the next round.
 */
const careerPlans: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('career_plans')
      .addColumn('session_id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute();
  },
};

/**
 * `room` is a digest of the code of the score's room (`SCORES_SCOPE=rooms`), or '' for the open list: every score from
 * before this migration, and every score of a server without rooms. Every query is for one room, so the indexes start
 * with it.
 */
const scoreRooms: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .alterTable('quiz_scores')
      .addColumn('room', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await database.schema.dropIndex('quiz_scores_by_player').execute();
    await database.schema.dropIndex('quiz_scores_sent_once').execute();
    await database.schema.createIndex('quiz_scores_by_room').on('quiz_scores').columns(['room', 'id']).execute();
    await database.schema
      .createIndex('quiz_scores_by_player')
      .on('quiz_scores')
      .columns(['room', 'player_name', 'id'])
      .execute();
    await database.schema
      .createIndex('quiz_scores_sent_once')
      .unique()
      .on('quiz_scores')
      .columns(['room', 'player_name', 'idempotency_key'])
      .execute();
  },
};

/** Indexes for RETENTION_DAYS: finding old rows without reading the whole table. */
const lastSaved: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.createIndex('quadrant_boards_by_date').on('quadrant_boards').column('saved_at').execute();
    await database.schema.createIndex('career_plans_by_date').on('career_plans').column('saved_at').execute();
  },
};

/**
 * When a quiz was completed, by its own record, for RETENTION_DAYS. The id is no measure: after a clock that ran ahead
 * every later id continues in that future. Null, where a record names no time: such a row is not deleted by age.
 */
const completedAt: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema.alterTable('quiz_scores').addColumn('completed_at', 'text').execute();
    const time =
      database.getExecutor().adapter instanceof PostgresAdapter
        ? sql`record::json ->> 'completedAt'`
        : sql`iif(json_valid(record), record ->> '$.completedAt', null)`;
    await sql`update quiz_scores set completed_at = ${time}`.execute(database);
    await database.schema.createIndex('quiz_scores_by_date').on('quiz_scores').column('completed_at').execute();
  },
};

/**
 * Tasks set in rooms: at most one for each name of a room, and one for the whole room (`player_name` is ''). The index
 * is for deleting tasks whose week is over.
 */
const quizTasks: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('quiz_tasks')
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('tables', 'text', (column) => column.notNull())
      .addColumn('set_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('quiz_tasks_by_player', ['room', 'player_name'])
      .execute();
    await database.schema.createIndex('quiz_tasks_by_date').on('quiz_tasks').column('set_at').execute();
  },
};

/** One row per invitation into a room that has not ended. The code in it is masked: no row opens a room by itself. */
const roomInvitations: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('room_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('masked_code', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('room_invitations_by_end').on('room_invitations').column('ends_at').execute();
  },
};

/** The two minutes of each day, stored like quizzes (columns and indexes mean the same), in a table of their own. */
const practiceSessions: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('practice_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text')
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('completed_at', 'text')
      .execute();
    await database.schema
      .createIndex('practice_sessions_by_player')
      .on('practice_sessions')
      .columns(['room', 'player_name', 'id'])
      .execute();
    await database.schema
      .createIndex('practice_sessions_sent_once')
      .unique()
      .on('practice_sessions')
      .columns(['room', 'player_name', 'idempotency_key'])
      .execute();
    await database.schema
      .createIndex('practice_sessions_by_date')
      .on('practice_sessions')
      .column('completed_at')
      .execute();
  },
};

/**
 * Rosters: names that a room's owner has entered for the devices of the room, a row each, so that deletion, retention
 * and the operator's tools find them like a child's other rows. A save writes the whole roster under the next
 * `version`, because one statement alone is atomic: rows of earlier versions are not listed, and then deleted. The
 * index is for retention.
 */
const rosterNames: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await database.schema
      .createTable('roster_names')
      .addColumn('room', 'text', (column) => column.notNull())
      .addColumn('player_name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('roster_names_by_player', ['room', 'player_name'])
      .execute();
    await database.schema.createIndex('roster_names_by_date').on('roster_names').column('saved_at').execute();
  },
};

/** Every migration, in the order in which they run. Never edit a released one; write the next. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-quiz-scores': quizScores,
  '002-quadrant-boards': boards,
  '003-career-plans': careerPlans,
  '004-score-rooms': scoreRooms,
  '005-last-saved': lastSaved,
  '006-completed-at': completedAt,
  '007-quiz-tasks': quizTasks,
  '008-room-invitations': roomInvitations,
  '009-practice-sessions': practiceSessions,
  '010-roster-names': rosterNames,
};
