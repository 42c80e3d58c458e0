import type { Language } from '../../../shared/language/language.ts';
import type { Activity, GlossWord } from '../model/book.ts';
import { selectQuestionsAfter } from '../model/book.ts';
import { findGlossByPanel, formatLineId, parsePassage } from '../model/passage.ts';
import type { ReadableBook, ReadableBubble, ReadableChapter, ReadablePanel } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import { renderQuestion } from './epub-matter.ts';
import { epubText } from './epub-text.ts';
import { formatSentenceId } from './epub-voice.ts';
import {
  escapeXml,
  groupSentencesByLine,
  renderEmphasis,
  renderInEachLanguage,
  renderLangAttributes,
  renderPiece,
  renderXhtmlDocument,
} from './epub-xhtml.ts';

/** A gloss word where a language uses it first in a chapter. Its footnote is the same in both languages. */
type Note = { readonly gloss: GlossWord; readonly language: Language; readonly number: number };

const referenceIdOf = ({ language, number }: Note) => `ref-${language}-${number}`;
const noteIdOf = ({ number }: Note) => `note-${number}`;

/** The file of a chapter, relative to the package document. */
export function getChapterFile({ number }: Pick<ReadableChapter, 'number'>): string {
  return `chapter-${number}.xhtml`;
}

/** The id of a panel's page break. */
export function formatPageBreakId(panel: string): string {
  return `page-${panel}`;
}

type Props = {
  readonly book: ReadableBook;
  readonly chapter: ReadableChapter;
  /** Languages of the text in their order; the first is the document's. */
  readonly languages: readonly [Language, ...Language[]];
  /** The number of each panel's page, by panel id. */
  readonly pageNumbers: ReadonlyMap<string, number>;
  /** Whether each sentence is an element of its own, which a voice can point to. */
  readonly isVoiced: boolean;
};

/** The name of an activity's worksheet in the archive; `index` is the activity's place in its chapter, from 0. */
export function getWorksheetName(chapter: number, index: number): string {
  return `sheet-${chapter}-${index + 1}`;
}

/** A chapter: its panels as pages, the question after it, things to find, activities, and notes on its gloss words. */
export function renderChapterDocument({ book, chapter, languages, pageNumbers, isVoiced }: Props): string {
  const [main] = languages;
  const text = readerText[main];
  const notesOf = notesByPanel(book, chapter, languages);
  const panels = chapter.panels.map((panel) =>
    panelSection(panel, languages, notesOf(panel.id), pageNumbers.get(panel.id) ?? 0, isVoiced ? markSentence : plain),
  );
  const questions = selectQuestionsAfter(book.questions, chapter.number).map(
    (question) =>
      `<section><h2>${escapeXml(text.chapterQuestion)}</h2>${renderQuestion(question, languages)}</section>`,
  );
  const finds = chapter.panels.map(({ find }) => `<li>${renderInEachLanguage('p', languages, find)}</li>`);
  const activities = (chapter.activities ?? []).map((activity, i) =>
    activitySection(activity, getWorksheetName(chapter.number, i), languages),
  );
  const notes = chapter.panels.flatMap(({ id }) => notesOf(id));
  const titles = languages.map((language, i) => {
    const second = i > 0 ? ' class="second"' : '';
    return `<span${second} ${renderLangAttributes(language)}>${escapeXml(chapter.title[language])}</span>`;
  });
  return renderXhtmlDocument({
    title: `${text.chapter(chapter.number)}: ${chapter.title[main]}`,
    language: main,
    bodyType: 'bodymatter',
    body: `<section epub:type="chapter" role="doc-chapter" aria-labelledby="title">
<h1 id="title"><span class="number">${escapeXml(text.chapter(chapter.number))}</span> ${titles.join(' ')}</h1>
${panels.join('\n')}
${questions.join('\n')}
<section>
<h2>${escapeXml(text.find)}</h2>
<ol>
${finds.join('\n')}
</ol>
</section>
${activities.join('\n')}
${notes.length > 0 ? notesSection(notes, main) : ''}
</section>`,
  });
}

/** What can be made or played, with the picture of its worksheet: a reading program can show it, if not print it. */
function activitySection(
  { title, description, steps }: Activity,
  worksheet: string,
  languages: readonly [Language, ...Language[]],
): string {
  const [main] = languages;
  const items = (steps ?? []).map((step) => `<li>${renderInEachLanguage('p', languages, step)}</li>`);
  const alt = escapeXml(epubText[main].worksheetAlt(title[main]));
  return `<section class="activity">
<h2>${escapeXml(readerText[main].activity)}</h2>
${renderInEachLanguage('h3', languages, title)}
${renderInEachLanguage('p', languages, description)}
${items.length > 0 ? `<ol>\n${items.join('\n')}\n</ol>` : ''}
<figure><img src="images/${worksheet}.svg" alt="${alt}"/></figure>
</section>`;
}

