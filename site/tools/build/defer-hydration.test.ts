import { expect, it } from 'vitest';
import { withLateScripts } from './defer-hydration.ts';

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

it('a page with parts for later begins with the first, unless its reader comes to a place in its midst', () => {
  const growing = /<script>(.*?)<\/script><\/head>/;
  expect(withLateScripts(PAGE)).not.toMatch(growing);
  const script = growing.exec(withLateScripts(PAGE.replace('<main>', '<main><p data-later="true"></p>')))?.[1] ?? '';
  const opened = (name: string, type: string, dataset: Record<string, string> = {}) => {
    const scope = {
      document: { documentElement: { dataset } },
      performance: { getEntriesByType: () => [{ name, type }] },
      location: { hash: '' },
      setTimeout: () => 0,
    };
    new Function(...Object.keys(scope), script)(...Object.values(scope));
    return 'growing' in dataset;
  };
  expect(opened('http://site/book', 'navigate')).toBe(true);
  for (const type of ['reload', 'back_forward']) expect(opened('http://site/book', type), type).toBe(false);
  for (const end of ['#chapter-3', '#:~:text=pond'])
    expect(opened(`http://site/book${end}`, 'navigate'), end).toBe(false);
  expect(opened('http://site/book', 'navigate', { languagePending: '' })).toBe(false);
});

it('a page that starts otherwise stops the build', () => {
  for (const page of ['<html></html>', PAGE.replace('async=""', 'defer'), PAGE.replaceAll('link rel', 'link  rel')]) {
    expect(() => withLateScripts(page)).toThrow('does not start as React Router has it');
  }
});
