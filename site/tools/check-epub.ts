/**
 * `npm run check:epub`: runs EPUBCheck over every EPUB of the built site, one after the other. Wants Java and a jar:
 * Debian's package `epubcheck`, or the one that EPUBCHECK_JAR names (needs its `lib` folder beside it). Exit code 1 for
 * any error or warning.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { EPUB_FOLDER } from '../features/stories/export/epub-path.ts';

/** For a process of a few seconds: compiled once and quickly, with one thread for memory. */
const JVM_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/** Debian's program is the jar itself. */
const jar = process.env.EPUBCHECK_JAR ?? '/usr/bin/epubcheck';
const files = globSync(`${EPUB_FOLDER}/*.epub`).sort();
if (files.length === 0) throw new Error('no EPUB is built: npm run build');
if (!existsSync(jar)) throw new Error(`${jar} is missing: apt-get install epubcheck, or set EPUBCHECK_JAR`);
let failed = 0;
for (const file of files) {
  const { status, stdout, stderr } = spawnSync('java', [...JVM_OPTIONS, '-jar', jar, '--failonwarnings', file], {
    encoding: 'utf8',
  });
  if (status === 0) continue;
  failed++;
  console.error(`${file}\n${stdout}${stderr}`);
}
console.log(`${files.length - failed} of ${files.length} EPUB files have no error and no warning`);
process.exit(failed > 0 ? 1 : 0);
