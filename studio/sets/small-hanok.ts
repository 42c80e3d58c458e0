/** A small tiled house: granite foot, plaster between posts, paper doors over a narrow porch. Several sets and four eras use it. Metres. */
import type * as THREE from 'three';
import type { Model } from '../model/bake.ts';
import { color } from '../model/math.ts';
import { wash } from '../model/painted.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { ball, tube } from '../model/tube.ts';
import { boards, paperDoor } from './hanok-porch.ts';
import { hanokRoof, hanokWall } from './hanok-roof.ts';

export type SmallHanok = {
  /** along X without the eaves */
  long: number;
  /** middles of the paper doors along X */
  doors: number[];
  /** lamplight behind the paper */
  lit?: boolean;
  /** far or half hidden: flat doors instead of lattices, no rafters */
  plain?: boolean;
  seed?: number;
  /** peeled persimmons drying under the eave */
  drying?: boolean;
  /** both slopes and gables of the roof */
  whole?: boolean;
};
/** Floor of its porch .42 over the ground, front wall z = 0, porch to z = .8, depth 2.6 behind. It faces +Z. */
const HANOK = { floor: 0.42, wall: 2.25, porch: 0.8, eave: 2.5 };
export function smallHanok(model: Model, where: THREE.Matrix4, o: SmallHanok): void {
  const { long } = o;
  const h = HANOK.floor;
  model.inside(where, () => {
    model.put(
      roundedBox(long + 0.7, 0.3, 3.7, 0.05, { fine: true }),
      { tint: wash('#c2b4a8', 2, 0.2), line: 0.7 },
      place([0, 0.02, -0.85]),
    );
    model.inside(place([0, h, 0]), () => {
      hanokWall(model, place([0, 0, -0.02]), long, HANOK.wall - h, Math.max(2, Math.round(long / 1.3)));
      for (const s of [-1, 1])
        model.put(
          roundedBox(0.12, HANOK.wall - h, 2.5, 0.01),
          { tint: wash('#f0dfc0', 1.5), line: 0.5 },
          place([s * (long / 2), (HANOK.wall - h) / 2, -1.25]),
        );
      for (const x of o.doors) {
        if (o.plain)
          model.put(roundedBox(0.8, 1.5, 0.05, 0.01), { color: '#f6dfae', line: 0.6 }, place([x, 0.78, 0.07]));
        else paperDoor(model, place([x, 0.04, 0.08], [0, 0, 0], [1, 0.84, 1]), 0.8, 1.86);
        if (o.lit)
          model.put(
            roundedBox(0.7, 1.1, 0.01, 0.004),
            { color: color('#ffc873').multiplyScalar(1.15), glow: true, line: 0 },
            place([x, 0.98, o.plain ? 0.098 : 0.0865]),
          );
      }
    });
    if (o.plain)
      model.put(
        roundedBox(long, 0.08, HANOK.porch, 0.02),
        { tint: wash('#9a6e4a', 3), line: 0.7 },
        place([0, h - 0.04, HANOK.porch / 2]),
      );
    else model.inside(place([0, h, 0]), () => boards(model, [-long / 2, 0.05, long / 2, HANOK.porch], 1.1));
    const posts = Math.max(2, Math.round(long / 2.2));
    for (let i = 0; i <= posts; i++) {
      const x = -long / 2 + 0.1 + ((long - 0.2) * i) / posts;
      model.put(
        roundedBox(0.15, HANOK.eave - 0.25, 0.15, 0.02),
        { tint: wash('#80573c', 3), line: 0.8 },
        place([x, (HANOK.eave + 0.12) / 2, HANOK.porch - 0.08]),
      );
    }
    model.put(
      roundedBox(long, 0.15, 0.14, 0.02),
      { tint: wash('#80573c', 3), line: 0.7 },
      place([0, HANOK.eave - 0.14, HANOK.porch - 0.08]),
    );
    hanokRoof(model, place([0, HANOK.eave - 0.02, -1.2]), {
      long: long + 1.5,
      deep: 2.6,
      rise: 1.35,
      seed: o.seed ?? 5,
      front: !o.whole,
      plain: o.plain ?? false,
      rafters: o.plain ? 0 : Math.round(long / 0.36),
      pitch: o.plain ? 0.26 : 0.2,
    });
    if (o.drying)
      for (let i = 0; i < 7; i++) {
        const x = -long / 2 + 0.5 + i * 0.16;
        model.put(
          tube(
            [
              [x, HANOK.eave - 0.2, 0.9],
              [x, HANOK.eave - 1.0, 0.9],
            ],
            [0.004],
            { around: 4, rings: 1 },
          ),
          { color: '#8a7a5c', line: 0.4 },
        );
        for (let k = 0; k < 5; k++)
          model.put(
            ball([0.045, 0.055, 0.045], 9),
            { color: k % 2 ? '#d8692c' : '#e88838', line: 0.6 },
            place([x, HANOK.eave - 0.38 - k * 0.14, 0.9]),
          );
      }
  });
}
