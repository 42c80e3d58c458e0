import { LANGUAGE_KEY, type Language, otherLanguage } from '../shared/language.ts';

/**
 * Runs in the head before the first paint: where the remembered language is not the page's own, the words are held
 * back (styles.css) until React has put them into it, and that language's fonts are sent for, so that nothing flashes
 * and nothing jumps.
 *
 * @param fonts the addresses of the fonts of the language that is not the page's own
 */
export function languageScript(pageLanguage: Language, fonts: readonly string[]): string {
  const other = otherLanguage(pageLanguage);
  return (
    `try{if(localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})==='${other}'){` +
    "document.documentElement.dataset.languagePending='';" +
    `for(var f of ${JSON.stringify(fonts)}){var l=document.createElement('link');` +
    "l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=f;document.head.append(l)}" +
    '}}catch(e){}'
  );
}
