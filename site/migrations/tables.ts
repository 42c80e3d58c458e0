/** A stored quiz or practice session. */
type RecordRow = {
  /** UUIDv7 in lower case: sorts by completion. */
  id: string;
  /** A digest of the room's code; '' for the list of everybody. */
  room: string;
  player_name: string;
  /** Lower case; null where the client sent none. */
  idempotency_key: string | null;
  /** The stored record as the API sends it, JSON. */
  record: string;
  /** The record's `completedAt`; null where it names none. */
  completed_at: string | null;
};

/**
 * The tables as the newest migration leaves them. They are declared here, not in the features, because shared code
 * types its queries with them and must not import a feature.
 */
export type Tables = {
  quiz_scores: RecordRow;
  practice_sessions: RecordRow;
  quiz_tasks: {
    /** As in `quiz_scores`; never '', because an open list has no tasks. */
    room: string;
    /** '' for everybody in the room. */
    player_name: string;
    /** Ascending times tables, a JSON list. */
    tables: string;
    /** ISO 8601 in UTC. */
    set_at: string;
  };
  roster_names: {
    /** As in `quiz_tasks`. */
    room: string;
    player_name: string;
    /** Place in the roster, from 0. */
    position: number;
    /** Number of the save that wrote the row, from 1. The rows of the room's highest are its roster. */
    version: number;
    /** ISO 8601 in UTC. */
    saved_at: string;
  };
  quadrant_boards: {
    session_id: string;
    /** The four lists, JSON. */
    board: string;
    /** Number of changes made to the board on its device. */
    revision: number;
    /** ISO 8601 in UTC. */
    saved_at: string;
  };
  career_plans: {
    session_id: string;
    /** JSON. */
    plan: string;
    /** How often the row was written. */
    version: number;
    /** ISO 8601 in UTC. */
    saved_at: string;
  };
  room_invitations: {
    id: string;
    /** The room's code, masked by the link (features/scores/rooms/invitation-link.ts). */
    masked_code: string;
    /** ISO 8601 in UTC. */
    ends_at: string;
  };
};

/** The columns of each table: what is restored from a backup, and nothing else. */
export const TABLE_COLUMNS: { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] } = {
  quiz_scores: ['id', 'room', 'player_name', 'idempotency_key', 'record', 'completed_at'],
  practice_sessions: ['id', 'room', 'player_name', 'idempotency_key', 'record', 'completed_at'],
  quiz_tasks: ['room', 'player_name', 'tables', 'set_at'],
  roster_names: ['room', 'player_name', 'position', 'version', 'saved_at'],
  quadrant_boards: ['session_id', 'board', 'revision', 'saved_at'],
  career_plans: ['session_id', 'plan', 'version', 'saved_at'],
  room_invitations: ['id', 'masked_code', 'ends_at'],
};

type PersonalRows<Row> = {
  /** The column that says whose a row is: a player's, in the row's `room`, or a session's. */
  readonly ownerColumn: 'player_name' | 'session_id';
  /** The column with the time of the last save, ISO 8601 in UTC. */
  readonly savedAt: keyof Row & string;
  readonly primaryKey: readonly (keyof Row & string)[];
};

/**
 * The tables that hold what belongs to a child. Deletion, RETENTION_DAYS and `npm run forget` go through this list
 * (shared/database/personal-rows.server.ts). The API tests fail where a table with a name or a session is missing here.
 */
export const PERSONAL_TABLES = {
  quiz_tasks: { ownerColumn: 'player_name', savedAt: 'set_at', primaryKey: ['room', 'player_name'] },
  roster_names: { ownerColumn: 'player_name', savedAt: 'saved_at', primaryKey: ['room', 'player_name'] },
  quiz_scores: { ownerColumn: 'player_name', savedAt: 'completed_at', primaryKey: ['id'] },
  practice_sessions: { ownerColumn: 'player_name', savedAt: 'completed_at', primaryKey: ['id'] },
  quadrant_boards: { ownerColumn: 'session_id', savedAt: 'saved_at', primaryKey: ['session_id'] },
  career_plans: { ownerColumn: 'session_id', savedAt: 'saved_at', primaryKey: ['session_id'] },
} as const satisfies { readonly [Table in keyof Tables]?: PersonalRows<Tables[Table]> };

export type PersonalTable = keyof typeof PERSONAL_TABLES;

/** The personal tables whose rows belong to players, or to sessions. */
export function selectPersonalTables(ownerColumn: PersonalRows<unknown>['ownerColumn']): readonly PersonalTable[] {
  const tables = Object.keys(PERSONAL_TABLES) as PersonalTable[];
  return tables.filter((table) => PERSONAL_TABLES[table].ownerColumn === ownerColumn);
}
