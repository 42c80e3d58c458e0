/** A trombone in somebody's hands: the left fist round the stay behind the bell, the right one round the stay of the slide. */
import type * as THREE from 'three';
import type { BuildName } from '../../cast/body.ts';
import { gripRod } from '../../cast/holds.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import type { Stance } from '../../cast/skeleton.ts';
import type { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';
import { trombone } from '../../props/sound-things.ts';

/** The stays stand between both pipes of the slide, half thickness in metres. */
const STAY = { r: 0.011, middle: -0.045, left: 0.14 };

export function heldTrombone(
  model: Model,
  h: {
    /** placement, build and stance of the player */
    at: THREE.Matrix4;
    build: BuildName;
    stance?: Stance;
    mitten?: boolean;
    /** the trombone: mouthpiece at the origin, slide to +Z */
    horn: THREE.Matrix4;
    /** how far the slide is out, and where its stay is along the pipes, metres */
    slide: number;
    stay: number;
    elbows?: { left?: V3; right?: V3 };
  },
): { left: ArmPose; right: ArmPose } {
  trombone(model, h.horn, h.slide);
  model.inside(h.horn, () =>
    model.put(
      tube(
        [
          [0, 0, h.stay],
          [0, -0.09, h.stay],
        ],
        [STAY.r],
        { around: 8, rings: 2 },
      ),
      { color: '#e6b84a', line: 0.8 },
    ),
  );
  const up = vec(0, 1, 0).transformDirection(h.horn);
  const hold = (side: 'left' | 'right', z: number): ArmPose => {
    const elbow = h.elbows?.[side];
    return gripRod({
      at: h.at,
      build: h.build,
      ...(h.stance ? { stance: h.stance } : {}),
      ...(h.mitten ? { mitten: true } : {}),
      ...(elbow ? { elbow } : {}),
      side,
      point: vec(0, STAY.middle, z).applyMatrix4(h.horn),
      dir: up,
      r: STAY.r,
    });
  };
  return { left: hold('left', STAY.left), right: hold('right', h.stay) };
}
