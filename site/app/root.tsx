import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Links, Outlet, Scripts, useLocation } from 'react-router';
import { otherLanguage } from '../shared/language/language.ts';
import { LanguageProvider, useLanguage, useText } from '../shared/language/use-language.tsx';
import { SHARED_COMPUTER_KEY } from '../shared/storage/shared-computer.ts';
import { useStoredText } from '../shared/storage/use-stored-text.tsx';
import { Button } from '../shared/ui/button.tsx';
import { currentNotices, onNoticesChange, showToast } from '../shared/ui/notices.ts';
import { HYDRATED_EVENT } from './boot/hydrated-event.ts';
import { eveningScript } from './document/evening-script.ts';
import { languageScript } from './document/language-script.ts';
import { OLDEST_BROWSERS, oldBrowserScript } from './document/old-browser.ts';
import { PageHead } from './document/page-head.tsx';
import { ScrollToTopButton, useScrollToTopOnRoute } from './document/scroll.tsx';
import andika from './fonts/andika-400.woff2?url';
import gowunDodum from './fonts/gowun-dodum-400-first.woff2?url';
import jua from './fonts/jua-400-first.woff2?url';
import juaLatin from './fonts/jua-latin-400.woff2?url';
import languageName from './fonts/language-name-400.woff2?url';
import fontsLater from './fonts-later.css?url';
import { languageOfferScript } from './header/language-offer.ts';
import { LanguageOffer } from './header/language-offer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { type Page, pageAt } from './pages.ts';
import { SiteFooter } from './site-footer.tsx';
import { siteText } from './site-text.ts';
import './styles.css';

/** Time on a page before its offline download starts: the page's own requests go first. */
const OFFLINE_DELAY_MS = 3000;

/** The fonts that a page's first screen needs. They are preloaded. */
const FONTS = { en: [juaLatin, andika, languageName], ko: [jua, gowunDodum, andika, languageName] } as const;

export function Layout({ children }: { children: ReactNode }) {
  const page = pageAt(useLocation().pathname);
  return (
    <LanguageProvider pageLanguage={page.language}>
      <Document page={page}>{children}</Document>
    </LanguageProvider>
  );
}

function Document({ page, children }: { page: Page; children: ReactNode }) {
  const { language } = useLanguage();
  // A Korean book is long: the fonts of its later chapters load after the first paint (app/boot).
  // State, not derived: on the next page React would remove the stylesheet that is already applied.
  const [fontsWait] = useState(import.meta.env.PROD && page.language === 'ko' && page.path.startsWith('/book/'));
  // It runs before React is loaded, so the browser's bundle does not contain it.
  const script = import.meta.env.SSR
    ? oldBrowserScript +
      eveningScript +
      languageScript(page.language, FONTS[otherLanguage(page.language)]) +
      languageOfferScript(page.language)
    : '';
  useEffect(() => {
    // The text is in the reader's language now. A layout starts the loading of its fonts; it is shown when they are loaded.
    document.body.getBoundingClientRect();
    document.fonts.ready.then(() => {
      delete document.documentElement.dataset.languagePending;
    });
  }, []);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff4dc" suppressHydrationWarning />
        <PageHead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {FONTS[page.language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
        <Links />
        {fontsWait ? (
          <>
            <link rel="stylesheet" href={fontsLater} media="print" data-defer-css="" />
            <noscript>
              <link rel="stylesheet" href={fontsLater} />
            </noscript>
          </>
        ) : (
          <link rel="stylesheet" href={fontsLater} />
        )}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const text = useText(siteText);
  useScrollToTopOnRoute();
  useOutbox();
  useOffline();
  useSharedComputer();
  // In the commit that attaches the click handlers: a later event would let a queued click run twice.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-b-xl bg-honey px-5 py-3 text-ink focus:not-sr-only focus:fixed focus:top-0 focus:left-4 focus:z-50"
      >
        {text.skipToContent}
      </a>
      <OldBrowserNote />
      <SiteHeader />
      <LanguageOffer page={pageAt(useLocation().pathname)} />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollToTopButton />
      <Notices />
    </>
  );
}

/** Shown by styles.css in a browser that cannot run the site's scripts, so in both languages. */
function OldBrowserNote() {
  const { safari, firefox, chrome } = OLDEST_BROWSERS;
  return (
    <div className="old-browser" hidden>
      <p lang="en">
        This browser is too old for the games and the quiz; the stories can be read. Safari {safari}, Firefox {firefox}{' '}
        and Chrome {chrome}, and all later ones, show everything.
      </p>
      <p lang="ko">
        이 브라우저는 오래되어서 놀이와 퀴즈는 할 수 없고 이야기는 읽을 수 있어요. Safari {safari}, Firefox {firefox},
        Chrome {chrome}부터는 모두 할 수 있어요.
      </p>
    </div>
  );
}

/** In place of a page whose part could not be loaded, or that failed. */
export function ErrorBoundary() {
  const text = useText(siteText);
  return (
    <main id="main" className="column mt-16 text-center">
      <h1 className="text-3xl sm:text-4xl">{text.pageBroke}</h1>
      <p className="mt-4 text-xl">{text.pageBrokeHint}</p>
      <Button className="mt-8" tone="coral" onClick={() => location.reload()}>
        {text.loadAgain}
      </Button>
    </main>
  );
}

/** Sends scores that an earlier visit could not send. Loaded after the page, which does not depend on it. */
function useOutbox(): void {
  const { language } = useLanguage();
  useEffect(() => {
    const onSent = () =>
      import('./outbox-text.ts').then(
        ({ outboxText }) => showToast(outboxText[language].sentAtLast),
        () => {},
      );
    let stop = () => {};
    let left = false;
    import('../shared/outbox/outbox-rounds.client.ts').then(
      ({ startOutbox }) => {
        if (!left) stop = startOutbox({ onSent });
      },
      // As for the offline download below: the next visit sends what waits.
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [language]);
}

/** On a computer that many children use: forgets each of them (SharedComputerSetting). */
function useSharedComputer(): void {
  const [shared] = useStoredText(SHARED_COMPUTER_KEY);
  useEffect(() => {
    if (shared !== 'on') return;
    let stop = () => {};
    let left = false;
    import('./shared-computer/watch-shared-computer.client.ts').then(
      ({ watchSharedComputer }) => {
        if (!left) stop = watchSharedComputer();
      },
      () => {},
    );
    return () => {
      left = true;
      stop();
    };
  }, [shared]);
}

/** Downloads what the page needs to work offline. */
function useOffline(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const offline = useRef<typeof import('./offline/offline.client.ts') | null>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const isNextPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    // Nothing is entered on the page yet, so nothing is lost.
    if (isNextPage && offline.current?.isNewVersionOffered()) void offline.current.loadNewVersion();
    const timer = setTimeout(async () => {
      try {
        offline.current = await import('./offline/offline.client.ts');
        await offline.current.downloadForOffline(pathname, language);
      } catch {
        // The page was left, or is older than the server: it works on, and the next visit tries again.
      }
    }, OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}

const NoticeHost = lazy(() =>
  import('../shared/ui/notice-host.tsx').then(
    (module): { default: ComponentType } => ({ default: module.NoticeHost }),
    // A page that is older than the server goes on without messages: a quiz is worth more.
    () => ({ default: () => null }),
  ),
);

function Notices() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onNoticesChange(() => setNeeded(currentNotices().length > 0 || needed)), [needed]);
  return needed ? (
    <Suspense>
      <NoticeHost />
    </Suspense>
  ) : null;
}
