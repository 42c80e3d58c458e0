/** The front doors of Plum Street: panelled leaf with brass, and the white frame. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, darken, fbm, lighten } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, ring } from '../model/tube.ts';
import { lettering } from '../props/lettering.ts';

export const DOOR = { wide: 1.14, high: 2.3 };
/** height of the mail slot over the threshold, and its half width */
export const MAIL_SLOT = { y: 1.02, half: 0.18 };

/** Hinged at the origin, front to +Z; the leaf reaches to -X, or to +X with `hinge` -1. */
export function doorLeaf(model: Model, tone: string, number: string | undefined, hinge: 1 | -1 = 1): void {
  const w = DOOR.wide - 0.03;
  const top = DOOR.high;
  const x = (k: number) => -hinge * k;
  const paint = (point: THREE.Vector3) =>
    color(tone).multiplyScalar(0.92 + 0.16 * fbm(point.x * 2, point.y * 2.2 + 4, 3));
  model.put(
    roundedBox(w, top - 0.03, 0.07, 0.012, { fine: true }),
    { tint: paint },
    place([x(w / 2), top / 2, -0.035]),
  );
  const panel = (px: number, y: number, pw: number, ph: number) => {
    model.put(
      roundedBox(pw, ph, 0.03, 0.014, { fine: true }),
      { color: darken(tone, 0.22), line: 0.6 },
      place([px, y, -0.006]),
    );
    model.put(
      roundedBox(pw - 0.07, ph - 0.07, 0.034, 0.014, { fine: true }),
      { color: lighten(tone, 0.1), line: 0.6 },
      place([px, y, 0.002]),
    );
  };
  for (const k of [w * 0.27, w * 0.73]) {
    panel(x(k), 0.48, w * 0.36, 0.58);
    panel(x(k), 1.98, w * 0.36, 0.4);
  }
  const brass = { color: '#e6b84e', line: 0.8 };
  // the mail slot is at the height of a child's eyes
  model.put(roundedBox(0.36, 0.1, 0.03, 0.012, { fine: true }), brass, place([x(w / 2), MAIL_SLOT.y, 0.004]));
  model.put(
    roundedBox(0.28, 0.035, 0.02, 0.006),
    { color: '#6a4a2c', line: 0.5 },
    place([x(w / 2), MAIL_SLOT.y, 0.016]),
  );
  if (number) model.inside(place([x(w / 2), 1.44, 0.012]), () => lettering(model, number, 0.36, '#f2c95c', 0.2));
  model.put(ball([0.05, 0.05, 0.04], 16), brass, place([x(w - 0.09), 1.04, 0.05]));
  model.put(ring(0.05, 0.05, 0, 0.012), brass, place([x(w - 0.09), 1.04, 0.008], [90, 0, 0]));
}

/** White frame round a doorway from `left` to `right`, threshold on y = 0, wall on z = 0. */
export function doorFrame(model: Model, left: number, right: number): void {
  const top = DOOR.high;
  const white = '#fbf3e2';
  const post = (x: number) =>
    model.put(roundedBox(0.16, top + 0.1, 0.16, 0.02, { fine: true }), { color: white }, place([x, top / 2, 0]));
  post(left - 0.08);
  post(right + 0.08);
  const wide = right - left;
  const middle = (left + right) / 2;
  model.put(roundedBox(wide + 0.44, 0.2, 0.18, 0.02, { fine: true }), { color: white }, place([middle, top + 0.1, 0]));
  model.put(
    roundedBox(wide + 0.62, 0.075, 0.32, 0.02, { fine: true }),
    { color: lighten(white, 0.3) },
    place([middle, top + 0.24, 0.04]),
  );
  model.put(roundedBox(wide, 0.05, 0.3, 0.015), { color: '#a9845c' }, place([middle, 0.02, -0.03]));
}
