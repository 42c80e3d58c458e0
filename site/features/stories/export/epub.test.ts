import { describe, expect, test } from 'vitest';
import { buildEpub } from './epub.ts';
import { FOR_PARENTS, SMALL_BOOK, SMALL_STORY } from './small-book.fixture.ts';

const MODIFIED = new Date('2026-11-23T01:02:03.456Z');

// Built by each test: a mutant is only tested by what runs inside a test (bench/mutation).
const english = () => buildEpub(SMALL_STORY, SMALL_BOOK, 'en', MODIFIED);
const together = () => buildEpub(SMALL_STORY, SMALL_BOOK, 'both', MODIFIED);

const fileOf = ({ texts }: ReturnType<typeof buildEpub>, path: string) => texts[`EPUB/${path}`] ?? '';

/** All that stands between two quotes after an attribute's name, in order. */
const valuesOf = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);

/** The text of all elements of a name, without inner tags. */
const contentsOf = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );

describe('the files of an EPUB', () => {
  test('the reading order of an EPUB is cover, title page, contents, chapters and ending', () => {
    const spine = valuesOf(fileOf(english(), 'package.opf').split('<spine>')[1] ?? '', 'idref');
    expect(spine).toEqual(['cover', 'title-page', 'nav', 'chapter-1', 'chapter-2', 'ending']);
  });

  test('a page for parents is last in an EPUB, and only where the book has one', () => {
    const withPage = buildEpub(SMALL_STORY, { ...SMALL_BOOK, forParents: FOR_PARENTS }, 'en', MODIFIED);
    expect(valuesOf(fileOf(withPage, 'package.opf'), 'idref').at(-1)).toBe('for-parents');
    const page = fileOf(withPage, 'for-parents.xhtml');
    expect(contentsOf(page, 'h1')).toEqual(['For parents']);
    expect(contentsOf(page, 'li')).toEqual(['Lanterns glow.\nA book', 'Maybe red.', 'It sleeps.']);
    expect(fileOf(english(), 'for-parents.xhtml')).toBe('');
  });

  test('every file of an EPUB is in the manifest with its type, cover and contents with their role', () => {
    const items = [...fileOf(english(), 'package.opf').matchAll(/<item (.*)\/>/g)].map(([, item]) => item);
    expect(items).toContain('id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"');
    expect(items).toContain('id="style" href="style.css" media-type="text/css"');
    expect(items).toContain('id="chapter-2" href="chapter-2.xhtml" media-type="application/xhtml+xml"');
    expect(items).toContain(
      'id="image-cover" href="images/cover.jpg" media-type="image/jpeg" properties="cover-image"',
    );
    expect(items).toContain('id="jpeg-1-2" href="images/1-2.jpg" media-type="image/jpeg"');
    expect(items).toContain('id="avif-1-2" href="images/1-2.avif" media-type="image/avif"');
    expect(items).toContain('id="sheet-1-2" href="images/sheet-1-2.svg" media-type="image/svg+xml"');
    expect(items.filter((item) => item?.includes('properties='))).toHaveLength(2);
  });

  test('an EPUB has the pictures of the book and the worksheets of its activities', () => {
    expect(english().images).toEqual([
      { name: 'cover', picture: 'covers/forest-adventure' },
      ...['1-1', '1-2', '2-1'].map((id) => ({ name: id, picture: `forest-adventure/${id}` })),
    ]);
    expect(english().worksheets.map(({ name }) => name)).toEqual(['sheet-1-1', 'sheet-1-2']);
  });
});

describe('the metadata of an EPUB', () => {
  test('the title, languages, identifier and date of an EPUB are those of the edition', () => {
    const one = fileOf(english(), 'package.opf');
    expect(contentsOf(one, 'dc:title')).toEqual(['A &quot;small&quot; book']);
    expect(contentsOf(one, 'dc:language')).toEqual(['en']);
    expect(contentsOf(one, 'dc:identifier')).toEqual([`story-forest.${SMALL_STORY.id}.en`]);
    expect(one).toContain('<meta property="dcterms:modified">2026-11-23T01:02:03Z</meta>');
    expect(one).not.toContain('alternate-script');
  });

  test('an EPUB in both languages names both languages and both titles', () => {
    const two = fileOf(together(), 'package.opf');
    expect(contentsOf(two, 'dc:language')).toEqual(['en', 'ko']);
    expect(two).toContain('property="alternate-script" xml:lang="ko">작은 책<');
  });

  test('the series and the themes of an EPUB are those of the library', () => {
    const subjects = contentsOf(fileOf(english(), 'package.opf'), 'dc:subject');
    expect(subjects).toEqual(SMALL_STORY.themes.map(({ name }) => name.en));
    expect(fileOf(english(), 'package.opf')).toContain('id="series">Charlotte Adventures<');
  });
});

