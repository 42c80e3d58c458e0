import type { Language } from '../../../shared/language/language.ts';
import type { GlossWord } from '../model/book.ts';
import { formatLineId, parsePassage, type Sentence } from '../model/passage.ts';
import type { ReadablePanel } from '../model/readable-book.ts';
import type { StoryLengths } from '../model/reading-settings.ts';
import { pairSentences } from '../model/sentence-pairs.ts';

/** A sentence as it is set: its letters, and the address (`data-line`) under which the voice finds it. */
export type PlacedSentence = { readonly id: string; readonly language: Language; readonly sentence: Sentence };

/** What stands beside or under a picture, in reading order. One item is never split over two beats. */
export type WordsItem =
  | {
      readonly kind: 'sentence';
      readonly key: string;
      readonly sentence: PlacedSentence;
      /** Whether the second of two tellings starts here. */
      readonly startsTelling: boolean;
    }
  /** One to two sentences of each telling that say about the same. */
  | { readonly kind: 'pair'; readonly key: string; readonly tellings: readonly (readonly PlacedSentence[])[] }
  /** What somebody says, where the picture is too small to hold its bubbles. */
  | { readonly kind: 'bubble'; readonly key: string; readonly index: number };

type Options = {
  readonly languages: readonly Language[];
  readonly gloss: Readonly<Record<Language, readonly GlossWord[]>>;
  /** Whether the picture itself carries the bubbles. */
  readonly bubblesInPicture: boolean;
  readonly lengths: StoryLengths;
};

/**
 * The words of a panel for its page: the text, then what is said. Of two tellings, the sentences stand in pairs; a
 * short one has nothing to pair with in a whole one, so these stand one after the other.
 */
export function listWordsItems(
  panel: Pick<ReadablePanel, 'id' | 'text' | 'short' | 'speechBubbles'>,
  { languages, gloss, bubblesInPicture, lengths }: Options,
): WordsItem[] {
  const tellings = languages.map((language) =>
    parsePassage(panel.text[language], language, gloss[language]).map(
      (sentence, i): PlacedSentence => ({ id: formatLineId(panel.id, language, 'text', i), language, sentence }),
    ),
  );
  const bubbles = bubblesInPicture
    ? []
    : panel.speechBubbles.map((_, index): WordsItem => ({ kind: 'bubble', key: `bubble-${index}`, index }));
  const [first = [], second] = tellings;
  if (!second || (panel.short && lengths.en !== lengths.ko)) {
    const sentences = tellings.flatMap((telling, t) =>
      telling.map((sentence, i): WordsItem => {
        const startsTelling = t > 0 && i === 0;
        return { kind: 'sentence', key: sentence.id, sentence, startsTelling };
      }),
    );
    return [...sentences, ...bubbles];
  }
  const plain = (sentences: readonly PlacedSentence[]) => sentences.map(({ sentence }) => sentence.plain);
  const pairs = pairSentences(plain(first), plain(second)).map((pair, i): WordsItem => {
    const pick = (all: readonly PlacedSentence[], indices: readonly number[]) =>
      all.filter((_, index) => indices.includes(index));
    return { kind: 'pair', key: `pair-${i}`, tellings: [pick(first, pair.first), pick(second, pair.second)] };
  });
  return [...pairs, ...bubbles];
}

/** The addresses of the lines that an item shows. */
export function listLineIds(item: WordsItem, panel: string, languages: readonly Language[]): string[] {
  switch (item.kind) {
    case 'sentence':
      return [item.sentence.id];
    case 'pair':
      return item.tellings.flat().map(({ id }) => id);
    case 'bubble':
      return languages.map((language) => formatLineId(panel, language, 'bubble', item.index));
  }
}

/**
 * Splits the words of a panel into beats: groups that each fit beside the picture. Items keep their order and are never
 * split. `heightOf` gives the height in px of some consecutive items set together; it is asked once for each group, for
 * in a page it costs a layout. `available` is the height in px that there is. An item that is too high by itself gets a
 * beat of its own.
 *
 * Beats are as even as they can be: a last beat of one short sentence would read as a mistake.
 */
export function splitIntoBeats<Item>(
  items: readonly Item[],
  available: number,
  heightOf: (items: readonly Item[]) => number,
): Item[][] {
  const heights = new Map<string, number>();
  const height = (start: number, end: number): number => {
    const key = `${start} ${end}`;
    const known = heights.get(key) ?? heightOf(items.slice(start, end));
    heights.set(key, known);
    return known;
  };
  const full = fill(items.length, available, height);
  // The smallest height that needs no more beats makes the most even ones.
  let even = full;
  let [low, high] = [0, available];
  for (let tries = 0; tries < EVENING_STEPS && full.length > 1; tries++) {
    const middle = (low + high) / 2;
    const tried = fill(items.length, middle, height);
    if (tried.length > full.length || tried.some(([start, end]) => height(start, end) > available)) low = middle;
    else [even, high] = [tried, middle];
  }
  return even.map(([start, end]) => items.slice(start, end));
}

/** Halvings of the height in search of even beats. */
const EVENING_STEPS = 5;

/** Items from `start` to the one before `end`. */
type ItemSpan = readonly [start: number, end: number];

function fill(count: number, available: number, height: (start: number, end: number) => number): ItemSpan[] {
  const beats: ItemSpan[] = [];
  let start = 0;
  for (let end = 1; end <= count; end++) {
    if (end - start > 1 && height(start, end) > available) {
      beats.push([start, end - 1]);
      start = end - 1;
    }
  }
  return [...beats, [start, count]];
}
