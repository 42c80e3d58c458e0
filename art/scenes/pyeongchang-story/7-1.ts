/** PC-7.1. Where words were washed: a boy's cold hands, scholars thin as tracing paper, and ink that swims away as minnows. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { fade, faded } from '../../cast/faded.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { SCHOLAR, SCHOLAR_YOUNG } from '../../cast/people/joseon.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mist } from '../../model/veil.ts';
import { inkMinnows, minnow, washedPage } from '../../props/washed-pages.ts';
import { foldedMap } from '../../props/yeongsu-map.ts';
import { flatRock, STREAM, segeomjeong, streamLight } from '../../sets/segeomjeong.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.45, 1.6, 3.7];
const TO: V3 = [1.75, 0.62, -3];
const FISH: V3 = [1.62, STREAM, 0.25];
const PALE = '#c6dcf4';

export function wordsWashed(): Shot {
  const scene = new THREE.Scene();
  segeomjeong(scene);
  const m = new Model();
  const boy = place([1.02, -0.22, 0.64], [0, 78, 0]);
  const over: Stance = { hips: 0.42, lean: [54, 0, 3], bend: 22, head: [16, -52, -10] };
  const wash = (side: 'left' | 'right', x: number, z: number) =>
    grasp({
      at: boy,
      build: 'child8',
      side,
      point: [x, STREAM + 0.01, z],
      touch: 'palm',
      fingers: [-0.3, -0.5, 1],
      palm: [-0.6, -0.5, 0.2],
      grip: 'relaxed',
    });
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'surprise',
    gaze: [0, -0.7],
    pose: pose('kneel', { ...over, left: wash('left', 1.38, 0.52), right: wash('right', 1.38, 0.74) }),
  });
  // the map in his belt, on the side the wind will come from
  foldedMap(m, boy.clone().multiply(place([-0.13, 0.36, -0.06], [-30, -100, 24])), 0.44);

  const gran = place([0.02, -0.05, 0.12], [0, 62, 0]);
  const telling: Stance = { lean: [4, 4, -2], bend: 4, head: [10, -14, -5] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'grin',
    gaze: [0.2, -0.3],
    pose: pose('stand', {
      ...telling,
      left: pointAt({
        at: gran,
        build: 'grandmother',
        stance: telling,
        side: 'left',
        target: [2.2, 0.2, -1],
        touch: false,
        stretch: 0.8,
      }),
      right: {
        hand: [0.14, -0.6, -0.12],
        elbow: [1, 0, -0.7],
        palm: [0, 0, -1],
        fingers: [-0.8, -0.4, -0.3],
        grip: 'relaxed',
      },
    }),
  });

  // long ago, in the same water
  flatRock(m, place([3.02, -0.26, -1.36], [2, 40, 0]), [0.5, 0.42], 0.5, 5);
  flatRock(m, place([4.0, -0.16, -2.3], [0, -10, 2]), [0.7, 0.6], 0.5, 9);
  const old = place([2.86, -0.26, -1.16], [0, -44, 0]);
  const rinsing: Stance = { hips: 0.36, lean: [50, 0, 0], bend: 26, head: [16, 14, 4] };
  const page = place([2.5, STREAM - 0.005, -0.8], [0, 46, 0]);
  washedPage(m, page, 0.3, 1.7);
  const onPage = (x: number, z: number) => vec(x, 0.02, z).applyMatrix4(page);
  const up = vec(0, 1, 0);
  const hold = { at: old, build: 'thinOldMan', stance: rinsing, face: up } as const;
  const scholar = character(faded(SCHOLAR, PALE, 0.5), {
    at: old,
    expression: 'calm',
    gaze: [0, -0.7],
    pose: pose('kneel', {
      ...rinsing,
      left: holdCard({
        ...hold,
        side: 'left',
        edge: onPage(0.24, 0.2),
        inward: vec(0, 0, -1).transformDirection(page),
      }),
      right: holdCard({
        ...hold,
        side: 'right',
        edge: onPage(0.24, -0.2),
        inward: vec(0, 0, 1).transformDirection(page),
      }),
    }),
  });
  const friendAt = place([3.95, -0.14, -2.2], [0, -30, 0]);
  const sheet = friendAt.clone().multiply(place([0, 1.02, 0.42], [-16, 0, 0]));
  const friendStance: Stance = { lean: [4, 0, 2], bend: 6, head: [14, -6, 4] };
  washedPage(m, sheet.clone().multiply(place([0, 0, 0], [90, 0, 0])), 0.5, 1.5);
  const edge = (x: number) => vec(x, -0.02, 0).applyMatrix4(sheet);
  const held = (side: 'left' | 'right', k: number) =>
    holdCard({
      at: friendAt,
      build: 'woman',
      stance: friendStance,
      side,
      edge: edge(k * 0.25),
      inward: vec(-k, 0, 0).transformDirection(sheet),
      face: vec(0, 0, -1).transformDirection(sheet),
    });
  const friend = character(faded(SCHOLAR_YOUNG, PALE, 0.5), {
    at: friendAt,
    expression: 'smile',
    gaze: [0, -0.4],
    pose: pose('stand', { ...friendStance, left: held('left', 1), right: held('right', -1) }),
  });

  // ink leaves the page, curls, and has fins by the time it comes to his fingers
  inkMinnows(m, place([2.36, STREAM + 0.012, -0.56], [0, -122, 0], 1.75), 0.9, 6, 5);
  for (const [i, [x, z, yaw]] of (
    [
      [1.62, 0.55, 200],
      [1.5, 0.86, -70],
      [1.72, 0.92, -30],
      [1.86, 0.62, 20],
      [1.55, 0.3, 130],
    ] as const
  ).entries())
    minnow(m, place([x, STREAM + 0.012, z], [0, yaw, 0], 1.5 + 0.2 * (i % 3)));

  flatRock(m, place([2.93, -0.25, 0.66], [0, 10, 0]), [0.36, 0.32], 0.4, 12);
  const cat = bami({
    at: place([2.78, -0.245, 0.62], [0, -74, 0]),
    pose: 'reach',
    paw: [-0.05, -0.1, 0.33],
    head: [4, 20, 8],
    gaze: [0, -0.5],
  });
  const people = [doyun, halmeoni];
  for (const ghost of [scholar, friend]) fade(ghost.model, PALE, 0.4);
  scene.add(...people.map((p) => p.model), scholar.model, friend.model, cat.model, m.bake());
  scene.add(
    mist(
      [
        [2.75, 0.05, -1.1, 1.7, 0.7],
        [4, 0.1, -1.9, 1.7, 0.9],
      ],
      FROM,
      '#eef5f6',
      0.75,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 51),
    focus: distance(FROM, FISH),
    aperture: 0.006,
    light: streamLight(),
    center: [1.2, 0.5, -0.6],
    radius: 7,
    heads: [
      ...people.map((p) => p.head),
      scholar.head,
      { name: 'Find', at: cat.head.at, radius: 0.24 },
      { name: 'Find', at: vec(FISH), radius: 0.4 },
    ],
    focal: FISH,
  };
}
