/**
 * The header of every page, and the offer of the other language.
 *
 * @packageDocumentation
 */
import { lazy, Suspense, useState } from 'react';
import type { Language } from '../../shared/language/language.ts';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { siteText } from '../pages/site-text.ts';
import { usePath } from '../pages/use-localized-page.tsx';
import { LanguageLink } from './language-link.tsx';
import { isHighlighted, navItems } from './nav.ts';

/** The header of every page: navigation, menu on phones, language switch, and the offer of the other language. */

const loadMenu = () => import('./mobile-menu.tsx').then((module) => ({ default: module.MobileMenu }));
const MobileMenu = lazy(loadMenu);

export function SiteHeader() {
  const { language } = useLanguage();
  const text = useText(siteText);
  const path = usePath();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 max-[15.5rem]:static low:static border-ink/15 border-b-2 bg-paper print:hidden">
      <div className="column flex min-h-16 flex-wrap items-center justify-end gap-x-1 min-[23.4rem]:flex-nowrap sm:gap-6 md:gap-3 lg:gap-6">
        <Link
          to="/"
          onClick={path === '/' ? scrollToTop : undefined}
          className="mr-auto flex min-h-12 items-center gap-1 whitespace-nowrap font-display text-ink text-lg no-underline sm:gap-2 sm:text-xl lg:text-2xl"
        >
          <SiteMark className="size-10 shrink-0" />
          <span className="max-[23.4rem]:sr-only">{text.siteName}</span>
        </Link>
        <nav aria-label={text.mainNavigation} className="hidden md:block">
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
                  <span>{item.name[language]}</span>
                  {isHighlighted(item, path) && <PencilLine />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-label={text.openMenu}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={({ currentTarget }) => {
            // Safari does not focus a pressed button, and the menu gives the focus back to what had it.
            currentTarget.focus();
            setMenuOpen(true);
          }}
          className="grid size-12 shrink-0 place-items-center rounded-[0.9rem_1.1rem_0.9rem_1.2rem] border-2 border-ink bg-honey md:hidden"
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
      {menuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
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
      className="absolute bottom-1 left-3 h-1.5 w-[calc(100%-1.5rem)] text-coral"
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

/** Each language is named in itself. A name begins with its label, as speech control needs. */
const CHOICES: readonly { language: Language; label: string; name: string }[] = [
  { language: 'en', label: 'EN', name: 'EN, English' },
  { language: 'ko', label: '한국어', name: '한국어' },
];

function LanguageSwitch() {
  const { language } = useLanguage();
  const text = useText(siteText);
  return (
    <nav aria-label={text.languageSwitch} className="flex shrink-0 rounded-full border-2 border-ink bg-card p-0.5">
      {CHOICES.map((choice) => (
        <LanguageLink
          key={choice.language}
          to={choice.language}
          lang={choice.language}
          aria-label={choice.name}
          aria-current={choice.language === language ? 'true' : undefined}
          className="font-language-name grid min-h-11 min-w-11 place-items-center whitespace-nowrap rounded-full px-1.5 text-base text-ink no-underline sm:px-3 aria-[current]:bg-teal-deep aria-[current]:text-paper"
        >
          {choice.label}
        </LanguageLink>
      ))}
    </nav>
  );
}

/** The site's mark: a tree that grows out of an open book. The same drawing as public/favicon.svg. */
function SiteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path
        d="M23 34c.4-6 .2-10-.6-15 M23 27c-2.600-2-4.500-3-6.500-3.400 M23.300 24c2-1.800 3.500-2.800 6-3.200"
        fill="none"
        stroke="#7a4620"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
      <path
        d="M11 19.500c-3.800-4 .2-8.800 4-8.200C15.800 5 22 3.200 25.500 6.200c4.600-2.400 9.800 1 8.800 5.600 4.600.6 6 6.200 2.200 8.700-3.400 2.300-6.600.8-8-.6-1.900 2.400-6 2.700-8 .5-2.800 2.400-7.300 1.800-9.500-.9Z"
        fill="#7bab62"
        stroke="#3a2846"
        strokeWidth="1.800"
        strokeLinejoin="round"
      />
      <path
        d="M15.500 13.500c1.500-1.200 3-1.300 4.200-.6M25.500 11c1.500-1 3.200-.8 4.300.3"
        fill="none"
        stroke="#fff4dc"
        strokeWidth="1.600"
        strokeLinecap="round"
        opacity=".8"
      />
      <path
        d="M24 36.500c-4.800-4-12-4.600-19-2.800v9.200c7-1.600 14-1 19 2.300 5-3.300 12-3.900 19-2.300v-9.200c-7-1.800-14.200-1.200-19 2.800Z"
        fill="#fffaf0"
        stroke="#3a2846"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 36.500v8.500" stroke="#3a2846" strokeWidth="1.600" />
      <path
        d="M9 37.800c3.500-.6 7-.3 10.500 1M39 37.800c-3.500-.6-7-.3-10.500 1"
        fill="none"
        stroke="#e4604c"
        strokeWidth="1.500"
        strokeLinecap="round"
      />
    </svg>
  );
}
