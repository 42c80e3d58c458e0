/** Ink that leaves a page and thins on running water: a flat stain, dark where it starts, pale wisps where it goes, commas at its end (PC 7.1). */
import * as THREE from 'three';
import { color, mix, random, smoothstep, vec } from '../../model/math.ts';
import { canvasTexture } from '../../texture/canvas.ts';

/** pixels a metre */
const FINE = 700;
type P2 = readonly [number, number];
export type InkWash = {
  /** [x, z] on the water, from the page on */
  way: P2[];
  /** half width of the stain where it starts and where it ends, metres */
  wide: [number, number];
  /** ink drawn together again, not yet fish: x, z, degrees it heads to (0 is +X, 90 is -Z), length, 0 pale and soft .. 1 almost a fish */
  commas: [number, number, number, number, number][];
  level: number;
};
const rgba = (tone: THREE.Color, alpha: number): string => {
  const c = tone.clone().convertLinearToSRGB();
  return `rgba(${[c.r, c.g, c.b].map((v) => Math.round(255 * v)).join(',')},${alpha.toFixed(4)})`;
};
const [DARK, MIDDLE, THIN] = ['#22252e', '#444c5a', '#6b7a8c'].map((t) => color(t)) as [
  THREE.Color,
  THREE.Color,
  THREE.Color,
];
const toneAt = (t: number) =>
  t < 0.5 ? DARK.clone().lerp(MIDDLE, t * 2) : MIDDLE.clone().lerp(THIN, Math.min(1, t * 2 - 1));

export function inkWash(s: InkWash): THREE.Mesh {
  const all = [...s.way, ...s.commas];
  const room = s.wide[0] + 0.16;
  const [x0, x1] = [Math.min(...all.map((p) => p[0])) - room, Math.max(...all.map((p) => p[0])) + room];
  const [z0, z1] = [Math.min(...all.map((p) => p[1])) - room, Math.max(...all.map((p) => p[1])) + room];
  const way = new THREE.CatmullRomCurve3(s.way.map(([x, z]) => vec(x, 0, z)));
  const rnd = random(11);
  const map = canvasTexture(Math.round((x1 - x0) * FINE), Math.round((z1 - z0) * FINE), (context) => {
    context.scale(FINE, FINE);
    context.translate(-x0, -z0);
    const drop = (x: number, z: number, r: number, tone: THREE.Color, alpha: number) => {
      const gradient = context.createRadialGradient(x, z, 0, x, z, r);
      gradient.addColorStop(0, rgba(tone, alpha));
      gradient.addColorStop(0.5, rgba(tone, alpha * 0.62));
      gradient.addColorStop(1, rgba(tone, 0));
      context.fillStyle = gradient;
      context.fillRect(x - r, z - r, 2 * r, 2 * r);
    };
    // the cloud
    for (let i = 0; i < 110; i++) {
      const t = (i / 110) ** 1.15 * 0.86;
      const point = way.getPointAt(t);
      const side = way.getTangentAt(t);
      const w = mix(...s.wide, t);
      const off = (rnd() - 0.5) * 1.5 * w;
      drop(point.x + side.z * off, point.z - side.x * off, w * mix(0.7, 1.15, rnd()), toneAt(t), mix(0.13, 0.035, t));
    }
    // wisps in it, each its own thickness; they swell, thin and fade, and never end hard
    for (let k = 0; k < 13; k++) {
      const [from, to] = [0.1 * rnd(), mix(0.45, 1, ((k * 5) % 13) / 12)];
      const [turn, start, lane] = [mix(5, 10, rnd()), rnd() * 6, (k - 6) / 6];
      const [fat, deep] = [mix(0.014, 0.032, rnd()), mix(0.06, 0.12, rnd())];
      for (let j = 0; j < 260; j++) {
        const u = j / 259;
        const t = mix(from, to, u);
        const p = way.getPointAt(t);
        const side = way.getTangentAt(t);
        const w = mix(...s.wide, t);
        const off = w * (0.75 * lane + 0.5 * Math.sin(t * turn + start) * smoothstep(0, 0.25, t));
        const swell = smoothstep(0, 0.12, u) * smoothstep(1, 0.35, u) * (0.75 + 0.25 * Math.sin(u * 13 + start));
        drop(p.x + side.z * off, p.z - side.x * off, fat * (0.5 + swell), toneAt(t), deep * swell);
      }
    }
    // then it draws together again
    for (const [x, z, way2, long, ripe] of s.commas) {
      const a = (way2 * Math.PI) / 180;
      const tone = THIN.clone().lerp(DARK, smoothstep(-0.35, 0.7, ripe));
      for (let j = 0; j < 60; j++) {
        const u = j / 59;
        const bend = a + mix(1.5, 0.7, ripe) * u * u;
        const [px, pz] = [x - long * u * Math.cos(bend), z + long * u * Math.sin(bend)];
        const r = long * mix(0.21, 0.16, ripe) * (smoothstep(-0.25, 0.16, u) * (1 - u) ** 0.8 + 0.06);
        drop(px, pz, r * 1.25, tone, mix(0.1, 0.3, ripe) * (1 - u * 0.6));
      }
    }
  });
  const g = new THREE.PlaneGeometry(x1 - x0, z1 - z0);
  const mesh = new THREE.Mesh(
    g,
    new THREE.MeshBasicMaterial({ map, transparent: true, depthWrite: false, fog: false }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.set((x0 + x1) / 2, s.level, (z0 + z1) / 2);
  // over the water, which is transparent too; not in its mirror
  mesh.renderOrder = 1;
  mesh.userData.noLine = true;
  mesh.userData.slight = true;
  return mesh;
}
