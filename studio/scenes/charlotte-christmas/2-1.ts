/** BC-2.1. Plum Street, the morning after: eleven warm things are gone, and Mr. Finch's pompom is the eleventh. */

import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard, writeWith } from '../../cast/holds.ts';
import { FINCH_WINTER, MAYOR_WINTER, PRIYA_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { robbedClothesline } from './2-1.clothesline.ts';
import { hoppers } from './2-1.hoppers.ts';
import { magnifyingLadle } from './2-1.magnifying-ladle.ts';

const FROM: V3 = [-2.0, 1.72, 1.5];
/** Along the view and to the right of it, on the ground. */
const AHEAD = vec(-0.385, 0, -0.923);
const RIGHT = vec(0.923, 0, -0.385);
const spot = (u: number, d: number, y = 0.05): V3 =>
  vec(FROM[0], y, FROM[2]).addScaledVector(AHEAD, d).addScaledVector(RIGHT, u).toArray() as V3;
const [TX, , TZ] = spot(0.04, 2.6);
const TO: V3 = [TX, 1.2, TZ];
const FINCH = place(spot(0.5, 2.2), [0, -22, 0]);
/** He has sat down, so that the children can reach the top of his hat. */
const BOW: Stance = { hips: 0.46, lean: [8, 0, -4], bend: 20, head: [17, -16, -8] };
const HEAD = headFrame(FINCH, 'thinOldMan', BOW);
/** Where the pompom was. */
const TORN = vec(0, 1.34, -0.24).applyMatrix4(HEAD);

/** One ear that was out in the cold all night, and where the pompom was: a torn place with threads. */
function coldHead(m: Model): void {
  m.inside(headFrame(FINCH, 'thinOldMan', BOW), () => {
    m.inside(place([1.13, -0.16, -0.02], [0, 70, -6]), () => {
      m.put(ball([0.2, 0.3, 0.1], 16), { color: '#d8402f', line: 0.9, face: 0.6 });
      const rim: V3[] = points3('-.12,-.24,.05 .12,-.2,.06 .19,.08,.06 .06,.26,.06 -.13,.2,.05 -.12,.04,.06');
      m.put(tube(rim, [0.05], { around: 8, rings: 40 }), { color: '#f0604c', line: 0.5, face: 0.6 });
    });
    const wool = { color: '#e8484c', line: 0.6 };
    m.put(ball([0.24, 0.09, 0.24], 14), { color: '#6a2430', line: 0.6 }, place([0, 1.32, -0.28], [-14, 0, 0]));
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9;
      const k = 0.2 + 0.16 * ((i * 5) % 3);
      const path: V3[] = [
        [Math.sin(a) * 0.1, 1.26, -0.28 + Math.cos(a) * 0.1],
        [Math.sin(a) * 0.16, 1.4 + k * 0.5, -0.28 + Math.cos(a) * 0.16],
        [Math.sin(a + 0.7) * (0.2 + k * 0.5), 1.46 + k * 0.7, -0.28 + Math.cos(a + 0.7) * (0.2 + k * 0.5)],
        [Math.sin(a + 1.3) * (0.3 + k * 0.6), 1.4 + k * 0.5, -0.28 + Math.cos(a + 1.3) * (0.3 + k * 0.6)],
      ];
      m.put(tube(path, [0.04, 0.036, 0.032, 0.02], { around: 6, rings: 16 }), wool);
    }
  });
}
/** His fingers feel for what is not there; the other hand holds on to his knee. */
const sadFinch = (): Actor =>
  character(without(FINCH_WINTER, 'woolScarf'), {
    at: FINCH,
    expression: 'sad',
    gaze: [-0.1, -0.5],
    pose: pose('sitChair', {
      ...BOW,
      left: grasp({
        at: FINCH,
        build: 'thinOldMan',
        side: 'left',
        point: vec(0.36, 1.2, -0.04).applyMatrix4(HEAD),
        touch: 'palm',
        fingers: [-0.9, 0.4, 0.1],
        palm: [-0.4, -0.9, 0],
        elbow: [1, 0.1, 0.1],
        grip: 'drape',
      }),
      right: grasp({
        at: FINCH,
        build: 'thinOldMan',
        side: 'right',
        point: vec(-0.16, 0.58, 0.44).applyMatrix4(FINCH),
        touch: 'palm',
        fingers: [-0.2, -0.5, 0.8],
        palm: [0, -0.9, -0.4],
        elbow: [1, -0.2, -0.3],
        grip: 'drape',
      }),
      legLeft: { foot: [0.06, 0, 0.46], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.08, 0, 0.4], knee: [0.2, 0.6, 1] },
    }),
  });

