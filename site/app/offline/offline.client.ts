/**
 * Offline use, on the page's side: registers the service worker, asks it for bundles, and offers a new version.
 *
 * @packageDocumentation
 */
import type { Catalog, Language } from '../../shared/language/language.ts';
import type { OfflineRequest } from '../../shared/offline/bundle-status.tsx';
import { downloadBundle, refreshBundleStatus } from '../../shared/offline/bundle-status.tsx';
import { showOffer } from '../../shared/ui/notices.ts';
import { getPageByPath, type OfflineBundleName } from '../pages/pages.ts';

const text: Catalog<{ offer: string; use: string }> = {
  en: {
    offer: 'There’s a new version of the site. You’ll get it on the next page.',
    use: 'Use it now',
  },
  ko: {
    offer: '사이트가 바뀌었어요. 다음 페이지부터 새 모습으로 보여요.',
    use: '지금 볼래요',
  },
};

/** Whether the reader asked the browser to save data: nothing is then downloaded in advance. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Registers the service worker, and downloads what the page at `path` needs to work offline, then the small pictures of
 * all pages. Rejects without a network and in private mode: the next visit tries again.
 */
export async function downloadForOffline(path: string, language: Language): Promise<void> {
  // Plain http.
  if (!('serviceWorker' in navigator)) return;
  watchForNewVersion(await navigator.serviceWorker.register('/service-worker.js'), language);
  if (savesData()) return;
  for (const bundle of listBundlesOfPage(path, language)) await downloadBundle(bundle);
  await refreshBundleStatus();
}

/** Offers a new version as soon as it is downloaded. It then waits beside the one that this page was loaded by. */
function watchForNewVersion(registration: ServiceWorkerRegistration, language: Language): void {
  const show = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    document.addEventListener('click', openLink, true);
    showOffer(text[language].offer, {
      label: text[language].use,
      run: () => void withNewVersion(() => location.reload()),
    });
  };
  show();
  registration.onupdatefound = () => registration.installing?.addEventListener('statechange', show);
}

/** Opens the page of a link by the new version, instead of within this page. */
function openLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.pathname === location.pathname) return;
  event.preventDefault();
  void withNewVersion(() => location.assign(link.href));
}

/** Two seconds were too few on two busy cores: the old version then opened the page, which stayed white. */
const MAX_TAKE_OVER_MS = 10_000;

/**
 * Lets the new version take over, and then opens a page. Not the other way round: while the old version loads a page,
 * Chromium does not let a new one take its place, and may keep both waiting for minutes.
 */
async function withNewVersion(open: () => void): Promise<void> {
  const { active, waiting } = await navigator.serviceWorker.ready;
  await new Promise((resolve) => {
    navigator.serviceWorker.oncontrollerchange = resolve;
    active?.postMessage({ ask: 'give-way' } satisfies OfflineRequest);
    waiting?.postMessage({ ask: 'take-over' } satisfies OfflineRequest);
    setTimeout(resolve, MAX_TAKE_OVER_MS);
  });
  open();
}

/** What is downloaded after a visit to the page at `path`, the most needed first. */
export function listBundlesOfPage(path: string, language: Language): OfflineBundleName[] {
  const { offlineBundle: bundle } = getPageByPath(path);
  // An English page speaks English, and Korean on wish; a Korean page speaks Korean only.
  const clips = bundle === 'quiz' && language === 'en' ? 'quiz-en' : null;
  const names: (OfflineBundleName | null)[] = [clips, bundle, 'basics'];
  return names.filter((name) => name !== null);
}
