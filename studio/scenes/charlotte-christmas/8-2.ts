/** BF-8.2. No house for two hundred steps; then somebody knocks twice, and here comes a knight in a bowl. */
import { noodle } from '../../animals/noodle.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { HALMEONI_OUTSIDE, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { SNOW } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { stone } from '../../model/stones.ts';
import { ball, ring, tube } from '../../model/tube.ts';
import { contacts } from '../../model/veil.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { hillGate } from '../../props/hill-gate.ts';
import { dentedBowl } from '../../props/korean-kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { snowfall } from '../../props/snowfall.ts';
import { soundRings } from '../../props/sound-rings.ts';
import { handLantern } from '../../props/woollies.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { bridgeGround, LAST_POST, snowBridge } from '../../sets/snow-bridge.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.08, 0.66, 4.7];
const TO: V3 = [0.16, 0.96, -3];
/** she has sunk in to the knees */
const DEEP = 0.33;
const RIM = 0.36;
/** where on the rim the mitten holds it, degrees */
const RIM_GRIP = 205;
/** and where the ladle knocks, radians */
const RIM_HIT = 5.55;

const ground = (x: number, z: number): V3 => [x, bridgeGround(x, z), z];
/** The children are lighter and sink in less. */
const SUNK = 0.12;
const sunk = (x: number, z: number): V3 => [x, bridgeGround(x, z) - SUNK, z];

/** Snow she has ploughed up, and the furrow behind her. */
function furrow(model: Model, at: V3): void {
  const rnd = random(9);
  const lump = (x: number, z: number, r: number) =>
    model.put(
      stone(Math.floor(rnd() * 90), 0.15, 0.14),
      { color: SNOW, line: 0.35 },
      place([at[0] + x, at[1] + DEEP - 0.03, at[2] + z], [0, rnd() * 180, 0], [r * 1.35, r * 0.6, r * 1.1]),
    );
  for (let i = 0; i < 9; i++) {
    const a = (i / 8) * Math.PI - 0.4;
    lump(Math.sin(a) * 0.36 + 0.04, Math.cos(a) * 0.34, 0.1 + rnd() * 0.06);
  }
  for (let i = 0; i < 8; i++)
    for (const s of [-1, 1]) lump(-0.45 - i * 0.24, s * 0.34 - 0.03 * i + 0.1, 0.08 + rnd() * 0.05);
}

