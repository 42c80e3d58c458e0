import { useLocation } from 'react-router';
import { useHydrated } from '../shared/page/use-hydrated.tsx';
import { getPageByPath, notFoundPage } from './pages.ts';

/**
 * The path of the page, as in the table of pages. React Router prerenders '/stories/' for the URL '/stories', and one 404
 * page for every unknown path; markup that depends on the path must be the same in both, or hydration fails.
 */
export function usePath(): string {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const page = getPageByPath(pathname);
  return page === notFoundPage && hydrated ? pathname : page.path;
}
