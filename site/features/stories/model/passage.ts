/** A text of a book as sentences, words and formatted pieces. */
import { getOtherLanguage, type Language } from '../../../shared/language/language.ts';
import type { Book, GlossWord } from './book.ts';

/** A part of a sentence with one formatting. */
export type Piece = {
  /** Index of its first character in the passage. */
  readonly start: number;
  readonly text: string;
  readonly emphasis: boolean;
  /** The gloss word that this part is. */
  readonly gloss?: GlossWord;
};

export type Sentence = {
  /** Whether a line break stands before it. */
  readonly startsLine: boolean;
  /** The text without asterisks, as it is spoken. */
  readonly plain: string;
  readonly pieces: readonly Piece[];
};

type TextSpan = { readonly start: number; readonly end: number };
type SentenceSpan = TextSpan & Pick<Sentence, 'startsLine'>;
type GlossSpan = TextSpan & { readonly gloss: GlossWord };

/** The end of a sentence: punctuation and closing quotes, followed by a space and no lower-case letter. */
const SENTENCE_END = /[.!?…]+["”’')\]]*(?=\s+[^a-z\s])/g;
/** A full stop that does not end a sentence: Mr. Finch, Mrs. Scarf. */
const ABBREVIATED_TITLE = /(?:^|[^\p{L}])Mrs?\.$/u;

/** The text without the asterisks of `*emphasis*`, and the emphasized spans in it. */
function parseEmphasis(text: string): { plain: string; emphasized: TextSpan[] } {
  const emphasized: TextSpan[] = [];
  let plain = '';
  text.split('*').forEach((run, i) => {
    if (i % 2 === 1) emphasized.push({ start: plain.length, end: plain.length + run.length });
    plain += run;
  });
  return { plain, emphasized };
}

/** The text without asterisks, as it is spoken and counted. */
export function stripEmphasis(text: string): string {
  return parseEmphasis(text).plain;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The index of the first use of a gloss word, or -1. In English only whole words count. */
export function findGloss(plain: string, word: string, language: Language): number {
  const text = plain.toLowerCase();
  const wanted = word.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (LETTER.test(text[at - 1] ?? ' ')) continue;
    // Korean appends particles to a word without a space.
    if (language === 'ko' || !LETTER.test(text[at + wanted.length] ?? ' ')) return at;
  }
  return -1;
}

/** The sentences of one line, which starts at `offset` of the passage. */
function spansOfLine(line: string, offset: number): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (ABBREVIATED_TITLE.test(line.slice(start, end))) continue;
    spans.push({ start: offset + start, end: offset + end });
    start = end + (line.slice(end).match(/^\s+/)?.[0].length ?? 0);
  }
  if (start < line.length) spans.push({ start: offset + start, end: offset + line.length });
  return spans;
}

/** A line break ends a sentence, even where the next line begins with a lower-case letter. */
function sentenceSpans(plain: string): SentenceSpan[] {
  return [...plain.matchAll(/[^\n]+/g)].flatMap((line, i) =>
    spansOfLine(line[0], line.index).map((span, j) => ({ ...span, startsLine: i > 0 && j === 0 })),
  );
}

/**
 * Splits a panel's text into sentences, and these into differently formatted pieces. Of each word in `gloss`, the first
 * use is marked. A line break (`\n`) is in no sentence.
 */
