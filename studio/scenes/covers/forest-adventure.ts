/** Cover of Forest Adventure: three friends in one chain pull Theo's boot out of the dam, and the Manager watches. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { dragonfly } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { wristAt } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import type { Palette } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { dryBed } from '../../sets/valley-ground.ts';
import { camera, distance, type Shot } from '../../shot.ts';

/** The Manager's paws, left and right, in his own space; both hold his stick. */
const PAWS: [V3, V3] = [
  [0.2, 0.3, 0.24],
  [-0.14, 0.12, 0.32],
];
const HOME: V3 = [0.3, 0.5, 8.26];
const FROM: V3 = [-3.1, 0.3, 8.9];
const TO: V3 = [0.2, 0.66, 9.33];
const FOG = { color: '#eef0cc', near: 4, far: 20 };
/** August: the green has turned warm, nothing has turned brown. */
const LATE_SUMMER: Palette = {
  leaves: ['#3f6238', '#6f9440', '#a4b84c', '#d2c85c', '#f0e08a'],
  bark: ['#5a3e36', '#a87a54'],
  grass: ['#587c3c', '#86a048', '#b8bc58', '#dccb70'],
};
/** The boot's foot, deep in the face of the dam, and the way its leg points: at Theo. */
const BOOT: V3 = [0, 0.36, 8.42];
const PULL = vec(-0.1, 0.2, 1).normalize();
const BOOT_SIZE = 2.1;

