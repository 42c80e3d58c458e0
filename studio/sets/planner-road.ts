/** The career planner's road: home hills, three schools, a sea, a campus and a city, laid out along any path. */
import * as THREE from 'three';
import { Model } from '../model/bake.ts';
import { grid } from '../model/grid.ts';
import { at, color, fbm, mix, noise, random, smoothstep, type V3, vec } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, ring, tube } from '../model/tube.ts';
import { aeroplane, cityBlock, collegeHall, playground, school } from '../props/town-models.ts';
import { bush, GOLDEN, SUMMER, tree } from '../props/trees.ts';
import { flowers, plant, type Spot, spots } from './ground-cover.ts';
import { granitePeaks } from './road-sky.ts';

export const STOPS = ['elementary', 'middle', 'high', 'university', 'job'] as const;
type P2 = [number, number];
export type RoadPlan = {
  /** the five stops, as [x, z]; each building stands behind its stop */
  stops: [P2, P2, P2, P2, P2];
  /** how far buildings stand behind (-Z) and beside (+X) their stops */
  behind: number;
  beside: [number, number, number, number, number];
  /** scale of each building */
  size: [number, number, number, number, number];
  /** the road before the sea and after it */
  home: P2[];
  abroad: P2[];
  /** > 0 in the sea, in units from the shore */
  sea: (x: number, z: number) => number;
  /** [left, back, right, front] */
  land: [number, number, number, number];
  /** granite tops: [x, z, width, height] */
  peaks: [number, number, number, number][];
  plane: { at: V3; turn: V3; size: number };
  /** bends the flight over the sea, from the third ring to the fourth: the middle of the arc is half as high, the plane is there */
  arc: V3;
  /** columns and rows of the ground: many where the path is seen near */
  fine?: [number, number];
  /** where water is painted, if not under all of the land: a smaller sheet has finer strokes */
  seaBox?: [number, number, number, number];
  /** trees and grass keep out where this is false */
  clear: (x: number, z: number) => boolean;
  trees: number;
  /** trees stand only where this is true */
  wooded: (x: number, z: number) => boolean;
  /** low bushes, nearer to the reader than `bushFrom` */
  bushes: number;
  bushFrom: number;
};

const ROAD = 0.34;
const curve = (list: P2[]): THREE.Vector3[] =>
  new THREE.CatmullRomCurve3(
    list.map(([x, z]) => vec(x, 0, z)),
    false,
    'centripetal',
  ).getSpacedPoints(list.length * 22);

