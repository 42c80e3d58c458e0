import { type ComponentType, createContext, useContext } from 'react';
import { getAddress, type LocalizedPage, notFoundPage } from '../pages/pages.ts';
import { BUILT_SITE_URL } from './site-url.ts';

/** The address of the site, for canonical links. In the browser it is the one that the page came with. */
const SITE_URL = import.meta.env.SSR
  ? BUILT_SITE_URL
  : new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href).origin;

/** What only search engines and link previews read. entry.server.tsx sets it, so that no page's script contains it. */
export const PreviewContext = createContext<ComponentType<{ localized: LocalizedPage; title: string }> | null>(null);

/** The page's metadata. React hoists these elements into `<head>` and updates them when the page changes. */
export function PageHead({ localized }: { localized: LocalizedPage }) {
  const { page, language } = localized;
  const Preview = useContext(PreviewContext);
  const title =
    page.path === '/' || page === notFoundPage
      ? page.title[language]
      : `${page.title[language]} · ${language === 'en' ? 'Story Forest' : '이야기숲'}`;
  return (
    <>
      <title>{title}</title>
      {page === notFoundPage ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={SITE_URL + getAddress(page, language)} />
      )}
      {Preview && <Preview localized={localized} title={title} />}
    </>
  );
}
