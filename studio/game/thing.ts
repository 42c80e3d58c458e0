/** One thing on the board, cut out: seen from the heroes' height, in a square a little larger than itself. */
import * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { camera, type Shot, type Stain } from '../shot.ts';
import { BOARD_LIGHT, BOARD_PAINT, boardEye, SHADOW } from './board-light.ts';

const FOV = 10;

/** `view` is the side of the square in metres; `up` lifts the thing's foot above the middle (negative: below). */
export function thing(
  draw: (model: Model) => void,
  o: { view?: number; foot?: number; shadow?: [number, number]; glow?: Stain } = {},
): Shot {
  const scene = new THREE.Scene();
  const m = new Model();
  draw(m);
  scene.add(m.bake());
  const view = o.view ?? 1.34;
  const { from, up, far } = boardEye(view, FOV);
  // the foot stands at this share of the picture from its bottom
  const lift = (0.5 - (o.foot ?? 0.19)) * view;
  const to: [number, number, number] = [0, up[1] * lift, up[2] * lift];
  const shadow: Stain = { ...SHADOW, at: [0.02, 0, 0], radius: o.shadow ?? [0.44, 0.4] };
  return {
    scene,
    camera: camera([from[0] + to[0], from[1] + to[1], from[2] + to[2]], to, FOV),
    focus: far,
    aperture: 0,
    aspect: 1,
    light: BOARD_LIGHT,
    paint: { ...BOARD_PAINT, lineWidth: 3.4, line: 1.05, wobble: 2, brushSize: 5 },
    center: [0, 0.4, 0],
    radius: 1.1,
    cutout: { stains: o.glow ? [shadow, o.glow] : [shadow] },
  };
}