function notesByPanel(
  book: ReadableBook,
  chapter: ReadableChapter,
  languages: readonly Language[],
): (panel: string) => readonly Note[] {
  const notes = new Map<string, Note[]>(chapter.panels.map(({ id }) => [id, []]));
  for (const language of languages) {
    const texts = chapter.panels.map(({ text }) => text[language]);
    for (const [i, words] of findGlossByPanel(texts, language, book.gloss).entries()) {
      const panel = chapter.panels[i];
      const own = panel && notes.get(panel.id);
      for (const gloss of words) own?.push({ gloss, language, number: book.gloss.indexOf(gloss) + 1 });
    }
  }
  return (panel) => notes.get(panel) ?? [];
}

/** Makes a line's text an element of its own, or leaves it as it is. */
type MarkLine = (id: string, content: string) => string;
const markSentence: MarkLine = (id, content) => `<span id="${formatSentenceId(id)}">${content}</span>`;
const plain: MarkLine = (_, content) => content;

function panelSection(
  panel: ReadablePanel,
  languages: readonly [Language, ...Language[]],
  notes: readonly Note[],
  page: number,
  mark: MarkLine,
): string {
  const [main] = languages;
  const { width, height } = panel.picture;
  const bubbles = panel.speechBubbles.map((bubble, i) =>
    bubbleOf(bubble, languages, (language, said) => mark(formatLineId(panel.id, language, 'bubble', i), said)),
  );
  return `<section class="page" aria-label="${escapeXml(readerText[main].picture(panel.place.panel))}">
<span epub:type="pagebreak" role="doc-pagebreak" id="${formatPageBreakId(panel.id)}" title="${page}"></span>
<figure>
<picture>
<source srcset="images/${panel.id}.avif" type="image/avif"/>
<img src="images/${panel.id}.jpg" alt="${escapeXml(panel.alt[main])}" width="${width}" height="${height}"/>
</picture>
</figure>
${languages.map((language, i) => telling(panel, language, i > 0, notes, mark)).join('\n')}
${bubbles.join('\n')}
</section>`;
}

function bubbleOf(
  { speaker, text }: ReadableBubble,
  languages: readonly Language[],
  mark: (language: Language, content: string) => string,
): string {
  const lines = languages.map((language) => {
    const said = mark(language, renderEmphasis(text[language], language));
    return `<p ${renderLangAttributes(language)}><cite class="speaker">${escapeXml(speaker[language])}</cite> ${said}</p>`;
  });
  return `<blockquote class="bubble">\n${lines.join('\n')}\n</blockquote>`;
}

/** A panel's text in one language. Its gloss words refer to their footnotes. */
function telling(
  panel: ReadablePanel,
  language: Language,
  isSecond: boolean,
  notes: readonly Note[],
  mark: MarkLine,
): string {
  const own = notes.filter((note) => note.language === language);
  const sentences = parsePassage(
    panel.text[language],
    language,
    own.map(({ gloss }) => gloss),
  );
  const lines = groupSentencesByLine(sentences).map((line) => {
    const content = line.map((sentence) => {
      const pieces = sentence.pieces.map((piece) =>
        renderPiece(piece, ({ gloss }, word) => {
          const note = own.find((each) => each.gloss === gloss);
          return note
            ? `<a epub:type="noteref" role="doc-noteref" id="${referenceIdOf(note)}" href="#${noteIdOf(note)}">${word}</a>`
            : word;
        }),
      );
      return mark(formatLineId(panel.id, language, 'text', sentences.indexOf(sentence)), pieces.join(''));
    });
    return `<p>${content.join(' ')}</p>`;
  });
  return `<div${isSecond ? ' class="second"' : ''} ${renderLangAttributes(language)}>\n${lines.join('\n')}\n</div>`;
}

/** One footnote a word, which leads back to the first place that refers to it. */
function notesSection(notes: readonly Note[], main: Language): string {
  const text = epubText[main];
  const first = notes.filter((note, i) => notes.findIndex(({ gloss }) => gloss === note.gloss) === i);
  const asides = first.map((note) => {
    const order: readonly Language[] = note.language === 'en' ? ['en', 'ko'] : ['ko', 'en'];
    const label = escapeXml(text.backToText);
    const back = ` <a role="doc-backlink" href="#${referenceIdOf(note)}" aria-label="${label}">↩</a>`;
    const lines = order.map((each, i) => {
      const word = note.gloss.word[each];
      const term = word ? `<b>${escapeXml(word)}</b> ` : '';
      return `<p ${renderLangAttributes(each)}>${term}${escapeXml(note.gloss.meaning[each])}${i > 0 ? back : ''}</p>`;
    });
    return `<aside epub:type="footnote" role="doc-footnote" id="${noteIdOf(note)}">\n${lines.join('\n')}\n</aside>`;
  });
  return `<section class="notes">\n<h2>${escapeXml(text.words)}</h2>\n${asides.join('\n')}\n</section>`;
}
