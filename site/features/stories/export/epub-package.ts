import type { Language } from '../../../shared/language/language.ts';
import { type Story, seriesNames } from '../model/stories.ts';
import { storyDescriptions } from '../model/story-descriptions.ts';
import { epubText } from './epub-text.ts';
import { ACTIVE_CLASS, formatSeconds } from './epub-voice.ts';
import { escapeXml, renderXhtmlDocument } from './epub-xhtml.ts';

/** Every EPUB has it, so that a reading program finds the package document. */
export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

/** A file of the publication, relative to the package document. */
export type ManifestItem = {
  readonly id: string;
  readonly href: string;
  readonly mediaType:
    | 'application/xhtml+xml'
    | 'application/smil+xml'
    | 'text/css'
    | 'image/jpeg'
    | 'image/avif'
    | 'image/svg+xml'
    | 'audio/mpeg';
  readonly properties?: 'nav' | 'cover-image';
  /** Id of its media overlay. */
  readonly voice?: string;
};

/** A heading of the contents. */
export type ContentsEntry = { readonly title: string; readonly href: string };

type PackageProps = {
  readonly story: Story;
  readonly languages: readonly [Language, ...Language[]];
  readonly identifier: string;
  readonly modified: Date;
  readonly manifest: readonly ManifestItem[];
  /** The media overlays of the manifest. */
  readonly voices: readonly { readonly id: string; readonly seconds: number }[];
  /** Ids of the manifest in reading order. */
  readonly spine: readonly string[];
};

/** schema.org's words for what the books offer, and for what they spare (EPUB Accessibility 1.1). */
const ACCESSIBILITY = [
  ['accessMode', 'textual'],
  ['accessMode', 'visual'],
  ['accessModeSufficient', 'textual'],
  ['accessModeSufficient', 'textual,visual'],
  ['accessibilityFeature', 'alternativeText'],
  ['accessibilityFeature', 'ARIA'],
  ['accessibilityFeature', 'displayTransformability'],
  ['accessibilityFeature', 'pageBreakMarkers'],
  ['accessibilityFeature', 'pageNavigation'],
  ['accessibilityFeature', 'readingOrder'],
  ['accessibilityFeature', 'structuralNavigation'],
  ['accessibilityFeature', 'tableOfContents'],
  ['accessibilityHazard', 'none'],
] as const;

/** What a voice adds to them. */
const SPOKEN_ACCESSIBILITY = [
  ['accessMode', 'auditory'],
  ['accessModeSufficient', 'auditory'],
  ['accessibilityFeature', 'synchronizedAudioText'],
] as const;

/** How long the voice reads, for each file and in all, and how what it reads is marked. */
function renderDurations(voices: PackageProps['voices']): string {
  if (voices.length === 0) return '';
  const all = voices.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...voices.map(
      ({ id, seconds }) => `<meta property="media:duration" refines="#${id}">${formatSeconds(seconds)}</meta>`,
    ),
    `<meta property="media:duration">${formatSeconds(all)}</meta>`,
    `<meta property="media:active-class">${ACTIVE_CLASS}</meta>`,
  ].join('\n');
}

