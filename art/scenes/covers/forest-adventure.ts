/** Cover of Forest Adventure: the Manager at work; three heads come up behind his dam in the golden hour. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { dragonfly } from '../../animals/small.ts';
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
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { GOLDEN } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const CREST = damLine(0.05);
const HOME: V3 = [CREST.x, CREST.top - 0.02, CREST.z + 0.06];
const FROM: V3 = [HOME[0] + 0.16, HOME[1] + 0.66, HOME[2] + 3.6];
const TO: V3 = [HOME[0] + 0.12, HOME[1] + 0.62, HOME[2]];
const BOOT: V3 = [HOME[0] - 0.62, HOME[1] - 0.14, HOME[2] + 0.34];
const FOG = { color: '#ffe9b8', near: 9, far: 36 };

export function forestAdventureCover(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: GOLDEN,
      fog: FOG,
      soil: { moss: '#a9a45c', meadow: '#d3bc72', trail: '#e6c08c', mud: '#a9805c' },
      distance: {
        skyTop: '#f2d7a8',
        skyLow: '#fff0c4',
        far: '#ecd28c',
        near: '#bf984e',
        glow: { at: 6, wide: 50, color: '#fffbe2' },
        gain: 1.25,
      },
      water: { shallow: '#c9b47a', deep: '#7f9a7a', glint: '#fff6d0', ripple: 0.012, strokes: 0.5 },
    },
    pond: true,
    dam: true,
    trickle: false,
    spare: BOOT,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 2,
    trees: treeRing([
      [-3.8, -4.6, 7.2, 0.34],
      [4.4, -3.4, 7.2, 0.34],
      [-6.6, 2.4, 7, 0.36],
      [6.8, 2.6, 7, 0.36],
      [-1.6, -14, 8, 0.32],
      [2.4, -17, 8, 0.32],
      [-7.6, -7, 8, 0.36],
      [7.6, -8, 8, 0.36],
    ]),
  });
  const boss = manager({
    at: place(HOME, [0, 8, 0], 1.2),
    pose: 'sit',
    head: [4, 6, -3],
    lid: 0.42,
    gaze: [0.1, -0.1],
    paws: [
      [0.13, 0.3, 0.26],
      [-0.05, 0.36, 0.27],
    ],
  });
  const behind = (x: number, z: number, yaw: number, down: number) =>
    place([HOME[0] + x, HOME[1] - down, HOME[2] + z], [0, yaw, 0]);
  const leaning = {
    lean: [8, 0, 0] as V3,
    left: {
      hand: [0.1, -0.16, 0.72] as V3,
      elbow: [0.8, -0.9, 0] as V3,
      palm: [0, -1, 0.3] as V3,
      fingers: [0, 0.1, 1] as V3,
    },
    right: {
      hand: [0.1, -0.16, 0.72] as V3,
      elbow: [0.8, -0.9, 0] as V3,
      palm: [0, -1, 0.3] as V3,
      fingers: [0, 0.1, 1] as V3,
    },
  };
  const charlotte = character(CHARLOTTE_FOREST, {
    at: behind(0.84, -0.12, -24, 0.68),
    expression: 'joy',
    gaze: [-0.75, 0.1],
    pose: pose('peek', { ...leaning, head: [-4, -14, -8] }),
  });
  const theo = character(THEO_ONE_BOOT, {
    at: behind(-0.98, -0.16, 26, 0.72),
    expression: 'worry',
    gaze: [0.75, 0.15],
    pose: pose('peek', { ...leaning, head: [-2, 12, 7] }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: behind(1.5, -0.5, -30, 0.62),
    expression: 'grin',
    gaze: [-0.75, 0.1],
    pose: pose('peek', { ...leaning, head: [-4, -6, 9] }),
  });
  const actors = [charlotte, theo, priya];
  const props = new Model();
  const g = boss.grip;
  stick(props, g.clone().add(vec(-0.32, -0.17, 0.03)), g.clone().add(vec(0.26, 0.28, -0.02)), 0.026, '#a9835c');
  dragonfly(props, place(boss.crown.clone().add(vec(0, 0, 0.05)), [-10, 60, 0], 1.3));
  blueBoot(props, place(BOOT, [-24, 28, 12], 1.5));
  scene.add(boss.model, ...actors.map((a) => a.model), props.bake());
  scene.add(
    shafts(
      [
        { from: [2.6, 8, -8], to: [-0.6, 0.4, 1], wide: 1.5 },
        { from: [0.4, 8, -9], to: [-2.6, 0.4, 0.4], wide: 1.2 },
      ],
      FROM,
      '#ffe2a0',
      0.26,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.018,
    light: relight('golden', {
      sun: { dir: [-0.75, 0.62, 0.25], color: '#ffcf8a', power: 5.2, cone: 0.06 },
      fill: { dir: [0.35, 0.4, 1], color: '#ffe2c4', power: 0.95, cone: 0.4 },
      sky: 0.95,
      top: '#e8dcd8',
      fog: FOG,
      exposure: 1.02,
    }),
    center: [HOME[0] + 0.2, 0.8, HOME[2] - 0.6],
    radius: 5,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: boss.head.at.toArray() as V3,
  };
}
