import { useLocation } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { getPageByPath, notFoundPage } from '../pages.ts';

/** The origin of the site, for canonical and preview links. Set by the build (vite.config.ts). */
const SITE_URL: string = import.meta.env.SITE_URL;

const LOCALES = { en: 'en_US', ko: 'ko_KR' } as const;

/** The page's metadata. React hoists these elements into `<head>` and updates them when the language changes. */
export function PageHead() {
  const { language } = useLanguage();
  const page = getPageByPath(useLocation().pathname);
  const title =
    page.path === '/' || page === notFoundPage
      ? page.title[language]
      : `${page.title[language]} · ${language === 'en' ? 'Story Forest' : '이야기숲'}`;
  const description = page.description[language];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={page.kind} />
      <meta property="og:image" content={SITE_URL + page.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:locale:alternate" content={LOCALES[language === 'en' ? 'ko' : 'en']} />
      <meta property="og:site_name" content="Story Forest · 이야기숲" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={SITE_URL + page.image} />
      {page === notFoundPage ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={SITE_URL + page.path} />
      )}
    </>
  );
}
