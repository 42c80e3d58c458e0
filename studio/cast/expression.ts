/** Expressions as numbers. Unit: head radii (about .17 m for a child). Found by eye. */
export type Expression = {
  eyes: 'open' | 'happy' | 'closed';
  /** upper lid: 0 open, 1 shut */
  lid?: number;
  /** eye size factor */
  wide?: number;
  /** lift of the brows' [inner, outer] ends. Worry and sadness lift the INNER end; only anger lowers it. */
  brow: [number, number];
  /** extra lift of the character's left brow */
  cock?: number;
  mouth: {
    width: number;
    corner: number;
    open: number;
    shift?: number;
    /** both rows of teeth show, closed */
    clenched?: boolean;
    teeth?: boolean /** a number makes it longer */;
    tongue?: boolean | number;
  };
  blush?: number;
  /** one eye narrowed: + the character's left, - the right; the size is the lid */
  squint?: number;
  /** cheeks full of held breath */
  puffed?: boolean;
  /** how far full cheeks stand out, head radii */
  bulge?: number;
  /** a ball in each cheek: round from every side */
  stuffed?: boolean;
  /** one cheek full of something to chew: + the character's left, - the right; the size as in `bulge` */
  lump?: number;
  tear?: boolean;
  /** [left +, up +], -1..1 */
  gaze?: [number, number];
};
export const EXPRESSIONS = {
  joy: {
    eyes: 'open',
    wide: 1.03,
    brow: [0.06, 0.05],
    mouth: { width: 0.25, corner: 0.09, open: 0.22, teeth: true },
    blush: 0.8,
  },
  laugh: { eyes: 'happy', brow: [0.05, 0.03], mouth: { width: 0.28, corner: 0.1, open: 0.3, teeth: true }, blush: 1 },
  smile: { eyes: 'open', lid: 0.04, brow: [0.03, 0.02], mouth: { width: 0.22, corner: 0.1, open: 0 }, blush: 0.7 },
  surprise: { eyes: 'open', wide: 1.15, brow: [0.11, 0.09], mouth: { width: 0.1, corner: 0, open: 0.2 }, blush: 0.5 },
  /** surprise that reads at a distance: the mouth wide open */
  gasp: { eyes: 'open', wide: 1.17, brow: [0.14, 0.1], mouth: { width: 0.145, corner: -0.01, open: 0.3 }, blush: 0.6 },
  /** between a scream and a laugh: eyes wide, the corners of a great mouth up */
  screamLaugh: {
    eyes: 'open',
    wide: 1.14,
    brow: [0.17, 0.06],
    mouth: { width: 0.25, corner: 0.07, open: 0.4, teeth: true },
    blush: 1.1,
  },
  /** surprise under the peak of a cap: brows high, inner ends highest */
  startled: {
    eyes: 'open',
    wide: 1.22,
    brow: [0.24, 0.1],
    mouth: { width: 0.1, corner: 0, open: 0.2 },
    blush: 0.6,
  },
  /** a question: one brow up, the mouth open */
  huh: {
    eyes: 'open',
    wide: 1.12,
    brow: [0.05, 0.05],
    cock: 0.11,
    mouth: { width: 0.13, corner: -0.015, open: 0.24 },
    blush: 0.6,
  },
  /** wide eyes, inner brows up, mouth corners down */
  dismay: {
    eyes: 'open',
    wide: 1.16,
    brow: [0.16, -0.03],
    mouth: { width: 0.125, corner: -0.055, open: 0.13 },
    blush: 0.5,
  },
  /** dismay with the mouth wide open and tears */
  cryOut: {
    eyes: 'open',
    wide: 1.16,
    brow: [0.17, -0.03],
    mouth: { width: 0.16, corner: -0.035, open: 0.27 },
    blush: 0.8,
    tear: true,
  },
  /** a shy refusal: heavy lids, brows down, mouth shut */
  refuse: {
    eyes: 'open',
    lid: 0.38,
    brow: [-0.04, 0],
    mouth: { width: 0.07, corner: -0.02, open: 0 },
    blush: 0.5,
  },
  worry: {
    eyes: 'open',
    wide: 1.02,
    brow: [0.17, -0.05],
    mouth: { width: 0.13, corner: -0.065, open: 0, shift: 0.03 },
    blush: 0.5,
  },
  /** eyes wide, brows drawn up together, teeth set in a flat mouth, no color */
  fear: {
    eyes: 'open',
    wide: 1.24,
    brow: [0.25, 0.04],
    mouth: { width: 0.19, corner: -0.045, open: 0.1, clenched: true },
    blush: 0.05,
  },
  /** looks at nobody: heavy lids, brows up inside, a small crooked mouth, red cheeks */
  guilt: {
    eyes: 'open',
    lid: 0.32,
    brow: [0.17, -0.06],
    mouth: { width: 0.085, corner: -0.06, open: 0, shift: 0.06 },
    blush: 1.5,
    gaze: [0.6, -0.7],
  },
  /** the whole face opens: round high brows and a small open smile */
  wonder: {
    eyes: 'open',
    wide: 1.16,
    brow: [0.13, 0.13],
    mouth: { width: 0.125, corner: 0.06, open: 0.15 },
    blush: 1.1,
  },
  /** lower lip out, brows down, eyes away under heavy lids */
  sulk: {
    eyes: 'open',
    lid: 0.36,
    brow: [-0.025, 0.02],
    mouth: { width: 0.13, corner: -0.12, open: 0 },
    blush: 1.3,
    puffed: true,
    bulge: 0.12,
    gaze: [-0.8, -0.2],
  },
  /** worry seen from the side: brows high off the eye, where a slant could be taken for anger */
  nervous: {
    eyes: 'open',
    wide: 1.08,
    brow: [0.19, 0.07],
    mouth: { width: 0.1, corner: -0.03, open: 0.07 },
    blush: 0.6,
  },
  sad: {
    eyes: 'open',
    lid: 0.24,
    brow: [0.1, -0.06],
    mouth: { width: 0.16, corner: -0.085, open: 0 },
    blush: 0.9,
    tear: true,
    gaze: [0, -0.4],
  },
  thinking: {
    eyes: 'open',
    lid: 0.1,
    brow: [0.02, 0.02],
    cock: 0.07,
    mouth: { width: 0.12, corner: 0.01, open: 0, shift: 0.07 },
    blush: 0.55,
    gaze: [0.7, 0.8],
  },
  sleepy: {
    eyes: 'open',
    lid: 0.62,
    brow: [0.085, 0.045],
    mouth: { width: 0.1, corner: 0, open: 0.19 },
    blush: 0.9,
    gaze: [0, -0.25],
  },
  /** laughing with tears */
  laughTears: {
    eyes: 'happy',
    brow: [0.13, 0.0],
    mouth: { width: 0.24, corner: 0.1, open: 0.16, teeth: true },
    blush: 1.1,
    tear: true,
  },
  asleep: { eyes: 'closed', brow: [0.02, 0], mouth: { width: 0.13, corner: 0.045, open: 0 }, blush: 0.9 },
  /** soft lids, inner brows up, a small smile */
  tender: {
    eyes: 'open',
    lid: 0.3,
    brow: [0.14, -0.03],
    mouth: { width: 0.2, corner: 0.11, open: 0 },
    blush: 1.1,
  },
  determined: {
    eyes: 'open',
    lid: 0.14,
    brow: [-0.045, 0.045],
    mouth: { width: 0.17, corner: 0.02, open: 0 },
    blush: 0.65,
  },
  /** writing with the tongue far out; reads at a distance */
  writingHard: {
    eyes: 'open',
    lid: 0.24,
    brow: [0.04, 0],
    mouth: { width: 0.2, corner: 0.14, open: 0, tongue: 2.9 },
    blush: 0.9,
    gaze: [0, -0.8],
  },
  shy: {
    eyes: 'open',
    lid: 0.26,
    brow: [0.07, 0],
    mouth: { width: 0.12, corner: 0.06, open: 0 },
    blush: 1.3,
    gaze: [-0.6, -0.6],
  },
  grumpy: { eyes: 'open', lid: 0.28, brow: [-0.07, 0.02], mouth: { width: 0.16, corner: -0.075, open: 0 }, blush: 0.8 },
  concentrating: {
    eyes: 'open',
    lid: 0.12,
    brow: [0.01, 0.03],
    mouth: { width: 0.19, corner: 0.07, open: 0, tongue: true },
    blush: 0.8,
    gaze: [0, -0.8],
  },
  calm: { eyes: 'open', lid: 0.1, brow: [0.01, 0], mouth: { width: 0.15, corner: 0.045, open: 0 }, blush: 0.55 },
  grin: {
    eyes: 'open',
    lid: 0.08,
    brow: [0.03, 0.05],
    cock: 0.03,
    mouth: { width: 0.27, corner: 0.1, open: 0.13, teeth: true },
    blush: 0.85,
  },
  shout: { eyes: 'happy', brow: [0.08, 0.05], mouth: { width: 0.24, corner: 0.03, open: 0.42, teeth: true }, blush: 1 },
  outrage: {
    eyes: 'open',
    wide: 1.12,
    brow: [-0.04, 0.08],
    mouth: { width: 0.2, corner: -0.04, open: 0.24, teeth: true },
    blush: 1,
  },
  listen: {
    eyes: 'open',
    lid: 0.06,
    squint: 0.4,
    brow: [0.04, 0.02],
    cock: 0.05,
    mouth: { width: 0.1, corner: 0.005, open: 0 },
    blush: 0.6,
    gaze: [-0.7, 0.2],
  },
  cheeksFull: {
    eyes: 'open',
    wide: 1.08,
    brow: [0.1, 0.05],
    mouth: { width: 0.07, corner: -0.02, open: 0 },
    blush: 1.4,
    puffed: true,
  },
  holdBreath: {
    eyes: 'open',
    wide: 1.14,
    brow: [0.17, 0.12],
    mouth: { width: 0.055, corner: 0.0, open: 0 },
    blush: 1.6,
    puffed: true,
    bulge: 0.24,
  },
  /** holding back a laugh: teeth on the lower lip, brows high */
  biteLip: {
    eyes: 'open',
    lid: 0.16,
    wide: 1.04,
    brow: [0.16, 0.04],
    mouth: { width: 0.15, corner: 0.035, open: 0.07, teeth: true },
    blush: 1.5,
  },
  /** a big laugh with the whole face, head back */
  roar: { eyes: 'happy', brow: [0.1, 0.06], mouth: { width: 0.34, corner: 0.1, open: 0.46, teeth: true }, blush: 1.2 },
  /** both cheeks full, brows up */
  mouthFull: {
    eyes: 'open',
    wide: 1.12,
    brow: [0.13, 0.05],
    mouth: { width: 0.085, corner: -0.005, open: 0.09 },
    blush: 0.7,
    stuffed: true,
    bulge: 0.33,
  },
  /** jaws stuck with taffy: teeth shown, one cheek full, worried eyes */
  stuckJaw: {
    eyes: 'open',
    wide: 1.16,
    brow: [0.18, -0.01],
    mouth: { width: 0.21, corner: -0.03, open: 0.13, clenched: true },
    blush: 1.3,
    lump: 0.26,
  },
  /** pulling with the teeth: eyes shut, mouth wide */
  tugging: {
    eyes: 'closed',
    brow: [-0.08, 0.1],
    mouth: { width: 0.22, corner: -0.01, open: 0.14, clenched: true },
    blush: 1.5,
    lump: -0.24,
  },
  holdSneeze: {
    eyes: 'closed',
    brow: [0.05, 0.1],
    mouth: { width: 0.075, corner: -0.02, open: 0 },
    blush: 1.6,
    puffed: true,
    bulge: 0.26,
  },
} satisfies Record<string, Expression>;
export type ExpressionName = keyof typeof EXPRESSIONS;
