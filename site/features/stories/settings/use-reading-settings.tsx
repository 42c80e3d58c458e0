import { useCallback, useEffect, useMemo } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { parseSettings, type ReadingSettings, SETTINGS_KEY } from './reading-settings.ts';

/**
 * Inline script that runs before the first paint. It hides a book with stored settings
 * or another language than the prerendered one (reader.css) until React has applied them, so that the layout does not shift.
 */
export const readingScript = `try{var s=localStorage.getItem(${JSON.stringify(SETTINGS_KEY)});var d=document.documentElement.dataset;if(s||'languagePending'in d)d.readingPending='';}catch(e){}`;

/** The reading settings and a function that changes some of them. */
export function useReadingSettings(): readonly [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [stored, store] = useStoredText(SETTINGS_KEY);
  const settings = useMemo(() => parseSettings(stored), [stored]);
  const change = useCallback(
    (part: Partial<ReadingSettings>) => store(JSON.stringify({ ...settings, ...part })),
    [settings, store],
  );

  useEffect(() => {
    // After two frames the text is laid out in the reader's language. Its font may still be loading.
    const show = async () => {
      await document.fonts.ready;
      delete document.documentElement.dataset.readingPending;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return [settings, change];
}
