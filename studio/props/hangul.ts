/**
 * Korean letters as strokes, put together syllable by syllable: any text can be written and no font is needed. Digits
 * and Latin capitals come from `glyphs.ts`. Anything it cannot write throws: a wrong letter on a sign is worse than none.
 */
import { TAU } from '../model/math.ts';
import { type Stroke, strokesOf } from './glyphs.ts';

type P2 = readonly [x: number, y: number];
/** Left, foot, width, height. */
type Box = readonly [x: number, y: number, w: number, h: number];

const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const MIDDLE = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const LAST = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const PAIRS: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱㄱ',
  ㄸ: 'ㄷㄷ',
  ㅃ: 'ㅂㅂ',
  ㅆ: 'ㅅㅅ',
  ㅉ: 'ㅈㅈ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
/** A level vowel under the first consonant and an upright one beside both. */
const MIXED: Readonly<Record<string, readonly [level: string, upright: string]>> = {
  ㅘ: ['ㅗ', 'ㅏ'],
  ㅙ: ['ㅗ', 'ㅐ'],
  ㅚ: ['ㅗ', 'ㅣ'],
  ㅝ: ['ㅜㅓ', 'ㅓ|'],
  ㅞ: ['ㅜㅔ', 'ㅔ|'],
  ㅟ: ['ㅜ', 'ㅣ'],
  ㅢ: ['ㅡ', 'ㅣ'],
};
const LEVEL = 'ㅗㅛㅜㅠㅡ';

/** Letters in a box 0..1, y up: `x,y` points, `|` lifts the brush, `o x,y r` is a ring. */
const LETTERS: Readonly<Record<string, string>> = {
  ㄱ: '.05,.95 .95,.95 .95,.02',
  // before an upright vowel it bends in
  'ㄱ/': '.05,.93 .9,.93 .86,.55 .62,.2 .3,.02',
  ㄴ: '.06,1 .06,.06 1,.06',
  ㄷ: '.95,.95 .08,.95 .08,.06 1,.06',
  ㄹ: '.05,.97 .94,.97 .94,.52 .06,.52 .06,.03 1,.03',
  ㅁ: '.06,.95 .94,.95 .94,.05 .06,.05 .06,.95',
  ㅂ: '.06,1 .06,.03 .94,.03 .94,1 | .06,.5 .94,.5',
  ㅅ: '.5,1 .45,.6 .25,.22 0,.02 | .47,.62 .7,.25 1,.02',
  ㅇ: 'o .5,.5 .5',
  ㅈ: '.06,.94 .94,.94 | .52,.94 .44,.5 .25,.2 0,.02 | .46,.5 .7,.22 1,.02',
  ㅊ: '.34,1 .66,1 | .06,.75 .94,.75 | .52,.75 .44,.42 .25,.17 0,.02 | .46,.42 .7,.19 1,.02',
  ㅋ: '.05,.95 .95,.95 .95,.02 | .05,.5 .92,.5',
  'ㅋ/': '.05,.93 .9,.93 .84,.5 .62,.2 .3,.02 | .05,.52 .84,.52',
  ㅌ: '.95,.97 .08,.97 .08,.04 1,.04 | .08,.5 .9,.5',
  ㅍ: '0,.95 1,.95 | 0,.05 1,.05 | .3,.95 .34,.05 | .7,.95 .66,.05',
  ㅎ: '.34,1 .66,1 | .06,.78 .94,.78 | o .5,.3 .3',
  ㅏ: '.3,1 .3,0 | .3,.52 1,.52',
  ㅑ: '.3,1 .3,0 | .3,.68 1,.68 | .3,.36 1,.36',
  ㅓ: '.8,1 .8,0 | .8,.52 .08,.52',
  ㅕ: '.8,1 .8,0 | .8,.68 .08,.68 | .8,.36 .08,.36',
  ㅣ: '.55,1 .55,0',
  ㅐ: '.2,.97 .2,.03 | .82,1 .82,0 | .2,.5 .82,.5',
  ㅒ: '.2,.97 .2,.03 | .82,1 .82,0 | .2,.66 .82,.66 | .2,.36 .82,.36',
  ㅔ: '.5,.97 .5,.03 | .94,1 .94,0 | .5,.5 .04,.5',
  ㅖ: '.5,.97 .5,.03 | .94,1 .94,0 | .5,.66 .04,.66 | .5,.36 .04,.36',
  // in ㅝ and ㅞ the short stroke reaches in below the bar of ㅜ: it belongs to the bar's box, the uprights stand alone
  ㅜㅓ: '0,.84 .98,.84 | .5,.84 .5,0 | .88,.2 1.55,.2',
  ㅜㅔ: '0,.84 .98,.84 | .5,.84 .5,0 | .82,.2 1.33,.2',
  'ㅓ|': '.8,1 .8,0',
  'ㅔ|': '.42,.97 .42,.03 | .94,1 .94,0',
  ㅗ: '0,.14 1,.14 | .5,.14 .5,1',
  ㅛ: '0,.14 1,.14 | .33,.14 .33,1 | .67,.14 .67,1',
  ㅜ: '0,.84 1,.84 | .5,.84 .5,0',
  ㅠ: '0,.84 1,.84 | .33,.84 .33,0 | .67,.84 .67,0',
  ㅡ: '0,.5 1,.5',
};
/** What the glyphs of Latin signs lack, in the same box. */
const SIGNS: Readonly<Record<string, string>> = {
  '%': 'o .2,.78 .18 | o .8,.22 .18 | .85,1 .15,0',
  '~': '.02,.44 .16,.55 .32,.58 .5,.51 .68,.44 .84,.46 .98,.57',
  '·': '.47,.5 .53,.5',
  '…': '.1,.05 .12,.05 | .48,.05 .5,.05 | .86,.05 .88,.05',
  '(': '.7,1.05 .35,.7 .35,.3 .7,-.05',
  ')': '.3,1.05 .65,.7 .65,.3 .3,-.05',
  k: '0,1 0,0 | .7,.6 .05,.28 .75,0',
  m: '0,.6 0,0 | 0,.42 .2,.6 .42,.5 .42,0 | .42,.42 .64,.6 .88,.5 .88,0',
};

