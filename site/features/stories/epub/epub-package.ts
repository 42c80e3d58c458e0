import type { Language } from '../../../shared/language/language.ts';
import { type Story, seriesNames } from '../model/stories.ts';
import { epubText } from './epub-text.ts';
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
  readonly mediaType: 'application/xhtml+xml' | 'text/css' | 'image/jpeg' | 'image/avif' | 'image/svg+xml';
  readonly properties?: 'nav' | 'cover-image';
};

/** A heading of the contents. */
export type ContentsEntry = { readonly title: string; readonly href: string };

type PackageProps = {
  readonly story: Story;
  readonly languages: readonly [Language, ...Language[]];
  readonly identifier: string;
  readonly modified: Date;
  readonly manifest: readonly ManifestItem[];
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

/** The package document: metadata, all files, and the order in which they are read. */
export function renderPackageDocument({
  story,
  languages,
  identifier,
  modified,
  manifest,
  spine,
}: PackageProps): string {
  const [main] = languages;
  const text = epubText[main];
  const accessibility = [...ACCESSIBILITY, ['accessibilitySummary', text.accessibilitySummary] as const].map(
    ([property, value]) => `<meta property="schema:${property}">${escapeXml(value)}</meta>`,
  );
  const items = manifest.map(({ id, href, mediaType, properties }) => {
    const extra = properties ? ` properties="${properties}"` : '';
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
<dc:description>${escapeXml(story.description[main])}</dc:description>
${story.themes.map(({ name }) => `<dc:subject>${escapeXml(name[main])}</dc:subject>`).join('\n')}
<dc:source id="pages">${identifier}.booklet</dc:source>
<meta refines="#pages" property="source-of">pagination</meta>
<meta property="belongs-to-collection" id="series">${escapeXml(seriesNames[story.series][main])}</meta>
<meta refines="#series" property="collection-type">series</meta>
<meta property="dcterms:modified">${modified.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${accessibility.join('\n')}
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
