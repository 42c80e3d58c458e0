/** PC-7.3. Close on the wet map: tea-dark paper, pale wax letters, and a cat's paw for a full stop. */
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { pointAt } from '../../cast/holds.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { HALMEONI } from '../../cast/people/halmeoni.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { mapLine, yeongsuMap } from '../../props/yeongsu-map.ts';
import { flatRock, segeomjeong, streamLight } from '../../sets/segeomjeong.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { wobblyCandle } from './7-3.wobbly-candle.ts';

const FROM: V3 = [1.95, 1.12, 3.14];
const TO: V3 = [1.94, -0.01, 1.47];
const WIDE = 0.88;
/** A slab of rock in the pool, tipped a little to the reader. */
const SLAB = place([1.92, -0.08, 1.34], [22, 3, 0]);

export function paleLetters(): Shot {
  const model = new Model();
  flatRock(model, SLAB, [0.58, 0.39], 0.4, 3);
  flatRock(model, place([2.98, -0.16, 1.36], [0, 14, 3]), [0.42, 0.5], 0.5, 8);
  const sheet = SLAB.clone().multiply(place([-0.02, 0.02, 0.04], [-90, 0, 2]));
  yeongsuMap(model, sheet, WIDE, { bend: 'soaked', wet: 1, closeUp: true, done: 3, smudge: false });
  model.inside(sheet, () => wobblyCandle(model, WIDE));
  const letters = vec(mapLine(5, WIDE, true)).applyMatrix4(sheet);

  const onRock = (x: number, z: number) => vec(x, 0.012, z).applyMatrix4(SLAB);
  const flat = { touch: 'palm' as const, palm: [0, -1, 0] as V3, grip: 'flat' as const };

  const boy = place([1.13, -0.22, 1.44], [0, 80, 0]);
  const over: Stance = { hips: 0.5, lean: [30, 0, 4], bend: 20, head: [10, -12, -8] };
  const tip = vec(-0.475 * WIDE, -0.33 * WIDE, 0.01).applyMatrix4(sheet);
  const doyun = character(DOYUN, {
    at: boy,
    expression: 'huh',
    lookAt: letters.toArray() as V3,
    pose: pose('kneel', {
      ...over,
      left: grasp({
        ...flat,
        at: boy,
        build: 'child8',
        side: 'left',
        point: onRock(-0.48, -0.16),
        fingers: [-0.2, -0.1, 1],
      }),
      right: pointAt({ at: boy, build: 'child8', stance: over, side: 'right', target: tip, elbow: [1, 0.2, -0.3] }),
    }),
  });
  const gran = place([2.77, -0.15, 1.44], [0, -80, 0]);
  const kneeling: Stance = { hips: 0.5, lean: [38, 0, -3], bend: 22, head: [16, 22, 8] };
  const halmeoni = character(HALMEONI, {
    at: gran,
    expression: 'grin',
    lookAt: letters.toArray() as V3,
    pose: pose('kneel', {
      ...kneeling,
      left: grasp({
        ...flat,
        at: gran,
        build: 'grandmother',
        side: 'left',
        point: onRock(0.56, 0.1),
        fingers: [-0.2, -0.1, 1],
      }),
      right: grasp({
        ...flat,
        at: gran,
        build: 'grandmother',
        side: 'right',
        point: onRock(0.47, -0.2),
        fingers: [-0.2, -0.1, 1],
      }),
    }),
  });
  const cat = bami({
    at: place([2.02, 0.02, 0.98], [0, 4, 0]),
    pose: 'paw',
    lid: 0,
    paw: [-0.09, 0.17, 0.22],
    head: [22, -6, 6],
    gaze: [0, -0.6],
  });
  return composeShot({
    set: (scene) => segeomjeong(scene, { skip: ['mountain', 'pavilion', 'trees'], still: true }),
    light: streamLight({ sun: { dir: [0, 0.85, 0.5], color: '#fff0d0', power: 4.7, cone: 0.04 } }),
    camera: camera(FROM, TO, 48),
    focus: distance(FROM, letters.toArray() as V3),
    aperture: 0.006,
    center: [1.95, 0, 1.4],
    radius: 2.6,
    actors: [doyun, halmeoni, cat],
    things: [model.bake()],
    heads: [
      doyun.head,
      halmeoni.head,
      { thing: 'Find', at: letters, radius: 0.2 },
      { thing: 'Find', at: letters.clone().add(vec(0.36, 0, 0)), radius: 0.18 },
    ],
    // the paw print after the words
    find: ballsAt(0.086, [2.3, -0.22, 1.59], [2.35, -0.22, 1.59]),
    lettering: [{ text: '사실은 우리 집 밤나무 밑', balls: ballsAt(0.077, [1.6, -0.22, 1.6], [2.2, -0.22, 1.6]) }],
    focal: letters.toArray() as V3,
  });
}
