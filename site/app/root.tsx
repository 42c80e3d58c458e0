import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Links, Outlet, Scripts, useLocation } from 'react-router';
import { HYDRATED_EVENT } from '../shared/hydrated-event.ts';
import { otherLanguage } from '../shared/language.ts';
import { currentNotices, onNoticesChange, showToast } from '../shared/ui/notices.ts';
import { LanguageProvider, useLanguage, useText } from '../shared/use-language.tsx';
import andika from './fonts/andika-400.woff2?url';
import gowunDodum from './fonts/gowun-dodum-400-first.woff2?url';
import jua from './fonts/jua-400-first.woff2?url';
import juaLatin from './fonts/jua-latin-400.woff2?url';
import languageName from './fonts/language-name-400.woff2?url';
import fontsLater from './fonts-later.css?url';
import { SiteHeader } from './header/site-header.tsx';
import { languageScript } from './language-script.ts';
import { PageHead } from './page-head.tsx';
import { type Page, pageAt } from './pages.ts';
import { ScrollToTopButton, useScrollToTopOnRoute } from './scroll.tsx';
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
  const script = import.meta.env.SSR ? languageScript(page.language, FONTS[otherLanguage(page.language)]) : '';
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
        <meta name="theme-color" content="#fff4dc" />
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
  useOutbox(text.scoreSentAtLast);
  useOffline();
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
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollToTopButton />
      <Notices />
    </>
  );
}

/** Sends scores that an earlier visit could not send. Loaded after the page, which does not depend on it. */
function useOutbox(sentAtLast: string): void {
  useEffect(() => {
    let stop = () => {};
    let left = false;
    import('../shared/outbox-rounds.client.ts').then(({ startOutbox }) => {
      if (!left) stop = startOutbox({ onSent: () => showToast(sentAtLast) });
    });
    return () => {
      left = true;
      stop();
    };
  }, [sentAtLast]);
}

/** Downloads what the page needs to work offline. */
function useOffline(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import('./offline/offline.client.ts').then(({ downloadForOffline }) => downloadForOffline(pathname, language));
    }, OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}

const NoticeHost = lazy(() =>
  import('../shared/ui/notice-host.tsx').then((module) => ({ default: module.NoticeHost })),
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
