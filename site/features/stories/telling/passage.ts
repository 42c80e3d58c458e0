import type { Language } from '../../../shared/language.ts';
import type { GlossWord } from '../books/book.ts';

/** A run of letters inside a sentence that is set in one way. */
type Piece = {
  /** Letters before it in the passage. */
  readonly start: number;
  readonly text: string;
  readonly emphasis: boolean;
  /** The word that is explained here. */
  readonly gloss?: GlossWord;
};

export type Sentence = {
  /** What is heard: no marks. */
  readonly plain: string;
  readonly pieces: readonly Piece[];
};

type Span = { readonly start: number; readonly end: number };
type GlossSpan = Span & { readonly gloss: GlossWord };

/** Ends a sentence: the mark, and whatever closes around it; then a space, and no small letter after it. */
const SENTENCE_END = /[.!?…]+["”’')\]]*(?=\s+[^a-z\s])/g;
/** A full stop that ends no sentence: Mr. Finch, Mrs. Scarf. */
const TITLE_OF_A_NAME = /(?:^|[^\p{L}])Mrs?\.$/u;

/** Takes the stars of `*emphasis*` out of a text and says where they stood. */
function unmark(text: string): { plain: string; emphasised: Span[] } {
  const emphasised: Span[] = [];
  let plain = '';
  text.split('*').forEach((run, i) => {
    if (i % 2 === 1) emphasised.push({ start: plain.length, end: plain.length + run.length });
    plain += run;
  });
  return { plain, emphasised };
}

/** The text without its marks, as it is spoken and counted. */
export function plainText(text: string): string {
  return unmark(text).plain;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a gloss word first stands in a text; an English one only as a whole word. */
export function findGloss(plain: string, word: string, language: Language): number {
  const text = plain.toLowerCase();
  const wanted = word.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (LETTER.test(text[at - 1] ?? ' ')) continue;
    // Korean puts its particles right behind a word; English does not.
    if (language === 'ko' || !LETTER.test(text[at + wanted.length] ?? ' ')) return at;
  }
  return -1;
}

function sentenceSpans(plain: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of plain.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (TITLE_OF_A_NAME.test(plain.slice(start, end))) continue;
    spans.push({ start, end });
    start = end + (plain.slice(end).match(/^\s+/)?.[0].length ?? 0);
  }
  if (start < plain.length) spans.push({ start, end: plain.length });
  return spans;
}

/**
 * A panel's text as the page sets it and the voice reads it: sentences of pieces. `gloss` are the words to be dotted
 * in it, each where it first stands.
 */
export function passage(text: string, language: Language, gloss: readonly GlossWord[] = []): Sentence[] {
  const { plain, emphasised } = unmark(text);
  const glossed: GlossSpan[] = [];
  for (const word of gloss) {
    const spelled = word.word[language];
    const at = spelled === undefined ? -1 : findGloss(plain, spelled, language);
    if (at >= 0 && spelled) glossed.push({ start: at, end: at + spelled.length, gloss: word });
  }
  return sentenceSpans(plain).map(({ start, end }) => {
    const inside = (at: number) => at > start && at < end;
    const cuts = [...emphasised, ...glossed].flatMap((span) => [span.start, span.end]).filter(inside);
    const edges = [...new Set([start, ...cuts, end])].sort((a, b) => a - b);
    const pieces = edges.slice(0, -1).map((from, i): Piece => {
      const to = edges[i + 1] ?? end;
      const covers = (span: Span) => span.start <= from && to <= span.end;
      const word = glossed.find(covers)?.gloss;
      return {
        start: from,
        text: plain.slice(from, to),
        emphasis: emphasised.some(covers),
        ...(word ? { gloss: word } : {}),
      };
    });
    return { plain: plain.slice(start, end), pieces };
  });
}

/** The gloss words that are dotted in each panel of a chapter: a word the first time the chapter uses it. */
export function glossByPanel(
  texts: readonly string[],
  language: Language,
  gloss: readonly GlossWord[],
): readonly GlossWord[][] {
  const used = new Set<GlossWord>();
  return texts.map((text) => {
    const plain = plainText(text);
    const found = gloss.filter((word) => {
      const spelled = word.word[language];
      return spelled !== undefined && !used.has(word) && findGloss(plain, spelled, language) >= 0;
    });
    for (const word of found) used.add(word);
    return found;
  });
}

/** The address of a sentence or a bubble on the page: its `data-line`. */
export function lineId(panel: string, language: Language, part: 'text' | 'bubble', index: number): string {
  return `${panel}.${language}.${part}.${index}`;
}
