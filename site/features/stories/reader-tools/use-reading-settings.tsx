import { useCallback, useEffect, useMemo } from 'react';
import { useStoredText } from '../../../shared/use-stored-text.tsx';
import { parseSettings, type ReadingSettings, SETTINGS_KEY } from './reading-settings.ts';

/**
 * Runs before the page's first paint: the evening's colours are put on at once, and a book that is not read as it was
 * printed is held back (reader.css) until it is in the reader's size and language, so that nothing jumps.
 */
export const readingScript = `try{var s=localStorage.getItem(${JSON.stringify(SETTINGS_KEY)});var d=document.documentElement.dataset;if(s||'languagePending'in d)d.readingPending='';if(s&&JSON.parse(s).evening)d.evening=''}catch(e){}`;

export function useReadingSettings(): readonly [ReadingSettings, (change: Partial<ReadingSettings>) => void] {
  const [stored, remember] = useStoredText(SETTINGS_KEY);
  const settings = useMemo(() => parseSettings(stored), [stored]);
  const change = useCallback(
    (part: Partial<ReadingSettings>) => remember(JSON.stringify({ ...settings, ...part })),
    [settings, remember],
  );

  useEffect(() => {
    // Two frames on, the words are laid out in the reader's language; their font, wider or narrower, is waited for.
    const release = async () => {
      await document.fonts.ready;
      delete document.documentElement.dataset.readingPending;
    };
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(release);
    });
    return () => cancelAnimationFrame(frame);
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
