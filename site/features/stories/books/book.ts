import type { Bilingual, Language } from '../../../shared/language.ts';
import type { CastId } from '../bubbles/cast.ts';
import type { StoryId } from '../library/stories.ts';

/** How a bubble is drawn: talk has a tail; a whisper a broken line; a noise is a burst of its own. */
export type BubbleManner = 'talk' | 'whisper' | 'noise';

/** What somebody in the picture says (SPEC §3, Speech bubble). */
export type SpeechBubble = {
  readonly character: CastId;
  readonly text: Bilingual;
  /** The third of the picture it would like to stand in. */
  readonly position: 'left' | 'right' | 'center';
  readonly manner?: BubbleManner;
};

/** One picture with its text (SPEC §3, Panel). `*words*` between stars are emphasised. */
export type Panel = {
  /** chapter-panel, as in the picture's file name: '1-3' */
  readonly id: string;
  readonly text: Bilingual;
  readonly speechBubbles: readonly SpeechBubble[];
  /** What matters in the picture, for who cannot see it, without giving its joke away. */
  readonly alt: Bilingual;
  /** A small thing hidden in the picture, as a challenge. */
  readonly find: Bilingual;
};

export type Chapter = {
  readonly number: number;
  readonly title: Bilingual;
  readonly panels: readonly Panel[];
  /** Something to make or to play after the chapter: the Birthday book has one a chapter (SPEC §3). */
  readonly activityTitle?: Bilingual;
  readonly activityDescription?: Bilingual;
  /** Steps of the activity; none where the description says it all. */
  readonly activities?: readonly Bilingual[] | null;
};

/** A word worth explaining: dotted where it first stands in a chapter, in each language that uses it. */
export type GlossWord = {
  /** As it stands in the text, whatever its capitals. */
  readonly word: { readonly en?: string; readonly ko?: string };
  readonly meaning: Bilingual;
};

/** A question about the story. Every answer gets a kind reply; none is marked. */
export type Question = {
  readonly ask: Bilingual;
  readonly answers: readonly { readonly say: Bilingual; readonly reply: Bilingual }[];
};

/** Something the story says of the real world, and in words where we read it. */
export type Fact = {
  readonly fact: Bilingual;
  readonly source: Bilingual;
};

/** For whoever reads the book to a child: what is true in it, what nobody is sure of, and what is made up. */
export type ForParents = {
  readonly title: Bilingual;
  readonly opening: Bilingual;
  readonly facts: readonly Fact[];
  /** Where sources disagree, and what the story does about it. */
  readonly unsure: readonly Bilingual[];
  readonly madeUp: readonly Bilingual[];
};

/** A whole book: everything its page says beside the library entry (`stories.ts`). */
export type Book = {
  readonly id: StoryId;
  /** The language it was first told in. */
  readonly language: Language;
  /** What the link at the top of its page is called (SPEC §2); it goes to `/`. */
  readonly wayBack: 'library' | 'home';
  /** The line under the title. */
  readonly opening: Bilingual;
  readonly chapters: readonly Chapter[];
  readonly gloss: readonly GlossWord[];
  readonly questions: readonly Question[];
  /** What is true in the story, after its end. */
  readonly afterword: Bilingual;
  /** Books that teach something of the real world have it. */
  readonly forParents?: ForParents;
};
