/** The very small Charlotte and her matchbox. Metres, true to life: scale her up for close pictures. */

import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color, random } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, lathe, tube } from '../model/tube.ts';

/** The very small Charlotte from the matchbox: .062 high, one lace undone, red pencil behind her ear. Scale it up for close pictures. */
export function thumbCharlotte(model: Model, at: THREE.Matrix4): void {
  model.inside(at, () => {
    for (const s of [-1, 1]) {
      model.put(
        tube(
          [
            [s * 0.005, 0.002, 0],
            [s * 0.005, 0.018, 0],
          ],
          [0.0036],
          { around: 8, rings: 2 },
        ),
        { color: '#f3c39c', line: 0.4 },
      );
      model.put(ball([0.0046, 0.0032, 0.0072], 9), { color: '#8fd3b4', line: 0.5 }, place([s * 0.0052, 0.0028, 0.002]));
      model.put(
        tube(
          [
            [s * 0.009, 0.034, 0],
            [s * 0.0135, 0.026, 0.002],
            [s * 0.0125, 0.018, 0.004],
          ],
          [0.0032],
          { around: 8 },
        ),
        { color: '#f3c39c', line: 0.4 },
      );
    }
    model.put(
      tube(
        [
          [0.006, 0.004, 0.008],
          [0.012, 0.001, 0.012],
          [0.017, 0.001, 0.008],
        ],
        [0.0006],
        { around: 5 },
      ),
      { color: '#fffaf0', line: 0 },
    );
    model.put(lathe(points2('.014,.0125 .02,.0115 .03,.0082 .037,.0078 .039,.003'), { around: 18 }), {
      tint: (q) => (q.y > 0.0285 ? color(Math.sin(q.y * 1900) > 0 ? '#d8433a' : '#fff6ea') : color('#5f7fb0')),
      line: 0.7,
    });
    model.put(ball([0.0125, 0.012, 0.0118], 18), { color: '#f3c39c', line: 0.6 }, place([0, 0.049, 0]));
    const rnd = random(5);
    for (let i = 0; i < 60; i++) {
      const a = i * 2.4;
      const y = 1 - rnd() * 1.5;
      const q = Math.sqrt(Math.max(0, 1 - y * y));
      if (Math.cos(a) * q > 0.35 && y < 0.62) continue;
      model.put(
        ball(0.0034 + rnd() * 0.0012, 7),
        { color: color('#8a5a3c').lerp(color('#b98658'), rnd()), line: 0.2 },
        place([Math.sin(a) * q * 0.0128, 0.05 + y * 0.0122, Math.cos(a) * q * 0.0122]),
      );
    }
    for (const s of [-1, 1])
      model.put(ball([0.0014, 0.0018, 0.0008], 7), { color: '#3a2015', line: 0 }, place([s * 0.0045, 0.0495, 0.0115]));
    model.put(
      tube(
        [
          [-0.003, 0.0445, 0.0112],
          [0, 0.0436, 0.0118],
          [0.003, 0.0445, 0.0112],
        ],
        [0.0005],
        { around: 5 },
      ),
      { color: '#a8483c', line: 0 },
    );
    model.put(ball([0.0022, 0.0022, 0.0012], 7), { color: '#d8352c', line: 0.3 }, place([0.0118, 0.0535, 0.0055]));
    model.put(
      tube(
        [
          [-0.0135, 0.05, -0.008],
          [-0.0135, 0.0535, 0.012],
        ],
        [0.001],
        { around: 6, rings: 2 },
      ),
      { color: '#d8352c', line: 0.3 },
    );
  });
}
/** Open matchbox `.09` long, lying on y = 0, tray drawn out towards +X. */
export function matchbox(model: Model, at: THREE.Matrix4, out = 0.6): void {
  model.inside(at, () => {
    const [l, w, h] = [0.09, 0.055, 0.024];
    for (const y of [0.001, h])
      model.put(roundedBox(l, 0.002, w, 0.001), { color: '#3d6fb4', line: 0.7 }, place([0, y, 0]));
    for (const s of [-1, 1])
      model.put(roundedBox(l, h, 0.002, 0.001), { color: '#7a4a4a', line: 0.6 }, place([0, h / 2, (s * w) / 2]));
    model.put(ball([0.018, 0.001, 0.014], 14), { color: '#f2bf3e', line: 0.4 }, place([0, h + 0.0015, 0]));
    model.inside(place([l * out, 0.003, 0]), () => {
      model.put(roundedBox(l * 0.98, 0.002, w * 0.92, 0.001), { color: '#f4e6c8', line: 0.5 });
      for (const s of [-1, 1])
        model.put(
          roundedBox(l * 0.98, h * 0.8, 0.002, 0.001),
          { color: '#f4e6c8', line: 0.6 },
          place([0, h * 0.4, s * w * 0.46]),
        );
      for (const s of [-1, 1])
        model.put(
          roundedBox(0.002, h * 0.8, w * 0.92, 0.001),
          { color: '#f4e6c8', line: 0.6 },
          place([s * l * 0.49, h * 0.4, 0]),
        );
      model.put(ball([l * 0.42, 0.006, w * 0.4], 12), { color: '#fffaf2', line: 0.3 }, place([0, 0.004, 0]));
    });
  });
}
