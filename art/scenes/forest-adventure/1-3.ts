/** FA-1.3. The path walks down into a pond that was not there. Back views: we find it with them. */
import * as THREE from 'three';
import { frog } from '../../animals/small.ts';
import { type Acting, character } from '../../cast/character.ts';
import { facePoint, grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO_ONE_BOOT } from '../../cast/people/theo.ts';
import { wearing, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { noise, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tube } from '../../model/tube.ts';
import { contacts, mist, shafts } from '../../model/veil.ts';
import { trailSign } from '../../props/forest.ts';
import { MORNING_LOOK, treeRing, valley } from '../../sets/valley.ts';
import { ground, POND_LEVEL, stoneTop } from '../../sets/valley-ground.ts';
import { SUMMER } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const FROM: V3 = [11.3, 2.05, 1.75];
const TO: V3 = [3.4, 0.72, -0.78];
const FOG = { color: '#f3ead2', near: 8, far: 34 };

const stand = (x: number, z: number): V3 => [x, ground(x, z), z];
const CHARLOTTE_AT = stand(6.84, -0.9);
const THEO_AT = stand(6.5, 0.6);
const PRIYA_AT = stand(6.3, -2.02);
/** Ranger Meera has waded in to see. */
const MEERA_AT = [4.0, 1.9] as const;

/** Where the pond begins, from left to right: the ground meets the water at these points. */
function waterLine(): V3[] {
  const xs = Array.from({ length: 200 }, (_, i) => {
    let x = 8;
    while (x > 3 && ground(x, 4.4 - i * 0.045) > POND_LEVEL + 0.004) x -= 0.01;
    return x;
  });
  const smooth = (i: number) => [-2, -1, 0, 1, 2].reduce((sum, d) => sum + (xs[i + d] ?? xs[i] ?? 0), 0) / 5;
  return xs.map((_, i) => [smooth(i), POND_LEVEL + 0.006, 4.4 - i * 0.045]);
}

/** A crisp shore: a margin of wet mud, and a thin bright edge that comes and goes. */
function shore(m: Model): void {
  const line = waterLine();
  const margin = grid(
    (u, w) => {
      const [x, , z] = line[Math.round(u * (line.length - 1))] ?? [0, 0, 0];
      const far = x - 0.05 + w * (0.16 + 0.16 * noise(z * 1.7, 3));
      return [far, Math.max(POND_LEVEL - 0.03, ground(far, z)) + 0.006, z];
    },
    line.length - 1,
    6,
  );
  m.put(margin, { color: '#8a6650', doubleSided: true, line: 0 });
  const thin = Array.from({ length: 60 }, (_, i) => 0.002 + 0.0085 * smoothstep(0.4, 0.65, noise(i * 0.55, 2)));
  m.put(tube(line, thin, { around: 6, rings: 300 }), { color: '#fdf6de', line: 0 });
}

export function drownedPath(): Shot {
  const scene = new THREE.Scene();
  valley(scene, {
    look: {
      ...MORNING_LOOK,
      palette: SUMMER,
      fog: FOG,
      distance: {
        ...MORNING_LOOK.distance,
        skyTop: '#cfe0ea',
        skyLow: '#fff1d6',
        far: '#d3dcc0',
        near: '#97b088',
        glow: { at: -80, wide: 60, color: '#fff0bc' },
      },
      water: { shallow: '#a9bfa2', deep: '#5f9496', glint: '#fff8e4', ripple: 0.009, strokes: 0.3 },
    },
    facing: -78,
    pond: true,
    clear: (x, z) =>
      (x < 5.6 || Math.abs(z - 0.6) > 1.5) &&
      Math.hypot(x - 4.6, z + 1.5) > 0.9 &&
      Math.hypot(x - PRIYA_AT[0] - 0.3, z - PRIYA_AT[2]) > 0.6 &&
      Math.hypot(x - CHARLOTTE_AT[0], z - CHARLOTTE_AT[2]) > 0.55,
    trees: treeRing([
      [5.9, -3.6, 7, 0.34],
      [6.6, 4.6, 7, 0.34],
      [-6.6, -4.6, 7, 0.32],
      [-7.4, 1.4, 7.4, 0.34],
      [-8.4, -1.6, 7, 0.28],
      [-5.6, -8.5, 7.6, 0.3],
      [-8.6, 5.2, 7.6, 0.34],
      [3.6, -9, 7.4, 0.3],
      [-11, -9, 8, 0.34],
      [-11.5, 0, 8, 0.34],
    ]),
  });
  const charlotte = character(CHARLOTTE_FOREST, {
    at: place(CHARLOTTE_AT, [0, -72, 0]),
    expression: 'surprise',
    pose: pose('stand', {
      lean: [4, 0, 0],
      head: [-4, 56, 5],
      left: { hand: [0.4, -0.17, 0.8], elbow: [0.4, -1, -0.2], palm: [-0.3, -1, 0], grip: 'point' },
      right: {
        hand: [0.42, -0.44, 0.5],
        elbow: [0.8, -0.6, -0.4],
        palm: [0, 0.2, 1],
        fingers: [0.3, 0.6, 0.6],
        grip: 'open',
      },
    }),
  });
  // one hand clapped over his mouth
  const theoAt = place(THEO_AT, [0, -132, 0]);
  const who = wearing(THEO_ONE_BOOT, 'pack');
  const acts: Acting = { at: theoAt, expression: 'surprise', pose: pose('stand', { head: [-2, -50, -4] }) };
  const skull = character(who, acts).head.at;
  const clap = (side: 'left' | 'right') => {
    const out = side === 'left' ? 1 : -1;
    const turn = new THREE.Matrix4().makeRotationY((-50 * Math.PI) / 180);
    return grasp({
      at: theoAt,
      build: 'child8',
      side,
      touch: 'palm',
      point: facePoint(theoAt, skull, turn, 'child8', [out * 0.3, -0.66, 0.98]),
      fingers: [-0.1, 1, -0.05],
      palm: [-0.77, 0, -0.64],
      elbow: [0.6, -1, 0.2],
      grip: 'flat',
    });
  };
  const theo = character(who, { ...acts, pose: { ...acts.pose, right: clap('right') } });
  const priya = character(wearing(without(PRIYA, 'woodenSpoon'), 'pack'), {
    at: place(PRIYA_AT, [0, -66, 0]),
    expression: 'surprise',
    pose: pose('stand', {
      head: [-2, 44, 5],
      lean: [-3, 0, 3],
      left: {
        hand: [0.3, -0.7, 0.34],
        elbow: [0.9, -0.3, -0.5],
        palm: [0, 0.6, 1],
        fingers: [0.8, 0, 0.5],
        grip: 'open',
      },
      right: { hand: [0.14, -0.9, 0.1], elbow: [0.7, 0, -1], palm: [-1, 0, 0.2], grip: 'relaxed' },
    }),
  });
  const meera = character(MEERA, {
    at: place(stand(...MEERA_AT), [0, -146, 0]),
    expression: 'calm',
    pose: pose('handsOnHips', {
      lean: [2, 0, 2],
      head: [4, -18, -5],
      legLeft: { foot: [0.08, 0, 0.14] },
      legRight: { foot: [0.08, 0, -0.1] },
    }),
  });
  const actors = [charlotte, theo, priya, meera];
  const props = new Model();
  const sign: V3 = [4.1, POND_LEVEL, -0.9];
  trailSign(props, place([sign[0], POND_LEVEL - 0.62, sign[2]], [4, 74, -6]), ['HOME →'], {
    height: 0.8,
    wide: 0.88,
    letter: 0.142,
    pointed: false,
  });
  shore(props);
  // rings round Meera's boots and the sign's post
  for (const [x, z, r] of [
    [MEERA_AT[0], MEERA_AT[1], 0.24],
    [MEERA_AT[0], MEERA_AT[1], 0.36],
    [sign[0] - 0.02, sign[2], 0.1],
    [sign[0] - 0.02, sign[2], 0.2],
  ] as const) {
    const circle = Array.from({ length: 16 }, (_, i): V3 => {
      const a = (i / 16) * TAU;
      return [x + Math.sin(a) * r, POND_LEVEL + 0.001, z + Math.cos(a) * r];
    });
    props.put(tube(circle, [0.004], { around: 5, rings: 48, closed: true }), { color: '#fdf6de', line: 0 });
  }
  const eleven = stoneTop(11);
  frog(props, place([eleven[0], eleven[1] - 0.02, eleven[2]], [0, 70, 0], 1.7));
  scene.add(...actors.map((a) => a.model), props.bake());
  scene.add(
    mist(
      [
        [-2, 0.75, -2, 13, 1.3],
        [-4.5, 1.3, 1, 15, 2],
        [0.5, 0.6, -3.5, 10, 0.9],
        [-6, 2.1, -4, 18, 3],
      ],
      FROM,
      '#fff3dc',
      0.42,
    ),
    shafts(
      [
        { from: [-3.5, 8, -7], to: [-0.5, 0.2, -2.4], wide: 1.6 },
        { from: [-2.5, 8, -8.5], to: [1.5, 0.2, -4.2], wide: 1.2 },
      ],
      FROM,
      '#ffeabc',
      0.26,
    ),
  );
  scene.add(
    // hides where the land ends
    mist(
      [
        [-17, 3.5, -4, 46, 4.2],
        [-16, 3.9, 4, 40, 3.6],
        [-16, 2.6, -9, 40, 4],
      ],
      FROM,
      '#f1ead0',
      0.85,
    ),
    contacts(
      [CHARLOTTE_AT, THEO_AT, PRIYA_AT].map(([x, y, z]) => [x + 0.02, y + 0.012, z + 0.02, 0.2, 0.25]),
      '#4a3038',
      0.62,
    ),
  );
  return {
    scene,
    camera: camera(FROM, TO, 34),
    focus: distance(FROM, [5.8, 0.9, -0.2]),
    aperture: 0.022,
    light: relight('morning', {
      sun: { dir: [0.1, 0.72, -0.9], color: '#ffe4b8', power: 4.4, cone: 0.06 },
      fill: { dir: [1, 0.5, 0.5], color: '#ffe9d6', power: 0.75, cone: 0.4 },
      sky: 1.05,
      fog: FOG,
      exposure: 1,
    }),
    center: [3, 1, -0.5],
    radius: 9,
    heads: actors.map((a) => a.head),
    focal: [sign[0], POND_LEVEL + 0.2, sign[2]],
  };
}
