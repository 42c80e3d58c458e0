/**
 * What a book is made of, where a reader is in it, and where its words and bubbles stand.
 *
 * @packageDocumentation
 */
import type { Bilingual } from '../../../shared/language/language.ts';
import type { CastId } from './cast.ts';
import type { StoryId } from './stories.ts';

/**
 * How a bubble is drawn: `talk` with a tail, `whisper` with a dashed outline, `noise` as a spiked burst without a tail.
 */
export type BubbleStyle = 'talk' | 'whisper' | 'noise';

/** One speech bubble of a picture (docs/product.md §4.3). */
export type SpeechBubble = {
  readonly character: CastId;
  readonly text: Bilingual;
  /** The third of the picture that the bubble prefers. */
  readonly position: 'left' | 'right' | 'center';
  /** Style of the bubble; 'talk' where it is missing. */
  readonly bubbleStyle?: BubbleStyle;
};

/**
 * One picture with its text (docs/product.md §4.2). `*words*` between asterisks are emphasized; `\n` begins a new line.
 */
export type Panel = {
  /** `<chapter>-<panel>`, both from 1, as in the picture's file name: '1-3'. */
  readonly id: string;
  readonly text: Bilingual;
  /** A second length of a panel's text: about 25 English words or 40 to 90 Korean characters. */
  readonly short?: Bilingual;
  readonly speechBubbles: readonly SpeechBubble[];
  /** Describes the picture to screen readers without giving its joke away. */
  readonly alt: Bilingual;
  /** Hints at a small thing that is hidden in the picture (docs/product.md §4.5). */
  readonly find: Bilingual;
};

/** Something to make or to play after a chapter. */
export type Activity = {
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly steps?: readonly Bilingual[];
};

export type Chapter = {
  /** The chapter's number, from 1. */
  readonly number: number;
  readonly title: Bilingual;
  readonly panels: readonly Panel[];
  readonly activities?: readonly Activity[];
};

/** A word that the book explains. The first use in a chapter is dotted, in each language that has the word. */
export type GlossWord = {
  /** The word as it stands in the text; case is ignored. */
  readonly word: { readonly en?: string; readonly ko?: string };
  readonly meaning: Bilingual;
  /** A Korean name in Hangul. Only a Korean voice says it: an English one would get it wrong. */
  readonly spoken?: string;
};

/** A question about the story. Every answer gets a kind reply; none is marked right or wrong. */
export type Question = {
  /** Number of the chapter that it follows. Without it the question stands at the end of the book. */
  readonly after?: number;
  /** The id of the panel whose picture stands beside the question in paged reading. */
  readonly picture: string;
  readonly ask: Bilingual;
  readonly answers: readonly { readonly say: Bilingual; readonly reply: Bilingual }[];
};

/** A statement of the story about the real world, with its source in words. */
type StoryFact = {
  readonly fact: Bilingual;
  readonly source: Bilingual;
};

/** The page for adults after the story: what is true, what is uncertain and what is invented. */
export type ForParents = {
  readonly title: Bilingual;
  readonly opening: Bilingual;
  readonly facts: readonly StoryFact[];
  /** Where sources disagree, and which version the story follows. */
  readonly unsure: readonly Bilingual[];
  readonly madeUp: readonly Bilingual[];
};

/** All words of a book's page. Title, author, description and language are in its library entry (`stories.ts`). */
export type Book = {
  readonly id: StoryId;
  /** The label of the link at the top of the page (docs/product.md §4.2). The link goes to `/` in both cases. */
  readonly backLinkLabel: 'library' | 'home';
  /** The line under the title. */
  readonly opening: Bilingual;
  readonly chapters: readonly Chapter[];
  readonly gloss: readonly GlossWord[];
  readonly questions: readonly Question[];
  /** What is true in the story, after its end. */
  readonly afterword: Bilingual;
  /** The page for parents; only books that teach facts about the real world have one. */
  readonly forParents?: ForParents;
};

/** The questions that follow a chapter, or without a chapter those at the end of the book. */
export function selectQuestionsAfter(questions: readonly Question[], chapter?: number): Question[] {
  return questions.filter(({ after }) => after === chapter);
}

/**
 * What a question asks of a reader: find it in the text, read between the lines, feel with somebody, look at oneself.
 */
export type Skill = 'recall' | 'infer' | 'feel' | 'connect';

/** A word worth teaching, as it stands in the text, with a child's explanation. */
type TaughtWord = { readonly word: Bilingual; readonly meaning: Bilingual };

/** The material of a book's page for teachers (docs/product.md §4.8). One sheet of A4 in each language. */
export type TeachersPage = {
  /** The whole plot, for adults. */
  readonly summary: Bilingual;
  readonly words: readonly [TaughtWord, TaughtWord, TaughtWord, TaughtWord, TaughtWord, TaughtWord];
  readonly questions: Readonly<Record<Skill, Bilingual>>;
  /** The task for writing. */
  readonly write: Bilingual;
  /** The panels that are played as readers' theater: the short texts are narrated, the bubbles are spoken. */
  readonly scene: readonly string[];
};

/** The address of the worksheet of a chapter's activity; `index` is the activity's place in the chapter, from 0. */
export function formatWorksheetAddress(book: string, chapter: number, index: number): string {
  return `/activities/${book}-${chapter}${index > 0 ? `-${index + 1}` : ''}.svg`;
}
