/** `board`: a child of the game, whose eyes must read at 40 px */
export type Age = 'child' | 'adult' | 'old' | 'board';
/** A face as data: colors, age, and the features that tell one person from another. */
export type FaceSpec = {
  skin: string;
  iris: string;
  brow: string;
  age: Age;
  lip?: string;
  blush?: string;
  /** strength of the blush, 1 that of a child */
  blushAmount?: number;
  freckles?: number;
  lashes?: boolean;
  gapTooth?: boolean;
  ageSpots?: boolean;
  /** brow thickness in head radii */
  browWidth?: number;
  /** eyes and mouth where the age's own do not fit, head radii */
  layout?: Partial<FaceLayout>;
  /** how much longer and broader the lower face is, 0 when absent */
  jaw?: number;
  /** where this person differs from what name and colors give, see `featuresOf` */
  features?: Partial<Features>;
};
export type FaceLayout = {
  eyeX: number;
  eyeY: number;
  eye: number;
  mouthY: number;
};
export const LAYOUT: Record<Age, FaceLayout> = {
  child: { eyeX: 0.38, eyeY: -0.1, eye: 0.156, mouthY: -0.52 },
  board: { eyeX: 0.41, eyeY: -0.1, eye: 0.205, mouthY: -0.54 },
  adult: { eyeX: 0.35, eyeY: 0, eye: 0.112, mouthY: -0.5 },
  old: { eyeX: 0.35, eyeY: 0, eye: 0.1, mouthY: -0.5 },
};

export type NoseLine = 'button' | 'snub' | 'long' | 'wide';
export type Features = {
  /** width and height of the eye, its distance from the middle, as shares of the age's own */
  eyeWide: number;
  eyeHigh: number;
  apart: number;
  /** half width of the iris as a share of the age's own eye */
  iris: number;
  /** outer corner up, in eye widths */
  slant: number;
  /** how round the eye is: 1 an ellipse, less an almond */
  round: number;
  /** upper lid at rest, 0 open */
  lid: number;
  /** a fold above the eye */
  fold: boolean;
  /** thickness of the brow, and how much it arches */
  brow: number;
  arch: number;
  nose: NoseLine;
  noseSize: number;
  /** width of the mouth, and which corner is the livelier (+ the left) */
  mouth: number;
  crooked: number;
  /** scale of the whole head with hair and hat: 1 the common skull */
  wide: number;
  tall: number;
  /** how much wider the face is than the common skull at the cheeks and at the jaw, how much longer its chin; shares of the head's radius */
  cheek: number;
  jaw: number;
  chin: number;
};
