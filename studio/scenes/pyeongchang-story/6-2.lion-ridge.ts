/** The ridge of PC 6.2: hills in calm woods, a lion that lies on the left one, and far behind them Bohyeonbong. Metres. */
import * as THREE from 'three';
import { type Item, Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { flatShape, starPoints } from '../../model/leaves.ts';
import { at, clamp, color, fbm, mix, random, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { ball, tube } from '../../model/tube.ts';
import { GRANITE_BY_DAY, graniteAt } from '../../sets/granite.ts';
import { type Field, field, type Lump, lump, openness, pair, skin, sunlit, surface } from './6-2.carved.ts';
import { pine, pineShape, stands } from './6-2.far-woods.ts';

const DARK = '#4a3330';
const MANE = ['#7a3a26', '#98492a', '#b5602f', '#cf7f3c'];
const WOODS = ['#3c5a5c', '#4b6a5e', '#667a5c', '#8d8a58', '#a8794c'];
const CREST = points2('-80,6 -52,13 -42,16 -36,17.6 -10,17.6 -6,14 -2,9 3,7.4 34,7 42,3 56,0 80,-4');

function crest(x: number): number {
  const i = clamp(CREST.findIndex((p) => p[0] >= x) - 1, 0, CREST.length - 2);
  const [[x0, y0], [x1, y1]] = [at(CREST, i), at(CREST, i + 1)];
  return mix(y0, y1, smoothstep(x0, x1, x));
}
function ground(x: number, z: number): number {
  const down = clamp((-88 - z) / -50);
  const spur = 0.5 + 0.5 * Math.sin(x * 0.2 + 3 * fbm(x * 0.03, z * 0.03, 2));
  const bump = 2.4 * (fbm(x * 0.12, z * 0.12, 4) - 0.5);
  return mix(-8, crest(x), (1 - down) ** mix(1.5, 1, spur)) + bump;
}
/** Woods in large quiet patches, cooler towards the valley. */
function leafy(x: number, z: number, k = 0): THREE.Color {
  const t = clamp(fbm(x * 0.05, z * 0.07, 6) * 2.2 - 0.7 + k) * (WOODS.length - 1.01);
  const i = Math.floor(t);
  return color(at(WOODS, i))
    .lerp(color(at(WOODS, i + 1)), t - i)
    .lerp(color('#6f86a4'), 0.42 * smoothstep(-84, -50, z));
}
/** Leaves of the woods' skin face the reader: balls would look like cobbles at this distance. */
const splash = (): THREE.BufferGeometry => flatShape(starPoints(7, 1, 0.62), 0.25);

export function hills(): Model {
  const model = new Model();
  model.put(
    grid(
      (u, w) => {
        const [x, z] = [mix(-90, 90, u), mix(-104, -9, w)];
        return [x, ground(x, z), z];
      },
      150,
      90,
    ),
    { doubleSided: true, line: 0.25, tint: (q) => leafy(q.x, q.z).multiplyScalar(0.96) },
  );
  const rnd = random(8);
  const trees: Item[] = [];
  for (let i = 0; i < 7000; i++) {
    const [x, z, s] = [mix(-60, 60, rnd()), mix(-96, -60, rnd()), mix(0.24, 0.5, rnd())];
    trees.push({
      at: place([x, ground(x, z) + s * 0.2, z], [-14, (rnd() - 0.5) * 50, rnd() * 360], [s * 1.3, s, s]),
      color: leafy(x, z, (rnd() - 0.5) * 0.16),
    });
  }
  model.scatter(splash(), trees, { line: 0, slight: true, doubleSided: true });
  const grown: Item[] = [];
  for (let i = 0; i < 420; i++) {
    const [x, z] = [mix(-46, 48, rnd()), mix(-90.5, -70, rnd() ** 2)];
    // they stand in groups
    if (fbm(x * 0.11, z * 0.13, 9) < 0.5) continue;
    const tone = color(at(['#2c4a44', '#39584a', '#4d6a50'], Math.floor(rnd() * 3))).lerp(color('#6f86a4'), 0.12);
    grown.push(pine(vec(x, ground(x, z), z), vec(0, 1, 0), mix(1, 1.9, rnd()), tone));
  }
  model.scatter(pineShape(), grown, { line: 0.4, slight: true });
  // a village at the foot: next to its roofs the two are as high as they are
  const [walls, roofs]: [Item[], Item[]] = [[], []];
  while (walls.length < 44) {
    const [x, z, high] = [mix(-2, 46, rnd()), mix(-72, -50, rnd()), mix(0.3, 0.55, rnd())];
    const [wide, yaw, y] = [mix(1.4, 2.3, rnd()), mix(-25, 25, rnd()), ground(x, z)];
    walls.push({
      at: place([x, y + high / 2, z], [0, yaw, 0], [wide, high + 0.5, 1]),
      color: color(at(['#e6dccb', '#d8c4ae', '#c9a894'], Math.floor(rnd() * 3))),
    });
    roofs.push({
      at: place([x, y + high + 0.3, z], [0, yaw, 0], [wide * 1.2, 0.6, 1.5]),
      color: color(at(['#6d86a0', '#7d7690', '#a8705c', '#6f9488'], Math.floor(rnd() * 4))),
    });
  }
  model.scatter(new THREE.BoxGeometry(1, 1, 1), walls, { line: 0.4 });
  model.scatter(new THREE.CylinderGeometry(0.42, 0.72, 1, 4).rotateY(Math.PI / 4), roofs, { line: 0.5 });
  // the highest of all, in the blue of the air
  const top = points2(
    '-60,8 -30,17 -19,24 -13,31 -9,37 -6,43.4 -3.4,46.4 -1,47 1,45 4,40.6 6.4,39 10,31 17,24 32,16 60,8',
  );
  model.put(
    grid(
      (u, w) => {
        const k = u * (top.length - 1);
        const i = Math.min(top.length - 2, Math.floor(k));
        const [[x0, y0], [x1, y1]] = [at(top, i), at(top, i + 1)];
        const y = mix(y0, y1, k - i) + 1.2 * (fbm(k * 4, 3) - 0.5);
        return [mix(x0, x1, k - i), mix(-10, y, w), -122];
      },
      150,
      14,
    ),
    {
      doubleSided: true,
      glow: true,
      line: 0.35,
      tint: (q) =>
        color('#9fb0d6')
          .lerp(color('#c9c6d8'), smoothstep(0.42, 0.6, fbm(q.x * 0.14 + q.y * 0.06, q.y * 0.1, 3)))
          .lerp(color('#d8d6e4'), smoothstep(30, 8, q.y)),
    },
  );
  return model.bake({ cast: false, receive: false });
}

/** Looks to -X and a little to the reader; a unit is his shoulder height. */
const BODY: Lump[] = [
  lump([-0.7, 0.5, 0], [0.2, 0.42, 0], [0.46, 0.38], 0.2),
  lump([0.2, 0.42, 0], [0.95, 0.46, 0], [0.38, 0.46], 0.2),
  // haunch, hind foot
  lump([0.92, 0.42, 0.3], [1.02, 0.36, 0.3], 0.4, 0.07),
  lump([1.02, 0.12, 0.5], [0.42, 0.08, 0.62], [0.16, 0.13], 0.06),
  // shoulder, forelegs, paws
  lump([-0.72, 0.5, 0.3], [-0.76, 0.4, 0.32], 0.3, 0.08),
  lump([-0.7, 0.22, 0.4], [-1.5, 0.12, 0.52], [0.18, 0.14], 0.06),
  lump([-1.5, 0.12, 0.52], [-1.66, 0.12, 0.54], 0.18, 0.06),
  lump([-0.8, 0.3, -0.1], [-1.75, 0.14, 0.12], [0.2, 0.15], 0.06),
  lump([-1.75, 0.14, 0.12], [-1.92, 0.14, 0.14], 0.18, 0.06),
  // the ridge he lies on
  lump([-1.7, -0.36, 0.2], [1.3, -0.36, 0.2], 0.44, 0.14),
];
const FACE: Lump[] = [
  lump([0, 0.05, 0], [0, 0.05, 0], 0.8),
  lump([0, -0.26, 0.6], [0, -0.32, 0.86], [0.38, 0.32], 0.2),
  lump([0, 0.1, 0.7], [0, -0.1, 1.04], [0.16, 0.17], 0.14),
  lump([0, -0.66, 0.6], [0, -0.62, 0.7], 0.2, 0.14),
  ...pair(lump([0.16, 0.26, 0.68], [0.46, 0.28, 0.54], 0.14, 0.12)),
];
const FACE_CUT: Lump[] = [
  ...pair(lump([0.3, 0.06, 0.84], [0.5, 0, 0.72], 0.12, 0.08)),
  ...pair(lump([0, -0.5, 1.16], [0.34, -0.54, 0.9], 0.05, 0.06)),
];
const MANE_LUMPS: Lump[] = Array.from({ length: 12 }, (_, i) => {
  const a = (i / 12) * TAU;
  const r = 0.92 + 0.08 * Math.sin(i * 2.3);
  const p: V3 = [Math.sin(a) * r, Math.cos(a) * r - 0.08, -0.24];
  return lump(p, [p[0] * 0.8, p[1] * 0.8, -0.6], [0.4, 0.5], 0.1);
});

export type Lion = { at: V3; scale: number };
/** Gives the autumn woods of the mane, to be scattered with the others. */
export function lyingLion(model: Model, lion: Lion, towardsSun: V3): Item[] {
  const sun = vec(towardsSun).normalize();
  const body = field(BODY, [], 0.04, 2);
  const where = place(lion.at, [0, 0, 0], lion.scale);
  const coat = (q: THREE.Vector3) =>
    graniteAt(q.x * 5, q.y * 7, GRANITE_BY_DAY)
      .multiply(color('#ffdcae'))
      .multiplyScalar(1.05);
  const shaded = (f: Field, q: THREE.Vector3, n: THREE.Vector3, light: number, tone: THREE.Color) =>
    tone.multiply(color('#cabdc6').lerp(color('#ffffff'), light)).lerp(color(DARK), 0.5 * (1 - openness(f, q, n, 0.3)));
  const mane: Item[] = [];
  model.inside(where, () => {
    model.put(skin(body, [-2.3, -0.7, -0.7], [1.7, 1.1, 0.95], 0.036), {
      line: 0.9,
      tint: (q, n) =>
        shaded(body, q, n, sunlit(body, q, n, sun, 1.2) * smoothstep(-0.1, 0.25, n.dot(sun)), coat(q)).lerp(
          color('#5d6f58'),
          0.85 * smoothstep(0.06, -0.12, q.y + 0.3 * (fbm(q.x * 3, q.y * 4, q.z * 3) - 0.5)),
        ),
    });
    const turned = place([-1.08, 1.0, 0.3], [4, -30, 0], 0.44);
    const world = where.clone().multiply(turned);
    const sunHere = sun.clone().applyMatrix4(new THREE.Matrix4().extractRotation(world).invert());
    model.inside(turned, () => {
      const head = field(FACE, FACE_CUT, 0.02, 3);
      model.put(skin(head, [-1, -1, -1], [1, 1, 1.4], 0.04), {
        line: 1,
        tint: (q, n) => shaded(head, q, n, smoothstep(-0.6, 0.1, n.dot(sunHere)), coat(q).multiplyScalar(1.06)),
      });
      for (const s of [1, -1])
        model.put(
          ball([0.22, 0.24, 0.12], 14),
          { tint: (q) => coat(q), line: 0.9 },
          place([s * 0.66, 0.78, -0.02], [0, s * 20, -s * 30]),
        );
      lionFace(model, head);
      const ruff = field(MANE_LUMPS, [], 0.06, 3);
      const geometry = skin(ruff, [-1.6, -1.7, -1.3], [1.6, 1.6, 0.5], 0.06);
      model.put(geometry, { color: at(MANE, 0), line: 0.7 });
      const [p, n] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
      const rnd = random(12);
      for (let tries = 0; mane.length < 240 && tries < 6000; tries++) {
        const i = Math.floor(rnd() * p.count);
        const foot = vec(p.getX(i), p.getY(i), p.getZ(i));
        if (mane.some((e) => stands(e).distanceTo(foot) < 0.075 * lion.scale)) continue;
        const out = vec(n.getX(i), n.getY(i), n.getZ(i));
        const s = lion.scale * mix(0.07, 0.1, rnd());
        const light = clamp(0.4 + 0.5 * out.dot(sun) + 0.3 * (rnd() - 0.5), 0, 0.99);
        mane.push({
          at: place(foot.addScaledVector(out, s * 0.3), [0, rnd() * 360, 0], [s, s * 1.1, s]),
          color: color(at(MANE, Math.floor(light * 4))),
        });
      }
    });
  });
  return mane;
}

/** Two shut eyes, a nose and a mouth: he sleeps. */
function lionFace(model: Model, head: Field): void {
  const on = (x: number, y: number): V3 =>
    surface(head, [x * 0.5, y * 0.6, 0], [x * 0.5, y * 0.4, 0.9]).toArray() as V3;
  for (const s of [1, -1])
    model.put(
      tube([on(s * 0.2, 0.08), on(s * 0.36, 0), on(s * 0.54, 0.06)], [0.04, 0.07, 0.04], { around: 8, rings: 14 }),
      { color: DARK, line: 0 },
    );
  model.put(ball([0.2, 0.14, 0.12], 14), { color: DARK, line: 0.4 }, place(on(0, -0.08)));
  model.put(
    tube([on(-0.28, -0.56), on(-0.12, -0.54), on(0, -0.44), on(0.12, -0.54), on(0.28, -0.56)], [0.045], {
      around: 8,
      rings: 20,
    }),
    { color: DARK, line: 0 },
  );
}
