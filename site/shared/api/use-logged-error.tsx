import { useEffect } from 'react';

/** Writes the error of a query to the console, once for each error. */
export function useLoggedError(error: Error | null): void {
  useEffect(() => {
    if (error) console.error(error.message);
  }, [error]);
}
