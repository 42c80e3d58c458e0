import { type RouteConfig, route } from '@react-router/dev/routes';
import { getOtherLanguage } from '../shared/language/language.ts';
import { type Page, pages } from './pages/pages.ts';

/**
 * A route module is named like its path; all books share one, and so do their print editions and pages for teachers.
 */
function moduleOf({ path, kind }: Page): string {
  if (kind === 'book') {
    const [, , , part] = path.split('/');
    return part ? `routes/book-${part}.tsx` : 'routes/book.tsx';
  }
  return path === '/' ? 'routes/home.tsx' : `routes${path}.tsx`;
}

/** Both languages are one route, of which the name of the other is an optional part. */
export default [
  ...pages.map((page) => route(`${getOtherLanguage(page.language)}?${page.path}`, moduleOf(page), { id: page.path })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
