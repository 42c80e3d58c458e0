/** The numbers of the gouache look. Lengths are pixels of a 900-high picture; strengths 0..1. Found by eye. */
import type { V3 } from '../model/math.ts';

export interface PaintRecipe {
  /** Kuwahara brush radius, px: 3 neat, 6 loose */
  brushSize: number;
  /** how far painted shapes wander from the drawing, px */
  wobble: number;
  /** pencil strength */
  line: number;
  lineColor: V3;
  /** pencil width as a share of the usual: small pictures need a thicker pencil */
  lineWidth: number;
  /** uneven pigment */
  mottle: number;
  /** visible brush hairs */
  hairs: number;
  /** paper tooth */
  tooth: number;
  /** coloured-pencil hatching in shade */
  hatch: number;
  /** dark pigment pooled at borders */
  pool: number;
  /** 1 = torn white paper edge around the picture, 0 = full bleed */
  paperEdge: number;
}
export const GOUACHE: PaintRecipe = {
  brushSize: 4,
  wobble: 1.7,
  line: 0.8,
  lineColor: [0.3, 0.17, 0.2],
  lineWidth: 1,
  mottle: 0.075,
  hairs: 0.055,
  tooth: 0.045,
  hatch: 0.06,
  pool: 0.25,
  paperEdge: 0,
};
