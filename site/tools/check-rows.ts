import type BetterSqlite3 from 'better-sqlite3';
import * as z from 'zod/mini';
import { TABLE_COLUMNS, type Tables } from '../migrations/tables.ts';
import { CARD_LABELS } from '../shared/board/cards.ts';
import { parseJson } from '../shared/storage/json.ts';
import { practiceRecord } from '../shared/times-tables/api/practice-api.ts';
import { scoreRecord } from '../shared/times-tables/api/scores-api.ts';

/** A text column that holds JSON of this schema. */
const json = (schema: z.ZodMiniType) => z.string().check(z.refine((text) => schema.safeParse(parseJson(text)).success));
const text = z.string();
const time = z.iso.datetime();
const cards = z.array(z.enum(CARD_LABELS));
/** As it is written today, or until November 2026 (docs/decisions/031). */
const plan = z.looseObject({ board: text, round: z.int(), shown: z.array(z.unknown()), steps: z.looseObject({}) });

const recordRow = (record: z.ZodMiniType) =>
  z.object({
    id: text,
    room: text,
    player_name: text,
    idempotency_key: z.nullable(text),
    record: json(record),
    completed_at: z.nullable(time),
  });

/** The rows of each table that the site can read. */
const ROWS = {
  quiz_scores: recordRow(scoreRecord),
  practice_sessions: recordRow(practiceRecord),
  quiz_tasks: z.object({ room: text, player_name: text, tables: json(z.array(z.number())), set_at: time }),
  roster_names: z.object({ room: text, player_name: text, position: z.int(), version: z.int(), saved_at: time }),
  quadrant_boards: z.object({
    session_id: text,
    board: json(z.object({ strengths: cards, weaknesses: cards, likes: cards, dislikes: cards })),
    revision: z.int(),
    saved_at: time,
  }),
  career_plans: z.object({
    session_id: text,
    plan: json(
      z.union([
        z.extend(plan, { careers: z.array(z.unknown()) }),
        z.extend(plan, { recommendations: z.array(z.unknown()) }),
      ]),
    ),
    version: z.int(),
    saved_at: time,
  }),
  room_invitations: z.object({ id: text, masked_code: text, ends_at: time }),
} satisfies { readonly [Table in keyof Tables]: z.ZodMiniType<Tables[Table]> };

/** @throws where a table holds a row that the site could not read: of other types, or with other JSON */
export function checkRows(database: BetterSqlite3.Database): void {
  for (const [table, row] of Object.entries(ROWS)) {
    let damaged = 0;
    const columns = TABLE_COLUMNS[table as keyof Tables].join(', ');
    for (const each of database.prepare(`select ${columns} from ${table}`).iterate()) {
      if (!row.safeParse(each).success) damaged += 1;
    }
    if (damaged > 0) throw new Error(`${damaged} rows of ${table} are damaged`);
  }
}
