import type { Book, Panel } from '../../features/stories/model/book.ts';
import { parsePassage, stripEmphasis } from '../../features/stories/model/passage.ts';
import type { StoryId } from '../../features/stories/model/stories.ts';
import { isOutside, type Range } from './range.ts';
import { computeGradeLevel, splitWords } from './readability.ts';

type Report = (fault: string) => void;

/** Length of a panel's text: English in words, Korean in characters with spaces. */
const LENGTHS = { en: [1, 110], ko: [10, 300] } as const;
const KOREAN_BIRTHDAY_LENGTHS = { en: [1, 130], ko: [10, 420] } as const;
/** Panels of few English words, for rhythm. Not in the book with one panel a chapter. */
const BRIEF_PANELS = { count: 3, maxWords: 15 };
/** Share of the English words that stands between quotation marks, in percent. */
const SPEECH_PERCENT: Range = [15, 25];
/** Flesch–Kincaid grade over all panels of at least `minWords`; the formula is unsteady below. */
const GRADE = { range: [2, 4], minWords: 40 } as const;
const SHORT_LENGTHS = { en: [4, 32], ko: [12, 95] } as const;
const SHORT_MAX_SENTENCE_WORDS = 9;
const SHORT_MAX_GRADE = 2;

const isKoreanBirthday = (id: StoryId) => id === 'korean-charlotte-birthday';

/** Reports where a panel's texts are too long or too short. */
export function checkPanelBounds(panel: Panel, id: StoryId, report: Report): void {
  const { en, ko } = isKoreanBirthday(id) ? KOREAN_BIRTHDAY_LENGTHS : LENGTHS;
  const words = splitWords(stripEmphasis(panel.text.en)).length;
  if (isOutside(words, en)) report(`${words} English words, not ${en.join(' to ')}`);
  const characters = stripEmphasis(panel.text.ko).length;
  if (isOutside(characters, ko)) report(`${characters} Korean characters, not ${ko.join(' to ')}`);
  checkShort(panel, report);
}

function checkShort({ short }: Panel, report: Report): void {
  if (!short) {
    report('no short text');
    return;
  }
  const { en, ko } = SHORT_LENGTHS;
  const words = splitWords(stripEmphasis(short.en)).length;
  if (isOutside(words, en)) report(`short text of ${words} English words, not ${en.join(' to ')}`);
  const characters = stripEmphasis(short.ko).length;
  if (isOutside(characters, ko)) report(`short text of ${characters} Korean characters, not ${ko.join(' to ')}`);
  for (const { plain } of parsePassage(short.en, 'en')) {
    if (splitWords(plain).length > SHORT_MAX_SENTENCE_WORDS)
      report(`a sentence of more than ${SHORT_MAX_SENTENCE_WORDS} words in the short text: ${plain}`);
  }
}

/** Reports where a book's panels, taken together, are out of bounds: brief panels, speech, reading level. */
export function checkBookBounds(book: Book, report: Report): void {
  const panels = book.chapters.flatMap((chapter) => chapter.panels);
  const texts = panels.map((panel) => stripEmphasis(panel.text.en));
  const wordCount = (text: string) => splitWords(text).length;

  const brief = texts.filter((text) => wordCount(text) <= BRIEF_PANELS.maxWords).length;
  if (!isKoreanBirthday(book.id) && brief < BRIEF_PANELS.count)
    report(`${brief} panels of at most ${BRIEF_PANELS.maxWords} English words, not ${BRIEF_PANELS.count}`);

  const all = texts.join('\n');
  const speech = [...all.matchAll(/“[^”]*”/g)].map((match) => match[0]).join('\n');
  const percent = (100 * wordCount(speech)) / Math.max(1, wordCount(all));
  if (isOutside(percent, SPEECH_PERCENT))
    report(`${percent.toFixed(1)} % of the English words are speech, not ${SPEECH_PERCENT.join(' to ')} %`);

  const long = texts.filter((text) => wordCount(text) >= GRADE.minWords);
  const grade = long.length > 0 ? computeGradeLevel(long.join('\n')) : null;
  if (grade !== null && isOutside(grade, GRADE.range))
    report(`the long panels read like grade ${grade.toFixed(1)}, not ${GRADE.range.join(' to ')}`);

  const short = panels.flatMap((panel) => (panel.short ? [stripEmphasis(panel.short.en)] : []));
  const shortGrade = short.length > 0 ? computeGradeLevel(short.join('\n')) : null;
  if (shortGrade !== null && shortGrade > SHORT_MAX_GRADE)
    report(`the short texts read like grade ${shortGrade.toFixed(1)}, above ${SHORT_MAX_GRADE}`);
}
