/** The database cannot be used at all; `message` is one sentence for the person who starts the server. */
export class DatabaseUnusable extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'DatabaseUnusable';
  }
}

/** What a start reports for an error of the driver or of a migration. */
export function unusable(error: unknown): DatabaseUnusable {
  if (error instanceof DatabaseUnusable) return error;
  if (isDatabaseDown(error)) return new DatabaseUnusable(`The database cannot be reached (${codeOf(error)}).`, error);
  return new DatabaseUnusable(`The database could not be prepared (${codeOf(error)}): ${String(error)}`, error);
}

/** The code of a driver's error, as SQLITE_FULL or 53100. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'no code';
}

/** Whether a write failed because the disk, or what the database may use of it, is full. */
export function isDatabaseFull(error: unknown): boolean {
  const code = codeOf(error);
  // 53100: disk_full.
  return code === 'SQLITE_FULL' || code === '53100';
}

/** Whether SQLite's file is damaged, or another kind of file. */
export function isDatabaseDamaged(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));
}

const SQLITE_DOWN = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL)/;
/**
 * SQLSTATE: connection lost (08), in conflict after all retries or of unknown outcome (40), out of resources (53),
 * stopped by the operator (57), read-only while a standby takes over (25006), login refused (28), no such database
 * (3D000).
 */
const POSTGRES_DOWN = /^(08|40|53|57)\w{3}$|^25006$|^28\w{3}$|^3D000$/;
const NETWORK_DOWN = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT)$/;
/** Messages of errors of `pg` that have no code. */
const POOL_DOWN =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Whether a query failed because the database is unreachable, full, locked or in conflict, not because of a bug. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return SQLITE_DOWN.test(code) || POSTGRES_DOWN.test(code) || NETWORK_DOWN.test(code) || POOL_DOWN.test(error.message);
}
