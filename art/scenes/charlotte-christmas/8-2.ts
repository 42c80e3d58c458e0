/** BF-8.2. No house for two hundred steps; then somebody knocks twice, and here comes a knight in a bowl. */
import * as THREE from 'three';
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { HALMEONI_OUTSIDE, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { hillGate } from '../../props/hill-gate.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { snowfall } from '../../props/snowfall.ts';
import { handLantern } from '../../props/woollies.ts';
import { SNOW } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { bridgeGround, LAST_POST, snowBridge } from '../../sets/snow-bridge.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.05, 0.8, 5.2];
const TO: V3 = [0.42, 1.16, -3];
/** she has sunk in to the knees */
const DEEP = 0.27;
const RIM = 0.36;

const ground = (x: number, z: number): V3 => [x, bridgeGround(x, z), z];

/** Snow she has ploughed up, and the furrow behind her. */
function furrow(m: Model, at: V3): void {
  const rnd = random(9);
  const lump = (x: number, z: number, r: number) =>
    m.put(
      ball([r * 1.25, r * 0.62, r], 12),
      { color: SNOW, line: 0.5 },
      place([at[0] + x, at[1] + DEEP - 0.02, at[2] + z], [0, rnd() * 180, rnd() * 20 - 10]),
    );
  for (let i = 0; i < 9; i++) {
    const a = (i / 8) * Math.PI - 0.4;
    lump(Math.sin(a) * 0.36 + 0.04, Math.cos(a) * 0.34, 0.1 + rnd() * 0.06);
  }
  for (let i = 0; i < 8; i++)
    for (const s of [-1, 1]) lump(-0.45 - i * 0.24, s * 0.34 - 0.03 * i + 0.1, 0.08 + rnd() * 0.05);
}

export function knightInABowl(): Shot {
  const scene = new THREE.Scene();
  snowBridge(scene, { hour: 'snowNight', hills: { farms: false } });
  const m = new Model();
  const at = ground(-0.62, 1.75);
  at[1] -= DEEP;
  const YAW = 50;
  const halAt = place(at, [0, YAW, 0], 1.08);
  const halmeoni = character(HALMEONI_OUTSIDE, {
    at: halAt,
    expression: 'grin',
    gaze: [0.45, 0.15],
    pose: pose('walk', {
      lean: [9, 12, -3],
      bend: 0,
      head: [-8, -16, -4],
      // the ladle goes before her like a sword
      right: {
        hand: [-0.34, -0.08, 0.78],
        elbow: [1, -0.8, 0],
        palm: [-0.3, 0.2, -0.9],
        fingers: [-0.9, 0.3, 0.3],
        grip: 'fist',
      },
      // the other hand keeps the helmet on
      left: {
        hand: [0.42, 0.86, 0.3],
        elbow: [1, -0.2, 0.1],
        palm: [-0.7, 0.1, -0.5],
        fingers: [-0.3, 0.9, -0.2],
        grip: 'holdThick',
      },
      legLeft: { foot: [-0.04, 0.04, 0.06], toeDown: -6 },
      legRight: { foot: [-0.04, 0, -0.05], toeDown: 8 },
    }),
  });
  const head = halmeoni.head.at;
  m.inside(place(head, [0, YAW - 16, 0], 1.08), () =>
    m.inside(place([0, 0.085, -0.02], [-15, 0, -5]), () => dentedBowl(m, place([0, 0.62 * RIM, 0], [180, 40, 0]), RIM)),
  );
  const fist = vec(0).setFromMatrixPosition(halmeoni.grip.right);
  const up = vec(0.62, 0.78, 0.1).normalize();
  heldLadle(m, fist, up, vec(-0.6, 0.5, 0.6), 0.74, 0.74);
  // the hood is a howdah
  const nape = head.clone().applyMatrix4(halAt.clone().invert());
  m.inside(halAt.clone().multiply(place([nape.x - 0.04, nape.y - 0.2, nape.z - 0.2])), () => {
    m.put(ball([0.22, 0.24, 0.23], 24), { color: '#3b3c4e' }, place([-0.03, -0.2, -0.08]));
    m.put(ring(0.2, 0.18, 0, 0.045), { color: '#b79a7c', line: 0.6 }, place([-0.02, -0.05, -0.03], [-20, 0, 10]));
  });
  const dog = noodle({
    at: halAt.clone().multiply(place([nape.x - 0.09, nape.y - 0.49, nape.z - 0.3], [0, -26, 0], 0.76)),
    pose: 'sit',
    head: [-2, -6, 10],
  });
  furrow(m, at);

  const charlotteAt = place(ground(0.72, 0.75), [0, -52, 0]);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'gasp',
    gaze: [0.2, 0.1],
    pose: pose('surprise', {
      lean: [-6, 8, 3],
      head: [-4, 14, -5],
      left: {
        hand: [0.3, -0.4, 0.5],
        elbow: [0.7, -0.9, -0.3],
        palm: [-0.2, 0, 1],
        fingers: [0.4, 1, 0.2],
        grip: 'open',
      },
      // one ladle left, forgotten
      right: {
        hand: [0.2, -0.8, 0.3],
        elbow: [0.7, -0.2, -0.8],
        palm: [-1, 0, 0.1],
        fingers: [0, -0.7, 0.7],
        grip: 'fist',
      },
    }),
  });
  const mitt = vec(0).setFromMatrixPosition(charlotte.grip.right);
  heldLadle(m, mitt, vec(-0.2, -1, 0.25), vec(-0.4, 0, 1), 0.46);

  const theoAt = place(ground(1.42, 1.15), [0, -36, 0]);
  const page: V3 = [1.24, 0.66, 1.5];
  const sheet = place(page, [-22, -16, 4]);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: theoAt,
    expression: 'worry',
    gaze: [0.1, -0.7],
    pose: pose('hold', {
      lean: [2, -4, 2],
      bend: 6,
      // shakes it
      head: [12, 26, 12],
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        point: vec(0.165, -0.07, -0.012).applyMatrix4(sheet),
        touch: 'sheet',
        fingers: [-0.7, 0.3, 0.4],
        palm: [-0.4, 0.1, 0.8],
        elbow: [0.8, -0.8, 0],
        grip: 'sheet',
      }),
      right: grasp({
        at: theoAt,
        build: 'child8',
        side: 'right',
        point: vec(-0.165, -0.07, -0.012).applyMatrix4(sheet),
        touch: 'sheet',
        fingers: [-0.7, 0.3, 0.4],
        palm: [-0.4, 0.1, 0.8],
        elbow: [0.8, -0.8, 0],
        grip: 'sheet',
      }),
    }),
  });
  m.inside(sheet, () => {
    m.put(roundedBox(0.27, 0.3, 0.018, 0.006), { color: '#fff6de' });
    m.put(roundedBox(0.28, 0.31, 0.012, 0.006), { color: '#d8503f' }, place([0, 0, -0.014]));
    for (let i = 0; i < 7; i++)
      m.put(
        ring(0.014, 0.022, 0, 0.004),
        { color: '#6a6f84', line: 0.4 },
        place([-0.105 + i * 0.035, 0.15, 0], [0, 0, 90]),
      );
    for (const [i, y] of [0.1, 0.075].entries())
      m.put(
        roundedBox(0.2 - i * 0.07, 0.006, 0.002, 0.001),
        { color: '#9aa0b8', line: 0 },
        place([-i * 0.03, y, 0.01]),
      );
    m.inside(place([0.005, -0.03, 0.012]), () => lettering(m, '200', 0.1, '#b3261e', 0.16));
    m.put(
      tube(
        [
          [-0.09, -0.105, 0.011],
          [0.1, -0.1, 0.011],
        ],
        [0.006],
        { around: 5, rings: 3 },
      ),
      { color: '#b3261e', line: 0 },
    );
  });
  const hang: V3 = [LAST_POST[0], 1.5, LAST_POST[2]];
  const flame = handLantern(m, place(hang, [0, 20, 0]));
  const lamp: V3 = [hang[0] + flame.x, hang[1] + flame.y, hang[2] + flame.z];
  hillGate(m, place([0.6, bridgeGround(0.6, -34), -34], [0, 8, 0]));
  const wind = { long: 9, slant: -14 };
  snowfall(m, { count: 420, min: [-9, 0, -14], max: [9, 7, 0.2], size: [0.005, 0.012], wind, tint: '#d9e0fb' });
  snowfall(m, { count: 46, min: [-3, 0.2, 1.8], max: [3, 3, 3.6], size: [0.003, 0.006], wind, seed: 5 });
  scene.add(halmeoni.model, dog.model, charlotte.model, theo.model, m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, head.toArray() as V3),
    aperture: 0.012,
    light: plumLight('snowNight', {
      sun: { dir: [-0.75, 0.62, -0.1], color: '#c4ceff', power: 2.3, cone: 0.08 },
      fill: { dir: [-0.2, 0.5, 1], color: '#b4b2ec', power: 0.55, cone: 0.4 },
      top: '#7482d0',
      horizon: '#9a9ad8',
      bounce: '#a0a4e0',
      sky: 0.72,
      fog: { color: '#7582cc', near: 10, far: 74 },
      points: [
        { at: lamp, color: '#ffb058', power: 2.4, radius: 0.08 },
        // the same lamp from the reader's side: it gilds the bowl and opens three faces
        { at: [0.5, 1.15, 2.75], color: '#ffbe7c', power: 3.2, radius: 0.25 },
      ],
      exposure: 1.06,
    }),
    paint: { line: 0.7 },
    center: [0.4, 0.9, 0.4],
    radius: 6,
    heads: [halmeoni.head, charlotte.head, theo.head, dog.head],
    focal: head.toArray() as V3,
  };
}
