import type { Language } from '../../../shared/language/language.ts';
import type { GlossWord } from '../model/book.ts';
import { formatLineId, parsePassage, type Sentence } from '../passages/passage.ts';
import { pairSentences } from '../passages/sentence-pairs.ts';
import type { ReadablePanel } from '../readable/readable-book.ts';
import type { StoryLengths } from '../settings/reading-settings.ts';

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
 * The words of a panel for its page: the text, then what is said. Of two tellings, the sentences stand in pairs; a short
 * one has nothing to pair with in a whole one, so these stand one after the other.
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
