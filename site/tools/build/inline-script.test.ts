import { expect, test } from 'vitest';
import beginLayout from '../../app/document/begin-layout-script.client.ts?inline-script';

const scripts = import.meta.glob<string>('../../{app,features}/**/*-script.client.ts', {
  query: '?inline-script',
  import: 'default',
  eager: true,
});

test.each(Object.entries(scripts))(
  '%s fits inline in a page, in a syntax that older browsers can read',
  (_, script) => {
    expect(script).not.toMatch(/<\/script|^import |require\(/);
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/\?\.\D|\?\?|catch\s*\{/);
    expect(script.length).toBeLessThan(4500);
  },
);

test('a long page lays out its first part first, unless the reader opens it at a place within', () => {
  const listeners = new Map<string, () => void>();
  const opened = (name: string, type: string, dataset: Record<string, string> = {}) => {
    const scope = {
      document: { documentElement: { dataset } },
      performance: { getEntriesByType: () => [{ name, type }] },
      location: { hash: '' },
      setTimeout: () => 0,
      addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    };
    new Function(...Object.keys(scope), beginLayout)(...Object.values(scope));
    return 'layingOut' in dataset;
  };
  expect(opened('http://site/book', 'navigate')).toBe(true);
  for (const type of ['reload', 'back_forward']) expect(opened('http://site/book', type), type).toBe(false);
  for (const end of ['#chapter-3', '#:~:text=pond'])
    expect(opened(`http://site/book${end}`, 'navigate'), end).toBe(false);
  const dataset = {};
  opened('http://site/book', 'navigate', dataset);
  listeners.get('keydown')?.();
  expect(dataset, 'a key of a quick reader').toEqual({});
});
