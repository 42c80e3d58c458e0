/**
 * Sky and ridge over Halmeoni's roofs, and the light of each hour of the two Korean books. One ridge line for all: Bohyeonbong
 * bare and high in the middle (-Z), the Lion Ridge lying to its left, the two even Brothers to its right; villas sit in the woods
 * below. It is shape, not a canvas, so it shows in the sketch, and it costs 45 000 triangles where `bukhansan` costs half a million:
 * take that one where the mountain is the subject.
 */

import * as THREE from 'three';
import { type LightPreset, relight } from '../light/presets.ts';
import { type Item, Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, clamp, color, DEG, darken, fbm, mix, noise, random, smoothstep, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { points2 } from '../model/points.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball } from '../model/tube.ts';
import { graniteAt, PINE_ON_ROCK, pinesAt } from './granite.ts';

export type KoreaHour = 'sunrise' | 'morning' | 'day' | 'golden' | 'dusk' | 'night';
export type Season = 'june' | 'october';

type SkyLook = {
  /** zenith, middle, horizon */
  sky: [string, string, string];
  cloud: string;
  /** how much of the air lies over the far ridge, and its color */
  haze: [string, number];
  rock: [string, string];
  /** multiplies the woods */
  shade: string;
  clouds: number;
};
const LOOKS: Record<KoreaHour, SkyLook> = {
  sunrise: {
    sky: ['#93a8dc', '#f6bfae', '#ffd08a'],
    cloud: '#ffd0b0',
    haze: ['#eec2b4', 0.36],
    rock: ['#dcb79c', '#b3937f'],
    shade: '#d8b4a4',
    clouds: 0.5,
  },
  morning: {
    sky: ['#7ab8e6', '#b4dcf0', '#fdecd0'],
    cloud: '#fffaf0',
    haze: ['#d4e4ea', 0.26],
    rock: ['#cbb8a0', '#a6927f'],
    shade: '#ffffff',
    clouds: 0.45,
  },
  day: {
    sky: ['#5aa6e2', '#96cdf0', '#e6f2ea'],
    cloud: '#ffffff',
    haze: ['#c4dcee', 0.24],
    rock: ['#cdbba4', '#a8957f'],
    shade: '#ffffff',
    clouds: 0.5,
  },
  golden: {
    sky: ['#7fb0ea', '#f8d49a', '#ffbd68'],
    cloud: '#ffe8c8',
    haze: ['#f2cda8', 0.2],
    rock: ['#dfbd94', '#b6957a'],
    shade: '#f0d8b4',
    clouds: 0.45,
  },
  dusk: {
    sky: ['#44529a', '#9279b2', '#f2ac8c'],
    cloud: '#c094b4',
    haze: ['#9a80ae', 0.46],
    rock: ['#a48a96', '#7f6c86'],
    shade: '#6c6898',
    clouds: 0.4,
  },
  night: {
    sky: ['#1c2760', '#33458a', '#6472b0'],
    cloud: '#4c5aa2',
    haze: ['#4a5a9c', 0.5],
    rock: ['#646ea0', '#525c98'],
    shade: '#3e4a86',
    clouds: 0.35,
  },
};
const WOODS: Record<Season, string[]> = {
  june: ['#4f7a4c', '#6d9656', '#8fb264', '#b0c878'],
  october: ['#75804e', '#a89a52', '#cf9a48', '#c96f3c', '#e0b058'],
};
/** Brightness over white of the painted air; warm hours keep their color only below 1.25. */
const GAIN: Record<KoreaHour, number> = {
  sunrise: 1.2,
  morning: 1.3,
  day: 1.34,
  golden: 1.22,
  dusk: 1.15,
  night: 1.12,
};
/** Ridge as [degrees from the middle, degrees high]. */
const CREST: [number, number][] = points2(`
  -180,2 -90,3.4 -52,5.4 -44,8.6 -38,10.6 -33,9.4 -27,10.2 -20,11.4 -14.5,11 -11,12.6 -9,15.2 -7.6,16.6
  -6.4,15.6 -5,15.8 -3.6,18.9 -2.2,20 -1,19.7 .4,17.4 2.2,16.8 3.6,14.4 6.6,11.6 9.4,9.9 12,11.8 14.4,13.5
  16.8,13.7 19,12 20.8,10.8 23,12.6 25.2,13.5 27.6,13.2 31,10.8 40,7.2 56,5 90,3.2 180,2
`);
function crestAt(a: number): number {
  const i = clamp(CREST.findIndex((p) => p[0] >= a) - 1, 0, CREST.length - 2);
  const [[x0, y0], [x1, y1]] = [at(CREST, i), at(CREST, i + 1)];
  const t = clamp((a - x0) / (x1 - x0));
  return 0.68 * (mix(y0, y1, 0.5 * t + 0.5 * t * t * (3 - 2 * t)) + (fbm(a * 0.5, 3) - 0.5) * 0.9);
}
const bareAt = (a: number): number =>
  smoothstep(-16, -9, a) * smoothstep(9, 5, a) + 0.35 * smoothstep(-46, -40, a) * smoothstep(-26, -32, a);

export type KoreaSkyPlan = {
  hour: KoreaHour;
  season: Season;
  /** where the middle of the ridge stands, degrees (0 = -Z, 90 = +X) */
  facing?: number;
  /** full moon: degrees from the middle of the ridge, degrees high */
  moon?: [number, number];
  /** how much larger than life it is drawn */
  moonSize?: number;
  /** the stage's ground level at the hills' feet, metres */
  foot?: number;
  /** no village in the woods (other times) */
  wild?: boolean;
  /** multiplies the height of the ridge, for places right under it */
  tall?: number;
};
const R = 110;
const dir = (a: number, e: number, r: number): V3 => [
  Math.sin(a * DEG) * Math.cos(e * DEG) * r,
  Math.sin(e * DEG) * r,
  -Math.cos(a * DEG) * Math.cos(e * DEG) * r,
];

export function koreaSky(scene: THREE.Scene, p: KoreaSkyPlan): void {
  const look = LOOKS[p.hour];
  const model = new Model();
  const skyAt = (v: THREE.Vector3) => {
    const k = clamp(v.y / v.length());
    const c = color(look.sky[2])
      .lerp(color(look.sky[1]), smoothstep(0.06, 0.24, k))
      .lerp(color(look.sky[0]), smoothstep(0.2, 0.62, k));
    const n = fbm(v.x * 0.035 + 5, v.y * 0.12, v.z * 0.035, 4);
    return c
      .lerp(color(look.cloud), 0.85 * smoothstep(1.04 - look.clouds * 0.9, 0.82, n) * smoothstep(0.1, 0.22, k))
      .multiplyScalar(GAIN[p.hour]);
  };
  model.put(
    grid((u, w) => dir(mix(-180, 180, u), mix(-14, 90, w), R * 1.3), 76, 36),
    { tint: skyAt, glow: true, doubleSided: true, line: 0 },
  );
  const woods = WOODS[p.season];
  const leafy = (a: number, e: number) => {
    const t = clamp(fbm(a * 0.23, e * 0.5, 6) * 1.6 - 0.35) * (woods.length - 1.01);
    const i = Math.floor(t);
    const dab = 0.84 + 0.3 * noise(a * 3.1, e * 4.3);
    return color(at(woods, i))
      .lerp(color(at(woods, i + 1)), t - i)
      .multiply(color(look.shade))
      .multiplyScalar(dab);
  };
  // the bare ridge, then two rows of wooded hills; light comes from the left of each fold
  const row = (r: number, top: (a: number) => number, haze: number, rock: boolean, nu: number, nw: number) =>
    model.put(
      grid((u, w) => dir(mix(-180, 180, u), mix(-6, top(mix(-180, 180, u)), w), r), nu, nw),
      {
        glow: true,
        doubleSided: true,
        line: rock ? 0.35 : 0.2,
        tint: (v) => {
          const a = Math.atan2(v.x, -v.z) / DEG;
          const e = Math.asin(v.y / v.length()) / DEG / (p.tall ?? 1);
          const fold = noise(a * 0.34 + 1.4 * noise(e * 0.3, 4), e * 0.07, 2);
          const c = leafy(a, e).multiplyScalar(0.8 + 0.42 * fold);
          if (rock) {
            // bare in the top third only; pines climb the clefts
            const cleft = noise(a * 0.6 + e * 0.4, e * 0.6, 9);
            const b = bareAt(a) * smoothstep(0.35, 0.5, cleft * 0.5 + (e - 8) * 0.1);
            const [light, dark] = look.rock;
            const stone = graniteAt(a * 1.5, e * 2.2, { light, dark, seam: darken(dark, 0.3) });
            const pine = color(PINE_ON_ROCK).multiply(color(look.shade));
            stone.lerp(pine, pinesAt(a * 1.5, e * 2.2, (e - 8) / 5));
            c.lerp(stone, clamp(b * 1.2));
          }
          return c.lerp(color(look.haze[0]), haze * mix(1.25, 0.75, clamp(e / 14))).multiplyScalar(1.2);
        },
      },
    );
  const tall = p.tall ?? 1;
  row(R, (a) => crestAt(a) * tall, look.haze[1], true, 560, 17);
  row(
    R * 0.9,
    (a) => 3.2 + 2.4 * fbm(a * 0.07 + 3, 8) + 0.4 * noise(a * 1.7) - 1.2 * bareAt(a),
    look.haze[1] * 0.55,
    false,
    360,
    5,
  );
  row(R * 0.8, (a) => 1.6 + 2 * fbm(a * 0.1, 2) + 0.4 * noise(a * 2.6), look.haze[1] * 0.25, false, 400, 4);
  if (p.moon) {
    model.put(
      ball([2.6, 2.6, 0.3], 30),
      { color: color('#fff4cf').multiplyScalar(1.35), glow: true, line: 0.2 },
      turned(p.moon, R * 1.2, p.moonSize),
    );
    for (const [x, y, s] of [
      [-0.7, 0.6, 0.5],
      [0.8, -0.4, 0.4],
      [0.1, 1.1, 0.3],
    ] as const)
      model.put(
        ball([s, s * 0.7, 0.05], 10),
        { color: color('#ecdcae').multiplyScalar(1.3), glow: true, line: 0 },
        turned(p.moon, R * 1.196, p.moonSize).multiply(place([x, y, 0.4])),
      );
  }
  if (p.hour === 'night') stars(model);
  if (!p.wild) village(model, p.hour);
  model.rotation.y = -(p.facing ?? 0) * DEG;
  model.position.y = p.foot ?? 0;
  scene.add(model.bake({ cast: false, receive: false }));
  scene.background = color(look.sky[0]);
}
const turned = ([a, e]: [number, number], r: number, size = 1): THREE.Matrix4 => place(dir(a, e, r), [e, -a, 0], size);

function stars(model: Model): void {
  const rnd = random(9);
  const list: Item[] = [];
  for (let i = 0; i < 170; i++) {
    const s = mix(0.1, 0.26, rnd() ** 2);
    list.push({
      at: place(dir(mix(-180, 180, rnd()), mix(14, 75, rnd()), R * 1.25), [0, 0, 45], s),
      color: color('#fff0c8').multiplyScalar(1.2),
    });
  }
  model.scatter(new THREE.OctahedronGeometry(1), list, { glow: true, line: 0, slight: true });
}
/** Pale villas among the trees of the slope; a few windows burn after sunset. */
function village(model: Model, hour: KoreaHour): void {
  const rnd = random(17);
  const [walls, lamps]: [Item[], Item[]] = [[], []];
  const dark = hour === 'night' || hour === 'dusk';
  const shade = color(LOOKS[hour].shade);
  for (let i = 0; i < 60; i++) {
    const [a, e] = [mix(-70, 70, rnd()), mix(0.5, 2.9, rnd() ** 1.2)];
    const s = mix(0.4, 0.8, rnd());
    const tone = color(at(['#e8d8c4', '#d8b8a0', '#b8705a', '#e4e0da', '#8f98a8'], Math.floor(rnd() * 5)))
      .multiply(shade)
      .lerp(color(LOOKS[hour].haze[0]), 0.35);
    walls.push({ at: place(dir(a, e, R * 0.79), [0, -a + (rnd() - 0.5) * 40, 0], [s * 1.5, s, s]), color: tone });
    if (dark && rnd() < 0.5)
      lamps.push({
        at: place(dir(a, e + 0.05, R * 0.78), [0, -a, 0], [s * 0.3, s * 0.24, 0.1]),
        color: color('#ffcf7a').multiplyScalar(1.25),
      });
  }
  model.scatter(roundedBox(1, 1, 1, 0.05), walls, { glow: true, line: 0.25, slight: true });
  model.scatter(roundedBox(1, 1, 1, 0.2), lamps, { glow: true, line: 0, slight: true });
}

/** Light of the hour; the sun rises at +X, stands over the reader's left shoulder by day and sets at -X. */
export function koreaLight(hour: KoreaHour, change: Partial<LightPreset> = {}): LightPreset {
  const base: Record<KoreaHour, LightPreset> = {
    sunrise: relight('golden', {
      sun: { dir: [0.92, 0.36, -0.2], color: '#ffc890', power: 6, cone: 0.06 },
      fill: { dir: [-0.5, 0.5, 1], color: '#ffe0d0', power: 0.7, cone: 0.4 },
      top: '#d0c8e8',
      exposure: 1.04,
    }),
    morning: relight('morning', { exposure: 1 }),
    day: relight('day', { sun: { dir: [-0.5, 1, 0.6], color: '#fff0d4', power: 4.5, cone: 0.05 } }),
    golden: relight('golden', { exposure: 1 }),
    dusk: relight('night', {
      sun: { dir: [-0.8, 0.4, 0.5], color: '#ff9c7c', power: 1.5, cone: 0.2 },
      top: '#8f92d8',
      horizon: '#d8a0a8',
      bounce: '#a0789a',
      sky: 0.86,
      exposure: 1.06,
    }),
    night: relight('night', {
      sun: { dir: [0.35, 0.75, -0.5], color: '#b4c0ff', power: 1.7, cone: 0.1 },
      top: '#5260b0',
      horizon: '#6a6ab4',
      sky: 0.56,
    }),
  };
  return { ...base[hour], ...change };
}
