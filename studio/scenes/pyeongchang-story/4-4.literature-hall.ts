/**
 * Hall of the literature museum (S22, 4.4): glass cases with manuscripts and fans, warm wood, a lamp on the reading table. Metres, floor y = 0.
 *
 *   back wall z -2.6; name 영인문학관 over it at [-.9, 2.55]; cases along it x -3.9..1.3: glass top slants from y .98 (front, z -1.75) to 1.2
 *   reading table HALL_TABLE top y .76, x -.75..1.05, z -.2..0.75; LAMP [.92, 1.2, .2] is the point light; three people stand behind or at its ends
 *   window WINDOW right wall x 3.4, z -1.9..0.1, sill y .95: pines outside; a cat's tail passes at [3.75, 1.1, -.9]
 * Cameras:
 *   medium:  from [-.5, 1.45, 4.2] to [.3, 1.15, -.6], fov 38
 *   close:   from [-.3, 1.5, 2.3] to [.3, .85, .2], fov 36
 */

import type * as THREE from 'three';
import { type LightPreset, relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { color, mix, noise, random, type V3 } from '../../model/math.ts';
import { boardFloor, wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, lathe, tube } from '../../model/tube.ts';
import { glassy } from '../../props/classroom.ts';
import { hangul } from '../../props/hangul-sign.ts';
import { PINE_TODAY, redPine } from '../../props/red-pine.ts';
import { roomWall, sashWindow } from '../../sets/plum-room.ts';

export const HALL_TABLE = { top: 0.76, x: [-0.75, 1.05], z: [-0.2, 0.75] } as const;
export const LAMP: V3 = [0.92, 1.2, 0.2];

/** Left end of the back wall, and the window in it: x 1.73..3.03 in the room, sill y 1; somebody waits behind it. */
const BACK: V3 = [-5.2, 0, -2.6];
const BACK_WINDOW = { x: 7.58, y: 1, w: 1.3, h: 1.25 };

export function hallLight(change: Partial<LightPreset> = {}): LightPreset {
  return relight('golden', {
    sun: { dir: [0.95, 0.55, 0.25], color: '#ffd8a0', power: 3.4, cone: 0.1 },
    sky: 1.12,
    exposure: 1.12,
    fill: { dir: [-0.3, 0.5, 1], color: '#ffe2c4', power: 0.9, cone: 0.4 },
    points: [{ at: LAMP, color: '#ffc078', power: 3.2, radius: 0.12 }],
    ...change,
  });
}
export function literatureHall(scene: THREE.Scene): void {
  const model = new Model();
  const wall = { high: 3.1, tone: '#efe0c2', wainscot: { high: 0.86, tone: '#a8744c' } };
  roomWall(model, place(BACK), { ...wall, wide: 8.6, openings: [BACK_WINDOW] });
  sashWindow(model, place(BACK), BACK_WINDOW);
  roomWall(model, place([3.4, 0, -2.6], [0, -90, 0]), {
    ...wall,
    wide: 6,
    openings: [{ x: 1.7, y: 0.95, w: 2, h: 1.5 }],
  });
  boardFloor(model, [-5.2, -2.6, 3.4, 4.4], 0, '#b58450', { wide: 0.16, across: true });
  model.put(roundedBox(8.8, 0.1, 0.14, 0.02), { tint: wash('#7a5238', 3) }, place([-0.9, 3.02, -2.52]));
  model.put(roundedBox(9, 0.06, 7.4, 0.01), { tint: wash('#f2e6cc', 1), line: 0.2 }, place([-0.9, 3.13, 0.9]));
  model.inside(place([-0.9, 2.55, -2.58]), () => {
    model.put(roundedBox(1.9, 0.42, 0.05, 0.015, { fine: true }), {
      tint: (point) => color('#6b4530').lerp(color('#8a5f40'), noise(point.x * 2, point.y * 22)),
    });
    hangul(model, place([0, 0, 0.03]), '영인문학관', 0.24, '#f6e2b0', { weight: 0.11 });
  });
  const sheets: THREE.Mesh[] = [];
  for (const [i, x] of [-3.15, -1.3, 0.55].entries()) sheets.push(glassCase(model, [x, 0, -2.1], i));
  for (const [i, x] of [-3.2, -2.15, 0.5, 1.45].entries()) wallFan(model, [x, 2.02 + (i % 2) * 0.07, -2.55], i);
  table(model);
  frames(model);
  outside(model);
  scene.add(model.bake(), ...sheets);
}

/** A sheet of squares, one for each syllable, with a writer's quick hand in it; lies on y = 0. */
export function manuscript(model: Model, where: THREE.Matrix4, size = 0.3, seed = 1): void {
  const rnd = random(seed);
  model.inside(where, () => {
    model.put(roundedBox(size, 0.006, size * 0.72, 0.002), { tint: wash('#fbeed0', 9, 0.1), line: 0.6 });
    const [cols, rows] = [8, 10];
    for (let c = 0; c <= cols; c++)
      model.put(
        roundedBox(0.003, 0.002, size * 0.62, 0.0008),
        { color: '#d9806c', line: 0 },
        place([mix(-0.45, 0.45, c / cols) * size, 0.0045, 0]),
      );
    for (let r = 0; r <= rows; r += 2)
      model.put(
        roundedBox(size * 0.9, 0.002, 0.003, 0.0008),
        { color: '#d9806c', line: 0 },
        place([0, 0.0045, mix(-0.31, 0.31, r / rows) * size]),
      );
    for (let c = 0; c < cols; c++)
      for (let r = 0; r < rows; r++)
        if (rnd() < 0.72)
          model.put(
            roundedBox(size * mix(0.03, 0.06, rnd()), 0.002, size * mix(0.012, 0.03, rnd()), 0.0008),
            { color: '#453a5c', line: 0 },
            place(
              [mix(-0.45, 0.45, (c + 0.5) / cols) * size, 0.0055, mix(-0.31, 0.31, (r + 0.5) / rows) * size],
              [0, (rnd() - 0.5) * 60, 0],
            ),
          );
  });
}

/** Open folding fan, its pivot at the origin, the leaf up in the XY plane facing +Z. */
function foldingFan(model: Model, where: THREE.Matrix4, r = 0.36, picture = 0): void {
  model.inside(where, () => {
    const pleats = 18;
    const leaf = grid(
      (u, w) => {
        const a = mix(-68, 68, u) * (Math.PI / 180);
        const q = mix(r * 0.42, r, w);
        return [Math.sin(a) * q, Math.cos(a) * q, 0.008 * (Math.round(u * pleats * 2) % 2) * w];
      },
      pleats * 2,
      8,
    );
    const paint = (point: THREE.Vector3): THREE.Color => {
      const c = color('#fff6e0');
      if (picture % 3 === 0)
        c.lerp(
          color('#5f7d6c'),
          Math.max(0, 1 - Math.abs(point.y - r * (0.62 + 0.13 * Math.sin(point.x * 14))) * 26) * 0.9,
        );
      if (picture % 3 === 1)
        c.lerp(color('#d9564a'), noise(point.x * 26, point.y * 26) > 0.68 && point.y > r * 0.55 ? 0.8 : 0);
      if (picture % 3 === 2) c.lerp(color('#4a5a8a'), noise(point.x * 8, point.y * 20) > 0.62 ? 0.6 : 0);
      return c;
    };
    model.put(leaf, { tint: paint, doubleSided: true, line: 0.8 });
    for (let i = 0; i <= 9; i++) {
      const a = mix(-68, 68, i / 9) * (Math.PI / 180);
      model.put(
        tube(
          [
            [0, 0, 0.004],
            [Math.sin(a) * r * 0.5, Math.cos(a) * r * 0.5, 0.006],
          ],
          [0.007, 0.005],
          { around: 5, rings: 2 },
        ),
        { color: '#a8743f', line: 0.5 },
      );
    }
    model.put(ball([0.016, 0.016, 0.012], 8), { color: '#d8b060' });
  });
}

function wallFan(model: Model, [x, y, z]: V3, i: number): void {
  model.put(roundedBox(0.88, 0.62, 0.03, 0.01), { tint: wash('#8a5f40', 4), line: 0.8 }, place([x, y, z]));
  model.put(
    roundedBox(0.8, 0.54, 0.02, 0.006),
    { tint: wash(i % 2 ? '#d8cdb4' : '#e8d8b8', 3), line: 0.4 },
    place([x, y, z + 0.012]),
  );
  foldingFan(model, place([x, y - 0.18, z + 0.028]), 0.38, i);
}

function glassCase(model: Model, [x, y, z]: V3, kind: number): THREE.Mesh {
  const [w, d] = [1.62, 0.74];
  const wood = {
    tint: (point: THREE.Vector3) =>
      color('#9c6a44').lerp(color('#7a4e34'), noise(point.x * 3, point.y * 16, point.z * 16)),
    line: 0.8,
  };
  model.inside(place([x, y, z]), () => {
    model.put(roundedBox(w, 0.1, d, 0.02, { fine: true }), wood, place([0, 0.86, 0]));
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        model.put(roundedBox(0.07, 0.84, 0.07, 0.015), wood, place([sx * (w / 2 - 0.07), 0.42, sz * (d / 2 - 0.07)]));
    model.put(roundedBox(w - 0.2, 0.06, 0.05, 0.01), wood, place([0, 0.24, 0]));
    model.put(
      roundedBox(w - 0.08, 0.02, d - 0.08, 0.006),
      { tint: wash('#c9544a', 3), line: 0.3 },
      place([0, 0.915, 0]),
    );
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        model.put(
          roundedBox(0.03, sz < 0 ? 0.3 : 0.1, 0.03, 0.006),
          wood,
          place([sx * (w / 2 - 0.02), sz < 0 ? 1.05 : 0.95, sz * (d / 2 - 0.02)]),
        );
    model.put(roundedBox(w, 0.035, 0.035, 0.008), wood, place([0, 1.0, d / 2 - 0.02]));
    model.put(roundedBox(w, 0.035, 0.035, 0.008), wood, place([0, 1.2, -d / 2 + 0.02]));
    model.inside(place([0, 0.93, 0], [9, 0, 0]), () => {
      manuscript(model, place([-0.5, 0.01, 0.02], [0, 8, 0]), 0.42, kind * 7 + 1);
      manuscript(model, place([-0.42, 0.018, 0.06], [0, -5, 0]), 0.4, kind * 7 + 2);
      if (kind !== 1) foldingFan(model, place([0.28, 0.02, 0.16], [-82, 0, -12]), 0.36, kind + 1);
      else {
        model.put(roundedBox(0.3, 0.05, 0.22, 0.01), { tint: wash('#5a6a8a', 4) }, place([0.2, 0.03, 0], [0, 12, 0]));
        model.put(
          roundedBox(0.28, 0.04, 0.2, 0.008),
          { tint: wash('#d8b070', 4) },
          place([0.22, 0.075, 0], [0, -6, 0]),
        );
      }
      model.put(
        tube(
          [
            [0.56, 0.03, 0.18],
            [0.62, 0.03, -0.1],
          ],
          [0.013, 0.009],
          { around: 8 },
        ),
        { color: '#2f2a3c', line: 0.6 },
      );
      model.put(
        lathe(points2('0,.05 .06,.06 .08,.035 .1,.04'), { around: 14 }),
        { color: '#3f4a72' },
        place([0.68, 0.01, 0.08]),
      );
    });
  });
  const pane = grid((u, q) => [mix(-w / 2, w / 2, u), mix(1.01, 1.21, q), mix(d / 2 - 0.02, -d / 2 + 0.02, q)], 2, 2);
  return glassy(pane, '#ffe9c0', 0.08, place([x, y, z]));
}

function table(model: Model): void {
  const { top, x: tx, z: tz } = HALL_TABLE;
  const [cx, cz] = [(tx[0] + tx[1]) / 2, (tz[0] + tz[1]) / 2];
  const wood = {
    tint: (point: THREE.Vector3) =>
      color('#b87c4c').lerp(color('#935e38'), noise(point.x * 2, point.y * 18, point.z * 18)),
    line: 0.8,
  };
  model.put(roundedBox(tx[1] - tx[0], 0.06, tz[1] - tz[0], 0.02, { fine: true }), wood, place([cx, top - 0.03, cz]));
  for (const x of tx)
    for (const z of tz)
      model.put(
        roundedBox(0.08, top, 0.08, 0.015),
        wood,
        place([x + (x < cx ? 0.1 : -0.1), top / 2, z + (z < cz ? 0.08 : -0.08)]),
      );
  // brass lamp with a green glass shade
  const [lx, , lz] = LAMP;
  model.put(
    lathe(points2('0,.1 .02,.105 .035,.03 .3,.018 .42,.018'), { around: 20 }),
    { tint: wash('#d8a848', 8), doubleSided: true },
    place([lx, top, lz]),
  );
  model.put(
    lathe(points2('0,.17 .04,.165 .12,.09 .15,.03'), { around: 24, depth: 0.72 }),
    { tint: (point) => color('#3f8a6c').lerp(color('#a8d8a0'), Math.max(0, 0.6 - point.y * 6)) },
    place([lx, top + 0.42, lz]),
  );
  model.put(
    ball([0.13, 0.03, 0.09], 14),
    { color: color('#fff0c0').multiplyScalar(1.25), glow: true, line: 0 },
    place([lx, top + 0.42, lz]),
  );
  // two books: somebody reads for a living
  model.put(
    roundedBox(0.26, 0.05, 0.19, 0.01),
    { tint: wash('#a33a2c', 4) },
    place([-0.52, top + 0.025, 0.02], [0, 14, 0]),
  );
  model.put(
    roundedBox(0.24, 0.04, 0.17, 0.01),
    { tint: wash('#5fa3a0', 4) },
    place([-0.5, top + 0.07, 0.02], [0, -4, 0]),
  );
}

function frames(model: Model): void {
  const white = { tint: wash('#8a5f40', 4), line: 0.7 };
  model.inside(place([3.4, 0.95, -0.9], [0, -90, 0]), () => {
    for (const s of [-1, 1]) model.put(roundedBox(0.1, 1.6, 0.12, 0.014), white, place([s * 1.03, 0.75, 0.02]));
    for (const y of [0, 1.52]) model.put(roundedBox(2.2, 0.1, 0.2, 0.014), white, place([0, y, 0.04]));
    model.put(roundedBox(0.06, 1.5, 0.06, 0.01), white, place([0, 0.75, -0.02]));
    model.put(roundedBox(2, 0.05, 0.06, 0.01), white, place([0, 0.95, -0.02]));
  });
}
/** Light evening and pines beyond the glass. */
function outside(model: Model): void {
  const air = [
    grid((u, w) => [8.4, mix(-1, 5, w), mix(-18, 6, u)], 4, 8),
    grid((u, w) => [mix(-2, 8.4, u), mix(-1, 5, w), -8], 4, 8),
  ];
  for (const sheet of air)
    model.put(sheet, {
      glow: true,
      doubleSided: true,
      line: 0,
      tint: (point) =>
        color('#ffe0b0')
          .lerp(color('#bcd6e0'), Math.min(1, Math.max(0, point.y / 4)))
          .multiplyScalar(1.12),
    });
  redPine(
    model,
    { at: [6.2, -0.5, -2.2], height: 3.6, girth: 0.12, lean: [-0.3, 0.5], spread: 1.1, needles: 240, seed: 4 },
    PINE_TODAY,
  );
  redPine(
    model,
    { at: [7, -0.5, 0.2], height: 3.2, girth: 0.11, lean: [-0.2, -0.4], spread: 1, needles: 200, seed: 6 },
    PINE_TODAY,
  );
}
