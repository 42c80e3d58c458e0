/**
 * Build step: writes build/csp.json, the hashes of the inline scripts of each built page by its path. The server
 * puts them into the page's Content-Security-Policy.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const SITE = 'build/client';

/** The hashes (`sha256-…`) of the inline scripts in a page, each once. */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)];
  // Data for search engines is never run, so no policy names it.
  const inline = scripts.filter(([, attributes = '']) => !/\ssrc\s*=|application\/ld\+json/i.test(attributes));
  const hashes = inline.map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  return [...new Set(hashes)];
}

function pathOf(file: string): string {
  const folder = file.replaceAll('\\', '/').replace(/\/?index\.html$/, '');
  return `/${folder}`;
}

if (import.meta.main) {
  const files = globSync('**/index.html', { cwd: SITE }).sort();
  const hashes = files.map((file) => [pathOf(file), hashInlineScripts(readFileSync(`${SITE}/${file}`, 'utf8'))]);
  writeFileSync('build/csp.json', `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
