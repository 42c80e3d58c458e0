/** Sleeves: cloth over the arm's joints, with folds inside the elbow, a corner outside and a cuff that stands off the wrist. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { darken, mix, smoothstep, TAU, type V3, vec } from '../model/math.ts';
import { frame } from '../model/place.ts';
import { ball } from '../model/tube.ts';
import { type ArmPath, armLine } from './arm.ts';
import type { Build } from './body.ts';
import { band, darkInside, drawFolds } from './hem.ts';
import { type Bend, bendKnots, type Knot, type LimbOptions, limb, type Swell } from './limb.ts';
import { look, type OutfitSpec, plain } from './outfit.ts';

/** The bag of a robe's sleeve: it hangs from the forearm, deepest at the cuff, rounded at its lower corner, open in front. */
function sleeveBag(model: Model, r: number, path: ArmPath, deep: number, outfit: OutfitSpec): void {
  const { elbow, wrist } = path;
  const along = wrist.clone().sub(elbow);
  const side = along.clone().cross(vec(0, 1, 0));
  if (side.lengthSq() < 1e-5) side.set(1, 0, 0);
  side.normalize();
  // it falls at right angles to a level arm; along an arm that hangs it lies behind
  const forward = along.clone().normalize();
  const down = vec(0, -1, 0).addScaledVector(forward, forward.y);
  down.addScaledVector(vec(0, -0.2, -1), Math.max(0, 0.7 - down.length())).normalize();
  const geometry = grid(
    (u, w) => {
      const a = u * TAU;
      const c = elbow.clone().addScaledVector(along, mix(-0.25, 0.98, w));
      const hang = deep * smoothstep(-0.05, 0.6, w) * (1 - 0.35 * smoothstep(0.88, 1, w));
      const low = Math.max(0, -Math.cos(a));
      const wide = r * mix(1.25, 1.4, w) * (1 - 0.45 * low * smoothstep(0.1, 0.6, w));
      c.addScaledVector(side, Math.sin(a) * wide);
      return c
        .addScaledVector(down, low ** 0.8 * (r * 1.2 + hang) - Math.max(0, Math.cos(a)) * r * 1.3)
        .toArray() as V3;
    },
    28,
    18,
    (u, w) => [u * 0.3, w * 0.4],
  );
  model.put(closeRing(geometry, 28), look(outfit.sleeve, { doubleSided: true }));
}

/** How cloth stands off the arm: a corner at the elbow, ridges in its bend, a web under the shoulder, slack below the forearm. */
function clothSwells(r: number, path: ArmPath, line: Bend, slack: number): Swell[] {
  const { elbow, shoulder, root } = path;
  const within = line.outside.clone().negate();
  const [above, below] = [line.upper.clone().negate(), line.lower];
  const ridge = (dir: THREE.Vector3, k: number): Swell => ({
    at: elbow.clone().addScaledVector(dir, r * k),
    dir: within,
    out: r * 0.2 * line.bent,
    reach: r * 0.2,
  });
  return [
    {
      at: elbow.clone(),
      dir: line.outside,
      out: r * (0.26 * line.bent - 0.16 * line.folded),
      reach: r * (0.55 + 0.4 * line.folded),
      sharp: 4 - 2 * line.folded,
    },
    ridge(above, 0.75),
    ridge(below, 0.75),
    ridge(below, 1.5),
    {
      at: elbow.clone().addScaledVector(below, line.long * 0.45),
      dir: vec(0, -1, 0),
      out: slack,
      reach: line.long * 0.26,
    },
    // a lifted arm pulls the cloth of the trunk's side along
    { at: root.clone().lerp(shoulder, 0.75), dir: vec(0, -1, 0), out: r * 0.5, reach: r * 1.3 },
  ];
}

/** From inside the trunk over the shoulder to `t` of the upper arm. */
function shoulderKnots(r: number, { root, shoulder, elbow }: ArmPath, upTo: number): Knot[] {
  const on = (t: number, k: number): Knot => ({ at: shoulder.clone().lerp(elbow, t), r: r * k });
  // an arm that goes off at an angle cuts the corner: a shoulder slopes, it is no ball on the trunk
  const corner = shoulder.clone().sub(root).normalize().dot(elbow.clone().sub(shoulder).normalize());
  const round = on(0, 1.26);
  round.at.lerp(root.clone().lerp(shoulder.clone().lerp(elbow, 0.3), 0.5), 0.3 * Math.max(0, 1 - corner));
  return [{ at: root.clone(), r: r * 1.16 }, round, ...(upTo > 0.3 ? [on(0.3, 1.25)] : [])];
}

