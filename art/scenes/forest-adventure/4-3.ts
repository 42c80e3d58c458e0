/** FA-4.3. Eleven stones again. Theo salutes the dam; the boot stays in its very good spot. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { frog } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_LEAF_BOOT } from '../../cast/people/theo.ts';
import { wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { trailSign } from '../../props/forest.ts';
import { damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, stoneTop } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.15, 1.65, -6.1];
const TO: V3 = [0.06, 0.76, 1.6];

export function keepIt(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      water: { ...MORNING_LOOK.water, strokes: 0.3 },
      palette: SUMMER,
      distance: { ...MORNING_LOOK.distance, glow: { at: 196, wide: 60, color: '#fff3c4' } },
    },
    facing: 180,
    pond: false,
    dam: true,
    clear: (x, z) => z > -2.6 || Math.abs(x + 0.15) > 2,
    trees: treeRing([
      [5.6, 3.4, 6.8, 0.34],
      [-5.4, 3.8, 6.8, 0.34],
      [7.4, 8, 7.2, 0.36],
      [-7.6, 8.6, 7.2, 0.36],
      [4.6, 13, 7.4, 0.34],
      [-4.4, 14, 7.4, 0.34],
      [-6.8, 0.6, 7, 0.36],
      [8.6, 0.4, 7, 0.36],
      [0.6, 16, 7.4, 0.32],
    ]),
  });
  const [s2, s4, s6] = [stoneTop(2), stoneTop(4), stoneTop(6)];
  const theo = character(wearing(THEO_LEAF_BOOT, 'pack'), {
    at: place(s6, [0, -62, 0]),
    expression: 'determined',
    gaze: [0.2, 0.1],
    pose: pose('stand', {
      lean: [-3, 0, 0],
      bend: 0,
      head: [-5, 12, 4],
      right: {
        hand: [0.02, 0.3, 0.36],
        elbow: [1, 0.1, 0],
        palm: [-0.2, -0.6, -1],
        fingers: [-1, 0.35, 0.2],
        grip: 'flat',
      },
      left: { hand: [0.1, -0.96, 0.02], elbow: [0.6, 0, -1], palm: [-1, 0, 0], grip: 'flat' },
      legLeft: { foot: [-0.02, 0, 0], toeOut: 10 },
      legRight: { foot: [-0.02, 0, 0], toeOut: 14 },
    }),
  });
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place(s4, [0, -104, 0]),
    expression: 'joy',
    gaze: [-0.5, 0],
    pose: pose('walk', {
      lean: [2, -8, 3],
      head: [-2, -58, 6],
      right: { hand: [0.62, -0.2, 0.24], elbow: [0.7, -1, -0.2], palm: [0, -0.6, 1], grip: 'open' },
      left: { hand: [0.5, -0.5, -0.1], elbow: [0.6, -0.3, -0.8], palm: [0, -1, 0.2], grip: 'open' },
      legLeft: { foot: [0, 0, 0.06] },
      legRight: { foot: [0.02, 0.2, -0.34], toeDown: 46 },
    }),
  });
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: place(s2, [0, -118, 0]),
    expression: 'laugh',
    pose: pose('wave', {
      head: [-4, -34, -6],
      right: { hand: [0.42, 0.72, 0.1], elbow: [1, -0.6, 0], palm: [0, 0, 1], fingers: [0.2, 1, 0], grip: 'open' },
      legLeft: { foot: [0, 0, 0.06] },
      legRight: { foot: [0.02, 0, -0.1] },
    }),
  });
  const [mx, mz] = [3.25, 0.9];
  const meera = character(MEERA, {
    at: place([mx, ground(mx, mz), mz], [0, -136, 0]),
    expression: 'smile',
    gaze: [-0.5, -0.2],
    pose: pose('stand', { head: [4, -8, -4] }),
  });
  const m = new Model();
  const seat = damLine(-0.14);
  const boss = manager({
    at: place([seat.x, seat.top - 0.02, seat.z - 0.05], [0, 186, 0], 1.25),
    pose: 'sit',
    head: [2, -6, 3],
    lid: 0.4,
  });
  const b = damLine(0.19);
  blueBoot(m, place([b.x, b.top - 0.06, b.z - 0.18], [-16, 168, 12], 2.3));
  const sign: V3 = [1.95, -0.25, 4.1];
  trailSign(m, place(sign, [2, 198, 3]), ['QUIET PLEASE.', 'MANAGER', 'AT WORK.'], {
    height: 0.95,
    wide: 1.5,
    letter: 0.12,
  });
  const ten = stoneTop(10);
  frog(m, place(vec(ten).add(vec(0, -0.03, -0.03)), [0, 196, 0], 1.5));
  const actors = [theo, charlotte, priya, meera];
  scene.add(boss.model, ...actors.map((a) => a.model), m.bake());
  scene.add(
    shafts(
      [
        { from: [-4.5, 8, 9], to: [-1.4, 0.2, 5], wide: 1.3 },
        { from: [-2.5, 8, 10.5], to: [1.4, 0.2, 6], wide: 1.1 },
      ],
      FROM,
      '#ffe6b0',
      0.3,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, s6),
    aperture: 0.016,
    light: relight('morning', {
      sun: { dir: [-0.75, 0.9, -0.45], color: '#ffe3b4', power: 4.6, cone: 0.05 },
      fill: { dir: [0.3, 0.5, -1], color: '#ffe9d6', power: 0.7, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    center: [0, 1, 2],
    radius: 9,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: theo.head.at.toArray() as V3,
  };
}
