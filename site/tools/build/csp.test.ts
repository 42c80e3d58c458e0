import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashInlineScripts } from './csp.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('the hashes of a page', () => {
  test('the hashes of a page are those of the exact text between the script tags', () => {
    // The one published example of the CSP specification.
    expect(hashInlineScripts("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
    expect(hashInlineScripts('<script>\n a < b && "é"\n</script>')).toEqual([hashOf('\n a < b && "é"\n')]);
  });

  test('the hashes of a page cover inline module scripts and leave out what has an address or is data', () => {
    const html =
      '<script type="module" async="">import "/a.js";</script><script src="/b.js"></script><SCRIPT>c</SCRIPT><script type="application/ld+json">{}</script>';
    expect(hashInlineScripts(html)).toEqual([hashOf('import "/a.js";'), hashOf('c')]);
  });

  test('a repeated inline script has one hash', () => {
    expect(hashInlineScripts('<script>a</script><p></p><script>a</script>')).toEqual([hashOf('a')]);
  });
});
