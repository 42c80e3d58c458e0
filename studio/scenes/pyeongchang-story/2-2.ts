/** PC-2.2. House and hill sit still and the tree only grows: it is the signposts that run, out of the past and nearly over the reader. */
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { YOUNG_YEONGGIL } from '../../cast/people/brothers-1948.ts';
import { dressed, type Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { hoop, radio } from './2-2.era-things.ts';
import { boardMiddle, LANE_VIEW, laneOfFourTimes, lanePoint, SIGNS } from './2-2.running-signposts.ts';
import { YEONGGIL_1950, YEONGGIL_1975 } from './2-2.yeonggil-through-years.ts';

/** The year after: Mother has sewn a new vest. */
const reclad = (person: Person, cloth: string): Person =>
  dressed(person, {
    shells: [
      { cloth: '#f4ecdc', from: -0.16, to: 0.965, grow: [0.026, 0.008] },
      { cloth, from: -0.1, to: 0.9, grow: [0.034, 0.016] },
    ],
  });
/** An open palm beside the shoulder: what now? */
const shrug: ArmPose = {
  hand: [0.5, 0.1, 0.3],
  elbow: [0.6, -1, -0.2],
  palm: [0, 1, 0.3],
  fingers: [0.8, 0.3, 0.5],
  grip: 'open',
};

export function signpostInAHurry(): Shot {
  const model = new Model();
  const looksAt = (i: 0 | 1 | 2 | 3): V3 => boardMiddle(i).toArray() as V3;

  // before 1949: his hoop runs on without him
  const boyAt = place(lanePoint(-0.84, 8.2), [0, 62, 0], 1);
  const hand = vec(-0.2, 0.5, 0.3).applyMatrix4(boyAt);
  const tip = vec(-0.16, 0.3, 0.52).applyMatrix4(boyAt);
  hoop(model, place(vec(-0.16, 0.3, 0.72).applyMatrix4(boyAt), [0, -10, 0]), 0.28, hand, tip);
  const boy = character(YOUNG_YEONGGIL, {
    at: boyAt,
    expression: 'joy',
    lookAt: looksAt(0),
    pose: pose('run', {
      head: [-8, 10, 4],
      right: gripRod({ at: boyAt, build: 'child8', side: 'right', point: hand, dir: tip.clone().sub(hand), r: 0.016 }),
    }),
  });
  // 1949: a shrug
  const shrugging = character(reclad(YOUNG_YEONGGIL, '#6f8cb4'), {
    at: place(lanePoint(-0.46, 6.2), [0, 30, 0], 1.02),
    expression: 'huh',
    lookAt: looksAt(1),
    pose: pose('stand', { head: [-10, 14, 12], lean: [-8, 0, -6], left: shrug, right: shrug }),
  });
  // 1950: the school cap salutes
  const pupil = character(YEONGGIL_1950, {
    at: place(lanePoint(-0.16, 4.55), [0, 30, 0], 0.95),
    expression: 'grin',
    lookAt: looksAt(2),
    pose: pose('stand', {
      head: [-10, 14, -6],
      lean: [-10, 0, 0],
      right: {
        hand: [0.2, 0.6, 0.22],
        elbow: [1, 0.1, -0.1],
        palm: [0.2, -0.8, -0.5],
        fingers: [-0.7, 0.7, 0.1],
        grip: 'flat',
      },
    }),
  });
  // 1975: a grown man scratches his head, his radio in the other hand
  const manAt = place(lanePoint(0.17, 3.15), [0, 34, 0], 0.74);
  const set = place(vec(0.42, 0.68, 0.12).applyMatrix4(manAt), [0, 10, 0], 0.8);
  radio(model, set);
  const man = character(YEONGGIL_1975, {
    at: manAt,
    expression: 'huh',
    lookAt: looksAt(3),
    pose: pose('stand', {
      head: [-12, 12, 8],
      lean: [-16, 0, 10],
      hips: 0.86,
      legLeft: { foot: [0.12, 0, 0.34] },
      legRight: { foot: [0.1, 0, -0.14] },
      left: gripRod({
        at: manAt,
        build: 'tallMan',
        side: 'left',
        point: vec(0, 0.15, 0).applyMatrix4(set),
        dir: vec(1, 0, 0).transformDirection(set),
        r: 0.014,
      }),
      right: {
        hand: [0.2, 0.6, 0.1],
        elbow: [1, 0.2, 0],
        palm: [-1, 0, -0.3],
        fingers: [-0.5, 0.8, -0.1],
        grip: 'relaxed',
      },
    }),
  });
  const actors = [boy, shrugging, pupil, man];

  const cats = [
    bami({ at: place(lanePoint(-0.64, 6.8), [0, 70, 0], 1), pose: 'walk', head: [-6, 0, 0], coat: ANCESTOR }),
    bami({ at: place(lanePoint(-0.31, 5.4), [0, 60, 0], 0.9), pose: 'sit', head: [-10, 10, 0], coat: ANCESTOR }),
    bami({
      at: place([0, 0, 0]).setPosition(boardMiddle(2).add(vec(0.05, 0.36, 0.02))),
      pose: 'loaf',
      lid: 0.4,
    }),
    bami({ at: place(lanePoint(0.72, 4.2), [0, -60, 0], 0.86), pose: 'arch', head: [-10, 10, 0] }),
  ];
  return composeShot({
    set: laneOfFourTimes,
    light: koreaLight('morning', { exposure: 1.08 }),
    camera: camera(LANE_VIEW.from, LANE_VIEW.to, LANE_VIEW.fov),
    focus: distance(LANE_VIEW.from, lanePoint(0.3, 4)),
    aperture: 0.003,
    center: [0, 1.5, -7],
    radius: 10,
    actors: [...actors, ...cats],
    things: [model.bake()],
    heads: actors.map((actor) => actor.head),
    // Bami in each year
    finds: cats.map((cat) => ballsAt(0.2, cat.head.at.toArray() as V3)),
    lettering: SIGNS.map((sign, i) => ({
      text: sign.lines.join(' '),
      balls: ballsAt(sign.size * 1.5, looksAt(i as 0 | 1 | 2 | 3)),
    })),
    focal: [0.8, 1.6, -4.5],
  });
}
