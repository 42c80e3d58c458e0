import { type ReactNode, useEffect, useState } from 'react';
import { Links, Scripts } from 'react-router';
import { getOtherLanguage } from '../../shared/language/language.ts';
import { useLanguage } from '../../shared/language/use-language.tsx';
import andika from '../fonts/andika-400.woff2?url';
import gowunDodum from '../fonts/gowun-dodum-400-first.woff2?url';
import jua from '../fonts/jua-400-first.woff2?url';
import juaLatin from '../fonts/jua-latin-400.woff2?url';
import languageName from '../fonts/language-name-400.woff2?url';
import fontsLater from '../fonts-later.css?url';
import { renderLanguageOfferScript } from '../header/language-offer.ts';
import type { Page } from '../pages.ts';
import { eveningScript } from './evening-script.ts';
import { renderLanguageScript } from './language-script.ts';
import { oldBrowserScript } from './old-browser.ts';
import { PageHead } from './page-head.tsx';

/** The fonts that a page's first screen needs. They are preloaded. */
const FONTS = { en: [juaLatin, andika, languageName], ko: [jua, gowunDodum, andika, languageName] } as const;

/** The HTML document around a page. */
export function Document({ page, children }: { page: Page; children: ReactNode }) {
  const { language } = useLanguage();
  // A Korean book is long: the fonts of its later chapters load after the first paint (app/boot).
  // State, not derived: on the next page React would remove the stylesheet that is already applied.
  const [fontsWait] = useState(import.meta.env.PROD && page.language === 'ko' && page.path.startsWith('/book/'));
  // It runs before React is loaded, so the browser's bundle does not contain it.
  const script = import.meta.env.SSR
    ? oldBrowserScript +
      eveningScript +
      renderLanguageScript(page.language, FONTS[getOtherLanguage(page.language)]) +
      renderLanguageOfferScript(page.language)
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
