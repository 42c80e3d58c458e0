/** The belfry of Maple Bend by night: granite arches, snow on the sills, Old Bess on her beam. Metres. */

import * as THREE from 'three';
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, fbm, mix, mixColor, noise, random, smoothstep, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2, points3 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { lathe, ring, tube } from '../model/tube.ts';
import { snowfall } from '../props/snowfall.ts';
import { canvasTexture } from '../texture/canvas.ts';
import { plumSky } from './plum-sky.ts';
import { threeHills } from './three-hills.ts';

/** Back wall plane, and the arches in it as [middle, half width, sill, spring of the arch]. */
const WALL_Z = -1.5;
const ARCHES: [number, number, number, number][] = [
  [-1.05, 0.78, 0.82, 1.95],
  [1.25, 0.78, 0.82, 1.95],
];

/** 'night' as on the cover, a pale snow day, or a morning in April without any snow. */
export type BelfrySeason = 'night' | 'snowDay' | 'april';
/**
 * The reader looks in from +Z. Walkable floor y 0, z -1.3..3; sills of the two arches at y .82, z -1.5, x -1.05 and 1.25.
 * `oldBess(m, place([0, 2.05, .4]), 1.1)` hangs over the middle like a ceiling (lip at y 2.05); swing her by the pitch.
 * Cameras: under the bell, from [.5, .95, 5] to [.1, 1.7, 0], fov 38 · straight up into her, from [.25, .55, 1.3] to
 * [.02, 2.05, .38], fov 42 · April floor, from [.6, 1.1, 4.4] to [.1, .8, -.4], fov 36.
 */
export function belfry(scene: THREE.Scene, season: BelfrySeason = 'night'): void {
  const model = new Model();
  wall(model, season !== 'april', season === 'april');
  floor(model, season !== 'april');
  scene.add(model.bake());
  if (season === 'night') scene.add(nightTown());
  else {
    plumSky(scene, season === 'april' ? 'morning' : 'snowDay', 120);
    threeHills(scene, place([0, season === 'april' ? -14.4 : -14, 8]), {
      lit: false,
      green: season === 'april',
    });
  }
  if (season !== 'april') scene.add(snowfallOutside());
}

/** Blocks of granite: the wall is a sheet with arched holes, its stones drawn by color and by line. */
function wall(model: Model, snow: boolean, mortar: boolean): void {
  const shape = new THREE.Shape();
  shape.moveTo(-4.5, -0.2);
  shape.lineTo(4.5, -0.2);
  shape.lineTo(4.5, 4.4);
  shape.lineTo(-4.5, 4.4);
  for (const [x, r, sill, spring] of ARCHES) {
    const hole = new THREE.Path();
    hole.moveTo(x - r, sill);
    hole.lineTo(x - r, spring);
    hole.absarc(x, spring, r, Math.PI, 0, true);
    hole.lineTo(x + r, sill);
    shape.holes.push(hole);
  }
  const g = new THREE.ExtrudeGeometry(shape, { depth: 0.02, bevelEnabled: false, curveSegments: 20 });
  model.put(g, { color: '#8d86a0', line: 0.6 }, place([0, 0, WALL_Z - 0.24]));
  if (mortar) {
    // filled up to the faces of the stones: by daylight an open joint is a black drawer
    const fill = new THREE.ExtrudeGeometry(shape, { depth: 0.25, bevelEnabled: false, curveSegments: 24 });
    model.put(fill, { color: '#a99fae', line: 0.4 }, place([0, 0, WALL_Z - 0.22]));
    for (const [x, r, sill, spring] of ARCHES)
      for (const s of [-1, 1])
        for (let y = sill + 0.13, i = 0; y < spring; y += 0.235, i++) {
          const w = i % 2 ? 0.34 : 0.27;
          model.put(
            roundedBox(w, 0.222, 0.32, 0.03, { fine: true }),
            { color: ['#b9aeb4', '#c9bab2', '#aaa2b2'][i % 3] ?? '#b9aeb4', line: 0.55 },
            place([x + s * (r + w / 2 - 0.008), y, WALL_Z - 0.09]),
          );
        }
  }
  // stones stand before it, row by row, and leave the arches open
  const rnd = random(21);
  const items: Item[] = [];
  const free = (x: number, y: number, half: number) =>
    ARCHES.every(([ax, r, sill, spring]) => {
      const wide = y > spring ? Math.sqrt(Math.max(0, (r + 0.12) ** 2 - (y - spring) ** 2)) : r + 0.12;
      return y < sill - 0.06 || y > spring + r + 0.16 || Math.abs(x - ax) > wide + half;
    });
  for (let row = 0; row < 15; row++) {
    const y = 0.08 + row * 0.27;
    for (let x = -4.3 + (row % 2) * 0.22; x < 4.3; ) {
      const w = mix(0.34, 0.62, rnd());
      if (free(x + w / 2, y, w * 0.4))
        items.push({
          at: place([x + w / 2, y, WALL_Z - 0.1 + rnd() * 0.02], [0, 0, (rnd() - 0.5) * 1.5], [w * 0.97, 0.255, 0.3]),
          color: color('#b9aeb4').lerp(color(rnd() < 0.5 ? '#8f89a4' : '#d2c3b6'), rnd() * 0.6),
        });
      x += w;
    }
  }
  model.scatter(roundedBox(1, 1, 1, 0.09, { fine: true }), items, { line: 0.55 });
  for (const [x, r, sill, spring] of ARCHES) {
    for (let i = 0; i < 11; i++) {
      const a = ((i + 0.5) / 11) * Math.PI;
      const at: V3 = [x + Math.cos(a) * (r + 0.1), spring + Math.sin(a) * (r + 0.1), WALL_Z - 0.08];
      model.put(
        roundedBox(0.27, 0.24, 0.4, 0.03, { fine: true, wobble: 0.02, seed: i + 1 }),
        { color: i % 2 ? '#c9bab2' : '#b3a7ae', line: 0.7 },
        place(at, [0, 0, (a * 360) / TAU]),
      );
    }
    model.put(
      roundedBox(r * 2 + 0.4, 0.14, 0.62, 0.03, { fine: true, wobble: 0.02 }),
      { color: '#c4b7b4' },
      place([x, sill - 0.05, WALL_Z + 0.02]),
    );
    if (snow) snowOn(model, [x, sill + 0.02, WALL_Z], r * 0.98, 0.26);
  }
}

