import { getOtherLanguage, LANGUAGE_KEY, type Language } from '../../shared/language/language.ts';

/**
 * An inline script for the head, run before the first paint. If the stored language is not the page's own, it hides the
 * text (styles.css) until React has rendered it in that language, and preloads that language's fonts. Without it the
 * page would flash and shift.
 *
 * @param fonts URLs of the fonts of the other language
 */
export function renderLanguageScript(pageLanguage: Language, fonts: readonly string[]): string {
  const other = getOtherLanguage(pageLanguage);
  return (
    `try{if(localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})==='${other}'){` +
    "document.documentElement.dataset.languagePending='';" +
    `for(var f of ${JSON.stringify(fonts)}){var l=document.createElement('link');` +
    "l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=f;document.head.append(l)}" +
    '}}catch(e){}'
  );
}
