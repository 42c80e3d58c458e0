/**
 * The HTML document around a page: its head, its fonts, and the scripts that run before React does.
 *
 * @packageDocumentation
 */
import type { ReactNode } from 'react';
import { Links, Scripts } from 'react-router';
import { THEME_COLORS } from '../../shared/page/evening.ts';
import { InlineScript } from '../../shared/page/inline-script.tsx';
import andika from '../fonts/andika-400.woff2?url';
import fontsLater from '../fonts/fonts-later.css?url';
import gowunDodum from '../fonts/gowun-dodum-400-first.woff2?url';
import jua from '../fonts/jua-400-first.woff2?url';
import juaLatin from '../fonts/jua-latin-400.woff2?url';
import languageName from '../fonts/language-name-400.woff2?url';
import { getOtherAddress, type LocalizedPage } from '../pages/pages.ts';
import beginLayoutScript from './begin-layout-script.client.ts?inline-script';
import bootScript from './boot-script.client.ts?inline-script';
import eveningScript from './evening-script.client.ts?inline-script';
import foreignChangesScript from './foreign-changes-script.client.ts?inline-script';
import languageScript from './language-script.client.ts?inline-script';
import type { PageLanguages } from './language-script.ts';
import oldBrowserScript from './old-browser-script.client.ts?inline-script';
import { PageHead } from './page-head.tsx';

/** The fonts that a page's first screen needs. They are preloaded. */
const FONTS = { en: [juaLatin, andika, languageName], ko: [jua, gowunDodum, andika, languageName] } as const;

/** The HTML document around a page. */
export function Document({ localized, children }: { localized: LocalizedPage; children: ReactNode }) {
  const { page, language, namesLanguage } = localized;
  const languages: PageLanguages = { language, namesLanguage, other: getOtherAddress(localized) };
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* First: a reader who is sent to the other address should not wait for this page's fonts. */}
        <InlineScript code={languageScript} data={languages} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* 'only': otherwise browsers darken the day's colors themselves. palette.css has the evening's. */}
        <meta name="color-scheme" content="only light" />
        <meta name="theme-color" content={THEME_COLORS.day} suppressHydrationWarning />
        <PageHead localized={localized} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {FONTS[language].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <InlineScript code={oldBrowserScript + eveningScript + (page.kind === 'book' ? beginLayoutScript : '')} />
        <Links />
        {import.meta.env.PROD ? (
          <>
            {/* What only later screens need loads after the first paint (boot-script.client.ts). */}
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
        <LateScripts />
      </body>
    </html>
  );
}

/**
 * React Router's scripts, written into a `<noscript>`: with scripting on it is text, of which nothing is requested.
 * boot-script.client.ts inserts it into the document after the first paint (docs/decisions/014).
 */
function LateScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      {/* React does not hydrate what is in it, so the browser's bundle does not contain it. */}
      <noscript>{import.meta.env.SSR && <Scripts />}</noscript>
      <InlineScript code={bootScript + foreignChangesScript} />
    </>
  );
}
