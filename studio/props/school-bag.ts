/** A school bag. Metres. */
import type { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';

/** School bag standing on a bench; `at` is the middle of its foot. */
export function schoolBag(model: Model, at: V3, tone: string): void {
  model.inside(place(at), () => {
    model.put(roundedBox(0.3, 0.36, 0.17, 0.07, { fine: true }), { tint: wash(tone, 5) }, place([0, 0.18, 0]));
    model.put(
      roundedBox(0.22, 0.15, 0.06, 0.03, { fine: true }),
      { color: '#fff0d4', line: 0.7 },
      place([0, 0.12, 0.09]),
    );
    model.put(
      tube(
        [
          [-0.04, 0.36, 0],
          [0, 0.42, 0],
          [0.04, 0.36, 0],
        ],
        [0.012],
        { around: 7 },
      ),
      { color: '#6a4a3c' },
    );
  });
}
