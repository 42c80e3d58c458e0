/** Charlotte's birthday card: a paper door that opens, and the number that came out backward. */
import type * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { lettering } from '../../props/lettering.ts';

/** Card `tall` metres high, centered, its front to +Z: 41 struck out in red, 14 under it, a red paper door. */
export function fixedInvitation(model: Model, at: THREE.Matrix4, tall: number): void {
  const [h, w] = [tall, tall * 0.76];
  const red = '#d03028';
  model.inside(at, () => {
    model.put(roundedBox(w, h, 0.006, 0.003), { color: '#fff8e8' });
    model.inside(place([0, 0, -0.012], [0, -9, 0]), () =>
      model.put(roundedBox(w, h, 0.005, 0.002), { color: '#f3e6cc' }),
    );
    model.inside(place([-w * 0.02, h * 0.32, 0.006], [0, 0, 4]), () => {
      lettering(model, '41', h * 0.2, '#5a4a66', 0.15);
      const strike: [number, number, number][] = [
        [-w * 0.3, -h * 0.05, 0.003],
        [-w * 0.05, h * 0.015, 0.004],
        [w * 0.3, h * 0.05, 0.003],
      ];
      model.put(tube(strike, [h * 0.016], { around: 6 }), { color: red, line: 0 });
    });
    model.inside(place([0, h * 0.02, 0.006], [0, 0, -3]), () => lettering(model, '14', h * 0.3, red, 0.19));
    model.inside(place([0, -h * 0.32, 0.006]), () => {
      model.put(roundedBox(w * 0.3, h * 0.27, 0.006, 0.002), { color: '#7a4a3a', line: 0.6 });
      model.inside(place([-w * 0.14, 0, 0.006], [0, -38, 0]), () => {
        model.put(roundedBox(w * 0.28, h * 0.26, 0.005, 0.002), { color: '#e4604c' }, place([w * 0.14, 0, 0]));
        model.put(ball(h * 0.016, 8), { color: '#f6c233', line: 0.4 }, place([w * 0.23, 0, 0.008]));
      });
    });
  });
}