export function knightInABowl(): Shot {
  const model = new Model();
  const at = ground(-0.46, 1.75);
  at[1] -= DEEP;
  const YAW = 50;
  const halAt = place(at, [0, YAW, 0], 1.08);
  const striding: Pose = pose('walk', { lean: [9, 12, -3], bend: 0, head: [-6, -10, -4] });
  const hers = { at: halAt, build: 'grandmother', stance: striding, mitten: true } as const;
  const skull = headFrame(halAt, 'grandmother', striding);
  const helmet = skull
    .clone()
    .multiply(place([0, 0.44, -0.08], [-12, 0, -6], 1 / 0.157))
    .multiply(place([0, 0.62 * RIM, 0], [180, 96, 0]));
  // where her left mitten keeps the helmet on: a point of its rim, and the way the rim runs there
  const onRim = (deg: number) =>
    vec(Math.sin((deg * Math.PI) / 180) * RIM, 0.62 * RIM, Math.cos((deg * Math.PI) / 180) * RIM).applyMatrix4(helmet);
  const rim = onRim(RIM_GRIP);
  const along = onRim(RIM_GRIP + 8)
    .sub(onRim(RIM_GRIP - 8))
    .normalize();
  // twice, for luck: the ladle's back is on the bowl
  const hit = vec(Math.sin(RIM_HIT) * RIM * 0.9, 0.36 * RIM, Math.cos(RIM_HIT) * RIM * 0.9).applyMatrix4(helmet);
  const fist = hit.clone().add(vec(-0.26, -0.24, 0.2));
  const up = hit.clone().sub(fist).normalize();
  const halmeoni = character(dressed(without(HALMEONI_OUTSIDE, 'paddedHood'), { legs: '#474859', legsWide: 1 }), {
    at: halAt,
    expression: 'grin',
    gaze: [0.45, 0.1],
    pose: {
      ...striding,
      right: gripRod({ ...hers, side: 'right', point: fist, dir: up, r: 0.026, elbow: [1, -0.5, -0.2] }),
      // the other hand keeps the helmet on
      left: gripRod({ ...hers, side: 'left', point: rim, dir: along, r: 0.014, elbow: [1, -0.3, 0.3] }),
      // one boot has just come out of the snow
      legLeft: { foot: [0.02, 0.3, 0.34], toeDown: 18 },
      legRight: { foot: [-0.04, 0, -0.12], toeDown: 8 },
    },
  });
  const head = halmeoni.head.at;
  dentedBowl(model, helmet, RIM);
  heldLadle(model, fist, up, vec(-0.5, 0.5, 0.7), 0.74, 0.52);
  soundRings(model, place(hit.clone().add(vec(-0.04, 0.08, 0.1)), [0, 4, 0]), {
    radii: [0.16, 0.24, 0.32],
    arc: [70, 200],
    strokes: 8,
    thick: [0.008, 0.005],
    tone: '#ffc060',
    fade: '#8b95d8',
  });
  // the hood is a howdah, of the coat's own cloth
  const nape = head.clone().applyMatrix4(halAt.clone().invert());
  const hood = { color: '#474859', line: 0.7 };
  model.inside(halAt.clone().multiply(place([nape.x - 0.04, nape.y - 0.2, nape.z - 0.2])), () => {
    model.put(ball([0.22, 0.24, 0.23], 24), hood, place([-0.03, -0.2, -0.08]));
    model.put(ring(0.2, 0.18, 0, 0.045), hood, place([-0.02, -0.05, -0.03], [-20, 0, 10]));
  });
  const collar = Array.from({ length: 9 }, (_, i): V3 => {
    const a = (i / 8 - 0.5) * 5;
    return [nape.x + Math.sin(a) * 0.125, nape.y - 0.165, nape.z - 0.01 - Math.cos(a) * 0.12];
  });
  model.inside(halAt, () => model.put(tube(collar, [0.03, 0.055, 0.06, 0.055, 0.03], { around: 12, rings: 30 }), hood));
  const dog = noodle({
    at: halAt.clone().multiply(place([nape.x - 0.09, nape.y - 0.49, nape.z - 0.3], [0, -26, 0], 0.76)),
    pose: 'sit',
    head: [-2, -6, 10],
  });
  furrow(model, at);
  // and the drift before her, up to the knees
  for (const [x, z, r] of [
    [-0.2, 0.62, 0.5],
    [0.42, 0.5, 0.36],
    [-0.75, 0.5, 0.34],
  ] as const)
    model.put(
      ball([r, r * 0.5, r * 0.5], 22),
      { color: SNOW, line: 0.35 },
      place([at[0] + x, at[1] + DEEP - 0.02, at[2] + z]),
    );

  const charlotteAt = place(sunk(0.37, 1.5), [0, -64, 0]);
  const amazed: Pose = pose('stand', { lean: [6, 0, 3], bend: 2, head: [-10, 10, -6] });
  const girl = { at: charlotteAt, build: 'child8', stance: amazed } as const;
  // the last ladle, held out; the mitten is on the teeth that hum
  const haft = vec(0.12, 0.7, 0.34).applyMatrix4(charlotteAt);
  const bowlward = vec(-0.1, 0.42, 0.9).transformDirection(charlotteAt);
  const face = headFrame(charlotteAt, 'child8', amazed);
  const charlotte = character(CHARLOTTE_WINTER, {
    at: charlotteAt,
    expression: 'gasp',
    lookAt: head.toArray() as V3,
    pose: {
      ...amazed,
      left: gripRod({ ...girl, side: 'left', point: haft, dir: bowlward, r: 0.016, elbow: [0.8, -0.9, -0.1] }),
      right: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        point: vec(-0.66, -0.62, 0.72).applyMatrix4(face),
        touch: 'palm',
        fingers: [-0.1, 1, 0.1],
        palm: [-0.9, 0, -0.5],
        elbow: [0.9, -0.9, 0.2],
        grip: 'relaxed',
      }),
    },
  });
  heldLadle(model, haft, bowlward, vec(0, 1, -0.5), 0.36, 0.6);

  const theoAt = place(sunk(1.08, 0.8), [0, -34, 0]);
  const sorry: Pose = pose('hold', { lean: [2, -4, 2], bend: 6, head: [8, -16, 12] });
  const sheet = theoAt.clone().multiply(place([0, 0.66, 0.29], [-16, 10, 4]));
  const outward = vec(0, 0, 1).transformDirection(sheet);
  const holding = (k: 1 | -1) =>
    holdCard({
      at: theoAt,
      build: 'child8',
      stance: sorry,
      mitten: true,
      side: k > 0 ? 'left' : 'right',
      edge: vec(k * 0.138, -0.09, 0).applyMatrix4(sheet),
      inward: vec(-k, 0, 0).transformDirection(sheet),
      face: outward,
      elbow: [1, -0.7, -0.1],
    });
  const theo = character(dressed(without(THEO_WINTER, 'notebook'), { sleeveWide: 1.3 }), {
    at: theoAt,
    expression: 'worry',
    lookAt: head.toArray() as V3,
    pose: { ...sorry, left: holding(1), right: holding(-1) },
  });
  model.inside(sheet, () => {
    model.put(roundedBox(0.27, 0.3, 0.018, 0.006), { color: '#fff6de' });
    model.put(roundedBox(0.28, 0.31, 0.012, 0.006), { color: '#d8503f' }, place([0, 0, -0.014]));
    for (let i = 0; i < 7; i++)
      model.put(
        ring(0.014, 0.022, 0, 0.004),
        { color: '#6a6f84', line: 0.4 },
        place([-0.105 + i * 0.035, 0.15, 0], [0, 0, 90]),
      );
    for (const [i, y] of [0.1, 0.075].entries())
      model.put(
        roundedBox(0.2 - i * 0.07, 0.006, 0.002, 0.001),
        { color: '#9aa0b8', line: 0 },
        place([-i * 0.03, y, 0.01]),
      );
    model.inside(place([0.005, -0.01, 0.012]), () => lettering(model, '200', 0.094, '#b3261e', 0.16));
    model.put(
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
  const flame = handLantern(model, place(hang, [0, 20, 0]));
  const lamp: V3 = [hang[0] + flame.x, hang[1] + flame.y, hang[2] + flame.z];
  hillGate(model, place([0.6, bridgeGround(0.6, -34), -34], [0, 8, 0]));
  const wind = { long: 9, slant: -14 };
  snowfall(model, { count: 420, min: [-9, 0, -14], max: [9, 7, 0.2], size: [0.005, 0.012], wind, tint: '#d9e0fb' });
  snowfall(model, { count: 46, min: [-3, 0.2, 1.8], max: [3, 3, 3.6], size: [0.003, 0.006], wind, seed: 5 });
  const soles = [charlotteAt, theoAt].map((a): [number, number, number, number, number] => {
    const point = vec(0).setFromMatrixPosition(a);
    return [point.x, point.y + SUNK + 0.02, point.z, 0.3, 0.24];
  });
  return composeShot({
    set: (scene) => snowBridge(scene, { hour: 'snowNight', hills: { farms: false } }),
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
    camera: camera(FROM, TO, 32),
    focus: distance(FROM, head.toArray() as V3),
    aperture: 0.012,
    center: [0.4, 0.9, 0.4],
    radius: 6,
    actors: [halmeoni, dog, charlotte, theo],
    things: [contacts(soles, '#4c4f96', 0.6), model.bake()],
    heads: [halmeoni.head, charlotte.head, theo.head, dog.head],
    paint: { line: 0.7 },
    // Noodle in the hood
    find: ballsAt(0.13, dog.head.at.toArray() as V3),
    lettering: [
      {
        text: '200',
        balls: ballsAt(
          0.13,
          vec(-0.05, 0, 0).applyMatrix4(sheet).toArray() as V3,
          vec(0.05, 0, 0).applyMatrix4(sheet).toArray() as V3,
        ),
      },
    ],
    focal: head.toArray() as V3,
  });
}
