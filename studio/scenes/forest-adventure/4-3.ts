/** FA-4.3. Eleven stones again. Past the Manager's shoulder: Theo salutes, the boot stays under two paws. */

import type * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { frog } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_LEAF_BOOT } from '../../cast/people/theo.ts';
import { wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { stone } from '../../model/stones.ts';
import { ball, ring } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { bentGround, stoneTop } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

// from behind the Manager's shoulder, across the stones
const FROM: V3 = [-0.42, 1.18, 3.72];
const TO: V3 = [-0.46, 0.6, 0];
/** A near end of the dam; he sits on it with both paws on the boot. */
const CREST = 0.3;
const BOSS = place([0.36, CREST, 1.66], [0, 246, 0], 0.96);
/** Between his feet, down in the crest; its rim is under his paws. */
const BOOT = vec(0.02, -0.04, 0.44).applyMatrix4(BOSS);

/** Sticks and mud under him, dark and near. */
function nearDam(model: Model): void {
  const rnd = random(7);
  model.put(ball([1.1, 0.62, 0.5], 24), { color: '#5a4032', line: 0.4 }, place([0.46, CREST - 0.62, 1.78]));
  const bark = ['#8a6444', '#a8825c', '#6f5038', '#b8946a', '#5e4434'];
  for (let i = 0; i < 90; i++) {
    const [x, z] = [mix(-0.66, 1.14, rnd()), mix(1.38, 2.1, rnd())];
    const edge = Math.max(0, -0.16 - x) * 0.7;
    const [turn, long] = [(rnd() - 0.5) * 1.5, mix(0.3, 0.6, rnd())];
    const y = CREST - edge - 0.03 - rnd() * 0.24 - 0.3 * Math.abs(z - 1.73);
    stick(
      model,
      [x, y, z],
      [x + long * Math.cos(turn), y + (rnd() - 0.6) * 0.16, z + long * 0.4 * Math.sin(turn)],
      mix(0.018, 0.04, rnd()),
      bark[i % 5],
    );
  }
}

export function keepIt(): Shot {
  const [s3, s4, s5, s6] = [3, 4, 5, 6].map(stoneTop) as [V3, V3, V3, V3];
  const rim = BOOT.clone()
    .add(vec(0, 0.2, 0))
    .toArray() as V3;
  // in mid-stride he stops and turns back: the leaf boot is on five still, his hand at his brow
  const theoAt = place([(s4[0] + s5[0]) / 2 + 0.02, s5[1], (s4[2] + s5[2]) / 2], [0, -26, 0]);
  const theoStance: Stance = { hips: 0.93, lean: [-6, 14, 0], bend: -5, head: [-2, 34, -4] };
  const temple = vec(-0.8, 0.5, 0.74).applyMatrix4(headFrame(theoAt, 'child8', theoStance));
  const theo = character(wearing(THEO_LEAF_BOOT, 'pack'), {
    at: theoAt,
    expression: 'tender',
    lookAt: rim,
    pose: pose('stand', {
      ...theoStance,
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        touch: 'fingertip',
        point: temple,
        fingers: [-0.78, 0.6, 0.16],
        palm: [-0.3, -0.5, 0.8],
        elbow: [1, 0.1, 0.1],
        grip: 'flat',
      }),
      left: { hand: [0.12, -0.94, 0.1], elbow: [0.6, 0, -1], palm: [-1, 0, 0], grip: 'flat' },
      legLeft: { foot: [0, 0, 0], standOn: s5, toeOut: 14 },
      legRight: { foot: [0, 0, 0], standOn: s4, toeOut: 6 },
    }),
  });
  // one hand has him by his pack, the other shows him how near it is
  const priyaAt = place([s6[0] - 0.1, s6[1], s6[2]], [0, -24, 0]);
  // a little beyond it to the right: her arm is seen from the side
  const beyond = vec(rim)
    .add(vec(0.46, -0.3, -0.5))
    .toArray() as V3;
  const priyaStance: Stance = { lean: [6, 0, 4], bend: 6, head: [2, 10, 8] };
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: priyaAt,
    expression: 'grin',
    lookAt: rim,
    pose: pose('stand', {
      ...priyaStance,
      left: pointAt({
        at: priyaAt,
        build: 'child8',
        side: 'left',
        stance: priyaStance,
        target: beyond,
        elbow: [0.6, -1, 0],
        touch: false,
        stretch: 0.78,
      }),
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        touch: 'palm',
        r: 0.04,
        point: vec(0.16, 0.74, -0.06).applyMatrix4(theoAt),
        fingers: [0.7, 0.1, 0.3],
        palm: [0.2, -0.9, -0.3],
        elbow: [1, -0.6, 0],
        grip: 'holdThick',
      }),
      legLeft: { foot: [0, 0, 0.05] },
      legRight: { foot: [0.02, 0, -0.05] },
    }),
  });
  // Charlotte has heard a car door: up on her toes, she waves to home
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place(s3, [0, -58, 0]),
    expression: 'joy',
    lookAt: [-6, 1.2, 1.4],
    pose: pose('stand', {
      shift: [0, 0.08, 0],
      lean: [8, -4, -4],
      head: [-6, 14, 6],
      right: { hand: [0.34, 0.66, 0.78], elbow: [1, -0.6, 0.2], palm: [0, 0, 1], fingers: [0.3, 1, 0.1], grip: 'open' },
      left: { hand: [0.3, -0.8, -0.2], elbow: [0.6, -0.3, -0.6], palm: [0, -1, 0.3], grip: 'relaxed' },
      legLeft: { foot: [-0.02, 0.06, 0.03], toeDown: 34 },
      // the other is in the air behind her
      legRight: { foot: [0.04, 0.3, -0.34], knee: [0.2, -0.3, 1], toeDown: 50 },
    }),
  });
  const model = new Model();
  nearDam(model);
  leafBoot(model, vec(s5));
  const boss = manager({
    at: BOSS,
    pose: 'sit',
    head: [4, 26, 3],
    lid: 0.44,
    gaze: [-0.6, 0.2],
    paws: [
      [0.12, 0.42, 0.38],
      [-0.1, 0.42, 0.38],
    ],
    tail: points3('0,.1,-.16 .04,.1,-.34 .08,.24,-.5 .1,.46,-.58'),
  });
  blueBoot(model, place(BOOT.clone().add(vec(0, 0.01, 0)), [-6, 236, 4], 1.72));
  const wedge = (d: V3, e: V3, r: number, tone: string) =>
    stick(model, BOOT.clone().add(vec(...d)), BOOT.clone().add(vec(...e)), r, tone);
  // bedded in mud to the instep, sticks laid over the toe
  const mud: [V3, number][] = [
    [[-0.3, -0.02, 0.1], 0.15],
    [[-0.12, -0.03, 0.2], 0.17],
    [[0.08, 0, 0.2], 0.16],
    [[0.26, 0.02, 0.12], 0.17],
    [[-0.42, -0.06, -0.02], 0.15],
    [[-0.34, -0.02, -0.2], 0.15],
    [[-0.56, -0.16, 0.12], 0.17],
  ];
  for (const [i, [d, size]] of mud.entries())
    model.put(
      stone(i + 3, 0.1, 0.4, 12),
      { color: i % 2 ? '#6a4a38' : '#7d5a44', line: 0.5 },
      place(BOOT.clone().add(vec(...d)), [0, i * 50, 0], [size * 1.2, size * 0.62, size]),
    );
  wedge([-0.66, -0.06, 0.16], [0.3, 0.14, 0.2], 0.036, '#c09c6c');
  wedge([-0.38, 0.1, -0.16], [-0.1, 0.02, 0.3], 0.03, '#8f6a48');
  wedge([-0.74, -0.14, 0.26], [0.16, -0.1, 0.36], 0.034, '#a8825c');
  wedge([-0.2, -0.14, 0.42], [0.5, 0.02, 0.34], 0.03, '#6f5038');
  wedge([-0.62, -0.2, 0.36], [0.1, -0.24, 0.46], 0.026, '#b8946a');
  const second = stoneTop(2);
  frog(model, place(vec(second).add(vec(0, -0.02, 0.02)), [0, 30, 0], 1.7));
  const actors = [theo, charlotte, priya];
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          water: { shallow: '#8fc0b4', deep: '#3f8a9c', glint: '#fff6dc', ripple: 0.03, strokes: 0.14, mirror: 0.7 },
          palette: SUMMER,
          distance: { ...MORNING_LOOK.distance, glow: { at: -14, wide: 60, color: '#fff3c4' } },
        },
        facing: 0,
        pond: false,
        land: bentGround,
        tide: 0.12,
        clear: (x, z) => z < 1.2 && Math.hypot(x, z) > 0.6,
        trees: treeRing(
          [
            [-4.6, -3.4, 6.8, 0.34],
            [4.4, -4.4, 6.8, 0.34],
            [-7.4, -7, 7.2, 0.36],
            [7.2, -6.6, 7.2, 0.36],
            [2.0, -9.5, 7.4, 0.34],
            [-3.0, -12, 7.4, 0.34],
            [-9.6, -12, 7.6, 0.36],
            [6.8, -13, 7.6, 0.34],
          ],
          0.24,
          1300,
          bentGround,
        ),
      }),
    light: relight('morning', {
      sun: { dir: [-0.8, 0.7, -0.3], color: '#ffe3b4', power: 3.4, cone: 0.05 },
      fill: { dir: [-0.3, 0.5, 1], color: '#ffe9d6', power: 0.36, cone: 0.4 },
      // the sun is out on the stones, the Manager sits in the shade
      points: [{ at: [theo.head.at.x - 0.7, 2, theo.head.at.z + 0.75], color: '#ffe0a8', power: 6, radius: 0.15 }],
      sky: 0.7,
      fog: { color: '#f2efcf', near: 5, far: 24 },
      exposure: 1,
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, theo.head.at.toArray() as V3),
    aperture: 0.008,
    center: [0, 0.8, 1],
    radius: 5,
    actors: [boss, ...actors],
    things: [
      model.bake(),
      shafts(
        [
          { from: [-4.5, 8, -9], to: [-1.4, 0.2, -5], wide: 1.3 },
          { from: [-1.5, 8, -10.5], to: [1.4, 0.2, -6], wide: 1.1 },
        ],
        FROM,
        '#ffe6b0',
        0.26,
      ),
    ],
    heads: [
      boss.head,
      ...actors.map((actor) => actor.head),
      { thing: 'boot', at: BOOT.clone().add(vec(0, 0.26, 0)), radius: 0.22 },
      { thing: 'frog', at: vec(second).add(vec(0, 0.1, 0)), radius: 0.16 },
    ],
    // the frog on its stone
    find: ballsAt(0.24, vec(second).add(vec(0, 0.05, 0))),
    focal: theo.head.at.toArray() as V3,
  });
}

/** Leaves bound on with string, over the plain leaf shoe; `sole` is the point under it. */
function leafBoot(model: Model, sole: THREE.Vector3): void {
  const tones = ['#8fc24e', '#5f9a3e', '#b6d25c', '#e0a03c'];
  for (let i = 0; i < 16; i++) {
    const a = i * 2.4;
    const up = 0.05 + (i / 16) * 0.17;
    const out = 0.075 - up * 0.08;
    const where = sole.clone().add(vec(Math.sin(a) * out - (up < 0.1 ? 0.03 : 0), up, Math.cos(a) * out));
    model.put(
      ball([0.034, 0.062, 0.008], 10),
      { color: tones[i % 4] as string, line: 0.9 },
      place(where, [-14, (a * 180) / Math.PI, (i % 3) * 16 - 16]),
    );
  }
  for (const [up, tilt] of [
    [0.1, 12],
    [0.14, -14],
    [0.2, 4],
  ] as const)
    model.put(
      ring(0.078, 0.078, 0, 0.008),
      { color: '#fff3d6', line: 0.7 },
      place(sole.clone().add(vec(0, up, 0)), [tilt, 0, tilt]),
    );
}
