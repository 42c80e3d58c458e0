/** BF-8.1. Half past five, no power: a lantern and a pot at every door, and one ladle each. */
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHARLOTTE_WINTER } from '../../cast/people/charlotte.ts';
import { NEIGHBOR_OPAL } from '../../cast/people/neighbors.ts';
import { FINCH_WINTER, GUESTS_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { eyeGround } from '../../model/eye.ts';
import { noise, random, type V3, vec } from '../../model/math.ts';
import { snowCushion } from '../../model/painted.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { contacts, haloes } from '../../model/veil.ts';
import { heldLadle } from '../../props/bang-pots.ts';
import { snowfall } from '../../props/snowfall.ts';
import { picketFence } from '../../props/street-things.ts';
import { handLantern } from '../../props/woollies.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { plumStreet, sideHouse } from '../../sets/plum-street.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { changedSign } from './8-1.changed-sign.ts';
import { coatTails } from './8-1.coat-tails.ts';
import { banjoPlayer, householder, listKeeper, potBy, STEEL } from './8-1.ladle-band.ts';
import { lastHouse, teapotLady } from './8-1.late-helpers.ts';
import { litHall } from './8-1.lit-hall.ts';

// from the garden of 41, across its path, down the row of open doors
const FROM: V3 = [29.4, 1.2, -6.4];
const TO: V3 = [14.4, 0.85, 6.4];
const { spot, facing } = eyeGround(FROM, TO);
/** the snow of the lawn (plum-street's `flat`) */
const snowAt = (x: number, z: number): number => 0.14 * (noise(x * 0.6, z * 0.6) - 0.5);
const stand = (ahead: number, right: number): V3 => {
  const [x, , z] = spot(ahead, right);
  return [x, snowAt(x, z) - 0.005, z];
};
const HALL = { wall: '#e8a860' };
const ROW = [5, 4, 3, 2, 1] as const;
/** from how far aside one looks into each hall, degrees */
const IN_SIGHT = [30, 48, 59, 65, 70];

/** The coat without its tails, for they fly. */
const SHORT: Person = dressed(CHARLOTTE_WINTER, {
  shells: [{ cloth: '#cf3a32', from: -0.2, to: 0.965, grow: [0.05, 0.012] }],
});
export function passItOn(): Shot {
  const model = new Model();
  const doors = ROW.map((i) => sideHouse('south', i));
  const pools = doors.flatMap((at) => litHall(model, at));

  const LOOKS = ['laugh', 'joy', 'grin', 'joy', 'smile'] as const;
  const WHO = [NEIGHBOR_OPAL, GUESTS_WINTER[3], GUESTS_WINTER[0], GUESTS_WINTER[7], GUESTS_WINTER[5]] as Person[];
  const lamps: [number, number, number, number][] = [];
  const neighbors = doors.map((door, i) => {
    // in the doorway as the eye sees it, the bright hall behind them
    const slant = Math.tan(((IN_SIGHT[i] ?? 70) * Math.PI) / 180);
    const on = door
      .clone()
      .multiply(place([(i === 1 ? -0.12 : 0.2) - 0.4 * slant, PORCH.floor + 0.03, 0.4], [0, -34, 0]));
    const hang = vec([1.5, 0.5][i] ?? -0.85, PORCH.floor + 0.45, 1.75).applyMatrix4(door);
    const flame = handLantern(model, place(hang, [0, 30, 0])).add(hang);
    lamps.push([flame.x, flame.y, flame.z, 0.5]);
    pools.push([flame.x, PORCH.floor + 0.05, flame.z, 0.5, 0.3]);
    if (i === 0) return teapotLady(model, WHO[i] as Person, on).model;
    return householder(model, WHO[i] as Person, on, {
      expression: LOOKS[i] ?? 'joy',
      tone: ['#d8503f', '#e0a23c', '#4f8fb8', '#5fa36a', '#c85a7a'][i] ?? '#d8503f',
      up: i % 2 ? 0.3 : 0.16,
      head: [2, -6, i % 2 ? 6 : -6],
    }).model;
  });

  const charlotteAt = place(stand(4.5, -0.42), [0, facing(0.55, 0.84), 0], 1.06);
  const stance: Pose = pose('run', { head: [-10, 16, 5], lean: [15, -8, 4] });
  const hers = { at: charlotteAt, build: 'child8', stance } as const;
  const local = (p: V3) => vec(p).applyMatrix4(charlotteAt);
  const offered = local([0.3, 0.92, 0.4]);
  const next = vec(spot(4.4, 0.9, 1.46))
    .sub(offered)
    .normalize();
  // the armful leans on her shoulder
  const bunch = local([-0.15, 0.68, 0.28]);
  const bunchUp = vec(-0.86, 1, 0.06).transformDirection(charlotteAt);
  const charlotte = character(SHORT, {
    at: charlotteAt,
    expression: 'joy',
    gaze: [0.5, 0.45],
    pose: {
      ...stance,
      left: gripRod({ ...hers, side: 'left', point: offered, dir: next, r: 0.016, elbow: [0.6, -0.9, 0] }),
      right: gripRod({
        ...hers,
        side: 'right',
        point: bunch,
        dir: bunchUp,
        r: 0.04,
        mitten: true,
        elbow: [1, -0.6, -0.2],
      }),
    },
  });
  coatTails(model, charlotteAt, '#cf3a32');
  heldLadle(model, offered, next, vec(0, 0.4, 1).transformDirection(charlotteAt), 0.5, 0.66, STEEL);
  const rnd = random(6);
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2;
    const spread = vec(Math.cos(a) * 0.2, 0, Math.sin(a) * 0.16).transformDirection(charlotteAt);
    const up = bunchUp
      .clone()
      .addScaledVector(spread, 0.2 + rnd() * 0.08)
      .normalize();
    const foot = bunch.clone().addScaledVector(spread, 0.02);
    heldLadle(model, foot, up, spread.clone().add(vec(0, 0.4, 0)), 0.44 + rnd() * 0.05, 0.72, STEEL);
  }

  const finchAt = place(stand(4.5, 0.98), [0, facing(-0.72, 0.5), 0], 0.9);
  const leaning: Pose = pose('stand', { lean: [7, 6, 2], bend: 10, head: [15, 10, -7] });
  const his = { at: finchAt, build: 'thinOldMan', stance: leaning } as const;
  const face = headFrame(finchAt, 'thinOldMan', leaning);
  const whistle = vec(-0.04, -0.66, 1.1).applyMatrix4(face);
  const potHand = vec(0.2, 0.98, 0.3).applyMatrix4(finchAt);
  const potDir = vec(-0.5, 0.0, 0.86).transformDirection(finchAt);
  const finch = character(without(FINCH_WINTER, 'whistle'), {
    at: finchAt,
    expression: 'smile',
    gaze: [-0.5, -0.55],
    pose: {
      ...leaning,
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: whistle,
        touch: 'pinch',
        fingers: [-0.55, 0.8, 0.1],
        palm: [-0.3, -0.1, -0.9],
        elbow: [0.9, -0.8, 0],
        grip: 'pinch',
      }),
      left: gripRod({ ...his, side: 'left', point: potHand, dir: potDir, r: 0.018, elbow: [0.8, -0.4, -0.6] }),
    },
  });
  model.inside(frame(whistle, vec(0, 1, 0), vec(0, 0, 1).transformDirection(face)), () => {
    model.put(ball([0.03, 0.03, 0.03], 12), { color: '#f2cc5c' }, place([0, -0.005, 0.012]));
    model.put(roundedBox(0.03, 0.02, 0.06, 0.006), { color: '#e2b444' }, place([0, 0.012, -0.022]));
  });
  potBy(model, potHand, potDir, 0.145, '#5f8fb8');

  const kid = banjoPlayer(model, place(stand(7.4, -2.26), [0, facing(0.5, 0.86), 0], 1.02));
  const theo = listKeeper(model, place(stand(9.0, -1.72), [0, facing(-0.5, 0.86), 0], 1.04));

  const priya = lastHouse(model, place(stand(12.4, 0.5), [0, facing(-0.3, 0.9), 0], 1.05));

  // his gate: the fence, a post with the sign on its arm, a lantern at its foot
  const yaw = facing(0, 1);
  picketFence(model, place(spot(5.2, 2.05, 0.02), [0, yaw, 0]), 1.6, '#e6e2f2', true);
  const post = spot(5.3, 2.02);
  model.put(roundedBox(0.14, 1.8, 0.14, 0.02), { color: '#8a7a86' }, place([post[0], 0.9, post[2]], [0, yaw, 0]));
  model.inside(place(spot(5.3, 1.78, 1.66), [0, yaw, 0]), () =>
    model.put(roundedBox(0.72, 0.07, 0.07, 0.02), { color: '#8a7a86' }),
  );
  changedSign(model, place(spot(5.26, 1.7, 1.3), [0, yaw - 4, -2], 0.66));
  snowCushion(model, place([post[0], 1.8, post[2]]), 0.28, 0.28, 0.13, 3);
  const lampAt = spot(4.6, 0.36, 0.42);
  const flame = handLantern(model, place(lampAt, [0, yaw, 0])).add(vec(lampAt));
  const eye = { at: FROM, clear: 6 };
  snowfall(model, { count: 260, min: [0, 0, -6], max: [28, 9, 9], size: [0.012, 0.026], eye, tint: '#cfd8fa' });
  const feet = [charlotteAt, finchAt].map((a): [number, number, number, number, number] => {
    const point = vec(0).setFromMatrixPosition(a);
    return [point.x, point.y + 0.03, point.z, 0.42, 0.3];
  });
  return composeShot({
    set: (scene) =>
      plumStreet(scene, {
        hour: 'snowNight',
        power: false,
        near: [],
        only: ['south0', 'south1', 'south2', 'south3', 'south4', 'south5'],
        houses: Object.fromEntries(
          // every door swings to the near side, where its frame hides it: one looks in
          ROW.map((i) => [`south${i}`, { open: 96, hall: HALL, otherHinge: i % 2 === 0 }]),
        ),
        noTrees: () => true,
        noMail: (x) => x > 12,
      }),
    light: plumLight('snowNight', {
      sun: { dir: [-0.3, 0.7, -0.5], color: '#b4c0ff', power: 1.5, cone: 0.1 },
      top: '#5a68bc',
      horizon: '#7a7cc4',
      bounce: '#8288cc',
      sky: 0.6,
      points: [
        { at: [flame.x, flame.y + 0.05, flame.z], color: '#ffb058', power: 1.6, radius: 0.08 },
        { at: spot(2.8, 0.8, 2.0), color: '#ffbd78', power: 5.2, radius: 0.25 },
        // what the doors throw back onto those who stand before them
        { at: spot(11.5, -2.2, 1.8), color: '#ffaf60', power: 14, radius: 0.3 },
      ],
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 35.5),
    focus: distance(FROM, charlotte.head.at.toArray() as V3),
    aperture: 0.008,
    center: [21, 1, 1],
    radius: 15,
    actors: [charlotte, finch, kid, theo, priya],
    things: [
      contacts(pools, '#ffae50', 0.8),
      haloes(lamps, FROM, '#ffa648', 0.4),
      contacts(feet, '#4a4a86', 0.5),
      ...neighbors,
      model.bake(),
    ],
    paint: { line: 0.7 },
    // the sign with one word crossed out
    find: ballsAt(0.26, [24.35, 1.27, -4.2], [24.28, 1.27, -4.28]),
    lettering: [
      { text: 'BELLS. NO BALLS. NO BANJOS.', balls: ballsAt(0.21, [24.37, 1.26, -4.18], [24.26, 1.26, -4.3]) },
    ],
    focal: spot(18, -1.2, 1.4),
  });
}
