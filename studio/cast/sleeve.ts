/** Arms with their sleeves: a path of joints, radii follow the muscles. */
import type * as THREE from 'three';
import { type Model, newId } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { color, darken, mix, noise, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { ball, tube } from '../model/tube.ts';
import type { Build } from './body.ts';
import { jointFolds } from './folds.ts';
import { look, type OutfitSpec, plain } from './outfit.ts';

export interface ArmPath {
  root: THREE.Vector3;
  shoulder: THREE.Vector3;
  elbow: THREE.Vector3;
  wrist: THREE.Vector3;
}

/** The bag of a robe's sleeve: it hangs from the forearm, deepest at the cuff, rounded at its lower corner, open in front. */
function sleeveBag(m: Model, r: number, path: ArmPath, deep: number, o: OutfitSpec): void {
  const { elbow, wrist } = path;
  const along = wrist.clone().sub(elbow);
  const side = along.clone().cross(vec(0, 1, 0));
  if (side.lengthSq() < 1e-5) side.set(1, 0, 0);
  side.normalize();
  // it falls at right angles to a level arm; along an arm that hangs it lies behind
  const forward = along.clone().normalize();
  const down = vec(0, -1, 0).addScaledVector(forward, forward.y);
  down.addScaledVector(vec(0, -0.2, -1), Math.max(0, 0.7 - down.length())).normalize();
  const g = grid(
    (u, w) => {
      const a = u * TAU;
      const c = elbow.clone().addScaledVector(along, mix(-0.25, 0.98, w));
      const hang = deep * smoothstep(-0.05, 0.6, w) * (1 - 0.35 * smoothstep(0.88, 1, w));
      const low = Math.max(0, -Math.cos(a));
      const wide = r * mix(1.25, 1.4, w) * (1 - 0.45 * low * smoothstep(0.1, 0.6, w));
      c.addScaledVector(side, Math.sin(a) * wide);
      c.y += Math.max(0, Math.cos(a)) * r * 1.3;
      return c.addScaledVector(down, low ** 0.8 * (r * 1.2 + hang)).toArray() as V3;
    },
    28,
    18,
    (u, w) => [u * 0.3, w * 0.4],
  );
  m.put(closeRing(g, 28), look(o.sleeve, { doubleSided: true }));
}

/** `mitten`: the sleeve is gathered into its cuff, or a wide one swallows the hand. */
export function buildSleeve(m: Model, b: Build, o: OutfitSpec, path: ArmPath, skin: string, mitten = false): void {
  const { root, shoulder, elbow, wrist } = path;
  const [r, wide] = [b.armRadius, o.sleeveWide ?? 1];
  const mid = shoulder.clone().lerp(elbow, 0.5);
  if (o.sleeveLength === 0) {
    // no sleeve at all: one smooth arm out of the body
    const arm = [root, shoulder, mid, elbow, elbow.clone().lerp(wrist, 0.4), wrist];
    const radii = [r * 1.0, r * 1.06, r * 0.96, r * 0.86, r * 0.9, r * 0.66];
    m.put(tube(arm, radii, { rings: 26, around: 14 }), { color: skin, skin: true, line: 0.8 });
    return;
  }
  if (o.sleeveLength < 1) {
    const fore = elbow.clone().lerp(wrist, 0.4);
    const end =
      o.sleeveLength > 0.5
        ? elbow.clone().lerp(wrist, o.sleeveLength * 2 - 1)
        : shoulder.clone().lerp(elbow, o.sleeveLength * 2);
    // the bare arm begins well inside the sleeve, or its round end shows behind a lifted shoulder
    const inside = shoulder.clone().lerp(o.sleeveLength > 0.5 ? mid : end, 0.5);
    const bare = tube([inside, mid, elbow, fore, wrist], [r * 0.97, r * 0.94, r * 0.84, r * 0.9, r * 0.66], {
      rings: 20,
    });
    const dust = o.armDust;
    const powder = dust
      ? { tint: (q: THREE.Vector3) => color(skin).lerp(color(dust), 0.35 + 0.6 * noise(q.x * 40, q.y * 26, q.z * 40)) }
      : { color: skin };
    m.put(bare, { ...powder, skin: true, line: 0.8 });
    // a sleeve over the elbow bends where the arm in it bends
    const overElbow = o.sleeveLength > 0.5;
    const sleeve = overElbow ? [root, shoulder, mid, elbow, end] : [root, shoulder, end];
    const radii = overElbow
      ? [r * 1.1, r * 1.26, r * 1.24, r * 1.24, r * 1.36 * wide]
      : [r * 1.1, r * 1.26, r * 1.36 * wide];
    const id = newId();
    m.put(tube(sleeve, radii, { rings: overElbow ? 18 : 14, around: 14, bulge: 0.4 }), look(o.sleeve, { id }));
    // the shirt's shoulder moves with a lifted arm; without it the sleeve looks stuck on
    const yoke = [root, shoulder.clone().lerp(root, 0.5), shoulder.clone().lerp(end, 0.12)];
    m.put(tube(yoke, [r * 1.3, r * 1.52, r * 1.3], { rings: 10, around: 16 }), look(o.sleeve, { id }));
    const rim = end.clone().lerp(shoulder, 0.07);
    if (o.cuff)
      m.put(tube([rim, end], [r * 1.42 * wide, r * 1.42 * wide], { around: 16, rings: 2, bulge: 0.35 }), {
        color: o.cuff,
        line: 0.6,
      });
    return;
  }
  const cuffAt = wrist.clone().lerp(elbow, 0.08);
  const end = mitten ? Math.min(r * 1.02 * wide * wide, b.hand * 0.29) : r * 1.02 * wide * wide;
  const radii = [r * 1.1, r * 1.28, r * 1.2, r * 1.16 * (mitten ? Math.min(wide, 1.15) : wide), end];
  m.put(tube([root, shoulder, mid, elbow, cuffAt], radii, { rings: 24, around: 14, bulge: 0.35 }), look(o.sleeve));
  if (!o.sleeveBag)
    jointFolds(m, [shoulder, elbow, wrist], r * 1.17 * (mitten ? Math.min(wide, 1.15) : wide), plain(o.sleeve));
  if (o.elbow) {
    const outside = elbow
      .clone()
      .sub(shoulder.clone().lerp(wrist, 0.5))
      .setLength(r * 0.36);
    const along = wrist.clone().sub(shoulder);
    m.put(
      ball([r * 0.95, r * 1.25, r * 0.95], 14),
      { color: o.elbow, line: 0.6 },
      frame(elbow.clone().add(outside), along, outside),
    );
  }
  if (o.sleeveBag) sleeveBag(m, r, path, o.sleeveBag, o);
  const back = cuffAt.clone().lerp(elbow, 0.14);
  const rim = mitten ? end * 1.12 : Math.max(end * 1.05, r * 1.1);
  m.put(tube([back, cuffAt], [rim * 0.98, rim], { around: 18, rings: 2, bulge: 0.25 }), {
    color: o.cuff ?? darken(plain(o.sleeve), 0.12),
  });
}
