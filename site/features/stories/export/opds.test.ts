// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { stories } from '../model/stories.ts';
import { EPUB_EDITIONS, getEpubPath } from './epub-path.ts';
import { formatOpdsFeed } from './opds.ts';

const ATOM = 'http://www.w3.org/2005/Atom';
const text = formatOpdsFeed(new Date('2026-03-01T09:00:00.123Z'));
const feed = new DOMParser().parseFromString(text, 'application/xml').documentElement;
const children = (of: Element, name: string) => [...of.children].filter(({ localName }) => localName === name);
const linksOf = (of: Element, rel: RegExp) =>
  children(of, 'link').filter((link) => rel.test(link.getAttribute('rel') ?? ''));

test('the feed is well-formed Atom, with what RFC 4287 demands of a feed and each entry once', () => {
  expect([feed.localName, feed.getAttribute('xmlns')]).toEqual(['feed', ATOM]);
  for (const part of [feed, ...children(feed, 'entry')]) {
    for (const name of ['id', 'title', 'updated']) expect(children(part, name), name).toHaveLength(1);
    expect(children(part, 'id')[0]?.textContent).toMatch(/^urn:[a-z-]+(:[a-z-]+)+$/);
    expect(children(part, 'updated')[0]?.textContent).toBe('2026-03-01T09:00:00Z');
    expect(children(part, 'author')[0]?.textContent).not.toBe('');
  }
  expect(linksOf(feed, /^self$/)[0]?.getAttribute('type')).toContain('profile=opds-catalog');
});

test('the feed has all files once, each with its file, its picture and its languages', () => {
  const entries = children(feed, 'entry');
  const files = entries.map((entry) => {
    const [link, ...more] = linksOf(entry, /opds-spec\.org\/acquisition/);
    expect(more).toEqual([]);
    expect(link?.getAttribute('type')).toBe('application/epub+zip');
    expect(linksOf(entry, /opds-spec\.org\/image$/)).toHaveLength(1);
    return link?.getAttribute('href');
  });
  expect(files).toEqual(stories.flatMap(({ id }) => EPUB_EDITIONS.map((edition) => getEpubPath(id, edition))));
  expect(new Set(entries.map((entry) => children(entry, 'id')[0]?.textContent)).size).toBe(entries.length);
  const languages = entries.map((entry) => children(entry, 'language').map(({ textContent }) => textContent));
  expect(languages.slice(0, 5)).toEqual([['en'], ['ko'], ['en', 'ko'], ['en'], ['ko']]);
});

test('no text breaks the XML', () => {
  expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#)/);
  expect(children(feed, 'entry')).toHaveLength(stories.length * EPUB_EDITIONS.length);
});
