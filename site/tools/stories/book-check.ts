/**
 * Checks the books: counts, lengths, alt texts, reading level.
 *
 * @packageDocumentation
 */
import { books } from '../../features/stories/books/books.ts';
import { findNames } from '../../features/stories/look/finds.ts';
import type { Book, Panel, TeachersPage } from '../../features/stories/model/book.ts';
import { cast } from '../../features/stories/model/cast.ts';
import { findGloss, parsePassage, stripEmphasis } from '../../features/stories/model/passage.ts';
import { type Story, type StoryId, stories } from '../../features/stories/model/stories.ts';
import { teachersPages } from '../../features/stories/print/teachers-page.server.ts';
import { type Bilingual, LANGUAGES, type Language } from '../../shared/language/language.ts';
import { findTypographyFaults } from '../typography.ts';
import { isOutside, type Range } from './range.ts';
import { splitWords } from './readability.ts';
import { checkBookBounds, checkPanelBounds } from './text-bounds.ts';

/** docs/product.md §4.2. */
const PANELS_PER_CHAPTER: Record<StoryId, Range> = {
  'charlotte-birthday': [3, 3],
  'charlotte-christmas': [2, 2],
  'forest-adventure': [3, 3],
  'korean-charlotte-birthday': [1, 1],
  'pyeongchang-story': [3, 4],
};

/** The chapters with an activity, by book (docs/product.md §4.5); a chapter with two stands twice. */
const CHAPTERS_WITH_ACTIVITY: Record<StoryId, readonly number[]> = {
  'charlotte-birthday': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  'charlotte-christmas': [1, 2, 5, 6, 8, 9],
  'forest-adventure': [1, 2, 3, 3, 4, 4],
  'korean-charlotte-birthday': [2, 3, 5, 7, 8, 9],
  'pyeongchang-story': [1, 2, 4, 6, 7, 8],
};

const MAX_SENTENCE_WORDS = 24;
const ALT_CHARACTERS: Range = [30, 320];
const END_QUESTION_COUNT = 3;
const MAX_CHAPTER_QUESTIONS = 2;

/** Phrases that no book may contain: spelled-out morals, stock phrases, sentimental words. */
const BANNED: Record<Language, readonly RegExp[]> = {
  en: [
    /learned that/i,
    /realized that friendship/i,
    /best day ever/i,
    /\bspecial\b/i,
    /\bmagical\b/i,
    /little did (?:she|he|they) know/i,
    /heart full/i,
    /and from that day on/i,
  ],
  // Morals, and signs of translated Korean: pronouns, passives, 'the thing that'.
  ko: [
    /깨달았/,
    /소중함/,
    /최고의 하루/,
    /모두 행복하게/,
    /그녀/,
    /(?:^|[\s“‘])그(?:들|는|가|를|의)(?=[\s은이을])/,
    /에 의해/,
    /[을를] 가지고 있/,
    /하는 중이었/,
    /(?:^|\s)하나의 /,
    /너무나도/,
    /[려혀]졌/,
    /것은 [^.]*것이[었에]/,
  ],
};

/** Names in Korean texts that are not in the cast. */
const OTHER_NAMES = ['맥스', '누들', '엄마', '아빠', '할머니', '할아버지', '도윤이', '이모', '밤이', '비버', '개구리'];
const KOREAN_NAMES = [...Object.values(cast).map((name) => name.ko), ...OTHER_NAMES];

function endsInConsonant(word: string): boolean {
  const code = word.codePointAt(word.length - 1) ?? 0;
  return (code - 0xac00) % 28 !== 0;
}

/** Uses of a name with a particle of the wrong form: it depends on whether the name ends in a consonant. */
function wrongParticles(text: string): string[] {
  return KOREAN_NAMES.flatMap((name) => {
    const wrong = endsInConsonant(name) ? '는|가|를|와|랑|야' : '은|이|을|과|아';
    const pattern = new RegExp(`${name}(?:${wrong})(?![가-힣])`, 'g');
    return [...text.matchAll(pattern)].map((match) => match[0]);
  });
}

/** Checks that apply to every text of a book. Only running text may have line breaks. */
function checkWords(text: string, language: Language, report: (fault: string) => void, isRunning = false): void {
  if (text.split('\n').some((line) => line.trim() !== line || line === ''))
    report(`${language}: empty, or with spaces around it`);
  if (!isRunning && text.includes('\n')) report(`${language}: a line break outside running text`);
  for (const fault of findTypographyFaults(text, language)) report(`${language}: ${fault}`);
  for (const pattern of BANNED[language]) {
    const found = text.match(pattern);
    if (found) report(`${language}: '${found[0].trim()}' is a banned phrase`);
  }
  if (language === 'ko') for (const wrong of wrongParticles(text)) report(`ko: '${wrong}' has the wrong particle`);
  // In English ’ is an apostrophe, too.
  const [opening, closing] = language === 'ko' ? [/[“‘]/g, /[”’]/g] : [/“/g, /”/g];
  if ((text.match(opening)?.length ?? 0) !== (text.match(closing)?.length ?? 0))
    report(`${language}: a quote stays open`);
}

function checkPanel(panel: Panel, report: (fault: string) => void): void {
  for (const { plain } of parsePassage(panel.text.en, 'en')) {
    if (splitWords(plain).length > MAX_SENTENCE_WORDS) report(`a sentence too long to read aloud: ${plain}`);
  }
  for (const language of LANGUAGES) {
    for (const text of [panel.text, ...(panel.short ? [panel.short] : [])])
      checkWords(stripEmphasis(text[language]), language, report, true);
    for (const text of [panel.alt, panel.find, ...panel.speechBubbles.map((bubble) => bubble.text)])
      checkWords(stripEmphasis(text[language]), language, report);
    if (isOutside(panel.alt[language].length, ALT_CHARACTERS))
      report(`${language}: alt text of ${panel.alt[language].length} characters, not ${ALT_CHARACTERS.join(' to ')}`);
  }
  for (const { character } of panel.speechBubbles)
    if (!(character in cast)) report(`'${character}' is not in the cast`);
}

