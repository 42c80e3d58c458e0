import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Page, pages } from '../app/pages.ts';

const BUILT = 'build/client';

/** What a page loads before anybody touches it, in bytes. */
export type PageWeight = {
  readonly page: Page;
  readonly scriptGzip: number;
  readonly styleGzip: number;
  readonly fonts: number;
};

function htmlOf(page: Page): string {
  const file = `${BUILT}${page.path === '/' ? '' : page.path}/index.html`;
  if (!existsSync(file)) throw new Error(`${file} is not built: run npm run build`);
  return readFileSync(file, 'utf8');
}

/** Every script a built page preloads or imports, and what those import statically in turn. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map((match) => match[0]);
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (found.has(script)) continue;
    found.add(script);
    const source = readFileSync(BUILT + script, 'utf8');
    for (const match of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      waiting.push(`/assets/${match[1]}`);
  }
  return found;
}

/** The font files that a page's own language asks for: an English page shows no Hangul but the switch's, in a system font. */
function fontsFor(page: Page, css: string): string[] {
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map((match) => match[0]);
  return faces
    .filter((face) => page.language === 'ko' || !/unicode-range:[^;}]*U\+AC00/i.test(face))
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
  return pages.map((page) => {
    const html = htmlOf(page);
    const styles = new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map((match) => match[0]));
    const fonts = [...styles].flatMap((style) => fontsFor(page, readFileSync(BUILT + style, 'utf8')));
    return {
      page,
      scriptGzip: sum([...scriptsOf(html)].map(gzipOf)),
      styleGzip: sum([...styles].map(gzipOf)),
      fonts: sum(fonts.map((font) => readFileSync(BUILT + font).length)),
    };
  });
}
