/** One or two looks into every inhabited place of the Korean books: never published; copy the camera and the light from here. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { mist } from '../model/veil.ts';
import { persimmon } from '../props/persimmons.ts';
import { steamSpots } from '../props/tteok-things.ts';
import { airport, airportLight } from '../scenes/korean-charlotte-birthday/1-1.airport.ts';
import { LANE_VIEW, laneOfFourTimes } from '../scenes/pyeongchang-story/2-2.running-signposts.ts';
import { chestnutYard } from '../sets/chestnut-yard.ts';
import { halmeoniHouse, LOW_TABLE } from '../sets/halmeoni-house.ts';
import { halmeoniKitchen, kitchenLight } from '../sets/halmeoni-kitchen.ts';
import { koreaLight } from '../sets/korea-sky.ts';
import { laneShops, STEAM } from '../sets/lane-shops.ts';
import { stairLane } from '../sets/stair-lane.ts';
import type { Shot } from '../shot.ts';
import { view } from './view.ts';

const with_ = (scene: THREE.Scene, put: (model: Model) => void): void => {
  const m = new Model();
  put(m);
  scene.add(m.bake());
};

const ROOM = { center: [0, 1, -1] as V3, radius: 5.5 };

export const KOREA_PLACES: Record<string, () => Shot> = {
  'sheets/halmeoni-room': view((scene) => halmeoniHouse(scene, { hour: 'morning', season: 'june', ring: 16 }), {
    from: [0.4, 1.3, 3.5],
    to: [-0.5, 1.12, -1.6],
    fov: 36,
    light: koreaLight('morning', {
      sun: { dir: [-0.55, 0.6, 0.95], color: '#ffe2b8', power: 5.2, cone: 0.06 },
      exposure: 1.14,
    }),
    ...ROOM,
  }),
  'sheets/halmeoni-table': view(
    (scene) => {
      halmeoniHouse(scene, { hour: 'dusk', season: 'october', doors: 'shut' });
      with_(scene, (model) => {
        for (const [x, z] of [
          [0.42, -0.4],
          [0.52, -0.34],
          [0.45, -0.29],
        ] as const)
          persimmon(model, place([x, LOW_TABLE.at[1], z]));
      });
    },
    {
      from: [0.35, 1.4, 3.2],
      to: [0.05, 0.72, -0.5],
      fov: 36,
      light: koreaLight('dusk', {
        points: [{ at: [0.2, 2.3, 0.2], color: '#ffc47c', power: 13, radius: 0.25 }],
        exposure: 1.14,
      }),
      ...ROOM,
    },
  ),
  'sheets/halmeoni-window': view(
    (scene) => halmeoniHouse(scene, { hour: 'sunrise', season: 'october', without: ['roof', 'cushions'] }),
    {
      from: [0.75, 1.2, 1.35],
      to: [2.7, 1.22, -0.62],
      fov: 36,
      light: koreaLight('sunrise', {
        fill: { dir: [-0.5, 0.5, 1], color: '#ffe0d0', power: 1.6, cone: 0.4 },
        exposure: 1.16,
      }),
      ...ROOM,
    },
  ),
  'sheets/halmeoni-porch': view(
    (scene) => halmeoniHouse(scene, { hour: 'night', season: 'june', doors: 'open', moon: [8.5, 12], bulb: true }),
    {
      from: [0.6, 1.3, 1.2],
      to: [0.9, 0.8, -6],
      fov: 42,
      light: koreaLight('night', {
        points: [
          { at: [0.5, 0.6, -6.2], color: '#ffc070', power: 5, radius: 0.12 },
          { at: [0.6, 2.05, -3.2], color: '#ffc888', power: 3, radius: 0.1 },
        ],
      }),
      center: [0.4, 0.5, -5],
      radius: 7,
    },
  ),
  'sheets/halmeoni-yard': view(
    (scene) =>
      halmeoniHouse(scene, {
        hour: 'night',
        season: 'june',
        without: ['room'],
        doors: 'open',
        moon: [-13, 13],
        bulb: true,
      }),
    {
      from: [0.35, 1.2, -1.7],
      to: [0.3, 0.92, -7],
      fov: 42,
      light: koreaLight('night', { points: [{ at: [0.5, 0.6, -6.2], color: '#ffc070', power: 5, radius: 0.12 }] }),
      center: [0.4, 0.5, -6],
      radius: 6.5,
    },
  ),
  'sheets/chestnut-bench': view((scene) => chestnutYard(scene, { hour: 'golden' }), {
    from: [0.1, 1.25, 4.4],
    to: [0, 1.12, -1],
    fov: 38,
    light: koreaLight('golden'),
    center: [0, 1, -2],
    radius: 8,
  }),
  'sheets/chestnut-wide': view((scene) => chestnutYard(scene, { hour: 'golden' }), {
    from: [1.5, 2.4, 11],
    to: [-0.3, 2.6, -1.5],
    fov: 40,
    light: koreaLight('golden'),
    center: [0, 2, -2],
    radius: 10,
  }),
  'sheets/chestnut-night': view((scene) => chestnutYard(scene, { hour: 'night', moon: [3.5, 11.5] }), {
    from: [0.5, 1.15, 3.0],
    to: [0.6, 0.92, -0.9],
    fov: 38,
    light: koreaLight('night', {
      points: [{ at: [2.1, 2.1, -3.6], color: '#ffb868', power: 9, radius: 0.2 }],
      fill: { dir: [0.3, 0.4, 1], color: '#98a2e0', power: 0.7, cone: 0.4 },
    }),
    center: [0, 1, -2],
    radius: 8,
  }),
  'sheets/chestnut-digging': view((scene) => chestnutYard(scene, { hour: 'dusk', hole: true }), {
    from: [-0.2, 1.5, 4.6],
    to: [-0.5, 0.95, -0.8],
    fov: 38,
    light: koreaLight('dusk', {
      points: [
        { at: [-1.9, 1.1, 0.2], color: '#ffb45c', power: 3.4, radius: 0.12 },
        { at: [0.6, 1.2, -0.9], color: '#ffb45c', power: 3, radius: 0.12 },
      ],
    }),
    center: [0, 1, -2],
    radius: 8,
  }),
  'sheets/chestnut-eras': view(laneOfFourTimes, {
    ...LANE_VIEW,
    light: koreaLight('morning'),
    center: [0, 1.5, -7],
    radius: 10,
  }),
  'sheets/stairs-climb': view((scene) => stairLane(scene, { hour: 'golden', season: 'october', without: ['R0'] }), {
    from: [0.7, 1.3, 6.6],
    to: [-0.1, 4.3, -12],
    fov: 40,
    light: koreaLight('golden'),
    center: [0, 4, -8],
    radius: 17,
  }),
  'sheets/stairs-doorbell': view(
    (scene) =>
      stairLane(scene, { hour: 'morning', season: 'june', top: 5, open: { L0: 62, L1: 60, L2: 50 }, without: ['R0'] }),
    {
      from: [1.2, 1.35, 6.4],
      to: [-0.9, 1.5, 0],
      fov: 38,
      light: koreaLight('morning', { sky: 1.1, exposure: 1.12 }),
      center: [0, 2, -2],
      radius: 10,
    },
  ),
  'sheets/stairs-stick': view(
    (scene) => stairLane(scene, { hour: 'golden', season: 'june', mat: true, top: 5, without: ['pole'] }),
    {
      from: [0.3, 0.75, 3.6],
      to: [0, 2, -4.2],
      fov: 38,
      light: koreaLight('golden'),
      center: [0, 2, -3],
      radius: 9,
    },
  ),
  'sheets/stairs-mat': view(
    (scene) => stairLane(scene, { hour: 'golden', season: 'june', mat: true, near: [0, 1], top: 3, without: ['pole'] }),
    {
      from: [1.15, 4.4, -2.5],
      to: [-0.25, 2.7, -7.4],
      fov: 42,
      light: koreaLight('golden'),
      center: [0, 3, -6],
      radius: 9,
    },
  ),
  'sheets/halmeoni-kitchen-night': view(
    (scene) => halmeoniKitchen(scene, { hour: 'night', bowl: 'stirring', bags: 2 }),
    {
      from: [-0.06, 1.02, 2.72],
      to: [0.05, 0.61, 0.1],
      fov: 38,
      light: kitchenLight('night'),
      center: [0, 1, 0],
      radius: 4.5,
    },
  ),
  'sheets/halmeoni-kitchen-sea': view(
    (scene) => halmeoniKitchen(scene, { hour: 'morning', sea: true, bowl: 'empty', without: ['table', 'right'] }),
    {
      from: [1.3, 1.5, 3.1],
      to: [-0.85, 0.74, -0.6],
      fov: 38,
      light: kitchenLight('morning'),
      center: [0, 1, 0],
      radius: 4.5,
    },
  ),
  'sheets/shop-tteok': view(
    (scene) => {
      laneShops(scene, { hour: 'morning' });
      scene.add(
        mist(
          STEAM.flatMap((at, i) => steamSpots(at, 1.0, 7, 1.3, i + 3)),
          [-1.3, 1.35, 3.6],
          '#fffaf0',
          0.5,
        ),
      );
    },
    {
      from: [-1.3, 1.35, 3.6],
      to: [-2.0, 1.25, -0.5],
      fov: 38,
      light: koreaLight('morning', {
        points: [{ at: [-2.0, 2.5, -1.2], color: '#ffdcae', power: 9, radius: 0.3 }],
        exposure: 1.1,
      }),
      center: [-1, 1, -0.5],
      radius: 5.5,
    },
  ),
  'sheets/shop-cleaner': view(
    (scene) => laneShops(scene, { hour: 'day', without: ['cleanerFront', 'tteok', 'upper', 'pole'] }),
    {
      from: [2.1, 1.25, 2.6],
      to: [1.95, 1.1, -1.4],
      fov: 40,
      light: koreaLight('day', {
        sun: { dir: [-0.3, 0.8, 0.9], color: '#fff0d4', power: 3.6, cone: 0.1 },
        points: [{ at: [2, 2.5, -1.4], color: '#ffe0b4', power: 9, radius: 0.3 }],
      }),
      center: [2, 1, -1],
      radius: 5,
    },
  ),
  'sheets/shops-both': view((scene) => laneShops(scene, { hour: 'morning' }), {
    from: [1.2, 1.7, 7.6],
    to: [0, 1.75, -0.5],
    fov: 42,
    light: koreaLight('morning', {
      points: [
        { at: [-2.0, 2.5, -1.2], color: '#ffdcae', power: 8, radius: 0.3 },
        { at: [2, 2.5, -1.4], color: '#ffe0b4', power: 8, radius: 0.3 },
      ],
    }),
    center: [0, 1.5, 0],
    radius: 7,
  }),
  'sheets/airport': view((scene) => airport(scene), {
    from: [0.3, 1.35, 5.6],
    to: [0, 1.75, -3],
    fov: 40,
    light: airportLight(),
    center: [0, 1.5, -1],
    radius: 7,
  }),
};
