import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { readPanelId } from './panel-id.ts';
import { formatLineId, parsePassage, stripEmphasis } from './passage.ts';
import { pairSentences } from './sentence-pairs.ts';

/** One thing to say: a sentence of a panel's text, or a bubble. */
export type Line = {
  /** The `data-line` of its words on the page. */
  readonly id: string;
  /** Id of its panel: '1-3'. */
  readonly panel: string;
  readonly language: Language;
  readonly text: string;
  /** Id of the character who says a bubble; null for the text. */
  readonly speaker: string | null;
  /** Where `text` is a word by itself: the sentence that it was tapped in, and its place there. */
  readonly within?: { readonly text: string; readonly word: Word };
};

/** The number of a line's chapter, from 1. */
export function chapterOf({ panel }: Line): number {
  return readPanelId(panel).chapter;
}

type PanelWords = {
  readonly id: string;
  readonly text: Bilingual;
  readonly speechBubbles: readonly { readonly character: string; readonly text: Bilingual }[];
};

type PanelLines = { readonly sentences: readonly Line[]; readonly bubbles: readonly Line[] };

function linesIn(panel: PanelWords, language: Language): PanelLines {
  const shared = { panel: panel.id, language };
  return {
    sentences: parsePassage(panel.text[language], language).map(({ plain }, i) => ({
      ...shared,
      id: formatLineId(panel.id, language, 'text', i),
      text: plain,
      speaker: null,
    })),
    bubbles: panel.speechBubbles.map(({ character, text }, i) => ({
      ...shared,
      id: formatLineId(panel.id, language, 'bubble', i),
      text: stripEmphasis(text[language]),
      speaker: character,
    })),
  };
}

/** Two tellings sentence by sentence: each sentence, then what it is in the other language. */
function alternated(first: PanelLines, second: PanelLines): Line[] {
  const textsOf = ({ sentences }: PanelLines) => sentences.map(({ text }) => text);
  const pick = ({ sentences }: PanelLines, indices: readonly number[]) =>
    indices.flatMap((i) => sentences.slice(i, i + 1));
  return [
    ...pairSentences(textsOf(first), textsOf(second)).flatMap((pair) => [
      ...pick(first, pair.first),
      ...pick(second, pair.second),
    ]),
    ...first.bubbles.flatMap((bubble, i) => [bubble, ...second.bubbles.slice(i, i + 1)]),
  ];
}

/**
 * The lines of panels, in order. A panel has its text and its bubbles in the first language, then in the second; or,
 * where the languages take turns, sentence by sentence.
 */
export function buildLines(panels: readonly PanelWords[], languages: readonly Language[], takesTurns = false): Line[] {
  return panels.flatMap((panel) => {
    const tellings = languages.map((language) => linesIn(panel, language));
    const [first, second] = tellings;
    if (takesTurns && first && second) return alternated(first, second);
    return tellings.flatMap(({ sentences, bubbles }) => [...sentences, ...bubbles]);
  });
}

/** The word of a line that is being spoken: index of its first character, and its length. */
export type Word = { readonly start: number; readonly length: number };

const LETTERS = /[\p{L}\p{N}](?:[\p{L}\p{N}’'-]*[\p{L}\p{N}])?/gu;

/** Finds the words of a text, without punctuation. */
export function findWords(text: string): Word[] {
  return [...text.matchAll(LETTERS)].map(({ 0: { length }, index }) => ({ start: index, length }));
}

/** The word at an index of a text, or the one that the punctuation there touches; null where there is none. */
export function findWord(text: string, index: number): Word | null {
  for (const { 0: run, index: start } of text.matchAll(/\S+/g)) {
    if (index < start || index > start + run.length) continue;
    const words = findWords(run).map((word) => ({ ...word, start: word.start + start }));
    return words.find((word) => index <= word.start + word.length) ?? words.at(-1) ?? null;
  }
  return null;
}

type TimedWord = { readonly word: Word; readonly atMs: number };

/**
 * When each word of a text begins in a sound whose words begin at `wordsMs`, that is played from `startMs` on at a
 * speed (1: as it is). Null where the times are those of another text.
 */
export function scheduleWords(
  text: string,
  wordsMs: readonly number[],
  startMs: number,
  rate: number,
): TimedWord[] | null {
  const words = findWords(text);
  if (words.length !== wordsMs.length) return null;
  return words.map((word, i) => ({ word, atMs: Math.max(0, (wordsMs[i] ?? 0) - startMs) / rate }));
}

/**
 * When each word of a spoken text begins, for a sound that has no word times: the length of a word and of the pause at
 * its punctuation stand for their time. `atMs` counts from the start of the sound.
 */
export function spreadWords(text: string, durationMs: number): TimedWord[] {
  const words = findWords(text);
  const end = words.at(-1);
  if (!end) return [];
  // A comma or a full stop takes about as long as four letters.
  const weightTo = (index: number) => index + 3 * (text.slice(0, index).match(/[,.;:!?…—]/g)?.length ?? 0);
  const first = weightTo(words[0]?.start ?? 0);
  const all = weightTo(end.start + end.length) - first;
  return words.map((word) => ({ word, atMs: (durationMs * (weightTo(word.start) - first)) / all }));
}
