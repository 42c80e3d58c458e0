import type { PlayerChoice } from './report.ts';

/** SPEC §9, score page. */
const RECENT_LIMIT = 100;

/** Where the records of a choice of players are (SPEC §7). */
export function scoresPath(choice: PlayerChoice): `/api/${string}` {
  if (choice.kind === 'all') return `/api/quiz-scores?limit=${RECENT_LIMIT}`;
  return `/api/quiz-scores/${encodeName(choice.name)}`;
}

/** A path ending in '.' or '..' means another folder, encoded or not. A space, which the server trims, undoes that. */
function encodeName(name: string): string {
  return encodeURIComponent(name === '.' || name === '..' ? ` ${name}` : name);
}
