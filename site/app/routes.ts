import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type Page, pages } from './pages.ts';

/** A route module is named like its path; all books share one, and so do their print editions and pages for teachers. */
function moduleOf({ path, kind }: Page): string {
  if (kind === 'book') {
    const [, , , part] = path.split('/');
    return part ? `routes/book-${part}.tsx` : 'routes/book.tsx';
  }
  return path === '/' ? 'routes/home.tsx' : `routes${path}.tsx`;
}

/** Books share a route module, so every route gets its path as its id. */
export default [
  ...pages.map((page) =>
    page.path === '/' ? index(moduleOf(page)) : route(page.path, moduleOf(page), { id: page.path }),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
