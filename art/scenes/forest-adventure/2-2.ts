/** FA-2.2. The dam, wide; in the very best spot, Theo's boot. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { blueBoot } from '../../props/boot.ts';
import { damFace } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [4.6, 1.62, 13.0];
const TO: V3 = [1.95, 0.52, 7.6];
const BOOT = damFace(0.14, 0.66);

export function bootInTheDam(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: SUMMER,
      distance: { ...MORNING_LOOK.distance, glow: { at: -20, wide: 70, color: '#fff3c4' } },
    },
    facing: -34,
    pond: true,
    dam: true,
    spare: BOOT,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 2.6 && !(z > 9.2 && z < 10.2 && Math.abs(x - 3.2) < 0.5),
    trees: treeRing([
      [-8.2, 5, 7, 0.36],
      [-6.6, 10.4, 6.6, 0.32],
      [8, 4.2, 7, 0.34],
      [7.6, 7.6, 6.6, 0.3],
      [-8.6, 0.6, 7.4, 0.32],
      [-6.8, -6, 7.6, 0.34],
      [6.4, -5, 7.4, 0.32],
      [-10.5, 7, 8, 0.34],
      [0.5, -16, 8, 0.34],
    ]),
  });
  const stand = (x: number, z: number): V3 => [x, ground(x, z), z];
  const theo = character(THEO_ONE_BOOT, {
    at: place(stand(3.1, 9.55), [0, -92, 0]),
    expression: 'outrage',
    pose: pose('point', {
      lean: [9, 0, -3],
      bend: 4,
      head: [2, 48, 4],
      left: { hand: [0.1, 0.06, 0.95], elbow: [0.5, -1, 0], palm: [-0.3, -1, 0], grip: 'point' },
      right: { hand: [0.3, -0.66, -0.3], elbow: [0.8, 0, -0.8], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0.05, 0, 0.14] },
      legRight: { foot: [0.08, 0, -0.14] },
    }),
  });
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place(stand(3.85, 8.75), [0, -66, 0]),
    expression: 'thinking',
    gaze: [0.3, -0.2],
    pose: pose('think', { lean: [2, 0, 3], head: [2, 2, -6] }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: place(stand(4.5, 9.0), [0, -56, 0]),
    expression: 'surprise',
    pose: pose('stand', {
      head: [-2, -6, 5],
      left: {
        hand: [-0.2, 0.02, 0.5],
        elbow: [0.9, -0.8, 0],
        palm: [-0.2, 0.2, -1],
        fingers: [-0.4, 1, 0],
        grip: 'relaxed',
      },
    }),
  });
  const actors = [theo, charlotte, priya];
  const props = new Model();
  const b = BOOT;
  blueBoot(props, place([b[0], b[1] - 0.12, b[2] + 0.1], [-28, 38, 10], 1.6));
  const s = damFace(0.27, 0.5);
  const from = vec(s).add(vec(-0.16, -0.12, 0.06));
  const to = vec(s).add(vec(0.16, 0.28, 0.2));
  props.put(tube([from, to], [0.02, 0.018], { around: 8 }), { color: '#d9a566' });
  props.put(
    ball([0.065, 0.085, 0.026], 14),
    { color: '#d9a566' },
    place([to.x + 0.01, to.y + 0.04, to.z], [0, 20, -30]),
  );
  scene.add(...actors.map((a) => a.model), props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, [1.6, 0.6, 8.8]),
    aperture: 0.016,
    light: relight('morning', {
      sun: { dir: [-0.7, 0.9, 0.55], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.5, 0.4, 1], color: '#ffe9d6', power: 0.7, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    center: [1, 0.8, 7.5],
    radius: 8.5,
    heads: actors.map((a) => a.head),
    focal: [b[0], b[1] + 0.1, b[2] + 0.1],
  };
}
