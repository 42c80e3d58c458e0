/** FA-4.3. Over the Manager's dark shoulder, the boot hugged: Theo alone in the morning's path of light, saluting him. */

import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { frog } from '../../animals/small.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
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
import { ball, ring, tube } from '../../model/tube.ts';
import { contacts, haloes, shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { bentGround, stoneTop } from '../../sets/valley-ground.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { lightPath } from './4-3.light-path.ts';

// behind the Manager's left shoulder, along the row of stones towards home
const FROM: V3 = [1.5, 1.3, 2.4];
const TO: V3 = [-0.18, 0.66, 0.13];
const BOSS = place([1.27, 0.1, 0.94], [0, 244, 0], 1.36);
/** Against his left cheek, in his own space. */
const HUGGED = BOSS.clone().multiply(place([0.13, 0.37, 0.3], [-4, 68, -8], 1.22));

/** Without the light tufts, which lie like flakes on a back so near: he is one dark shape. */
function smoothed<T extends { model: THREE.Group }>(beaver: T): T {
  beaver.model.remove(...beaver.model.children.filter((part) => part instanceof THREE.InstancedMesh));
  return beaver;
}

/** Sticks under him, dark and near. */
function nearDam(model: Model): void {
  const rnd = random(7);
  const foot = vec(0, 0, 0).applyMatrix4(BOSS);
  model.put(ball([0.9, 0.4, 0.7], 24), { color: '#4a3630', line: 0.4 }, place([foot.x, -0.36, foot.z]));
  const bark = ['#6a4c3a', '#8a6a4c', '#5a4034', '#98785a', '#4e3a30'];
  for (let i = 0; i < 70; i++) {
    const [a, r] = [rnd() * 6.28, mix(0.2, 0.8, rnd())];
    const at = vec(foot.x + Math.sin(a) * r, 0.06 - 0.3 * r * r - 0.1 * rnd(), foot.z + Math.cos(a) * r);
    const along = vec(rnd() - 0.5, 0.16 * (rnd() - 0.5), rnd() - 0.5).setLength(mix(0.15, 0.34, rnd()));
    stick(
      model,
      at.clone().sub(along).toArray() as V3,
      at.add(along).toArray() as V3,
      mix(0.016, 0.034, rnd()),
      bark[i % 5],
    );
  }
}

export function keepIt(): Shot {
  const [s1, s4, s5] = [1, 4, 5].map(stoneTop) as [V3, V3, V3];
  const bossEyes = vec(0.06, 0.72, 0.24).applyMatrix4(BOSS).toArray() as V3;
  const boot = vec(0, 0.12, 0).applyMatrix4(HUGGED);
  // upright, all his weight on the rubber boot; the boot of leaves a little before it
  const theoAt = place([s5[0] + 0.02, s5[1], s5[2]], [0, 46, 0]);
  const theoStance: Stance = {
    hips: 0.985,
    shift: [-0.05, 0, 0],
    lean: [-3, 0, 5],
    sway: 9,
    bend: -5,
    head: [-5, 24, -4],
  };
  const temple = vec(-0.82, 0.5, 0.72).applyMatrix4(headFrame(theoAt, 'child8', theoStance));
  const theo = character(wearing(THEO_LEAF_BOOT, 'pack'), {
    at: theoAt,
    expression: 'tender',
    lookAt: bossEyes,
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
        elbow: [1, 0.1, -0.1],
        grip: 'flat',
      }),
      left: { hand: [0.12, -0.96, 0.06], elbow: [0.6, 0, -1], palm: [-1, 0, 0], grip: 'flat' },
      legLeft: { foot: [0.06, 0, 0.16], toeOut: 16 },
      legRight: { foot: [-0.02, 0, -0.03], toeOut: 8 },
    }),
  });
  // Charlotte has heard a car door: over the last stone already, off she leaps
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place([s1[0] + 0.02, s1[1], s1[2]], [0, -30, 0]),
    expression: 'joy',
    lookAt: [-9, 1.4, 4],
    pose: pose('stand', {
      shift: [0, 0.3, 0],
      lean: [14, -4, -6],
      bend: 4,
      head: [-8, 10, 6],
      left: { hand: [0.62, 0.72, -0.1], elbow: [1, -0.4, 0.2], palm: [0, 0, 1], fingers: [0.2, 1, 0.1], grip: 'open' },
      right: { hand: [0.6, 0.1, 0.4], elbow: [0.6, -0.6, -0.4], palm: [0, -1, 0.3], grip: 'open' },
      legLeft: { foot: [0.02, 0.42, 0.5], knee: [0, 0.4, 1], toeDown: -6 },
      legRight: { foot: [0.04, 0.3, -0.5], knee: [0.2, -0.3, 1], toeDown: 64 },
    }),
  });
  // Priya hangs on his elbow with all she weighs
  const priyaAt = place([s4[0] + 0.04, s4[1], s4[2] + 0.08], [0, 46, 0]);
  const priyaStance: Stance = { hips: 0.8, shift: [-0.27, 0, 0.02], lean: [-2, 10, 36], bend: 0, head: [-4, -50, 10] };
  // the sleeve has come out to a rope of cloth between his elbow and her fists
  const elbow = vec(-0.33, 0.895, 0.01).applyMatrix4(theoAt);
  const tug = vec(-1, -0.42, 0.12).transformDirection(theoAt);
  const cloth = (t: number) => elbow.clone().addScaledVector(tug, t);
  const pull = {
    at: priyaAt,
    build: 'child8',
    stance: priyaStance,
    r: 0.022,
    dir: tug.clone().negate(),
    elbow: [0.6, -1, 0] as V3,
  } as const;
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: priyaAt,
    expression: 'grin',
    lookAt: charlotte.head.at.toArray() as V3,
    pose: pose('stand', {
      ...priyaStance,
      left: gripRod({ ...pull, side: 'left', point: cloth(0.07) }),
      right: gripRod({ ...pull, side: 'right', point: cloth(0.18) }),
      legLeft: { foot: [0, 0, 0], standOn: [s4[0] + 0.1, s4[1], s4[2] - 0.02] },
      legRight: { foot: [0, 0, 0], standOn: [s4[0] - 0.04, s4[1], s4[2] + 0.1] },
    }),
  });
  const model = new Model();
  model.put(
    tube([cloth(-0.05), cloth(0), cloth(0.06), cloth(0.18), cloth(0.22)], [0.02, 0.052, 0.026, 0.02, 0.034], {
      around: 12,
      rings: 20,
    }),
    { color: '#f6c83c', line: 0.8 },
  );
  nearDam(model);
  leafBoot(model, vec(0.12, 0.0, 0.08).applyMatrix4(theoAt));
  const boss = smoothed(
    manager({
      at: BOSS,
      pose: 'sit',
      head: [0, 24, 6],
      lid: 0.36,
      gaze: [-0.5, 0.2],
      paws: [
        [0.16, 0.33, 0.41],
        [0.06, 0.52, 0.36],
      ],
    }),
  );
  blueBoot(model, HUGGED);
  const second = stoneTop(2);
  frog(model, place(vec(second).add(vec(0, -0.02, 0.02)), [0, 40, 0], 2));
  const actors = [theo, charlotte, priya];
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          water: { shallow: '#7fb0a4', deep: '#2f7484', glint: '#fff2c8', ripple: 0.03, strokes: 0.01, mirror: 0.85 },
          palette: SUMMER,
          fog: { color: '#ffe7a4', near: 6, far: 34 },
          distance: {
            skyTop: '#a9cfe0',
            skyLow: '#ffeeb0',
            far: '#b9cf98',
            near: '#4f7f62',
            glow: { at: -38, wide: 26, color: '#fff6c8' },
          },
        },
        facing: -38,
        pond: false,
        land: bentGround,
        tide: 0.12,
        clear: (x, z) => !(z > -0.7 && x > -2.4) && Math.hypot(x + 3.4, z) > 0.7,
        trees: treeRing(
          [
            [-0.5, -5.2, 7, 0.36],
            [-6.4, -0.5, 7, 0.36],
            [-5.6, -3.3, 7.2, 0.3],
            [-8.6, -3.4, 7.2, 0.36],
            [1.6, -7.4, 7.4, 0.34],
            [-8.2, -8.6, 7.4, 0.34],
            [-11.4, -5.4, 7.6, 0.36],
          ],
          0.24,
          1300,
          bentGround,
        ),
      }),
    light: relight('morning', {
      sun: { dir: [-0.56, 0.34, -0.83], color: '#ffdca0', power: 7.4, cone: 0.05 },
      // cool on the back that is near
      fill: { dir: [0.8, 0.6, 0.8], color: '#aebff4', power: 0.8, cone: 0.4 },
      // the sun behind him: a rim on his hair and on the Manager's brow
      points: [
        { at: [theo.head.at.x - 0.2, 1.75, theo.head.at.z - 0.84], color: '#ffd27a', power: 13, radius: 0.15 },
        { at: [boss.head.at.x - 0.5, 1.75, boss.head.at.z - 0.5], color: '#ffd27a', power: 4, radius: 0.15 },
        { at: [theo.head.at.x + 0.9, 1.5, theo.head.at.z + 0.2], color: '#ffe0a8', power: 2.4, radius: 0.15 },
      ],
      top: '#b9cdf2',
      bounce: '#b9a6b8',
      sky: 0.6,
      fog: { color: '#ffe7a4', near: 6, far: 34 },
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
      lightPath([-3.1, 0, -4.4], [0.62, 0, 1.1], [0.55, 0.4], 700),
      // the light lies broad and soft under its glints
      contacts(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [mix(-3, 0.5, i / 8), -0.164, mix(-4.3, 0.9, i / 8), 0.75, 0.75]),
        '#ffe9ae',
        0.26,
      ),
      haloes([[-5.2, 2.6, -7.6, 6]], FROM, '#ffd884', 0.5),
      shafts(
        [
          { from: [-5.4, 6, -9], to: [-1.6, -0.2, -3.4], wide: 1.1 },
          { from: [-4.4, 6, -9.6], to: [-0.6, -0.2, -3.8], wide: 0.8 },
        ],
        FROM,
        '#ffdf94',
        0.3,
      ),
    ],
    heads: [
      boss.head,
      ...actors.map((actor) => actor.head),
      { thing: 'boot', at: boot, radius: 0.2 },
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
