import type { Language } from '../../../shared/language/language.ts';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';

/** Key in local storage; holds 'ko' where the times tables are spoken in Korean on an English page. */
export const SPOKEN_LANGUAGE_KEY = 'story-forest.spoken-tables';

/** The language in which facts are spoken: that of the page, but Korean on an English page where it was wished. */
export function useSpokenLanguage(): Language {
  const { language } = useLanguage();
  const [stored] = useStoredText(SPOKEN_LANGUAGE_KEY);
  return stored === 'ko' ? 'ko' : language;
}