/** The package document: metadata, all files, and the order in which they are read. */
export function renderPackageDocument({
  story,
  languages,
  identifier,
  modified,
  manifest,
  voices,
  spine,
}: PackageProps): string {
  const [main] = languages;
  const text = epubText[main];
  const spoken = voices.length > 0 ? SPOKEN_ACCESSIBILITY : [];
  const accessibility = [...ACCESSIBILITY, ...spoken, ['accessibilitySummary', text.accessibilitySummary] as const].map(
    ([property, value]) => `<meta property="schema:${property}">${escapeXml(value)}</meta>`,
  );
  const items = manifest.map(({ id, href, mediaType, properties, voice }) => {
    const extra = (properties ? ` properties="${properties}"` : '') + (voice ? ` media-overlay="${voice}"` : '');
    return `<item id="${id}" href="${href}" media-type="${mediaType}"${extra}/>`;
  });
  const alternates = languages
    .slice(1)
    .map(
      (language) =>
        `<meta refines="#title" property="alternate-script" xml:lang="${language}">${escapeXml(story.title[language])}</meta>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="identifier" xml:lang="${main}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="identifier">${identifier}</dc:identifier>
<dc:title id="title">${escapeXml(story.title[main])}</dc:title>
${alternates.join('\n')}
${languages.map((language) => `<dc:language>${language}</dc:language>`).join('\n')}
<dc:creator id="creator">${escapeXml(text.publisher)}</dc:creator>
<dc:publisher>${escapeXml(text.publisher)}</dc:publisher>
<dc:description>${escapeXml(storyDescriptions[story.id][main])}</dc:description>
${story.themes.map(({ name }) => `<dc:subject>${escapeXml(name[main])}</dc:subject>`).join('\n')}
<dc:source id="pages">${identifier}.booklet</dc:source>
<meta refines="#pages" property="source-of">pagination</meta>
<meta property="belongs-to-collection" id="series">${escapeXml(seriesNames[story.series][main])}</meta>
<meta refines="#series" property="collection-type">series</meta>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${accessibility.join('\n')}
${renderDurations(voices)}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

type NavigationProps = {
  readonly language: Language;
  readonly contents: readonly ContentsEntry[];
  /** Pages, named by their numbers. */
  readonly pages: readonly ContentsEntry[];
  /** Where the story begins. */
  readonly start: string;
};

/** The contents, the list of pages and the landmarks. */
export function renderNavigationDocument({ language, contents, pages, start }: NavigationProps): string {
  const text = epubText[language];
  const list = (entries: readonly ContentsEntry[]) =>
    entries.map(({ title, href }) => `<li><a href="${href}">${escapeXml(title)}</a></li>`).join('\n');
  return renderXhtmlDocument({
    title: text.contents,
    language,
    bodyType: 'frontmatter',
    body: `<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="contents">
<h1 id="contents">${escapeXml(text.contents)}</h1>
<ol>
${list(contents)}
</ol>
</nav>
<nav epub:type="page-list" role="doc-pagelist" aria-labelledby="pages" hidden="hidden">
<h2 id="pages">${escapeXml(text.pages)}</h2>
<ol>
${list(pages)}
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden">
<ol>
<li><a epub:type="cover" href="cover.xhtml">${escapeXml(text.cover)}</a></li>
<li><a epub:type="toc" href="nav.xhtml">${escapeXml(text.contents)}</a></li>
<li><a epub:type="bodymatter" href="${start}">${escapeXml(contents.find(({ href }) => href === start)?.title ?? '')}</a></li>
</ol>
</nav>`,
  });
}

/** The style sheet of an EPUB. Fonts, sizes and colors of the page stay those of the reading program. */
export const EPUB_STYLE = `
body { margin: 0 5%; line-height: 1.6; }
h1, h2, h3 { line-height: 1.25; text-align: center; page-break-after: avoid; break-after: avoid; }
h1 .number, h1 .second { display: block; font-size: 0.7em; font-weight: normal; }
:lang(ko) { word-break: keep-all; }
figure { margin: 1em 0 0.6em; page-break-inside: avoid; break-inside: avoid; }
img { display: block; width: 100%; height: auto; border-radius: 4px; }
.page { margin-bottom: 2em; }
.page p { margin: 0 0 0.5em; }
/* The whole text of a panel in the second language; elsewhere each line has its pair right below it. */
div.second { margin-top: 0.8em; padding-top: 0.8em; border-top: 1px dotted; }
p { margin: 0 0 0.6em; }
p.second { margin-top: -0.55em; font-size: 0.9em; }
h3 { margin: 0.8em 0 0.4em; }
h3.second { margin-top: -0.3em; font-size: 1em; }
li { margin-bottom: 0.4em; }
.ask { margin-top: 1.2em; font-weight: bold; page-break-inside: avoid; break-inside: avoid; page-break-after: avoid; break-after: avoid; }
.bubble { width: fit-content; max-width: 90%; margin: 0 0 0.5em; padding: 0.2em 0.9em; border: 1px solid; border-radius: 1em; }
.bubble p { margin: 0; }
.speaker { font-style: normal; font-weight: bold; margin-right: 0.3em; }
.title-page { text-align: center; }
.the-end { font-size: 1.6em; text-align: center; }
/* Drawn in black on nothing: a dark page would hide it. */
.activity img { max-width: 24em; margin: 0 auto; background: #fff; }
.notes { margin-top: 2em; border-top: 1px dotted; font-size: 0.9em; }
.notes aside { margin-bottom: 0.8em; }
.notes p { margin: 0; }
.reply { margin: 0.2em 0 0.8em 1em; font-style: italic; }
.reply :lang(ko) { font-style: normal; }
.cover { display: flex; align-items: center; min-height: 95vh; margin: 0; }
.cover figure { width: 100%; margin: 0; }
.-epub-media-overlay-active { background: #ffe9a8; color: #000; }
`;
