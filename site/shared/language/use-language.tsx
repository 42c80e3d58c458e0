import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import { useStoredText } from '../storage/use-stored-text.tsx';
import { type Catalog, chooseLanguage, LANGUAGE_KEY, type Language } from './language.ts';

type LanguageContextValue = { readonly language: Language; readonly choose: (language: Language) => void };

const LanguageContext = createContext<LanguageContextValue>({ language: 'en', choose: () => {} });

/**
 * Provides the language to everything below. Pages are prerendered and hydrated in their own language; the reader's
 * stored choice is applied in the render right after hydration.
 */
export function LanguageProvider({ pageLanguage, children }: { pageLanguage: Language; children: ReactNode }) {
  const [stored, store] = useStoredText(LANGUAGE_KEY);
  const language = chooseLanguage(stored, pageLanguage);
  const choose = useCallback((next: Language) => store(next), [store]);
  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageContextValue {
  return use(LanguageContext);
}

/** A feature's texts in the reader's language. */
export function useText<Texts>(catalog: Catalog<Texts>): Texts {
  return catalog[useLanguage().language];
}
