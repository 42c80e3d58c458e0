import type { Bilingual, Language } from '../../../shared/language/language.ts';
import type { Book, Chapter, Panel, SpeechBubble } from './book.ts';
import { type PlacedBubble, placeBubbles } from './bubble-placement.ts';
import { computeBubbleSize } from './bubble-size.ts';
import { cast } from './cast.ts';
import { type PanelPlace, readPanelId } from './panel-id.ts';
import type { BookPictures, Picture, ShownPicture } from './pictures.ts';
import { getCenter } from './pictures.ts';
import { type BookMode, getShownLanguages } from './reading-settings.ts';
import { getStoryById } from './stories.ts';

export type ReadableBubble = SpeechBubble & {
  readonly speaker: Bilingual;
  /** Where the speaker's head is, as a share of the picture's width: a caption under the picture points there. */
  readonly speakerX: number;
};

/** A panel with its picture and the places of its bubbles, for each book mode. */
export type ReadablePanel = Omit<Panel, 'speechBubbles'> & {
  readonly place: PanelPlace;
  /** Bubbles with the speaker's name, so that the page does not load the whole cast. */
  readonly speechBubbles: readonly ReadableBubble[];
  readonly picture: ShownPicture;
  readonly bubbles: Readonly<Record<BookMode, readonly (PlacedBubble | null)[]>>;
};

export type ReadableChapter = Omit<Chapter, 'panels'> & {
  readonly panels: readonly ReadablePanel[];
};

/** A book as its page shows it: only panels with picture and text, only chapters with such panels. */
export type ReadableBook = Omit<Book, 'chapters'> & {
  /** The language it was first written in. */
  readonly language: Language;
  readonly chapters: readonly ReadableChapter[];
  readonly cover: ShownPicture | null;
  /** Whether every panel is shown. */
  readonly isComplete: boolean;
  /** Whether every panel has a short text, so that the reader may choose the length. */
  readonly hasShortTexts: boolean;
};

/** Leaves out what only the placement of bubbles needs, so that the page's data is smaller. */
const shownPicture = ({ heads, finds, lettering, focal, ...shown }: Picture): ShownPicture => shown;

/** Rounds to 1/10,000 of the picture, about 0.1 px. */
function rounded(placed: PlacedBubble | null): PlacedBubble | null {
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  if (!placed) return null;
  const { left, top, width, height } = placed.box;
  return {
    ...placed,
    box: { left: round(left), top: round(top), width: round(width), height: round(height) },
    tail: placed.tail && { x: round(placed.tail.x), y: round(placed.tail.y) },
  };
}

function placedBubbles(panel: Panel, picture: Picture, languages: readonly Language[]): (PlacedBubble | null)[] {
  const unplaced = panel.speechBubbles.map(({ character, position, text }) => ({
    speaker: character,
    position,
    ...computeBubbleSize(text, languages, picture.width / picture.height),
  }));
  return placeBubbles(unplaced, picture).map(rounded);
}

/** Where the tail points for a speaker who is not in the picture, as a share of the width. */
const SIDE_X = { left: 0.15, center: 0.5, right: 0.85 } as const;

function speakerX({ character, position }: SpeechBubble, { heads }: Picture): number {
  const head = heads.find(({ id }) => id === character);
  return head ? Math.round(getCenter(head).x * 100) / 100 : SIDE_X[position];
}

/** Joins a book with its finished pictures. */
export function buildReadableBook(book: Book, { panels: pictures, cover }: BookPictures): ReadableBook {
  const { language } = getStoryById(book.id);
  const chapters = book.chapters.map((chapter): ReadableChapter => {
    const panels = chapter.panels.flatMap((panel) => {
      const picture = pictures[panel.id];
      if (!picture || !panel.text.en || !panel.text.ko) return [];
      const bubbles = (mode: BookMode) => placedBubbles(panel, picture, getShownLanguages(mode, language));
      const speechBubbles = panel.speechBubbles.map((bubble) => ({
        ...bubble,
        speaker: cast[bubble.character],
        speakerX: speakerX(bubble, picture),
      }));
      return [
        {
          ...panel,
          place: readPanelId(panel.id),
          speechBubbles,
          picture: shownPicture(picture),
          bubbles: { en: bubbles('en'), ko: bubbles('ko'), both: bubbles('both') },
        },
      ];
    });
    return { ...chapter, panels };
  });
  const isComplete = chapters.every(({ panels }, i) => panels.length === book.chapters[i]?.panels.length);
  const nonEmpty = chapters.filter((chapter) => chapter.panels.length > 0);
  const hasShortTexts = book.chapters.every(({ panels }) => panels.every(({ short }) => short));
  return { ...book, language, cover: cover && shownPicture(cover), chapters: nonEmpty, isComplete, hasShortTexts };
}
