/** PC-3.3. A bent little finger for a promise eighty years old; the boy begins the mountain again with one spoon. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { gripRod, holdCard } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { spoon } from '../../props/bang-pots.ts';
import { pencil } from '../../props/forest.ts';
import { pouringRice, riceHeap } from '../../props/table-things.ts';
import { riceMeasure } from '../../props/taffy-hunt.ts';
import { mapLine, yeongsuMap } from '../../props/yeongsu-map.ts';
import { cornerLight, granaryCorner, MARKER } from '../../sets/granary-corner.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { sparrow } from './3-3.sparrow.ts';

const FROM: V3 = [-0.32, 1.04, 1.62];
const TO: V3 = [-0.24, 0.66, -1.2];
const HEAP: V3 = [MARKER[0] + 0.06, 0.6, MARKER[2] + 0.04];

export function firstGrains(): Shot {
  const m = new Model();
  riceHeap(m, place(HEAP), 0.085, 0.62);
  sparrow(m, place([MARKER[0] - 0.2, 0.6, MARKER[2] + 0.06], [0, 80, 0], 1.15), true);
  for (const [x, z, turn, peck] of [
    [0.24, -0.42, -30, false],
    [0.5, -0.56, 200, true],
  ] as const)
    sparrow(m, place([x, 0, z], [0, turn, 0], 1.15), peck);
  const boy = pouring(m);
  const grandpa = promising();
  // the map leans on the stone's foot, turned to the reader: number 1 is crossed out, and the red pencil lies by it
  const map = place([-0.1, 0.13, -0.74], [-48, 4, -3]);
  yeongsuMap(m, map, 0.5, { done: 1, bend: 'flat' });
  redLine(m, map, 0.5);
  const cat = bami({
    at: place([-0.72, 0, -0.65], [0, -30, 0], 0.96),
    pose: 'loaf',
    head: [-12, 6, -6],
    gaze: [1, 0],
    lid: 0.2,
  });
  return composeShot({
    set: (scene) => granaryCorner(scene, { hour: 'sunset', stone: 2, skip: ['bike'] }),
    light: cornerLight('sunset'),
    camera: camera(FROM, TO, 38),
    focus: distance(FROM, HEAP),
    aperture: 0.007,
    center: [-0.3, 0.6, -1],
    radius: 3.4,
    actors: [boy, grandpa, cat],
    things: [m.bake()],
    heads: [
      boy.head,
      grandpa.head,
      { thing: 'heap', at: vec(HEAP), radius: 0.16 },
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    // Bami, who looks away
    find: ballsAt(0.22, [-0.84, 0.15, -0.62], [-0.62, 0.15, -0.61]),
    lettering: [{ text: '평창 터', balls: ballsAt(0.11, [-0.27, 0.37, -1.09], [0.07, 0.37, -1.08]) }],
    focal: HEAP,
  });
}

function pouring(m: Model): ReturnType<typeof character> {
  const at = place([0.53, 0, -1.36], [0, -80, 0], 1.06);
  const stance: Stance = { hips: 0.62, lean: [8, 0, 0], bend: 8, head: [20, 14, -7] };
  const hand = { at, build: 'child8', stance } as const;
  const lip = vec(HEAP).add(vec(0.01, 0.12, 0.02));
  // the near hand pours, low and before his chest
  const up = vec(0.9, 0.04, 0.2).normalize();
  const handle = vec(lip).addScaledVector(up, 0.245);
  spoon(m, frame(vec(lip).addScaledVector(up, 0.29), up.clone().negate(), vec(-0.3, 0.6, 0.7)), 0.31, '#c9a24a');
  pouringRice(m, lip.toArray() as V3, [HEAP[0], HEAP[1] + 0.05, HEAP[2]], 90);
  const box = at.clone().multiply(place([-0.02, 0.35, 0.17], [-6, 10, -4]));
  riceMeasure(m, box, 0.22);
  riceHeap(m, box.clone().multiply(place([0, 0.06, 0])), 0.1, 0.5);
  return character(DOYUN, {
    at,
    expression: 'smile',
    lookAt: HEAP,
    pose: pose('kneel', {
      ...stance,
      left: gripRod({
        ...hand,
        side: 'left',
        point: handle,
        dir: up.clone().negate(),
        r: 0.014,
        palm: [-0.8, -0.5, 0.2],
        elbow: [0.7, -0.9, 0],
      }),
      right: holdCard({
        ...hand,
        side: 'right',
        edge: vec(-0.105, 0.12, 0.02).applyMatrix4(box),
        inward: vec(0, -1, 0).transformDirection(box),
        face: vec(1, 0, 0).transformDirection(box),
      }),
    }),
  });
}

/** Doyun's stroke through number 1, thick enough to be read from here, and the pencil that drew it. */
function redLine(m: Model, map: THREE.Matrix4, wide: number): void {
  const [x, y] = mapLine(1, wide);
  m.inside(map, () => {
    m.put(
      tube(
        [
          [x - 0.3 * wide, y - 0.006, 0.012],
          [x, y + 0.006, 0.012],
          [x + 0.25 * wide, y - 0.004, 0.012],
        ],
        [0.003, 0.0045, 0.003],
        { around: 6, rings: 12 },
      ),
      { color: '#d8352c', line: 0 },
    );
    pencil(m, place([x + 0.32 * wide, y - 0.04, 0.016], [0, 0, 118]), '#d8352c', 0.17, 0.01);
  });
}

/** He sits on the rim of the flower bed: one hand holds a box that is not there, the other a little finger up. */
function promising(): ReturnType<typeof character> {
  const at = place([-1.22, 0.02, -1.4], [0, 38, 0], 1.06);
  const stance: Stance = { hips: 0.7, lean: [8, 4, 0], bend: 4, head: [4, 22, 8] };
  return character(CHESTNUT_GRANDPA, {
    at,
    expression: 'grin',
    gaze: [0.5, -0.1],
    pose: pose('sitChair', {
      ...stance,
      left: {
        hand: [0.26, 0.2, 0.66],
        elbow: [0.8, -1, 0],
        palm: [0.1, 0.2, 1],
        fingers: [0.1, 1, -0.1],
        grip: {
          fingers: [
            [78, 92, 50],
            [80, 92, 50],
            [82, 92, 50],
            [6, 26, 22],
          ],
          fan: 0,
          thumb: [0.9, 0.75],
        },
      },
      right: {
        hand: [-0.1, -0.5, 0.62],
        elbow: [0.9, -0.4, -0.2],
        palm: [-0.2, 1, 0],
        fingers: [-0.5, 0.1, 0.9],
        grip: 'relaxed',
      },
    }),
  });
}
