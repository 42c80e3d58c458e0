import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMetadata, sceneNames } from './tools/picture-files.ts';

const BOOKS =
  /^(charlotte-birthday|charlotte-christmas|forest-adventure|korean-charlotte-birthday|pyeongchang-story)\//;
const GUIDE = new URL('../docs/illustrating.md', import.meta.url);

test('docs/illustrating.md lists exactly the panels whose hidden thing has no box', () => {
  const section = readFileSync(GUIDE, 'utf8').split('| Panels without `find` |')[1]?.split('\n\n')[0] ?? '';
  const listed = [...section.matchAll(/^\| ([a-z-]+) \| ([\d -]+) \|$/gm)].flatMap(([, book, panels = '']) =>
    panels.split(' ').map((panel) => `${book}/${panel}`),
  );
  const missing = sceneNames().filter((name) => BOOKS.test(name) && !readMetadata(name)?.find);
  expect(listed.sort()).toEqual(missing);
});