export function plannerRoad(scene: THREE.Scene, plan: RoadPlan): { ground: (x: number, z: number) => number } {
  const road = [...curve(plan.home), ...curve(plan.abroad)];
  const off = (x: number, z: number) => {
    let best = 1e9;
    for (const point of road) best = Math.min(best, (point.x - x) ** 2 + (point.z - z) ** 2);
    return Math.sqrt(best);
  };
  const built = plan.stops.map(([x, z], i): P2 => [x + (plan.beside[i] ?? 0), z - plan.behind]);
  const flat = (x: number, z: number) => Math.min(...built.map(([bx, bz]) => Math.hypot((x - bx) * 0.8, z - bz)));
  const ground = (x: number, z: number) => {
    const shore = smoothstep(-0.55, 0.15, plan.sea(x, z));
    const roll =
      (fbm(x * 0.33, z * 0.33, 2) - 0.45) * 0.9 * smoothstep(0.3, 2, off(x, z)) * smoothstep(1, 2.4, flat(x, z));
    return mix(Math.max(-0.04, roll), -0.5, shore);
  };
  const model = new Model();
  land(model, plan, ground, off);
  seaSheet(model, plan);
  for (const [x, z] of plan.stops) {
    model.put(ball([0.44, 0.07, 0.44], 32), { color: '#fff3d8' }, place([x, 0.03, z]));
    model.put(ring(0.44, 0.44, 0.035, 0.045), { color: '#e4604c', line: 0.6 }, place([x, 0, z]));
  }
  const k = at(plan.size, 0);
  const stand = (i: number, turn: number) =>
    place([at(built, i)[0], 0, at(built, i)[1]], [0, turn, 0], at(plan.size, i));
  school(model, stand(0, 8), {
    wide: 2.3,
    floors: 3,
    wall: '#fbe3b4',
    band: '#e4704c',
    tower: '#f6b85a',
    towerAt: 0.2,
  });
  playground(model, place([at(built, 0)[0] - 0.75 * k, 0, at(built, 0)[1] + 0.75 * k], [0, 12, 0], k * 1.15));
  school(model, stand(1, 4), {
    wide: 1.9,
    floors: 4,
    wall: '#d6e6da',
    band: '#3f8f8c',
    tower: '#8fc4b8',
    towerAt: -0.5,
  });
  school(model, stand(2, -3), {
    wide: 1.9,
    floors: 5,
    wall: '#f3dcd0',
    band: '#7a5aa0',
    tower: '#b59ad0',
    towerAt: 0.45,
  });
  collegeHall(model, stand(3, -6));
  cityBlock(model, stand(4, -9));
  granitePeaks(model, plan.peaks);
  growth(model, plan, ground, (x, z) => off(x, z) > 0.55 && plan.sea(x, z) < -0.35 && plan.clear(x, z), flat);
  aeroplane(model, place(plan.plane.at, plan.plane.turn), plan.plane.size);
  trail(model, plan);
  scene.add(model.bake());
  return { ground };
}

function land(
  model: Model,
  plan: RoadPlan,
  ground: (x: number, z: number) => number,
  off: (x: number, z: number) => number,
): void {
  const [x0, z0, x1, z1] = plan.land;
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(x0, x1, u), mix(z1, z0, w)];
      return [x, ground(x, z), z];
    },
    plan.fine?.[0] ?? 260,
    plan.fine?.[1] ?? 150,
  );
  const [moss, meadow, sun, sand, earth, wet] = ['#6a9460', '#8fb272', '#bcc98a', '#f0d8a0', '#f7dcae', '#cfae78'].map(
    color,
  ) as THREE.Color[];
  model.put(geometry, {
    line: 0,
    tint: (point) => {
      const c = (moss as THREE.Color)
        .clone()
        .lerp(meadow as THREE.Color, smoothstep(0.32, 0.6, fbm(point.x * 0.5, point.z * 0.5)));
      c.lerp(sun as THREE.Color, 0.8 * smoothstep(0.5, 0.75, fbm(point.x * 0.27 + 9, point.z * 0.27)));
      const shore = plan.sea(point.x, point.z) + (noise(point.x * 2, point.z * 2) - 0.5) * 0.3;
      c.lerp(sand as THREE.Color, smoothstep(-0.75, -0.45, shore)).lerp(
        wet as THREE.Color,
        smoothstep(-0.2, 0.05, shore),
      );
      const d = off(point.x, point.z) + (noise(point.x * 3, point.z * 3) - 0.5) * 0.12;
      return c
        .lerp(earth as THREE.Color, smoothstep(ROAD + 0.1, ROAD - 0.04, d))
        .multiplyScalar(0.94 + 0.12 * fbm(point.x * 2.4, point.z * 2.4, 3));
    },
  });
}

