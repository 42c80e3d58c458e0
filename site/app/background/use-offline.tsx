import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../shared/language/use-language.tsx';

/** Time on a page before its offline download starts: the page's own requests go first. */
const OFFLINE_DELAY_MS = 3000;

/** Downloads what the page needs to work offline. */
export function useOffline(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import('../offline/offline.client.ts')
        .then(({ downloadForOffline }) => downloadForOffline(pathname, language))
        // The page was left, is older than the server, or has no network: it works on, and the next visit tries again.
        .catch(() => {});
    }, OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}
