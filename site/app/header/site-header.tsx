/** The header of every page: navigation, menu on phones, language switch, and the offer of the other language. */
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { siteText } from '../site-text.ts';
import { usePath } from '../use-path.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { isHighlighted, navItems } from './nav.ts';
import { SiteMark } from './site-mark.tsx';

const loadMenu = () => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu }));
const MobileMenu = lazy(loadMenu);

export function SiteHeader() {
  const { language } = useLanguage();
  const text = useText(siteText);
  const path = usePath();
  const opener = useRef<HTMLButtonElement>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  return (
    <header className="sticky top-0 z-30 border-ink/15 border-b-2 bg-paper/95 print:hidden">
      <div className="column flex min-h-16 items-center gap-2 sm:gap-6 md:gap-3 lg:gap-6">
        <Link
          to="/"
          onClick={path === '/' ? scrollToTop : undefined}
          className="flex min-h-12 items-center gap-2 whitespace-nowrap font-display text-ink text-xl no-underline sm:text-2xl"
        >
          <SiteMark className="size-10 shrink-0" />
          <span className="max-[374px]:sr-only">{text.siteName}</span>
        </Link>
        <nav aria-label={text.mainNavigation} className="ml-auto hidden md:block">
          <ul className="flex gap-1">
            {navItems.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  data-highlighted={isHighlighted(item, path) || undefined}
                  aria-current={path === item.to ? 'page' : undefined}
                  onClick={path === item.to ? scrollToTop : undefined}
                  className="relative flex min-h-12 items-center whitespace-nowrap rounded-xl px-2.5 font-display lg:px-4 text-ink text-lg no-underline hover:bg-honey-wash data-highlighted:text-coral-deep"
                >
                  {item.name[language]}
                  {isHighlighted(item, path) && <PencilLine />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto md:ml-0">
          <LanguageSwitch />
        </div>
        <button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-label={text.openMenu}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={() => {
            setMenuWanted(true);
            setMenuOpen(true);
          }}
          className="grid size-12 place-items-center rounded-[0.9rem_1.1rem_0.9rem_1.2rem] border-2 border-ink bg-honey md:hidden"
        >
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            strokeLinecap="round"
          >
            <path d="M4 6.2c5-.6 11 .4 16-.1M4 12.2c6 .4 10-.5 16 0M4 17.9c5-.3 10 .5 16 .1" />
          </svg>
        </button>
      </div>
      {menuWanted && (
        <Suspense>
          <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} opener={opener} />
        </Suspense>
      )}
    </header>
  );
}

/** Scrolls up for a link to the open page: its route does not change, so nothing else scrolls. */
function scrollToTop(): void {
  window.scrollTo({ top: 0 });
}

/** The mark under the highlighted item: one stroke of colored pencil. */
function PencilLine() {
  return (
    <svg
      viewBox="0 0 80 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-3 bottom-1 h-1.5 text-coral"
    >
      <path
        d="M2 5.2C14 2.8 27 6.4 40 4.2S66 3 78 4.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
