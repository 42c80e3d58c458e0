/** FA-2.2. Close to the dam: Theo's finger on the boot that plugs it; the pond leans on its back. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { onShoulder, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { glassTongue } from '../../props/water.ts';
import { damFace } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { dryBed } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [-0.5, 1.25, 10.75];
const TO: V3 = [0.92, 0.22, 8.6];
const BOOT = damFace(0.1, 0.64);
const SPOON = damFace(0.035, 0.66);

export function bootInTheDam(): Shot {
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const b = vec(BOOT);
  const bootAt = place(b.clone().add(vec(0, -0.16, 0.12)), [-8, -74, 10], 2.0);
  const target = vec(0.03, 0.12, -0.066).applyMatrix4(bootAt);
  // down on one knee before it, all his weight on it; the other foot, in its sock, is planted
  const theoAt = place(stand(1.02, 9.06), [0, -104, 0]);
  const theoStance: Stance = { hips: 0.56, lean: [20, 0, -2], bend: 10, head: [-6, 38, 4] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'outrage',
    lookAt: target.toArray() as V3,
    pose: pose('kneel', {
      ...theoStance,
      right: pointAt({ at: theoAt, build: 'child8', side: 'right', stance: theoStance, target, elbow: [0.7, -1, 0] }),
      left: {
        hand: [0.1, -0.46, 0.28],
        elbow: [1, 0.1, -0.3],
        palm: [-0.2, -1, 0],
        fingers: [-0.2, -0.3, 1],
        grip: 'drape',
      },
      legLeft: { foot: [0.1, 0, 0.3], knee: [0.2, 0.4, 1], toeOut: 10 },
    }),
  });
  // Charlotte bends over Theo's back, a hand on his shoulder
  const charlotteAt = place(stand(1.35, 9.44), [0, -106, 0]);
  const charlotteStance: Stance = { hips: 0.97, lean: [22, 0, 2], bend: 10, head: [-8, 24, -8] };
  const charlotte = character(CHARLOTTE_FOREST, {
    at: charlotteAt,
    expression: 'surprise',
    lookAt: target.toArray() as V3,
    pose: pose('stand', {
      ...charlotteStance,
      right: onShoulder({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance: charlotteStance,
        other: { at: theoAt, build: 'child8', stance: theoStance, side: 'left' },
      }),
      left: {
        hand: [0.3, -0.6, 0.4],
        elbow: [1, -0.3, -0.4],
        palm: [-0.2, -1, 0],
        fingers: [0, -0.3, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.1, 0, 0.1], toeOut: 14 },
      legRight: { foot: [0.1, 0, -0.1], toeOut: 14 },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: place([1.5, -0.2, 8.88], [0, -84, 0]),
    expression: 'surprise',
    lookAt: target.toArray() as V3,
    pose: pose('stand', {
      lean: [10, 0, -6],
      bend: 6,
      head: [4, 14, 9],
      right: {
        hand: [0.1, 0.2, 0.44],
        elbow: [1, -0.8, 0.1],
        palm: [-1, 0.1, -0.3],
        fingers: [-0.1, 1, 0.1],
        grip: 'flat',
      },
    }),
  });
  const actors = [theo, charlotte, priya];
  const props = new Model();
  blueBoot(props, bootAt);
  // all that gets past it
  const drip = (x: number, y: number, z: number): V3 =>
    b
      .clone()
      .add(vec(x, y, z))
      .toArray() as V3;
  // it steps down from stick to stick
  const steps: V3[] = [drip(0.1, -0.2, 0.32), drip(0.1, -0.25, 0.43), drip(0.08, -0.4, 0.5), drip(0.1, -0.44, 0.56)];
  steps.push(drip(0.11, -0.6, 0.62), drip(0.14, -0.64, 0.72), drip(0.2, -0.72, 0.9));
  glassTongue(props, steps, [0.03, 0.036, 0.03, 0.036, 0.034, 0.05, 0.07], ['#5fa3a0', '#a9d6d8', '#f2fbff']);
  // packed in with mud, and two sticks of its own across the foot
  const rnd = random(6);
  for (let i = 0; i < 9; i++) {
    const turn = (i / 8 - 0.5) * 3;
    const lump = place(
      b.clone().add(vec(Math.sin(turn) * 0.26, -0.2 - 0.05 * Math.cos(turn), 0.14 + 0.2 * Math.cos(turn))),
      [rnd() * 30, rnd() * 360, 0],
      [0.15, 0.085, 0.12],
    );
    props.put(stone(i + 2, 0.1, 0.4, 10), { color: color('#7a5a44').lerp(color('#a88464'), rnd()), line: 0.4 }, lump);
  }
  // and over the toe and up the leg: it bears the pond like any other stone
  const packed: [V3, number][] = [
    [[-0.4, -0.14, 0.1], 0.13],
    [[0.27, -0.15, 0.14], 0.13],
    [[-0.3, 0.1, -0.1], 0.14],
    [[0.27, 0.04, 0.0], 0.12],
    [[-0.2, -0.2, 0.34], 0.11],
    [[0.04, -0.22, 0.36], 0.1],
    [[-0.2, -0.17, 0.24], 0.1],
    [[-0.03, -0.17, 0.27], 0.1],
    [[0.13, -0.14, 0.2], 0.1],
    [[-0.34, -0.06, 0.12], 0.11],
    [[-0.02, 0.16, -0.24], 0.2],
  ];
  for (const [i, [d, size]] of packed.entries())
    props.put(
      stone(i + 40, 0.1, 0.4, 12),
      { color: color('#6f4f3c').lerp(color('#936f52'), rnd()), line: 0.5 },
      place(b.clone().add(vec(...d)), [0, i * 60, 0], [size * 1.2, size * 0.8, size]),
    );
  // dark wet mud between his finger and the boot: nothing comes between them
  for (let i = 0; i < 64; i++) {
    const face = damFace(mix(0.06, 0.26, rnd()), mix(0.3, 0.86, rnd()));
    if (Math.hypot(face[0] - BOOT[0], face[1] - BOOT[1]) < 0.2) continue;
    const size = mix(0.11, 0.19, rnd());
    const lump = place(
      [face[0], face[1] - 0.04, face[2] - 0.05],
      [rnd() * 30, rnd() * 360, rnd() * 30],
      [size * 1.4, size * 0.6, size],
    );
    props.put(stone(i + 20, 0.1, 0.4, 9), { color: color('#3a2924').lerp(color('#563d32'), rnd()), line: 0.25 }, lump);
  }
  const across = (from: V3, to: V3, r: number, tone: string) =>
    stick(props, b.clone().add(vec(...from)), b.clone().add(vec(...to)), r, tone);
  across([-0.52, -0.16, 0.34], [0.34, -0.14, 0.4], 0.034, '#c09c6c');
  across([-0.36, 0.08, 0.1], [0.02, -0.2, 0.4], 0.03, '#8f6a48');
  across([-0.3, -0.42, 0.5], [0.46, -0.36, 0.5], 0.032, '#a8825c');
  across([-0.26, -0.6, 0.6], [0.5, -0.58, 0.6], 0.03, '#b8946a');
  woodenSpoon(props, vec(SPOON).add(vec(-0.1, -0.1, 0.3)), vec(SPOON).add(vec(-0.02, 0.16, 0.34)));
  const hand = new THREE.Vector3().setFromMatrixPosition(theo.grip.left);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          distance: { ...MORNING_LOOK.distance, glow: { at: -20, wide: 70, color: '#fff3c4' } },
          water: { ...MORNING_LOOK.water, shallow: '#7fb6b4', deep: '#3a8796', strokes: 0.3, mirror: 0.8 },
        },
        facing: -20,
        pond: true,
        dam: true,
        trickle: 'thin',
        spare: [BOOT[0] + 0.32, BOOT[1], BOOT[2] + 0.06],
        room: 0.74,
        stones: false,
        clear: (x, z) => Math.hypot(x - FROM[0], z - FROM[2]) > 3 && !(z > 8.8 && z < 11 && Math.abs(x - 2.6) < 1.6),
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
      }),
    light: relight('morning', {
      sun: { dir: [-0.55, 0.9, 0.75], color: '#ffe3b4', power: 4.8, cone: 0.05 },
      fill: { dir: [0.3, 0.4, 1], color: '#ffe9d6', power: 0.8, cone: 0.4 },
      fog: MORNING_LOOK.fog,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 36),
    focus: distance(FROM, target.toArray() as V3),
    aperture: 0.013,
    center: [1.4, 0.4, 8.6],
    radius: 6.5,
    actors,
    things: [props.bake()],
    heads: [
      ...actors.map((a) => a.head),
      { thing: 'boot', at: b.clone().add(vec(0, 0.06, 0.16)), radius: 0.26 },
      { thing: 'finger', at: hand, radius: 0.1 },
      { thing: 'spoon', at: vec(SPOON).add(vec(-0.02, 0.18, 0.34)), radius: 0.13 },
    ],
    find: [{ at: vec(SPOON).add(vec(-0.02, 0.18, 0.34)), radius: 0.13 }],
    focal: target.toArray() as V3,
  });
}

/** Priya's spoon: pale and worn, a red band on the handle and a loop to hang it by. From handle end to bowl. */
function woodenSpoon(m: Model, from: THREE.Vector3, to: THREE.Vector3): void {
  const wood = { color: '#f2cf94' };
  const along = to.clone().sub(from);
  const at = (k: number) => from.clone().addScaledVector(along, k);
  m.put(tube([at(0), at(0.5), at(0.95)], [0.015, 0.014, 0.017], { around: 9 }), wood);
  m.put(tube([at(0.4), at(0.52)], [0.02], { around: 10, rings: 2 }), { color: '#d8352c' });
  m.inside(frame(at(1), along, vec(0.1, 0.1, 1)), () => {
    m.put(ball([0.06, 0.08, 0.022], 18), wood, place([0, 0.05, 0]));
    m.put(ball([0.042, 0.06, 0.01], 16), { color: '#d9a866', line: 0.6 }, place([0, 0.053, 0.018]));
  });
}
