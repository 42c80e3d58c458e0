/** PC-8.2. No taffy: a note held over the open tin, a ring of heads, and old shoulders that shake. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, onShoulder } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { MRS_TTEOK_AUTUMN } from '../../cast/people/mrs-tteok.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { tube } from '../../model/tube.ts';
import { apologyNote } from '../../props/notes.ts';
import { TIN, tinBox } from '../../props/taffy-box.ts';
import { lantern } from '../../props/treasures.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { brothersOverTheWall } from './8-2.two-peaks.ts';

const FROM: V3 = [1.1, 1.3, 1.62];
const TO: V3 = [0.86, 0.96, -0.4];
const NOTE = 0.4;

export function noTaffy(): Shot {
  const model = new Model();
  brothersOverTheWall(model);
  const tin = place([1.0, 0.46, -0.09], [27, -6, 0], 1.3);
  tinBox(model, tin, { open: 112, note: false });
  const note = place([0.6, 0.7, -0.06], [-46, 6, 6]);
  apologyNote(model, note, NOTE);
  const onNote = (x: number, y: number) => vec(x * NOTE, y * NOTE * 0.72, 0).applyMatrix4(note);
  const face = vec(0, 0, 1).transformDirection(note);

  const oldAt = place([1.0, 0, -0.46], [0, -6, 0]);
  const oldStance: Stance = { hips: 0.73, bend: -6, lean: [-4, 0, 2], head: [-16, -24, 12] };
  const oldHand = { at: oldAt, build: 'oldMan' } as const;
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'laugh',
    pose: pose('sitChair', {
      ...oldStance,
      left: grasp({
        ...oldHand,
        side: 'left',
        point: vec(TIN.wide / 2 + 0.004, 0.05, 0.02).applyMatrix4(tin),
        touch: 'palm',
        fingers: [-0.5, -0.3, 1],
        palm: [-1, 0.1, -0.2],
        grip: 'drape',
      }),
      right: {
        hand: [-0.36, -0.07, 0.4],
        elbow: [1, -0.4, -0.2],
        palm: [-0.2, 0, -1],
        fingers: [-1, -0.2, 0.1],
        grip: 'flat',
      },
      legLeft: { foot: [0.06, 0, 0.46], knee: [0.2, 0.6, 1] },
      legRight: { foot: [0.08, 0, 0.4], knee: [0.2, 0.6, 1] },
    }),
  });
  const boyAt = place([0.42, 0.4, -0.47], [0, 56, 0]);
  const boyStance: Stance = { hips: 0.44, bend: 12, lean: [10, 0, 0], head: [-4, -6, 12] };
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const inward = (x: number, y: number) => vec(x, y, 0).transformDirection(note);
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'dismay',
    lookAt: grandpa.head.at.toArray() as V3,
    pose: pose('kneel', {
      ...boyStance,
      right: holdCard({ ...boyHand, side: 'right', edge: onNote(-0.5, -0.1), inward: inward(1, 0), face }),
      // is he crying? a hand on the shoulder that shakes
      left: onShoulder({
        ...boyHand,
        side: 'left',
        other: { at: oldAt, build: 'oldMan', stance: oldStance, side: 'right' },
      }),
    }),
  });
  const halmeoni = character(HALMEONI, {
    at: place([1.58, 0, -0.98], [0, -36, 0]),
    expression: 'smile',
    gaze: [-0.3, -0.6],
    pose: pose('stand', {
      lean: [22, 0, 4],
      bend: 12,
      head: [2, 2, -8],
      left: { hand: [0.0, -0.7, 0.5], elbow: [0.8, 0, -0.6], palm: [0, -1, 0], grip: 'relaxed' },
    }),
  });
  const tteok = character(MRS_TTEOK_AUTUMN, {
    at: place([0.57, 0, -1.16], [0, 14, 0], 1.05),
    expression: 'surprise',
    gaze: [0.2, -0.7],
    pose: pose('stand', { lean: [10, 0, -5], bend: 6, head: [10, 8, -4] }),
  });
  model.inside(place([1.6, 0.4, -0.42], [0, 20, 0], 0.42), () => {
    lantern(model);
    // a flame of amber over the white one
    model.put(tube(points3('0,.27,.262 0,.4,.278 .012,.6,.26'), [0.058, 0.09, 0.006], { around: 16, rings: 14 }), {
      tint: (point) =>
        color('#ffd667')
          .lerp(color('#ff9a2e'), smoothstep(0.36, 0.58, point.y))
          .multiplyScalar(1.5),
      glow: true,
      line: 0.4,
    });
  });
  const cat = bami({
    at: place([1.36, 0.4, -0.36], [0, -62, 0]),
    pose: 'sit',
    head: [24, 4, -6],
    gaze: [-0.1, -0.6],
    lid: 0.15,
  });
  return composeShot({
    set: (scene) => chestnutYard(scene, { hour: 'dusk', hole: true }),
    light: koreaLight('dusk', {
      points: [
        { at: [1.62, 0.62, -0.3], color: '#ffb45c', power: 1.2, radius: 0.1 },
        { at: [0.6, 1.85, 0.95], color: '#ffc67c', power: 7.5, radius: 0.22 },
      ],
      sky: 0.95,
      exposure: 1.12,
    }),
    camera: camera(FROM, TO, 40),
    focus: distance(FROM, onNote(0, 0).toArray() as V3),
    aperture: 0.01,
    center: [0.9, 0.8, -0.6],
    radius: 4,
    actors: [grandpa, doyun, halmeoni, tteok, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      grandpa.head,
      halmeoni.head,
      tteok.head,
      cat.head,
      { thing: 'Find', at: vec(1.0, 0.52, -0.14), radius: 0.18 },
    ],
    lettering: [
      {
        text: '형, 엿은 내가 먹었어. 미안해. 화나면 3번 다시 읽어.',
        balls: ballsAt(0.13, [0.55, 0.73, 0], [0.69, 0.73, -0.01]),
      },
    ],
    focal: onNote(0, 0).toArray() as V3,
  });
}
