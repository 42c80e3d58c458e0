/** Korean signs drawn as brush strokes: a syllable is built from its letters, so any text can be written and no font is needed. */
import * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { noise, TAU } from '../model/math.ts';
import { strokesOf } from './glyphs.ts';

type P = [x: number, y: number];
type Line = P[];
/** Left, foot, width, height. */
type Box = [number, number, number, number];

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = [
  ...['', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ'],
  ...['ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'],
];
const TWINS: Record<string, string> = { ㄲ: 'ㄱㄱ', ㄸ: 'ㄷㄷ', ㅃ: 'ㅂㅂ', ㅆ: 'ㅅㅅ', ㅉ: 'ㅈㅈ' };
const MIXED: Record<string, string> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};
const FLAT = 'ㅗㅛㅜㅠㅡ';

const LETTERS: Record<string, string> = {
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
  ㅊ: '.34,1.02 .66,1.02 | .06,.76 .94,.76 | .52,.76 .44,.42 .25,.17 0,.02 | .46,.42 .7,.19 1,.02',
  ㅋ: '.05,.95 .95,.95 .95,.02 | .05,.5 .92,.5',
  'ㅋ/': '.05,.93 .9,.93 .84,.5 .62,.2 .3,.02 | .05,.52 .84,.52',
  ㅌ: '.95,.97 .08,.97 .08,.04 1,.04 | .08,.5 .9,.5',
  ㅍ: '0,.95 1,.95 | 0,.05 1,.05 | .3,.95 .34,.05 | .7,.95 .66,.05',
  ㅎ: '.34,1.04 .66,1.04 | .06,.8 .94,.8 | o .5,.3 .31',
  ㅏ: '.3,1 .3,0 | .3,.52 1,.52',
  ㅑ: '.3,1 .3,0 | .3,.68 1,.68 | .3,.36 1,.36',
  ㅓ: '.8,1 .8,0 | .8,.52 .08,.52',
  ㅕ: '.8,1 .8,0 | .8,.68 .08,.68 | .8,.36 .08,.36',
  ㅣ: '.55,1 .55,0',
  ㅐ: '.2,.97 .2,.03 | .82,1 .82,0 | .2,.5 .82,.5',
  ㅒ: '.2,.97 .2,.03 | .82,1 .82,0 | .2,.66 .82,.66 | .2,.36 .82,.36',
  ㅔ: '.5,.97 .5,.03 | .94,1 .94,0 | .5,.5 .04,.5',
  ㅖ: '.5,.97 .5,.03 | .94,1 .94,0 | .5,.66 .04,.66 | .5,.36 .04,.36',
  ㅗ: '0,.14 1,.14 | .5,.14 .5,1',
  ㅛ: '0,.14 1,.14 | .33,.14 .33,1 | .67,.14 .67,1',
  ㅜ: '0,.84 1,.84 | .5,.84 .5,0',
  ㅠ: '0,.84 1,.84 | .33,.84 .33,0 | .67,.84 .67,0',
  ㅡ: '0,.5 1,.5',
  '%': 'o .2,.78 .18 | o .8,.22 .18 | .85,1 .15,0',
  '·': '.48,.5 .52,.5',
  ',': '.5,.06 .4,-.16',
  '…': '.1,.05 .12,.05 | .48,.05 .5,.05 | .86,.05 .88,.05',
  k: '0,1 0,0 | .7,.6 .05,.28 .75,0',
  m: '0,.6 0,0 | 0,.42 .2,.6 .42,.5 .42,0 | .42,.42 .64,.6 .88,.5 .88,0',
  '(': '.7,1.05 .35,.7 .35,.3 .7,-.05',
  ')': '.3,1.05 .65,.7 .65,.3 .3,-.05',
};

function drawn(letter: string, [x, y, w, h]: Box): Line[] {
  return (LETTERS[letter] ?? '').split(' | ').map((stroke): Line => {
    if (!stroke.startsWith('o'))
      return stroke.split(' ').map((p): P => {
        const [u = 0, v = 0] = p.split(',').map(Number);
        return [x + u * w, y + v * h];
      });
    const [, middle = '', r = ''] = stroke.split(' ');
    const [u = 0, v = 0] = middle.split(',').map(Number);
    // a round ring as large as the smaller side allows, a little wider than high
    const [rx, ry] = [Number(r) * Math.min(w, h * 1.35), Number(r) * Math.min(h, w * 1.05)];
    return Array.from({ length: 19 }, (_, i): P => {
      const a = (i / 18) * TAU;
      return [x + u * w + Math.sin(a) * rx, y + v * h + Math.cos(a) * ry];
    });
  });
}

/** Consonants side by side where there are two. */
function consonants(letters: string, [x, y, w, h]: Box, beside: boolean): Line[] {
  const list = [...letters].flatMap((c) => [...(TWINS[c] ?? c)]);
  const each = list.length > 1 ? w * 0.46 : w;
  return list.flatMap((c, i) => {
    const bent = beside && LETTERS[`${c}/`] ? `${c}/` : c;
    return drawn(bent, [list.length > 1 ? x + i * (w - each) : x, y, each, h]);
  });
}

