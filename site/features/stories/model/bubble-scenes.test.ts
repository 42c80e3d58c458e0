import { describe, expect, test } from 'vitest';
import { type PlacedBubble, placeBubbles, type UnplacedBubble } from './bubble-placement.ts';
import type { Box, HeadBox, Point } from './pictures.ts';
import { boxesOverlap, distance, expandBox, findNearestPoint, getCenter, segmentCrossesBox } from './pictures.ts';

const small: UnplacedBubble = { speaker: 'theo', position: 'left', width: 0.2, height: 0.1 };
const CORNER: Point = { x: 0.95, y: 0.95 };

function placed(bubble: UnplacedBubble, heads: readonly HeadBox[], focal = CORNER): PlacedBubble {
  const [only] = placeBubbles([bubble], { heads, focal });
  if (!only) throw new Error('the bubble has room');
  return only;
}

function tailOf(bubble: PlacedBubble): Point {
  if (!bubble.tail) throw new Error('the speaker is in the picture');
  return bubble.tail;
}

const thing = (left: number, top: number, width: number, height: number): HeadBox => ({
  id: 'find',
  left,
  top,
  width,
  height,
});
const point = ({ x, y }: Point): Box => ({ left: x, top: y, width: 0, height: 0 });

describe('in an empty picture', () => {
  test.each([
    ['left', 0.22],
    ['center', 0.5],
    ['right', 0.78],
  ] as const)('a bubble at the %s of an empty picture is at the top, in the middle of its third', (position, x) => {
    const { box, tail } = placed({ ...small, position }, []);
    expect(Math.abs(getCenter(box).x - x)).toBeLessThan(0.011);
    // the name of a speaker outside the picture stands over the bubble's edge
    expect(box.top).toBeCloseTo(0.038, 9);
    expect(tail).toBeNull();
  });

  test('a bubble from margin to margin has one place, and a larger one has none', () => {
    const most = { width: 1 - 2 * 0.018, height: 1 - 0.018 - 0.038 };
    const { box } = placed({ ...small, ...most }, []);
    expect([box.left, box.top]).toEqual([expect.closeTo(0.018, 9), expect.closeTo(0.038, 9)]);
    for (const larger of [{ width: most.width + 0.001 }, { height: most.height + 0.001 }])
      expect(placeBubbles([{ ...small, ...larger }], { heads: [], focal: CORNER })).toEqual([null]);
  });

  test('a bubble leaves the focal point free, with 6 % around it', () => {
    const free = placed(small, []).box;
    const focal = { x: 0.22, y: 0.06 };
    expect(boxesOverlap(placed(small, [], focal).box, expandBox(point(focal), 0.06))).toBe(false);
    const { left, top, width, height } = free;
    for (const beside of [
      { x: left + width + 0.061, y: 0.05 },
      { x: left - 0.061, y: 0.05 },
      { x: 0.22, y: top + height + 0.061 },
    ])
      expect(placed(small, [], beside).box).toEqual(free);
    for (const near of [
      { x: left + width + 0.059, y: 0.05 },
      { x: left - 0.059, y: 0.05 },
      { x: 0.22, y: top + height + 0.059 },
    ])
      expect(placed(small, [], near).box).not.toEqual(free);
  });

  test('two bubbles for one place are placed apart, in reading order', () => {
    const [first, second] = placeBubbles([small, small], { heads: [], focal: CORNER });
    if (!first || !second) throw new Error('there is room for both');
    expect(boxesOverlap(expandBox(first.box, 0.0199), second.box)).toBe(false);
    expect(getCenter(second.box).y + 0.35 * getCenter(second.box).x).toBeGreaterThan(
      getCenter(first.box).y + 0.35 * getCenter(first.box).x,
    );
  });
});

test.each([[true], [false]])('a bubble without a place does not displace the other (it comes first: %s)', (isFirst) => {
  const huge = { ...small, width: 1, height: 1 };
  const alone = placed(small, []);
  const both = placeBubbles(isFirst ? [huge, small] : [small, huge], { heads: [], focal: CORNER });
  expect(both).toEqual(isFirst ? [null, alone] : [alone, null]);
});

test('one of two bubbles is placed where only one has room', () => {
  const wide = { ...small, width: 0.9, height: 0.6 };
  const placedOnes = placeBubbles([wide, wide], { heads: [], focal: CORNER }).filter((each) => each !== null);
  expect(placedOnes).toHaveLength(1);
});

