import { existsSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { books } from '../../features/stories/books/books.ts';
import { buildEpub } from '../../features/stories/export/epub.ts';
import { EPUB_MODES } from '../../features/stories/export/epub-path.ts';
import { renderEmphasis } from '../../features/stories/export/epub-xhtml.ts';
import { selectQuestionsAfter } from '../../features/stories/model/book.ts';
import { buildLines } from '../../features/stories/model/lines.ts';
import { loadPictures } from '../../features/stories/model/pictures.server.ts';
import { buildReadableBook } from '../../features/stories/model/readable-book.ts';
import { getStoryById, stories } from '../../features/stories/model/stories.ts';
import { LANGUAGES } from '../../shared/language/language.ts';
import { loadVoice, renderImageFiles, zipEpub } from './epub.ts';

const MODIFIED = new Date('2026-11-23T00:00:00Z');

function bookOf(id: (typeof stories)[number]['id']) {
  return buildReadableBook(books[id], loadPictures(books[id]));
}

/** All values of an attribute in a text. */
function valuesOf(text: string, attribute: string): string[] {
  return [...text.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);
}

/** The first tag that is closed in the wrong order, or null. */
function unbalancedTag(xml: string): string | null {
  const open: string[] = [];
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (empty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.pop() ?? null;
}

test('an EPUB file begins with its media type, uncompressed, as the format requires', () => {
  const zip = zipEpub({ 'EPUB/a.xhtml': '<p/>' }, { 'EPUB/images/a.jpg': new Uint8Array([1, 2, 3]) }, MODIFIED);
  // A local file header has 30 bytes; method 0 stands at byte 8, the length of the extra field at byte 28.
  expect(strFromU8(zip.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
  expect([zip[8], zip[28], zip[29]]).toEqual([0, 0, 0]);
  expect(Object.keys(unzipSync(zip))).toEqual(['mimetype', 'EPUB/a.xhtml', 'EPUB/images/a.jpg']);
});

test('a picture with a torn edge gets a white background in a format without transparency', async () => {
  const [[path, jpeg] = ['', new Uint8Array()]] = await renderImageFiles({
    name: '1-1',
    picture: 'forest-adventure/1-1',
  });
  expect(path).toBe('EPUB/images/1-1.jpg');
  const corner = await sharp(jpeg).extract({ left: 0, top: 0, width: 3, height: 3 }).raw().toBuffer();
  expect(Math.min(...corner)).toBeGreaterThan(240);
});

const spokenBooks = stories.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

describe.each(spokenBooks)('the voice of %s in %s', (id, language) => {
  const book = bookOf(id);
  const { findSound, files } = loadVoice(book, language);
  const { texts, sounds } = buildEpub(getStoryById(id), book, language, MODIFIED, findSound);

  test('every line of an EPUB with a voice is spoken once, by a sound that is there', () => {
    const lines = buildLines(
      book.chapters.flatMap(({ panels }) => panels),
      [language],
    );
    const spoken = Object.entries(texts).flatMap(([path, text]) =>
      path.endsWith('.smil') ? valuesOf(text, 'src').filter((src) => src.includes('#')) : [],
    );
    expect(spoken.map((src) => src.split('#s-')[1])).toEqual(lines.map(({ id: line }) => line));
    expect(sounds.filter((path) => !files[path])).toEqual([]);
  });
});

describe.each(stories.flatMap(({ id }) => EPUB_MODES.map((mode) => [id, mode] as const)))('%s in %s', (id, mode) => {
  const book = bookOf(id);
  const { texts, images, worksheets } = buildEpub(getStoryById(id), book, mode, MODIFIED);
  const panels = book.chapters.flatMap((chapter) => chapter.panels);
  const documents = Object.entries(texts).filter(([path]) => path.endsWith('.xhtml'));
  const whole = documents.map(([, text]) => text).join('\n');

  test('the package of an EPUB lists each of its files and no other', () => {
    const listed = valuesOf(texts['EPUB/package.opf'] ?? '', 'href').map((href) => `EPUB/${href}`);
    const pictures = images.flatMap(({ name }) =>
      name === 'cover' ? [`EPUB/images/${name}.jpg`] : [`EPUB/images/${name}.jpg`, `EPUB/images/${name}.avif`],
    );
    const sheets = worksheets.map(({ name }) => `EPUB/images/${name}.svg`);
    const present = Object.keys(texts).filter((path) => !/container\.xml|package\.opf/.test(path));
    expect(listed.sort()).toEqual([...present, ...pictures, ...sheets].sort());
  });

  test('the documents of an EPUB are well-formed, with every id once', () => {
    for (const [path, text] of Object.entries(texts)) {
      if (!path.endsWith('.css')) expect(unbalancedTag(text), path).toBeNull();
      const ids = valuesOf(text, 'id');
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  test('every link of an EPUB leads to a file, and to an id in it', () => {
    for (const [path, text] of documents) {
      for (const href of valuesOf(text, 'href')) {
        const [file = '', anchor] = href.split('#');
        const target = texts[file ? `EPUB/${file}` : path];
        expect(target, `${path}: ${href}`).toBeDefined();
        if (anchor) expect(target, `${path}: ${href}`).toContain(`id="${anchor}"`);
      }
    }
  });

  test('an EPUB has every panel with its description, and each bubble with its speaker as text', () => {
    const [main] = mode === 'both' ? [book.language] : [mode];
    expect(valuesOf(whole, 'alt').filter((alt) => alt === '')).toEqual([]);
    const pictures = valuesOf(whole, 'src').filter((address) => !address.endsWith('.svg'));
    expect(pictures).toEqual(['images/cover.jpg', ...panels.map((panel) => `images/${panel.id}.jpg`)]);
    expect(whole.match(/<blockquote /g)).toHaveLength(panels.flatMap((panel) => panel.speechBubbles).length);
    for (const { speaker } of panels.flatMap((panel) => panel.speechBubbles)) {
      expect(whole).toContain(`<cite class="speaker">${speaker[main]}</cite>`);
    }
  });

  test('each chapter of an EPUB ends with its questions, things to find and activities with sheets', () => {
    const languages = mode === 'both' ? LANGUAGES : [mode];
    for (const { number, panels: own, activities = [] } of book.chapters) {
      const text = texts[`EPUB/chapter-${number}.xhtml`] ?? '';
      const steps = activities.flatMap(({ title, description, steps = [] }) => [title, description, ...steps]);
      const questions = selectQuestionsAfter(book.questions, number).map(({ ask }) => ask);
      for (const expected of [...questions, ...own.map(({ find }) => find), ...steps]) {
        for (const language of languages) expect(text).toContain(renderEmphasis(expected[language], language));
      }
      const sheets = valuesOf(text, 'src').filter((address) => address.endsWith('.svg'));
      expect(sheets).toHaveLength(activities.length);
    }
    for (const { address } of worksheets) expect(existsSync(`public${address}`), address).toBe(true);
  });

  test('the page list of an EPUB has one page a panel, numbered as in the booklet', () => {
    const [, pages = ''] = (texts['EPUB/nav.xhtml'] ?? '').split('epub:type="page-list"');
    const numbers = [...pages.matchAll(/#page-[\d-]+">(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(panels.map((_, i) => i + 2));
  });

  test('an EPUB explains gloss words in footnotes that link back', () => {
    for (const [path, text] of documents) {
      const targets = [...text.matchAll(/role="doc-noteref"[^>]*href="#([^"]+)"/g)].map(([, target]) => target);
      const notes = [...text.matchAll(/role="doc-footnote" id="([^"]+)"/g)].map(([, id]) => id);
      expect([...new Set(targets)].sort(), path).toEqual(notes.sort());
    }
    expect(whole.match(/doc-footnote/g)?.length).toBeGreaterThan(8);
    expect(whole.match(/doc-backlink/g)?.length).toBe(whole.match(/doc-footnote/g)?.length);
  });

  test('an EPUB names its languages and its date', () => {
    const packageFile = texts['EPUB/package.opf'] ?? '';
    const languages = [...packageFile.matchAll(/<dc:language>(\w+)</g)].map(([, language]) => language);
    expect(languages.sort()).toEqual(mode === 'both' ? ['en', 'ko'] : [mode]);
    expect(packageFile).toContain('<meta property="dcterms:modified">2026-11-23T00:00:00Z</meta>');
    for (const [path, text] of documents) expect(text, path).toMatch(/<html [^>]*lang="(en|ko)" xml:lang="\1"/);
    if (mode === 'both') expect(whole).toMatch(/class="second" lang="(en|ko)"/);
  });
});
