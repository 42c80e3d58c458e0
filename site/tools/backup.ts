/**
 * `npm run backup [file]`: copies the SQLite database of a running server to a file of its own, whole and consistent,
 * without stopping anybody. Without a file it writes `data/backups/story-forest-2026-03-01T09-00-00.sqlite`.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyDatabase, datedCopy, messageOf, sqlitePlace, stopWith } from './sqlite-copies.ts';

const { dataDir, file } = sqlitePlace('this copies SQLite; for Postgres use pg_dump with your DATABASE_URL.');
if (!existsSync(file)) stopWith(`there is no database at ${file} (DATA_DIR names the data folder).`);

const [named] = process.argv.slice(2);
const target = named === undefined ? datedCopy(dataDir, 'story-forest') : resolve(named);
try {
  await copyDatabase(file, target);
} catch (error) {
  stopWith(`the backup failed (${messageOf(error)}).`);
}
console.log(`story-forest: copied to ${target}`);
