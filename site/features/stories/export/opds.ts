import type { Language } from '../../../shared/language/language.ts';
import { getShownLanguages } from '../model/reading-settings.ts';
import { type Story, stories } from '../model/stories.ts';
import { storyDescriptions } from '../model/story-descriptions.ts';
import { EPUB_EDITIONS, type EpubEdition, getEpubPath, getMode } from './epub-path.ts';
import { escapeXml } from './epub-xhtml.ts';

/** Where reading programs find the catalog. */
export const OPDS_PATH = '/opds.xml';

const CATALOG = 'application/atom+xml;profile=opds-catalog;kind=acquisition';
const EDITIONS = {
  en: 'English',
  ko: '한국어',
  both: 'English · 한국어',
  'en-voice': 'English, read aloud',
  'ko-voice': '소리 나는 한국어',
} as const satisfies Record<EpubEdition, string>;

/**
 * The catalog of the EPUB files for e-readers and libraries: OPDS 1.2, a feed of Atom (RFC 4287). Addresses are
 * relative to the host's, as Atom allows.
 *
 * @param updated when the files were made
 */
export function formatOpdsFeed(updated: Date): string {
  const entries = stories.flatMap((story) => EPUB_EDITIONS.map((edition) => formatEntry(story, edition, updated)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/">
<id>urn:story-forest:books</id>
<title>Story Forest · 이야기숲</title>
<updated>${formatDate(updated)}</updated>
<author><name>Story Forest · 이야기숲</name></author>
<link rel="self" href="${OPDS_PATH}" type="${CATALOG}"/>
<link rel="start" href="${OPDS_PATH}" type="${CATALOG}"/>
<link rel="alternate" href="/stories" type="text/html"/>
${entries.join('\n')}
</feed>
`;
}

function formatEntry(story: Story, edition: EpubEdition, updated: Date): string {
  const languages = getShownLanguages(getMode(edition), story.language);
  const join = (text: Readonly<Record<Language, string>>, between: string) =>
    escapeXml(languages.map((language) => text[language]).join(between));
  const [main = 'en'] = languages;
  return `<entry>
<id>urn:story-forest:book:${story.id}:${edition}</id>
<title>${join(story.title, ' · ')}</title>
<updated>${formatDate(updated)}</updated>
<author><name>${main === 'en' ? 'Story Forest' : '이야기숲'}</name></author>
${languages.map((language) => `<dc:language>${language}</dc:language>`).join('\n')}
${story.themes.map(({ name }) => `<category term="${escapeXml(name[main])}" label="${escapeXml(name[main])}"/>`).join('\n')}
<summary type="text">${join(storyDescriptions[story.id], ' ')}</summary>
<link rel="http://opds-spec.org/image" href="/og/${story.id}-${main}.png" type="image/png"/>
<link rel="alternate" href="${story.route}" type="text/html"/>
<link rel="http://opds-spec.org/acquisition/open-access" href="${getEpubPath(story.id, edition)}" type="application/epub+zip" title="${EDITIONS[edition]}"/>
</entry>`;
}

/** RFC 3339, without fractions of a second. */
function formatDate(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
