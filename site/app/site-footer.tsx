import { useLanguage, useText } from '../shared/language/use-language.tsx';
import { Link } from '../shared/ui/link.tsx';
import { pages } from './pages/pages.ts';
import { siteText } from './pages/site-text.ts';

const FOOTER_PAGES = pages.filter((page) => page.isInFooter);

export function SiteFooter() {
  const { language } = useLanguage();
  const text = useText(siteText);
  return (
    <footer className="site-footer mt-20 print:hidden">
      <svg viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true" className="block h-16 w-full sm:h-28">
        <path d="M0 74C180 30 330 96 520 62s300-50 480-14 300 34 440-6v78H0Z" fill="var(--color-leaf)" opacity=".45" />
        <path d="M0 98c170-44 360 10 560-14s330-42 520-12 250 26 360-2v50H0Z" fill="var(--color-leaf-deep)" />
      </svg>
      <div className="bg-leaf-deep pb-10 text-white">
        <div className="column grid gap-6 md:grid-cols-[1.2fr_2fr] md:items-start">
          <div>
            <p className="font-display text-2xl">{text.siteName}</p>
            <p className="mt-1 max-w-sm text-leaf-wash">{text.footerPromise}</p>
            <button
              type="button"
              data-light-toggle=""
              className="mt-3 min-h-11 rounded-full border-2 border-leaf-wash px-4 text-lg text-white"
            >
              <span className="by-day">{text.eveningColors}</span>
              <span className="by-evening">{text.dayColors}</span>
            </button>
          </div>
          <nav aria-label={text.footerPages}>
            <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
              {FOOTER_PAGES.map(({ path, title }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center text-white underline-offset-4 hover:underline"
                  >
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
