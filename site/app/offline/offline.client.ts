import type { Catalog, Language } from '../../shared/language/language.ts';
import { downloadBundle, refreshBundleStatus } from '../../shared/offline/bundle-status.tsx';
import type { WorkerRequest } from '../../shared/offline/offline-messages.ts';
import { showOffer } from '../../shared/ui/notices.ts';
import { listBundlesOfPage } from './bundles-of-page.ts';

const SCRIPT = '/service-worker.js';

const text: Catalog<{ newVersion: string; useNow: string }> = {
  en: {
    newVersion: 'A new version of the site is here. It comes with the next page you open.',
    useNow: 'Use it now',
  },
  ko: {
    newVersion: '사이트가 새로워졌어요. 다음 페이지를 열면 새 모습으로 보여요.',
    useNow: '지금 볼래요',
  },
};

/** Whether the reader asked the browser to save data: nothing is then downloaded in advance. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Registers the service worker, and downloads what the page at `path` needs to work offline, then the small pictures of
 * all pages. Never rejects: without service workers (plain http, private mode) or without a network the site works as
 * before.
 */
export async function downloadForOffline(path: string, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    watchForNewVersion(await navigator.serviceWorker.register(SCRIPT), language);
    if (savesData()) return;
    for (const bundle of listBundlesOfPage(path, language)) await downloadBundle(bundle);
    await refreshBundleStatus();
  } catch {
    // The next visit tries again.
  }
}

let isOffered = false;

/** Offers a new version as soon as it is downloaded. It then waits beside the one that this page was loaded by. */
function watchForNewVersion(registration: ServiceWorkerRegistration, language: Language): void {
  const offer = () => {
    if (isOffered || !registration.waiting || !navigator.serviceWorker.controller) return;
    isOffered = true;
    showOffer(text[language].newVersion, { label: text[language].useNow, run: () => void loadNewVersion() });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/** Loads the page anew by a new version that waits. Does nothing where none waits. */
export async function loadNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage({ ask: 'take-over' } satisfies WorkerRequest);
}

/** Whether a new version was offered on this page: the next page is loaded by it. */
export function isNewVersionOffered(): boolean {
  return isOffered;
}
