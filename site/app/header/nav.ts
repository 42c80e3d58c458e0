import type { Bilingual } from '../../shared/language.ts';

export type NavItem = { readonly to: '/' | '/stories' | '/games' | '/career-planner'; readonly name: Bilingual };

/** The header's items, in order (SPEC §2, Shared header). */
export const navItems: readonly NavItem[] = [
  { to: '/', name: { en: 'Home', ko: '홈' } },
  { to: '/stories', name: { en: 'Stories', ko: '이야기' } },
  { to: '/games', name: { en: 'Games', ko: '놀이터' } },
  { to: '/career-planner', name: { en: 'Career Tools', ko: '꿈 찾기' } },
];

/** Whether an item is highlighted on a path: the rules of SPEC §2, to the letter. */
export function isHighlighted(item: NavItem, path: string): boolean {
  if (path === item.to) return true;
  if (item.to === '/stories') return path.startsWith('/book/');
  if (item.to === '/games') return /game|multiplication|quiz/.test(path);
  return false;
}
