/** BF-8.1. Half past five, no power: a lantern and a pot at every door, and one ladle each. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { FINCH_WINTER, GUESTS_WINTER, THEO_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { eyeGround } from '../../model/eye.ts';
import { color, random, smoothstep, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { contacts, haloes } from '../../model/veil.ts';
import { heldLadle, saucepan } from '../../props/bang-pots.ts';
import { ladle } from '../../props/kitchen.ts';
import { lettering } from '../../props/lettering.ts';
import { snowfall } from '../../props/snowfall.ts';
import { banjo } from '../../props/sound-things.ts';
import { picketFence } from '../../props/street-things.ts';
import { tinyPerson } from '../../props/tiny-town.ts';
import { handLantern } from '../../props/woollies.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { snowCushion } from '../../sets/plum-paint.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { FRAME_14, mailboxAt, plumStreet, sideHouse } from '../../sets/plum-street.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [12.8, 1.66, -7.4];
const TO: V3 = [-6.1, 0.62, 7.4];
const { spot, facing } = eyeGround(FROM, TO);
const ROAD = 0.06;
const HALL = { wall: '#e8a860' };
const OPEN = { open: 78, hall: HALL };
const COATS = ['#c8503c', '#4f6fa0', '#5f8f4e', '#e0a040', '#7d62aa', '#3f8f8c', '#d87a94', '#8a5f44'];

/** A doorway with its lantern on the step, somebody in it with a pot, and its light on the snow. */
function doorway(m: Model, at: THREE.Matrix4, i: number, peg: boolean): [number, number, number, number, number] {
  const F = PORCH.floor;
  const warm = (p: THREE.Vector3) =>
    color('#ffb65c')
      .lerp(color('#ffe3a6'), smoothstep(0.9, 0, Math.hypot(p.x * 1.2, p.y + 0.2)))
      .multiplyScalar(1.15);
  m.inside(at, () => {
    m.put(roundedBox(1.1, 2.26, 0.02, 0.005), { tint: warm, glow: true, line: 0.3 }, place([0, F + 1.14, -0.42]));
    const side = i % 2 ? 0.36 : -0.36;
    if (peg) tinyPerson(m, place([side * 0.5, F, 0.7], [0, 0, 0], i % 3 ? 32 : 25), COATS[i % 8] ?? '#c8503c');
    m.put(
      ball([0.16, 0.2, 0.16], 9),
      { color: color('#ffe2a0').multiplyScalar(1.4), glow: true, line: 0.3 },
      place([side * 2, F + 0.2, 1.5]),
    );
    m.put(ball([0.2, 0.15, 0.2], 10), { color: '#c9ced8', line: 0.6 }, place([side * -1.5, F + 0.14, 1.2]));
  });
  const foot = vec(0, 0.1, 4.6).applyMatrix4(at);
  return [foot.x, 0.15, foot.z, 2, 3.6];
}

/** His sign hangs from the gatepost; somebody has had a red pencil to it. */
function changedSign(m: Model, at: THREE.Matrix4): void {
  m.inside(at, () => {
    m.put(roundedBox(0.86, 0.66, 0.035, 0.014, { fine: true, wobble: 0.01 }), { color: '#fff3d6' });
    m.inside(place([0.0, 0.17, 0.022], [0, 0, 1]), () => lettering(m, 'NO BELLS.', 0.108, '#3a3550', 0.19));
    m.inside(place([0.02, -0.03, 0.022], [0, 0, 0]), () => lettering(m, 'NO BALLS.', 0.072, '#4a4560', 0.15));
    m.inside(place([0.02, -0.19, 0.022], [0, 0, -1]), () => lettering(m, 'NO BANJOS.', 0.072, '#4a4560', 0.15));
    const red = { color: '#dc2f22', line: 0 };
    for (const [a, b] of [
      [
        [-0.44, 0.1, 0.034],
        [-0.25, 0.23, 0.034],
      ],
      [
        [-0.45, 0.23, 0.034],
        [-0.245, 0.11, 0.034],
      ],
    ] as [V3, V3][])
      m.put(
        tube([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.012, 0.034], b], [0.013, 0.017, 0.011], { around: 7 }),
        red,
      );
    for (const s of [-1, 1])
      m.put(
        tube(
          [
            [s * 0.3, 0.32, 0],
            [s * 0.3, 0.46, 0],
          ],
          [0.01],
          { around: 5, rings: 2 },
        ),
        { color: '#5a5668' },
      );
    snowCushion(m, place([0, 0.33, 0]), 0.86, 0.1, 0.06, 4);
  });
}

