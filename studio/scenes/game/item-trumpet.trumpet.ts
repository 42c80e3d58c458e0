/** A toy trumpet to collect, about 1.1 units long, its mouth turned to the reader. */

import { type Model, newId } from '../../model/bake.ts';
import { color, smoothstep, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2, points3 } from '../../model/points.ts';
import { lathe, ring, tube } from '../../model/tube.ts';

const BRASS = '#f5bb38';
const SHADE = '#dc962a';

/** Leans back to face the reader, bell up: seen from above, the valves stay upright and apart. */
export function trumpet(model: Model): void {
  model.inside(place([-0.01, 0.35, 0], [-31, -29, 56], 0.845), () => {
    const brass = { color: BRASS, id: newId() };
    // one clear loop below the straight pipe
    const loop: V3[] = points3(
      '.2,.1,0 .3,.03,0 .32,-.08,0 .24,-.18,0 -.02,-.2,0 -.3,-.18,0 -.4,-.08,0 -.38,.03,0 -.28,.1,0',
    );
    model.put(tube(loop, [0.042], { around: 14, rings: 80 }), { color: SHADE });
    const pipe: V3[] = [
      [-0.58, 0.1, 0],
      [-0.1, 0.1, 0],
      [0.2, 0.1, 0],
    ];
    model.put(tube(pipe, [0.042, 0.048, 0.06], { around: 16, rings: 14 }), brass);
    bell(model, brass);
    for (const x of [-0.19, -0.02, 0.15]) valve(model, x);
    mouthpiece(model);
  });
}

/** The wall goes out to the lip, and back in as a light throat that darkens inward. */
function bell(model: Model, brass: { color: string; id: number }): void {
  const out: [number, number][] = points2('0,.058 .12,.08 .25,.135 .35,.225 .41,.325');
  const throat: [number, number][] = points2('.41,.315 .35,.21 .25,.118 .14,.05 .12,.002');
  model.inside(place([0.16, 0.1, 0], [0, 0, -90]), () => {
    model.put(lathe(out, { around: 44, steps: 5 }), { ...brass, doubleSided: true });
    model.put(lathe(throat, { around: 44, steps: 5 }), {
      tint: (point) => color('#a34a12').lerp(color('#f08a24'), smoothstep(0.16, 0.38, point.y)),
      glow: true,
      doubleSided: true,
      line: 0.4,
    });
    // a shine on the throat
    const shine: V3[] = [-0.7, -0.3, 0.1].map((a): V3 => [Math.sin(a + 2.9) * 0.235, 0.372, Math.cos(a + 2.9) * 0.235]);
    model.put(tube(shine, [0.008, 0.022, 0.008], { around: 8 }), { color: '#ffd08a', line: 0 });
    model.put(ring(0.323, 0.323, 0.41, 0.03), { color: '#ffd45e' });
  });
}

/** A straight barrel between two bands, a stem, and a white cap. */
function valve(model: Model, x: number): void {
  const z = 0.045;
  const barrel: [number, number][] = points2('-.27,.004 -.268,.034 -.255,.047 .2,.047 .212,.036 .214,.004');
  model.put(lathe(barrel, { around: 24 }), { color: BRASS, doubleSided: true }, place([x, 0, z]));
  for (const y of [-0.225, 0.175])
    model.put(ring(0.049, 0.049, y, 0.014), { color: SHADE, line: 0.5 }, place([x, 0, z]));
  const stem: V3[] = [
    [x, 0.2, z],
    [x, 0.285, z],
  ];
  model.put(tube(stem, [0.02], { around: 8, rings: 2 }), { color: '#c9822a', line: 0.5 });
  const cap: [number, number][] = points2('.275,.004 .28,.05 .3,.062 .32,.054 .33,.004');
  model.put(lathe(cap, { around: 20 }), { color: '#fff6e2', doubleSided: true }, place([x, 0, z]));
}

function mouthpiece(model: Model): void {
  const cup: [number, number][] = points2('0,.046 .06,.05 .12,.088 .15,.09 .155,.06 .13,.004');
  model.put(
    lathe(cup, { around: 24, steps: 4 }),
    { color: '#e6a433', doubleSided: true },
    place([-0.53, 0.1, 0], [0, 0, 90]),
  );
}
