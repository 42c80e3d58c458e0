/** PC-2.2. House and hill sit still and the tree only grows: it is the signposts that run, out of the past and past a startled man of 1975. */
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod } from '../../cast/holds.ts';
import { YOUNG_YEONGGIL } from '../../cast/people/brothers-1948.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { hoop, radio } from './2-2.era-things.ts';
import { boardMiddle, LANE_VIEW, laneOfFourTimes, lanePoint, SIGNS } from './2-2.running-signposts.ts';
import { YEONGGIL_1975 } from './2-2.yeonggil-1975.ts';

export function signpostInAHurry(): Shot {
  const model = new Model();
  const looksAt = (i: 0 | 1 | 2 | 3): V3 => boardMiddle(i).toArray() as V3;

  // before 1949: a boy runs with his hoop
  const boyAt = place(lanePoint(-0.07, 5), [0, 62, 0], 0.94);
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
  // 1975: the same boy, grown up; one hand on his head, a radio in the other
  const manAt = place(lanePoint(-0.62, 3.3), [0, 42, 0], 0.94);
  const set = place(vec(0.42, 0.68, 0.12).applyMatrix4(manAt), [0, 10, 0], 0.8);
  radio(model, set);
  const man = character(YEONGGIL_1975, {
    at: manAt,
    expression: 'huh',
    lookAt: looksAt(3),
    pose: pose('stand', {
      head: [-8, 26, 8],
      lean: [-12, 0, 12],
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
        hand: [0.04, 0.6, 0.06],
        elbow: [1, 0.2, 0],
        palm: [-1, 0, -0.3],
        fingers: [-0.5, 0.8, -0.1],
        grip: 'relaxed',
      },
    }),
  });
  const actors = [boy, man];

  const cats = [
    bami({ at: place(lanePoint(-0.25, 4.1), [0, 70, 0], 0.8), pose: 'walk', head: [-6, 0, 0], coat: ANCESTOR }),
    bami({ at: place(lanePoint(0.3, 3.9), [0, 60, 0], 0.82), pose: 'sit', head: [-10, 10, 0], coat: ANCESTOR }),
    bami({
      at: place([0, 0, 0]).setPosition(boardMiddle(2).add(vec(0.05, 0.36, 0.02))),
      pose: 'loaf',
      lid: 0.4,
    }),
    bami({ at: place(lanePoint(0.66, 3.3), [0, -50, 0], 0.86), pose: 'arch', head: [-10, 10, 0] }),
  ];
  return composeShot({
    set: laneOfFourTimes,
    light: koreaLight('morning', { exposure: 1.08 }),
    camera: camera(LANE_VIEW.from, LANE_VIEW.to, LANE_VIEW.fov),
    focus: distance(LANE_VIEW.from, lanePoint(0.3, 4.4)),
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