export function elevenThings(): Shot {
  const m = new Model();
  robbedClothesline(m, [-6.08, 1.96, -3.5], [-4.74, 2.0, -3.6], 5, 1.15);
  // an upturned crate under him
  m.put(
    roundedBox(0.5, 0.4, 0.44, 0.02),
    { color: '#a8764a', line: 0.8 },
    FINCH.clone().multiply(place([0, 0.18, -0.06])),
  );
  m.put(ball([0.27, 0.05, 0.24], 18), { color: SNOW, line: 0.4 }, FINCH.clone().multiply(place([0, 0.39, -0.06])));

  const finch = sadFinch();
  coldHead(m);

  const theoAt = place(spot(-0.62, 1.9), [0, 104, 0]);
  const intent: Stance = { lean: [6, 0, 2], bend: 8, head: [2, -18, -6] };
  const page = theoAt.clone().multiply(place([0.02, 0.66, 0.25], [-52, 0, 0], 1.15));
  m.inside(page, () => notebook(m, new THREE.Matrix4()));
  const onPage = (p: V3): THREE.Vector3 => vec(p).applyMatrix4(page);
  const writing = writeWith({
    at: theoAt,
    build: 'child8',
    stance: intent,
    side: 'right',
    tip: onPage([0.005, 0.01, 0.016]),
    normal: vec(0, 0, 1).transformDirection(page),
    mitten: true,
    elbow: [0.9, -0.6, -0.2],
  });
  m.inside(writing.pencil, () => pencil(m, new THREE.Matrix4(), '#d8352c', 0.22, 0.012));
  const theo = character(without(THEO_WINTER, 'notebook', 'woolScarf'), {
    at: theoAt,
    expression: 'concentrating',
    lookAt: TORN.toArray() as V3,
    pose: pose('stand', {
      ...intent,
      left: holdCard({
        at: theoAt,
        build: 'child8',
        stance: intent,
        side: 'left',
        mitten: true,
        edge: onPage([0.075, -0.04, 0]),
        inward: vec(-1, 0, 0).transformDirection(page),
        face: vec(0, 0, 1).transformDirection(page),
      }),
      right: writing.arm,
    }),
  });

  // Priya, detective: the magnifying ladle over the torn place
  const priyaAt = place(spot(-0.13, 2.42, 0.16), [0, 66, 0]);
  const toes: Stance = { shift: [0, 0.06, 0], lean: [14, 0, 3], bend: 14, head: [16, -6, -8] };
  const priyaHead = headFrame(priyaAt, 'child8', toes);
  const eye = vec(-0.34, 0.08, 0.9).applyMatrix4(priyaHead);
  const lens = eye.clone().lerp(TORN, 0.3);
  const through = TORN.clone().sub(eye).normalize().addScaledVector(AHEAD, -0.75).normalize();
  const ladle = frame(lens, vec(0.3, 1, 0), through);
  m.inside(ladle, () => magnifyingLadle(m));
  m.put(ball([0.3, 0.1, 0.22], 20), { color: SNOW, line: 0.3 }, place(spot(-0.11, 2.42, 0.08)));
  const priya = character(without(PRIYA_WINTER, 'toolBelt', 'woodenSpoon'), {
    at: priyaAt,
    expression: 'listen',
    lookAt: TORN.toArray() as V3,
    pose: pose('stand', {
      ...toes,
      right: gripRod({
        at: priyaAt,
        build: 'child8',
        stance: toes,
        side: 'right',
        mitten: true,
        point: vec(0, -0.3, 0.003).applyMatrix4(ladle),
        dir: vec(0.3, 1, 0),
        r: 0.018,
        elbow: [0.9, -0.8, 0],
      }),
      left: { hand: [0.1, -0.6, 0.3], elbow: [1, 0, -0.6], palm: [-1, 0, 0], fingers: [-0.6, -0.6, 0.5], grip: 'fist' },
      legLeft: { foot: [0.03, 0.06, 0], toeDown: 34, toeOut: 8 },
      legRight: { foot: [0.05, 0.06, -0.16], toeDown: 34, toeOut: 14 },
    }),
  });

  const mayorAt = place(spot(1.12, 3.3), [0, -14, 0]);
  const cross: Stance = { lean: [2, -6, 3], bend: 2, head: [4, -10, -6] };
  // her half of the scarf hangs from the neck as far as the teeth left it; she shows it
  const piece = mayorAt.clone().multiply(place([0.03, 1.05, 0.2], [-26, 8, 3], 1.15));
  m.inside(piece, () => halfScarf(m));
  const round = Array.from({ length: 13 }, (_, i): V3 => {
    const a = (i / 12) * 6.283;
    return [Math.sin(a) * 0.14, 1.07 - Math.cos(a) * 0.025, 0.03 + Math.cos(a) * 0.15];
  });
  m.inside(mayorAt, () => m.put(tube(round, [0.045], { around: 10, rings: 40 }), { color: '#f2bf3e', line: 0.8 }));
  const mayor = character(without(MAYOR_WINTER, 'halfScarf', 'sash'), {
    at: mayorAt,
    expression: 'outrage',
    gaze: [-0.3, 0],
    pose: pose('stand', {
      ...cross,
      left: holdCard({
        at: mayorAt,
        build: 'shortWoman',
        stance: cross,
        side: 'left',
        mitten: true,
        edge: vec(0.085, -0.22, 0).applyMatrix4(piece),
        inward: vec(-1, 0, 0).transformDirection(piece),
        face: vec(0, 0, 1).transformDirection(piece),
        elbow: [0.9, -0.9, 0],
      }),
      right: {
        hand: [0.13, -0.6, 0.06],
        elbow: [1, 0, -0.6],
        palm: [-1, 0, 0],
        fingers: [-0.6, -0.6, 0.5],
        grip: 'fist',
      },
    }),
  });

  const neighbours = hoppers(spot);
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'snowDay',
        near: ['north1', 'north2'],
        houses: { north2: { wreath: true } },
        only: ['north0', 'north1', 'north2', 'north3'],
        noTrees: (x, z) => z < 0 && x > -9 && x < 1,
      }),
    light: plumLight('snowDay', {
      sun: { dir: [-0.55, 0.5, 0.75], color: '#fff0dc', power: 3.7, cone: 0.08 },
      sky: 0.98,
    }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, finch.head.at.toArray() as V3),
    aperture: 0.013,
    center: [-3.6, 1, -1.8],
    radius: 5,
    actors: [finch, theo, priya, mayor, ...neighbours],
    things: [m.bake()],
    heads: [finch.head, theo.head, priya.head, mayor.head],
    // the clothesline and its pins
    find: ballsAt(0.21, [-5.92, 1.92, -3.56], [-5.15, 1.92, -3.86]),
    focal: finch.head.at.toArray() as V3,
  });
}

