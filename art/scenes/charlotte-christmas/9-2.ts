/** BF-9.2. April: Old Bess swings free, and under her lies half of a pair, with the rent in its thumb. */
import * as THREE from 'three';
import { mrsScarf } from '../../animals/squirrel.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { cosyHouse, greenMitten, hazelnut, nutshell } from '../../props/wool-clues.ts';
import { belfry, oldBess } from '../../sets/belfry.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.5, 0.86, 4.02];
const TO: V3 = [0.2, 0.98, -0.6];
const BELL: V3 = [0.05, 2.2, 0.2];
const SWING = 17;

export function halfAPair(): Shot {
  const scene = new THREE.Scene();
  belfry(scene, 'april');
  const m = new Model();
  const bell = place(BELL, [0, 0, SWING]);
  oldBess(m, bell, 1.1);
  // her tongue, free at last, flies the other way
  m.inside(bell, () =>
    m.inside(place([0, 1.5, 0], [0, 0, -SWING * 1.3]), () => {
      m.put(
        tube(
          [
            [0, 0, 0],
            [0, -1.46, 0],
          ],
          [0.035, 0.05],
          { around: 10 },
        ),
        { color: '#5a5462' },
      );
      m.put(ball([0.15, 0.17, 0.15], 18), { color: '#6a6270' }, place([0, -1.6, 0]));
    }),
  );
  soundRings(m, place([BELL[0] + 0.1, BELL[1] + 0.1, BELL[2] + 0.2]), {
    radii: [1.36, 1.5, 1.66],
    arc: [198, 226],
    strokes: 12,
    thick: [0.014, 0.009],
    tone: '#d9952e',
    fade: '#c9b0a0',
  });
  soundRings(m, place([BELL[0] - 0.1, BELL[1] + 0.1, BELL[2] + 0.2]), {
    radii: [1.3, 1.44, 1.6],
    arc: [-40, -14],
    strokes: 12,
    thick: [0.014, 0.009],
    tone: '#d9952e',
    fade: '#c9b0a0',
  });

  const charlotteAt = place([-0.2, 0, 1.3], [0, 22, 0], 1.08);
  const hers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(charlotteAt);
  /** the cuff, between finger and thumb; the mitten has just left the floor */
  const cuff = hers(-0.05, 0.39, 0.43);
  const glove = place(cuff, [6, 176, -16], 1.25);
  const nut = vec(-0.12, -0.19, 0.006).applyMatrix4(glove);
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.55, -1],
    pose: pose('kneel', {
      // back on her heels
      hips: 0.37,
      legLeft: { foot: [0.04, 0.02, -0.24], knee: [0.25, 0.1, 1], toeDown: 88 },
      legRight: { foot: [0.04, 0.02, -0.26], knee: [0.3, 0.1, 1], toeDown: 88 },
      lean: [6, -4, 3],
      bend: 10,
      head: [27, 20, 5],
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: cuff.clone().add(vec(0, 0.03, 0)),
        touch: 'pinch',
        fingers: [-0.75, -0.35, 0.5],
        palm: [-0.4, -0.75, -0.2],
        elbow: [1, -0.5, -0.3],
        grip: 'pinch',
      }),
      // the other hand under the nut, in case
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: nut.clone().add(vec(0, -0.045, 0)),
        touch: 'palm',
        r: 0.01,
        fingers: [-0.75, 0, 0.6],
        palm: [0, 1, 0.25],
        elbow: [1, -0.6, -0.3],
        grip: 'relaxed',
      }),
    }),
  });
  greenMitten(m, glove);
  m.inside(glove, () => {
    // the tip of the thumb has been let out to a tenant
    m.put(ring(0.02, 0.02, 0, 0.007), { color: '#6db06c', line: 0.5 }, place([-0.103, -0.122, 0.006], [0, 0, -22]));
    hazelnut(m, place([-0.118, -0.165, 0.006], [0, 0, -22], 2.1));
  });

  const sill = 0.845;
  const landlady = mrsScarf({ at: place([0.64, sill, -1.32], [0, -4, 0], 1.85), paws: 'hips', head: [8, -10, 4] });
  const young = (
    [
      [0.93, sill, -1.24, -14, 0.95],
      [1.09, sill, -1.18, 10, 0.85],
      [1.72, sill + 0.78, -1.6, -34, 0.95],
    ] as const
  ).map(([x, y, z, yaw, k], i) =>
    mrsScarf({
      at: place([x, y, z], [0, yaw, 0], k),
      paws: 'together',
      head: [10, i * 10 - 10, i * 12 - 12],
      young: true,
    }),
  );
  cosyHouse(m, place([1.66, sill - 0.02, -1.95], [0, -14, 0], 1.6));
  // spring cleaning
  const rnd = random(3);
  for (const [x, z] of [
    [0.62, 1.5],
    [0.86, 1.3],
    [0.3, 1.0],
    [-0.1, 0.7],
    [1.05, 0.7],
  ] as const)
    nutshell(m, place([x, 0, z], [rnd() * 30, rnd() * 360, 0], 1.6));
  for (const [x, z, tone] of [
    [0.45, 0.9, '#d8402f'],
    [-0.35, 1.0, '#5f8fb8'],
  ] as const) {
    const curl = Array.from(
      { length: 9 },
      (_, i): V3 => [x + Math.sin(i * 0.9) * 0.05 + i * 0.02, 0.012, z + Math.cos(i * 0.9) * 0.05],
    );
    m.put(tube(curl, [0.008], { around: 6, rings: 40 }), { color: color(tone), line: 0.5 });
  }
  const sun = shafts(
    [
      { from: [-1.9, 3.2, -1.7], to: [-0.2, 0, 1.5], wide: 0.75 },
      { from: [0.3, 3.4, -1.7], to: [1.6, 0, 1.3], wide: 0.7 },
    ],
    FROM,
    '#ffe2a0',
    0.16,
  );
  scene.add(charlotte.model, landlady.model, ...young.map((y) => y.model), m.bake(), sun);
  return {
    scene,
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, cuff.toArray() as V3),
    aperture: 0.012,
    light: plumLight('morning', {
      sun: { dir: [-0.55, 0.75, -0.75], color: '#ffdfae', power: 4.6, cone: 0.05 },
      fill: { dir: [0.5, 0.5, 1], color: '#ffe8d4', power: 1.5, cone: 0.4 },
      sky: 0.95,
      exposure: 1.1,
      points: [{ at: [0.5, 0.9, 3.1], color: '#ffdcae', power: 1.3, radius: 0.3 }],
    }),
    paint: { line: 0.75 },
    center: [0.1, 1.2, 0.2],
    radius: 4.2,
    heads: [charlotte.head, landlady.head, { name: 'bell', at: vec(BELL[0], BELL[1] + 0.25, BELL[2]), radius: 0.9 }],
    focal: cuff.toArray() as V3,
  };
}