describe('the contents of an EPUB', () => {
  /** Contents, pages and landmarks. */
  const lists = () => fileOf(english(), 'nav.xhtml').split('<nav ').slice(1);

  test('the contents of an EPUB name every part', () => {
    const [toc = ''] = lists();
    expect(valuesOf(toc, 'href')).toEqual([
      'cover.xhtml',
      'title-page.xhtml',
      'chapter-1.xhtml',
      'chapter-2.xhtml',
      'ending.xhtml',
    ]);
    expect(contentsOf(toc, 'li')[2]).toContain('Start &lt;1&gt;');
  });

  test('each panel of an EPUB is a page, and the cover is the first page', () => {
    const [, pages = ''] = lists();
    expect(contentsOf(pages, 'li')).toEqual(['2', '3', '4']);
    expect(valuesOf(pages, 'href').at(-1)).toBe('chapter-2.xhtml#page-2-1');
    expect(fileOf(english(), 'chapter-2.xhtml')).toContain('id="page-2-1" title="4"');
  });

  test('the story of an EPUB begins with the first chapter', () => {
    expect(lists()[2]).toMatch(/epub:type="bodymatter" href="chapter-1\.xhtml">[^<]*Start/);
  });
});

describe('a chapter of an EPUB', () => {
  const firstChapter = () => fileOf(english(), 'chapter-1.xhtml');

  test('a panel of an EPUB has its picture, its text in lines, and its bubbles with speakers', () => {
    const chapter = firstChapter();
    expect(chapter).toContain('<img src="images/1-1.jpg" alt="Alt of 1-1" width="1200" height="800"/>');
    expect(contentsOf(chapter, 'p').slice(0, 2)).toEqual(['The lantern glows. It is very warm.', 'It waits.']);
    expect(chapter).toContain('<em>very</em>');
    expect(contentsOf(chapter, 'blockquote')).toEqual(['Charlotte Hello &amp; welcome!']);
  });

  test('a gloss word links to its note once in a chapter, and the note links back', () => {
    const chapter = firstChapter();
    expect(chapter.match(/role="doc-noteref"/g)).toHaveLength(2);
    expect(chapter).toContain('id="ref-en-2" href="#note-2">lantern</a>');
    expect(contentsOf(chapter, 'aside').map((note) => note.replace(/\s+/g, ' '))).toEqual([
      'glows gives light 빛을 내다 ↩',
      'lantern a lamp to carry 등불 들고 다니는 등 ↩',
    ]);
    expect(valuesOf(chapter, 'href').filter((href) => href?.startsWith('#ref-'))).toEqual(['#ref-en-1', '#ref-en-2']);
  });

  test('a word glossed in both languages has one note, which links back to the first', () => {
    const both = fileOf(together(), 'chapter-1.xhtml');
    expect(both.match(/id="note-2"/g)).toHaveLength(1);
    expect(valuesOf(both, 'href').filter((href) => href?.startsWith('#note-2'))).toHaveLength(2);
    expect(valuesOf(both, 'href').filter((href) => href?.startsWith('#ref-ko'))).toEqual([]);
  });

  test('a Korean note begins with the Korean word', () => {
    const [note = ''] = contentsOf(
      fileOf(buildEpub(SMALL_STORY, SMALL_BOOK, 'ko', MODIFIED), 'chapter-1.xhtml'),
      'aside',
    );
    expect(note.replace(/\s+/g, ' ')).toBe('등불 들고 다니는 등 lantern a lamp to carry ↩');
  });

  test('questions, finds and activities follow the panels of an EPUB chapter, if it has them', () => {
    const chapter = firstChapter();
    expect(chapter).toContain('Who waits?');
    expect(chapter).not.toContain('Was it dark?');
    expect(chapter.match(/Find the <em>cat<\/em> of/g)).toHaveLength(2);
    expect(valuesOf(chapter, 'src').filter((src) => src?.endsWith('.svg'))).toEqual([
      'images/sheet-1-1.svg',
      'images/sheet-1-2.svg',
    ]);
    expect(chapter.match(/Take a pen\./g)).toHaveLength(1);
    const last = fileOf(english(), 'chapter-2.xhtml');
    for (const part of ['class="notes"', 'class="activity"', 'Who waits?']) expect(last).not.toContain(part);
  });

  test('the second language of an EPUB follows the first and is marked', () => {
    const chapter = firstChapter();
    const both = fileOf(together(), 'chapter-1.xhtml');
    expect(both).toContain('<span class="second" lang="ko" xml:lang="ko">처음</span>');
    expect(both).toMatch(/<div lang="en" xml:lang="en">[\s\S]*?<div class="second" lang="ko" xml:lang="ko">/);
    expect(chapter).not.toContain('class="second"');
  });
});

