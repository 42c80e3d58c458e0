/** CC-6.1. Forty-one spoons leave a wheel taller than Mom, one row of them toward us into the soup; she drinks her tea before its hub. */

import { CatmullRomCurve3 } from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod } from '../../cast/holds.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MAX_HOODED } from '../../cast/people/max.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { MOM_MUFFS } from '../../cast/people/winter-coats.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { TAU, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { bucket, colanderHelmet, saucepan, spoon } from '../../props/bang-pots.ts';
import { chair } from '../../props/furniture.ts';
import { soupPot } from '../../props/kitchen.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { nopeMug } from '../../props/sound-things.ts';
import { bellKitchen } from '../../sets/bell-kitchen.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { spoonWheel } from './6-1.spoon-wheel.ts';

const FROM: V3 = [0.11, 0.98, 3.6];
const TO: V3 = [0.11, 1.04, 0];
const MACHINE = place([-0.05, 0, -0.35], [0, 0, 0]);
const POT: V3 = [0.64, 0.56, 1.3];

/** From the wheel's bare side toward the reader and down into the pot: the nearer a spoon, the bigger. */
function flight(model: Model): void {
  const way = new CatmullRomCurve3([
    vec(0.36, 1.82, -0.3),
    vec(0.58, 1.78, 0.15),
    vec(0.53, 1.48, 0.72),
    vec(0.58, 0.94, 1.24),
  ]);
  const count = 7;
  for (let i = 0; i < count; i++) {
    const t = ((i + 0.2) / count) ** 0.9;
    // the crowd of them is as wide as a hand, and each tumbles a little
    const aside = vec(i % 2 ? 0.06 : -0.06, i % 2 ? 0.05 : -0.03, 0).multiplyScalar(1 - t * 0.7);
    const along = way.getTangentAt(t).add(vec(Math.sin(i * 4.1) * 0.22, 0, 0));
    const tone = i % 3 ? '#c3cadc' : '#e2aa44';
    spoon(model, frame(way.getPointAt(t).add(aside), along, vec(0.2, 0.3, 1)), 0.34 + 0.14 * t, tone);
  }
}