/** Cushion of snow on a sill: half its width, and its depth to the front. */
function snowOn(model: Model, [x, y, z]: V3, half: number, deep: number): void {
  const geometry = grid(
    (u, w) => {
      const [px, pz] = [(u - 0.5) * 2 * half, (w - 0.5) * 2 * deep];
      const edge = smoothstep(1, 0.7, Math.abs(u - 0.5) * 2) * smoothstep(1, 0.72, Math.abs(w - 0.5) * 2);
      const high = 0.05 + 0.07 * noise(px * 3 + x, 2) + 0.04 * smoothstep(0.4, 1, Math.abs(u - 0.5) * 2);
      return [x + px, y + edge * high, z + pz];
    },
    30,
    12,
  );
  model.put(geometry, { color: '#eef1fb', doubleSided: true, line: 0.5 });
}

function floor(model: Model, snow: boolean): void {
  const rnd = random(5);
  for (let row = 0; row < 7; row++)
    for (let x = -3.6 + (row % 2) * 0.3; x < 3.6; ) {
      const w = mix(0.5, 0.85, rnd());
      const tone = color('#a79aa2').lerp(color(rnd() < 0.5 ? '#8a839c' : '#c2b2a8'), rnd() * 0.5);
      model.put(
        roundedBox(w - 0.015, 0.08, 0.585, 0.02, { fine: true }),
        { color: tone, line: 0.5 },
        place([x + w / 2, -0.045 + rnd() * 0.008, -1.3 + row * 0.6]),
      );
      x += w;
    }
  if (!snow) {
    // joints of mortar: no meadow between the slabs
    model.put(roundedBox(8.4, 0.04, 5.4, 0.01), { color: '#8d8490', line: 0 }, place([0, -0.0275, 1.1]));
    return;
  }
  snowOn(model, [-1.05, -0.02, -1.1], 0.9, 0.3);
  snowOn(model, [1.7, -0.02, -1.15], 0.8, 0.26);
}

