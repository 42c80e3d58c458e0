import { useId } from 'react';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Modal } from '../../shared/ui/modal.tsx';
import { siteText } from '../pages/site-text.ts';
import { usePath } from '../pages/use-localized-page.tsx';
import { isHighlighted, navItems } from './nav.ts';

/** The header's items on a narrow screen. A press beside it closes it, too. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { language } = useLanguage();
  const text = useText(siteText);
  const path = usePath();
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="sheet inset-x-3 top-3 w-auto max-w-none animate-rise bg-paper text-ink backdrop:bg-night/60"
    >
      <div className="p-4">
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="pl-2 text-2xl">
            {text.menu}
          </h2>
          <button
            type="button"
            aria-label={text.closeMenu}
            onClick={onClose}
            className="grid size-12 place-items-center rounded-full text-3xl"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <nav aria-label={text.mainNavigation}>
          <ul className="mt-2 grid gap-2">
            {navItems.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  onClick={() => {
                    onClose();
                    if (path === item.to) window.scrollTo({ top: 0 });
                  }}
                  data-highlighted={isHighlighted(item, path) || undefined}
                  aria-current={path === item.to ? 'page' : undefined}
                  className="flex min-h-14 items-center rounded-2xl bg-cream px-4 font-display text-ink text-xl no-underline data-highlighted:bg-honey"
                >
                  {item.name[language]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Modal>
  );
}
