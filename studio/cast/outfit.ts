/** Clothes as data, and the trunk: shells round the body, collar, buttons. */
import { type Look, type Model, newId } from '../model/bake.ts';
import { closeRing, grid } from '../model/grid.ts';
import { clamp, mix, TAU, type V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { ball, lathe, ring } from '../model/tube.ts';
import { type PatternSpec, pattern } from '../texture/pattern.ts';
import type { AccessoryName } from './accessory-name.ts';
import { type Build, OUTLINE, outlineRadius, type Spine } from './body.ts';

export type Cloth = string | PatternSpec;
type Shell = {
  cloth: Cloth;
  /** heights in torso lengths: 0 pelvis, 1 neck */
  from: number;
  to: number;
  /** metres outside the body at both heights */
  grow: [number, number];
  /** only the front: half angle in degrees (bibs, aprons) */
  front?: number;
  /** half angle at its top, when a bib narrows upwards */
  frontTop?: number;
};
type ShoeKind = 'sneaker' | 'boot' | 'slipper' | 'bare' | 'sock' | 'leaf';
export type ShoeSpec = {
  kind: ShoeKind;
  color: string;
  sole?: string;
  /** woven slippers */
  cloth?: PatternSpec;
  /** the lace hangs open and trails */
  untied?: boolean;
  /** larger than the foot, 1 is the usual */
  size?: number;
};
export type Skirt = {
  cloth: Cloth;
  /** 0 hip .. 1 knee .. 2 ankle */
  length: number;
  /** how far the hem stands off the legs, metres */
  flare: number;
  folds?: number;
};
export type OutfitSpec = {
  top: Cloth;
  shells?: Shell[];
  sleeve: Cloth;
  /** 1 to the wrist, .3 short sleeve */
  sleeveLength: number;
  sleeveWide?: number;
  cuff?: string;
  /** metres that a wide sleeve hangs below the wrist, as on robes */
  sleeveBag?: number;
  /** color of powder on bare forearms */
  armDust?: string;
  /** the right sleeve where it is not the left one's twin  */
  rightSleeve?: { sleeveLength: number; cuff?: string };
  /** leather patches on the elbows */
  elbow?: string;
  legs: Cloth;
  /** 2 to the ankle, .8 shorts */
  legsLength?: number;
  legsWide?: number;
  /** ironed: a knee, a crease, a hem above the shoe */
  pressed?: boolean;
  /** a fat roll of cloth where trousers that are too long end; needs a length between 1 and 2 */
  rolled?: string;
  /** side pockets on shorts */
  pockets?: string;
  /** color of a dusty left knee: flour, mud */
  kneeDust?: string;
  sock?: string;
  shoe: ShoeSpec;
  shoeLeft?: ShoeSpec;
  skirt?: Skirt;
  /** wool color of the mitten on that hand; a hand without is bare */
  mittens?: { left?: string; right?: string };
  collar?: string;
  buttons?: { color: string; rows: 1 | 2 };
  accessories?: AccessoryName[];
};
export const look = (c: Cloth, more: Look = {}): Look =>
  typeof c === 'string' ? { color: c, ...more } : { map: pattern(c), ...more };
export const plain = (c: Cloth): string => (typeof c === 'string' ? c : c.base);

type Warp = (grow: (y: number) => number) => (a: number, r: number, y: number) => V3;

/** Returns the id of the piece of cloth that lies on the shoulders, for a sleeve of the same cloth: no seam is drawn there. */
export function buildTrunk(
  model: Model,
  build: Build,
  spine: Spine,
  outfit: OutfitSpec,
): (cloth: Cloth) => number | undefined {
  const t = build.torso;
  const outline = OUTLINE.map(([y]) => [y * t, outlineRadius(build, y)] as [number, number]);
  const warp: Warp = (grow) => (a, r, y) => {
    // shallow slanting folds; the stepped light makes them visible
    const slack = 0.35 + 0.65 * Math.exp(-(((y / t - 0.3) / 0.3) ** 2));
    const fold =
      1 + 0.02 * slack * Math.sin(a * 5 + (y / t) * 9 * Math.sign(Math.sin(a))) * (1 + 0.6 * Math.sin(a * 2 + 1));
    const out = grow(y / t);
    const R = r * fold + out;
    return spine.point([Math.sin(a) * R, y, Math.cos(a) * (r * build.depth * fold + out)]).toArray() as V3;
  };
  const topId = newId();
  model.put(lathe(outline, { around: 30, steps: 3, warp: warp(() => 0) }), look(outfit.top, { id: topId }));
  const seat = lathe(outline.slice(0, 4), { around: 30, steps: 3, warp: warp(() => 0.006) });
  model.put(seat, look(outfit.legs, { id: newId() }));
  // one cloth is one piece: no pencil line where a bib meets its dress
  const ids = new Map<Cloth, number>();
  for (const s of outfit.shells ?? []) {
    const id = ids.get(s.cloth) ?? newId();
    ids.set(s.cloth, id);
    buildShell(model, build, s, warp, id);
  }
  if (outfit.collar) buildCollar(model, build, spine, outfit.collar);
  if (outfit.buttons) buildButtons(model, build, spine, outfit, outfit.buttons);
  return (cloth) => ids.get(cloth) ?? (cloth === outfit.top ? topId : undefined);
}

function buildShell(model: Model, build: Build, s: Shell, warp: Warp, id: number): void {
  const half = s.front ? s.front / 360 : 0.5;
  const top = s.frontTop ? s.frontTop / 360 : half;
  const geometry = grid(
    (u, w) => {
      const y = mix(s.from, s.to, w);
      // the rim turns in to the body so the cloth looks thick
      const rim = w === 0 || w === 1 ? 0.3 : 1;
      const grow = mix(s.grow[0], s.grow[1], w) * rim;
      return warp(() => grow)(
        (u - 0.5) * TAU * mix(half, top, Math.sqrt(w)) * 2,
        outlineRadius(build, clamp(y, -0.14, 1)),
        y * build.torso,
      );
    },
    30,
    14,
    (u, w) => [u * TAU * build.width, mix(s.from, s.to, w) * build.torso],
  );
  if (!s.front) closeRing(geometry, 30);
  model.put(geometry, look(s.cloth, { id, doubleSided: true }));
}

function buildCollar(model: Model, build: Build, spine: Spine, color: string): void {
  model.inside(spine.frame(build.torso * 0.965), () => {
    model.put(ring(build.width * 0.42, build.width * 0.36, 0, 0.014), { color });
    for (const s of [-1, 1]) {
      const at = place([s * build.width * 0.27, -0.018, build.width * 0.42], [40, s * 26, -s * 22]);
      model.put(ball([build.width * 0.3, 0.011, build.width * 0.17], 12), { color }, at);
    }
  });
}

function buildButtons(
  model: Model,
  build: Build,
  spine: Spine,
  outfit: OutfitSpec,
  buttons: { color: string; rows: 1 | 2 },
): void {
  const clothes = Math.max(
    0.004,
    ...(outfit.shells ?? []).filter((s) => !s.front).map((s) => mix(s.grow[0], s.grow[1], 0.5)),
  );
  for (let i = 0; i < 4; i++) {
    const y = 0.78 - i * 0.21;
    const z = outlineRadius(build, y) * build.depth + clothes + 0.004;
    for (const x of buttons.rows === 2 ? [-0.3, 0.3] : [0]) {
      const at = place(spine.point([x * build.width, y * build.torso, z * Math.sqrt(1 - x * x)]));
      model.put(ball([0.013, 0.013, 0.008], 10), { color: buttons.color, line: 0.5 }, at);
    }
  }
}
