import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGE_KEY } from '../../shared/language/language.ts';
import { useHydrated } from '../../shared/page/use-hydrated.tsx';
import type { SessionKey } from '../../shared/storage/keys.ts';
import { readSession, writeSession } from '../../shared/storage/session-text.client.ts';
import { useStoredText } from '../../shared/storage/use-stored-text.tsx';
import { findLocalizedPage, type LocalizedPage, localize, notFoundPage } from './pages.ts';

/** Session storage: set once this tab has shown an address that names its language. */
const NAMED_KEY = 'story-forest.named-language' satisfies SessionKey;

/** What the page's address shows. */
export function useLocalizedPage(): LocalizedPage {
  const { pathname } = useLocation();
  return useMemo(() => findLocalizedPage(pathname), [pathname]);
}

/**
 * Links keep the language where the address names it, where the reader has chosen it, and where the reader has come
 * from an address that names one. Elsewhere they lead to the pages' own addresses (docs/product.md §2.2).
 */
export function useLocalize({ language, namesLanguage }: LocalizedPage): (to: string) => string {
  const [chosen] = useStoredText(LANGUAGE_KEY);
  const [cameNamed, setCameNamed] = useState(false);
  useEffect(() => {
    if (namesLanguage) writeSession(NAMED_KEY, '1');
    if (namesLanguage || readSession(NAMED_KEY) !== null) setCameNamed(true);
  }, [namesLanguage]);
  const keeps = namesLanguage || cameNamed || chosen !== null;
  return useCallback((to: string) => (keeps ? localize(to, language) : to), [keeps, language]);
}

/**
 * The path of the page, as in the table of pages. React Router prerenders '/stories/' for the URL '/stories', and one
 * 404 page for every unknown path; markup that depends on the path must be the same in both, or hydration fails.
 */
export function usePath(): string {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const { page } = findLocalizedPage(pathname);
  return page === notFoundPage && hydrated ? pathname : page.path;
}
