/** The birthday cake seen close: `numberCake` with rounder drips, a 3 on it, and the mirrored 3 up to its last gap. Scale 1. */
import * as THREE from 'three';
import { type Model, newId } from '../../model/bake.ts';
import { TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, lathe, tube } from '../../model/tube.ts';

const R = 0.2;
/** Right half of an 8, from the top to the bottom; the number lies flat, its top to -Z. */
const HALF = points2('0,-.136 .046,-.133 .076,-.09 .06,-.036 .008,-.008 .068,.02 .088,.074 .056,.121 0,.129');
const half = (side: 1 | -1): THREE.CatmullRomCurve3 =>
  new THREE.CatmullRomCurve3(HALF.map(([x = 0, z = 0]) => new THREE.Vector3(side * x, 0.194, z)));
/** How far the mirrored 3 is drawn, 0..1 of its length. */
const DRAWN = 0.9;
/** Where the nozzle is. */
export const numberTip = (): THREE.Vector3 => half(-1).getPointAt(DRAWN);

export function halfAnEight(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    cake(model);
    icingLine(model, 1, 1, '#2a5fc4');
    icingLine(model, -1, DRAWN, '#4a8be4');
  });
}

/** A line with round ends, as a nozzle leaves it. */
function icingLine(model: Model, side: 1 | -1, to: number, color: string): void {
  const points = Array.from({ length: 41 }, (_, i) => half(side).getPointAt((i / 40) * to));
  const id = newId();
  model.put(tube(points, [0.0165], { around: 12, rings: 90 }), { color, line: 0.9, id });
  for (const end of [0, 40]) model.put(ball(0.0165, 14), { color, line: 0.9, id }, place(points[end] as THREE.Vector3));
}

function cake(model: Model): void {
  const stand = points2('0,.09 .01,.1 .03,.03 .05,.03 .06,.24 .072,.25 .072,.01');
  model.put(lathe(stand, { around: 60 }), { color: '#9fd0cc' });
  model.put(lathe(points2('.072,.01 .072,.194 .1,.2 .17,.2 .175,.01'), { around: 60 }), { color: '#fff4e2' });
  const pink = { color: '#f8b0ac', id: newId() };
  model.put(lathe(points2('.162,.198 .176,.205 .187,.198 .192,.184 .192,.01'), { around: 72, steps: 4 }), pink);
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * TAU;
    const long = 0.006 + 0.022 * (1 + Math.sin(i * 2.3));
    const [x, z] = [Math.sin(a), Math.cos(a)];
    const drip: V3[] = [0.188, 0.168, 0.165 - long].map((y, k) => [
      x * (R - 0.006 + 0.002 * k),
      y,
      z * (R - 0.006 + 0.002 * k),
    ]);
    model.put(tube(drip, [0.012, 0.0145, 0.0125], { around: 10, rings: 8 }), pink);
    model.put(ball([0.0135, 0.016, 0.0135], 12), pink, place(drip[2] as V3));
  }
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) / 16) * TAU;
    model.put(
      ball([0.021, 0.019, 0.021], 16),
      { color: i % 2 ? '#fffaf0' : '#f2bf3e', line: 0.7 },
      place([Math.sin(a) * R * 0.87, 0.2, Math.cos(a) * R * 0.87]),
    );
    model.put(
      ball([0.02, 0.018, 0.02], 14),
      { color: '#fffaf0', line: 0.6 },
      place([Math.sin(a) * R * 1.04, 0.085, Math.cos(a) * R * 1.04]),
    );
  }
}