function shortSleeve(
  model: Model,
  build: Build,
  outfit: OutfitSpec,
  path: ArmPath,
  line: Bend,
  id: number | undefined,
): void {
  const { shoulder, elbow, wrist } = path;
  const [r, wide] = [build.armRadius, outfit.sleeveWide ?? 1];
  const overElbow = outfit.sleeveLength > 0.5;
  const end = overElbow
    ? elbow.clone().lerp(wrist, outfit.sleeveLength * 2 - 1)
    : shoulder.clone().lerp(elbow, outfit.sleeveLength * 2);
  const hem = r * 1.3 * wide;
  const knots = [
    ...shoulderKnots(r, path, overElbow ? 1 : outfit.sleeveLength * 2),
    ...(overElbow ? bendKnots(elbow, line, [r * 1.2, r * 1.18, r * 1.28]) : []),
    { at: outfit.cuff ? end.clone().addScaledVector(overElbow ? line.lower : line.upper, -r * 0.12) : end, r: hem },
  ];
  const swells = clothSwells(r, path, line, overElbow ? r * 0.2 : 0);
  model.put(
    limb(knots, { around: 18, rings: 4, swells, slack: r * 0.06, ends: [0.5, -0.25] }),
    look(outfit.sleeve, id === undefined ? {} : { id }),
  );
  const along = overElbow ? line.lower : line.upper;
  darkInside(model, end, along, hem, plain(outfit.sleeve));
  if (outfit.cuff)
    band(
      model,
      [end.clone().addScaledVector(along, -r * 0.4), end.clone().addScaledVector(along, r * 0.04)],
      [r * 1.36 * wide, r * 1.38 * wide],
      outfit.cuff,
      0.6,
    );
}

function longSleeve(
  model: Model,
  build: Build,
  outfit: OutfitSpec,
  path: ArmPath,
  line: Bend,
  mitten: boolean,
  id: number | undefined,
): void {
  const { shoulder, elbow, wrist } = path;
  const [r, wide] = [build.armRadius, outfit.sleeveWide ?? 1];
  const cuffAt = wrist.clone().lerp(elbow, 0.08);
  const end = mitten ? Math.min(r * 1.02 * wide * wide, build.hand * 0.29) : r * 1.02 * wide * wide;
  const full = r * 1.17 * (mitten ? Math.min(wide, 1.15) : wide);
  const low = (t: number, k: number): Knot => ({ at: elbow.clone().lerp(cuffAt, t), r: k });
  const knots = [
    ...shoulderKnots(r, path, 1),
    { at: shoulder.clone().lerp(elbow, 0.62), r: r * 1.17 },
    ...bendKnots(elbow, line, [r * 1.14, r * 1.1, mix(r * 1.18, full, 0.5)]),
    low(0.35, full),
    low(0.72, mix(full, end, 0.5)),
    // it ends inside its cuff
    low(0.955, end),
  ];
  const swells = clothSwells(r, path, line, outfit.sleeveBag ? 0 : r * 0.14 * wide);
  const shape: LimbOptions = { around: 18, rings: 4, swells, slack: r * 0.06, ends: [0.5, -0.25] };
  model.put(limb(knots, shape), look(outfit.sleeve, id === undefined ? {} : { id }));
  if (!outfit.sleeveBag) drawFolds(model, knots, shape, line, plain(outfit.sleeve));
  if (outfit.elbow)
    model.put(
      ball([r * 0.8, r * 1.1, r * 0.42], 14),
      { color: outfit.elbow, line: 0.6 },
      frame(
        elbow.clone().addScaledVector(line.outside, r * (0.72 + 0.24 * line.bent - 0.6 * line.folded)),
        wrist.clone().sub(shoulder),
        line.outside,
      ),
    );
  if (outfit.sleeveBag) sleeveBag(model, r, path, outfit.sleeveBag, outfit);
  const rim = mitten ? end * 1.12 : Math.max(end * 1.09, r * 1.14);
  band(
    model,
    [cuffAt.clone().lerp(elbow, 0.14), cuffAt],
    [rim * 0.98, rim],
    outfit.cuff ?? darken(plain(outfit.sleeve), 0.12),
  );
}

/** `mitten`: the sleeve is gathered into its cuff, or a wide one swallows the hand; `id`: that of the trunk's cloth, if it is the same piece. */
export function buildSleeve(
  model: Model,
  build: Build,
  outfit: OutfitSpec,
  path: ArmPath,
  mitten: boolean,
  id?: number,
): void {
  if (outfit.sleeveLength === 0) return;
  const line = armLine(path);
  if (outfit.sleeveLength < 1) shortSleeve(model, build, outfit, path, line, id);
  else longSleeve(model, build, outfit, path, line, mitten, id);
}
