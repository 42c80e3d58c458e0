/** BB-5.3. Tick, tick: the headlight comes out over the river, straight between two faces that hold their breath. */
import type * as THREE from 'three';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import type { Person } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { wash } from '../../model/painted.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { haloes } from '../../model/veil.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { trackAt } from '../../sets/model-town.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { bigTrain, riverWall } from './5-3.bridge-things.ts';
import { fullCheeks } from './5-3.full-cheeks.ts';

const T = 1.52;
const FROM: V3 = [0.72, 0.54, 0.83];
const TO: V3 = [-0.3, 0.372, 0.68];
const WALL = { charlotte: -0.13, finch: -0.1, y: 0.17 };

export function breatheEast(): Shot {
  const lamp = vec(0, 0.09, -0.17).applyMatrix4(trackAt(T));
  const seen = lamp.toArray() as V3;
  /** the near side of the boiler, so that nobody seems to look past it at the reader */
  const watched: V3 = [seen[0] - 0.34, seen[1] - 0.06, seen[2]];
  const hands = (who: Person, at: THREE.Matrix4, x: number, z: [number, number]) => {
    const one = (side: 'left' | 'right', i: 0 | 1) =>
      grasp({
        at,
        build: who.build,
        side,
        point: [x, WALL.y + 0.01, z[i]],
        touch: 'palm',
        fingers: [-0.1, 0, 1],
        palm: [0, -1, 0.1],
        elbow: who.id === 'finch' && side === 'right' ? [0.4, -0.3, -0.8] : [1, 0.1, -0.4],
        grip: 'edge',
      });
    return { left: one('left', 0), right: one('right', 1) };
  };
  const cAt = place([-0.72, 0, 1.07], [0, 98, 0]);
  const cStance: Stance = { hips: 0.45, lean: [70, 0, 0], bend: 12, head: [5, 33, 6] };
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: cAt,
    expression: 'holdBreath',
    lookAt: watched,
    pose: pose('kneel', { ...cStance, ...hands(CHARLOTTE_SOCKS, cAt, WALL.charlotte, [0.9, 1.2]) }),
  });
  const fAt = place([-0.82, 0, 0.27], [0, 80, 0]);
  const fStance: Stance = { hips: 0.22, lean: [72, 0, 0], bend: 4, head: [7, -36, -7] };
  const finch = character(FINCH_AT_HOME, {
    at: fAt,
    expression: 'holdBreath',
    lookAt: watched,
    pose: pose('kneel', { ...fStance, ...hands(FINCH_AT_HOME, fAt, WALL.finch, [0.14, 0.46]) }),
  });
  const model = new Model();
  fullCheeks(model, CHARLOTTE_SOCKS, { at: cAt, stance: cStance, lookAt: watched, size: 0.36 });
  fullCheeks(model, FINCH_AT_HOME, { at: fAt, stance: fStance, lookAt: watched, size: 0.35, low: -0.5 });
  riverWall(model, [WALL.charlotte, WALL.y, 1.16], 0.66);
  riverWall(model, [WALL.finch, WALL.y, 0.23], 0.66);
  // on all fours the neck would show over the bib: her shirt goes up to the chin
  const nape = spineOf(BUILDS.child8, cStance).point([0, BUILDS.child8.torso, 0]);
  model.inside(cAt, () =>
    model.put(
      ball([0.104, 0.086, 0.1], 24),
      { tint: (q) => color(Math.sin(q.y * 90 + 1.9) > 0 ? '#d8433a' : '#fff6ea') },
      place(nape.add(vec(0, -0.036, 0.006))),
    ),
  );
  const dog = bigTrain(model, T, 1.35);
  // the wall of the set ends here
  model.put(roundedBox(0.1, 3.4, 3, 0.01), { tint: wash('#8a6a68', 3), line: 0 }, place([-3.66, 1.7, 3.72]));
  return composeShot({
    set: (scene) =>
      finchHouse(scene, {
        lit: true,
        bridge: 'whole',
        train: 'none',
        clear: [
          [-0.5, 0.2, 0.9],
          [-0.5, 1.15, 0.9],
          [0.8, 0.7, 0.5],
        ],
        church: 'stair',
        water: 1.9,
        without: ['lamp', 'right'],
      }),
    light: finchLight('lamps', {
      sky: 0.36,
      top: '#5a62b0',
      horizon: '#7a6098',
      bounce: '#5a4a88',
      sun: { dir: [-0.7, 0.8, -0.2], color: '#8f9cff', power: 2.6, cone: 0.2 },
      points: [
        { at: [seen[0] + 0.12, seen[1] + 0.07, seen[2]], color: '#ffd08a', power: 0.52, radius: 0.03 },
        // what each face catches of it
        { at: [0.26, 0.36, 0.92], color: '#ffc880', power: 0.62, radius: 0.06 },
        { at: [0.26, 0.36, 0.46], color: '#ffc880', power: 0.5, radius: 0.06 },
        // the windows of the carriages shine on the dog
        { at: [-0.36, 0.6, 0.74], color: '#ffd08a', power: 0.34, radius: 0.03 },
        // the blue of the window on their hair and shoulders
        { at: [-0.85, 0.95, 1.3], color: '#8fa0ff', power: 1.3, radius: 0.1 },
        { at: [-0.75, 1.0, 0.02], color: '#8fa0ff', power: 1.3, radius: 0.1 },
        { at: [-2.9, 1.3, 1.2], color: '#a87890', power: 1.6, radius: 0.3 },
      ],
    }),
    camera: camera(FROM, TO, 56),
    focus: distance(FROM, seen),
    aperture: 0.006,
    center: [0, 0.8, 0],
    radius: 4,
    actors: [charlotte, finch],
    things: [model.bake(), haloes([[...seen, 0.17]], FROM, '#ffb040', 0.42)],
    // the dog on the roof of the yellow carriage
    find: ballsAt(0.062, dog),
    focal: seen,
  });
}
