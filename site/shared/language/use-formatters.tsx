import { useMemo } from 'react';
import { createFormatters, type Formatters } from './formatters.ts';
import { useLanguage } from './use-language.tsx';

/** Use it only for what is rendered after loading: a prerendered page does not know the reader's time zone. */
export function useFormatters(): Formatters {
  const { language } = useLanguage();
  return useMemo(() => createFormatters(language, Intl.DateTimeFormat().resolvedOptions().timeZone), [language]);
}
