/** Which lines of the books the site's voice does not say as they are written. `node tools/check-voice.ts` runs it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSound, readPackFile } from '../features/stories/voices/pack-file.ts';
import { LANGUAGES } from '../shared/language/language.ts';
import { listSpokenPanels, SPOKEN_FOLDER, type SpokenPanel } from './voice/spoken-panels.ts';

const REMEDY = 'run npm run render:voice (docs/voice.md)';

/** The lines of a panel that have no sound of their words in the speaker's voice. */
export function findUnspoken({ lines }: Pick<SpokenPanel, 'lines'>, file: Uint8Array): string[] {
  const sounds = readPackFile(file);
  return lines.filter((line) => !findSound(sounds, line)).map(({ text }) => text);
}

/** One line for each problem. */
export function checkVoice(): string[] {
  const panels = LANGUAGES.flatMap(listSpokenPanels);
  const unspoken = panels.flatMap((panel) => {
    const file = existsSync(panel.file) ? readFileSync(panel.file) : new Uint8Array();
    return findUnspoken(panel, file).map((text) => `${panel.book} ${panel.panel}: no sound of '${text}': ${REMEDY}`);
  });
  const known = new Set(panels.map(({ file }) => file));
  const strays = globSync('**/*.zip', { cwd: SPOKEN_FOLDER }).filter((name) => !known.has(join(SPOKEN_FOLDER, name)));
  return [...unspoken, ...strays.map((name) => `public/spoken/${name} is of no panel: delete it`)];
}

if (import.meta.main) {
  const problems = checkVoice();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exit(1);
}
