import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../shared/language/use-language.tsx';
import { onFirstRefusal } from '../shared/storage/stored-text.client.ts';
import { useIsComputerShared } from '../shared/storage/use-shared-computer.tsx';
import { showToast } from '../shared/ui/notices.ts';

/** Time on a page before its offline download starts: the page's own requests go first. */
const OFFLINE_DELAY_MS = 3000;

type OutboxModule = typeof import('../shared/times-tables/outbox/outbox-rounds.client.ts');

const watchComputer = ({ watchSharedComputer }: typeof import('./shared-computer/forget-device.client.ts')) =>
  watchSharedComputer();

// Not in an effect: those of the page inside run before it, and may store something.
if (!import.meta.env.SSR) {
  onFirstRefusal(() => {
    import('../shared/refusal/refusal.client.ts')
      .then(({ explainRefusal }) => explainRefusal('storage'))
      .catch(() => {});
  });
}

/** What runs on every page, with code that is loaded after it. */
export function useBackground(): void {
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const [isShared] = useIsComputerShared();

  // Sends scores that an earlier visit could not send.
  const sendScores = useCallback(
    ({ startOutbox }: OutboxModule) =>
      startOutbox({
        onSent: () =>
          import('./outbox-text.ts').then(
            ({ outboxText }) => showToast(outboxText[language].sentAtLast),
            () => {},
          ),
      }),
    [language],
  );
  useLateModule(() => import('../shared/times-tables/outbox/outbox-rounds.client.ts'), sendScores);

  // Forgets each child on a computer that many children use (SharedComputerSetting).
  useLateModule(() => import('./shared-computer/forget-device.client.ts'), isShared ? watchComputer : null);

  // Downloads what the page needs to work offline.
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import('./offline/offline.client.ts')
        .then(({ downloadForOffline }) => downloadForOffline(pathname, language))
        // The page was left, is older than the server, or has no network: it works on, and the next visit tries again.
        .catch(() => {});
    }, OFFLINE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, language]);
}

/**
 * Loads code after the page and starts it; stops it when the page is left or `start` changes. A failed import is
 * ignored: the page works without it, and the next visit tries again. `start` is memoized; null loads nothing.
 */
function useLateModule<Module>(load: () => Promise<Module>, start: ((module: Module) => () => void) | null): void {
  const loadModule = useEffectEvent(load);
  useEffect(() => {
    if (!start) return;
    let stop = () => {};
    let isLeft = false;
    loadModule().then(
      (module) => {
        if (!isLeft) stop = start(module);
      },
      () => {},
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [start]);
}
