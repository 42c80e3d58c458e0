/** Places the speech bubbles of a picture, without covering heads, things or each other. */
import type { SpeechBubble } from './book.ts';
import type { Box, HeadBox, Picture, Point } from './pictures.ts';
import {
  boxesOverlap,
  distance,
  expandBox,
  findNearestPoint,
  getCenter,
  segmentCrossesBox,
  segmentsCross,
} from './pictures.ts';

/** A bubble that has no place yet. Sizes are shares of the picture's width and height, as everywhere in this file. */
export type UnplacedBubble = {
  readonly width: number;
  readonly height: number;
  readonly position: SpeechBubble['position'];
  readonly speaker: SpeechBubble['character'];
};

/** A bubble with its place. */
export type PlacedBubble = {
  readonly box: Box;
  /** The tip of the tail points to the speaker's head; null if the speaker has no head box. */
  readonly tail: Point | null;
  /** Whether the tail does not say who speaks: another head is nearer to its tip, or its own is far away. */
  readonly isUnclear?: boolean;
};

/** Minimum distance of a bubble from the picture's edge, from a head, and from another bubble. */
const EDGE_GAP = 0.018;
/** The same at the top, for a bubble of somebody outside the picture: a name stands over its edge. */
const NAME_GAP = 0.038;
const HEAD_GAP = 0.012;
const BUBBLE_GAP = 0.02;
/** Preferred minimum length of a tail. */
const TAIL_LENGTH = 0.045;
/** Distance between a tail's tip and the head. */
const TAIL_GAP = 0.008;
/** A tail does not reach a speaker who is further away; it points in the direction. */
const MAX_TAIL_LENGTH = 0.16;

/** A distance from the speaker beyond this costs no more. */
const MAX_COUNTED_DISTANCE = 0.3;

/** Step between tried places, in both directions. */
const GRID_STEP = 0.02;
/** How many of a bubble's best places are combined with those of the next bubble (the last has no next). */
const MAX_COMBINED_PLACES = 24;
/** Minimum distance between the combined places of one bubble. */
const MIN_PLACE_DISTANCE = 0.09;

const ZONE_CENTER = { left: 0.22, center: 0.5, right: 0.78 } as const;

/** Weights of what is bad about a place, relative to each other. Tuned by eye on the pictures of the first book. */
const COST = {
  farFromSpeaker: 2.2,
  crowdingSpeaker: 3,
  outsideZone: 0.7,
  belowSpeaker: 0.35,
  onFocalPoint: 1.2,
  onFindOrLettering: 6,
  tailAcrossHead: 0.5,
  tailAcrossBubble: 0.8,
  tailsCross: 2,
  unclearTail: 1.5,
  swappedSides: 1,
  lowInPicture: 0.25,
  outOfOrder: 4,
  onBody: 0.5,
  /** Any place that is worse than this is none: the bubbles of the picture become captions. */
  unplaced: 5,
} as const;

function headOf(speaker: UnplacedBubble['speaker'], heads: readonly HeadBox[]): HeadBox | undefined {
  return heads.find(({ id }) => id === speaker);
}

/** The tip of a tail that runs from the bubble toward the speaker's face. It stops before it touches an obstacle. */
function tailTip(box: Box, head: Box, obstacles: readonly Box[]): Point {
  const face = getCenter(head);
  const from = findNearestPoint(box, face);
  const blocked = obstacles.map((each) => expandBox(each, TAIL_GAP));
  const maxShare = Math.min(1, MAX_TAIL_LENGTH / (distance(from, face) || 1));
  let tip = from;
  for (let t = 0.02; t <= maxShare; t += 0.02) {
    const point = { x: from.x + (face.x - from.x) * t, y: from.y + (face.y - from.y) * t };
    if (blocked.some((each) => boxesOverlap({ left: point.x, top: point.y, width: 0, height: 0 }, each))) break;
    tip = point;
  }
  return tip;
}

/** The head nearest to the tip must be the speaker's, by at least this. */
const CLEAR_BY = 0.01;

