/** PC-1.4. Knee to knee with the map of 1948 between them: old hands hold its edge, a small finger finds the empty line. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { held } from '../../props/ink-paper.ts';
import { chestnut } from '../../props/taffy-hunt.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { tileWall } from '../../sets/tile-wall.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { stump } from './1-4.sawn-logs.ts';

/** The reader looks along the bench (to -X): in this frame +X is the picture's right and +Z comes to the reader. */
const STAGE = place([1.46, 0, -0.13], [0, 90, 0]);
const on = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const WIDE = 0.84;
const HIGH = WIDE * 0.76;

export function foundMap(): Shot {
  const model = new Model();
  const map = STAGE.clone().multiply(place([-0.1, 0.58, 0.14], [-46, 0, 2]));
  // it sags between the hands, and their fingers push it up from behind
  const sag = held(WIDE, HIGH);
  const bend = (x: number, y: number): V3 => {
    const [u, w, z] = sag(x, y);
    const out = Math.abs(x) / WIDE;
    return [u, w, z * smoothstep(0.36, 0.24, out) + 0.017 * Math.exp(-(((out - 0.38) / 0.075) ** 2))];
  };
  yeongsuMap(model, map, WIDE, { bend });
  const onMap = (x: number, y: number) =>
    vec(bend(x * WIDE, y * HIGH))
      .applyMatrix4(map)
      .toArray() as V3;
  const face = vec(0, 0, 1).transformDirection(map);
  const inward = (x: number, y: number) => vec(x, y, 0).transformDirection(map);

  const oldAt = STAGE.clone().multiply(place([0.61, 0, -0.08], [0, -66, 0]));
  const oldStance: Stance = { hips: 0.72, bend: 8, lean: [10, 0, 0], head: [12, 8, -6] };
  const oldHand = { at: oldAt, build: 'oldMan', stance: oldStance } as const;
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'tender',
    lookAt: onMap(-0.3, -0.1),
    pose: pose('sitChair', {
      ...oldStance,
      left: holdCard({
        ...oldHand,
        side: 'left',
        edge: onMap(0.5, -0.24),
        inward: inward(-1, 0),
        face,
        elbow: [0.7, -1, -0.2],
      }),
      right: holdCard({ ...oldHand, side: 'right', edge: onMap(0.5, 0.2), inward: inward(-1, 0), face }),
      legLeft: { foot: [0.06, 0, 0.5], knee: [0.1, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.42], knee: [0.1, 0.6, 1] },
    }),
  });
  const boyAt = STAGE.clone().multiply(place([-0.78, 0, -0.06], [0, 66, 0]));
  const boyStance: Stance = { hips: 0.8, bend: 8, lean: [10, 0, 0], head: [6, -8, 6] };
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const doyun = character(DOYUN, {
    at: boyAt,
    expression: 'wonder',
    lookAt: onMap(-0.3, -0.4),
    pose: pose('sitChair', {
      ...boyStance,
      left: holdCard({ ...boyHand, side: 'left', edge: onMap(-0.5, 0.3), inward: inward(1, 0), face }),
      right: pointAt({ ...boyHand, side: 'right', target: onMap(-0.472, -0.42), elbow: [0.3, -1, -0.6] }),
      legLeft: { foot: [0.02, 0, 0.44], knee: [0.1, 0.6, 1] },
      legRight: { foot: [0.06, 0, 0.5], knee: [0.1, 0.6, 1] },
    }),
  });
  model.inside(STAGE, () => {
    stump(model, place([-0.84, 0, -0.1]), 0.17, 0.34);
    stump(model, place([-0.13, 0, -0.52], [0, 50, 0]), 0.17, 0.5);
  });
  const cat = bami({
    at: STAGE.clone().multiply(place([-0.1, 0.5, -0.5], [0, 6, 0], 1.05)),
    pose: 'sit',
    head: [4, 8, -8],
    gaze: [0, -0.6],
    lid: 0.2,
  });
  // the yard's wall goes on to the left, as far as this eye sees
  tileWall(model, place([-7.2, 0, 5.2], [0, 90, 0]), { length: 7.6, height: 1.3, plain: true, seed: 9 });
  for (const [x, z] of [
    [0.6, 0.17],
    [0.53, 0.2],
  ] as const)
    chestnut(model, STAGE.clone().multiply(place([x, 0.4, z], [70, x * 900, 0])), 0.03);
  const from = on([-0.12, 1.5, 2.9]);
  const to = on([-0.09, 0.665, 0]);
  return composeShot({
    set: (scene) => chestnutYard(scene, { hour: 'golden', without: ['basket'] }),
    light: koreaLight('golden', {
      // low and from behind: it shines through the paper, and the paper lights two faces
      sun: { dir: [-0.75, 0.4, 0.55], color: '#ffb968', power: 4.6, cone: 0.05 },
      fill: { dir: [1, 0.5, 0], color: '#b9b4e8', power: 0.5, cone: 0.4 },
      top: '#8f8fcc',
      horizon: '#d8a894',
      bounce: '#a08078',
      sky: 0.62,
      points: [
        {
          at: vec(onMap(0, 0.16)).addScaledVector(face, 0.32).toArray() as V3,
          color: '#ffd488',
          power: 2.8,
          radius: 0.2,
        },
      ],
    }),
    camera: camera(from, to, 30.5),
    focus: distance(from, onMap(0, 0)),
    aperture: 0.012,
    center: on([0, 0.8, -0.6]),
    radius: 4,
    actors: [grandpa, doyun, cat],
    things: [model.bake()],
    // the cat behind the map and the cat on it
    find: ballsAt(0.12, cat.head.at.toArray() as V3, onMap(-0.13, 0.2)),
    lettering: [
      { text: '경기도 고양군 은평면 평창리', balls: ballsAt(0.046, onMap(-0.34, 0.42), onMap(0.32, 0.42)) },
      {
        text: '쌀이 산만큼 쌓였던 데서 출발! 안 무는 호랑이한테 절하고 안 싸우는 형제를 본다. 잘 본다. 오래 본다. 칼 씻던 물에 손을 씻고',
        balls: ballsAt(0.15, onMap(-0.3, -0.24), onMap(0.2, -0.24)),
      },
    ],
    focal: onMap(0, 0),
  });
}
