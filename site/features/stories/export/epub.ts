/**
 * Books to take along: EPUB files and the OPDS catalog. This file makes the files of an EPUB from a book and its
 * pictures (docs/product.md §4.7).
 *
 * @packageDocumentation
 */
import type { Language } from '../../../shared/language/language.ts';
import { formatWorksheetAddress } from '../model/book.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { type BookMode, getShownLanguages } from '../model/reading-settings.ts';
import type { Story } from '../model/stories.ts';
import { formatPageBreakId, getChapterFile, getWorksheetName, renderChapterDocument } from './epub-chapter.ts';
import {
  renderCoverDocument,
  renderEndingDocument,
  renderParentsDocument,
  renderTitleDocument,
} from './epub-matter.ts';
import {
  CONTAINER,
  type ContentsEntry,
  EPUB_STYLE,
  type ManifestItem,
  renderNavigationDocument,
  renderPackageDocument,
} from './epub-package.ts';
import { epubText } from './epub-text.ts';
import { type ChapterVoice, type FindSound, renderChapterVoice, soundPath } from './epub-voice.ts';

/** What the text files of an EPUB refer to: `images/<name>.jpg`, and but for the cover `images/<name>.avif`. */
export type EpubImage = {
  /** Name of the image: 'cover', or the id of a panel. */
  readonly name: string;
  /** The picture's path below public/art, without width and format. */
  readonly picture: string;
};

type Epub = {
  /** Text files by their path in the archive, without `mimetype`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly images: readonly EpubImage[];
  readonly worksheets: readonly EpubWorksheet[];
  /** Paths of the voice's sounds in the archive. */
  readonly sounds: readonly string[];
};

/** `images/<name>.svg` in the archive. `address` is the worksheet's on the site. */
type EpubWorksheet = { readonly name: string; readonly address: string };

/** A file with a heading, in reading order. */
type EpubPart = ContentsEntry & {
  readonly id: string;
  readonly text: string;
  readonly voice?: ChapterVoice | undefined;
};

/** The number of the first panel's page; the cover is page 1, as in the booklet. */
const FIRST_PAGE = 2;

/**
 * The files of a book as EPUB 3.3 that reflows: cover, title page, contents, chapters, ending, and the page for parents
 * where the book has one. `modified` is the date in its metadata.
 *
 * @param findSound the voice that reads it, in a book of one language; left out: none
 */
export function buildEpub(
  story: Story,
  book: ReadableBook,
  mode: BookMode,
  modified: Date,
  findSound?: FindSound,
): Epub {
  const languages = getShownLanguages(mode, book.language) as readonly [Language, ...Language[]];
  const [main] = languages;
  const panels = book.chapters.flatMap(({ panels }) => panels);
  const pageNumbers = new Map(panels.map(({ id }, i) => [id, i + FIRST_PAGE]));
  const front: EpubPart[] = [
    part('cover', epubText[main].cover, renderCoverDocument(story, languages)),
    part('title-page', epubText[main].titlePage, renderTitleDocument(story, book, languages)),
  ];
  const chapters = book.chapters.map(
    (chapter): EpubPart => ({
      id: `chapter-${chapter.number}`,
      title: `${readerText[main].chapter(chapter.number)} ${chapter.title[main]}`,
      href: getChapterFile(chapter),
      text: renderChapterDocument({ book, chapter, languages, pageNumbers, isVoiced: findSound !== undefined }),
      voice: findSound && renderChapterVoice(chapter, main, getChapterFile(chapter), findSound),
    }),
  );
  const voices = chapters.flatMap(({ voice }) => voice ?? []);
  const back: EpubPart[] = [part('ending', readerText[main].theEnd, renderEndingDocument(book, languages))];
  if (book.forParents) {
    back.push(part('for-parents', book.forParents.title[main], renderParentsDocument(book.forParents, languages)));
  }
  const parts = [...front, ...chapters, ...back];
  const navigation = renderNavigationDocument({
    language: main,
    contents: parts,
    pages: book.chapters.flatMap((chapter) =>
      chapter.panels.map(({ id }) => ({
        title: String(pageNumbers.get(id)),
        href: `${getChapterFile(chapter)}#${formatPageBreakId(id)}`,
      })),
    ),
    start: chapters[0]?.href ?? '',
  });
  const images: EpubImage[] = [
    { name: 'cover', picture: `covers/${book.id}` },
    ...panels.map(({ id }) => ({ name: id, picture: `${book.id}/${id}` })),
  ];
  const worksheets = book.chapters.flatMap(({ number, activities = [] }) =>
    activities.map((_, i) => ({
      name: getWorksheetName(number, i),
      address: formatWorksheetAddress(book.id, number, i),
    })),
  );
  const packageFile = renderPackageDocument({
    story,
    languages,
    identifier: `story-forest.${story.id}.${mode}${findSound ? '-voice' : ''}`,
    modified,
    manifest: manifestOf(parts, images, worksheets),
    voices: parts.flatMap(({ id, voice }) => (voice ? [{ id: voiceIdOf(id), seconds: voice.seconds }] : [])),
    spine: ['cover', 'title-page', 'nav', ...[...chapters, ...back].map(({ id }) => id)],
  });
  return {
    texts: {
      'META-INF/container.xml': CONTAINER,
      'EPUB/package.opf': packageFile,
      'EPUB/nav.xhtml': navigation,
      'EPUB/style.css': EPUB_STYLE,
      ...Object.fromEntries([...parts, ...voices].map(({ href, text }) => [`EPUB/${href}`, text])),
    },
    images,
    worksheets,
    sounds: voices.flatMap(({ sounds }) => sounds.map(soundPath)),
  };
}

const voiceIdOf = (part: string) => `voice-${part}`;

function part(id: string, title: string, text: string): EpubPart {
  return { id, title, href: `${id}.xhtml`, text };
}

function manifestOf(
  parts: readonly EpubPart[],
  images: readonly EpubImage[],
  worksheets: readonly EpubWorksheet[],
): ManifestItem[] {
  return [
    { id: 'nav', href: 'nav.xhtml', mediaType: 'application/xhtml+xml', properties: 'nav' },
    { id: 'style', href: 'style.css', mediaType: 'text/css' },
    ...parts.flatMap(({ id, href, voice }): ManifestItem[] => {
      const text: ManifestItem = { id, href, mediaType: 'application/xhtml+xml' };
      if (!voice) return [text];
      return [
        { ...text, voice: voiceIdOf(id) },
        { id: voiceIdOf(id), href: voice.href, mediaType: 'application/smil+xml' },
        ...voice.sounds.map(
          ({ name }): ManifestItem => ({ id: `audio-${name}`, href: `audio/${name}.mp3`, mediaType: 'audio/mpeg' }),
        ),
      ];
    }),
    ...images.flatMap(({ name }): ManifestItem[] =>
      name === 'cover'
        ? [{ id: 'image-cover', href: 'images/cover.jpg', mediaType: 'image/jpeg', properties: 'cover-image' }]
        : [
            { id: `jpeg-${name}`, href: `images/${name}.jpg`, mediaType: 'image/jpeg' },
            { id: `avif-${name}`, href: `images/${name}.avif`, mediaType: 'image/avif' },
          ],
    ),
    ...worksheets.map(
      ({ name }): ManifestItem => ({ id: name, href: `images/${name}.svg`, mediaType: 'image/svg+xml' }),
    ),
  ];
}
