/** `npm run map`: prints what each folder holds; `npm run map -- quiz` those whose path holds a word. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';

/** Folders that are listed: two levels below the parts of the site and other workspaces, and the studio as one. */
const LISTED = /^(?:site\/(?:app|features|shared)(?:\/[^/]+){0,2}|(?:site|bench|tools)(?:\/[^/]+){0,2}|studio)$/;
const CODE = /(?<!\.d)\.(?:tsx?|mjs)$/;
/** The comment that speaks for the folder, at the head of one of its files. */
const FOLDER_COMMENT = /^\/\*\*((?:(?!\*\/).)*)@packageDocumentation\b/s;

/** The first sentence of the folder's comment, or undefined where a file has none. */
export function readFolderComment(source: string): string | undefined {
  const text = source.match(FOLDER_COMMENT)?.[1]?.replace(/\s*\n \*\s*/g, ' ');
  return text?.match(/\S.*?\.(?=\s|$)/)?.[0];
}

/** The comments of each listed folder: one, if all is well. Must run at the repository's root. */
export function readFolders(): Map<string, string[]> {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  const files = tracked.filter((file) => CODE.test(file) && LISTED.test(dirname(file)) && existsSync(file)).sort();
  const byFolder = Map.groupBy(files, dirname);
  return new Map(
    [...byFolder].map(([folder, inside]) => [
      folder,
      inside.flatMap((file) => readFolderComment(readFileSync(file, 'utf8')) ?? []),
    ]),
  );
}

if (import.meta.main) {
  const [word = ''] = process.argv.slice(2);
  for (const [folder, comments] of readFolders())
    if (folder.includes(word)) console.log(`${folder}: ${comments.join(' ')}`);
}
