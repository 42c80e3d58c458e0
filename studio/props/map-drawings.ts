/** What the seven-year-old drew on his map, each thing a list of pen lines in shares of the map's width. */
import { points2 } from '../model/points.ts';
import { curve, type P2, ringOf } from './ink-paper.ts';

/** Two peaks that do not quarrel, and the seams under each. */
export const PEAKS: P2[] = points2(
  '.07,.13 .11,.17 .145,.225 .175,.23 .205,.19 .23,.155 .255,.19 .285,.225 .315,.23 .35,.175 .4,.125',
);

export const PEAK_SEAMS: P2[][] = [
  [
    [0.165, 0.2],
    [0.17, 0.18],
    [0.164, 0.165],
  ],
  [
    [0.3, 0.2],
    [0.305, 0.18],
    [0.299, 0.165],
  ],
];

/** Rice like a mountain. */
export const RICE_HEAP: P2[][] = [
  curve(points2('-.46,-.02 -.42,.05 -.37,.085 -.32,.05 -.28,-.02'), 24),
  [
    [-0.46, -0.02],
    [-0.28, -0.022],
  ],
];
export const RICE_GRAINS: P2[][] = Array.from({ length: 11 }, (_, i): P2[] => {
  const [x, y] = [-0.41 + (i % 4) * 0.026 + (i > 7 ? 0.013 : 0), 0 + Math.floor(i / 4) * 0.022];
  return [
    [x, y],
    [x + 0.006, y + 0.004],
  ];
});

const [tx, ty] = [-0.3, 0.2];
/** A tiger who does not bite. */
export const TIGER: P2[][] = [
  ringOf(tx, ty, 0.06, 0.052),
  ringOf(tx - 0.045, ty + 0.048, 0.015),
  ringOf(tx + 0.045, ty + 0.048, 0.015),
  curve(
    [
      [tx - 0.02, ty - 0.02],
      [tx, ty - 0.032],
      [tx + 0.02, ty - 0.02],
    ],
    10,
  ),
  ...[-1, 1].flatMap((s): P2[][] => [
    curve(
      [
        [tx + s * 0.034, ty + 0.01],
        [tx + s * 0.024, ty + 0.016],
        [tx + s * 0.014, ty + 0.009],
      ],
      8,
    ),
    [
      [tx + s * 0.05, ty - 0.012],
      [tx + s * 0.085, ty - 0.008],
    ],
    [
      [tx + s * 0.05, ty - 0.024],
      [tx + s * 0.083, ty - 0.03],
    ],
  ]),
  ...[-0.014, 0, 0.014].map((x): P2[] => [
    [tx + x, ty + 0.048],
    [tx + x, ty + 0.03],
  ]),
];

const [cx, cy] = [-0.12, 0.19];
export const CAT: P2[][] = [
  ringOf(cx, cy, 0.02, 0.017, 14),
  [
    [cx - 0.018, cy + 0.01],
    [cx - 0.017, cy + 0.03],
    [cx - 0.005, cy + 0.017],
  ],
  [
    [cx + 0.018, cy + 0.01],
    [cx + 0.017, cy + 0.03],
    [cx + 0.005, cy + 0.017],
  ],
  curve(
    [
      [cx - 0.01, cy - 0.016],
      [cx - 0.026, cy - 0.05],
      [cx + 0.004, cy - 0.058],
      [cx + 0.022, cy - 0.045],
      [cx + 0.012, cy - 0.016],
    ],
    16,
  ),
  curve(
    [
      [cx + 0.02, cy - 0.05],
      [cx + 0.048, cy - 0.05],
      [cx + 0.05, cy - 0.015],
    ],
    10,
  ),
  [
    [cx - 0.007, cy + 0.002],
    [cx - 0.006, cy + 0.003],
  ],
  [
    [cx + 0.007, cy + 0.002],
    [cx + 0.008, cy + 0.003],
  ],
  [
    [cx + 0.012, cy - 0.004],
    [cx + 0.034, cy - 0.002],
  ],
  [
    [cx - 0.012, cy - 0.004],
    [cx - 0.034, cy - 0.002],
  ],
];

/** The way from thing to thing, and its dashes. */
export const ROUTES: [P2[], number][] = [
  [
    [
      [-0.36, 0.1],
      [-0.37, 0.14],
      [-0.345, 0.16],
    ],
    3,
  ],
  [
    [
      [-0.22, 0.24],
      [-0.1, 0.27],
      [0.06, 0.2],
    ],
    8,
  ],
  [
    [
      [0.23, 0.14],
      [0.24, 0.1],
      [0.22, 0.075],
    ],
    3,
  ],
  [
    [
      [0.24, 0.0],
      [0.2, -0.04],
      [0.1, -0.045],
    ],
    5,
  ],
];
