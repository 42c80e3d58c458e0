import { useLocation } from 'react-router';
import { useHydrated } from '../shared/use-hydrated.tsx';
import { notFoundPage, pageAt } from './pages.ts';

/**
 * The path of the page, as the pages' table spells it. React Router prerenders at '/stories/' what the reader opens at
 * '/stories', and one 404 page for every unknown path: what depends on the path must read the same in both.
 */
export function usePath(): string {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const page = pageAt(pathname);
  return page === notFoundPage && hydrated ? pathname : page.path;
}
