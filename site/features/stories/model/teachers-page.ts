import type { Bilingual } from '../../../shared/language/language.ts';

/** What a question asks of a reader: find it in the text, read between the lines, feel with somebody, look at oneself. */
export const SKILLS = ['recall', 'infer', 'feel', 'connect'] as const;
export type Skill = (typeof SKILLS)[number];

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
