/** PC-3.3. A bent little finger for a promise eighty years old; the boy begins the mountain again with one spoon. */
import type * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod } from '../../cast/holds.ts';
import { CHESTNUT_GRANDPA } from '../../cast/people/chestnut-grandpa.ts';
import { DOYUN } from '../../cast/people/doyun.ts';
import { dressed } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Stance } from '../../cast/skeleton.ts';
import { type Item, Model } from '../../model/bake.ts';
import { color, mix, random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball, tube } from '../../model/tube.ts';
import { spoon } from '../../props/bang-pots.ts';
import { pencil } from '../../props/forest.ts';
import { pouringRice, riceHeap } from '../../props/table-things.ts';
import { riceMeasure } from '../../props/taffy-hunt.ts';
import { leafShape } from '../../props/trees.ts';
import { mapLine, yeongsuMap } from '../../props/yeongsu-map.ts';
import { cornerLight, granaryCorner, MARKER } from '../../sets/granary-corner.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { sparrow } from './3-3.sparrow.ts';

// along the wall, low: the sun on the ridge stands behind the little finger
const FROM: V3 = [-1.62, 0.5, 1.3];
const AHEAD = vec(0.484, 0, -0.875);
const RIGHT = vec(0.875, 0, 0.484);
/** To the right of the view and along it, from 15 cm left of the eye. */
const spot = (u: number, d: number, y = 0): V3 =>
  vec(-1.72, y, 1.12).addScaledVector(AHEAD, d).addScaledVector(RIGHT, u).toArray() as V3;
const TO = spot(-0.07, 2.5, 0.68);
/** Facing the right of the picture, and the left. */
const TO_RIGHT = 61;
const TO_LEFT = -119;
const HEAP: V3 = [MARKER[0] - 0.02, 0.6, MARKER[2] + 0.02];
/** The end of the little finger. */
const PINKY = spot(0.0, 2.3, 1.33);
const SUN = spot(-3.4, 60, 17.6);

/** In profile the patches on his elbows would lie across the sleeve: they have its color. */
const EVENING_GRANDPA = dressed(CHESTNUT_GRANDPA, { elbow: '#7f8550' });
const CREEPER = ['#4a2238', '#5e2636', '#743034', '#8c3c34', '#5a3040'];

/** Creeper on the shaded wall: thick under the coping, thin below, and gone where the finger stands before the light. */
function creeper(model: Model): void {
  const rnd = random(17);
  const leaves: Item[] = [];
  for (let i = 0; i < 1300; i++) {
    const x = mix(-2.6, 2.2, rnd());
    const fall = rnd() ** 1.8 * (0.72 + 0.36 * Math.sin(x * 2.1 + 0.6) + 0.22 * Math.sin(x * 5.3));
    if (fall < 0 || Math.abs(x + 0.02) < 0.36) continue;
    leaves.push({
      at: place(
        [x, 1.36 - fall, -1.955 + rnd() * 0.03],
        [rnd() * 24 - 12, rnd() * 30 - 15, rnd() * 360],
        mix(0.07, 0.12, rnd()),
      ),
      color: color(CREEPER[i % CREEPER.length] ?? '#5e2636'),
    });
  }
  model.scatter(leafShape(), leaves, { doubleSided: true, line: 0.4 });
}

export function firstGrains(): Shot {
  const model = new Model();
  creeper(model);
  riceHeap(model, place(HEAP), 0.085, 0.62);
  sparrow(model, place([MARKER[0] - 0.2, 0.6, MARKER[2] - 0.02], [0, 60, 0], 1.15), true);
  for (const [u, d, turn, peck] of [
    [0.44, 1.9, -80, false],
    [0.66, 2.06, 160, true],
  ] as const)
    sparrow(model, place(spot(u, d), [0, turn, 0], 1.15), peck);
  const boy = pouring(model);
  const grandpa = promising();
  // the map lies before the stone: number 1 is crossed out, and the red pencil lies by it
  const map = place(spot(0.08, 2.17, 0.06), [-70, -26, 0]);
  yeongsuMap(model, map, 0.5, { done: 1, bend: 'flat' });
  redLine(model, map, 0.5);
  // the evening between the houses
  model.put(
    roundedBox(70, 60, 0.2, 0.05),
    { color: '#ffd7a2', glow: true, line: 0 },
    place(spot(0, 78, 20), [0, -29, 0]),
  );
  model.put(ball(5, 30), { color: '#ff9a3a', glow: true, line: 0 }, place(SUN));
  const cat = bami({
    at: place(spot(-0.5, 1.98), [0, -60, 0], 0.9),
    pose: 'loaf',
    head: [-8, -10, -6],
    gaze: [-1, 0],
    lid: 0.2,
  });
  return composeShot({
    set: (scene) => granaryCorner(scene, { hour: 'sunset', stone: -20, skip: ['bike'] }),
    light: cornerLight('sunset', {
      sun: { dir: [0.62, 0.3, -0.72], color: '#ffb070', power: 5.4, cone: 0.06 },
      fill: { dir: [-0.8, 0.5, 0.5], color: '#ffc49a', power: 1.5, cone: 0.5 },
      // what comes through the gap between the houses: the wall glows round the finger and is dark at both ends
      points: [{ at: spot(0.12, 2.75, 1.32), color: '#ff9c50', power: 2.4, radius: 0.14 }],
    }),
    camera: camera(FROM, TO, 37),
    focus: distance(FROM, HEAP),
    aperture: 0.007,
    center: [-0.3, 0.6, -1],
    radius: 3.4,
    actors: [boy, grandpa, cat],
    things: [model.bake()],
    heads: [
      boy.head,
      grandpa.head,
      { thing: 'heap', at: vec(HEAP), radius: 0.16 },
      { thing: 'Find', at: cat.head.at, radius: 0.2 },
    ],
    // Bami, who looks away
    find: ballsAt(0.2, cat.head.at, spot(-0.44, 2.0, 0.13)),
    lettering: [{ text: '평창 터', balls: ballsAt(0.11, [-0.29, 0.37, -1.17], [0.0, 0.37, -1.07]) }],
    focal: PINKY,
  });
}