function drawn(text: string | undefined, [x, y, w, h]: Box): Stroke[] {
  if (text === undefined) throw new RangeError('no such letter');
  return text.split(' | ').map((stroke): Stroke => {
    const points = stroke.replace('o ', '').split(' ');
    const path = points.map((p): P2 => {
      const [u = 0, v = 0] = p.split(',').map(Number);
      return [x + u * w, y + v * h];
    });
    const [middle] = path;
    if (!stroke.startsWith('o') || !middle) return path;
    // a round ring as large as the smaller side allows, a little wider than high
    const r = Number(points[1]);
    const [rx, ry] = [r * Math.min(w, h * 1.35), r * Math.min(h, w * 1.05)];
    return Array.from({ length: 19 }, (_, i): P2 => {
      const a = (i / 18) * TAU;
      return [middle[0] + Math.sin(a) * rx, middle[1] + Math.cos(a) * ry];
    });
  });
}
/** One consonant, or two side by side. */
function consonants(letter: string, [x, y, w, h]: Box, beside = false): Stroke[] {
  const list = [...(PAIRS[letter] ?? letter)];
  const each = list.length > 1 ? w * 0.46 : w;
  return list.flatMap((c, i) =>
    drawn((beside ? LETTERS[`${c}/`] : undefined) ?? LETTERS[c], [x + i * (w - each), y, each, h]),
  );
}
function composed(code: number): Stroke[] {
  const lead = FIRST.charAt(Math.floor(code / 588));
  const vowel = MIDDLE.charAt(Math.floor((code % 588) / 28));
  const tail = LAST.charAt(code % 28);
  const closed = tail !== ' ';
  const foot = (x: number, w: number): Stroke[] => (closed ? consonants(tail, [x, 0, w, 0.31]) : []);
  const two = MIXED[vowel];
  if (two)
    return [
      ...consonants(lead, closed ? [0.08, 0.7, 0.44, 0.3] : [0.08, 0.53, 0.46, 0.43]),
      ...drawn(LETTERS[two[0]], closed ? [0, 0.42, 0.58, 0.2] : [0, 0.1, 0.6, 0.36]),
      ...drawn(LETTERS[two[1]], closed ? [0.64, 0.42, 0.34, 0.58] : [0.64, 0, 0.36, 1]),
      ...foot(0.2, 0.7),
    ];
  if (LEVEL.includes(vowel))
    return [
      ...consonants(lead, closed ? [0.2, 0.7, 0.6, 0.3] : [0.18, 0.5, 0.64, 0.47]),
      ...drawn(LETTERS[vowel], closed ? [0, 0.42, 1, 0.2] : [0, 0.04, 1, 0.38]),
      ...foot(0.18, 0.64),
    ];
  return [
    ...consonants(lead, closed ? [0.06, 0.47, 0.46, 0.49] : [0.04, 0.14, 0.5, 0.74], true),
    ...drawn(LETTERS[vowel], closed ? [0.56, 0.42, 0.4, 0.58] : [0.58, 0, 0.42, 1]),
    ...foot(0.22, 0.68),
  ];
}
/** A letter that stands alone, as in ㅋㅋ. */
function alone(jamo: string): Stroke[] {
  const two = MIXED[jamo];
  if (!two) return consonants(jamo, [0.14, 0.1, 0.72, 0.8]);
  return [...drawn(LETTERS[two[0]], [0.08, 0.1, 0.52, 0.36]), ...drawn(LETTERS[two[1]], [0.6, 0.04, 0.36, 0.92])];
}

