import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** Time that data counts as fresh (docs/product.md §12). A focused window refetches nothing. */
const STALE_TIME_MS = 5 * 60_000;

/**
 * Provides TanStack Query to one page, so that only pages that load data load its script. Each visit of a page has its
 * own cache: a quiz that was finished a minute ago is in the report when it is opened again.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            staleTime: STALE_TIME_MS,
            refetchOnWindowFocus: false,
            // By default a query pauses while the browser reports that it is offline; the page would load forever.
            networkMode: 'always',
            retry: 1,
          },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Writes the error of a query to the console, once for each error. */
export function useLoggedError(error: Error | null): void {
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
}
