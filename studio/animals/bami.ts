/** Bami: a chestnut-brown cat with a white tail tip. Faces +Z, stands on y = 0; about .4 m tall sitting. */
import * as THREE from 'three';
import { gatHat } from '../cast/accessories-joseon.ts';
import { type Item, Model, newId } from '../model/bake.ts';
import { color, mix, noise, random, smoothstep, type V3, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import type { HeadSpot } from '../shot.ts';
import { type BamiPose, STANCES } from './bami-poses.ts';
import type { Stance } from './bami-stance.ts';

export type { BamiPose };
export type BamiActing = {
  at: THREE.Matrix4;
  pose: BamiPose;
  /** head [down, left, tilt] degrees */
  head?: V3;
  /** 0 wide awake .. 1 asleep; .4 is a cat who knows something */
  lid?: number;
  /** [left +, up +], -1..1 */
  gaze?: [number, number];
  /** another cat's fur: back, sides, belly */
  coat?: Coat;
  /** path of the tail in the cat's own space; the last fifth is white */
  tail?: V3[];
  /** where the raised paw ends, in the cat's own space (poses `paw` and `reach`) */
  paw?: V3;
  /** 1: every hair stands, twice her size */
  puff?: number;
  /** a black hat like the clerk's, between the ears */
  gat?: boolean;
};
export type BamiActor = {
  model: Model;
  head: HeadSpot;
  /** between the teeth, in the world */
  mouth: THREE.Vector3;
  /** end of the tail, in the world: burrs stick to it */
  tailTip: THREE.Vector3;
};
type Coat = { back: string; side: string; belly: string };
const CHESTNUT = { back: '#7a4526', side: '#9a5c33', belly: '#c08a58' };
/** Her great-great-grandmother of 1948: darker, a cream chin. */
export const ANCESTOR: Coat = { back: '#633620', side: '#82492a', belly: '#e2c396' };
/** The cat in Busan: older, a little faded. */
export const BUSAN_CAT: Coat = { back: '#8a5a3c', side: '#ab7450', belly: '#dcc0a0' };
const HEAD = 0.105;

function bamiHead(model: Model, a: BamiActing, fur: (point: THREE.Vector3) => THREE.Color): void {
  const coat = a.coat ?? CHESTNUT;
  const id = newId();
  const stance: Stance = STANCES[a.pose];
  const lid = a.lid ?? stance.lid ?? 0.05;
  const [gx, gy] = a.gaze ?? [0, 0];
  const lidFur = () => color(coat.side).lerp(color(coat.back), 0.3 + 0.5 * Math.min(1, lid / 0.5));
  model.put(ball([1, 0.86, 0.86], 30), { tint: fur, id, face: 0.9 });
  for (const s of [-1, 1]) {
    // cheek fluff, muzzle, ear with its pink inside
    model.put(ball([0.42, 0.34, 0.4], 16), { color: coat.side, id, face: 0.9 }, place([s * 0.62, -0.3, 0.3]));
    model.put(
      ball([0.3, 0.24, 0.26], 16),
      { color: a.coat?.belly ?? '#dcae7e', id, line: 0.2, face: 0.9 },
      place([s * 0.19, -0.33, 0.72]),
    );
    model.inside(place([s * 0.58, 0.62, -0.05], [-8, s * 16, s * -20]), () => {
      const ear = tube([vec(0, -0.1, 0), vec(0, 0.3, 0), vec(0, 0.62, 0.03)], [0.36, 0.25, 0.03], {
        flat: 0.45,
        around: 16,
        rings: 10,
      });
      model.put(ear, { color: coat.back, id: newId(), line: 0.9, face: 0.6 });
      model.put(ball([0.17, 0.25, 0.06], 12), { color: '#d98f7c', line: 0.2, face: 0.6 }, place([0, 0.18, 0.14]));
    });
    if (lid >= 0.95) {
      // shut: a curve that hangs
      const lash = [-1, -0.4, 0.4, 1].map(
        (k): V3 => [s * 0.39 + k * 0.22, 0.06 - 0.1 * (1 - k * k), 0.8 - 0.1 * k * s],
      );
      model.put(tube(lash, [0.016, 0.034, 0.016], { around: 6, rings: 16 }), { color: '#2c1810', line: 0, face: 1 });
    } else
      model.inside(place([s * 0.39, 0.08, 0.7], [-4, s * 24, 0]), () => {
        model.put(ball([0.235, 0.25, 0.13], 20), { color: '#f3d27a', line: 0.6, face: 1 });
        model.put(
          ball([0.15, 0.2, 0.09], 16),
          { color: '#231712', line: 0, face: 1 },
          place([gx * 0.07, gy * 0.05, 0.075]),
        );
        model.put(
          ball([0.055, 0.06, 0.03], 10),
          { color: '#ffffff', line: 0, face: 1 },
          place([gx * 0.07 - 0.055, gy * 0.05 + 0.08, 0.15]),
        );
        // an open lid lies back in the fur of the brow, so that she does not scowl
        const [low, back] = [mix(0.3, 0.02, lid), mix(0.06, 0, Math.min(1, lid / 0.3))];
        model.put(
          ball([0.27, 0.16, 0.17], 16),
          { tint: lidFur, id, line: 0.3, face: 0.9 },
          place([0, low, 0.01 - back], [0, 0, s * -13]),
        );
      });
    for (const k of [-1, 0, 1])
      model.put(
        tube(
          [
            vec(s * 0.34, -0.32 + k * 0.05, 0.84),
            vec(s * 0.85, -0.28 + k * 0.13, 0.8),
            vec(s * 1.3, -0.34 + k * 0.2, 0.6),
          ],
          [0.018, 0.008],
          {
            around: 4,
            rings: 8,
          },
        ),
        { color: '#fff6e8', line: 0 },
      );
    model.put(
      tube([vec(0, -0.36, 0.95), vec(s * 0.13, -0.445, 0.95), vec(s * 0.26, -0.37, 0.968)], [0.024], {
        around: 5,
        rings: 8,
      }),
      { color: '#4a2418', line: 0, face: 1 },
    );
  }
  model.put(ball([0.1, 0.075, 0.07], 12), { color: '#d97c6c', line: 0.4, face: 1 }, place([0, -0.2, 0.93]));
  if (a.gat) model.inside(place([0, 0.72, 0], [-6, 0, 5], 0.6), () => gatHat(model));
}

/** Leg with a soft paw; `lead` pushes the knee forward or back. */
function leg(
  model: Model,
  from: V3,
  foot: V3,
  s: number,
  id: number,
  tint: (point: THREE.Vector3) => THREE.Color,
  paw: string,
): void {
  const [top, end]: [V3, V3] = [
    [s * from[0], from[1], from[2]],
    [s * foot[0], 0.03, foot[2]],
  ];
  const knee: V3 = [mix(top[0], end[0], 0.5) + s * 0.01, mix(top[1], end[1], 0.5), mix(top[2], end[2], 0.45)];
  model.put(tube([top, knee, end], [0.046, 0.034, 0.028], { around: 12, rings: 12 }), { tint, id, line: 0.8 });
  model.put(ball([0.034, 0.024, 0.044], 12), { color: paw, line: 0.7 }, place([end[0], 0.024, end[2] + 0.016]));
}

/** A leg given point by point, the paw along its end. */
function limb(
  model: Model,
  [top, knee, foot]: [V3, V3, V3],
  id: number,
  tint: (point: THREE.Vector3) => THREE.Color,
  paw: string,
): void {
  model.put(tube([top, knee, foot], [0.047, 0.035, 0.028], { around: 12, rings: 14 }), { tint, id, line: 0.8 });
  const along = vec(foot).sub(vec(knee)).normalize();
  // standing paws lie level and point ahead; lifted ones go on from the leg
  const level = foot[1] < 0.045 && along.y < -0.3;
  const at = level
    ? place([foot[0], 0.024 + Math.min(0, foot[1] - 0.03), foot[2] + 0.016])
    : frame(vec(foot), vec(0, 1, 0).cross(along).cross(along).negate(), along);
  model.put(ball([0.034, 0.026, 0.044], 12), { color: paw, line: 0.7 }, at);
}
/** Hair on end along a path. */
function bristles(model: Model, path: THREE.Vector3[], r: number, long: number, n: number, tone: string): void {
  const rnd = random(9);
  const curve = new THREE.CatmullRomCurve3(path);
  const items: Item[] = Array.from({ length: n }, (_, i) => {
    const t = (i + rnd()) / n;
    const along = curve.getTangentAt(t);
    const out = vec(rnd() - 0.5, rnd() - 0.35, rnd() - 0.5);
    out.addScaledVector(along, -out.dot(along)).normalize();
    const from = curve.getPointAt(t).addScaledVector(out, r * 0.85);
    return {
      at: frame(from, out.addScaledVector(along, -0.35), along),
      color: color(tone).lerp(color('#c08a58'), rnd() * 0.5),
    };
  });
  model.scatter(new THREE.ConeGeometry(0.013, long, 5).translate(0, long * 0.4, 0), items, { line: 0.35 });
}
/** The tail alone, for windows and ridges: its last fifth is white. */
export function bamiTail(model: Model, points: V3[], fat = 1, coat: Coat = CHESTNUT): void {
  const tail = new THREE.CatmullRomCurve3(points.map((p) => vec(p)));
  const cut = 0.78;
  const part = (from: number, to: number) => Array.from({ length: 7 }, (_, i) => tail.getPointAt(mix(from, to, i / 6)));
  const k = (r: number[]) => r.map((x) => x * fat);
  model.put(tube(part(0, cut), k([0.036, 0.033, 0.032]), { around: 12, rings: 22 }), { color: coat.back, line: 0.9 });
  model.put(tube(part(cut, 1), k([0.033, 0.036, 0.024]), { around: 12, rings: 10 }), { color: '#fdf6ea', line: 0.9 });
}

export function bami(a: BamiActing): BamiActor {
  const model = new Model();
  const s: Stance = STANCES[a.pose];
  const puff = a.puff ?? 0;
  const turn = (s.face ?? [0, 0, 0]).map((x, i) => x + (a.head?.[i] ?? 0)) as V3;
  const tailPath = a.tail ?? s.tail;
  const coat = a.coat ?? CHESTNUT;
  const id = newId();
  // darker along the back, lighter under the chin and the belly
  const fur = (point: THREE.Vector3) => {
    const streak = noise(point.x * 30, point.y * 18, point.z * 30);
    return color(coat.side)
      .lerp(color(coat.back), 0.35 + 0.4 * (streak - 0.4))
      .lerp(color(coat.belly), 0.5 * smoothstep(0.06, 0.14, point.z) * smoothstep(0.05, 0.0, Math.abs(point.x)));
  };
  const headFur = (point: THREE.Vector3) => {
    const stripe = smoothstep(0.75, 0.95, Math.abs(Math.sin(point.x * 11))) * smoothstep(0.25, 0.6, point.y) * 0.55;
    return color(coat.side).lerp(color(coat.back), 0.25 + stripe);
  };
  model.inside(a.at, () => {
    const radii = s.radii.map((r) => r * (1 + 0.3 * puff));
    model.put(tube(s.body, radii, { around: 22, rings: 22 }), { tint: fur, id, line: 0.9 });
    for (const [i, [top, knee, foot]] of (s.limbs ?? []).entries())
      limb(model, [top, knee, i === 0 && a.paw ? a.paw : foot], id, fur, coat.side);
    if (puff > 0)
      bristles(
        model,
        s.body.map((p) => vec(p)),
        radii[1] ?? 0.1,
        0.062 * puff,
        340,
        coat.back,
      );
    for (const side of [-1, 1]) {
      if (s.front) leg(model, s.front[0], s.front[1], side, id, fur, coat.side);
      if (s.hind) leg(model, s.hind[0], s.hind[1], side, id, fur, coat.side);
      if (!s.haunch) continue;
      const [x, y, z] = s.haunch;
      model.put(ball([0.058, 0.078, 0.1], 16), { tint: fur, id: newId(), line: 0.7 }, place([side * x, y, z]));
      model.put(
        ball([0.032, 0.024, 0.06], 12),
        { color: coat.side, line: 0.7 },
        place([side * (x + 0.01), 0.024, z + 0.08]),
      );
    }
    if (tailPath) {
      bamiTail(model, tailPath, 1 + 1.1 * puff, coat);
      if (puff > 0)
        bristles(
          model,
          tailPath.map((p) => vec(p)),
          0.07,
          0.06 * puff,
          120,
          coat.back,
        );
    }
    model.inside(place(s.head, turn, HEAD), () => bamiHead(model, a, headFur));
  });
  model.bake();
  const world = (p: V3) => vec(p).applyMatrix4(a.at);
  const turned = vec([0, -0.38, 0.95]).applyMatrix4(place(s.head, turn, HEAD));
  return {
    model: model,
    head: { person: 'bami', at: world(s.head), radius: HEAD * 1.35 * a.at.getMaxScaleOnAxis() },
    mouth: world(turned.toArray() as V3),
    tailTip: world(tailPath?.at(-1) ?? s.body[0] ?? [0, 0, 0]),
  };
}
