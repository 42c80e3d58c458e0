import type { PlayerChoice } from './report.ts';
import { formatChoiceName, type ScoresTexts } from './scores-text.ts';

/** Code points of a player's name in a file name. */
const MAX_FILE_NAME_LENGTH = 40;

/** Reserved and control characters, and bidirectional marks, which could disguise the extension. */
const UNSAFE_IN_FILE_NAME = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Returns a file's name such as `퀴즈-기록-하늘-2026-11-21.csv`. `day` is the reader's date, YYYY-MM-DD. */
export function buildReportFileName(
  choice: PlayerChoice,
  text: ScoresTexts,
  day: string,
  ending: 'csv' | 'json',
): string {
  const safe = formatChoiceName(choice, text).normalize('NFC').replace(UNSAFE_IN_FILE_NAME, '');
  const name = [...safe]
    .slice(0, MAX_FILE_NAME_LENGTH)
    .join('')
    .trim()
    .replace(/[\s.]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${[text.csv.fileName, name, day].filter((part) => part !== '').join('-')}.${ending}`;
}