/** A flat piece of knitting, striped, from its upper edge at the origin down to a chewed edge with loose threads. */
function halfScarf(m: Model): void {
  const tone = (k: number) => ({ color: k % 2 ? '#f2bf3e' : '#1f6f8a', line: 0.8 });
  for (let k = 0; k < 4; k++)
    m.put(roundedBox(0.17, 0.074, 0.026, 0.012), tone(k), place([0, -0.036 - k * 0.07, 0], [0, 0, k % 2 ? 1 : -1]));
  // every other tooth of the edge is bitten shorter
  for (let k = 0; k < 5; k++) {
    const long = [0.06, 0.025, 0.075, 0.035, 0.05][k] ?? 0.05;
    const x = -0.068 + k * 0.034;
    m.put(roundedBox(0.034, long, 0.024, 0.01), tone(1 + (k % 3 === 1 ? 1 : 0)), place([x, -0.28 - long / 2, 0]));
    const y = -0.28 - long;
    m.put(
      tube(
        [
          [x, y + 0.02, 0],
          [x + 0.014, y - 0.03, 0.006],
          [x - 0.008, y - 0.06 - 0.02 * (k % 3), 0.004],
        ],
        [0.006],
        { around: 6, rings: 8 },
      ),
      tone(k),
    );
  }
}
