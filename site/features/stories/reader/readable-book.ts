import type { Bilingual, Language } from '../../../shared/language.ts';
import type { Book, Chapter, Panel, SpeechBubble } from '../books/book.ts';
import { type PlacedBubble, placeBubbles } from '../bubbles/bubble-placement.ts';
import { bubbleSize } from '../bubbles/bubble-size.ts';
import { cast } from '../bubbles/cast.ts';
import type { Picture, ShownPicture } from '../pictures/pictures.ts';
import { type BookMode, tellings } from '../reader-tools/reading-settings.ts';

export type ReadableBubble = SpeechBubble & { readonly speaker: Bilingual };

/** A panel that has its picture, with the places of its bubbles in each telling. */
export type ReadablePanel = Omit<Panel, 'speechBubbles'> & {
  /** What is said, with the speaker's name: so the page needs the names of its own book only. */
  readonly speechBubbles: readonly ReadableBubble[];
  readonly picture: ShownPicture;
  readonly bubbles: Readonly<Record<BookMode, readonly (PlacedBubble | null)[]>>;
};

export type ReadableChapter = Omit<Chapter, 'panels'> & {
  readonly panels: readonly ReadablePanel[];
};

/** A book as its page shows it: the panels that have both picture and text (SPEC §5), in chapters that have any. */
export type ReadableBook = Omit<Book, 'chapters'> & {
  readonly chapters: readonly ReadableChapter[];
  readonly cover: ShownPicture | null;
  /** Whether every panel has its picture. */
  readonly whole: boolean;
};

/** Without what only placing the bubbles needs: a page does not carry it. */
const shown = ({ width, height, placeholder }: Picture): ShownPicture => ({ width, height, placeholder });

/** Lengths are rounded to a ten-thousandth of the picture: a tenth of a pixel. */
function rounded(placed: PlacedBubble | null): PlacedBubble | null {
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  if (!placed) return null;
  const { left, top, width, height } = placed.box;
  return {
    box: { left: round(left), top: round(top), width: round(width), height: round(height) },
    tail: placed.tail && { x: round(placed.tail.x), y: round(placed.tail.y) },
  };
}

function bubblesOf(panel: Panel, picture: Picture, languages: readonly Language[]): (PlacedBubble | null)[] {
  const unplaced = panel.speechBubbles.map(({ character, position, text }) => ({
    speaker: character,
    position,
    ...bubbleSize(text, languages, picture.width / picture.height),
  }));
  return placeBubbles(unplaced, picture).map(rounded);
}

/** What the studio has painted of a book so far: panels by their id, and the cover. */
export type PaintedPictures = {
  readonly panels: Readonly<Record<string, Picture>>;
  readonly cover: Picture | null;
};

/** Joins a book with the pictures that are painted so far. */
export function readableBook(book: Book, { panels: pictures, cover }: PaintedPictures): ReadableBook {
  const chapters = book.chapters.map((chapter): ReadableChapter => {
    const panels = chapter.panels.flatMap((panel) => {
      const picture = pictures[panel.id];
      if (!picture || !panel.text.en || !panel.text.ko) return [];
      const bubbles = (mode: BookMode) => bubblesOf(panel, picture, tellings(mode, book.language));
      const speechBubbles = panel.speechBubbles.map((bubble) => ({ ...bubble, speaker: cast[bubble.character] }));
      return [
        {
          ...panel,
          speechBubbles,
          picture: shown(picture),
          bubbles: { en: bubbles('en'), ko: bubbles('ko'), both: bubbles('both') },
        },
      ];
    });
    return { ...chapter, panels };
  });
  const whole = chapters.every(({ panels }, i) => panels.length === book.chapters[i]?.panels.length);
  const begun = chapters.filter((chapter) => chapter.panels.length > 0);
  return { ...book, cover: cover && shown(cover), chapters: begun, whole };
}
