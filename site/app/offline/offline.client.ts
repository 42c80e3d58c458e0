import type { Catalog, Language } from '../../shared/language/language.ts';
import { downloadBundle, refreshBundleStatus } from '../../shared/offline/bundle-status.tsx';
import type { WorkerRequest } from '../../shared/offline/offline-messages.ts';
import { showOffer } from '../../shared/ui/notices.ts';
import { listBundlesOfPage } from './bundles-of-page.ts';

const SCRIPT = '/service-worker.js';
/** The old version may have a download under way, which a new one waits for. */
const TAKE_OVER_LIMIT_MS = 2000;

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
    document.addEventListener('click', openWithNewVersion, { capture: true });
    showOffer(text[language].newVersion, {
      label: text[language].useNow,
      run: () => void takeOver().then(() => location.reload()),
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

/**
 * Loads the page of a link by the new version, instead of within this page. Not later: while the old version loads a page,
 * Chromium does not let a new one take its place, and may keep both waiting for minutes.
 */
function openWithNewVersion(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  void takeOver().then(() => location.assign(link.href));
}

/** Lets a new version that waits take over. Resolves when it has, or at the limit. */
async function takeOver(): Promise<void> {
  const { waiting } = await navigator.serviceWorker.ready;
  if (!waiting) return;
  waiting.postMessage({ ask: 'take-over' } satisfies WorkerRequest);
  await new Promise((resolve) => {
    navigator.serviceWorker.oncontrollerchange = resolve;
    setTimeout(resolve, TAKE_OVER_LIMIT_MS);
  });
}
