/** Three skies side by side, each behind its own strip of a notebook page: noon, afternoon, evening. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { mix, mixColor, random, TAU } from '../../model/math.ts';
import { canvasTexture } from '../../texture/canvas.ts';

export type Hour = {
  top: string;
  low: string;
  /** rows of trees, far and near */
  woods: [string, string];
  /** the sun's place in the card, shares of width and height (y down), and its color */
  sun: [x: number, y: number, tone: string];
};
/** A strip of the page: left, right, foot and top, metres on the plane z = 0 as the eye sees it. */
export type Strip = readonly [number, number, number, number];

const GAIN = 1.16;

function treeRow(
  context: CanvasRenderingContext2D,
  w: number,
  h: number,
  base: number,
  tone: string,
  seed: number,
): void {
  const rnd = random(seed);
  context.fillStyle = tone;
  for (let x = -40; x < w + 40; x += 26) {
    const tall = mix(50, 120, rnd());
    for (let i = 0; i < 9; i++) {
      context.globalAlpha = mix(0.5, 0.9, rnd());
      context.beginPath();
      context.ellipse(x + (rnd() - 0.5) * 60, base - tall * rnd(), mix(16, 40, rnd()), mix(14, 32, rnd()), 0, 0, TAU);
      context.fill();
    }
  }
  context.globalAlpha = 1;
  context.fillRect(0, base - 20, w, h);
}

function card(hour: Hour, seed: number): THREE.CanvasTexture {
  const [w, h] = [512, 768];
  return canvasTexture(w, h, (context) => {
    const sky = context.createLinearGradient(0, 0, 0, h * 0.85);
    sky.addColorStop(0, hour.top);
    sky.addColorStop(1, hour.low);
    context.fillStyle = sky;
    context.fillRect(0, 0, w, h);
    const rnd = random(seed);
    for (let i = 0; i < 16; i++) {
      context.globalAlpha = 0.13;
      context.fillStyle = mixColor(hour.low, '#ffffff', 0.6);
      context.beginPath();
      context.ellipse(rnd() * w, h * mix(0.1, 0.5, rnd()), mix(40, 120, rnd()), mix(8, 22, rnd()), 0, 0, TAU);
      context.fill();
    }
    context.globalAlpha = 1;
    const [x, y, tone] = [hour.sun[0] * w, hour.sun[1] * h, hour.sun[2]];
    const halo = context.createRadialGradient(x, y, 20, x, y, 190);
    halo.addColorStop(0, `${tone}d0`);
    halo.addColorStop(1, `${tone}00`);
    context.fillStyle = halo;
    context.fillRect(0, 0, w, h);
    context.fillStyle = tone;
    context.beginPath();
    context.arc(x, y, 44, 0, TAU);
    context.fill();
    treeRow(context, w, h, h * 0.68, hour.woods[0], seed + 1);
    treeRow(context, w, h, h * 0.8, hour.woods[1], seed + 2);
  });
}

/** A sky fills its strip for an eye at [0, `eye[0]`, `eye[1]`] that looks along -Z. */
export function skyBehind(
  model: Model,
  hour: Hour,
  strip: Strip,
  eye: readonly [number, number],
  z: number,
  seed: number,
): void {
  const k = (eye[1] - z) / eye[1];
  const [left, right, foot, top] = strip;
  const sheet = grid(
    (u, w) => [mix(left - 0.04, right + 0.04, u) * k, eye[0] + (mix(foot, top, w) - eye[0]) * k, z],
    1,
    1,
  );
  model.put(sheet, {
    glow: true,
    doubleSided: true,
    line: 0,
    map: card(hour, seed),
    color: new THREE.Color(GAIN, GAIN, GAIN),
  });
}
