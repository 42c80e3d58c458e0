/** A board seen from straight above, on which the page lays its grid: quiet in the middle, alive along the border. */
import * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { clamp, DEG } from '../model/math.ts';
import type { PaintRecipe } from '../paint/recipe.ts';
import type { Shot } from '../shot.ts';

/** Side of the board in metres. */
export const BOARD = 6;
const FOV = 8;

/** 0 in the quiet middle .. 1 at the very edge; corners count more than sides. */
export function border(x: number, z: number): number {
  const [a, b] = [Math.abs(x) / (BOARD / 2), Math.abs(z) / (BOARD / 2)];
  return clamp((a ** 6 + b ** 6) ** (1 / 6) - 0.8, 0, 0.2) / 0.2;
}

export function boardGround(plan: {
  tint: (x: number, z: number) => THREE.Color;
  dress: (model: Model) => void;
  light: LightPreset;
  paint?: Partial<PaintRecipe>;
}): Shot {
  const scene = new THREE.Scene();
  const m = new Model();
  const side = BOARD * 1.2;
  m.put(
    grid((u, w) => [(u - 0.5) * side, 0, (0.5 - w) * side], 150, 150),
    { line: 0, tint: (point) => plan.tint(point.x, point.z) },
  );
  plan.dress(m);
  scene.add(m.bake());
  const far = BOARD / 2 / Math.tan((FOV / 2) * DEG);
  const eye = new THREE.PerspectiveCamera(FOV, 1, 1, 400);
  eye.position.set(0, far, 0);
  eye.up.set(0, 0, -1);
  eye.lookAt(0, 0, 0);
  return {
    scene,
    camera: eye,
    focus: far,
    aperture: 0,
    aspect: 1,
    light: plan.light,
    // seen from straight above, brush strokes would all run down the picture: almost none, only uneven pigment
    paint: { brushSize: 3, strokes: 0.12, dabs: 0, steps: 0.35, mottle: 0.07, line: 0.6, quiet: 0, ...plan.paint },
    center: [0, 0, 0],
    radius: 4.4,
  };
}
