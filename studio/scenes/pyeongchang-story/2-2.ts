/** PC-2.2. House and hill sit still and the tree only grows: it is the signposts that run, out of the past and past a startled man of 1975. */
import type * as THREE from 'three';
import { ANCESTOR, bami } from '../../animals/bami.ts';
import { ANKLE, BUILDS, type BuildName, legLength } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { YOUNG_YEONGGIL } from '../../cast/people/brothers-1948.ts';
import { pose } from '../../cast/pose.ts';
import type { LegPose } from '../../cast/pose-spec.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { hoop, radio } from './2-2.era-things.ts';
import { boardMiddle, LANE_VIEW, laneOfFourTimes, lanePoint, SIGNS } from './2-2.running-signposts.ts';
import { SHOES } from './2-2.sign-on-legs.ts';
import { YEONGGIL_1975 } from './2-2.yeonggil-1975.ts';

const BOY_STANDS: LegPose = { foot: [0, 0, 0.16], knee: [0.1, 0.1, 1], toeOut: 4 };
/** Back on one bent leg, the other stretched before him. */
const MAN_LEGS: Record<'left' | 'right', LegPose> = {
  left: { foot: [0.12, 0, -0.34], knee: [0.5, 0, 1], toeOut: 34 },
  right: { foot: [0.1, 0, 0.36], knee: [0.2, 0.1, 1], toeDown: -3, toeOut: 0 },
};
/** Ankle of a leg whose hips are over the origin, in the person's space. */
function ankleOf(who: BuildName, side: 1 | -1, { foot: [out, up, ahead] }: LegPose): THREE.Vector3 {
  const build = BUILDS[who];
  const leg = legLength(build);
  return vec(side * (build.width * 0.48 + out * leg), ANKLE + up * leg, ahead * leg);
}
/** The leather shoe of 1975 on his foot. */
function shoe(model: Model, at: THREE.Matrix4, side: 1 | -1, leg: LegPose): void {
  const foot = place(ankleOf('tallMan', side, leg), [leg.toeDown ?? 0, (leg.toeOut ?? 12) * side, 0]);
  // toes to the front, the heel's underside on the ground
  const turn = place([0, 0.155 * SHOE - ANKLE, 0], [0, -90, 0], SHOE);
  model.inside(at.clone().multiply(foot).multiply(turn), () => SHOES.leather(model));
}
const SHOE = 0.86;