function isUnclearTail(tip: Point, head: HeadBox, heads: readonly HeadBox[]): boolean {
  const own = distance(tip, findNearestPoint(head, tip));
  const others = heads.filter((each) => each !== head && each.id !== 'find');
  return own > MAX_TAIL_LENGTH || others.some((each) => distance(tip, findNearestPoint(each, tip)) < own + CLEAR_BY);
}

type BubblePosition = { readonly box: Box; readonly cost: number };

/** What `placeBubbles` must know about a picture. */
type Obstacles = Pick<Picture, 'heads' | 'finds' | 'lettering' | 'focal'>;

/** Every place of a bubble that is inside the picture and covers no head; the cheapest first. */
function candidates(bubble: UnplacedBubble, { heads, finds = [], lettering = [], focal }: Obstacles): BubblePosition[] {
  const head = headOf(bubble.speaker, heads);
  const blocked = heads.map((each) => expandBox(each, HEAD_GAP));
  const readable = [...finds, ...lettering].map((each) => expandBox(each, HEAD_GAP));
  const bodies = heads.filter(({ id }) => id !== 'find').map(bodyBelow);
  const others = heads.filter((each) => each !== head);
  const highest = head ? EDGE_GAP : NAME_GAP;
  const found: BubblePosition[] = [];
  for (let left = EDGE_GAP; left + bubble.width <= 1 - EDGE_GAP + 1e-9; left += GRID_STEP) {
    for (let top = highest; top + bubble.height <= 1 - EDGE_GAP + 1e-9; top += GRID_STEP) {
      const box = { left, top, width: bubble.width, height: bubble.height };
      if (blocked.some((each) => boxesOverlap(box, each))) continue;
      const center = getCenter(box);
      let cost = COST.outsideZone * Math.abs(center.x - ZONE_CENTER[bubble.position]) + COST.lowInPicture * center.y;
      if (boxesOverlap(box, { left: focal.x - 0.06, top: focal.y - 0.06, width: 0.12, height: 0.12 }))
        cost += COST.onFocalPoint;
      cost += COST.onFindOrLettering * readable.filter((each) => boxesOverlap(box, each)).length;
      if (bodies.some((body) => boxesOverlap(box, body))) cost += COST.onBody;
      if (head) {
        const face = getCenter(head);
        const from = findNearestPoint(box, face);
        const gap = distance(from, findNearestPoint(head, from));
        cost += COST.farFromSpeaker * Math.min(MAX_COUNTED_DISTANCE, Math.max(0, gap - TAIL_LENGTH));
        cost += COST.crowdingSpeaker * Math.max(0, TAIL_LENGTH - gap);
        if (center.y > face.y) cost += COST.belowSpeaker;
        if (others.some((each) => segmentCrossesBox(from, face, each))) cost += COST.tailAcrossHead;
        if (isUnclearTail(tailTip(box, head, heads), head, heads)) cost += COST.unclearTail;
      }
      found.push({ box, cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** The best places, at least `MIN_PLACE_DISTANCE` apart. */
function spreadOut(sorted: readonly BubblePosition[]): BubblePosition[] {
  const chosen: BubblePosition[] = [];
  for (const candidate of sorted) {
    if (chosen.length >= MAX_COMBINED_PLACES) break;
    const isApart = chosen.every(({ box }) => distance(getCenter(box), getCenter(candidate.box)) >= MIN_PLACE_DISTANCE);
    if (isApart) chosen.push(candidate);
  }
  return chosen;
}

/** The approximate area of the body below a head. */
function bodyBelow(head: Box): Box {
  return {
    left: head.left - head.width * 0.25,
    top: head.top + head.height,
    width: head.width * 1.5,
    height: head.height * 1.6,
  };
}

/** Whether the later bubble would be read before the earlier one: readers go down, and left to right. */
function outOfOrder(earlier: Box, later: Box): boolean {
  const a = getCenter(earlier);
  const b = getCenter(later);
  return b.y + b.x * 0.35 < a.y + a.x * 0.35;
}

/** A chosen place and the head of its speaker, if that has a head box. */
type Choice = {
  readonly box: Box;
  readonly head: HeadBox | undefined;
  readonly position: UnplacedBubble['position'];
};

/** Whether a bubble for the left stands right of one for the right. */
function swapsSides(a: Choice, b: Choice): boolean {
  const [left, right] = a.position === 'left' ? [a, b] : [b, a];
  const isPair = left.position === 'left' && right.position === 'right';
  return isPair && getCenter(left.box).x >= getCenter(right.box).x;
}

/** Whether the lines from two bubbles to their speakers' faces cross. */
function tailsCross(a: Choice, b: Choice): boolean {
  if (!a.head || !b.head) return false;
  const [faceA, faceB] = [getCenter(a.head), getCenter(b.head)];
  return segmentsCross([findNearestPoint(a.box, faceA), faceA], [findNearestPoint(b.box, faceB), faceB]);
}

/** Whether another bubble covers the line from a bubble to its speaker's face. */
function hidesTail({ box, head }: Choice, other: Box): boolean {
  if (!head) return false;
  const face = getCenter(head);
  return segmentCrossesBox(findNearestPoint(box, face), face, other);
}

/** The cost of two places together; `earlier` is spoken first. */
function pairCost(earlier: Choice, later: Choice): number {
  const order = outOfOrder(earlier.box, later.box) ? COST.outOfOrder : 0;
  const tail = hidesTail(earlier, later.box) || hidesTail(later, earlier.box) ? COST.tailAcrossBubble : 0;
  const cross = tailsCross(earlier, later) ? COST.tailsCross : 0;
  const sides = swapsSides(earlier, later) ? COST.swappedSides : 0;
  return order + tail + cross + sides;
}

/**
 * Finds a place for each bubble of a picture: inside it, over no head and no other bubble; near its speaker, in its
 * third of the picture and in reading order, with a tail that says who speaks. Returns null for a bubble that has no
 * good place; the page shows it as a caption. All sizes and places are shares of the picture's width and height.
 */
export function placeBubbles(bubbles: readonly UnplacedBubble[], picture: Obstacles): (PlacedBubble | null)[] {
  const { heads } = picture;
  const speakers = bubbles.map(({ speaker }) => headOf(speaker, heads));
  const placesByBubble = bubbles.map((bubble, i) => {
    const all = candidates(bubble, picture);
    return i < bubbles.length - 1 ? spreadOut(all) : all;
  });

  /** The cheapest way to place the bubbles from index `i` on, beside those already placed. */
  function best(i: number, placed: readonly Choice[]): { boxes: (Box | null)[]; cost: number } {
    const places = placesByBubble[i];
    if (!places) return { boxes: [], cost: 0 };
    let cheapest: { boxes: (Box | null)[]; cost: number } | null = null;
    for (const { box, cost } of places) {
      if (cheapest && cost >= cheapest.cost) break;
      if (placed.some((other) => boxesOverlap(expandBox(other.box, BUBBLE_GAP), box))) continue;
      const current = { box, head: speakers[i], position: bubbles[i]?.position ?? 'center' };
      const pairs = placed.reduce((sum, other) => sum + pairCost(other, current), 0);
      const rest = best(i + 1, [...placed, current]);
      const total = cost + pairs + rest.cost;
      if (!cheapest || total < cheapest.cost) cheapest = { boxes: [box, ...rest.boxes], cost: total };
    }
    if (cheapest && cheapest.cost <= COST.unplaced) return cheapest;
    const rest = best(i + 1, placed);
    const withoutPlace = { boxes: [null, ...rest.boxes], cost: rest.cost + COST.unplaced };
    return cheapest && cheapest.cost <= withoutPlace.cost ? cheapest : withoutPlace;
  }

  const { boxes } = best(0, []);
  return boxes.map((box, i) => {
    if (!box) return null;
    const head = speakers[i];
    const others = boxes.flatMap((other) => (other && other !== box ? [other] : []));
    if (!head) return { box, tail: null };
    const tail = tailTip(box, head, [...heads, ...others]);
    return isUnclearTail(tail, head, heads) ? { box, tail, isUnclear: true } : { box, tail };
  });
}
