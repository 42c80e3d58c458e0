import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** docs/product.md §12. Coming back to the window loads nothing. */
const STALE_TIME_MS = 5 * 60_000;

/**
 * Gives TanStack Query to the page below; only pages that load data pay for its script. Each visit of a page has a
 * cache of its own, so that a quiz finished a minute ago is in the report the next time it is opened.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: STALE_TIME_MS,
            refetchOnWindowFocus: false,
            // A browser that believes itself offline would otherwise wait for ever, with the page still loading.
            networkMode: 'always',
            retry: 1,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
