import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';
import { writeStored } from '../../shared/storage/stored-text.client.ts';
import { getAddress, getUnknownAddress, notFoundPage } from '../pages/pages.ts';
import { useLocalizedPage } from '../pages/use-localized-page.tsx';

/** A link to this page in a language, which becomes the reader's choice. What is open on the page stays open. */
export function LanguageLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: Language }) {
  const { page } = useLocalizedPage();
  const navigate = useNavigate();
  const address = getAddress(page, to);
  const open = (event: MouseEvent) => {
    writeStored(LANGUAGE_KEY, to);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname: shown, search, hash } = window.location;
    const pathname = page === notFoundPage ? getUnknownAddress(shown, to) : address;
    void navigate({ pathname, search, hash }, { replace: true, state: window.history.state?.usr });
  };
  return <a {...props} href={address} hrefLang={to} onClick={open} />;
}
