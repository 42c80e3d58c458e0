/**
 * Runs inline in every built page, right behind React Router's scripts (document.tsx): inserts them once the page is
 * painted and laid out, after `load` or at the reader's first touch. A button or tab that is pressed before hydration
 * is pressed again after it; what was typed stays, and a form is sent then.
 */
import type { SessionKey } from '../../shared/storage/keys.ts';
import { HYDRATED_EVENT } from './hydrated-event.ts';
import { isModuleFailure } from './load-failure.ts';

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

const root = document.documentElement;
const scripts = document
  .createRange()
  .createContextualFragment(document.currentScript?.previousElementSibling?.textContent ?? '');
// The page's data, which stand behind this script, go into what this one of React Router creates.
const context = scripts.querySelector('script:not([type])');
if (context) document.head.append(context);

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
  for (const [index, preload] of scripts.querySelectorAll('link').entries()) {
    if (index % PRELOADS_AT_ONCE === PRELOADS_AT_ONCE - 1) await pause();
    document.head.append(preload);
  }
  document.head.append(scripts);
}

/**
 * Loads the page once more where its scripts cannot be loaded: it may be older than the server, or the scripts on the
 * device may be damaged, so these are dropped. Once in a visit, and only where the server answers.
 */
async function reloadWithoutCaches(): Promise<void> {
  if (sessionStorage.getItem(HEALED_KEY) !== null) return;
  // Without the server nothing could take the place of what is dropped. The service worker does not answer this, but a
  // network's sign-in page may: it is no JSON.
  if ((await (await fetch('/healthz')).json()).status !== 'ok') return;
  sessionStorage.setItem(HEALED_KEY, '1');
  // A browser that does not answer is not waited for.
  if ('serviceWorker' in navigator) await Promise.race([dropCaches(), pause(MAX_DEFER_MS)]);
  location.reload();
}

async function dropCaches(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(SHELL_CACHE)) await caches.delete(name);
}

let hasBegun = false;
function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  load();
}

// A module that the script imports fails with an event at the script; the entry module, which it imports last, with a
// rejection.
const recover = () => {
  reloadWithoutCaches().catch(() => {});
};
scripts.querySelector('script[type=module]')?.addEventListener('error', recover);
const recoverEntry = ({ reason }: PromiseRejectionEvent) => {
  if (isModuleFailure(reason)) recover();
};
addEventListener('unhandledrejection', recoverEntry);

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
    removeEventListener('unhandledrejection', recoverEntry);
    for (const type of REMEMBERED) removeEventListener(type, recordEvent, true);
    setTimeout(replayEvents);
  },
  { once: true },
);

if (document.readyState === 'complete') begin();
else {
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)));
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, beginAtOnce, { capture: true, passive: true });
  }
  setTimeout(begin, MAX_DEFER_MS);
}
