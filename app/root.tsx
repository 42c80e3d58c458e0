import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, useLocation } from 'react-router';
import { currentNotices, onNoticesChange } from '../shared/ui/notices.ts';
import { LanguageProvider, useLanguage } from '../shared/use-language.tsx';
import { languageScript } from './language-script.ts';
import { PageHead } from './page-head.tsx';
import { pageAt } from './pages.ts';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  const page = pageAt(useLocation().pathname);
  return (
    <LanguageProvider pageLanguage={page.language}>
      <Document>{children}</Document>
    </LanguageProvider>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  useEffect(() => {
    delete document.documentElement.dataset.languagePending;
  }, []);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff4dc" />
        <PageHead />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by hash in the CSP */}
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
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
