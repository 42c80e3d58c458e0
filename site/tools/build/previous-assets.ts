import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../../shared/time.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * Copies the assets of the build that is about to be replaced to `build/previous`, where the server finds them for
 * pages that are still open, and deletes those that were replaced more than a week before `now`. A file's date there is
 * the day on which it was replaced.
 */
export function archivePreviousAssets(build: string, now: Date): void {
  const [current, previous] = [join(build, 'client/assets'), join(build, 'previous/assets')];
  for (const name of globSync('**/*.*', { cwd: current })) {
    const target = join(previous, name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(current, name), target);
    utimesSync(target, now, now);
  }
  if (!existsSync(previous)) return;
  for (const name of globSync('**/*.*', { cwd: previous })) {
    const file = join(previous, name);
    if (statSync(file).mtimeMs < now.getTime() - WEEK_MS) rmSync(file);
  }
}
