import { useCallback } from 'react';
import { useLanguage } from '../../shared/language/use-language.tsx';
import { showToast } from '../../shared/ui/notices.ts';
import { useLateModule } from './use-late-module.tsx';

type OutboxModule = typeof import('../../shared/outbox/outbox-rounds.client.ts');

/** Sends scores that an earlier visit could not send. */
export function useOutbox(): void {
  const { language } = useLanguage();
  const start = useCallback(
    ({ startOutbox }: OutboxModule) =>
      startOutbox({
        onSent: () =>
          import('../outbox-text.ts').then(
            ({ outboxText }) => showToast(outboxText[language].sentAtLast),
            () => {},
          ),
      }),
    [language],
  );
  useLateModule(() => import('../../shared/outbox/outbox-rounds.client.ts'), start);
}