const GAP = 0.12;
/** A Latin letter is this wide where a syllable is 1. */
const NARROW = 0.6;
const isSyllable = (ch: string): boolean => ch >= '가' && ch <= '힣';
const isJamo = (ch: string): boolean => FIRST.includes(ch) || MIDDLE.includes(ch) || (ch !== ' ' && LAST.includes(ch));
/** How wide a character stands itself. */
function breadth(ch: string): number {
  if (isSyllable(ch) || isJamo(ch) || ch === '→') return 1;
  if (ch === ' ') return 0.3;
  return '.,·'.includes(ch) ? 0.26 : NARROW;
}
/** How far the next character begins from this one's begin, letters one high. */
export const advance = (ch: string): number => breadth(ch) + (ch === ' ' || isSyllable(ch) || isJamo(ch) ? GAP : 0.18);

/** Strokes of one character, y 0..1 up; a syllable fills 0..1 across, others their own breadth. Throws on what it cannot write. */
export function syllable(ch: string): Stroke[] {
  if (ch === ' ') return [];
  if (isSyllable(ch)) return composed(ch.charCodeAt(0) - 0xac00);
  if (isJamo(ch)) return alone(ch);
  // points have a letter's whole box to themselves in the glyphs, yet stand in less
  const x = (Math.min(breadth(ch), NARROW) - NARROW) / 2;
  const own = SIGNS[ch];
  if (own) return drawn(own, [x, 0, NARROW, 1]);
  const strokes = strokesOf(ch);
  if (!strokes.length) throw new RangeError(`no sign ${ch}`);
  return strokes.map((s) => s.map(([u, v]): P2 => [x + u * NARROW, v]));
}
/** Width of a line of text, letters one high. */
export const lineWidth = (text: string): number => Math.max(0, [...text].reduce((n, ch) => n + advance(ch), 0) - GAP);

/** Strokes stay between these wherever a sign asks for more: next to each other they must still look one hand. */
const [REGULAR, BOLD] = [0.1, 0.135];
const HEAVIEST = new Map<string, number>();
/** The broadest stroke a character bears before its bars run together, as ㄹ does under 월 on a bold sign. */
export function heaviest(ch: string): number {
  const known = HEAVIEST.get(ch);
  if (known !== undefined) return known;
  const pieces = syllable(ch)
    .filter((s) => s.length < 12)
    .flatMap((s) => s.slice(1).map((b, i) => [s[i] ?? b, b] as const));
  let near = 1;
  for (const across of [0, 1] as const) {
    const along = across ? 0 : 1;
    // middle, begin and end of every bar that runs straight this way
    const bars = pieces
      .filter(([a, b]) => Math.abs(a[across] - b[across]) < 0.2 * Math.abs(a[along] - b[along]))
      .map(
        ([a, b]) => [(a[across] + b[across]) / 2, Math.min(a[along], b[along]), Math.max(a[along], b[along])] as const,
      );
    for (const [i, [p, from, to]] of bars.entries())
      for (const [q, begin, end] of bars.slice(i + 1)) {
        const gap = Math.abs(p - q);
        if (gap > 0.04 && Math.min(to, end) - Math.max(from, begin) > 0.02) near = Math.min(near, gap);
      }
  }
  const share = Math.min(BOLD, Math.max(REGULAR, near * 0.66));
  HEAVIEST.set(ch, share);
  return share;
}
/** Strokes, and for each the broadest it may be drawn. */
type Inked = {
  strokes: Stroke[];
  heavy: number[];
};
function inked(text: string, origin: (ch: string, i: number) => P2): Inked {
  const strokes: Stroke[] = [];
  const heavy: number[] = [];
  for (const [i, ch] of [...text].entries()) {
    const [x, y] = origin(ch, i);
    for (const s of syllable(ch)) {
      strokes.push(s.map(([u, v]): P2 => [x + u, y + v]));
      heavy.push(heaviest(ch));
    }
  }
  return { strokes, heavy };
}
/** All strokes of a line of text, letters one high, its middle at x = 0, and its width. */
export function inkLine(text: string): Inked & { wide: number } {
  const wide = lineWidth(text);
  let next = -wide / 2;
  const line = inked(text, (ch) => {
    const x = next;
    next += advance(ch);
    return [x, 0];
  });
  return { ...line, wide };
}
/** The same with one character under the other, their middle at y = 0.5. */
export function inkColumn(text: string): Inked & { high: number } {
  const high = Math.max(0, [...text].length * (1 + GAP) - GAP);
  return { ...inked(text, (ch, i) => [-breadth(ch) / 2, high / 2 - 0.5 - i * (1 + GAP)]), high };
}
