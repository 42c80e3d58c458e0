/** The numbers of the gouache look. Lengths are pixels of a 900-high picture; strengths 0..1. Found by eye. */
import type { V3 } from '../model/math.ts';

export type PaintRecipe = {
  /** Kuwahara brush radius, px: 3 neat, 6 loose */
  brushSize: number;
  /** share of the light that is painted in flat steps, 0 smooth */
  steps: number;
  /** strength of flat brush strokes, 0 none */
  strokes: number;
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
  /** colored-pencil hatching in shade */
  hatch: number;
  /** dabs of a flat brush on level ground */
  dabs: number;
  /** dark pigment pooled at borders */
  pool: number;
  /** how far margin and distance give way to the center, 0 not at all */
  quiet: number;
  /** depth of the torn, transparent edge: 0 none, .4 about 3 % of the picture's height, 1 about 6 % */
  paperEdge: number;
};
export const GOUACHE: PaintRecipe = {
  brushSize: 4,
  steps: 0.7,
  strokes: 0.85,
  wobble: 1.7,
  line: 1,
  lineColor: [0.3, 0.17, 0.2],
  lineWidth: 1.25,
  mottle: 0.055,
  hairs: 0.055,
  tooth: 0.038,
  hatch: 0.08,
  dabs: 0.07,
  pool: 0.3,
  quiet: 0.6,
  paperEdge: 0,
};
