import { useMemo } from 'react';
import { useLanguage } from '../../shared/use-language.tsx';
import { type Writer, writerFor } from './written.ts';

/** Only for what is drawn after loading: the prerendered page knows no reader's time zone. */
export function useWriter(): Writer {
  const { language } = useLanguage();
  return useMemo(() => writerFor(language, Intl.DateTimeFormat().resolvedOptions().timeZone), [language]);
}
