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
import { grid } from '../../model/grid.ts';
import { color, mix, noise, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
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
const TO: V3 = [0.95, 0.22, 8.6];
const BOOT = damFace(0.1, 0.64);
const SPOON = damFace(0.035, 0.66);

/** Wet mud pressed flat between the sticks: over the toe and the sole of the boot it stands out. */
function mudFace(k: number, h: number): V3 {
  const [x, y, z] = damFace(k, h);
  const heap = (dx: number, dy: number, wide: number, out: number) =>
    out * Math.exp(-(((x - BOOT[0] - dx) / wide) ** 2) - ((y - BOOT[1] - dy) / (wide * 0.7)) ** 2);
  const lumps = 0.05 * noise(x * 5, y * 6) + 0.02 * noise(x * 15, y * 17);
  return [
    x,
    y,
    z + 0.05 + lumps + heap(-0.36, -0.14, 0.2, 0.2) + heap(-0.02, -0.36, 0.26, 0.2) + heap(0.26, -0.22, 0.14, 0.1),
  ];
}
function mudWall(model: Model): void {
  model.put(
    grid((u, w) => mudFace(mix(-0.3, 0.34, u), mix(0, 0.97, w)), 150, 90),
    {
      tint: (point) =>
        color('#33241f')
          .lerp(color('#5a4030'), noise(point.x * 4, point.y * 6))
          .lerp(color('#8a7468'), 0.5 * noise(point.x * 11, point.y * 24) ** 5),
      doubleSided: true,
      line: 0.3,
    },
  );
}

export function bootInTheDam(): Shot {
  const stand = (x: number, z: number): V3 => [x, dryBed(x, z), z];
  const b = vec(BOOT);
  const bootAt = place(b.clone().add(vec(0.08, -0.16, 0.08)), [-4, -104, 16], 2.0);
  const target = vec(0.06, 0.1, -0.05).applyMatrix4(bootAt);
  // down on one knee before it, all his weight on it; the other foot, in its sock, is planted
  const theoAt = place(stand(1.2, 9.0), [0, -100, 0]);
  const theoStance: Stance = { hips: 0.62, lean: [6, 0, 4], bend: 4, head: [4, 44, 4] };
  const theo = character(THEO_ONE_BOOT, {
    at: theoAt,
    expression: 'outrage',
    lookAt: target.toArray() as V3,
    pose: pose('kneel', {
      ...theoStance,
      // the arm on our side: all of it is seen, from the shoulder to the tip
      left: pointAt({ at: theoAt, build: 'child8', side: 'left', stance: theoStance, target, elbow: [0.5, -1, 0] }),
      right: {
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
  const charlotteAt = place(stand(1.47, 9.44), [0, -106, 0]);
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
    at: place([1.6, -0.2, 8.88], [0, -84, 0]),
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
  mudWall(props);
  // all that gets past it, close along the wall
  const steps = [0.58, 0.52, 0.44, 0.36, 0.28, 0.2, 0.1, 0.02].map((h, i): V3 => {
    const [x, y, z] = mudFace(0.15 + 0.006 * Math.sin(i * 2.1), h);
    return [x, y, z + 0.012];
  });
  glassTongue(props, steps, [0.008, 0.012, 0.014, 0.014, 0.018, 0.02, 0.03], ['#5fa3a0', '#b9dfe0', '#f7fdff']);
  // sticks of its own: they lie in the mud, woven over and under
  const across = (from: V3, to: V3, r: number, tone: string) =>
    stick(props, b.clone().add(vec(...from)), b.clone().add(vec(...to)), r, tone);
  across([-0.52, -0.2, 0.3], [0.3, -0.16, 0.27], 0.034, '#c09c6c');
  across([-0.44, 0.1, 0.14], [0.1, -0.2, 0.34], 0.03, '#8f6a48');
  across([-0.3, -0.46, 0.42], [0.46, -0.34, 0.34], 0.032, '#a8825c');
  across([-0.5, -0.52, 0.46], [0.2, -0.62, 0.54], 0.03, '#b8946a');
  woodenSpoon(props, vec(SPOON).add(vec(-0.1, -0.1, 0.28)), vec(SPOON).add(vec(-0.02, 0.16, 0.22)));
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
      sun: { dir: [-0.75, 0.8, 0.2], color: '#ffe3b4', power: 1.7, cone: 0.08 },
      fill: { dir: [0.3, 0.4, 1], color: '#ffe9d6', power: 0.34, cone: 0.4 },
      // one patch of sun: the boot and the finger
      points: [{ at: [BOOT[0] + 0.15, BOOT[1] + 0.75, BOOT[2] + 1.0], color: '#ffdc9c', power: 6, radius: 0.1 }],
      sky: 0.55,
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
      ...actors.map((actor) => actor.head),
      { thing: 'boot', at: b.clone().add(vec(0, 0.06, 0.16)), radius: 0.26 },
      { thing: 'finger', at: hand, radius: 0.1 },
      { thing: 'spoon', at: vec(SPOON).add(vec(-0.02, 0.18, 0.22)), radius: 0.13 },
    ],
    find: [{ at: vec(SPOON).add(vec(-0.02, 0.18, 0.22)), radius: 0.13 }],
    focal: target.toArray() as V3,
  });
}

/** Priya's spoon: pale and worn, a red band on the handle and a loop to hang it by. From handle end to bowl. */
function woodenSpoon(model: Model, from: THREE.Vector3, to: THREE.Vector3): void {
  const wood = { color: '#f2cf94' };
  const along = to.clone().sub(from);
  const at = (k: number) => from.clone().addScaledVector(along, k);
  model.put(tube([at(0), at(0.5), at(0.95)], [0.015, 0.014, 0.017], { around: 9 }), wood);
  model.put(tube([at(0.4), at(0.52)], [0.02], { around: 10, rings: 2 }), { color: '#d8352c' });
  model.inside(frame(at(1), along, vec(0.1, 0.1, 1)), () => {
    model.put(ball([0.06, 0.08, 0.022], 18), wood, place([0, 0.05, 0]));
    model.put(ball([0.042, 0.06, 0.01], 16), { color: '#d9a866', line: 0.6 }, place([0, 0.053, 0.018]));
  });
}
