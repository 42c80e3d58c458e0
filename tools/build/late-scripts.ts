/**
 * Build step after the pages: has each of them seen before its scripts are sent for. React Router asks for every module
 * in the head, so that on a slow line they come before the pictures; a page of ours can be read without any. With them
 * comes what a sheet marked `data-late` holds: letters that few pages open with.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AWAKE_EVENT } from '../../shared/awake.ts';

const SITE = 'build/client';
/** Milliseconds after which the scripts come in any case: a picture may be long on its way. */
const LATEST = 2500;
/** Requests that are made without a break: thirty hold a slow phone up. */
const AT_ONCE = 5;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * A page whose modules are sent for once it is painted: after `load`, or at the reader's first touch. A button that is
 * pressed before it works is pressed again when it does.
 *
 * @throws where the page does not start as React Router has it; then this step is to be written anew
 */
export function withLateScripts(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const code = MODULE.exec(html)?.[1];
  const imports = [...(code?.matchAll(IMPORT) ?? [])];
  const rest = code?.replaceAll(IMPORT, '').trim();
  if (preloads.length === 0 || imports.length === 0 || !rest?.startsWith('window.__reactRouterRouteModules =')) {
    throw new Error('a page that does not start as React Router has it');
  }
  const names = imports.map(([, name]) => name ?? '').join(', ');
  const modules = imports.map(([, , href]) => `import("${href}")`).join(', ');
  const script = `
let sent;
const begin = () => {
  sent ||= send();
};
const send = async () => {
  for (const sheet of document.querySelectorAll('link[data-late]')) sheet.media = 'all';
  for (const [index, href] of ${JSON.stringify(preloads)}.entries()) {
    if (index % ${AT_ONCE} === ${AT_ONCE - 1}) await new Promise((resolve) => setTimeout(resolve));
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const [${names}] = await Promise.all([${modules}]);
  ${rest}
};
let pressed = null;
const keep = ({ target }) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};
addEventListener('click', keep, true);
addEventListener('${AWAKE_EVENT}', () => {
  removeEventListener('click', keep, true);
  setTimeout(() => pressed?.isConnected && pressed.click());
}, { once: true });
if ('languagePending' in document.documentElement.dataset || document.readyState === 'complete') begin();
else {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, passive: true });
  setTimeout(begin, ${LATEST});
}
`;
  return html.replaceAll(PRELOAD, '').replace(MODULE, () => `<script type="module" async="">${script}</script>`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of globSync('**/*.html', { cwd: SITE })) {
    const file = `${SITE}/${name}`;
    writeFileSync(file, withLateScripts(readFileSync(file, 'utf8')));
  }
}
