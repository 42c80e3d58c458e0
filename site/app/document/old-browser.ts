/** The oldest browsers in which everything works: lookbehind in regular expressions, and `:has()`. README names them too. */
export const OLDEST_BROWSERS = { safari: '16.4', firefox: '121', chrome: '111' } as const;

/**
 * An inline script for the head, in the syntax of 1999: marks the document where the browser lacks what the site's scripts
 * need. The prerendered page stays readable there, with a line that says so (styles.css).
 */
export const oldBrowserScript =
  "(function(){var ok=false;try{new RegExp('(?<=a)b');ok=CSS.supports('selector(:has(a))')&&!![].toSorted}catch(e){}" +
  "if(!ok)document.documentElement.setAttribute('data-old-browser','')})();";
