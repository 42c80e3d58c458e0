/** The invitation with its address written out: paper door above, number and street below, for close pictures. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball } from '../model/tube.ts';
import { lettering } from './lettering.ts';

const RED = '#d03028';
export type AddressLook = {
  tall: number;
  /** left out where a thumb lies on it */
  number?: '41' | '14';
  /** room for a thumb where the number stands */
  thumbed?: boolean;
  /** degrees the paper door stands open */
  open?: number;
};
/** Width over height of the card. */
export const ADDRESS_CARD_WIDE = 0.86;

/** Card in the XY plane, front to +Z, its middle at the origin; the number stands at the left of the upper line. */
export function addressCard(model: Model, at: THREE.Matrix4, o: AddressLook): void {
  const [h, w] = [o.tall, o.tall * ADDRESS_CARD_WIDE];
  const t = Math.max(0.002, h * 0.01);
  model.inside(at, () => {
    model.put(roundedBox(w, h, t, t * 0.4), { color: '#fff8e8', line: 0.9 });
    model.inside(place([-w / 2, 0, -t], [0, 7, 0]), () =>
      model.put(roundedBox(w, h, t, t * 0.4), { color: '#f0e0c4', line: 0.8 }, place([w / 2, 0, -t * 0.6])),
    );
    const z = t * 0.7;
    // a crayon garland over the door
    for (let i = 0; i < 9; i++)
      model.put(
        ball([h * 0.024, h * 0.024, t], 8),
        { color: ['#f2bf3e', '#5fa3a0', '#e88fa0'][i % 3] ?? RED, line: 0 },
        place([(i / 8 - 0.5) * w * 0.84, h * (0.43 - 0.05 * Math.sin(((i % 4) / 4) * Math.PI)), z]),
      );
    const [dw, dh] = [w * 0.34, h * 0.4];
    model.inside(place([0, h * 0.15, z]), () => {
      model.put(roundedBox(dw * 1.12, dh * 1.06, t, t * 0.4), { color: '#f6d98a', line: 0.6 });
      // what is behind the door: a piece of cake with a candle
      model.put(
        roundedBox(dw * 0.56, dh * 0.3, t, t * 0.4),
        { color: '#e58fa8', line: 0.3 },
        place([0, -dh * 0.26, t * 0.5]),
      );
      model.put(roundedBox(dw * 0.07, dh * 0.26, t, t * 0.3), { color: '#fff8e8', line: 0.2 }, place([0, 0, t * 0.5]));
      model.put(ball([dh * 0.05, dh * 0.08, t], 8), { color: '#f08a2c', line: 0 }, place([0, dh * 0.2, t * 0.6]));
      model.inside(place([-dw / 2, 0, t], [0, -(o.open ?? 0), 0]), () => {
        model.put(roundedBox(dw, dh, t, t * 0.4), { color: '#e4503c', line: 0.7 }, place([dw / 2, 0, t * 0.5]));
        for (const y of [-0.22, 0.22])
          model.put(
            roundedBox(dw * 0.6, dh * 0.32, t, t * 0.3),
            { color: '#c8402f', line: 0.2 },
            place([dw * 0.48, dh * y, t * 0.7]),
          );
        model.put(ball(h * 0.017, 8), { color: '#f6c233', line: 0.4 }, place([dw * 0.86, 0, t * 1.6]));
      });
    });
    // the number is the start of the upper line, bigger than the rest and in the red of her pencil
    if (o.number)
      model.inside(place([-w * 0.29, -h * 0.205, z], [0, 0, 2]), () =>
        lettering(model, o.number ?? '', h * 0.17, RED, 0.2),
      );
    if (o.thumbed) {
      // the number's place is two lines tall, at the lower corner where a thumb lies
      model.inside(place([w * 0.16, -h * 0.215, z], [0, 0, -1]), () =>
        lettering(model, 'PLUM', h * 0.1, '#4f4466', 0.19),
      );
      model.inside(place([w * 0.19, -h * 0.37, z], [0, 0, 1]), () =>
        lettering(model, 'STREET', h * 0.092, '#4f4466', 0.19),
      );
      return;
    }
    model.inside(place([w * 0.15, -h * 0.21, z], [0, 0, -1]), () =>
      lettering(model, 'PLUM', h * 0.115, '#4f4466', 0.19),
    );
    model.inside(place([0, -h * 0.385, z], [0, 0, 1]), () => lettering(model, 'STREET', h * 0.115, '#4f4466', 0.19));
  });
}
