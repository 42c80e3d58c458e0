import { useEffect, useState } from 'react';
import type { Catalog } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';
import type { LocalKey, SessionKey } from '../../shared/storage/keys.ts';
import { readSession, writeSession } from '../../shared/storage/session-text.client.ts';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { chooseHomeScreenWay, type HomeScreenWay, isSafariOfPhone } from './home-screen.ts';

/** Local storage: 'seen' after the first visit, 'closed' once the line was closed or used. */
const HOME_SCREEN_KEY = 'story-forest.home-screen' satisfies LocalKey;
/** Session storage: whether this visit is the 'first' one or a 'later' one. */
const VISIT_ORDER_KEY = 'story-forest.home-visit' satisfies SessionKey;

/** An event of Chromium that TypeScript does not know. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

type Texts = Readonly<Record<HomeScreenWay, string>> & { install: string; close: string };

const homeScreenText: Catalog<Texts> = {
  en: {
    button: 'Story Forest can sit right next to your apps. It opens without the internet, too.',
    safari:
      'Keep Story Forest on the home screen: tap Share (a square with an arrow), then “Add to Home Screen.” That way, Safari won’t clear what your child has done.',
    install: 'Put it there',
    close: 'Close',
  },
  ko: {
    button: '이야기숲을 앱처럼 설치할 수 있어요. 인터넷이 없어도 열려요.',
    safari:
      '이야기숲을 홈 화면에 두어 보세요. 공유 버튼(네모에 화살표)을 누르고 ‘홈 화면에 추가’를 고르면 돼요. 홈 화면에서 열면 오랫동안 쓰지 않아도 아이의 기록이 지워지지 않아요.',
    install: '앱으로 설치',
    close: '닫기',
  },
};

function isReturning(): boolean {
  const visit = readSession(VISIT_ORDER_KEY) ?? (readStored(HOME_SCREEN_KEY) === null ? 'first' : 'later');
  // Where nothing is stored every visit is the first; to ask for more would bring a note about it.
  if (!writeSession(VISIT_ORDER_KEY, visit)) return false;
  if (readStored(HOME_SCREEN_KEY) === null) writeStored(HOME_SCREEN_KEY, 'seen');
  return visit === 'later';
}

/**
 * One line, from the second visit on, that says how the site gets onto the home screen. It stays closed once it is
 * closed.
 */
export function HomeScreenLine() {
  const text = useText(homeScreenText);
  const [install, setInstall] = useState<InstallEvent | null>(null);
  const [way, setWay] = useState<HomeScreenWay | null>(null);
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    const choose = (canInstall: boolean) =>
      chooseHomeScreenWay({
        isReturning: isReturning(),
        isClosed: readStored(HOME_SCREEN_KEY) === 'closed',
        isInstalled:
          matchMedia('(display-mode: standalone)').matches ||
          ('standalone' in navigator && navigator.standalone === true),
        canInstall,
        isSafariOfPhone: isSafariOfPhone(userAgent, maxTouchPoints),
      });
    setWay(choose(false));
    const onOffer = (event: Event) => {
      const chosen = choose(true);
      if (chosen === null) return;
      // Not in a bar of the browser's, too.
      event.preventDefault();
      setInstall(event as InstallEvent);
      setWay(chosen);
    };
    const onInstalled = () => setWay(null);
    addEventListener('beforeinstallprompt', onOffer);
    addEventListener('appinstalled', onInstalled);
    return () => {
      removeEventListener('beforeinstallprompt', onOffer);
      removeEventListener('appinstalled', onInstalled);
    };
  }, []);
  if (way === null) return null;

  function close(): void {
    writeStored(HOME_SCREEN_KEY, 'closed');
    setWay(null);
  }
  return (
    <aside className="column mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft print:hidden">
      <p className="min-w-0 max-w-prose grow basis-60">{text[way]}</p>
      {way === 'button' && (
        <Button
          tone="plain"
          onClick={() => {
            void install?.prompt();
            close();
          }}
        >
          {text.install}
        </Button>
      )}
      <button
        type="button"
        onClick={close}
        className="inline-flex min-h-11 items-center rounded-xl px-3 underline decoration-2 decoration-honey underline-offset-4 hover:bg-honey-wash"
      >
        {text.close}
      </button>
    </aside>
  );
}
