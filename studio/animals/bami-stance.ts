/** How a pose of Bami is written down: metres, face to +Z, feet on y = 0. */
import type { V3 } from '../model/math.ts';

export type Stance = {
  body: V3[];
  radii: number[];
  head: V3;
  /** front and hind feet: [half gap, z], and where their legs leave the body [y, z] */
  front?: [V3, V3];
  hind?: [V3, V3];
  haunch?: V3;
  tail?: V3[];
  /** legs given one by one: top, knee, foot [x, y, z]; the paw lies along the last stretch */
  limbs?: [V3, V3, V3][];
  /** how the head is turned before the acting turns it */
  face?: V3;
  /** lids of this pose when the acting says nothing */
  lid?: number;
};
