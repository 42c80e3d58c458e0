import type { Catalogue, Language } from '../../shared/language.ts';
import { readStored, writeStored } from '../../shared/stored-text.client.ts';
import { showToast } from '../../shared/ui/notices.ts';
import { pageAt } from '../pages.ts';
import type { DownloadReply, DownloadRequest } from './worker-messages.ts';

const SCRIPT = '/service-worker.js';
/** Local storage key: the bundles whose download was announced, separated by spaces. */
const ANNOUNCED_KEY = 'story-forest.kept';

const text: Catalogue<{ keptBook: string }> = {
  en: { keptBook: 'This book is on your device now. It opens without the internet, too.' },
  ko: { keptBook: '이 책을 기기에 담아 두었어요. 인터넷이 없어도 펼쳐 볼 수 있어요.' },
};

/** Whether the reader asked the browser to save data: nothing is then downloaded in advance. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Registers the service worker, and downloads what the page at `path` needs to work offline. Never rejects: without
 * service workers (plain http, private mode) or without a network the site works as before.
 */
export async function downloadForOffline(path: string, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    const { kind, offlineBundle: bundle } = pageAt(path);
    if (!active || !bundle || savesData()) return;
    const { isComplete } = await requestDownload(active, { bundle });
    if (isComplete && kind === 'book') announceOnce(bundle, text[language].keptBook);
  } catch {
    // The next visit tries again.
  }
}

function requestDownload(worker: ServiceWorker, request: DownloadRequest): Promise<DownloadReply> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<DownloadReply>) => resolve(data);
    worker.postMessage(request, [port2]);
  });
}

function announceOnce(bundle: string, sentence: string): void {
  const announced = (readStored(ANNOUNCED_KEY) ?? '').split(' ');
  if (announced.includes(bundle)) return;
  writeStored(ANNOUNCED_KEY, [...announced, bundle].join(' ').trim());
  showToast(sentence);
}
