import { useCallback, useEffect, useState } from 'react';
import { loadVoices, onVoicesChanged } from './family-store.client.ts';
import type { FamilyVoices } from './voices-file.ts';

/** The family's voices of a book; `isBroken` where this browser cannot store any. */
export function useFamilyVoices(book: string): { family: FamilyVoices; isBroken: boolean } {
  const [family, setFamily] = useState<FamilyVoices>({ voices: [], recordings: [] });
  const [isBroken, setBroken] = useState(false);
  const load = useCallback(() => {
    loadVoices(book)
      .then(setFamily)
      .catch(() => setBroken(true));
  }, [book]);
  useEffect(() => {
    load();
    return onVoicesChanged(load);
  }, [load]);
  return { family, isBroken };
}
