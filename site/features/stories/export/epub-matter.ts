import type { Language } from '../../../shared/language/language.ts';
import type { ForParents, Question } from '../model/book.ts';
import { selectQuestionsAfter } from '../model/book.ts';
import type { ReadableBook } from '../model/readable-book.ts';
import { readerText } from '../model/reader-text.ts';
import type { Story } from '../model/stories.ts';
import { epubText } from './epub-text.ts';
import { escapeXml, renderInEachLanguage, renderXhtmlDocument } from './epub-xhtml.ts';

type Languages = readonly [Language, ...Language[]];

export function renderCoverDocument(story: Story, [main]: Languages): string {
  const alt = epubText[main].coverAlt(story.title[main]);
  return renderXhtmlDocument({
    title: epubText[main].cover,
    language: main,
    bodyType: 'cover',
    body: `<figure><img src="images/cover.jpg" alt="${escapeXml(alt)}" role="doc-cover"/></figure>`,
  });
}

export function renderTitleDocument(story: Story, book: ReadableBook, languages: Languages): string {
  const [main] = languages;
  return renderXhtmlDocument({
    title: epubText[main].titlePage,
    language: main,
    bodyType: 'frontmatter',
    body: `<section epub:type="titlepage" class="title-page" aria-labelledby="title">
<h1 id="title">${escapeXml(story.title[main])}</h1>
${languages
  .slice(1)
  .map((language) => renderInEachLanguage('p', [language], story.title))
  .join('\n')}
${renderInEachLanguage('p', languages, book.opening)}
${renderInEachLanguage('p', languages, story.author)}
${renderInEachLanguage('p', languages, story.readingLevel)}
</section>`,
  });
}

/** The questions at the end, and the note on what is true. */
export function renderEndingDocument(book: ReadableBook, languages: Languages): string {
  const [main] = languages;
  const text = readerText[main];
  const questions = selectQuestionsAfter(book.questions).map((question) => renderQuestion(question, languages));
  return renderXhtmlDocument({
    title: text.theEnd,
    language: main,
    bodyType: 'backmatter',
    body: `<section epub:type="afterword" role="doc-afterword" aria-labelledby="title">
<h1 id="title">${escapeXml(text.theEnd)}</h1>
<section aria-labelledby="questions">
<h2 id="questions">${escapeXml(text.questions)}</h2>
<p>${escapeXml(text.questionsLead)}</p>
${questions.join('\n')}
</section>
${renderInEachLanguage('p', languages, book.afterword)}
</section>`,
  });
}

/** A question with its answers, each with its reply: a file of a book cannot open one after the other. */
export function renderQuestion({ ask, answers }: Question, languages: readonly Language[]): string {
  const items = answers.map(
    ({ say, reply }) =>
      `<li>${renderInEachLanguage('p', languages, say)}\n<div class="reply">${renderInEachLanguage('p', languages, reply)}</div></li>`,
  );
  return `<div class="ask">${renderInEachLanguage('p', languages, ask)}</div>\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** What is true, unsure and made up, for adults. */
export function renderParentsDocument(page: ForParents, languages: Languages): string {
  const [main] = languages;
  const text = readerText[main];
  const facts = page.facts.map(
    ({ fact, source }) =>
      `<li>${renderInEachLanguage('p', languages, fact)}\n<small>${renderInEachLanguage('span', languages, source)}</small></li>`,
  );
  const list = (items: ForParents['unsure']) =>
    `<ul>\n${items.map((item) => `<li>${renderInEachLanguage('p', languages, item)}</li>`).join('\n')}\n</ul>`;
  return renderXhtmlDocument({
    title: page.title[main],
    language: main,
    bodyType: 'backmatter',
    body: `<section epub:type="appendix" role="doc-appendix" aria-labelledby="title">
<h1 id="title">${escapeXml(page.title[main])}</h1>
${renderInEachLanguage('p', languages, page.opening)}
<h2>${escapeXml(text.true)}</h2>
<ul>
${facts.join('\n')}
</ul>
<h2>${escapeXml(text.unsure)}</h2>
${list(page.unsure)}
<h2>${escapeXml(text.madeUp)}</h2>
${list(page.madeUp)}
</section>`,
  });
}
