/**
 * `npm run backup [file]`: writes a consistent copy of the SQLite database while the server runs. Without a file name
 * it writes `data/backups/story-forest-2026-03-01T09-00-00.sqlite`.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  claimCopies,
  copyDatabase,
  formatDatedCopyPath,
  getErrorMessage,
  locateDatabase,
  stopWith,
} from './sqlite-copies.ts';

const { dataDir, file } = locateDatabase('this copies SQLite; for Postgres use pg_dump with your DATABASE_URL.');
if (!existsSync(file)) stopWith(`there is no database at ${file} (DATA_DIR names the data folder).`);

const [named] = process.argv.slice(2);
const target = named === undefined ? formatDatedCopyPath(dataDir, 'story-forest') : resolve(named);
claimCopies(dataDir, 'shared');
try {
  copyDatabase(file, target);
} catch (error) {
  stopWith(`the backup failed (${getErrorMessage(error)}).`);
}
console.log(`story-forest: copied to ${target}`);
