import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Catalog, Language } from './language.ts';

type LanguageContextValue = {
  readonly language: Language;
  /** The address, in the reader's language, of a page that links name by its path: `/stories#top`. */
  readonly localize: (to: string) => string;
};

const LanguageContext = createContext<LanguageContextValue>({ language: 'en', localize: (to) => to });

/** Provides the language to everything below: that of the page's address. It changes by a link to the other address. */
export function LanguageProvider({ children, language, localize }: LanguageContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ language, localize }), [language, localize]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageContextValue {
  return use(LanguageContext);
}

/** A feature's texts in the reader's language. */
export function useText<Texts>(catalog: Catalog<Texts>): Texts {
  return catalog[useLanguage().language];
}
