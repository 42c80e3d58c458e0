/**
 * Runs inline in every built page: loads React Router's modules once the page is painted and laid out, after `load` or at
 * the reader's first touch. A button or tab that is pressed before hydration is pressed again after it; what was typed
 * stays, and a form is sent then.
 */
import type { SessionKey } from '../../shared/storage/keys.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { MODULES_ID, type PageModules } from './modules.ts';

/** Then modules load in any case: a picture may delay the event `load` for long. */
const MAX_DEFER_MS = 2500;
/** Total time that the layout waits for fonts, so that each part is laid out once. */
const MAX_FONT_WAIT_MS = 1000;
/** Preloads between two pauses: thirty at once block a slow phone. */
const PRELOADS_AT_ONCE = 5;

/** Session storage: the page was loaded again already. */
const HEALED_KEY = 'story-forest.healed' satisfies SessionKey;
/** Beginning of the name of the service worker's caches of scripts (app/offline). */
const SHELL_CACHE = 'story-forest-shell';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the library's own
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

/**
 * Loads the page once more where its scripts cannot be loaded: it may be older than the server, or the scripts on the device
 * may be damaged, so these are dropped. Once in a visit, and only where the server answers.
 */
async function reloadWithoutCaches(): Promise<void> {
  if (sessionStorage.getItem(HEALED_KEY) !== null) return;
  // Without the server nothing could take the place of what is dropped. The service worker does not answer this.
  if (!(await fetch('/healthz')).ok) return;
  sessionStorage.setItem(HEALED_KEY, '1');
  if ('serviceWorker' in navigator) {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) if (name.startsWith(SHELL_CACHE)) await caches.delete(name);
  }
  location.reload();
}

let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  load().catch((error) => {
    console.error(error);
    reloadWithoutCaches().catch(() => {});
  });
}

function beginAtOnce(): void {
  delete root.dataset.layingOut;
  begin();
}

let pressed: HTMLElement | null = null;
let submitted: HTMLFormElement | null = null;
const typed = new Set<HTMLInputElement>();
function recordEvent(event: Event): void {
  const { target, type } = event;
  if (type === 'click') pressed = target instanceof Element ? target.closest('button') : null;
  else if (type === 'input') typed.add(target as HTMLInputElement);
  else {
    // The browser would load the page anew.
    event.preventDefault();
    submitted = target as HTMLFormElement;
  }
}
function replayEvents(): void {
  for (const field of typed) {
    // React ignores a value that it has seen: it is emptied by React's setter and filled by the browser's.
    const { value } = field;
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (submitted) {
    const form = submitted;
    setTimeout(() => form.requestSubmit());
  } else if (pressed?.isConnected) {
    // Tabs listen to this one.
    if (pressed.role === 'tab') pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed.click();
  }
}
const REMEMBERED = ['click', 'input', 'submit'];
for (const type of REMEMBERED) addEventListener(type, recordEvent, true);
addEventListener(
  HYDRATED_EVENT,
  () => {
    for (const type of REMEMBERED) removeEventListener(type, recordEvent, true);
    setTimeout(replayEvents);
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
