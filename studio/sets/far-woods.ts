/** The distance as a painter does it: a sky, and washes of trees that grow paler with each row. */
import * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { color, DEG, mix, mixColor, random, TAU } from '../model/math.ts';
import { canvasTexture } from '../texture/canvas.ts';

export type FarWoods = {
  skyTop: string;
  skyLow: string;
  /** color of the farthest and the nearest row of trees */
  far: string;
  near: string;
  /** where the sky glows: angle round the stage in degrees (0 = -Z, + = +X), and how wide */
  glow?: { at: number; wide: number; color: string };
  radius: number;
  height: number;
  /** direction of the middle of the canvas, degrees (0 = -Z, 90 = +X) */
  facing?: number;
  /** brightness over white: glow surfaces are graded like paint */
  gain?: number;
  seed?: number;
  trunks?: boolean;
};

/** Degrees of the horizon that are painted; the rest lies behind the reader. */
const SPAN = 210;

function treeRow(
  context: CanvasRenderingContext2D,
  w: number,
  h: number,
  base: number,
  tall: number,
  tone: string,
  trunks: boolean,
  rnd: () => number,
): void {
  for (let x = -60; x < w + 60; x += mix(26, 90, rnd())) {
    const top = base - tall * mix(0.55, 1.1, rnd());
    if (trunks) {
      context.fillStyle = mixColor(tone, '#5a4038', 0.35);
      context.globalAlpha = 0.6;
      const wide = mix(5, 14, rnd());
      context.fillRect(x, top, wide, base - top + 40);
    }
    for (let i = 0; i < 44; i++) {
      const [a, r] = [rnd() * TAU, rnd() ** 0.6];
      const wide = tall * 0.26;
      context.globalAlpha = 0.55;
      context.fillStyle = mixColor(tone, rnd() < 0.5 ? '#fff2c0' : '#3a4a5a', rnd() * 0.16);
      context.beginPath();
      context.ellipse(
        x + Math.cos(a) * r * wide,
        top + tall * 0.2 + Math.sin(a) * r * tall * 0.34,
        mix(8, 26, rnd()),
        mix(6, 18, rnd()),
        rnd() * 3,
        0,
        TAU,
      );
      context.fill();
    }
  }
  context.globalAlpha = 0.9;
  context.fillStyle = tone;
  const foot = context.createLinearGradient(0, base - tall * 0.22, 0, base);
  foot.addColorStop(0, `${tone}00`);
  foot.addColorStop(1, tone);
  context.fillStyle = foot;
  context.fillRect(0, base - tall * 0.22, w, h);
  context.globalAlpha = 1;
}

export function farWoods(s: FarWoods): Model {
  const model = new Model();
  const [w, h] = [4096, 1024];
  const facing = s.facing ?? 0;
  const map = canvasTexture(w, h, (context) => {
    const rnd = random(s.seed ?? 5);
    const sky = context.createLinearGradient(0, 0, 0, h * 0.8);
    sky.addColorStop(0, s.skyTop);
    sky.addColorStop(1, s.skyLow);
    context.fillStyle = sky;
    context.fillRect(0, 0, w, h);
    if (s.glow) {
      const x = w * (0.5 + (s.glow.at - facing) / SPAN);
      const gradient = context.createRadialGradient(x, h * 0.62, 0, x, h * 0.62, (w * s.glow.wide) / SPAN);
      gradient.addColorStop(0, s.glow.color);
      gradient.addColorStop(1, `${s.glow.color}00`);
      context.fillStyle = gradient;
      context.fillRect(0, 0, w, h);
    }
    for (let i = 0; i < 26; i++) {
      context.globalAlpha = 0.1;
      context.fillStyle = '#ffffff';
      context.beginPath();
      context.ellipse(rnd() * w, h * mix(0.05, 0.4, rnd()), mix(60, 190, rnd()), mix(10, 34, rnd()), 0, 0, TAU);
      context.fill();
    }
    context.globalAlpha = 1;
    const rows = 4;
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1);
      treeRow(
        context,
        w,
        h,
        h * mix(0.7, 0.93, t),
        h * mix(0.2, 0.42, t),
        mixColor(s.far, s.near, t),
        (s.trunks ?? true) && i > 0,
        rnd,
      );
      // mist lies between the rows
      const fog = context.createLinearGradient(0, h * mix(0.55, 0.8, t), 0, h * mix(0.72, 0.98, t));
      fog.addColorStop(0, `${s.skyLow}00`);
      fog.addColorStop(1, `${s.skyLow}80`);
      context.fillStyle = fog;
      context.fillRect(0, 0, w, h);
    }
  });
  const wall = grid(
    (u, v) => {
      const a = (facing + (u - 0.5) * SPAN) * DEG;
      return [Math.sin(a) * s.radius, mix(-2.5, s.height, v), -Math.cos(a) * s.radius];
    },
    64,
    4,
  );
  const gain = s.gain ?? 1.15;
  model.put(wall, { map, glow: true, doubleSided: true, line: 0, color: new THREE.Color(gain, gain, gain) });
  const lid = new THREE.SphereGeometry(s.radius * 1.02, 24, 8, 0, TAU, 0, Math.PI / 2)
    .scale(1, (s.height * 1.6) / s.radius, 1)
    .translate(0, s.height * 0.97, 0);
  model.put(lid, { glow: true, doubleSided: true, line: 0, color: color(s.skyTop).multiplyScalar(gain) });
  return model.bake({ cast: false, receive: false });
}
