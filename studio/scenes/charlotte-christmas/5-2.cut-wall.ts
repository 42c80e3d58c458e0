/** The tower's masonry cut through, on both sides of its stair. Metres, in the frame of `towerStairs`. */
import type { Model } from '../../model/bake.ts';
import { color, random } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';

/** The dark frame of the picture, its edge of stones no two alike. */
export function cutWall(model: Model): void {
  const rnd = random(17);
  const tone = (k: number) => color('#5a5078').lerp(color('#453c62'), k);
  // mortar behind them
  for (const s of [-1, 1])
    model.put(roundedBox(1.6, 6, 0.5, 0.02), { color: '#4a4068', line: 0.2 }, place([s * 2.68, 4.2, 0.83]));
  for (const s of [-1, 1])
    for (let y = 1.4; y < 7; ) {
      const h = 0.2 + rnd() * 0.24;
      let x = 1.8 + rnd() * 0.07;
      for (let k = 0; k < 4; k++) {
        const w = (k ? 0.5 : 0.36) + rnd() * 0.42;
        model.put(
          roundedBox(w - 0.014, h - 0.014, k ? 0.6 : 1.2, 0.045, {
            fine: true,
            wobble: 0.02,
            seed: Math.ceil(rnd() * 90),
          }),
          { color: k ? tone(rnd()) : tone(rnd() * 0.6).lerp(color('#75698c'), 0.4), line: 0.45 },
          place([s * (x + w / 2), y + h / 2, k ? 0.82 : 0.52], [0, 0, (rnd() - 0.5) * 2.4]),
        );
        x += w;
      }
      y += h;
    }
}
