/** KB-5.1. The first bell: a girl on her toes, a pot, and the smell that has found the neighbor's nose before the bell has rung. */
import * as THREE from 'three';
import { bami } from '../../animals/bami.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { gripRod, pointAt } from '../../cast/holds.ts';
import { NEIGHBOR } from '../../cast/people/alley-neighbors.ts';
import { CHARLOTTE } from '../../cast/people/charlotte.ts';
import { MAX_SUMMER_SHOES } from '../../cast/people/korea-travel.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { ball } from '../../model/tube.ts';
import { puffs } from '../../model/veil.ts';
import { potLid, spoon } from '../../props/bang-pots.ts';
import { earPot } from '../../props/soup-pots.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { bellAt, stairLane } from '../../sets/stair-lane.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [0.0, 0.66, 3.8];
const TO: V3 = [-1.74, 0.98, 1.73];
/** degrees that the first gate stands open */
const AJAR = 26;

export function firstBell(): Shot {
  const model = new Model();

  const bell = bellAt('L0');
  // up on her toes, the pot hugged to her chest with the other arm
  const charlotteAt = place([-1.2, 0, 1.2], [0, -24, 0], 1.12);
  const leaning = { lean: [4, 0, 5] as V3, bend: 0, shift: [0, 0.05, 0] as V3 };
  const inHers = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(charlotteAt);
  const potAt = place(inHers(0.02, 0.53, 0.25), [0, -40, 0]);
  earPot(model, potAt, 0.135, { lid: 'askew' });
  const charlotte = character(CHARLOTTE, {
    at: charlotteAt,
    expression: 'joy',
    lookAt: bell,
    pose: pose('stand', {
      ...leaning,
      head: [-12, 12, 8],
      right: pointAt({ at: charlotteAt, build: 'child8', side: 'right', stance: leaning, target: bell }),
      left: grasp({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        point: inHers(0.105, 0.58, 0.345),
        touch: 'palm',
        fingers: [-0.7, 0.1, 0.6],
        palm: [-0.7, 0, -0.7],
        elbow: [1, 0.2, 0],
        grip: 'drape',
      }),
      legLeft: { foot: [0.04, 0.05, 0.06], toeDown: 30, toeOut: 10 },
      legRight: { foot: [0.06, 0.05, -0.1], toeDown: 34 },
    }),
  });
  // brass plates, so that the knobs belong to their leaves
  for (const s of [-1, 1]) {
    const leaf = place([-1.76, 0.06, 2.6], [0, 90, 0]).multiply(place([s * 0.8, 0, 0], [0, -s * AJAR, 0]));
    model.inside(leaf.multiply(place([-s * 0.7, 0.87, 0.04])), () => {
      model.put(roundedBox(0.11, 0.3, 0.016, 0.02), { color: '#2f5f58', line: 0.8 });
      model.put(ball([0.012, 0.018, 0.004], 8), { color: '#3a2c20', line: 0 }, place([0, -0.09, 0.012]));
    });
  }
  // the gate is ajar: a nose, an eye and four fingers round its edge
  const neighborAt = place([-2.3, 0.06, 2.74], [0, 108, 0]);
  const asking = { lean: [20, 0, 4] as V3, bend: 10 };
  const neighbor = character(NEIGHBOR, {
    at: neighborAt,
    expression: 'wonder',
    lookAt: potAt
      .clone()
      .multiply(place([0, 0.1, 0]))
      .elements.slice(12, 15) as V3,
    pose: pose('stand', {
      ...asking,
      head: [2, -10, 8],
      left: grasp({
        at: neighborAt,
        build: 'shortWoman',
        side: 'left',
        point: [-2.08, 1.02, 2.5],
        touch: 'palm',
        fingers: [0.3, 0.9, 0.5],
        palm: [0.9, 0, -0.2],
        elbow: [0.8, -0.8, -0.2],
        grip: 'holdThick',
      }),
      right: { hand: [0.1, -0.9, 0], elbow: [1, -0.6, 0], grip: 'relaxed' },
    }),
  });

  // Max is the drummer: lid by its knob, spoon
  const maxAt = place([-0.76, 0, 1.32], [0, -26, 0]);
  const drumming = { lean: [-4, 6, -6] as V3, bend: -4 };
  const inMax = (x: number, y: number, z: number) => vec(x, y, z).applyMatrix4(maxAt);
  const side = vec(-1, 0.1, -0.25).transformDirection(maxAt);
  const lid = inMax(-0.1, 0.56, 0.27);
  potLid(model, frame(lid, side, vec(0, 1, 0)), 0.13, '#d8b25a');
  const spoonFrom = inMax(0.19, 0.64, 0.24);
  const stroke = lid
    .clone()
    .add(vec(0, 0.03, 0))
    .sub(spoonFrom)
    .normalize();
  spoon(model, frame(spoonFrom, stroke, vec(0, 1, 0)), 0.3, '#b9814a');
  const max = character(MAX_SUMMER_SHOES, {
    at: maxAt,
    expression: 'shout',
    pose: pose('walk', {
      ...drumming,
      head: [-10, 20, -6],
      right: gripRod({
        at: maxAt,
        build: 'child4',
        side: 'right',
        stance: drumming,
        point: lid.clone().addScaledVector(side, 0.1),
        dir: side.clone().negate(),
        r: 0.022,
        elbow: [1, -0.6, -0.2],
      }),
      left: gripRod({
        at: maxAt,
        build: 'child4',
        side: 'left',
        stance: drumming,
        point: spoonFrom.clone().addScaledVector(stroke, 0.05),
        dir: stroke,
        r: 0.012,
        elbow: [1, -0.4, -0.2],
      }),
    }),
  });
  const cat = bami({
    at: place([-1.36, 0.02, 2.02], [0, 142, 0]),
    pose: 'walk',
    head: [-26, 10, 0],
    lid: 0.4,
    gaze: [0, 0.6],
  });
  // steam from her pot to the nose of the neighbor in the gate
  const pot = vec(0).setFromMatrixPosition(potAt);
  const above = (x: number, y: number, z: number): V3 => [pot.x + x, pot.y + y, pot.z + z];
  const nose = neighbor.head.at;
  const way = new THREE.CatmullRomCurve3(
    [
      above(0, 0.13, 0.02),
      above(-0.06, 0.3, 0.12),
      above(-0.24, 0.34, 0.4),
      above(-0.36, 0.52, 0.62),
      [nose.x + 0.34, nose.y - 0.17, nose.z - 0.22] as V3,
      [nose.x + 0.2, nose.y - 0.09, nose.z - 0.08] as V3,
    ].map((p) => vec(p)),
  );
  const rnd = random(8);
  const jitter = () => 0.05 * (rnd() - 0.5);
  const steam = puffs(
    Array.from({ length: 44 }, (_, i) => {
      const t = i / 43;
      const p = way.getPointAt(t);
      return [p.x + jitter(), p.y + jitter(), p.z + jitter(), 0.06 + 0.05 * Math.sin(Math.PI * t) + jitter() * 0.6];
    }),
    FROM,
    '#fffaf0',
    0.3,
  );
  return composeShot({
    set: (scene) =>
      stairLane(scene, {
        hour: 'morning',
        season: 'june',
        top: 4,
        near: [-1, 0],
        open: { L0: AJAR, L1: 60, L2: 50 },
        without: ['R0', 'pole'],
      }),
    light: koreaLight('morning', { sun: { dir: [0.7, 0.75, 0.6], color: '#ffe6c0', power: 5, cone: 0.05 } }),
    camera: camera(FROM, TO, 46),
    focus: distance(FROM, bell),
    aperture: 0.01,
    center: [-0.3, 1.2, 0],
    radius: 6,
    actors: [charlotte, neighbor, max, cat],
    things: [model.bake(), steam],
    heads: [charlotte.head, neighbor.head, max.head, { thing: 'Find', at: cat.head.at, radius: 0.2 }],
    // Bami
    find: ballsAt(0.25, [-1.42, 0.26, 2.08], [-1.26, 0.26, 1.9]),
    focal: bell,
  });
}
