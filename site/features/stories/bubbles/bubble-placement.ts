import type { SpeechBubble } from '../books/book.ts';
import type { Box, HeadBox, Picture, Point } from '../pictures/pictures.ts';

/** A bubble before it has a place: its size in shares of the picture, and whose it is. */
export type Unplaced = {
  readonly width: number;
  readonly height: number;
  readonly position: SpeechBubble['position'];
  /** The name of the speaker's head box, whatever its capitals. */
  readonly speaker: string;
};

/** A bubble in its place. The tail points to the speaker's head; without a head in the picture there is no tail. */
export type PlacedBubble = { readonly box: Box; readonly tail: Point | null };

/** Room kept between a bubble and the picture's edge, a head, another bubble: shares of the picture. */
const EDGE = 0.018;
const HEAD_ROOM = 0.012;
const BUBBLE_ROOM = 0.02;
/** A tail is at least this long where there is room for it, and its tip stops this short of the head. */
const TAIL_LENGTH = 0.045;
const TAIL_GAP = 0.008;
/** A speaker further off is only pointed to. */
const LONGEST_TAIL = 0.16;

/** Beyond this, further off is no worse. */
const FAR = 0.3;

/** A box of this name keeps bubbles off a thing that the reader is to find. */
const FIND = 'Find';

const GRID = 0.02;
/** Places of a bubble that are tried together with those of the next: the best ones that are this far apart. */
const TRIED_TOGETHER = 24;
const APART = 0.09;

const ZONE_CENTER = { left: 0.22, center: 0.5, right: 0.78 } as const;

