import { Dialog } from 'radix-ui';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { siteText } from '../site-text.ts';
import { usePath } from '../use-path.tsx';
import { isHighlighted, navItems } from './nav.ts';

type Props = { open: boolean; onOpenChange: (open: boolean) => void; opener: RefObject<HTMLElement | null> };

/** The header's items on a narrow screen: a dialog, so focus stays inside and Escape closes it. */
export function MobileMenu({ open, onOpenChange, opener }: Props) {
  const { language } = useLanguage();
  const text = useText(siteText);
  const path = usePath();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-night/60" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          className="sheet fixed inset-x-3 top-3 z-50 bg-paper p-4 data-[state=open]:animate-rise"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="pl-2 text-2xl">{text.menu}</Dialog.Title>
            <Dialog.Close aria-label={text.closeMenu} className="grid size-12 place-items-center rounded-full text-3xl">
              <span aria-hidden="true">×</span>
            </Dialog.Close>
          </div>
          <nav aria-label={text.mainNavigation}>
            <ul className="mt-2 grid gap-2">
              {navItems.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    onClick={() => {
                      onOpenChange(false);
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