export function signpostInAHurry(): Shot {
  const model = new Model();
  const looksAt = (i: 0 | 1 | 2 | 3): V3 => boardMiddle(i).toArray() as V3;

  // before 1949: a boy runs with his hoop
  const boyAt = place(lanePoint(-0.805, 5.1), [0, 66, 0], 1);
  const hand = vec(-0.2, 0.5, 0.34).applyMatrix4(boyAt);
  const hoopAt = place(vec(-0.1, 0.29, 1.02).applyMatrix4(boyAt), [0, -22, 0]);
  // the stick drives it at the back of its rim
  const tip = vec(-0.27, 0.08, 0).applyMatrix4(hoopAt);
  hoop(model, hoopAt, 0.28, hand, tip);
  const boy = character(YOUNG_YEONGGIL, {
    at: boyAt,
    expression: 'joy',
    lookAt: looksAt(3),
    pose: pose('run', {
      // one foot flat on the ground, the other in the air behind
      hips: 0.93,
      shift: [0, 0, 0],
      lean: [14, 6, 0],
      head: [-10, 0, 4],
      legLeft: BOY_STANDS,
      legRight: { foot: [0.02, 0.36, -0.66], toeDown: 74 },
      left: {
        hand: [0.3, 0.16, 0.84],
        elbow: [0.6, -0.6, -0.3],
        palm: [-0.4, 0, 1],
        fingers: [0, 1, 0.3],
        grip: 'open',
      },
      right: gripRod({ at: boyAt, build: 'child8', side: 'right', point: hand, dir: tip.clone().sub(hand), r: 0.016 }),
    }),
  });
  // 1975: the same boy, grown up: back on his heel, one hand on his head, a radio in the other
  const manAt = place(lanePoint(0.8, 4.85), [0, -50, 0], 0.94);
  const stance: Stance = { lean: [-13, 0, 0], bend: 0, hips: 0.9, head: [-7, 0, 4] };
  const set = place(vec(0.3, 0.68, 0.26).applyMatrix4(manAt), [0, 24, 4], 0.8);
  radio(model, set);
  const man = character(YEONGGIL_1975, {
    at: manAt,
    expression: 'gasp',
    lookAt: looksAt(3),
    pose: pose('stand', {
      ...stance,
      sway: 0,
      legLeft: MAN_LEGS.left,
      legRight: MAN_LEGS.right,
      left: gripRod({
        at: manAt,
        build: 'tallMan',
        side: 'left',
        stance,
        point: vec(0, 0.15, 0).applyMatrix4(set),
        dir: vec(1, 0, 0).transformDirection(set),
        r: 0.014,
      }),
      right: grasp({
        at: manAt,
        build: 'tallMan',
        side: 'right',
        point: vec(-0.3, 1.14, 0.14).applyMatrix4(headFrame(manAt, 'tallMan', stance)),
        touch: 'palm',
        fingers: [-1, 0.34, -0.1],
        palm: [-0.34, -1, 0],
        elbow: [1, 0, 0.3],
        grip: 'drape',
      }),
    }),
  });
  shoe(model, manAt, 1, MAN_LEGS.left);
  shoe(model, manAt, -1, MAN_LEGS.right);
  // the dark under a sole
  const under = (at: THREE.Matrix4, build: BuildName, side: 1 | -1, leg: LegPose) =>
    model.put(
      ball([0.085, 0.006, 0.16], 20),
      { color: '#9a7450', line: 0 },
      at.clone().multiply(
        place(
          ankleOf(build, side, leg)
            .setY(0)
            .add(vec(0.02 * side, 0, 0.07)),
        ),
      ),
    );
  under(boyAt, 'child8', 1, BOY_STANDS);
  under(manAt, 'tallMan', 1, MAN_LEGS.left);
  under(manAt, 'tallMan', -1, MAN_LEGS.right);
  const actors = [boy, man];

  const cats = [
    bami({ at: place(lanePoint(-0.4, 6.5), [0, 70, 0], 0.8), pose: 'walk', head: [-6, 0, 0], coat: ANCESTOR }),
    bami({ at: place(lanePoint(-0.16, 5.5), [0, 60, 0], 0.82), pose: 'sit', head: [-10, 10, 0], coat: ANCESTOR }),
    bami({
      at: place([0, 0, 0]).setPosition(boardMiddle(2).add(vec(0.05, 0.5, 0.02))),
      pose: 'loaf',
      lid: 0.4,
    }),
    bami({ at: place(lanePoint(0.34, 4.55), [0, -50, 0], 0.86), pose: 'arch', head: [-10, 10, 0] }),
  ];
  return composeShot({
    set: laneOfFourTimes,
    light: koreaLight('morning', {
      exposure: 1,
      sky: 0.82,
      sun: { dir: [-0.86, 0.5, 0.42], color: '#ffd8a0', power: 6.2, cone: 0.05 },
    }),
    camera: camera(LANE_VIEW.from, LANE_VIEW.to, LANE_VIEW.fov),
    focus: distance(LANE_VIEW.from, lanePoint(0.3, 4.4)),
    aperture: 0.003,
    center: [0, 1.5, -7],
    radius: 10,
    actors: [...actors, ...cats],
    things: [model.bake()],
    heads: actors.map((actor) => actor.head),
    // the cat of each year, to the tip of the tail
    finds: cats.map((cat) => [...ballsAt(0.17, cat.head.at), ...ballsAt(0.07, cat.tailTip)]),
    lettering: SIGNS.map((sign, i) => ({
      text: sign.lines.join(' '),
      balls: ballsAt(sign.size * 1.5, looksAt(i as 0 | 1 | 2 | 3)),
    })),
    focal: [0.8, 1.6, -4.5],
  });
}
