/** One look into every set of Plum Street: never published; copy the camera from here. */
import type * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { place } from '../model/place.ts';
import { ticketString } from '../props/birthday-things.ts';
import { gluePot, invitationPile, invitationRow } from '../props/invitation-cards.ts';
import { numberCake } from '../props/number-cake.ts';
import { nopeMug } from '../props/sound-things.ts';
import { cosyHouse } from '../props/wool-clues.ts';
import { mittenCradle, woolNest } from '../props/woollies.ts';
import { belfry, oldBess } from '../sets/belfry.ts';
import { bellBackyard } from '../sets/bell-backyard.ts';
import { bellKitchen, COUNTER, SINK, TABLE } from '../sets/bell-kitchen.ts';
import { bellLivingRoom, livingLight } from '../sets/bell-living-room.ts';
import { charlotteBedroom } from '../sets/charlotte-bedroom.ts';
import { finchHouse, finchLight } from '../sets/finch-house.ts';
import { PORCH_LAMP } from '../sets/plum-house.ts';
import { plumLight } from '../sets/plum-sky.ts';
import { FRAME_14, FRAME_41, onHouse, plumStreet } from '../sets/plum-street.ts';
import { schoolHallway } from '../sets/school-hallway.ts';
import { snowBridge } from '../sets/snow-bridge.ts';
import { towerStairs } from '../sets/tower-stairs.ts';
import { townSquare } from '../sets/town-square.ts';
import type { Shot } from '../shot.ts';
import { view } from './view.ts';

const KITCHEN = (scene: THREE.Scene): void => {
  bellKitchen(scene, { hour: 'golden' });
  const model = new Model();
  invitationPile(model, place([0.45, TABLE.top, 0.45], [0, -10, 0]), 6, 0.2, 3);
  invitationRow(model, place([-0.35, TABLE.top, 0.15]), 4, 0.19);
  gluePot(model, place([0.1, TABLE.top, 0.62]));
  numberCake(model, place([-1.9, COUNTER.top, -1.95]), 'eight');
  nopeMug(model, place([SINK[0] + 0.55, SINK[1], SINK[2] + 0.1]));
  ticketString(model, [-0.9, 2.0, -1.2], [1.0, 2.0, -1.2], 5);
  scene.add(model.bake());
};
const KITCHEN_LIGHT = plumLight('golden', { sky: 0.95, exposure: 1.06 });

const LAMPS = finchLight('lamps');

