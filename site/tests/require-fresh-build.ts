/**
 * Tests of more than one module: walls, API, built pages, browsers, engines, faults.
 *
 * @packageDocumentation
 */
import { isBuildFresh } from '../../tools/prepare/source-hash.mjs';

/** Global setup of tests that read site/build. Without it they could pass or fail for pages of an older source. */
// biome-ignore lint/style/noDefaultExport: Vitest and Playwright call it
export default function requireFreshBuild(): void {
  if (isBuildFresh()) return;
  throw new Error('site/build is older than its sources: run npm run build, then the tests again.');
}
