/**
 * Inline script of the head: marks the document where the browser lacks what the site's scripts need. The prerendered
 * page stays readable there, with a line that says so (first-paint.css).
 */
function isNewEnough(): boolean {
  try {
    return /(?<=a)b/.test('ab') && CSS.supports('selector(:has(a))') && Boolean(Object(Array.prototype).toSorted);
  } catch {
    return false;
  }
}

if (!isNewEnough()) document.documentElement.setAttribute('data-old-browser', '');

export {};