/** Her coat flies out behind. */
const FLYING: Person = dressed(CHARLOTTE_WINTER, {
  shells: [{ cloth: '#cf3a32', from: -0.4, to: 0.965, grow: [0.056, 0.012] }],
  skirt: { cloth: '#cf3a32', length: 0.5, flare: 0.07, folds: 5 },
});

export function passItOn(): Shot {
  const scene = new THREE.Scene();
  const ids = ['south0', 'south1', 'south2', 'south3'] as const;
  plumStreet(scene, {
    hour: 'snowNight',
    power: false,
    near: [],
    skip: ['41', 'south4', 'south5', 'north0', 'north1', 'north2', 'north3', 'north4', 'north5'],
    houses: { '14': { ...OPEN, wreath: true }, ...Object.fromEntries(ids.map((id) => [id, OPEN])) },
    noTrees: () => true,
  });
  const m = new Model();
  const pools = ids.map((id, i) => doorway(m, sideHouse('south', Number(id.slice(5))), i, i < 2));
  pools.push(doorway(m, FRAME_14, 8, true));
  const kerb = ([0, 1, 2, 3] as const).map((i): [number, number, number, number] => {
    const p = vec(0, 1.34, 0).applyMatrix4(mailboxAt('south', i));
    m.put(
      ball([0.11, 0.15, 0.11], 10),
      { color: color('#ffe2a0').multiplyScalar(1.4), glow: true, line: 0.4 },
      place(p),
    );
    m.put(ball([0.13, 0.05, 0.13], 10), { color: '#6a5140', line: 0.5 }, place([p.x, p.y + 0.16, p.z]));
    pools.push([p.x, 0.16, p.z, 1.5, 1.2]);
    return [p.x, p.y, p.z - 0.1, 0.9];
  });
  const lamps = [...ids.map((id) => sideHouse('south', Number(id.slice(5)))), FRAME_14].flatMap((at, i) =>
    (
      [
        [0, PORCH.floor + 1.2, 0.4, 2],
        [i % 2 ? 0.72 : -0.72, PORCH.floor + 0.2, 1.7, 0.8],
      ] as const
    ).map(([x, y, z, r]): [number, number, number, number] => {
      const p = vec(x, y, z).applyMatrix4(at);
      return [p.x, p.y, p.z, r];
    }),
  );
  scene.add(contacts(pools, '#ffb45c', 0.85), haloes([...lamps, ...kerb], FROM, '#ffa648', 0.42));

  const neighbours = ([3, 2] as const).map((house, i) => {
    const at = sideHouse('south', house).multiply(place([0.2, PORCH.floor, 1.1], [0, i ? 20 : -24, 0]));
    const who = character(GUESTS_WINTER[i ? 7 : 3] as Person, {
      at,
      expression: i ? 'joy' : 'laugh',
      pose: pose('cheer', {
        left: { hand: [0.1, -0.3, 0.6], elbow: [0.8, -0.6, -0.3], palm: [-0.6, 0.3, 0.3], grip: 'fist' },
        right: {
          hand: [0.5, 0.76, 0.1],
          elbow: [1, -0.4, -0.3],
          palm: [-0.3, 0, 1],
          fingers: [0.1, 1, 0],
          grip: 'fist',
        },
      }),
    });
    const pot = vec(0).setFromMatrixPosition(who.grip.left);
    saucepan(m, place([pot.x + 0.1, pot.y - 0.06, pot.z - 0.12], [0, 30, 0]), 0.17, i ? '#e0a23c' : '#d8503f');
    heldLadle(m, vec(0).setFromMatrixPosition(who.grip.right), vec(0.2, 1, -0.3), vec(0, 0, -1), 0.5);
    return who.model;
  });

  const charlotteAt = place(spot(5.2, -0.62, ROAD), [0, facing(0.5, 0.86), 0], 1.06);
  const charlotte = character(FLYING, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.7, 0.3],
    pose: pose('run', {
      head: [-6, 16, 6],
      lean: [15, -10, 4],
      // one held out to whoever is next
      left: {
        hand: [0.5, 0.02, 0.66],
        elbow: [0.6, -0.8, 0],
        palm: [-0.2, 0.6, 0.6],
        fingers: [0.5, 0.5, 0.6],
        grip: 'fist',
      },
      // the armful
      right: {
        hand: [-0.34, -0.4, 0.52],
        elbow: [1, -0.5, 0],
        palm: [-0.3, 0.2, -1],
        fingers: [-1, 0.3, 0.1],
        grip: 'relaxed',
      },
    }),
  });
  const armful = vec(-0.1, 0.66, 0.25).applyMatrix4(charlotteAt);
  const rnd = random(6);
  for (let i = 0; i < 7; i++) {
    const up = vec((rnd() - 0.5) * 0.8, 1, (rnd() - 0.5) * 0.8)
      .addScaledVector(vec(-0.55, 0, 0.1).transformDirection(charlotteAt), 1)
      .normalize();
    const foot = armful.clone().add(vec((rnd() - 0.5) * 0.08, -0.05, (rnd() - 0.5) * 0.12));
    ladle(m, frame(foot.addScaledVector(up, 0.36), up.negate(), vec(rnd() - 0.5, 0, rnd() - 0.5)), 0.43);
  }
  const offered = vec(0).setFromMatrixPosition(charlotte.grip.left);
  const next = vec(spot(4.6, 0.5, 1.3))
    .sub(offered)
    .setY(0.55);
  heldLadle(m, offered, next, vec(0, 1, 0.2), 0.5);

  const finchAt = place(spot(4.7, 0.78, ROAD), [0, facing(-0.7, 0.62), 0], 0.94);
  const whistle = vec(-0.07, 1.5, 0.32).applyMatrix4(finchAt);
  const finch = character(FINCH_WINTER, {
    at: finchAt,
    expression: 'smile',
    gaze: [-0.3, -0.35],
    pose: pose('stand', {
      lean: [5, 4, 2],
      bend: 6,
      head: [14, 10, -7],
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: whistle,
        touch: 'pinch',
        fingers: [-0.6, 0.7, 0.3],
        palm: [-0.5, 0, -0.6],
        elbow: [0.8, -0.8, 0],
        grip: 'pinch',
      }),
      // the pot is ready
      left: {
        hand: [0.06, -0.5, 0.5],
        elbow: [0.7, -0.4, -0.6],
        palm: [-0.8, 0.2, 0.2],
        fingers: [0, -0.1, 1],
        grip: 'fist',
      },
    }),
  });
  m.put(ball([0.034, 0.026, 0.022], 12), { color: '#f2cc5c' }, place(whistle));
  m.put(
    roundedBox(0.04, 0.02, 0.022, 0.006),
    { color: '#e2b444' },
    place([whistle.x, whistle.y + 0.016, whistle.z + 0.03]),
  );
  const held = vec(0).setFromMatrixPosition(finch.grip.left);
  saucepan(
    m,
    frame(held, vec(0, 1, 0), vec(0, 0, 1))
      .multiply(place([0, 0, 0], [0, facing(0, 1) + 20, 8]))
      .multiply(place([-0.29, -0.13, 0])),
    0.14,
    '#5f8fb8',
  );

  const HUGO = GUESTS_WINTER.find((g) => g.name === 'Hugo') ?? GUESTS_WINTER[0];
  const kidAt = place(spot(4.9, -1.78, ROAD), [0, facing(0.72, 0.7), 0], 1);
  const neckAt = vec(0.1, 0.62, 0.24);
  const instrument = kidAt.clone().multiply(place(neckAt.clone().add(vec(-0.18, -0.02, 0)), [-8, 0, -62]));
  const kid = character(HUGO as Person, {
    at: kidAt,
    expression: 'grin',
    gaze: [0.6, 0],
    pose: pose('stand', {
      lean: [-2, 6, -4],
      head: [-4, 20, -8],
      left: grasp({
        at: kidAt,
        build: 'child8',
        side: 'left',
        point: vec(0, 0.66, 0.02).applyMatrix4(instrument),
        touch: 'palm',
        r: 0.02,
        fingers: [-0.2, 0.8, 0.5],
        palm: [-0.4, 0.3, -0.8],
        elbow: [1, -0.7, 0],
        grip: 'holdThick',
      }),
      right: grasp({
        at: kidAt,
        build: 'child8',
        side: 'right',
        point: vec(0.02, 0.2, 0.06).applyMatrix4(instrument),
        touch: 'fingertip',
        fingers: [-0.9, -0.3, 0.3],
        palm: [-0.2, -0.2, -1],
        elbow: [1, -0.3, 0],
        grip: 'relaxed',
      }),
    }),
  });
  banjo(m, instrument);

  const theoAt = place(spot(9.4, -2.25, ROAD), [0, facing(0.35, 0.9), 0], 1.04);
  const theo = character(without(THEO_WINTER, 'notebook'), {
    at: theoAt,
    expression: 'concentrating',
    pose: pose('write', { head: [20, 10, 4] }),
  });
  m.inside(theoAt.clone().multiply(place([0.03, 0.64, 0.33], [-52, 0, 0])), () => {
    m.put(roundedBox(0.19, 0.25, 0.015, 0.005), { color: '#fff6de' });
    m.put(roundedBox(0.2, 0.26, 0.012, 0.005), { color: '#d8503f' }, place([0, 0, -0.012]));
  });

  // his gate: the fence, a post with the sign on its arm, a lantern on its head
  const yaw = facing(0, 1);
  const fenceAt = spot(4.86, 1.9, 0.04);
  picketFence(m, place(fenceAt, [0, yaw, 0]), 1.6, '#e6e2f2', true);
  const post = spot(4.8, 1.98);
  m.put(roundedBox(0.15, 1.9, 0.15, 0.02), { color: '#8a7a86' }, place([post[0], 0.95, post[2]], [0, yaw, 0]));
  const board = spot(4.62, 1.56, 1.12);
  m.inside(place(spot(4.74, 1.6, 1.58), [0, yaw, 0]), () =>
    m.put(roundedBox(0.9, 0.08, 0.08, 0.02), { color: '#8a7a86' }),
  );
  changedSign(m, place(board, [0, yaw - 4, -2], 0.92));
  snowCushion(m, place([post[0], 1.9, post[2]]), 0.3, 0.3, 0.14, 3);
  const lampAt = spot(5.0, 1.26, 0.46);
  const flame = handLantern(m, place(lampAt, [0, yaw, 0]));
  const lamp: V3 = [lampAt[0], lampAt[1] + flame.y, lampAt[2]];
  const eye = { at: FROM, clear: 6 };
  snowfall(m, { count: 260, min: [-20, 0, -6], max: [11, 9, 9], size: [0.014, 0.034], eye, tint: '#cfd8fa' });
  scene.add(...neighbours, charlotte.model, finch.model, kid.model, theo.model, m.bake());
  const aim = spot(3.1, 0.0, 1.6);
  return {
    scene,
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.01,
    light: plumLight('snowNight', {
      sun: { dir: [-0.3, 0.7, -0.5], color: '#b4c0ff', power: 1.5, cone: 0.1 },
      top: '#5a68bc',
      horizon: '#7a7cc4',
      bounce: '#8288cc',
      sky: 0.6,
      points: [
        { at: lamp, color: '#ffb058', power: 1.6, radius: 0.08 },
        { at: aim, color: '#ffbd78', power: 4.6, radius: 0.25 },
        // the street's own light behind her
        { at: spot(9.5, -1.2, 1.2), color: '#ffaf60', power: 6, radius: 0.3 },
      ],
      exposure: 1.12,
    }),
    paint: { line: 0.7 },
    center: [4, 1, 3],
    radius: 16,
    heads: [charlotte.head, finch.head, kid.head, theo.head],
    focal: spot(10, -0.2, 1.1),
  };
}
