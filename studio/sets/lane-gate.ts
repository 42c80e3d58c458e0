/** Gates with doorbells in the walls of a lane, and the blue street-name plate. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { darken, lighten, type V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { hangul } from '../props/hangul-sign.ts';
import { lettering } from '../props/lettering.ts';
import { bricks } from './lane-houses.ts';
import { tileCoping } from './tile-wall.ts';

export type GateLook = {
  /** degrees both leaves stand open, inwards (to -Z) */
  open?: number;
  kind: 'iron' | 'wood';
  tone: string;
  /** number on the blue plate */
  number: string;
  wide?: number;
};
/** Where the doorbell's button is in the gate's own frame; the lane is at +Z. */
export const BELL: V3 = [0.98, 1.16, 0.17];
/** Gate in a garden wall: two posts, two leaves, a small roof, a blue number plate and a doorbell on the right post. Faces +Z. */
export function laneGate(model: Model, where: THREE.Matrix4, o: GateLook): void {
  const wide = o.wide ?? 1.6;
  const high = o.kind === 'iron' ? 1.95 : 2.1;
  model.inside(where, () => {
    for (const s of [-1, 1])
      if (o.kind === 'iron')
        model.put(
          roundedBox(0.34, high + 0.16, 0.34, 0.02, { fine: true }),
          { map: bricks(), color: '#c4705a', line: 0.8 },
          place([s * (wide / 2 + 0.17), (high + 0.16) / 2, 0]),
        );
      else
        model.put(
          roundedBox(0.24, high, 0.24, 0.03, { fine: true }),
          { tint: wash('#80573c', 4, 0.2), line: 0.8 },
          place([s * (wide / 2 + 0.14), high / 2, 0]),
        );
    for (const s of [-1, 1])
      model.inside(place([s * (wide / 2), 0.06, 0], [0, -s * (o.open ?? 0), 0]), () =>
        leaf(model, -s, wide / 2, high - 0.16, o),
      );
    if (o.kind === 'wood') {
      model.put(
        roundedBox(wide + 0.7, 0.2, 0.22, 0.02, { fine: true }),
        { tint: wash('#80573c', 4), line: 0.7 },
        place([0, high + 0.04, 0]),
      );
      tileCoping(model, place([0, high + 0.18, 0]), {
        length: wide + 1.1,
        deep: 0.55,
        rise: 0.36,
        pitch: 0.17,
        seed: 4,
        plain: true,
      });
    } else {
      model.put(
        roundedBox(wide + 0.9, 0.12, 0.6, 0.02),
        { tint: wash('#d6ccc0', 3), line: 0.8 },
        place([0, high + 0.2, 0]),
      );
      tileCoping(model, place([0, high + 0.27, 0]), {
        length: wide + 1.0,
        deep: 0.42,
        rise: 0.2,
        pitch: 0.16,
        seed: 6,
        plain: true,
      });
    }
    model.put(roundedBox(wide + 0.3, 0.1, 0.5, 0.03), { tint: wash('#bfb2a8', 3), line: 0.6 }, place([0, 0.03, 0.06]));
    const post = wide / 2 + 0.17;
    model.inside(place([-post, 1.55, 0.182]), () => {
      model.put(roundedBox(0.2, 0.2, 0.02, 0.02), { color: '#3566b0', line: 0.6 });
      model.inside(place([0, 0, 0.014]), () => lettering(model, o.number, 0.085, '#ffffff', 0.2));
    });
    model.inside(place([post, BELL[1], 0.15]), () => {
      model.put(roundedBox(0.11, 0.18, 0.05, 0.015), { color: '#5b5a66', line: 0.7 }, place([0, 0.02, 0.02]));
      model.put(ball([0.024, 0.024, 0.012], 12), { color: '#f6c95c', line: 0.5 }, place([0, -0.02, 0.046]));
      for (const y of [0.05, 0.066, 0.082])
        model.put(roundedBox(0.06, 0.006, 0.008, 0.002), { color: '#2f2e3a', line: 0 }, place([0, y, 0.045]));
    });
  });
}
/** One leaf, hinged at x = 0 and reaching towards `dir`. */
function leaf(model: Model, dir: number, w: number, h: number, o: GateLook): void {
  const cx = (dir * w) / 2;
  const tone = o.tone;
  if (o.kind === 'wood') {
    for (let i = 0; i < 4; i++)
      model.put(
        roundedBox(w / 4 - 0.008, h, 0.05, 0.01),
        { tint: wash(i % 2 ? tone : darken(tone, 0.08), 4, 0.2), line: 0.6 },
        place([dir * (i + 0.5) * (w / 4), h / 2, 0]),
      );
    for (const y of [0.24, 0.72]) {
      model.put(
        roundedBox(w - 0.02, 0.08, 0.03, 0.01),
        { tint: wash(darken(tone, 0.15), 4), line: 0.6 },
        place([cx, h * y, 0.036]),
      );
      for (const k of [0.2, 0.5, 0.8])
        model.put(ball([0.028, 0.028, 0.02], 9), { color: '#4a4656', line: 0.5 }, place([dir * w * k, h * y, 0.056]));
    }
    model.put(
      tube(
        [
          [dir * (w - 0.12), h * 0.5, 0.05],
          [dir * (w - 0.12), h * 0.44, 0.09],
          [dir * (w - 0.12), h * 0.4, 0.05],
        ],
        [0.014],
        { around: 7 },
      ),
      { color: '#4a4656' },
    );
    return;
  }
  model.put(roundedBox(w - 0.03, h, 0.045, 0.012), { tint: wash(tone, 3, 0.12), line: 0.8 }, place([cx, h / 2, 0]));
  for (const [y, k] of [
    [0.26, 0.4],
    [0.73, 0.4],
  ] as const) {
    model.put(
      roundedBox(w - 0.18, h * k, 0.02, 0.01),
      { color: lighten(tone, 0.1), line: 0.6 },
      place([cx, h * y, 0.03]),
    );
    model.put(
      roundedBox(w - 0.34, h * k - 0.14, 0.02, 0.05),
      { color: darken(tone, 0.08), line: 0.5 },
      place([cx, h * y, 0.038]),
    );
  }
  model.put(ball([0.04, 0.04, 0.045], 10), { color: '#e0b85c', line: 0.6 }, place([dir * (w - 0.1), h * 0.5, 0.05]));
}
/** Blue street-name plate with white letters, as on every corner; middle of the plate at the origin. */
export function streetSign(model: Model, where: THREE.Matrix4, text: string, size = 0.13): void {
  const w = text.length * size * 1.12 + size * 1.6;
  model.inside(where, () => {
    model.put(roundedBox(w, size * 2.1, 0.03, 0.02), { color: '#2f62ae', line: 0.8 });
    for (const s of [-1, 1])
      model.put(
        roundedBox(w - 0.03, 0.012, 0.034, 0.003),
        { color: '#ffffff', line: 0 },
        place([0, s * (size * 1.05 - 0.028), 0]),
      );
    hangul(model, place([0, 0, 0.02]), text, size, '#ffffff', { weight: 0.14 });
  });
}
