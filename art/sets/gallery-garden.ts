/**
 * Garden of the art centre (S22, 4.3): a lawn with a big smooth bronze figure that lies on one elbow, the pale gallery behind, three signs.
 * Metres, lawn y = 0.
 *
 *   bronze FIGURE: plinth 2.7 x .42 x 1.1 at [-.5, 0, -1]; the head at [-1.45, 1.62, -.95] looks to +X and a little out; feet to +X
 *   a boy who bows to it stands at [1.3, 0, .3]; the guard at [2.6, 0, -.4]
 *   signs: post GALLERY_SIGNS [2.15, 0, -2.3], three boards at y 2.05, 1.68, 1.31: 가나아트센터, 김종영미술관, 토탈미술관
 *   gallery wall z -5.2, glass door x 1.6..3.4; stepping stones from [3.6, 0, 3] to the door; a cat can lie at [.9, 0, 1.2] or on the plinth's end [.6, .42, -.8]
 * Cameras:
 *   wide:    from [.9, 1.35, 5.6] to [.3, 1.05, -1], fov 38
 *   medium:  from [1.6, 1.2, 3.6] to [0, 1, -.9], fov 38
 */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { color, fbm, mix, noise, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { stone } from '../model/stones.ts';
import { ball, lathe, tube } from '../model/tube.ts';
import { hangul } from '../props/hangul-strokes.ts';
import { bukhansan } from './bukhansan.ts';
import { GINKGO } from './culture-road.ts';
import { litter, plant, spots } from './ground-cover.ts';
import { flat, wash } from './plum-paint.ts';
import { PINE_TODAY, redPine } from './red-pine.ts';
import { bush, tree } from './woodland.ts';

export const FIGURE: V3 = [-0.5, 0.42, -1];
export const GALLERY_SIGNS: V3 = [2.15, 0, -2.3];
const NAMES = ['가나아트센터', '김종영미술관', '토탈미술관'] as const;

export interface GardenPlan {
  /** grass keeps away where this is false */
  clear?: (x: number, z: number) => boolean;
  skip?: ('mountain' | 'trees')[];
}
export function galleryGarden(scene: THREE.Scene, plan: GardenPlan = {}): void {
  const without = new Set(plan.skip);
  const m = new Model();
  flat(
    m,
    [-16, -14, 18, 9],
    0,
    (p) =>
      color('#8fa058')
        .lerp(color('#b9b864'), fbm(p.x * 0.4, p.z * 0.4, 3))
        .multiplyScalar(0.92 + 0.16 * fbm(p.x * 2, p.z * 2)),
    { n: 60, bump: 0.08 },
  );
  gallery(m);
  bronze(m);
  signs(m);
  for (let i = 0; i < 8; i++) {
    const [x, z] = [mix(3.7, 2.5, i / 7) + 0.12 * Math.sin(i * 2.2), mix(3.2, -4.2, i / 7)];
    m.put(
      stone(i + 3, 0.4, 0.12, 14),
      { tint: wash('#cbbdb2', 3) },
      place([x, 0.02, z], [0, i * 50, 0], [0.44, 0.07, 0.33]),
    );
  }
  if (!without.has('trees')) {
    redPine(
      m,
      {
        at: [-4.1, 0, -2.6],
        height: 5.2,
        girth: 0.17,
        lean: [0.9, 0.2],
        bare: 0.5,
        spread: 1.6,
        needles: 480,
        seed: 3,
      },
      PINE_TODAY,
    );
    redPine(
      m,
      { at: [5.8, 0, -3.2], height: 4.6, girth: 0.15, lean: [-0.5, 0.2], spread: 1.4, needles: 300, seed: 8 },
      PINE_TODAY,
    );
    tree(
      m,
      { at: [-7.6, 0, -4.2], height: 5.2, girth: 0.15, leaves: 700, leafSize: 0.2, seed: 5 },
      { ...GINKGO, leaves: ['#a83c28', '#cf5a30', '#e68a3c', '#f2b04c', '#f8d27a'] },
    );
  }
  for (const [i, [x, z, r]] of (
    [
      [-3.4, -4.6, 0.5],
      [-2.3, -4.7, 0.42],
      [-1.1, -4.75, 0.46],
      [0.1, -4.7, 0.4],
      [4.6, -4.6, 0.5],
      [5.5, -4.5, 0.44],
    ] as const
  ).entries())
    bush(
      m,
      [x, 0, z],
      r,
      150,
      0.09,
      {
        ...GINKGO,
        leaves:
          i % 3 === 1 ? ['#a84a34', '#d0703c', '#e8a050', '#f2c070'] : ['#4a6a44', '#668a4e', '#8fa858', '#b4c070'],
      },
      i + 2,
    );
  scene.add(m.bake());
  const low = new Model();
  const lawn = (x: number, z: number) =>
    (plan.clear?.(x, z) ?? true) &&
    Math.abs(x + 0.5) + Math.abs(z + 1) * 1.6 > 1.9 &&
    Math.abs(x - mix(3.1, 3.6, (z + 4) / 7)) > 0.45;
  plant(low, 'grass', spots(1500, [-7, -4.4, 8, 4.4], 3, lawn), 0.11, () => 0, ['#7f9450', '#a0ac58', '#c2be68'], 2);
  litter(low, spots(60, [-8, -4, 7, 3.4], 8, lawn), 0.085, () => 0.03, ['#cf5a30', '#e68a3c', '#f2b04c']);
  scene.add(low.bake());
  if (!without.has('mountain'))
    bukhansan(
      scene,
      {
        skyTop: '#93bfe2',
        skyLow: '#fff1d8',
        gain: 1.2,
        woods: ['#6f8456', '#8f9858', '#c2a052', '#d98a44', '#c9653a'],
        granite: ['#ece0d6', '#a396a8'],
        seams: '#5c4c6e',
      },
      [-14, -3],
      'lane',
      { trees: 1200, fine: 0.5 },
    );
}

/** Pale stone in level courses, one long window, a wooden canopy over the glass door. */
function gallery(m: Model): void {
  const travertine = (p: THREE.Vector3): THREE.Color => {
    const course = Math.floor((p.y + 10) / 0.55);
    return color('#efe2ca').multiplyScalar(
      0.93 +
        0.09 * noise(course * 5.1, Math.floor((p.x + course * 0.7) / 1.2)) +
        0.07 * (fbm(p.x * 0.6, p.y * 9) - 0.5),
    );
  };
  for (const [x0, x1, h] of [
    [-6.4, 1.5, 3.5],
    [3.5, 8.6, 3.5],
    [1.5, 3.5, 1],
  ] as const)
    m.put(
      roundedBox(x1 - x0, h, 0.5, 0.02, { fine: true }),
      { tint: travertine, line: 0.5 },
      place([(x0 + x1) / 2, h === 1 ? 3 : h / 2, -5.45]),
    );
  for (let i = 1; i < 6; i++)
    for (const [x0, x1] of [
      [-6.4, 1.5],
      [3.5, 8.6],
    ] as const)
      m.put(
        roundedBox(x1 - x0, 0.012, 0.02, 0.004),
        { color: '#c9b698', line: 0 },
        place([(x0 + x1) / 2, i * 0.58, -5.195]),
      );
  m.put(roundedBox(16.4, 0.28, 2.6, 0.03), { tint: wash('#b98a5c', 1.5, 0.2) }, place([0.6, 3.62, -4.75]));
  for (const x of [-5.8, 1.2, 3.8, 8])
    m.put(roundedBox(0.16, 3.5, 0.16, 0.02), { tint: wash('#8a6244', 4) }, place([x, 1.75, -3.7]));
  const glass = (p: THREE.Vector3) =>
    color('#6f8a96').lerp(color('#dfe9e4'), smoothstep(0.3, 0.8, fbm(p.x * 0.7 + p.y * 0.5, p.y * 0.4, 2)));
  m.put(roundedBox(1.96, 2.5, 0.06, 0.01, { fine: true }), { tint: glass, line: 0.5 }, place([2.5, 1.25, -5.4]));
  m.put(roundedBox(5.4, 0.9, 0.06, 0.01, { fine: true }), { tint: glass, line: 0.6 }, place([-2.9, 2.2, -5.19]));
  for (const x of [1.52, 2.5, 3.48])
    m.put(roundedBox(0.07, 2.5, 0.1, 0.01), { color: '#5a4a4c', line: 0.6 }, place([x, 1.25, -5.36]));
  for (const s of [-1, 1])
    m.put(roundedBox(0.035, 0.7, 0.05, 0.01), { color: '#d8b070', line: 0.7 }, place([2.5 + s * 0.14, 1.1, -5.3]));
  m.put(roundedBox(2.6, 0.14, 0.9, 0.03), { tint: wash('#cbbdb2', 2) }, place([2.5, 0.05, -4.8]));
}

/** A gentleman of bronze on his elbow: all curves, worn bright where children touched him, green where rain runs. */
function bronze(m: Model): void {
  m.put(
    roundedBox(2.7, 0.42, 1.1, 0.03, { fine: true, wobble: 0.015 }),
    {
      tint: (p) =>
        color('#c9bdb6')
          .lerp(color('#a89ca0'), fbm(p.x * 2, p.y * 3, p.z * 2))
          .multiplyScalar(0.96 + 0.1 * noise(p.x * 14, p.y * 14, p.z * 14)),
    },
    place([FIGURE[0], 0.21, FIGURE[2]]),
  );
  const id = 900_001;
  const metal = (p: THREE.Vector3, n: THREE.Vector3): THREE.Color => {
    const shine = Math.max(0, n.dot(vec(-0.55, 0.75, 0.4).normalize()));
    return color('#5c4034')
      .lerp(color('#8f6444'), 0.3 + 0.5 * n.y)
      .lerp(
        color('#6f9a88'),
        smoothstep(0.5, 0.75, fbm(p.x * 1.6 + 4, p.y * 4, p.z * 1.6)) * smoothstep(0.5, -0.5, n.y) * 0.8,
      )
      .lerp(color('#f6d8a0'), shine ** 9 * 0.85);
  };
  const put = (g: THREE.BufferGeometry, where?: THREE.Matrix4) => m.put(g, { tint: metal, id, line: 0.9 }, where);
  m.inside(place(FIGURE), () => {
    // hip to shoulder, one swelling form
    put(
      tube(
        [
          [0.34, 0.3, 0.02],
          [-0.05, 0.32, 0],
          [-0.5, 0.5, -0.02],
          [-0.86, 0.8, 0],
        ],
        [0.3, 0.34, 0.32, 0.29, 0.21],
        { around: 26, rings: 30 },
      ),
    );
    put(
      tube(
        [
          [-0.72, 0.76, 0.26],
          [-0.84, 0.82, 0],
          [-0.72, 0.78, -0.28],
        ],
        [0.13, 0.16, 0.13],
        { around: 18, rings: 14 },
      ),
    );
    // the elbow he lies on, the other arm along his side
    put(
      tube(
        [
          [-0.8, 0.76, -0.2],
          [-1.02, 0.42, -0.26],
          [-1.1, 0.1, -0.2],
          [-0.86, 0.06, 0.02],
          [-0.66, 0.06, 0.18],
        ],
        [0.12, 0.12, 0.13, 0.1, 0.08],
        { around: 16, rings: 30 },
      ),
    );
    put(
      tube(
        [
          [-0.72, 0.78, 0.24],
          [-0.5, 0.66, 0.36],
          [-0.2, 0.56, 0.34],
          [0.14, 0.56, 0.24],
        ],
        [0.12, 0.11, 0.1, 0.085],
        { around: 16, rings: 24 },
      ),
    );
    // legs: one lies, one is drawn up into a hill
    put(
      tube(
        [
          [0.3, 0.28, 0.1],
          [0.66, 0.22, 0.26],
          [1, 0.15, 0.2],
          [1.22, 0.13, 0.24],
        ],
        [0.27, 0.23, 0.18, 0.13],
        { around: 18, rings: 26 },
      ),
    );
    put(
      tube(
        [
          [0.3, 0.32, -0.12],
          [0.56, 0.66, -0.16],
          [0.72, 0.82, -0.16],
          [0.86, 0.62, -0.17],
          [1.0, 0.16, -0.17],
        ],
        [0.27, 0.24, 0.2, 0.17, 0.14],
        { around: 18, rings: 32 },
      ),
    );
    for (const [x, z] of [
      [1.28, 0.26],
      [1.1, -0.17],
    ] as const)
      put(ball([0.18, 0.09, 0.11], 18), place([x, 0.1, z], [0, 0, 6]));
    // the skirts of his coat lie over the knee and down to the stone, with its collar up
    put(
      tube(
        [
          [-0.3, 0.36, 0.1],
          [0.2, 0.42, 0.06],
          [0.55, 0.5, -0.02],
          [0.78, 0.4, 0.06],
        ],
        [0.3, 0.36, 0.34, 0.12],
        { around: 26, rings: 26, flat: 0.86 },
      ),
    );
    put(
      tube(
        [
          [-0.74, 0.9, 0.17],
          [-0.95, 0.98, 0.12],
          [-1.04, 0.98, -0.04],
          [-0.9, 0.94, -0.18],
        ],
        [0.05, 0.075, 0.075, 0.05],
        { around: 12, rings: 18 },
      ),
    );
    // neck and an egg of a head that has just heard something
    put(
      tube(
        [
          [-0.86, 0.86, 0],
          [-0.93, 1.02, 0.02],
          [-0.95, 1.12, 0.03],
        ],
        [0.15, 0.11, 0.12],
        { around: 16 },
      ),
    );
    m.inside(place([-0.95, 1.3, 0.05], [4, 62, 8], 1.22), () => {
      // a round hat, as a gentleman wears
      put(
        lathe(
          [
            [0.09, 0.02],
            [0.085, 0.29],
            [0.11, 0.3],
            [0.125, 0.2],
            [0.24, 0.19],
            [0.31, 0.12],
            [0.335, 0.02],
          ],
          { around: 34, steps: 5, depth: 1.1 },
        ),
      );
      put(
        lathe(
          [
            [-0.23, 0.02],
            [-0.2, 0.1],
            [-0.06, 0.165],
            [0.1, 0.175],
            [0.2, 0.11],
            [0.235, 0.02],
          ],
          { around: 30, steps: 5, depth: 1.1 },
        ),
      );
      put(
        tube(
          [
            [0, 0.06, 0.17],
            [0, -0.02, 0.215],
            [0, -0.05, 0.19],
          ],
          [0.03, 0.038, 0.03],
          { around: 10 },
        ),
      );
      for (const s of [-1, 1]) {
        put(
          tube(
            [
              [s * 0.03, 0.075, 0.185],
              [s * 0.08, 0.095, 0.17],
              [s * 0.125, 0.07, 0.135],
            ],
            [0.018, 0.02, 0.012],
            { around: 8 },
          ),
        );
        put(ball([0.03, 0.012, 0.02], 10), place([s * 0.075, 0.045, 0.172]));
        put(ball([0.025, 0.05, 0.035], 10), place([s * 0.175, 0.02, -0.02]));
      }
      put(
        tube(
          [
            [-0.045, -0.115, 0.155],
            [0, -0.122, 0.165],
            [0.045, -0.112, 0.155],
          ],
          [0.013],
          { around: 8 },
        ),
      );
    });
  });
  // brass plate on the plinth
  m.put(
    roundedBox(0.34, 0.14, 0.02, 0.006),
    { tint: wash('#d8b060', 6), line: 0.7 },
    place([FIGURE[0] - 0.7, 0.24, FIGURE[2] + 0.56]),
  );
}

function signs(m: Model): void {
  m.inside(place(GALLERY_SIGNS, [0, -8, 0]), () => {
    m.put(roundedBox(0.1, 2.4, 0.1, 0.02), { tint: wash('#5a4a4c', 4) }, place([0, 1.2, 0]));
    for (const [i, name] of NAMES.entries()) {
      const [tone, ink] = [
        ['#fff4dc', '#3a2a34'],
        ['#5a6a8a', '#fff4dc'],
        ['#d9563f', '#fff8e8'],
      ][i] ?? ['#fff4dc', '#3a2a34'];
      m.inside(place([0.16 * (i - 1), 2.05 - i * 0.37, 0.075], [0, 0, (i - 1) * -0.8]), () => {
        m.put(roundedBox(1.62, 0.31, 0.045, 0.015, { fine: true }), { tint: wash(tone ?? '#fff4dc', 3, 0.08) });
        m.inside(place([0, 0, 0.026]), () => hangul(m, name, 0.185, ink ?? '#3a2a34', { weight: 0.12 }));
      });
    }
  });
}
