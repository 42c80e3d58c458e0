/** Two cheeks as round as buns, on the face of somebody who has been built already. */
import type * as THREE from 'three';
import { featuresOf } from '../../cast/features.ts';
import { headPoint } from '../../cast/head.ts';
import type { Person } from '../../cast/person.ts';
import { headFrame, headTowards, type Stance } from '../../cast/skeleton.ts';
import type { Model } from '../../model/bake.ts';
import { color, mixColor, smoothstep, type V3, vec } from '../../model/math.ts';
import { onSurface } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';

/** `lookAt` as given to `character`; `size` in head radii. */
export function fullCheeks(
  model: Model,
  who: Person,
  a: { at: THREE.Matrix4; stance: Stance; lookAt: V3; size: number; low?: number },
): void {
  const posed = headFrame(a.at, who.build, a.stance);
  const head = headTowards(posed, a.lookAt, a.stance.head ?? [0, 0, 0]);
  const { wide, tall } = featuresOf(who.face, who.id);
  const frame = headFrame(a.at, who.build, { ...a.stance, head }).scale(vec(wide, tall, (1 + wide) / 2));
  const skin = color(who.face.skin);
  const rosy = color(mixColor(who.face.skin, who.face.blush ?? '#f0604f', 0.62));
  const [w, h, deep]: V3 = [a.size, a.size * 0.9, a.size * 0.8];
  model.inside(frame, () => {
    for (const s of [-1, 1]) {
      const at = headPoint(s * 0.7, a.low ?? -0.46, 0.1);
      const out = vec(s * 0.6, -0.1, 0.8);
      model.put(
        ball([w, h, deep], 28),
        {
          tint: (q) =>
            skin.clone().lerp(rosy, smoothstep(1.02, 0.25, Math.hypot(q.x / w, q.y / h)) * smoothstep(0, deep, q.z)),
          skin: true,
          face: 1,
          line: 0.3,
        },
        onSurface(at, out),
      );
    }
  });
}
