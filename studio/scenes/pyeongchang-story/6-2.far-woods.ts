/** Trees so far off that one is a stroke of the brush (PC 6.2): pointed pines, and round crowns of October. Metres. */
import * as THREE from 'three';
import type { Item } from '../../model/bake.ts';
import { vec } from '../../model/math.ts';
import { frame } from '../../model/place.ts';
import { points2 } from '../../model/points.ts';
import { stone } from '../../model/stones.ts';
import { lathe } from '../../model/tube.ts';

/** One unit high, its foot at the origin. */
export const pineShape = (): THREE.BufferGeometry =>
  lathe(points2('-.1,.06 .02,.36 .4,.23 .44,.3 .75,.14 1,.01'), { around: 7, steps: 1 });
/** A round crown of radius 1. */
export const crownShape = (): THREE.BufferGeometry => stone(5, 0, 0.35, 8);

export const stands = (e: Item): THREE.Vector3 => new THREE.Vector3().setFromMatrixPosition(e.at);
/** On a slope a pine leans out a little, and then grows up. */
export const pine = (foot: THREE.Vector3, normal: THREE.Vector3, high: number, tone: THREE.Color): Item => ({
  at: frame(
    foot,
    normal
      .clone()
      .add(vec(0, 0.55, 0.1))
      .normalize(),
    vec(0.01, 0, 1),
  ).scale(vec(high, high, high)),
  color: tone,
});