export function fortyOneSpoons(): Shot {
  const model = new Model();
  const crank = spoonWheel(model, MACHINE, 168, [-32, 68]);
  const knob = vec(...crank).applyMatrix4(MACHINE);
  flight(model);

  // Priya hangs on the crank with both feet off the stool
  const priyaAt = place([-1.02, 0.42, 0.1], [0, 34, 0]);
  const gleeful: Pose = pose('cheer', { lean: [10, 2, -24], bend: 8, head: [-12, 10, 10] });
  const hers = { at: priyaAt, build: 'child8', stance: gleeful } as const;
  const thrown = vec(-0.34, 1.12, 0.16).applyMatrix4(priyaAt);
  const thrownDir = vec(-0.25, 1, 0.25).transformDirection(priyaAt);
  const priya = character(PRIYA, {
    at: priyaAt,
    expression: 'joy',
    lookAt: [0.85, 2.0, 0.2],
    pose: {
      ...gleeful,
      left: gripRod({
        ...hers,
        side: 'left',
        point: knob.clone().setZ(knob.z + 0.04),
        dir: [0, 0, 1],
        r: 0.026,
        elbow: [0.5, -1, 0],
      }),
      right: gripRod({ ...hers, side: 'right', point: thrown, dir: thrownDir, r: 0.012, elbow: [1, -0.5, -0.2] }),
      legLeft: { foot: [0.04, 0, 0.04] },
      legRight: { foot: [0.3, 0.2, -0.12], toeOut: 18 },
    },
  });
  spoon(model, frame(thrown.clone().addScaledVector(thrownDir, -0.09), thrownDir, vec(0, 0, 1)), 0.34, '#d9a03c');
  model.put(roundedBox(0.42, 0.06, 0.4, 0.02), { color: '#4f8f8a' }, place([-1.02, 0.39, 0.1]));
  for (const x of [-1.18, -0.86])
    for (const z of [-0.04, 0.24])
      model.put(roundedBox(0.05, 0.38, 0.05, 0.01), { color: '#3f7a76' }, place([x, 0.19, z]));

  // legs crossed, eyes down in her tea: the quiet hub of it all
  const momAt = place([0.0, -0.03, 0.42], [0, 8, 0]);
  const serene: Pose = pose('sitChair', {
    hips: 0.56,
    bend: 5,
    lean: [-2, 0, 0],
    head: [8, 2, -5],
    legLeft: { foot: [0.03, 0, 0.44], knee: [0.1, 0.6, 1] },
    legRight: { foot: [-0.3, 0.26, 0.5], knee: [-0.1, 0.8, 1] },
  });
  const moms = { at: momAt, build: 'woman', stance: serene } as const;
  const mouthOfMom = vec(0.0, -0.52, 1.02).applyMatrix4(headFrame(momAt, 'woman', serene));
  const mugAt = place([mouthOfMom.x - 0.05, mouthOfMom.y - 0.25, mouthOfMom.z + 0.08], [-8, 0, 4], 1.6);
  const onMug = (p: V3) => vec(p).applyMatrix4(mugAt);
  const mom = character(
    dressed(MOM_MUFFS, {
      sleeveLength: 1,
      // seated: the apron's lower half lies in her lap
      shells: MOM_MUFFS.outfit.shells?.filter((shell) => shell.from > -0.5) ?? [],
    }),
    {
      at: momAt,
      expression: 'asleep',
      lookAt: onMug([0, 0.1, 0]).toArray() as V3,
      pose: {
        ...serene,
        left: gripRod({
          ...moms,
          side: 'left',
          point: onMug([0.094, 0.052, 0]),
          dir: vec(0, 1, 0).transformDirection(mugAt),
          r: 0.013,
          elbow: [0.6, -1, 0.1],
        }),
        right: cup({
          ...moms,
          side: 'right',
          point: onMug([-0.012, 0.032, 0]),
          r: 0.055,
          from: 'below',
          elbow: [0.7, -1, 0.1],
        }),
      },
    },
  );
  nopeMug(model, mugAt);
  chair(model, place([0.0, 0, 0.4], [0, 8, 0]), '#e4705c');

  // near us at the right: the pot, the shower of spoons, and no, and no, and no
  const halAt = place([1.12, 0, 0.6], [0, -28, 0]);
  const stirring: Pose = pose('handsOnHips', { lean: [8, 0, 4], bend: 6, head: [6, -8, -10] });
  const stick: [V3, V3] = [
    [POT[0] + 0.04, POT[1] + 0.2, POT[2]],
    [0.88, 0.97, 1.06],
  ];
  const along = vec(stick[1]).sub(vec(stick[0]));
  const halmeoni = character(HALMEONI, {
    at: halAt,
    expression: 'grumpy',
    lookAt: [POT[0] - 0.1, POT[1] + 0.25, POT[2]],
    pose: {
      ...stirring,
      right: gripRod({
        at: halAt,
        build: 'grandmother',
        stance: stirring,
        side: 'right',
        point: stick[1],
        dir: along,
        r: 0.014,
        elbow: [1, -1, 0],
      }),
    },
  });
  model.put(roundedBox(1.1, 0.06, 0.62, 0.02), { color: '#a8683a' }, place([1.08, 0.53, 1.32]));
  for (const x of [0.6, 1.56])
    model.put(roundedBox(0.07, 0.52, 0.07, 0.02), { color: '#94582f' }, place([x, 0.26, 1.56]));
  soupPot(model, place(POT, [0, 20, 0]), 0.22, '#4f7fb8');
  model.put(tube([stick[0], vec(stick[1]).addScaledVector(along, 0.3)], [0.014], { around: 8, rings: 3 }), {
    color: '#b8743f',
  });
  // plop
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * TAU;
    model.put(
      ball([0.013, 0.024, 0.013], 9),
      { color: '#f0a04c', line: 0.5 },
      place(
        [POT[0] - 0.06 + Math.cos(a) * 0.13, POT[1] + 0.27 + (i % 3) * 0.03, POT[2] + 0.04 + Math.sin(a) * 0.1],
        [0, 0, -Math.cos(a) * 40],
      ),
    );
  }
  dentedBowl(model, place([1.62, 0.95, -0.5], [70, -20, 0]), 0.45);

  const maxAt = place([-0.86, 0, 0.95], [0, 56, 0]);
  const roaring: Pose = pose('stand', { lean: [18, 0, 3], bend: 14, head: [-14, -6, 6] });
  const jaw = headFrame(maxAt, 'child4', roaring);
  // the bucket before his mouth, in profile: its mouth to his
  const lips = vec(0, -0.62, 1.36).applyMatrix4(jaw);
  const away = vec(-0.1, -0.2, 1).transformDirection(jaw);
  const zinc = frame(lips.clone().addScaledVector(away, 0.19), away.clone().negate(), vec(0, 1, 0)).scale(
    vec(0.84, 0.84, 0.84),
  );
  const across = vec(1, 0, 0).transformDirection(zinc);
  const below = vec(0, 0, -1).transformDirection(zinc);
  const hold = (k: 1 | -1) =>
    grasp({
      at: maxAt,
      build: 'child4',
      side: k > 0 ? 'left' : 'right',
      point: lips
        .clone()
        .addScaledVector(away, -0.005)
        .addScaledVector(across, -k * 0.08)
        .addScaledVector(below, 0.085),
      touch: 'palm',
      fingers: [0.1, 0.75, 0.6],
      palm: [-0.9, 0.3, 0],
      elbow: [1, -0.6, 0],
      grip: 'holdThick',
    });
  const max = character(MAX_HOODED, {
    at: maxAt,
    expression: 'outrage',
    lookAt: [0, 1.1, 0.7],
    pose: {
      ...roaring,
      left: hold(1),
      right: hold(-1),
      legLeft: { foot: [0.12, 0, 0.08], toeOut: 20 },
      legRight: { foot: [0.12, 0, -0.1], toeOut: 26 },
    },
  });
  bucket(model, zinc);
  soundRings(model, place(lips.clone().addScaledVector(away, 0.19), [0, -10, 0]), {
    radii: [0.055, 0.09, 0.125],
    arc: [140, 214],
    strokes: 5,
    thick: [0.008, 0.006],
    tone: '#b8482c',
    fade: '#e0a880',
  });

  const dogAt = place([-0.4, 0, 0.98], [0, 14, 0], 0.88);
  const dog = noodle({ at: dogAt, pose: 'sit', head: [-4, 6, -8] });
  model.inside(dogAt.clone().multiply(place([0, 0.565, 0.205], [-12, 6, -10])), () =>
    colanderHelmet(model, place([0, 0, 0]), 0.125),
  );
  saucepan(model, place([1.34, 0.56, 1.36], [0, 40, 0]), 0.13, '#d8503f');
  return composeShot({
    set: (scene) => bellKitchen(scene, { hour: 'snowDay', without: ['lamp', 'pots', 'calendar', 'table'], chairs: [] }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.98, 0.14, 0], color: '#ffd9a0', power: 6, cone: 0.05 },
      fill: { dir: [0.4, 0.5, 1], color: '#b8b4e0', power: 0.4, cone: 0.4 },
      bounce: '#a890b0',
      sky: 0.36,
      exposure: 1,
      points: [
        { at: [0.1, 1.9, 1.1], color: '#ffd08a', power: 4.4, radius: 0.2 },
        { at: [0.3, 1.75, 0.2], color: '#ffc870', power: 1.6, radius: 0.12 },
        { at: [0.5, 1.3, 1.6], color: '#ffc47c', power: 1.4, radius: 0.2 },
      ],
    }),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, [0, 1.1, 0.4]),
    aperture: 0.009,
    center: [0, 1, 0.3],
    radius: 4,
    actors: [priya, mom, halmeoni, max, dog],
    things: [model.bake()],
    paint: { line: 0.8 },
    // Noodle under the colander
    find: ballsAt(0.17, [-0.36, 0.53, 1.15], [-0.36, 0.34, 1.15]),
    lettering: [{ text: 'NOPE', balls: [{ at: onMug([0, 0.052, 0.047]).toArray() as V3, radius: 0.09 }] }],
    focal: [0.1, 1.2, 0.4],
  });
}
