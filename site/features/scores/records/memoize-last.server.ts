import type { Database } from '../../../shared/database/db.server.ts';

/**
 * Caches the last result of `read` for its arguments until the database changes: open reports request the same list
 * again and again.
 */
export function memoizeLast<Arguments extends readonly unknown[]>(
  database: Pick<Database, 'revision'>,
  read: (...args: Arguments) => Promise<Buffer>,
): (...args: Arguments) => Promise<Buffer> {
  let last: { readonly args: Arguments; readonly revision: string; readonly bytes: Buffer } | undefined;
  return async (...args) => {
    // Taken before reading: after a change in between, the cached bytes are newer than their revision, never older.
    const revision = database.revision();
    const isSame = last?.revision === revision && args.every((argument, index) => argument === last?.args[index]);
    if (last && isSame) return last.bytes;
    const bytes = await read(...args);
    last = revision === null ? undefined : { args, revision, bytes };
    return bytes;
  };
}