/** Far down: roofs under snow and three white hills with the lights of three farms. */
function nightTown(): THREE.Mesh {
  const [W, H] = [1536, 1024];
  const map = canvasTexture(W, H, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, H);
    sky.addColorStop(0, '#26376f');
    sky.addColorStop(0.45, '#4a5c9c');
    sky.addColorStop(0.7, '#8793c4');
    context.fillStyle = sky;
    context.fillRect(0, 0, W, H);
    const rnd = random(31);
    for (let i = 0; i < 46; i++) {
      context.globalAlpha = 0.12;
      context.fillStyle = rnd() < 0.5 ? '#1f2f66' : '#6272b0';
      context.beginPath();
      context.ellipse(rnd() * W, rnd() * H * 0.55, 90 + rnd() * 160, 20 + rnd() * 30, (rnd() - 0.5) * 0.3, 0, TAU);
      context.fill();
    }
    const hill = (x: number, y: number, rx: number, ry: number, tone: string) => {
      context.globalAlpha = 1;
      const gradient = context.createLinearGradient(0, y - ry, 0, y + ry * 0.4);
      gradient.addColorStop(0, mixColor(tone, '#e6ecff', 0.3));
      gradient.addColorStop(1, tone);
      context.fillStyle = gradient;
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, TAU);
      context.fill();
    };
    hill(60, 840, 320, 250, '#6c79b8');
    hill(1180, 830, 560, 290, '#6c79b8');
    hill(470, 850, 200, 260, '#7481be');
    hill(300, 880, 210, 250, '#8290ca');
    hill(660, 890, 230, 270, '#7b89c4');
    const lamp = (x: number, y: number, r: number) => {
      const gradient = context.createRadialGradient(x, y, 0, x, y, r * 3.4);
      gradient.addColorStop(0, '#ffcf70ee');
      gradient.addColorStop(1, '#ffe09a00');
      context.fillStyle = gradient;
      context.fillRect(x - r * 5, y - r * 5, r * 10, r * 10);
      context.fillStyle = '#fff0c0';
      context.fillRect(x - r * 0.8, y - r * 0.9, r * 1.6, r * 1.8);
    };
    for (const [x, y] of points2('300,668 330,676 470,628 492,640 632,656 600,664 1200,600')) lamp(x, y, 8);
    for (let i = 0; i < 70; i++) {
      // firs on the hills
      const [x, y] = [rnd() * W, 690 + rnd() * 90];
      context.fillStyle = mixColor('#4f5f98', '#7a88bc', rnd());
      context.globalAlpha = 0.8;
      context.beginPath();
      context.moveTo(x, y - 26 - rnd() * 16);
      context.lineTo(x - 9, y);
      context.lineTo(x + 9, y);
      context.fill();
    }
    context.globalAlpha = 1;
    for (let row = 0; row < 3; row++)
      for (let x = -40; x < W; x += 80 + rnd() * 50) {
        const [y, w] = [812 + row * 80 + rnd() * 26, 84 + row * 16 + rnd() * 20];
        context.fillStyle = ['#6a74ac', '#565f9a', '#474f88'][row] ?? '#474f88';
        context.fillRect(x, y, w, 110);
        context.fillStyle = mixColor('#dfe6fb', '#a9b5e2', row * 0.3);
        context.beginPath();
        context.moveTo(x - 12, y + 4);
        context.lineTo(x + w / 2, y - 50 - rnd() * 14);
        context.lineTo(x + w + 12, y + 4);
        context.fill();
        if (rnd() < 0.6) lamp(x + w * 0.35, y + 34, 6 + row);
      }
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(14, 9.33), new THREE.MeshBasicMaterial({ map, fog: false }));
  mesh.material.color.setScalar(0.96);
  mesh.position.set(0, 3.1, -13);
  mesh.userData.noLine = true;
  return mesh;
}

function snowfallOutside(): Model {
  const model = new Model();
  snowfall(model, { count: 240, min: [-5, -1, -7], max: [5, 5, -1.8] });
  // flakes inside the belfry
  snowfall(model, {
    count: 26,
    min: [-2.4, 0.6, -1.2],
    max: [0.2, 2.6, 0.8],
    size: [0.008, 0.016],
    tint: '#e8edff',
    seed: 78,
  });
  return model;
}

/** Old Bess: lip at y = 0 of her frame, `r` its radius; hung from a beam above. */
export function oldBess(model: Model, at: THREE.Matrix4, r: number): void {
  const bronze = (point: THREE.Vector3) => {
    const green = smoothstep(0.5, 0.8, fbm(point.x * 3, point.y * 2.4, point.z * 3));
    return color('#b9823f')
      .lerp(color('#6f9a86'), green * 0.5)
      .multiplyScalar(0.9 + 0.2 * fbm(point.x * 9, point.y * 2, point.z * 9));
  };
  const side: [number, number][] = points2(
    '0,.9 -.02,.96 .02,1.0 .1,.97 .3,.82 .7,.68 1.15,.6 1.42,.52 1.56,.36 1.6,.04',
  );
  model.inside(at, () => {
    const scaled = side.map(([y, q]): [number, number] => [y * r, q * r]);
    model.put(lathe(scaled, { around: 56, steps: 4 }), { tint: bronze, doubleSided: true });
    for (const [y, q, fat] of points3('.16,.945,.018 .24,.885,.012 1.1,.625,.014 1.2,.6,.02'))
      model.put(ring(q * r, q * r, y * r, fat), { color: '#d6a457', line: 0.6 });
    model.put(
      tube(
        [
          [0, 1.55 * r, 0],
          [0, 1.85 * r, 0],
        ],
        [0.09, 0.08],
        { around: 12 },
      ),
      { color: '#6a5a52' },
    );
    model.put(
      roundedBox(3.4, 0.3, 0.32, 0.03, { fine: true, wobble: 0.03 }),
      { color: '#7a5238' },
      place([0, 1.98 * r, 0]),
    );
    for (const s of [-1, 1])
      model.put(
        tube(
          [
            [s * 0.2, 1.5 * r, 0],
            [s * 0.26, 1.78 * r, 0],
            [s * 0.16, 2.1 * r, 0.17],
          ],
          [0.028],
          { around: 8 },
        ),
        { color: '#4f4a58', line: 0.7 },
      );
  });
}