function pouring(model: Model): ReturnType<typeof character> {
  const at = place(spot(0.78, 3.06), [0, TO_LEFT + 22, 0], 1.06);
  const stance: Stance = { hips: 0.97, lean: [16, 0, 0], bend: 10, head: [-6, 0, -6] };
  const hand = { at, build: 'child8', stance } as const;
  const lip = vec(HEAP)
    .addScaledVector(RIGHT, 0.02)
    .add(vec(0, 0.09, 0));
  // the near hand pours, low and before his chest
  const up = vec(RIGHT)
    .addScaledVector(AHEAD, -0.1)
    .add(vec(0, 0.16, 0))
    .normalize();
  const handle = vec(lip).addScaledVector(up, 0.25);
  spoon(model, frame(vec(lip).addScaledVector(up, 0.3), up.clone().negate(), vec(-0.3, 0.6, 0.7)), 0.32, '#c9a24a');
  pouringRice(model, lip.toArray() as V3, [HEAP[0], HEAP[1] + 0.05, HEAP[2]], 90);
  const box = place(spot(0.66, 2.5, 0), [0, 20, 0]);
  riceMeasure(model, box, 0.2);
  riceHeap(model, box.clone().multiply(place([0, 0.06, 0])), 0.09, 0.5);
  return character(DOYUN, {
    at,
    expression: 'nervous',
    lookAt: PINKY,
    pose: pose('stand', {
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
      right: { hand: [0.24, -0.84, 0.1], elbow: [0.9, -0.3, -0.6], palm: [-1, 0, 0.2], grip: 'relaxed' },
      legLeft: { foot: [0.05, 0, -0.02], toeOut: 10 },
      legRight: { foot: [0.05, 0, 0.14], toeOut: 8 },
    }),
  });
}

/** Doyun's stroke through number 1, thick enough to be read from here, and the pencil that drew it. */
function redLine(model: Model, map: THREE.Matrix4, wide: number): void {
  const [x, y] = mapLine(1, wide);
  model.inside(map, () => {
    model.put(
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
    pencil(model, place([x + 0.32 * wide, y - 0.04, 0.016], [0, 0, 118]), '#d8352c', 0.17, 0.01);
  });
}

/** He sits on the rim of the flower bed: the little finger that promised is up, and it is the finger he looks at. */
function promising(): ReturnType<typeof character> {
  const at = place([-0.98, 0.02, -1.36], [0, TO_RIGHT - 30, 0], 1.06);
  const stance: Stance = { hips: 0.7, lean: [6, 4, 0], bend: 10, head: [6, 16, 5] };
  return character(EVENING_GRANDPA, {
    at,
    expression: 'sad',
    lookAt: PINKY,
    pose: pose('sitChair', {
      ...stance,
      left: grasp({
        at,
        build: 'oldMan',
        side: 'left',
        point: vec(PINKY).add(vec(0, -0.09, 0)),
        touch: 'palm',
        palm: [-0.9, 0.1, -0.5],
        fingers: [-0.1, 1, 0.05],
        elbow: [0.5, -1, 0],
        grip: {
          fingers: [
            [78, 92, 50],
            [80, 92, 50],
            [82, 92, 50],
            [2, 36, 28],
          ],
          fan: 0,
          thumb: [0.9, 0.75],
        },
      }),
      right: {
        hand: [-0.05, -0.72, 0.5],
        elbow: [0.8, -0.3, -0.6],
        palm: [-0.3, -1, 0],
        fingers: [-0.4, -0.2, 1],
        grip: 'relaxed',
      },
    }),
  });
}
