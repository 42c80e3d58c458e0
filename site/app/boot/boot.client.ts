/**
 * Runs inline in every built page: loads React Router's modules once the page is painted and laid out, after `load` or at
 * the reader's first touch. A button that is pressed before hydration is pressed again after it.
 */
import { HYDRATED_EVENT } from '../../shared/hydrated-event.ts';
import { MODULES_ID, type PageModules } from './modules.ts';

/** Modules load after these milliseconds in any case: a picture may delay `load` for long. */
const MAX_DEFER_MS = 2500;
/** Layout waits for fonts at most these milliseconds in all, so that each part is laid out once. */
const MAX_FONT_WAIT_MS = 1000;
/** Preloads without a pause: thirty at once block a slow phone. */
const PRELOADS_AT_ONCE = 5;

declare global {
  interface Window {
    /** Read by React Router's entry module. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

const root = document.documentElement;
const pause = (milliseconds = 0) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function layoutInChunks(): Promise<void> {
  const fontWait = pause(MAX_FONT_WAIT_MS);
  for (const part of document.querySelectorAll('[data-defer-layout]')) {
    if (!('layingOut' in root.dataset)) return;
    part.removeAttribute('data-defer-layout');
    part.getBoundingClientRect();
    await pause();
    if (document.fonts.status === 'loading') await Promise.race([document.fonts.ready, fontWait]);
  }
  delete root.dataset.layingOut;
}

async function load(): Promise<void> {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-defer-css]')) sheet.media = 'all';
  await layoutInChunks();
  const modules: PageModules = JSON.parse(document.getElementById(MODULES_ID)?.textContent ?? '');
  for (const [index, href] of modules.preloads.entries()) {
    if (index % PRELOADS_AT_ONCE === PRELOADS_AT_ONCE - 1) await pause();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const ids = Object.keys(modules.routes);
  const [, ...routes] = await Promise.all(
    [modules.manifest, ...Object.values(modules.routes)].map((url) => import(/* @vite-ignore */ url)),
  );
  window.__reactRouterRouteModules = Object.fromEntries(ids.map((id, index) => [id, routes[index]]));
  await import(/* @vite-ignore */ modules.entry);
}

let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  void load();
}

function beginAtOnce(): void {
  delete root.dataset.layingOut;
  begin();
}

let pressed: HTMLElement | null = null;
function rememberPress({ target }: Event): void {
  pressed = target instanceof Element ? target.closest('button') : null;
}
addEventListener('click', rememberPress, true);
addEventListener(
  HYDRATED_EVENT,
  () => {
    removeEventListener('click', rememberPress, true);
    setTimeout(() => pressed?.isConnected && pressed.click());
  },
  { once: true },
);

if ('languagePending' in root.dataset || document.readyState === 'complete') begin();
else {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, beginAtOnce, { capture: true, passive: true });
  }
  setTimeout(begin, MAX_DEFER_MS);
}