describe('the tail', () => {
  const theo: HeadBox = { id: 'theo', left: 0.5, top: 0.5, width: 0.12, height: 0.16 };

  test.each(['left', 'center', 'right'] as const)(
    'the tail of a bubble at the %s runs straight to the face',
    (position) => {
      const bubble = placed({ ...small, position }, [theo]);
      const tip = tailOf(bubble);
      const face = getCenter(theo);
      const from = findNearestPoint(bubble.box, face);
      expect(distance(from, tip) + distance(tip, face)).toBeCloseTo(distance(from, face), 9);
      expect(distance(from, tip)).toBeGreaterThan(0.02);
      const gap = distance(tip, findNearestPoint(theo, tip));
      expect(gap).toBeGreaterThan(0.0079);
      expect(gap).toBeLessThan(0.02);
    },
  );

  test('a bubble leaves room for its tail: not on top of its speaker, and not far', () => {
    const { box } = placed({ ...small, position: 'center' }, [theo]);
    const gap = distance(
      findNearestPoint(box, getCenter(theo)),
      findNearestPoint(theo, findNearestPoint(box, getCenter(theo))),
    );
    expect(gap).toBeGreaterThan(0.03);
    expect(gap).toBeLessThan(0.07);
  });

  test('the tail to a far speaker is cut at 0.16 and points at the face', () => {
    // The bubble has room in the upper fifth only, and the tail in a corridor down to the speaker.
    const below: HeadBox = { id: 'theo', left: 0.46, top: 0.9, width: 0.08, height: 0.1 };
    const walls = [thing(0, 0.2, 0.4, 0.8), thing(0.6, 0.2, 0.4, 0.8)];
    const bubble = placed({ ...small, width: 0.3, position: 'center' }, [below, ...walls]);
    const tip = tailOf(bubble);
    expect(tip.x).toBeCloseTo(0.5, 9);
    const length = tip.y - (bubble.box.top + bubble.box.height);
    expect(length).toBeGreaterThan(0.14);
    expect(length).toBeLessThan(0.1601);
  });

  test('the tail stops before a thing between the bubble and its speaker', () => {
    const below: HeadBox = { id: 'theo', left: 0.46, top: 0.4, width: 0.08, height: 0.1 };
    const shelf = thing(0, 0.2, 1, 0.19);
    const floor = thing(0, 0.51, 1, 0.49);
    const tip = tailOf(placed({ ...small, position: 'center' }, [below, shelf, floor]));
    expect(tip.y).toBeLessThan(0.2 - 0.0079);
  });

  test('the tail does not cross another head where another place is as good', () => {
    // Room beside the heads only: left of Priya the tail would cross her face, right of Theo it does not.
    const priya: HeadBox = { id: 'priya', left: 0.36, top: 0.4, width: 0.1, height: 0.16 };
    const speaker: HeadBox = { id: 'theo', left: 0.5, top: 0.4, width: 0.1, height: 0.16 };
    const { box } = placed({ ...small, position: 'center' }, [
      priya,
      speaker,
      thing(0, 0, 1, 0.36),
      thing(0, 0.6, 1, 0.4),
    ]);
    const face = getCenter(speaker);
    expect(segmentCrossesBox(findNearestPoint(box, face), face, priya)).toBe(false);
    expect(box.left).toBeGreaterThan(0.6);
  });
});

describe('the body below a head', () => {
  const meera: HeadBox = { id: 'meera', left: 0.17, top: 0, width: 0.1, height: 0.1 };
  const bell: UnplacedBubble = { ...small, speaker: 'bell' };

  test('a bubble leaves the body below a head free by being below it', () => {
    const { box } = placed(bell, [meera]);
    expect(box.top).toBeGreaterThan(0.1 + 1.6 * 0.1 - 1e-9);
    expect(box.top).toBeLessThan(0.1 + 1.6 * 0.1 + 0.021);
  });

  test('a high bubble leaves the body below a head free by being beside it', () => {
    const { box } = placed({ ...bell, height: 0.3 }, [{ ...meera, height: 0.24 }]);
    expect(box.top).toBeCloseTo(0.038, 9);
    expect(box.left).toBeGreaterThan(0.17 + 1.25 * 0.1 - 1e-9);
    expect(box.left).toBeLessThan(0.17 + 1.25 * 0.1 + 0.021);
  });

  test('the space below a hidden thing is not kept free like a body', () => {
    const { box } = placed(bell, [{ ...meera, id: 'find' }]);
    expect(box.top).toBeGreaterThan(0.112);
    expect(box.top).toBeLessThan(0.132);
  });
});
