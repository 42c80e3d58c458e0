import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getAddress, type LocalizedPage, localizedPages, notFoundPage, type Page } from '../app/pages/pages.ts';
import { LANGUAGES } from '../shared/language/language.ts';

const BUILT = join(import.meta.dirname, '../build/client');

/** What a page loads before any interaction, in bytes. */
type PageWeight = {
  readonly page: Page;
  readonly address: string;
  readonly scriptGzip: number;
  readonly styleGzip: number;
  readonly fonts: number;
  /** Of the page itself, its scripts, styles and fonts. */
  readonly requests: number;
};

function readHtml(address: string): string {
  const file = `${BUILT}${address === '/' ? '' : address}/index.html`;
  if (!existsSync(file)) throw new Error(`${file} is not built: run npm run build`);
  return readFileSync(file, 'utf8');
}

/** The scripts that a built page names, with all that these import statically. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const queue = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0]);
  for (let script = queue.pop(); script; script = queue.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const source = readFileSync(BUILT + script, 'utf8');
    for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      queue.push(`/assets/${match[1]}`);
  }
  return found;
}

const HANGUL = /[\uac00-\ud7a3]/;

/** Whether a text has a character in the `unicode-range` of an `@font-face` rule. */
function isFaceUsed(face: string, text: string): boolean {
  const ranges = [...face.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  });
}

/** The font files that a page requests. An English page shows no Korean text, but its HTML contains some. */
function fontsFor(localized: LocalizedPage, html: string, css: string): string[] {
  const isShown = (character: string) => localized.language === 'ko' || !HANGUL.test(character);
  const characters = [...new Set(html)].filter(isShown).join('');
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map((match) => match[0]);
  return faces
    .filter((face) => isFaceUsed(face, characters))
    .flatMap((face) => /\/assets\/[\w.-]+\.woff2/.exec(face) ?? []);
}

function gzipOf(path: string): number {
  return gzipSync(readFileSync(BUILT + path)).length;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

export function weighPages(): PageWeight[] {
  const shown = localizedPages.filter(({ page }) => page !== notFoundPage);
  return shown.map((localized) => {
    const address = getAddress(localized.page, localized.language);
    const html = readHtml(address);
    const styles = new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map((match) => match[0]));
    const fonts = [...styles].flatMap((style) => fontsFor(localized, html, readFileSync(BUILT + style, 'utf8')));
    const scripts = scriptsOf(html);
    return {
      page: localized.page,
      address,
      scriptGzip: sum([...scripts].map(gzipOf)),
      styleGzip: sum([...styles].map(gzipOf)),
      fonts: sum(fonts.map((font) => readFileSync(BUILT + font).length)),
      requests: 1 + styles.size + scripts.size + fonts.length,
    };
  });
}

/** Bytes that a reader of one language can keep on a device, by build/offline.json: the larger voices count. */
export function sumOfflineBytes(): number {
  const parts = JSON.parse(readFileSync(join(BUILT, '../offline.json'), 'utf8')) as Record<
    string,
    { readonly bytes: number }
  >;
  const sumOf = (isCounted: (name: string) => boolean) =>
    sum(Object.entries(parts).flatMap(([name, { bytes }]) => (isCounted(name) ? [bytes] : [])));
  const isVoice = (name: string) => name.startsWith('spoken-');
  const voices = LANGUAGES.map((language) => sumOf((name) => isVoice(name) && name.endsWith(`-${language}`)));
  return sumOf((name) => !isVoice(name)) + Math.max(...voices);
}
