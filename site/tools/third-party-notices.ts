/**
 * Licenses of all packages and fonts that the built site contains or its server loads. `npm run notices` writes
 * THIRD_PARTY_NOTICES from the installed packages; `npm run check` fails when it is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredPackages } from '../../tools/prepare/installed-packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NOTICES = join(ROOT, 'THIRD_PARTY_NOTICES');
const FONT_LICENSES = join(ROOT, 'site/public/licenses');
const RULE = '-'.repeat(80);
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;
const HEAD = `Third-party notices of Story Forest

The pages contain subsets of the fonts Andika, Gowun Dodum, Jua and Pretendard, and the pages and the server use the
packages below. Each is under its own license. This file is generated (npm run notices).

The voice of the books and of the quiz was recorded from Kokoro-82M (hexgrad, Apache-2.0). The site has the sound alone,
neither the model nor the programs of docs/voice.md.
`;

type LicenseNotice = { readonly packages: string[]; readonly text: string };

/** The license files in a package's folder, joined; a standard sentence where there are none. */
function licenseTextOf(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => LICENSE_FILE.test(name)) : [];
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.join('\n\n') || 'The package has no license file; its package.json declares the license named above.';
}

function packageNotices(): LicenseNotice[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  const byText = new Map<string, string[]>();
  for (const path of [...requiredPackages(lock, ['site'], { withDev: false })].sort()) {
    const { version, license } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const declared = typeof license === 'string' ? license : (license?.type ?? 'see below');
    const text = licenseTextOf(join(ROOT, path));
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${declared})`]);
  }
  return [...byText].map(([text, packages]) => ({ packages, text }));
}

function fontNotices(): LicenseNotice[] {
  return readdirSync(FONT_LICENSES)
    .sort()
    .map((file) => ({
      packages: [`Font: ${file.replace(/-OFL\.txt$/, '')} (OFL-1.1)`],
      text: readFileSync(join(FONT_LICENSES, file), 'utf8').trim(),
    }));
}

function formatNotices(): string {
  const parts = [...fontNotices(), ...packageNotices()];
  return [HEAD, ...parts.map(({ packages, text }) => `${RULE}\n${packages.join('\n')}\n\n${text}\n`)].join('\n');
}

/** A line where the committed file differs from the installed packages; none where it is up to date. */
export function checkNotices(): string[] {
  const isFresh = existsSync(NOTICES) && readFileSync(NOTICES, 'utf8') === formatNotices();
  return isFresh ? [] : ['THIRD_PARTY_NOTICES is out of date: run npm run notices'];
}

if (import.meta.main) writeFileSync(NOTICES, formatNotices());