function checkQuestions({ questions, chapters }: Book, report: (fault: string) => void): void {
  const later = questions.flatMap(({ after }) => (after === undefined ? [] : [after]));
  const atEnd = questions.length - later.length;
  if (atEnd !== END_QUESTION_COUNT) report(`${atEnd} at the end, not ${END_QUESTION_COUNT}`);
  if (later.length > MAX_CHAPTER_QUESTIONS)
    report(`${later.length} after chapters, more than ${MAX_CHAPTER_QUESTIONS}`);
  for (const after of later)
    if (!chapters.some(({ number }) => number === after)) report(`one after chapter ${after}, which is missing`);
  for (const { picture } of questions)
    if (!chapters.some(({ panels }) => panels.some(({ id }) => id === picture)))
      report(`one with the picture of ${picture}, which is missing`);
}

function forParentsTexts({ forParents: page }: Book): Bilingual[] {
  if (!page) return [];
  const facts = page.facts.flatMap(({ fact, source }) => [fact, source]);
  return [page.title, page.opening, ...facts, ...page.unsure, ...page.madeUp];
}

/**
 * The faults of a book's page for teachers: wording, and words that it explains otherwise than the reader's gloss.
 */
export function checkTeachersPage({ id, gloss }: Book, page: TeachersPage): string[] {
  const faults: string[] = [];
  const report = (fault: string) => void faults.push(`${id} page for teachers: ${fault}`);
  const texts = [
    page.summary,
    page.write,
    ...Object.values(page.questions),
    ...page.words.flatMap(({ word, meaning }) => [word, meaning]),
  ];
  for (const language of LANGUAGES) {
    for (const text of texts) checkWords(text[language], language, report);
    for (const { word, meaning } of page.words) {
      const glossed = gloss.find((each) => each.word[language]?.toLowerCase() === word[language].toLowerCase());
      if (glossed && glossed.meaning[language] !== meaning[language])
        report(`${language}: '${word[language]}' is explained otherwise than in the gloss`);
    }
  }
  return faults;
}

/** The faults in the texts of all books, one line each. */
export function checkStories(): string[] {
  return stories.flatMap((story) => [
    ...checkBook(books[story.id], story),
    ...checkTeachersPage(books[story.id], teachersPages[story.id]),
    ...Object.entries(findNames[story.id]).flatMap(([panel, name]) =>
      LANGUAGES.flatMap((language) =>
        findTypographyFaults(name[language], language).map(
          (fault) => `${story.id} find ${panel}, ${language}: ${fault}`,
        ),
      ),
    ),
  ]);
}

/** The faults in a book's texts, one line each: counts, lengths, reading level, banned phrases, particles, gloss. */
export function checkBook(book: Book, story: Pick<Story, 'id' | 'chapterCount'>): string[] {
  const faults: string[] = [];
  const reportAt = (where: string) => (fault: string) => void faults.push(`${book.id} ${where}: ${fault}`);
  if (book.chapters.length !== story.chapterCount)
    reportAt('book')(`${book.chapters.length} chapters, not ${story.chapterCount}`);
  book.chapters.forEach((chapter, i) => {
    const inChapter = reportAt(`chapter ${i + 1}`);
    if (chapter.number !== i + 1) inChapter(`is numbered ${chapter.number}`);
    if (isOutside(chapter.panels.length, PANELS_PER_CHAPTER[story.id])) inChapter(`${chapter.panels.length} panels`);
    const activities = chapter.activities?.length ?? 0;
    const expected = CHAPTERS_WITH_ACTIVITY[story.id].filter((number) => number === i + 1).length;
    if (activities !== expected) inChapter(`${activities} activities, not ${expected}`);
    chapter.panels.forEach((panel, j) => {
      const inPanel = reportAt(`panel ${i + 1}-${j + 1}`);
      if (panel.id !== `${i + 1}-${j + 1}`) inPanel(`has the id '${panel.id}'`);
      checkPanel(panel, inPanel);
      checkPanelBounds(panel, book.id, inPanel);
    });
  });
  checkBookBounds(book, reportAt('book'));
  const panels = book.chapters.flatMap((chapter) => chapter.panels);
  for (const { word, meaning, spoken } of book.gloss) {
    if (word.en && meaning.en.includes('(say:') && !spoken)
      reportAt('gloss')(`'${word.en}' is a Korean word, but has nothing for a Korean voice`);
    for (const language of LANGUAGES) {
      const spelled = word[language];
      if (spelled === undefined) continue;
      if (!panels.some((panel) => findGloss(stripEmphasis(panel.text[language]), spelled, language) >= 0))
        reportAt('gloss')(`'${spelled}' is nowhere in the ${language} text`);
    }
  }
  checkQuestions(book, reportAt('questions'));
  const otherTexts = [
    book.opening,
    book.afterword,
    ...book.chapters.flatMap(({ title, activities = [] }) => [
      title,
      ...activities.flatMap((activity) => [activity.title, activity.description, ...(activity.steps ?? [])]),
    ]),
    ...book.gloss.map((word) => word.meaning),
    ...forParentsTexts(book),
    ...book.questions.flatMap(({ ask, answers }) => [ask, ...answers.flatMap(({ say, reply }) => [say, reply])]),
  ];
  for (const text of otherTexts) {
    checkWords(text.en, 'en', reportAt('beside the story'));
    checkWords(text.ko, 'ko', reportAt('beside the story'));
  }
  return faults;
}
