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

const FROM: V3 = [-0.62, 0.42, 10.5];
const TO: V3 = [0.94, 0.34, 8.75];
const BOOT = damFace(0.1, 0.64);
const SPOON = damFace(0.005, 0.6);

export function bootInTheDam(): Shot {
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const b = vec(BOOT);
  const bootAt = place(b.clone().add(vec(0, -0.16, 0.12)), [-16, -30, 8], 1.9);
  const target = vec(0.056, 0.09, 0.06).applyMatrix4(bootAt);
  // one leg up, for the sock; all of him goes into the finger
  const theoAt = place(stand(0.99, 9.07), [0, -112, 0]);
  const theoStance: Stance = { hips: 0.93, lean: [26, 0, -4], bend: 14, head: [-4, 22, 8] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'outrage',
    lookAt: target.toArray() as V3,
    pose: pose('point', {
      ...theoStance,
      left: pointAt({ at: theoAt, build: 'child8', side: 'left', stance: theoStance, target, elbow: [0.7, -1, 0] }),
      right: { hand: [0.42, -0.62, -0.34], elbow: [0.8, 0, -0.8], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0.1, 0.34, -0.2], toeDown: 40 },
      legRight: { foot: [-0.04, 0, 0.06] },
    }),
  });
  // Charlotte bends over Theo's back, a hand on his shoulder
  const charlotteAt = place(stand(1.35, 9.44), [0, -106, 0]);
  const charlotteStance: Stance = { hips: 0.97, lean: [22, 0, 2], bend: 10, head: [2, 20, -10] };
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
  glassTongue(
    props,
    [drip(0.04, -0.16, 0.3), drip(0.05, -0.22, 0.42), drip(0.05, -0.36, 0.46), drip(0.05, -0.62, 0.48)],
    [0.014, 0.018, 0.016, 0.03],
    ['#5fa3a0', '#a9d6d8', '#f2fbff'],
  );
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
  stick(props, b.clone().add(vec(-0.5, -0.22, 0.3)), b.clone().add(vec(0.42, -0.1, 0.36)), 0.03, '#b8946a');
  stick(props, b.clone().add(vec(-0.32, -0.02, 0.24)), b.clone().add(vec(0.5, -0.26, 0.4)), 0.026, '#8f6a48');
  woodenSpoon(props, vec(SPOON).add(vec(-0.1, -0.14, 0.1)), vec(SPOON).add(vec(0.06, 0.32, 0.26)));
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
      { thing: 'spoon', at: vec(SPOON).add(vec(0.06, 0.36, 0.28)), radius: 0.16 },
    ],
    find: [{ at: vec(SPOON).add(vec(0.06, 0.36, 0.28)), radius: 0.16 }],
    focal: target.toArray() as V3,
  });
}

/** Priya's spoon: pale and worn, a red band on the handle and a loop to hang it by. From handle end to bowl. */
function woodenSpoon(m: Model, from: THREE.Vector3, to: THREE.Vector3): void {
  const wood = { color: '#f2cf94' };
  const along = to.clone().sub(from);
  const at = (k: number) => from.clone().addScaledVector(along, k);
  m.put(tube([at(0), at(0.5), at(0.95)], [0.02, 0.018, 0.022], { around: 9 }), wood);
  m.put(tube([at(0.4), at(0.52)], [0.026], { around: 10, rings: 2 }), { color: '#d8352c' });
  m.inside(frame(at(1), along, vec(0.1, 0.1, 1)), () => {
    m.put(ball([0.085, 0.115, 0.03], 18), wood, place([0, 0.07, 0]));
    m.put(ball([0.058, 0.085, 0.012], 16), { color: '#d9a866', line: 0.6 }, place([0, 0.075, 0.026]));
  });
}