export function forestAdventureCover(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: LATE_SUMMER,
      fog: FOG,
      soil: { moss: '#8f9f50', meadow: '#bcb964', trail: '#dcbb84', mud: '#a07a58' },
      distance: {
        skyTop: '#a8d2ea',
        skyLow: '#fff3cc',
        far: '#d6dc9c',
        near: '#98aa5c',
        glow: { at: 8, wide: 50, color: '#fff8d4' },
        gain: 1.15,
      },
      water: { shallow: '#7cc4d4', deep: '#2f93b8', glint: '#fffbe6', ripple: 0.03, strokes: 0.5, mirror: 0.5 },
    },
    facing: 84,
    pond: true,
    dam: true,
    trickle: 'thin',
    spare: BOOT,
    room: 0.46,
    stones: false,
    clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 3.6,
    trees: treeRing([
      [6.6, 13.4, 7.2, 0.34],
      [7.4, 7.4, 8.4, 0.4],
      [10.6, 10, 8, 0.36],
      [12.4, 14, 8, 0.36],
      [13, 6, 8, 0.32],
    ]),
  });
  const bossAt = place(HOME, [0, -24, 0], 1.05);
  const boss = manager({
    at: bossAt,
    pose: 'sit',
    head: [16, -10, -4],
    lid: 0.42,
    gaze: [-0.1, -0.6],
    paws: PAWS,
  });
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const leg = (k: number) => vec(BOOT).addScaledVector(PULL, k * BOOT_SIZE);
  /** Pose of one puller who leans back; `hands` are the world points of the left and the right hand. */
  const puller = (at: THREE.Matrix4, hands: [THREE.Vector3, THREE.Vector3], lean: V3, head: V3) => {
    const fingers: [V3, V3] = [
      [-0.6, 0.2, 0.6],
      [0.6, 0.2, 0.6],
    ];
    const palms: [V3, V3] = [
      [-0.7, 0, -0.3],
      [0.7, 0, -0.3],
    ];
    const arm = (i: 0 | 1): ArmPose => ({
      hand: [0, 0, 1],
      reachTo: wristAt(hands[i], at, i ? -1 : 1, fingers[i], palms[i]),
      elbow: [1, -0.4, 0],
      fingers: fingers[i],
      palm: palms[i],
      grip: 'holdThick',
    });
    return pose('stand', {
      hips: 0.84,
      shift: [0, 0, -0.14],
      lean,
      bend: 6,
      head,
      left: arm(0),
      right: arm(1),
      legLeft: { foot: [0.05, 0, 0.52], toeDown: -16, toeOut: 6 },
      legRight: { foot: [0.08, 0, 0.3], toeDown: -8, toeOut: 10 },
    });
  };
  const YAW = 206;
  const theoAt = place(stand(0, 9.16), [0, YAW, 0]);
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'outrage',
    gaze: [-0.6, 0],
    pose: puller(
      theoAt,
      [leg(0.15).add(vec(0.1, 0.1, 0)), leg(0.12).add(vec(-0.13, -0.02, 0))],
      [-30, 0, 0],
      [4, 30, 6],
    ),
  });
  const waist = (who: { head: { at: THREE.Vector3 } }, side: number) =>
    who.head.at.clone().add(vec(side * 0.14 - 0.02, -0.5, -0.2));
  const charlotteAt = place(stand(0.02, 9.62), [0, YAW, 0]);
  const charlotte = character(CHARLOTTE_FOREST, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.7, 0.1],
    pose: puller(charlotteAt, [waist(theo, 1), waist(theo, -1)], [-34, 0, 0], [2, 26, -8]),
  });
  const priyaAt = place(stand(0.04, 10.1), [0, YAW, 0]);
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'shout',
    pose: puller(priyaAt, [waist(charlotte, 1), waist(charlotte, -1)], [-36, 0, 0], [0, 34, 8]),
  });
  const actors = [charlotte, theo, priya];
  const props = new Model();
  // his stick, held in both paws
  const [l, r] = PAWS.map((p) =>
    vec(p)
      .add(vec(0, 0.012, 0.018))
      .applyMatrix4(bossAt),
  ) as [THREE.Vector3, THREE.Vector3];
  const reach = l.clone().sub(r);
  stick(props, r.clone().addScaledVector(reach, -0.9), l.clone().addScaledVector(reach, 1.1), 0.03, '#c99a64');
  dragonfly(props, place(boss.crown.clone().add(vec(0.02, 0, 0.04)), [-10, 60, 0], 1.6));
  blueBoot(props, frame(vec(BOOT), PULL, vec(0.3, -1, 0.5)).scale(vec(BOOT_SIZE, BOOT_SIZE, BOOT_SIZE)));
  const rnd = random(8);
  const mud = (at: V3, size: V3, i: number) =>
    props.put(
      stone(i + 2, 0.1, 0.4, 12),
      { color: color('#7a5a44').lerp(color('#a88464'), rnd()), line: 0.4 },
      place(at, [0, rnd() * 360, 0], size),
    );
  // mud holds the boot's foot, and a mound bears the Manager
  for (let i = 0; i < 8; i++) {
    const a = i * 0.8;
    mud([BOOT[0] + 0.1 + Math.cos(a) * 0.2, BOOT[1] + Math.sin(a) * 0.2, BOOT[2] - 0.02], [0.15, 0.11, 0.13], i);
  }
  for (let i = 0; i < 9; i++)
    mud([HOME[0] + (i - 4) * 0.13, HOME[1] - 0.1, HOME[2] + 0.1 + 0.1 * Math.cos(i)], [0.2, 0.12, 0.24], i + 9);
  for (let i = 0; i < 15; i++)
    mud([HOME[0] + (i - 7) * 0.14, HOME[1] - 0.24 + 0.03 * Math.cos(i * 2), HOME[2] + 0.12], [0.19, 0.15, 0.2], i + 30);
  stick(
    props,
    vec(BOOT[0] - 0.1, BOOT[1] - 0.3, BOOT[2] + 0.3),
    vec(BOOT[0] + 0.3, BOOT[1] + 0.4, BOOT[2] + 0.14),
    0.035,
    '#8f6a48',
  );
  stick(
    props,
    vec(BOOT[0] - 0.25, BOOT[1] + 0.26, BOOT[2] + 0.02),
    vec(BOOT[0] + 0.6, BOOT[1] - 0.06, BOOT[2] + 0.24),
    0.03,
    '#b8946a',
  );
  scene.add(boss.model, ...actors.map((actor) => actor.model), props.bake());
  scene.add(
    shafts(
      [
        { from: [2.6, 8, -8], to: [-0.6, 0.4, 1], wide: 1.5 },
        { from: [0.4, 8, -9], to: [-2.6, 0.4, 0.4], wide: 1.2 },
      ],
      FROM,
      '#fff0b4',
      0.2,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 35),
    focus: distance(FROM, boss.head.at.toArray() as V3) - 0.4,
    aperture: 0.014,
    light: relight('golden', {
      sun: { dir: [-0.7, 0.72, 0.5], color: '#ffdc9c', power: 5, cone: 0.06 },
      fill: { dir: [0.35, 0.4, 1], color: '#ffe8d0', power: 0.9, cone: 0.4 },
      sky: 0.95,
      top: '#dde4ee',
      fog: FOG,
      exposure: 1.02,
    }),
    center: [HOME[0], 0.4, 8.7],
    radius: 6,
    heads: [boss.head, ...actors.map((actor) => actor.head), { thing: 'boot', at: leg(0.12), radius: 0.26 }],
    focal: boss.head.at.toArray() as V3,
  };
}
