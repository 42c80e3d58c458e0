/** FA-4.2. Moonrise: four people not breathing, one ear listening. */

import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { type Person, without } from '../../cast/person.ts';
import type { ArmPose, Pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { mist } from '../../model/veil.ts';
import { drainpipe } from '../../props/camping.ts';
import { damFace, damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { BROOK_LEVEL, ground, POND_LEVEL } from '../../sets/valley-ground.ts';
import type { Palette } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const NIGHT: Palette = {
  leaves: ['#22384a', '#2f4f5c', '#45706a', '#6f9480', '#a3b896'],
  bark: ['#453a50', '#7a6470'],
  grass: ['#2f4a52', '#45685c', '#688a6a', '#94a878'],
};
const FROM: V3 = [1.3, 1.5, 2.5];
const TO: V3 = [5.4, 0.56, 4.25];
const FOG = { color: '#5a6aa0', near: 7, far: 28 };

const chin: ArmPose = {
  hand: [-0.08, -0.42, 0.4],
  elbow: [1, -0.3, 0.2],
  palm: [0, -1, 0],
  fingers: [-0.9, 0, 0.4],
  grip: 'flat',
};
/** On the tummy, chin over folded arms. */
const flatOut = (head: V3, change: Partial<Pose> = {}): Pose => ({
  hips: 0.24,
  lean: [68, 0, 0],
  bend: -24,
  head,
  left: chin,
  right: chin,
  legLeft: { foot: [0.05, 0.04, -0.96], knee: [0.1, -1, 0], toeDown: 84 },
  legRight: { foot: [0.08, 0.03, -0.95], knee: [0.1, -1, 0], toeDown: 84 },
  ...change,
});

export function nobodyGurgle(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      palette: NIGHT,
      soil: { moss: '#4a6a5c', meadow: '#62836a', trail: '#8a7f7c', mud: '#5f5660' },
      distance: {
        ...MORNING_LOOK.distance,
        skyTop: '#2b3468',
        skyLow: '#7c86b8',
        far: '#53688c',
        near: '#2f4560',
        glow: { at: 84, wide: 40, color: '#d9defa' },
        gain: 0.62,
      },
      water: { shallow: '#46648a', deep: '#27406a', glint: '#c9d6f4', ripple: 0.01, strokes: 0.4 },
      fog: FOG,
    },
    facing: 62,
    pond: true,
    dam: true,
    clear: (x, z) => !(x > 4.6 && x < 8.4 && z > 1.6 && z < 6.4) && Math.hypot(x - FROM[0], z - FROM[2]) > 2,
    trees: treeRing([
      [9.2, 3, 7, 0.36],
      [8.6, 7.4, 7, 0.36],
      [10.6, 5.4, 7.4, 0.34],
      [7.4, -1.6, 7, 0.34],
      [10, 0.2, 7.4, 0.34],
      [7.2, 10.6, 7, 0.32],
    ]),
  });
  const m = new Model();
  const row: [Person, number, number, Parameters<typeof flatOut>][] = [
    [without(CHARLOTTE_FOREST, 'pack'), 2.75, 4, [[-6, 16, -5]]],
    [
      THEO_ONE_BOOT,
      3.45,
      -2,
      [
        [-6, 6, 4],
        {
          right: {
            hand: [-0.26, -0.02, 0.34],
            elbow: [1, -0.8, 0.2],
            palm: [-0.2, 0, -1],
            fingers: [-0.6, 0.8, 0],
            grip: 'pinch',
          },
        },
      ],
    ],
    [without(PRIYA, 'woodenSpoon'), 4.15, 3, [[-5, -6, -6]]],
    [MEERA, 4.95, -3, [[-2, -10, 4]]],
  ];
  const faces = ['concentrating', 'cheeksFull', 'cheeksFull', 'calm'] as const;
  const actors = row.map(([person, z, twist, [head, change]], i) => {
    const x = 6.55 - (i === 3 ? -0.2 : 0);
    return character(person, {
      at: place([x, Math.max(ground(x, z), POND_LEVEL) + 0.03, z], [0, -104 + twist, 0]),
      expression: i === 0 ? 'worry' : (faces[i] ?? 'calm'),
      gaze: [-0.6, -0.3],
      pose: flatOut(head, change),
    });
  });
  const boss = manager({
    at: place([3.55, POND_LEVEL, 3.55], [0, -18, 0], 1.15),
    pose: 'swim',
    head: [-4, -38, -12],
    lid: 0.25,
    gaze: [0.4, 0.2],
    wet: true,
  });
  // the pipe goes in deep on this side; beyond the dam its tail lets out a tongue of water without a word
  const crest = damLine(0.9);
  const out = damFace(0.9, 0.55);
  drainpipe(
    m,
    [
      [4.4, POND_LEVEL - 0.5, 5.6],
      [5.1, POND_LEVEL + 0.02, 6.5],
      [crest.x, crest.top + 0.06, crest.z],
      [out[0], out[1] + 0.02, out[2] + 0.3],
    ],
    0.1,
  );
  const fall: V3[] = [
    [out[0], out[1] + 0.02, out[2] + 0.28],
    [out[0] + 0.02, out[1] - 0.06, out[2] + 0.5],
    [out[0] + 0.02, BROOK_LEVEL - 0.22, out[2] + 0.66],
  ];
  m.put(tube(fall, [0.08, 0.085, 0.11], { around: 14, rings: 14 }), { color: '#b9d3ea', line: 0.5 });
  m.put(ball(0.9, 24), { glow: true, line: 0, color: color('#fff3d2').multiplyScalar(1.5) }, place([27, 4.1, 13.6]));
  scene.add(boss.model, ...actors.map((a) => a.model), m.bake());
  scene.add(
    mist(
      [
        [7.5, 0.9, 7, 9, 1.2],
        [9, 1.4, 2, 10, 1.6],
      ],
      FROM,
      '#8f9cd0',
      0.4,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 39),
    focus: distance(FROM, boss.head.at.toArray() as V3),
    aperture: 0.01,
    light: relight('night', {
      sun: { dir: [0.5, 0.62, 0.42], color: '#dfe4ff', power: 2.4, cone: 0.05 },
      fill: { dir: [-1, 0.5, -0.3], color: '#a9b6ee', power: 0.75, cone: 0.4 },
      top: '#6674c0',
      horizon: '#8089c4',
      sky: 0.72,
      fog: FOG,
      exposure: 1.3,
    }),
    center: [5, 0.6, 4],
    radius: 5,
    heads: [boss.head, ...actors.map((a) => a.head)],
    focal: boss.head.at.toArray() as V3,
  };
}
