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
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { stone } from '../../model/stones.ts';
import { ball, tube } from '../../model/tube.ts';
import { blueBoot } from '../../props/boot.ts';
import { stick } from '../../props/forest.ts';
import { SUMMER } from '../../props/trees.ts';
import { damFace } from '../../sets/beaver-dam.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { dryBed } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [3.15, 1.02, 13.35];
const TO: V3 = [1.95, 0.68, 8.2];
const BOOT = damFace(0.1, 0.64);
const SPOON = damFace(0.005, 0.6);

export function bootInTheDam(): Shot {
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const target = vec(BOOT).add(vec(0.04, 0.06, 0.24));
  // the near arm points: shoulder, finger and boot lie on one line
  const theo = character(THEO_ONE_BOOT, {
    at: place(stand(1.62, 9.12), [0, -80, 0]),
    expression: 'outrage',
    gaze: [-0.6, -0.05],
    pose: pose('point', {
      lean: [4, 0, -2],
      bend: 4,
      head: [-6, 44, 5],
      left: {
        reachTo: target.toArray() as V3,
        elbow: [0.5, -1, 0],
        palm: [-0.2, -1, 0],
        fingers: [-0.5, -0.1, 0.85],
        grip: 'point',
      },
      right: { hand: [0.42, -0.62, -0.34], elbow: [0.8, 0, -0.8], palm: [-1, 0, 0], grip: 'fist' },
      legLeft: { foot: [0.06, 0, 0.2] },
      legRight: { foot: [0.1, 0, -0.18] },
    }),
  });
  // hands braced on her knees: she is reading the dam
  const charlotteAt = place(stand(2.72, 9.95), [0, -62, 0]);
  const knee = (side: 1 | -1) => ({
    reachTo: vec(side * 0.105, 0.39, 0.13)
      .applyMatrix4(charlotteAt)
      .toArray() as V3,
    elbow: [1, 0.1, -0.4] as V3,
    palm: [-0.3, -0.9, -0.5] as V3,
    fingers: [-0.15, -0.75, 0.65] as V3,
    grip: 'relaxed' as const,
  });
  const charlotte = character(CHARLOTTE_FOREST, {
    at: charlotteAt,
    expression: 'surprise',
    gaze: [-0.5, 0],
    pose: pose('stand', {
      hips: 0.93,
      lean: [26, 0, 2],
      bend: 12,
      head: [-10, 14, -5],
      left: knee(1),
      right: knee(-1),
      legLeft: { foot: [0.1, 0, 0.1], toeOut: 14 },
      legRight: { foot: [0.1, 0, 0.04], toeOut: 14 },
    }),
  });
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: place(stand(3.3, 9.75), [0, -50, 0]),
    expression: 'surprise',
    gaze: [-0.5, 0],
    pose: pose('stand', {
      lean: [-3, 0, 2],
      head: [-2, 8, 5],
      right: {
        hand: [0.1, 0.2, 0.44],
        elbow: [1, -0.8, 0.1],
        palm: [-1, 0.1, -0.3],
        fingers: [-0.1, 1, 0.1],
        grip: 'flat',
      },
      left: {
        hand: [0.5, -0.3, 0.4],
        elbow: [0.8, -0.7, -0.2],
        palm: [0.1, 0.9, 0.4],
        fingers: [0.7, 0.3, 0.5],
        grip: 'open',
      },
    }),
  });
  const actors = [theo, charlotte, priya];
  const props = new Model();
  const b = vec(BOOT);
  blueBoot(props, place(b.clone().add(vec(0, -0.16, 0.12)), [-16, 24, 8], 1.9));
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
    focus: distance(FROM, [1.4, 0.4, 9]),
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
