import { OPDS_PATH } from '../../features/stories/export/opds.ts';
import { getOtherLanguage, LANGUAGES } from '../../shared/language/language.ts';
import { getAddress, type LocalizedPage, notFoundPage } from '../pages/pages.ts';
import { describePage } from './page-descriptions.ts';
import { BUILT_SITE_URL } from './site-url.ts';
import { buildStructuredData } from './structured-data.ts';

const LOCALES = { en: 'en_US', ko: 'ko_KR' } as const;

/** For search engines and link previews, which run no script. */
export function Preview({ localized: { page, language }, title }: { localized: LocalizedPage; title: string }) {
  const description = describePage(page)[language];
  const image = `${BUILT_SITE_URL}/og/${page.image}-${language}.png`;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={page.kind} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:locale:alternate" content={LOCALES[getOtherLanguage(language)]} />
      <meta property="og:site_name" content="Story Forest · 이야기숲" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {page.path === '/stories' && (
        <link rel="alternate" type="application/atom+xml;profile=opds-catalog" title="EPUB" href={OPDS_PATH} />
      )}
      {page !== notFoundPage && (
        <>
          {LANGUAGES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={BUILT_SITE_URL + getAddress(page, each)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={BUILT_SITE_URL + page.path} />
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without '<', which no browser runs
            dangerouslySetInnerHTML={{
              __html: JSON.stringify(buildStructuredData(page, language, BUILT_SITE_URL)).replaceAll('<', '\\u003c'),
            }}
          />
        </>
      )}
    </>
  );
}