function seaSheet(model: Model, plan: RoadPlan): void {
  const [x0, z0, x1, z1] = plan.seaBox ?? plan.land;
  const geometry = grid(
    (u, w) => {
      const [x, z] = [mix(x0, x1, u), mix(z1, z0, w)];
      return [x, -0.16 + 0.02 * Math.sin(x * 7 + z * 3), z];
    },
    240,
    160,
  );
  model.put(geometry, {
    line: 0,
    tint: (point) => {
      const stroke = fbm(point.x * 1.4 + 0.4 * Math.sin(point.z * 3), point.z * 5.5, 2, 3);
      const c = color('#3f93ae').lerp(color('#67b8c6'), smoothstep(0.3, 0.6, stroke));
      const shore = smoothstep(0.3, 0.02, plan.sea(point.x, point.z) + (noise(point.x * 3, point.z * 3) - 0.5) * 0.3);
      return c.lerp(color('#dff4ec'), Math.max(shore * 0.6, smoothstep(0.62, 0.68, stroke) * 0.6));
    },
  });
}

function growth(
  model: Model,
  plan: RoadPlan,
  ground: (x: number, z: number) => number,
  free: (x: number, z: number) => boolean,
  flat: (x: number, z: number) => number,
): void {
  const [x0, z0, x1, z1] = plan.land;
  const box: [number, number, number, number] = [x0 + 0.5, z0 + 1, x1 - 0.5, z1 - 0.4];
  const campus = at(plan.stops, 3);
  // nothing tall grows between the reader and a stop or its house
  const veiled = (x: number, z: number) =>
    plan.stops.some(([sx, sz], i) => {
      const [l, r] = [Math.min(0, at(plan.beside, i)) - 1.5, Math.max(0, at(plan.beside, i)) + 1.5];
      return x > sx + l && x < sx + r && z > sz - plan.behind - 0.4 && z < sz + 2.6;
    });
  for (const [i, [x, z, s]] of spots(
    plan.trees,
    box,
    21,
    (x, z) => free(x, z) && flat(x, z) > 1.7 && !veiled(x, z) && plan.wooded(x, z),
  ).entries()) {
    const autumn = Math.hypot(x - campus[0], z - campus[1]) < 3 && i % 3 !== 0;
    const h = 1.05 * s;
    tree(
      model,
      {
        at: [x, ground(x, z), z],
        height: h,
        girth: 0.05 * s,
        lean: [0.05, 0],
        bare: 0.4,
        leaves: 110,
        leafSize: 0.12,
        spread: h * 0.3,
        seed: i + 3,
      },
      autumn ? GOLDEN : SUMMER,
    );
  }
  const low = spots(plan.bushes, box, 17, (x, z) => free(x, z) && flat(x, z) > 1.9 && z > plan.bushFrom);
  for (const [i, [x, z, s]] of low.entries()) bush(model, [x, ground(x, z), z], 0.26 * s, 70, 0.1, SUMMER, i + 3);
  const rnd = random(6);
  const meadow = (x: number, z: number) =>
    free(x, z) && flat(x, z) > 1.2 && noise(x * 0.8, z * 0.8) > 0.34 + 0.2 * rnd();
  const list: Spot[] = spots(1500, box, 8, meadow);
  plant(model, 'grass', list, 0.12, ground, ['#5f9448', '#86b254', '#b4cc68'], 4);
  flowers(model, spots(520, box, 5, meadow), ground, ['#fff6e6', '#f6a8a0', '#f6d25a', '#e4806c']);
}

/** Dashes of white along the flight, one smooth arc from the third stop to the fourth. */
function trail(model: Model, plan: RoadPlan): void {
  const [from, to] = [at(plan.home, -1), at(plan.abroad, 0)];
  const path = new THREE.QuadraticBezierCurve3(vec(from[0], 0.15, from[1]), vec(plan.arc), vec(to[0], 0.15, to[1]));
  const n = 22;
  for (let i = 0; i < n; i++) {
    const [s, e] = [path.getPointAt(i / n), path.getPointAt((i + 0.55) / n)];
    // the dashes keep clear of the plane
    if (Math.min(s.distanceTo(vec(plan.plane.at)), e.distanceTo(vec(plan.plane.at))) < plan.plane.size * 0.56) continue;
    model.put(tube([s, e], [0.045], { around: 8, rings: 2 }), { color: '#fffaf0', line: 0.4 });
  }
}
