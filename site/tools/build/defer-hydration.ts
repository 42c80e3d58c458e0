/**
 * Build step after the pages: has each of them seen before its scripts are sent for. React Router asks for every module
 * in the head, so that on a slow line they come before the pictures; a page of ours can be read without any. With them
 * comes what a sheet marked `data-late` holds: letters that few pages open with.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HYDRATED_EVENT } from '../../shared/hydrated-event.ts';

const SITE = 'build/client';
/** Milliseconds after which the scripts come in any case: a picture may be long on its way. */
const LATEST = 2500;
/** Milliseconds after which a page stands there whole, whatever is still on its way. */
const GROWN = 5000;
/** Milliseconds that a growing page waits for letters in all, so that each part of it is laid out only once. */
const LETTERS = 1000;
/** Requests that are made without a break: thirty hold a slow phone up. */
const AT_ONCE = 5;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * Runs in the head of a page with parts marked `data-later`: they are left out of the first layout (styles.css), which on
 * a phone takes half a second for a whole book, unless the reader comes to a place in the midst of the page.
 */
const GROWING =
  "var r=document.documentElement,n=performance.getEntriesByType('navigation')[0];" +
  "if(!('languagePending'in r.dataset)&&n&&n.type==='navigate'&&!/#/.test(n.name+location.hash)){r.dataset.growing='';" +
  `setTimeout(function(){delete r.dataset.growing},${GROWN})}`;

/**
 * A page whose modules are sent for once it is painted, and has grown: after `load`, or at the reader's first touch. A
 * button that is pressed before it works is pressed again when it does.
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
const root = document.documentElement;
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const grow = async () => {
  const letters = pause(${LETTERS});
  for (const part of document.querySelectorAll('[data-later]')) {
    if (!('growing' in root.dataset)) return;
    part.removeAttribute('data-later');
    part.getBoundingClientRect();
    await pause();
    if (document.fonts.status === 'loading') await Promise.race([document.fonts.ready, letters]);
  }
  delete root.dataset.growing;
};
let sent;
const begin = () => {
  sent ||= send();
};
const hurry = () => {
  delete root.dataset.growing;
  begin();
};
const send = async () => {
  for (const sheet of document.querySelectorAll('link[data-late]')) sheet.media = 'all';
  await grow();
  for (const [index, href] of ${JSON.stringify(preloads)}.entries()) {
    if (index % ${AT_ONCE} === ${AT_ONCE - 1}) await pause();
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
addEventListener('${HYDRATED_EVENT}', () => {
  removeEventListener('click', keep, true);
  setTimeout(() => pressed?.isConnected && pressed.click());
}, { once: true });
if ('languagePending' in root.dataset || document.readyState === 'complete') begin();
else {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, hurry, { capture: true, passive: true });
  setTimeout(begin, ${LATEST});
}
`;
  return html
    .replace('</head>', html.includes(' data-later=') ? `<script>${GROWING}</script></head>` : '</head>')
    .replaceAll(PRELOAD, '')
    .replace(MODULE, () => `<script type="module" async="">${script}</script>`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const name of globSync('**/*.html', { cwd: SITE })) {
    const file = `${SITE}/${name}`;
    writeFileSync(file, withLateScripts(readFileSync(file, 'utf8')));
  }
}