export const PLUM_PLACES: Record<string, () => Shot> = {
  'sheets/place-finch': view((scene) => finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen' }), {
    from: [1.3, 1.75, 4.7],
    to: [-0.1, 0.45, -0.7],
    fov: 38,
    light: LAMPS,
    center: [0, 0.8, -0.4],
    radius: 4.6,
  }),
  'sheets/place-finch-bridge': view((scene) => finchHouse(scene, { lit: true, bridge: 'whole', train: 1.45 }), {
    from: [0.85, 0.78, 2.55],
    to: [0, 0.36, 0.55],
    fov: 34,
    light: LAMPS,
    center: [0, 0.8, -0.4],
    radius: 4.6,
  }),
  'sheets/place-finch-cutaway': view(
    (scene) => finchHouse(scene, { lit: true, bridge: 'gap', train: 'fallen', cutaway: true }),
    { from: [3.4, 1, 4.6], to: [3.3, 0.95, 0], fov: 38, light: LAMPS, center: [2.6, 0.8, -0.4], radius: 4.6 },
  ),
  'sheets/place-finch-night': view(
    (scene) =>
      finchHouse(scene, { lit: true, bridge: 'whole', train: 0.75, people: 'party', door14: 'red', lampOn: false }),
    {
      from: [1.75, 0.42, 2.5],
      to: [0.05, 0.36, 0.45],
      fov: 34,
      light: finchLight('night'),
      center: [0, 0.8, -0.4],
      radius: 4.6,
    },
  ),
  'sheets/place-kitchen': view(KITCHEN, {
    from: [0.5, 1.65, 5.6],
    to: [-0.1, 1.05, -0.6],
    fov: 36,
    light: KITCHEN_LIGHT,
    center: [0, 1, 0],
    radius: 4.5,
  }),
  'sheets/place-kitchen-table': view(KITCHEN, {
    from: [0.9, 1.25, 3.1],
    to: [-0.3, 0.95, -0.2],
    fov: 36,
    light: KITCHEN_LIGHT,
    center: [0, 1, 0],
    radius: 4.5,
  }),
  'sheets/place-street-east': view(
    (scene) =>
      plumStreet(scene, {
        hour: 'golden',
        near: ['north3', 'south3', 'south2'],
        skip: ['14', 'north0', 'south0', 'north1', 'south1'],
        flags: { south3: 1 },
        houses: { '41': { curtain: 0.03 } },
      }),
    { from: [-6, 1.5, 1.3], to: [30, 1.9, -1], fov: 36, light: plumLight('golden'), center: [8, 0, 0], radius: 18 },
  ),
  'sheets/place-street-west-snow': view(
    (scene) =>
      plumStreet(scene, {
        hour: 'snowEvening',
        near: ['north2', 'south2'],
        skip: ['41', 'north5', 'south5', 'north4', 'south4'],
        houses: { '14': { wreath: true } },
      }),
    {
      from: [6, 1.7, -1.1],
      to: [-30, 2.2, 1.2],
      fov: 36,
      light: plumLight('snowEvening'),
      center: [-8, 0, 0],
      radius: 18,
    },
  ),
  'sheets/place-house-41': view(
    (scene) =>
      plumStreet(scene, { hour: 'gray', skip: ['14', 'north0', 'north1', 'north2', 'south0', 'south1', 'south2'] }),
    {
      from: [20.5, 1.35, 2.4],
      to: [30, 1.75, -0.2],
      fov: 36,
      light: plumLight('gray'),
      center: [30, 1, 0],
      radius: 9,
    },
  ),
  'sheets/place-porch-41': view(
    (scene) =>
      plumStreet(scene, {
        hour: 'noon',
        houses: { '41': { open: 40 } },
        skip: ['14', 'north0', 'north1', 'north2', 'north3', 'south0', 'south1', 'south2', 'south3'],
      }),
    {
      from: onHouse(FRAME_41, [1.6, 1.5, 7]),
      to: onHouse(FRAME_41, [0, 1.35, 0.4]),
      fov: 36,
      light: plumLight('noon'),
    },
  ),
  'sheets/place-steps-14': view(
    (scene) =>
      plumStreet(scene, { hour: 'dusk', skip: ['41', 'north3', 'north4', 'north5', 'south3', 'south4', 'south5'] }),
    {
      from: onHouse(FRAME_14, [1.5, 1.0, 6.2]),
      to: onHouse(FRAME_14, [0, 0.85, 1.5]),
      fov: 36,
      light: plumLight('dusk', {
        points: [
          { at: onHouse(FRAME_14, [PORCH_LAMP[0], PORCH_LAMP[1], 0.7]), color: '#ffb868', power: 3, radius: 0.1 },
        ],
      }),
    },
  ),
  'sheets/place-yard': view(
    (scene) => bellBackyard(scene, { hour: 'noon', cake: 'three', table: 'set', cakeSize: 1.3 }),
    {
      from: [0.2, 1.6, 5.6],
      to: [0, 0.95, -0.4],
      fov: 36,
      light: plumLight('noon'),
    },
  ),
  'sheets/place-yard-after': view(
    (scene) => bellBackyard(scene, { hour: 'golden', cake: 'mended', table: 'after', lit: true }),
    { from: [0.15, 1.5, 1.7], to: [0, 0.82, -0.05], fov: 34, light: plumLight('golden') },
  ),
  'sheets/place-bedroom': view((scene) => charlotteBedroom(scene, { hour: 'golden', map: 'floor', suitcase: true }), {
    from: [0.5, 1.75, 3.4],
    to: [0.05, 0.35, -0.1],
    fov: 34,
    light: plumLight('golden'),
    radius: 4,
  }),
  'sheets/place-bedroom-wool': view(
    (scene) =>
      charlotteBedroom(scene, { hour: 'snowEvening', map: 'wall', age: 3, wool: [1, 2, 4, 5, 7, 9, 11], thumb: 2 }),
    {
      from: [0.9, 1.2, 3],
      to: [-0.3, 1, -0.9],
      fov: 36,
      light: plumLight('snowEvening', { points: [{ at: [0.6, 1.9, 0.6], color: '#ffc080', power: 5, radius: 0.2 }] }),
      radius: 4,
    },
  ),
  'sheets/place-hallway': view(schoolHallway, {
    from: [0.4, 1.15, 3.3],
    to: [0, 0.95, -0.6],
    fov: 36,
    light: plumLight('morning', { sun: { dir: [-0.8, 0.6, 0.7], color: '#ffe6c0', power: 3.6, cone: 0.1 } }),
    radius: 4,
  }),
  'sheets/place-living': view((scene) => bellLivingRoom(scene, { power: 'on', tree: 0.5, door: 70 }), {
    from: [0.3, 1.5, 4.9],
    to: [0.05, 0.95, -0.8],
    fov: 38,
    light: livingLight('on'),
    radius: 5,
  }),
  'sheets/place-living-dark': view((scene) => bellLivingRoom(scene, { power: 'half', tree: 1, candle: true }), {
    from: [0.2, 0.75, 3.3],
    to: [0, 0.6, -0.3],
    fov: 36,
    light: livingLight('half'),
    radius: 5,
  }),
  'sheets/place-square': view((scene) => townSquare(scene, { hour: 'snowDay' }), {
    from: [4, 1.4, 11],
    to: [-2, 5.2, -5],
    fov: 44,
    light: plumLight('snowDay'),
    center: [0, 3, -3],
    radius: 14,
  }),
  'sheets/place-square-hills': view((scene) => townSquare(scene, { hour: 'snowEvening' }), {
    from: [0.2, 1.5, 3.4],
    to: [4.8, 3, -12],
    fov: 42,
    light: plumLight('snowEvening'),
    center: [0, 2, -5],
    radius: 14,
  }),
  'sheets/place-stairs': view((scene) => towerStairs(scene, { from: -6, to: 24, nuts: [4, 10] }), {
    from: [0.6, 2.3, 6.2],
    to: [0, 2.2, 0],
    fov: 36,
    light: plumLight('night', { points: [{ at: [1.1, 2.3, 0.9], color: '#ffb058', power: 4, radius: 0.1 }] }),
  }),
  'sheets/place-bridge': view((scene) => snowBridge(scene, { hour: 'snowNight', hills: { waiting: true } }), {
    from: [-3.4, 3.4, 10.5],
    to: [1, 3.4, -20],
    fov: 42,
    light: plumLight('snowNight'),
    center: [0, 1, 0],
    radius: 16,
  }),
  'sheets/place-bridge-post': view((scene) => snowBridge(scene, { hour: 'snowEvening', hills: { waiting: true } }), {
    from: [0.5, 1.35, 5.6],
    to: [0.1, 1.15, -3],
    fov: 38,
    light: plumLight('snowEvening'),
    center: [0, 1, 0],
    radius: 12,
  }),
  'sheets/place-belfry-day': view(
    (scene) => {
      belfry(scene, 'snowDay');
      const model = new Model();
      const at = place([0, 2.05, 0.4]);
      oldBess(model, at, 1.1);
      woolNest(model, at, 1);
      scene.add(model.bake());
    },
    { from: [0.5, 0.95, 5], to: [0.1, 1.7, 0], fov: 38, light: plumLight('snowDay'), radius: 5 },
  ),
  'sheets/place-belfry-april': view(
    (scene) => {
      belfry(scene, 'april');
      const model = new Model();
      oldBess(model, place([0, 2.05, 0.4], [22, 0, 0]), 1.1);
      cosyHouse(model, place([1.25, 0.84, -1.7]));
      scene.add(model.bake());
    },
    { from: [0.6, 1.1, 4.4], to: [0.1, 0.8, -0.4], fov: 36, light: plumLight('morning'), radius: 5 },
  ),
  'sheets/place-bell-inside': view(
    (scene) => {
      belfry(scene, 'snowDay');
      const model = new Model();
      const at = place([0, 2.05, 0.4]);
      oldBess(model, at, 1.1);
      woolNest(model, at, 1);
      mittenCradle(model, place([0.02, 1.9, 0.3], [78, 0, 8], 1.3));
      scene.add(model.bake());
    },
    {
      from: [0.25, 0.55, 1.3],
      to: [0.02, 2.05, 0.38],
      fov: 42,
      light: plumLight('snowDay', { points: [{ at: [0.3, 0.9, 1.2], color: '#ffc078', power: 2.4, radius: 0.2 }] }),
      radius: 4,
    },
  ),
};
