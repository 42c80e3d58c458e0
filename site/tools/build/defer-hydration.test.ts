import { beforeAll, expect, test } from 'vitest';
import { type BootScripts, compileBootScripts, deferHydration, readPageModules } from './defer-hydration.ts';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head>' +
  '<body><main></main><script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n' +
  'import * as route1 from "/assets/book.js";\n' +
  '  window.__reactRouterRouteModules = {"root":route0,"routes/book":route1};\n\nimport("/assets/entry.js");</script></body></html>';

let scripts: BootScripts;
beforeAll(async () => {
  scripts = await compileBootScripts();
});

test('the modules of a page are read from the script that React Router writes', () => {
  expect(readPageModules(PAGE)).toEqual({
    preloads: ['/assets/entry.js', '/assets/root.js'],
    manifest: '/assets/manifest.js',
    routes: { root: '/assets/root.js', 'routes/book': '/assets/book.js' },
    entry: '/assets/entry.js',
  });
});

test('a page requests no module by itself and lists its modules for the boot script', () => {
  const deferred = deferHydration(PAGE, scripts);
  expect(deferred).not.toContain('<link');
  const list = /<script type="application\/json" id="page-modules">(.*?)<\/script>/.exec(deferred)?.[1] ?? '';
  expect(JSON.parse(list)).toEqual(readPageModules(PAGE));
  expect(deferred).toContain(`<script type="module" async="">${scripts.boot}</script>`);
  expect(deferred.match(/<script/g)).toHaveLength(2);
});

test('the compiled scripts have no static imports and fit inline in a page', () => {
  for (const script of Object.values(scripts)) {
    expect(script).not.toMatch(/<\/script|^import |require\(/);
    expect(() => new Function(script)).not.toThrow();
  }
  expect(scripts.boot.length).toBeLessThan(2500);
});

test('a long page lays out its first part first, unless the reader opens it at a place within', () => {
  expect(deferHydration(PAGE, scripts)).not.toContain(scripts.beginLayout);
  const long = deferHydration(PAGE.replace('<main>', '<main><p data-defer-layout="true"></p>'), scripts);
  expect(long).toContain(`<script>${scripts.beginLayout}</script>`);
  const listeners = new Map<string, () => void>();
  const opened = (name: string, type: string, dataset: Record<string, string> = {}) => {
    const scope = {
      document: { documentElement: { dataset } },
      performance: { getEntriesByType: () => [{ name, type }] },
      location: { hash: '' },
      setTimeout: () => 0,
      addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    };
    new Function(...Object.keys(scope), scripts.beginLayout)(...Object.values(scope));
    return 'layingOut' in dataset;
  };
  expect(opened('http://site/book', 'navigate')).toBe(true);
  for (const type of ['reload', 'back_forward']) expect(opened('http://site/book', type), type).toBe(false);
  for (const end of ['#chapter-3', '#:~:text=pond'])
    expect(opened(`http://site/book${end}`, 'navigate'), end).toBe(false);
  expect(opened('http://site/book', 'navigate', { languagePending: '' })).toBe(false);
  const dataset = {};
  opened('http://site/book', 'navigate', dataset);
  listeners.get('keydown')?.();
  expect(dataset, 'a key of a quick reader').toEqual({});
});

test('a page with an unexpected start script fails the build', () => {
  const others = [
    '<html></html>',
    PAGE.replace('async=""', 'defer'),
    PAGE.replaceAll('link rel', 'link  rel'),
    PAGE.replace('"routes/book":route1', '"routes/book":route2'),
    PAGE.replace('import("/assets/entry.js")', 'start("/assets/entry.js")'),
  ];
  for (const page of others) expect(() => deferHydration(page, scripts)).toThrow('does not start as React Router');
});
