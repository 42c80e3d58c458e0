/** FA-2.2. From the foot of the dam: a wall of woven sticks with the pond shining over it, and one ray of sun on Theo's boot. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { gripRod, onShoulder, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';
import { shafts } from '../../model/veil.ts';
import { blueBoot } from '../../props/boot.ts';
import { SUMMER } from '../../props/trees.ts';
import { glassTongue } from '../../props/water.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { dryBed } from '../../sets/valley-ground.ts';
import { camera, composeShot, distance, type Shot } from '../../shot.ts';
import { branch, brim, mudLumps, stickWall, wallFace } from './2-2.stick-wall.ts';

const FROM: V3 = [-1.0, -0.02, 10.9];
const TO: V3 = [0.77, 0.5, 8.9];
const FOG = { color: '#f3f6e4', near: 4.6, far: 30 };
const BOOT: V3 = wallFace(0.34, 0.5, 0.06);
const SPOON: V3 = wallFace(-0.02, 0.06, 0.12);
const PRIYA_HOLDS: V3 = wallFace(1.04, 1.14, 0.14);

export function bootInTheDam(): Shot {
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const bootAt = place(vec(BOOT).add(vec(0.06, -0.2, 0.05)), [-6, -108, 16], 2);
  const target = vec(0.05, 0.075, -0.03).applyMatrix4(bootAt);
  const look = target.toArray() as V3;
  // he throws himself at it: one line from the sock in the air to the tip of the finger
  const theoAt = place(stand(1.06, 8.98), [0, -106, 0]);
  const theoStance: Stance = { hips: 0.93, lean: [30, -14, 0], bend: 2, head: [2, 32, 6] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'outrage',
    lookAt: look,
    pose: pose('stand', {
      ...theoStance,
      left: pointAt({ at: theoAt, build: 'child8', side: 'left', stance: theoStance, target, elbow: [0.5, -1, 0] }),
      right: { hand: [0.3, 0.1, 0.6], elbow: [1, -0.4, 0], palm: [0, 0, 1], fingers: [0.1, 1, 0.2], grip: 'open' },
      legLeft: { foot: [0.66, 0, -0.26], knee: [0.6, 0, 1], toeDown: 4, toeOut: 62 },
      legRight: { foot: [0.02, 0, 0.22], knee: [0, 0, 1], toeOut: 8 },
    }),
  });
  // Charlotte bends over his back
  const charlotteAt = place(stand(1.47, 9.16), [0, -112, 0]);
  const charlotteStance: Stance = { hips: 0.96, lean: [32, 0, 2], bend: 12, head: [2, 26, -8] };
  const charlotte = character(CHARLOTTE_FOREST, {
    at: charlotteAt,
    expression: 'surprise',
    lookAt: look,
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
        hand: [0.1, -0.7, 0.4],
        elbow: [1, -0.3, -0.4],
        palm: [-0.2, -1, 0],
        fingers: [0, -0.3, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.1, 0, 0.16], toeOut: 14 },
      legRight: { foot: [0.1, 0, -0.16], toeOut: 14 },
    }),
  });
  // Priya has climbed on the sticks to see over both
  const priyaAt = place(wallFace(1.3, 0.06, 0.26), [0, -100, 0]);
  const priyaStance: Stance = { hips: 0.97, lean: [18, 0, -4], bend: 8, head: [8, 22, 8] };
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'gasp',
    lookAt: look,
    pose: pose('stand', {
      ...priyaStance,
      right: gripRod({
        at: priyaAt,
        build: 'child8',
        stance: priyaStance,
        side: 'right',
        point: PRIYA_HOLDS,
        dir: [0.1, 1, 0],
        r: 0.026,
        elbow: [1, -0.6, 0],
      }),
      left: {
        hand: [0.1, -0.6, 0.06],
        elbow: [1, 0, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });
  const actors = [theo, charlotte, priya];
  const props = new Model();
  blueBoot(props, bootAt);
  const [b, s] = [vec(BOOT), vec(SPOON)];
  stickWall(props, (p) => Math.hypot(p.x - b.x, p.y - b.y) < 0.2 || Math.hypot(p.x - s.x, (p.y - s.y) * 0.7) < 0.09);
  brim(props);
  // rammed in: branches over its shaft and its toe, and mud to the ankle
  const across = (from: V3, to: V3, r: number, tone: string) => {
    const [a, c] = [b.clone().add(vec(...from)), b.clone().add(vec(...to))];
    branch(
      props,
      [
        a.toArray() as V3,
        a
          .clone()
          .lerp(c, 0.5)
          .add(vec(0, 0.015, 0.01))
          .toArray() as V3,
        c.toArray() as V3,
      ],
      r,
      tone,
      { line: 1 },
    );
  };
  across([-0.42, 0.02, 0.06], [0.3, -0.2, 0.2], 0.034, '#a58868');
  across([-0.3, -0.3, 0.14], [0.02, 0.3, 0.0], 0.03, '#7a6250');
  across([-0.16, -0.25, 0.18], [0.5, -0.3, 0.16], 0.036, '#b99a70');
  // the stake that Priya holds on to
  branch(props, [wallFace(1.0, 0.72, 0.02), PRIYA_HOLDS, wallFace(1.1, 1.5, 0.12)], 0.026, '#8f7a66', { line: 1 });
  mudLumps(props, [
    [0.06, 0.28, 0.14, 0.1],
    [0.2, 0.25, 0.18, 0.12],
    [0.36, 0.24, 0.18, 0.13],
    [0.52, 0.28, 0.14, 0.12],
    [0.58, 0.42, 0.08, 0.09],
    [0.14, 0.37, 0.2, 0.07],
    [0.46, 0.36, 0.22, 0.06],
  ]);
  // all that gets past it
  const steps: V3[] = [
    wallFace(0.62, 1.86, 0.0),
    wallFace(0.63, 1.6, 0.14),
    wallFace(0.56, 1.3, 0.15),
    wallFace(0.62, 1.0, 0.16),
    wallFace(0.54, 0.7, 0.15),
    wallFace(0.6, 0.4, 0.17),
    wallFace(0.52, 0.1, 0.18),
    wallFace(0.58, -0.2, 0.2),
    wallFace(0.56, -0.5, 0.26),
  ];
  glassTongue(props, steps, [0.03, 0.02, 0.022, 0.02, 0.024, 0.028, 0.04], ['#5fb3b0', '#c9eef0', '#ffffff']);
  // a twig holds the spoon in its place
  branch(
    props,
    [wallFace(-0.24, -0.1, 0.15), wallFace(-0.04, -0.06, 0.15), wallFace(0.2, -0.07, 0.1)],
    0.02,
    '#75655c',
  );
  woodenSpoon(props, s.clone().add(vec(-0.06, -0.14, 0)), s.clone().add(vec(0.0, 0.1, 0.02)));
  const hand = new THREE.Vector3().setFromMatrixPosition(theo.grip.left);
  return composeShot({
    set: (scene) =>
      valley(scene, {
        look: {
          ...MORNING_LOOK,
          palette: SUMMER,
          fog: FOG,
          distance: { ...MORNING_LOOK.distance, gain: 1.35, glow: { at: 46, wide: 60, color: '#ffe9a8' } },
          water: { ...MORNING_LOOK.water, shallow: '#7fb6b4', deep: '#3a8796', strokes: 0.3, mirror: 0.8 },
        },
        facing: 40,
        pond: true,
        trickle: 'thin',
        stones: false,
        clear: (x, z) => z < 8 || (Math.hypot(x - FROM[0], z - FROM[2]) > 2.6 && Math.abs(x - 0.6) > 2.2),
        trees: treeRing([
          [8.4, 2.6, 8.6, 0.34],
          [10.4, 6.2, 8, 0.34],
          [6.2, -5, 9, 0.34],
          [12, -1, 9, 0.34],
        ]),
      }),
    light: relight('morning', {
      sun: { dir: [-0.9, 0.5, 0.22], color: '#ffe0b0', power: 1.9, cone: 0.06 },
      fill: { dir: [-0.3, 0.2, 1], color: '#dfe8f6', power: 0.3, cone: 0.4 },
      // one ray: the boot, and the finger on it
      points: [{ at: [BOOT[0] - 0.15, BOOT[1] + 0.55, BOOT[2] + 0.8], color: '#ffd894', power: 6, radius: 0.1 }],
      top: '#c4d8f0',
      horizon: '#eef0e6',
      bounce: '#a8a0a8',
      sky: 0.44,
      fog: FOG,
      exposure: 1,
    }),
    camera: camera(FROM, TO, 43),
    focus: distance(FROM, look),
    aperture: 0.01,
    center: [1.2, 0.5, 8.8],
    radius: 4.5,
    actors,
    things: [
      props.bake(),
      shafts(
        [{ from: [-0.75, 2.3, 9.3], to: [BOOT[0] + 0.06, BOOT[1] + 0.12, BOOT[2] + 0.05], wide: 0.74 }],
        FROM,
        '#ffdc94',
        0.85,
      ),
    ],
    heads: [
      ...actors.map((actor) => actor.head),
      { thing: 'boot', at: b.clone().add(vec(0, 0.04, 0.1)), radius: 0.24 },
      { thing: 'finger', at: hand, radius: 0.1 },
      { thing: 'spoon', at: s.clone(), radius: 0.14 },
    ],
    find: [
      { at: s.clone().add(vec(0.01, 0.16, 0)), radius: 0.09 },
      { at: s.clone().add(vec(-0.06, -0.14, 0)), radius: 0.05 },
    ],
    focal: look,
  });
}

/** Priya's spoon: pale and worn, a red band on the handle and a loop to hang it by. From handle end to bowl. */
function woodenSpoon(model: Model, from: THREE.Vector3, to: THREE.Vector3): void {
  const wood = { color: '#f2cf94' };
  const along = to.clone().sub(from);
  const at = (k: number) => from.clone().addScaledVector(along, k);
  model.put(tube([at(0), at(0.5), at(0.95)], [0.015, 0.014, 0.017], { around: 9 }), wood);
  model.put(tube([at(0.4), at(0.52)], [0.02], { around: 10, rings: 2 }), { color: '#d8352c' });
  model.inside(frame(at(1), along, vec(-0.4, 0.1, 1)), () => {
    model.put(ball([0.06, 0.08, 0.022], 18), wood, place([0, 0.05, 0]));
    model.put(ball([0.042, 0.06, 0.01], 16), { color: '#d9a866', line: 0.6 }, place([0, 0.053, 0.018]));
  });
}
