import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBubbles, type UnplacedBubble } from './bubble-placement.ts';
import type { Box, HeadBox } from './pictures.ts';
import { boxesOverlap, expandBox } from './pictures.ts';

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const head: fc.Arbitrary<HeadBox> = fc.record({
  id: fc.constantFrom(
    'charlotte' as const,
    'theo' as const,
    'priya' as const,
    'meera' as const,
    'find' as const,
    'silent' as const,
  ),
  left: share(0, 0.9),
  top: share(0, 0.9),
  width: share(0.02, 0.3),
  height: share(0.02, 0.4),
});

const bubble: fc.Arbitrary<UnplacedBubble> = fc.record({
  // No head box has the id 'bell'.
  speaker: fc.constantFrom('charlotte' as const, 'theo' as const, 'priya' as const, 'meera' as const, 'bell' as const),
  position: fc.constantFrom('left' as const, 'right' as const, 'center' as const),
  width: share(0.1, 0.4),
  height: share(0.06, 0.25),
});

const picture = fc.record({
  heads: fc.array(head, { maxLength: 5 }),
  focal: fc.record({ x: share(0, 1), y: share(0, 1) }),
});

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.left + inner.width <= outer.left + outer.width &&
    inner.top + inner.height <= outer.top + outer.height
  );
}

const PICTURE: Box = { left: 0, top: 0, width: 1, height: 1 };
const small: UnplacedBubble = { speaker: 'theo', position: 'left', width: 0.2, height: 0.1 };

