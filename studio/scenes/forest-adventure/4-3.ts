/** FA-4.3. Eleven stones again. Theo salutes the dam; the boot stays in its very good spot. */

import * as THREE from 'three';
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
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { mix, random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { ball, ring } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick, trailSign } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { damLine } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { stoneTop } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-2.4, 1.06, -2.8];
const TO: V3 = [-1.33, 0.74, -0.3];
const SEAT = damLine(-0.17);
const BOSS = place([SEAT.x, SEAT.top - 0.02, SEAT.z - 0.05], [0, 192, 0], 2);
/** Between his feet, down in the crest; its rim is under his paws. */
const BOOT = vec(0.02, -0.0, 0.4).applyMatrix4(BOSS);

export function keepIt(): Shot {
  const [s4, s5, s6, s7] = [4, 5, 6, 7].map(stoneTop) as [V3, V3, V3, V3];
  const boot = BOOT.clone()
    .add(vec(0, 0.4, 0))
    .toArray() as V3;
  // in mid-stride he stops: the leaf boot is on four already, the hand at his brow, his eyes on his boot
  const theoAt = place([(s4[0] + s5[0]) / 2 + 0.04, s5[1], (s4[2] + s5[2]) / 2], [0, -74, 0]);
  const theoStance: Stance = { hips: 0.9, lean: [-4, 8, 0], bend: -4, head: [-4, -10, 5] };
  const theo = character(wearing(THEO_LEAF_BOOT, 'pack'), {
    at: theoAt,
    expression: 'smile',
    lookAt: boot,
    pose: pose('stand', {
      ...theoStance,
      right: {
        hand: [0.3, 0.66, 0.3],
        elbow: [1, -0.5, 0.1],
        palm: [-0.3, -0.8, 0.3],
        fingers: [-0.8, 0.5, 0.1],
        grip: 'flat',
      },
      left: { hand: [0.12, -0.94, 0.1], elbow: [0.6, 0, -1], palm: [-1, 0, 0], grip: 'flat' },
      legLeft: { foot: [0, 0, 0], standOn: s4, toeOut: 6 },
      legRight: { foot: [0, 0, 0], standOn: s5, toeOut: 14 },
    }),
  });
  // one hand on his pack, the other shows him how near it is
  const priyaAt = place([s6[0] - 0.06, s6[1], s6[2]], [0, -78, 0]);
  const priyaStance: Stance = { lean: [8, 0, -2], bend: 6, head: [-2, -6, 8] };
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: priyaAt,
    expression: 'laugh',
    lookAt: boot,
    pose: pose('stand', {
      ...priyaStance,
      left: pointAt({ at: priyaAt, build: 'child8', side: 'left', stance: priyaStance, target: boot, touch: false }),
      right: grasp({
        at: priyaAt,
        build: 'child8',
        side: 'right',
        touch: 'palm',
        r: 0.04,
        point: vec(-0.1, 0.82, -0.24).applyMatrix4(theoAt),
        fingers: [-0.2, 0.2, 1],
        palm: [-0.6, -0.8, 0],
        elbow: [1, -0.6, 0],
        grip: 'holdThick',
      }),
      legLeft: { foot: [0, 0, 0.05] },
      legRight: { foot: [0.02, 0, -0.05] },
    }),
  });
  // Charlotte has heard a car door: up on her toes, she looks for home
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place(s7, [0, -100, 0]),
    expression: 'joy',
    lookAt: [-6, 1, -1.4],
    pose: pose('stand', {
      shift: [0, 0.08, 0],
      lean: [6, -8, 2],
      head: [-8, -16, 6],
      right: { hand: [0.22, 0.86, 0.2], elbow: [1, -0.4, -0.2], palm: [0, 0, 1], fingers: [0.2, 1, 0], grip: 'open' },
      left: { hand: [0.3, -0.8, -0.2], elbow: [0.6, -0.3, -0.6], palm: [0, -1, 0.3], grip: 'relaxed' },
      legLeft: { foot: [-0.02, 0.06, 0.03], toeDown: 34 },
      legRight: { foot: [0.02, 0.06, -0.05], toeDown: 34 },
    }),
  });
  const m = new Model();
  leafBoot(m, vec(s4));
  const boss = manager({
    at: BOSS,
    pose: 'sit',
    head: [4, -6, 3],
    lid: 0.4,
    paws: [
      [0.13, 0.42, 0.34],
      [-0.11, 0.42, 0.36],
    ],
    tail: points3('0,.1,-.16 -.18,.13,-.3 -.36,.32,-.32 -.46,.56,-.3'),
  });
  const rnd = random(12);
  for (let i = 0; i < 14; i++) {
    const a = (i / 13) * 2.8 - 0.6;
    const far = mix(0.24, 0.42, rnd());
    const drop = vec(-0.44 - Math.cos(a) * far * 0.8, 0.34 + Math.sin(a) * far, -0.2).applyMatrix4(BOSS);
    m.put(ball(mix(0.02, 0.045, rnd()), 8), { color: '#ffffff', line: 0.6 }, place(drop));
  }
  blueBoot(m, place(BOOT, [-8, 160, 8], 3.8));
  const wedge = (d: V3, e: V3, r: number, tone: string) =>
    stick(m, BOOT.clone().add(vec(...d)), BOOT.clone().add(vec(...e)), r, tone);
  wedge([-0.75, -0.02, -0.3], [0.6, 0.2, -0.26], 0.05, '#b8946a');
  wedge([-0.5, 0.26, -0.2], [0.75, -0.02, -0.32], 0.045, '#8f6a48');
  const sign: V3 = [-0.5, -0.3, 3.4];
  trailSign(m, place(sign, [2, 198, 3]), ['QUIET PLEASE.', 'MANAGER', 'AT WORK.'], {
    height: 1.08,
    wide: 1.5,
    letter: 0.12,
  });
  const second = stoneTop(2);
  frog(m, place(vec(second).add(vec(0, -0.02, -0.02)), [0, 160, 0], 1.6));
  const actors = [theo, charlotte, priya];
  const salute = new THREE.Vector3().setFromMatrixPosition(theo.grip.right);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          water: { shallow: '#8fc0b4', deep: '#3f8a9c', glint: '#fff6dc', ripple: 0.035, strokes: 0.14, mirror: 0.7 },
          palette: SUMMER,
          distance: { ...MORNING_LOOK.distance, glow: { at: 190, wide: 60, color: '#fff3c4' } },
        },
        facing: 200,
        pond: false,
        dam: true,
        tide: 0.12,
        clear: (_, z) => z > -1.6,
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
      }),
    light: relight('morning', {
      sun: { dir: [-0.75, 0.9, -0.6], color: '#ffe3b4', power: 4.6, cone: 0.05 },
      fill: { dir: [-0.1, 0.5, -1], color: '#ffe9d6', power: 0.75, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, s4),
    aperture: 0.007,
    center: [0, 1, 2],
    radius: 9,
    actors: [boss, ...actors],
    things: [
      m.bake(),
      shafts(
        [
          { from: [-4.5, 8, 9], to: [-1.4, 0.2, 5], wide: 1.3 },
          { from: [-2.5, 8, 10.5], to: [1.4, 0.2, 6], wide: 1.1 },
        ],
        FROM,
        '#ffe6b0',
        0.26,
      ),
    ],
    heads: [
      boss.head,
      ...actors.map((a) => a.head),
      { thing: 'salute', at: salute, radius: 0.12 },
      { thing: 'sign', at: vec(sign).add(vec(-0.4, 1.08, 0)), radius: 0.36 },
      { thing: 'sign right', at: vec(sign).add(vec(0.4, 1.08, 0)), radius: 0.36 },
      { thing: 'boot', at: BOOT.clone().add(vec(0, 0.4, 0)), radius: 0.34 },
      { thing: 'tail', at: vec(-0.44, 0.5, -0.2).applyMatrix4(BOSS), radius: 0.5 },
      { thing: 'frog', at: vec(second).add(vec(0, 0.1, 0)), radius: 0.16 },
    ],
    // the frog on its stone
    find: ballsAt(0.24, vec(second).add(vec(0, 0.05, 0))),
    lettering: [{ text: 'QUIET PLEASE MANAGER AT WORK', balls: ballsAt(0.37, [-0.1, 0.79, 3.2], [-0.9, 0.79, 3.5]) }],
    focal: theo.head.at.toArray() as V3,
  });
}

/** Leaves bound on with string, over the plain leaf shoe; `sole` is the point under it. */
function leafBoot(m: Model, sole: THREE.Vector3): void {
  const tones = ['#8fc24e', '#5f9a3e', '#b6d25c', '#e0a03c'];
  for (let i = 0; i < 16; i++) {
    const a = i * 2.4;
    const up = 0.05 + (i / 16) * 0.17;
    const out = 0.075 - up * 0.08;
    const where = sole.clone().add(vec(Math.sin(a) * out - (up < 0.1 ? 0.03 : 0), up, Math.cos(a) * out));
    m.put(
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
    m.put(
      ring(0.078, 0.078, 0, 0.008),
      { color: '#fff3d6', line: 0.7 },
      place(sole.clone().add(vec(0, up, 0)), [tilt, 0, tilt]),
    );
}