/** What is bad about a place, against each other. Found by looking at the first book's pictures. */
const COST = {
  farFromSpeaker: 2.2,
  crowdingSpeaker: 3,
  outsideZone: 0.7,
  belowSpeaker: 0.35,
  onFocalPoint: 1.2,
  tailAcrossHead: 0.5,
  tailAcrossBubble: 0.8,
  lowInPicture: 0.25,
  outOfOrder: 2,
  onBody: 0.5,
} as const;

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function centerOf(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function nearestIn(box: Box, { x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, box.left), box.left + box.width),
    y: Math.min(Math.max(y, box.top), box.top + box.height),
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Whether the straight line from `a` to `b` runs through a box, looked at in twenty places. */
function crosses(a: Point, b: Point, box: Box): boolean {
  for (let i = 1; i < 20; i++) {
    const t = i / 20;
    const x = a.x + (b.x - a.x) * t;
    const y = a.y + (b.y - a.y) * t;
    if (x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height) return true;
  }
  return false;
}

function headOf(speaker: string, heads: readonly HeadBox[]): HeadBox | undefined {
  return heads.find((head) => head.name.toLowerCase() === speaker.toLowerCase());
}

/** The tail's tip: from the bubble towards the speaker's face, as far as it may go without touching what is in its way. */
function tailTip(box: Box, head: Box, inTheWay: readonly Box[]): Point {
  const face = centerOf(head);
  const from = nearestIn(box, face);
  const reaches = inTheWay.map((each) => grown(each, TAIL_GAP));
  const longest = Math.min(1, LONGEST_TAIL / (distance(from, face) || 1));
  let tip = from;
  for (let t = 0.02; t <= longest; t += 0.02) {
    const point = { x: from.x + (face.x - from.x) * t, y: from.y + (face.y - from.y) * t };
    if (reaches.some((reach) => overlap({ left: point.x, top: point.y, width: 0, height: 0 }, reach))) break;
    tip = point;
  }
  return tip;
}

type Candidate = { readonly box: Box; readonly cost: number };

/** Every place a bubble may stand in: inside the picture, over nobody's head; the best first. */
function candidates(bubble: Unplaced, heads: readonly HeadBox[], focal: Point): Candidate[] {
  const head = headOf(bubble.speaker, heads);
  const blocked = heads.map((each) => grown(each, HEAD_ROOM));
  const bodies = heads.filter(({ name }) => name !== FIND).map(bodyUnder);
  const others = heads.filter((each) => each !== head);
  const found: Candidate[] = [];
  for (let left = EDGE; left + bubble.width <= 1 - EDGE + 1e-9; left += GRID) {
    for (let top = EDGE; top + bubble.height <= 1 - EDGE + 1e-9; top += GRID) {
      const box = { left, top, width: bubble.width, height: bubble.height };
      if (blocked.some((each) => overlap(box, each))) continue;
      const center = centerOf(box);
      let cost = COST.outsideZone * Math.abs(center.x - ZONE_CENTER[bubble.position]) + COST.lowInPicture * center.y;
      if (overlap(box, { left: focal.x - 0.06, top: focal.y - 0.06, width: 0.12, height: 0.12 }))
        cost += COST.onFocalPoint;
      if (bodies.some((body) => overlap(box, body))) cost += COST.onBody;
      if (head) {
        const face = centerOf(head);
        const from = nearestIn(box, face);
        const gap = distance(from, nearestIn(head, from));
        cost += COST.farFromSpeaker * Math.min(FAR, Math.max(0, gap - TAIL_LENGTH));
        cost += COST.crowdingSpeaker * Math.max(0, TAIL_LENGTH - gap);
        if (center.y > face.y) cost += COST.belowSpeaker;
        if (others.some((each) => crosses(from, face, each))) cost += COST.tailAcrossHead;
      }
      found.push({ box, cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** The best places that differ: of those close to each other only the best. */
function thinned(sorted: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of sorted) {
    if (kept.length >= TRIED_TOGETHER) break;
    if (kept.every(({ box }) => distance(centerOf(box), centerOf(candidate.box)) >= APART)) kept.push(candidate);
  }
  return kept;
}

/** About where a head's body is: what is said should not stand on somebody's chest. */
function bodyUnder(head: Box): Box {
  return {
    left: head.left - head.width * 0.25,
    top: head.top + head.height,
    width: head.width * 1.5,
    height: head.height * 1.6,
  };
}

/** Who speaks first is read first: further up, or as high and further left. */
function outOfOrder(earlier: Box, later: Box): boolean {
  const a = centerOf(earlier);
  const b = centerOf(later);
  return b.y + b.x * 0.35 < a.y + a.x * 0.35;
}

/** A bubble with its place, and its speaker's head if that is in the picture. */
type Taken = { readonly box: Box; readonly head: HeadBox | undefined };

/** Whether the way from a bubble to its speaker's face runs behind another bubble. */
function hidesTail({ box, head }: Taken, other: Box): boolean {
  if (!head) return false;
  const face = centerOf(head);
  return crosses(nearestIn(box, face), face, other);
}

/** What it costs to stand beside a bubble that is said earlier. */
function costBeside(earlier: Taken, later: Taken): number {
  const order = outOfOrder(earlier.box, later.box) ? COST.outOfOrder : 0;
  const tail = hidesTail(earlier, later.box) || hidesTail(later, earlier.box) ? COST.tailAcrossBubble : 0;
  return order + tail;
}

/**
 * Finds a place for each bubble of a picture: inside it, over no head and nothing to be found, over no other bubble, near its speaker, in its
 * third of the picture, in the order they are said. A bubble that has no such place gets null: the page sets it as a
 * caption. Sizes and places are shares of the picture's width and height.
 */
export function placeBubbles(
  bubbles: readonly Unplaced[],
  { heads, focal }: Pick<Picture, 'heads' | 'focal'>,
): (PlacedBubble | null)[] {
  const speakers = bubbles.map(({ speaker }) => headOf(speaker, heads));
  const choices = bubbles.map((bubble, i) => {
    const all = candidates(bubble, heads, focal);
    return i < bubbles.length - 1 ? thinned(all) : all;
  });

  /** The cheapest way to place the bubbles from the i-th on, given those already placed. */
  function best(i: number, placed: readonly Taken[]): { boxes: (Box | null)[]; cost: number } {
    const choice = choices[i];
    if (!choice) return { boxes: [], cost: 0 };
    let winner: { boxes: (Box | null)[]; cost: number } | null = null;
    for (const { box, cost } of choice) {
      if (winner && cost >= winner.cost) break;
      if (placed.some((other) => overlap(grown(other.box, BUBBLE_ROOM), box))) continue;
      const taken = { box, head: speakers[i] };
      const beside = placed.reduce((sum, other) => sum + costBeside(other, taken), 0);
      const rest = best(i + 1, [...placed, taken]);
      const total = cost + beside + rest.cost;
      if (!winner || total < winner.cost) winner = { boxes: [box, ...rest.boxes], cost: total };
    }
    if (winner) return winner;
    const rest = best(i + 1, placed);
    return { boxes: [null, ...rest.boxes], cost: rest.cost + 5 };
  }

  const { boxes } = best(0, []);
  return boxes.map((box, i) => {
    if (!box) return null;
    const head = speakers[i];
    const others = boxes.flatMap((other) => (other && other !== box ? [other] : []));
    return { box, tail: head ? tailTip(box, head, [...heads, ...others]) : null };
  });
}