describe('bubbles', () => {
  test('bubbles cover no head and no other bubble, and stay inside the picture', () => {
    fc.assert(
      fc.property(fc.array(bubble, { minLength: 1, maxLength: 2 }), picture, (bubbles, { heads, focal }) => {
        const placed = placeBubbles(bubbles, { heads, focal });
        expect(placed).toHaveLength(bubbles.length);
        const boxes = placed.flatMap((each) => (each ? [each.box] : []));
        for (const box of boxes) {
          expect(inside(box, PICTURE)).toBe(true);
          for (const each of heads) expect(boxesOverlap(box, each)).toBe(false);
        }
        const [first, second] = boxes;
        if (first && second) expect(boxesOverlap(first, second)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("a tail's tip touches nobody's head, and there is one where the speaker is in the picture", () => {
    fc.assert(
      fc.property(bubble, picture, (one, { heads, focal }) => {
        const [placed] = placeBubbles([one], { heads, focal });
        if (!placed) return;
        expect(placed.tail === null).toBe(!heads.some((each) => each.id === one.speaker));
        const tail = placed.tail;
        if (!tail) return;
        for (const each of heads)
          expect(boxesOverlap({ left: tail.x, top: tail.y, width: 0, height: 0 }, each)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('a tail reaches a near speaker and points to a far one', () => {
    const theo: HeadBox = { id: 'theo', left: 0.4, top: 0.5, width: 0.12, height: 0.16 };
    const near = placeBubbles([{ ...small, position: 'center' }], { heads: [theo], focal: { x: 0.1, y: 0.9 } })[0];
    if (!near?.tail) throw new Error('an empty picture has room for one bubble');
    expect(boxesOverlap(expandBox({ left: near.tail.x, top: near.tail.y, width: 0, height: 0 }, 0.04), theo)).toBe(
      true,
    );
    const wall: HeadBox = { id: 'meera', left: 0, top: 0.24, width: 1, height: 0.2 };
    const far = placeBubbles([{ ...small, position: 'left' }], {
      heads: [{ ...theo, top: 0.97, height: 0.02 }, wall],
      focal: { x: 0.5, y: 0.7 },
    })[0];
    expect(far && boxesOverlap(far.box, wall)).toBe(false);
  });

  test('a bubble in an empty picture is in its third', () => {
    const at = (position: UnplacedBubble['position']) =>
      placeBubbles([{ ...small, position }], { heads: [], focal: { x: 0.5, y: 0.9 } })[0]?.box.left ?? Number.NaN;
    expect(at('left')).toBeLessThan(at('center'));
    expect(at('center')).toBeLessThan(at('right'));
  });

  test('a bubble is near its speaker', () => {
    const theo: HeadBox = { id: 'theo', left: 0.7, top: 0.5, width: 0.12, height: 0.16 };
    const [placed] = placeBubbles([{ ...small, position: 'right' }], { heads: [theo], focal: { x: 0.1, y: 0.9 } });
    expect(placed?.box.top).toBeLessThan(theo.top);
    expect(Math.abs((placed?.box.left ?? 0) + 0.1 - 0.76)).toBeLessThan(0.2);
  });

  test('the bubble of the first speaker is read first', () => {
    const heads: HeadBox[] = [
      { id: 'theo', left: 0.2, top: 0.45, width: 0.12, height: 0.16 },
      { id: 'priya', left: 0.6, top: 0.45, width: 0.12, height: 0.16 },
    ];
    const bubbles: UnplacedBubble[] = [
      { ...small, position: 'left' },
      { ...small, speaker: 'priya', position: 'right' },
    ];
    const [first, second] = placeBubbles(bubbles, { heads, focal: { x: 0.5, y: 0.9 } });
    expect(first?.box.left).toBeLessThan(second?.box.left ?? 0);
  });

  test('a tail does not run behind the other bubble where another place is possible', () => {
    const priya: HeadBox = { id: 'priya', left: 0.869, top: 0.431, width: 0.131, height: 0.273 };
    const meera: HeadBox = { id: 'meera', left: 0.906, top: 0.276, width: 0.094, height: 0.181 };
    const others: HeadBox[] = [
      { id: 'manager', left: 0.228, top: 0.225, width: 0.222, height: 0.296 },
      { id: 'charlotte', left: 0.53, top: 0.443, width: 0.201, height: 0.268 },
      { id: 'theo', left: 0.71, top: 0.32, width: 0.168, height: 0.224 },
    ];
    const bubbles: UnplacedBubble[] = [
      { speaker: 'priya', position: 'center', width: 0.315, height: 0.11 },
      { speaker: 'meera', position: 'right', width: 0.306, height: 0.105 },
    ];
    const [first, second] = placeBubbles(bubbles, { heads: [...others, priya, meera], focal: { x: 0.339, y: 0.373 } });
    if (!first || !second) throw new Error('the picture has room for both');
    const corner = { x: first.box.left + first.box.width, y: first.box.top + first.box.height };
    const face = { x: priya.left + priya.width / 2, y: priya.top + priya.height / 2 };
    for (let t = 0; t <= 1; t += 0.05) {
      const point = {
        left: corner.x + (face.x - corner.x) * t,
        top: corner.y + (face.y - corner.y) * t,
        width: 0,
        height: 0,
      };
      expect(boxesOverlap(point, second.box)).toBe(false);
    }
  });

  test('a bubble covers no hidden thing, but may be directly below it', () => {
    const theo: HeadBox = { id: 'theo', left: 0.55, top: 0.5, width: 0.2, height: 0.25 };
    const boxUnder = (id: HeadBox['id']) => {
      const poster: HeadBox = { id, left: 0, top: 0, width: 0.4, height: 0.3 };
      return placeBubbles([small], { heads: [theo, poster], focal: { x: 0.8, y: 0.9 } })[0]?.box;
    };
    const box = boxUnder('find');
    expect(box?.left).toBeLessThan(0.4);
    expect(box?.top).toBeGreaterThan(0.3);
    expect(boxUnder('priya')).not.toEqual(box);
  });

  test.each(['finds', 'lettering'] as const)('a bubble that would cover %s everywhere is not placed', (kind) => {
    const sign = { left: 0, top: 0, width: 0.5, height: 0.5 };
    const everywhere = { left: 0, top: 0, width: 1, height: 1 };
    const placedBeside = (box: Box) => {
      const picture = kind === 'finds' ? { finds: [box] } : { lettering: [box] };
      return placeBubbles([small], { heads: [], focal: { x: 0.9, y: 0.9 }, ...picture })[0]?.box;
    };
    const beside = placedBeside(sign);
    expect(beside && boxesOverlap(beside, sign)).toBe(false);
    expect(placedBeside(everywhere)).toBeUndefined();
  });

  test('a bubble without room beside the heads is not placed', () => {
    const crowd: HeadBox = { id: 'theo', left: 0.05, top: 0.05, width: 0.9, height: 0.9 };
    expect(placeBubbles([small], { heads: [crowd], focal: { x: 0.5, y: 0.5 } })).toEqual([null]);
  });
});