test('the ending of an EPUB has the remaining questions and the true facts', () => {
  const ending = fileOf(english(), 'ending.xhtml');
  expect(ending).toContain('Was it dark?');
  expect(ending).not.toContain('Who waits?');
  expect(ending).toContain('All of it is true.');
});

test('the title page of an EPUB has the title once, or both titles in a bilingual edition', () => {
  expect(contentsOf(fileOf(english(), 'title-page.xhtml'), 'h1')).toEqual(['A &quot;small&quot; book']);
  expect(fileOf(english(), 'title-page.xhtml')).not.toContain('작은 책');
  expect(fileOf(together(), 'title-page.xhtml')).toContain('작은 책');
});

describe('a voice in an EPUB', () => {
  /** Says every line but the first bubble. */
  const voiced = () =>
    buildEpub(SMALL_STORY, SMALL_BOOK, 'en', MODIFIED, ({ panel, text, speaker }) =>
      speaker === null ? { name: `${panel}-${text.length}`, seconds: 1.5 } : undefined,
    );

  test('each sentence that is spoken points to its element and to its sound, in the order of the text', () => {
    const voice = fileOf(voiced(), 'chapter-1.smil');
    const places = valuesOf(voice, 'src').filter((src) => src?.includes('#'));
    expect(places.slice(0, 2)).toEqual(['chapter-1.xhtml#s-1-1.en.text.0', 'chapter-1.xhtml#s-1-1.en.text.1']);
    const ids = valuesOf(fileOf(voiced(), 'chapter-1.xhtml'), 'id');
    for (const place of places) expect(ids).toContain(place?.split('#')[1]);
    expect(places.some((place) => place?.includes('bubble'))).toBe(false);
    expect(valuesOf(voice, 'clipEnd')).toEqual(places.map(() => '1.500s'));
  });

  test('the package names the voice of each chapter, how long it lasts, and all sounds', () => {
    const { texts, sounds } = voiced();
    const packageFile = texts['EPUB/package.opf'] ?? '';
    expect(packageFile).toContain(
      'id="chapter-1" href="chapter-1.xhtml" media-type="application/xhtml+xml" media-overlay="voice-chapter-1"',
    );
    const seconds = [...packageFile.matchAll(/media:duration"[^>]*>([\d.]+)s</g)].map(([, each]) => Number(each));
    expect(seconds.at(-1)).toBeCloseTo(1.5 * sounds.length, 3);
    expect(seconds.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBeCloseTo(seconds.at(-1) ?? 0, 3);
    for (const sound of sounds)
      expect(packageFile).toContain(`href="${sound.replace('EPUB/', '')}" media-type="audio/mpeg"`);
    expect(packageFile).toContain('>synchronizedAudioText<');
  });

  test('a book without a voice has none of it', () => {
    expect(english().sounds).toEqual([]);
    expect(Object.values(english().texts).join()).not.toMatch(/smil|media:|<span id="s-/);
  });
});
