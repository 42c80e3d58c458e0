import type { Catalog } from '../language/language.ts';
import { useText } from '../language/use-language.tsx';
import { copyText } from '../page/copy-text.client.ts';
import { canShareLinks, shareLink } from '../page/share-link.client.ts';
import { useHydrated } from '../page/use-hydrated.tsx';
import { Button } from './button.tsx';
import { showToast } from './notices.ts';

type Texts = { send: string; copied: string };

const sendText: Catalog<Texts> = {
  en: { send: 'Send the link', copied: 'This browser can’t send links, so we copied it instead.' },
  ko: { send: '링크 보내기', copied: '이 브라우저에서는 바로 보낼 수 없어서 링크를 복사해 두었어요.' },
};

/**
 * Hands a link to an app of the device. Nothing where the browser cannot; a button that copies the link stands beside
 * it.
 */
export function SendButton({ title, link }: { title: string; link: () => string }) {
  const text = useText(sendText);
  if (!useHydrated() || !canShareLinks()) return null;
  async function send(): Promise<void> {
    const url = link();
    if (await shareLink(title, url)) return;
    showToast((await copyText(url)) ? text.copied : url);
  }
  return (
    <Button tone="plain" onClick={() => void send()}>
      {text.send}
    </Button>
  );
}
