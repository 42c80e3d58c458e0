import { LANGUAGE_KEY } from '../shared/language.ts';

/**
 * Runs in the head before the first paint: where the remembered language is not the page's own, the words are held
 * back (styles.css) until React has put them into it, so that nothing flashes and nothing jumps.
 */
export const languageScript = `try{var l=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)});if((l==='en'||l==='ko')&&l!==document.documentElement.lang)document.documentElement.dataset.languagePending=''}catch(e){}`;
