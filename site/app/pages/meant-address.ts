import { isPlainTail, readAddress } from '../../shared/address/read-address.ts';
import { splitAddress } from '../../shared/language/language.ts';
import { findLocalizedPage, getAddress, notFoundPage } from './pages.ts';

/**
 * The address of the page that an unknown path means, with its hash where the path has swallowed one; null where it
 * means none. What is returned always begins with the address of a page of this site.
 */
export function findMeantAddress(path: string): string | null {
  return readAddress(path, (text, tail) => {
    const [, address = '', hash = ''] = /^([^?#]*)(#[\w,=-]+)?$/.exec(text) ?? [];
    const { page, language } = findLocalizedPage(withoutOwnLanguage(address));
    const own = getAddress(page, language);
    if (page === notFoundPage || own !== withoutOwnLanguage(address)) return null;
    // No messenger adds slashes, and almost any path begins like that of the home page.
    const isOther = /^\/+$/.test(tail) || (page.path === '/' && !isPlainTail(tail));
    return isOther ? null : own + hash;
  });
}

/** `/en/stories` as `/stories`: the address of a page in its own language names none. */
function withoutOwnLanguage(address: string): string {
  const { named, path } = splitAddress(address);
  const { page } = findLocalizedPage(path);
  return named !== null && page !== notFoundPage && page.language === named ? path : address;
}
