import type { Bilingual } from '../../shared/language/language.ts';
import { pages } from '../pages/pages.ts';

type NavItem = { readonly to: string; readonly name: Bilingual };

export const navItems: readonly NavItem[] = pages.flatMap(({ path, headerName }) =>
  headerName ? [{ to: path, name: headerName }] : [],
);

/** Whether the item is highlighted on a path (docs/product.md §2.1). */
export function isHighlighted({ to }: NavItem, path: string): boolean {
  if (path === to) return true;
  if (to === '/stories') return path.startsWith('/book/');
  if (to === '/games') return /game|multiplication|quiz/.test(path);
  return false;
}
