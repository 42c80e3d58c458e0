import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './csp.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('the hashes of a page', () => {
  it('are those of the exact text between the tags, which a browser compares', () => {
    // The one published example of the CSP specification.
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
    expect(inlineScriptHashes('<script>\n a < b && "é"\n</script>')).toEqual([hashOf('\n a < b && "é"\n')]);
  });

  it('cover module scripts and leave out those with an address', () => {
    const html =
      '<script type="module" async="">import "/a.js";</script><script src="/b.js"></script><SCRIPT>c</SCRIPT>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('import "/a.js";'), hashOf('c')]);
  });

  it('name a repeated script once', () => {
    expect(inlineScriptHashes('<script>a</script><p></p><script>a</script>')).toEqual([hashOf('a')]);
  });
});
