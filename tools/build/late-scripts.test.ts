import { expect, it } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head>' +
  '<body><main></main><script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.js");</script></body></html>';

it('a page asks for no module by itself, and its script for all of them', () => {
  const late = withLateScripts(PAGE);
  expect(late).not.toContain('<link');
  expect(late.match(/<script/g)).toHaveLength(1);
  const script = /<script type="module" async="">([\s\S]*)<\/script>/.exec(late)?.[1] ?? '';
  expect(script).toContain('["/assets/entry.js","/assets/root.js"]');
  expect(script).toContain(
    'const [, route0] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js")])',
  );
  expect(script).toContain('window.__reactRouterRouteModules = {"root":route0};');
  expect(() => new Function(script)).not.toThrow();
});

it('a page that starts otherwise stops the build', () => {
  for (const page of ['<html></html>', PAGE.replace('async=""', 'defer'), PAGE.replaceAll('link rel', 'link  rel')]) {
    expect(() => withLateScripts(page)).toThrow('does not start as React Router has it');
  }
});
