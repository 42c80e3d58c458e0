import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { loadPictures } from './pictures.server.ts';
import { boxesOverlap, distance, findNearestPoint, getCenter, segmentsCross } from './pictures.ts';
import { buildReadableBook } from './readable-book.ts';

const MODES = ['en', 'ko', 'both'] as const;

describe.each(Object.values(books))('the bubbles of $id', (book) => {
  const pictures = loadPictures(book);
  /** Each panel in each mode, with those of its bubbles that have a place. */
  const scenes = buildReadableBook(book, pictures).chapters.flatMap(({ panels }) =>
    panels.flatMap(({ id, speechBubbles, bubbles }) => {
      const picture = pictures.panels[id];
      if (!picture) throw new Error(`${id} has no picture`);
      return MODES.map((mode) => ({
        name: `${id} ${mode}`,
        picture,
        placed: bubbles[mode].flatMap((place, i) => {
          const bubble = speechBubbles[i];
          return place && bubble ? [{ ...place, bubble }] : [];
        }),
      }));
    }),
  );
  const pairs = scenes.flatMap(({ name, placed }) =>
    placed.flatMap((earlier, i) => placed.slice(i + 1).map((later) => ({ name, earlier, later }))),
  );

  test('the bubbles of a book cover no head, no hidden thing and no painted words', () => {
    const covered = scenes.flatMap(({ name, picture, placed }) => {
      const kept = [...picture.heads, ...(picture.finds ?? []), ...(picture.lettering ?? [])];
      return placed.some(({ box }) => kept.some((each) => boxesOverlap(box, each))) ? [name] : [];
    });
    expect(covered).toEqual([]);
  });

  test('each bubble of a book has a tail tip nearest to its speaker, or shows the name', () => {
    const unclear = scenes.flatMap(({ name, picture, placed }) =>
      placed.flatMap(({ tail, isUnclear, bubble }) => {
        if (!tail || isUnclear) return [];
        const [nearest] = picture.heads
          .filter(({ id }) => id !== 'find')
          .toSorted((a, b) => distance(tail, findNearestPoint(a, tail)) - distance(tail, findNearestPoint(b, tail)));
        return nearest?.id === bubble.character ? [] : [`${name}: ${bubble.character}`];
      }),
    );
    expect(unclear).toEqual([]);
  });

  test("the tails of a book's bubbles do not cross", () => {
    const crossed = pairs.filter(
      ({ earlier, later }) =>
        earlier.tail &&
        later.tail &&
        segmentsCross(
          [findNearestPoint(earlier.box, earlier.tail), earlier.tail],
          [findNearestPoint(later.box, later.tail), later.tail],
        ),
    );
    expect(crossed.map(({ name }) => name)).toEqual([]);
  });

  test('captions of a book point at the head of their speaker', () => {
    const wrong = buildReadableBook(book, pictures).chapters.flatMap(({ panels }) =>
      panels.flatMap(({ id, speechBubbles }) =>
        speechBubbles.flatMap(({ character, speakerX }) => {
          const head = pictures.panels[id]?.heads.find((each) => each.id === character);
          return !head || Math.abs(getCenter(head).x - speakerX) < 0.01 ? [] : [`${id}: ${character}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('the bubbles of a book are in the order of speech, the left one left of the right one', () => {
    const wrong = pairs.filter(({ earlier, later }) => {
      const [a, b] = [getCenter(earlier.box), getCenter(later.box)];
      const sides = `${earlier.bubble.position} ${later.bubble.position}`;
      const isSwapped = sides === 'left right' ? a.x >= b.x : sides === 'right left' && a.x <= b.x;
      return isSwapped || b.y + b.x * 0.35 < a.y + a.x * 0.35;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
