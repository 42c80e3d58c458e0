import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { notFoundPage, pages } from './pages.ts';

/** Books share a route module, so every route gets its path as its id. */
export default [
  ...pages.map(({ path, module }) => (path === '/' ? index(module) : route(path, module, { id: path }))),
  route('*', notFoundPage.module),
] satisfies RouteConfig;
