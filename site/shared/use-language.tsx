import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Catalogue, isLanguage, LANGUAGE_KEY, type Language } from './language.ts';

/** Fired on `window` when this page writes the choice; the browser's 'storage' event only tells the other pages. */
const CHANGED = 'story-forest:language';

/** The choice for as long as the page lives, where storage is closed (private windows, school tablets). */
let unsavedChoice: Language | null = null;

function rememberedLanguage(): Language | null {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : unsavedChoice;
  } catch {
    return unsavedChoice;
  }
}

function rememberLanguage(language: Language): void {
  unsavedChoice = language;
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice then lasts until the page is left.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

type LanguageChoice = { readonly language: Language; readonly choose: (language: Language) => void };

const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => {} });

/**
 * Gives the language to everything below: the reader's choice where one is remembered, else the page's own.
 * Pages are prerendered and hydrated in their own language; the choice is applied in the same tick after.
 */
export function LanguageProvider({ pageLanguage, children }: { pageLanguage: Language; children: ReactNode }) {
  const remembered = useSyncExternalStore(subscribe, rememberedLanguage, () => null);
  const language = remembered ?? pageLanguage;
  const choose = useCallback((next: Language) => rememberLanguage(next), []);
  const value = useMemo(() => ({ language, choose }), [language, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** The texts of a room in the reader's language. */
export function useText<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useLanguage().language];
}
