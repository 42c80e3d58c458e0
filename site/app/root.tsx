import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LanguageProvider, useText } from '../shared/language/use-language.tsx';
import { Button } from '../shared/ui/button.tsx';
import { useOffline } from './background/use-offline.tsx';
import { useOutbox } from './background/use-outbox.tsx';
import { useSharedComputer } from './background/use-shared-computer.tsx';
import { HYDRATED_EVENT } from './boot/hydrated-event.ts';
import { Document } from './document/document.tsx';
import { OldBrowserNote } from './document/old-browser-note.tsx';
import { ScrollToTopButton, useScrollToTopOnRoute } from './document/scroll.tsx';
import { LanguageOffer } from './header/language-offer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { Notices } from './notices.tsx';
import { getPageByPath } from './pages.ts';
import { SiteFooter } from './site-footer.tsx';
import { siteText } from './site-text.ts';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  const page = getPageByPath(useLocation().pathname);
  return (
    <LanguageProvider pageLanguage={page.language}>
      <Document page={page}>{children}</Document>
    </LanguageProvider>
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
      <LanguageOffer page={getPageByPath(useLocation().pathname)} />
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