function syllable(code: number): Line[] {
  const lead = LEADS[Math.floor(code / 588)] ?? '';
  const vowel = VOWELS[Math.floor((code % 588) / 28)] ?? '';
  const tail = TAILS[code % 28] ?? '';
  const closed = tail !== '';
  const two = MIXED[vowel];
  const bottom = (x: number, w: number): Line[] => (closed ? consonants(tail, [x, 0, w, 0.31], false) : []);
  if (two)
    return [
      ...consonants(lead, closed ? [0.08, 0.64, 0.44, 0.34] : [0.08, 0.5, 0.46, 0.44], false),
      ...drawn(two[0] ?? '', closed ? [0, 0.38, 0.6, 0.22] : [0, 0.12, 0.62, 0.32]),
      ...drawn(two[1] ?? '', closed ? [0.64, 0.38, 0.34, 0.62] : [0.64, 0, 0.36, 1]),
      ...bottom(0.2, 0.7),
    ];
  if (FLAT.includes(vowel))
    return [
      ...consonants(lead, closed ? [0.2, 0.66, 0.6, 0.34] : [0.18, 0.5, 0.64, 0.47], false),
      ...drawn(vowel, closed ? [0, 0.37, 1, 0.24] : [0, 0.04, 1, 0.38]),
      ...bottom(0.18, 0.64),
    ];
  return [
    ...consonants(lead, closed ? [0.06, 0.46, 0.46, 0.5] : [0.04, 0.14, 0.5, 0.74], true),
    ...drawn(vowel, closed ? [0.56, 0.4, 0.4, 0.6] : [0.58, 0, 0.42, 1]),
    ...bottom(0.22, 0.68),
  ];
}

function lines(ch: string): Line[] {
  const code = ch.charCodeAt(0) - 0xac00;
  if (code >= 0 && code < 11172) return syllable(code);
  if (LETTERS[ch]) return drawn(ch, [0, 0, 0.62, 1]);
  return strokesOf(ch).map((s) => s.map(([u, v]): P => [u * 0.62, v]));
}
const advance = (ch: string): number => {
  if (ch === ' ') return 0.45;
  if (ch === '.' || ch === ',' || ch === '·') return 0.4;
  if (ch === '→') return 1.5;
  return ch.charCodeAt(0) >= 0xac00 ? 1.16 : 0.84;
};
/** How wide a line of this height will be, metres. */
export const hangulWidth = (text: string, height: number): number =>
  ([...text].reduce((n, ch) => n + advance(ch), 0) - 0.16) * height;

export interface Writing {
  /** stroke's width as a share of the height, .1 when absent */
  weight?: number;
  /** 0 a painted sign .. 1 a child's pencil */
  hand?: number;
  /** signs under each other */
  vertical?: boolean;
  seed?: number;
}
/** Writes `text` centred at the origin of the current frame, in the XY plane facing +Z. */
export function hangul(m: Model, text: string, height: number, ink: string | THREE.Color, o: Writing = {}): void {
  const { weight = 0.1, hand = 0, seed = 1 } = o;
  const r = (weight / 2) * height;
  const position: number[] = [];
  const triangle = (a: P, b: P, c: P): void => void position.push(...a, 0, ...b, 0, ...c, 0);
  const dab = ([x, y]: P): void => {
    for (let i = 1; i < 7; i++) {
      const on = (k: number): P => [x + Math.cos((k / 8) * TAU) * r, y + Math.sin((k / 8) * TAU) * r];
      triangle(on(0), on(i), on(i + 1));
    }
  };
  const chars = [...text];
  let x = o.vertical ? 0 : -hangulWidth(text, height) / 2;
  let y = o.vertical ? (chars.length * 1.16 * height - 0.16 * height) / 2 - height : -height / 2;
  for (const [i, ch] of chars.entries()) {
    const left = o.vertical ? -height / 2 : x;
    for (const [j, stroke] of lines(ch).entries()) {
      const shake = (k: number) => hand * 0.16 * height * (noise(i * 3.1 + j * 1.7 + k, seed * 7.3) - 0.5);
      const path = stroke.map(
        ([u, v], n): P => [left + u * height + shake(n * 0.6), y + v * height + shake(40 + n * 0.6)],
      );
      for (const [n, b] of path.entries()) {
        const a = path[n - 1];
        if (n === 0 || n === path.length - 1 || path.length < 12) dab(b);
        if (!a) continue;
        const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [(-(b[1] - a[1]) / long) * r, ((b[0] - a[0]) / long) * r];
        triangle([a[0] + nx, a[1] + ny], [a[0] - nx, a[1] - ny], [b[0] - nx, b[1] - ny]);
        triangle([a[0] + nx, a[1] + ny], [b[0] - nx, b[1] - ny], [b[0] + nx, b[1] + ny]);
      }
    }
    if (o.vertical) y -= 1.16 * height;
    else x += advance(ch) * height;
  }
  if (!position.length) return;
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  const n = position.length / 3;
  g.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array(n * 2), 2));
  g.setAttribute('normal', new THREE.Float32BufferAttribute(Array.from({ length: n }, () => [0, 0, 1]).flat(), 3));
  m.put(g, { color: ink, line: 0, face: 0.6 });
}