export function parsePassage(text: string, language: Language, gloss: readonly GlossWord[] = []): Sentence[] {
  const { plain, emphasized } = parseEmphasis(text);
  const glossed: GlossSpan[] = [];
  for (const word of gloss) {
    const spelled = word.word[language];
    const at = spelled === undefined ? -1 : findGloss(plain, spelled, language);
    if (at >= 0 && spelled) glossed.push({ start: at, end: at + spelled.length, gloss: word });
  }
  return sentenceSpans(plain).map(({ start, end, startsLine }) => {
    const inside = (at: number) => at > start && at < end;
    const cuts = [...emphasized, ...glossed].flatMap((span) => [span.start, span.end]).filter(inside);
    const edges = [...new Set([start, ...cuts, end])].sort((a, b) => a - b);
    const pieces = edges.slice(0, -1).map((from, i): Piece => {
      const to = edges[i + 1] ?? end;
      const covers = (span: TextSpan) => span.start <= from && to <= span.end;
      const word = glossed.find(covers)?.gloss;
      return {
        start: from,
        text: plain.slice(from, to),
        emphasis: emphasized.some(covers),
        ...(word ? { gloss: word } : {}),
      };
    });
    return { startsLine, plain: plain.slice(start, end), pieces };
  });
}

/**
 * Groups pieces that a line break must not part: a gloss word with the quotation mark before it and the punctuation or
 * the Korean particle behind it. A button is an inline box, and lines may break at both of its ends.
 */
export function groupUnbreakable(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let glued: Piece[] | undefined;
  for (const [i, piece] of pieces.entries()) {
    if (piece.gloss) {
      if (!glued) {
        glued = [];
        groups.push(glued);
      }
      glued.push(piece);
      continue;
    }
    const [before, rest] = glued ? splitAt(piece.text, /\s|$/) : ['', piece.text];
    if (before) glued?.push({ ...piece, text: before });
    const [middle, after] = pieces[i + 1]?.gloss ? splitAt(rest, /\S*$/) : [rest, ''];
    const start = piece.start + before.length;
    if (middle || after) glued = undefined;
    if (middle) groups.push([{ ...piece, start, text: middle }]);
    if (after) {
      glued = [{ ...piece, start: start + middle.length, text: after }];
      groups.push(glued);
    }
  }
  return groups;
}

function splitAt(text: string, pattern: RegExp): [string, string] {
  const at = text.search(pattern);
  return [text.slice(0, at), text.slice(at)];
}

/** Finds for each panel of a chapter the gloss words that the chapter first uses there. */
export function findGlossByPanel(
  texts: readonly string[],
  language: Language,
  gloss: readonly GlossWord[],
): readonly GlossWord[][] {
  const used = new Set<GlossWord>();
  return texts.map((text) => {
    const plain = stripEmphasis(text);
    const found = gloss.filter((word) => {
      const spelled = word.word[language];
      return spelled !== undefined && !used.has(word) && findGloss(plain, spelled, language) >= 0;
    });
    for (const word of found) used.add(word);
    return found;
  });
}

/** The `data-line` of a sentence or a bubble on the page. */
export function formatLineId(panel: string, language: Language, part: 'text' | 'bubble', index: number): string {
  return `${panel}.${language}.${part}.${index}`;
}

/** Something a voice says by itself, in the language of the voice. */
export type SpokenWord = { readonly language: Language; readonly text: string };

type Spelling = { readonly language: Language; readonly spelling: string; readonly voice: SpokenWord | null };

/** The spellings of a gloss word with what a voice says for each; the language of the text comes first. */
export function listSpellings({ word, spoken }: Pick<GlossWord, 'word' | 'spoken'>, language: Language): Spelling[] {
  const voiceOf = (each: Language, spelling: string): SpokenWord | null => {
    if (!spoken || each === 'ko') return { language: each, text: spelling };
    // Where the Korean spelling stands beside the English one, it has the button.
    return word.ko === undefined ? { language: 'ko', text: spoken } : null;
  };
  return [language, getOtherLanguage(language)].flatMap((each) => {
    const spelling = word[each];
    return spelling === undefined ? [] : [{ language: each, spelling, voice: voiceOf(each, spelling) }];
  });
}

/** What the voice of a language says of a book's glossary, each text once. */
export function listSpokenWords({ gloss }: Pick<Book, 'gloss'>, language: Language): readonly string[] {
  const voices = gloss.flatMap((word) => listSpellings(word, language).map(({ voice }) => voice));
  return [...new Set(voices.flatMap((voice) => (voice?.language === language ? [voice.text] : [])))];
}
