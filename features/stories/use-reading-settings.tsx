import { useCallback, useEffect, useMemo } from 'react';
import { parseSettings, type ReadingSettings, SETTINGS_KEY } from './reading-settings.ts';
import { useRemembered } from './use-remembered.tsx';

/**
 * Runs before the page's first paint: the evening's colours are put on at once, and a book that is not read as it was
 * printed is held back (reader.css) until React has put it into the reader's size and language, so that nothing jumps.
 */
export const readingScript = `try{var s=localStorage.getItem(${JSON.stringify(SETTINGS_KEY)});if(s){document.documentElement.dataset.readingPending='';if(JSON.parse(s).evening)document.documentElement.dataset.evening=''}}catch(e){}`;

export function useReadingSettings(): readonly [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [stored, remember] = useRemembered(SETTINGS_KEY);
  const settings = useMemo(() => parseSettings(stored), [stored]);
  const change = useCallback(
    (part: Partial<ReadingSettings>) => remember(JSON.stringify({ ...settings, ...part })),
    [settings, remember],
  );

  useEffect(() => {
    delete document.documentElement.dataset.readingPending;
  }, []);
  const { evening } = settings;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (evening) dataset.evening = '';
    else delete dataset.evening;
    return () => {
      delete dataset.evening;
    };
  }, [evening]);

  return [settings, change];
}
