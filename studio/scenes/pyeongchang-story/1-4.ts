/** PC-1.4. Knee to knee over the map of 1948: an old hand trembles on its corner, a small finger finds the empty line. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { cup, holdCard } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN_FREE } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { smoothstep, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { held } from '../../props/ink-paper.ts';
import { chestnut, walkingStick } from '../../props/taffy-hunt.ts';
import { strungClicky } from '../../props/tally-counter.ts';
import { yeongsuMap } from '../../props/yeongsu-map.ts';
import { chestnutYard } from '../../sets/chestnut-yard.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { stump } from '../../sets/yard-seats.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

/** The reader looks along the bench (to -X): in this frame +X is the picture's right and +Z comes to the reader. */
const STAGE = place([1.46, 0, -0.13], [0, 90, 0]);
const on = (p: V3): V3 => vec(p).applyMatrix4(STAGE).toArray() as V3;
const at = (f: THREE.Matrix4): THREE.Vector3 => new THREE.Vector3().setFromMatrixPosition(f);
const WIDE = 0.74;
const HIGH = WIDE * 0.76;

export function foundMap(): Shot {
  const model = new Model();
  const map = STAGE.clone().multiply(place([0.02, 0.555, 0.07], [-57, 0, 3]));
  // it sags between the hands, and their fingers push it up from behind
  const sag = held(WIDE, HIGH);
  const bend = (x: number, y: number): V3 => {
    const [u, w, z] = sag(x, y);
    const out = Math.abs(x) / WIDE;
    return [u, w, z * smoothstep(0.36, 0.24, out) + 0.017 * Math.exp(-(((out - 0.38) / 0.075) ** 2))];
  };
  yeongsuMap(model, map, WIDE, { bend });
  const onMap = (x: number, y: number) => vec(bend(x * WIDE, y * HIGH)).applyMatrix4(map);
  const face = vec(0, 0, 1).transformDirection(map);
  const inward = (x: number, y: number) => vec(x, y, 0).transformDirection(map);

  const oldAt = STAGE.clone().multiply(place([0.47, 0, -0.14], [0, -62, 0]));
  const oldStance: Stance = { hips: 0.73, bend: 10, lean: [8, 0, 0], head: [6, 12, -8] };
  const oldHand = { at: oldAt, build: 'oldMan', stance: oldStance } as const;
  const grandpa = character(CHESTNUT_GRANDPA, {
    at: oldAt,
    expression: 'tender',
    lookAt: onMap(-0.15, 0.4).toArray() as V3,
    pose: pose('sitChair', {
      ...oldStance,
      left: holdCard({
        ...oldHand,
        side: 'left',
        edge: onMap(0.48, -0.36).addScaledVector(face, -0.004),
        inward: inward(-1, 0.5),
        face,
      }),
      right: holdCard({ ...oldHand, side: 'right', edge: onMap(0.5, 0.3), inward: inward(-1, 0), face }),
      legLeft: { foot: [0.0, 0, 0.5], knee: [0.1, 0.6, 1] },
      legRight: { foot: [0.04, 0, 0.42], knee: [0.1, 0.6, 1] },
    }),
  });
  const boyAt = STAGE.clone().multiply(place([-0.47, 0, -0.14], [0, 62, 0]));
  const boyStance: Stance = { hips: 0.8, bend: 8, lean: [9, 0, 0], head: [4, -10, 8] };
  const boyHand = { at: boyAt, build: 'child8', stance: boyStance } as const;
  const counter = STAGE.clone().multiply(place([-0.38, 0.68, 0.13], [-30, 24, 6], 1.15));
  const doyun = character(DOYUN_FREE, {
    at: boyAt,
    expression: 'wonder',
    lookAt: onMap(0.1, 0.3).toArray() as V3,
    pose: pose('sitChair', {
      ...boyStance,
      left: holdCard({ ...boyHand, side: 'left', edge: onMap(-0.5, 0.3), inward: inward(1, 0), face }),
      right: cup({
        ...boyHand,
        side: 'right',
        point: at(counter).add(vec(0, -0.036, 0)),
        r: 0.022,
        from: 'side',
        elbow: [0.7, -1, -0.4],
      }),
      legLeft: { foot: [0.02, 0, 0.44], knee: [0.1, 0.6, 1] },
      legRight: { foot: [0.0, 0, 0.5], knee: [0.1, 0.6, 1] },
    }),
  });
  strungClicky(model, { at: boyAt, build: 'child8', stance: boyStance }, counter, { digits: '0001', pressed: true });
  model.inside(STAGE, () => {
    stump(model, place([-0.51, 0, -0.16]), 0.17, 0.34);
    stump(model, place([-0.05, 0, -0.52], [0, 50, 0]), 0.15, 0.33);
    walkingStick(model, [0.86, 0, 0.24], [0.63, 0.8, -0.02]);
  });
  const cat = bami({
    at: STAGE.clone().multiply(place([-0.02, 0.33, -0.5], [0, 6, 0], 1.05)),
    pose: 'sit',
    head: [4, 8, -8],
    gaze: [0, -0.6],
    lid: 0.2,
  });
  for (const [x, z] of [
    [0.62, 0.08],
    [0.7, -0.02],
  ] as const)
    chestnut(model, STAGE.clone().multiply(place([x, 0.4, z], [70, x * 900, 0])), 0.03);
  const from = on([-0.1, 1.2, 1.8]);
  const to = on([0.0, 0.8, 0]);
  return composeShot({
    set: (scene) => chestnutYard(scene, { hour: 'golden' }),
    light: koreaLight('golden', {
      // low and from behind: it shines through the paper, and the paper lights two faces
      sun: { dir: [-0.75, 0.4, 0.55], color: '#ffb968', power: 4.6, cone: 0.05 },
      fill: { dir: [1, 0.5, 0], color: '#b9b4e8', power: 0.5, cone: 0.4 },
      top: '#8f8fcc',
      horizon: '#d8a894',
      bounce: '#a08078',
      sky: 0.62,
      points: [
        { at: onMap(0, 0.16).addScaledVector(face, 0.2).toArray() as V3, color: '#ffd488', power: 2.2, radius: 0.16 },
      ],
    }),
    camera: camera(from, to, 35.5),
    focus: distance(from, onMap(0, 0).toArray() as V3),
    aperture: 0.012,
    center: on([0, 0.8, -0.6]),
    radius: 4,
    actors: [grandpa, doyun, cat],
    things: [model.bake()],
    // the cat behind the map and the cat on it
    find: ballsAt(0.14, [1.09, 0.75, -0.12], [1.13, 0.62, -0.12]),
    lettering: [
      { text: '경기도 고양군 은평면 평창리', balls: ballsAt(0.041, [1.4, 0.71, 0.06], [1.43, 0.71, -0.33]) },
      {
        text: '쌀이 산만큼 쌓였던 데서 출발! 안 무는 호랑이한테 절하고 안 싸우는 형제를 본다. 잘 본다. 오래 본다. 칼 씻던 물에 손을 씻고',
        balls: ballsAt(0.17, [1.01, 0.17, 0.11], [1.05, 0.17, -0.45]),
      },
    ],
    focal: onMap(0, 0).toArray() as V3,
  });
}
