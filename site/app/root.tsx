/**
 * What puts the features together: routes, the page around them, server and service worker.
 *
 * @packageDocumentation
 */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet } from 'react-router';
import { LanguageProvider, useText } from '../shared/language/use-language.tsx';
import { useStore } from '../shared/page/use-store.tsx';
import { Button } from '../shared/ui/button.tsx';
import { noticeStore } from '../shared/ui/notices.ts';
import { useBackground } from './background.tsx';
import { Document } from './document/document.tsx';
import { HYDRATED_EVENT } from './document/hydrated-event.ts';
import { isLoadFailure } from './document/load-failure.ts';
import { OldBrowserNote } from './document/old-browser-note.tsx';
import { ScrollToTopButton, useScrollToTopOnRoute } from './document/scroll-to-top.tsx';
import { LanguageOffer } from './header/language-offer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { siteText } from './pages/site-text.ts';
import { useLocalize, useLocalizedPage } from './pages/use-localized-page.tsx';
import { SiteFooter } from './site-footer.tsx';
import { useNumberedEntries } from './use-numbered-entries.tsx';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  const localized = useLocalizedPage();
  return (
    <LanguageProvider language={localized.language} localize={useLocalize(localized)}>
      <Document localized={localized}>{children}</Document>
    </LanguageProvider>
  );
}

export default function Root() {
  const text = useText(siteText);
  useNumberedEntries();
  useScrollToTopOnRoute();
  useBackground();
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
      <LanguageOffer />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollToTopButton />
      <Notices />
    </>
  );
}

/** Replaces a page that failed, or of which a part could not be loaded. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useText(siteText);
  const [heading, hint] = isLoadFailure(error)
    ? [text.partMissing, text.partMissingHint]
    : [text.pageBroke, text.pageBrokeHint];
  return (
    <main id="main" className="column mt-16 text-center">
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="mt-4 text-xl">{hint}</p>
      <Button className="mt-8" tone="coral" onClick={() => location.reload()}>
        {text.loadAgain}
      </Button>
    </main>
  );
}

const NoticeHost = lazy(() =>
  import('../shared/ui/notice-host.tsx').then(
    (module): { default: ComponentType } => ({ default: module.NoticeHost }),
    // A page that is older than the server goes on without messages: a quiz is worth more.
    () => ({ default: () => null }),
  ),
);

/** Alerts and toasts. Their code is loaded with the first one. */
function Notices() {
  const isNeeded = useStore(noticeStore, ({ lastId }) => lastId > 0);
  return isNeeded ? (
    <Suspense>
      <NoticeHost />
    </Suspense>
  ) : null;
}
