import type { Catalogue, Language } from '../../shared/language.ts';
import { showToast } from '../../shared/ui/notices.ts';
import { kitOfPage } from './kits.ts';
import type { KeepRequest, KeptReply } from './messages.ts';

const SCRIPT = '/service-worker.js';
/** Kits that the reader has been told of, so that each is told once. */
const TOLD_KEY = 'story-forest.kept';

const text: Catalogue<{ keptBook: string }> = {
  en: { keptBook: 'This book is on your device now. It opens without the internet, too.' },
  ko: { keptBook: '이 책을 기기에 담아 두었어요. 인터넷이 없어도 펼쳐 볼 수 있어요.' },
};

/** A family that saves data is not made to download what it has not asked for. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/**
 * Registers the service worker, and keeps what the page at `path` needs without a network. Where there is no such thing
 * (plain http, a private window) the site works as it always has.
 */
export async function keepForOffline(path: string, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(SCRIPT);
    const { active } = await navigator.serviceWorker.ready;
    const kit = kitOfPage(path);
    if (!active || !kit || savesData()) return;
    const { whole } = await ask(active, { keep: kit });
    if (whole && path.startsWith('/book/')) tellOnce(kit, text[language].keptBook);
  } catch {
    // Nothing of the page depends on it: the next visit tries again.
  }
}

function ask(worker: ServiceWorker, request: KeepRequest): Promise<KeptReply> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeptReply>) => resolve(data);
    worker.postMessage(request, [port2]);
  });
}

function tellOnce(kit: string, sentence: string): void {
  const told = (localStorage.getItem(TOLD_KEY) ?? '').split(' ');
  if (told.includes(kit)) return;
  localStorage.setItem(TOLD_KEY, [...told, kit].join(' ').trim());
  showToast(sentence);
}
