/** The neighbors of Plum Street on the morning after: each hops out on one warm foot. */
import { type Actor, character } from '../../cast/character.ts';
import type { ExpressionName } from '../../cast/expression.ts';
import { GUESTS_WINTER } from '../../cast/people/winter-coats.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import type { V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';

const [MARCUS, , SAM, , , RUBY] = GUESTS_WINTER as [Person, Person, Person, Person, Person, Person];
/** A mother or father of one of the guests, in the same wool. */
const grown = (person: Person, build: 'woman' | 'tallMan'): Person => ({
  ...person,
  id: 'guests',
  build,
  face: { ...person.face, age: 'adult' },
});
const BAREFOOT = { kind: 'bare', color: '#f7cfb2' } as const;

/** All down the street; `spot` is a place to the right of the view and along it. */
export const hoppers = (spot: (u: number, d: number) => V3): Actor[] => [
  hopper(grown(RUBY, 'woman'), spot(-1.42, 6.2), 34, 'fear', true),
  hopper(grown(MARCUS, 'tallMan'), spot(2.1, 5.4), -14, 'holdBreath', true),
  hopper(SAM, spot(1.1, 6.6), -10, 'nervous'),
];

/** Arms wrapped round oneself, hands under the other arm. */
const HUGGED: Pick<Pose, 'left' | 'right'> = {
  left: {
    hand: [-0.4, -0.34, 0.4],
    elbow: [0.7, -1, 0.2],
    palm: [-0.2, 0, -1],
    fingers: [-1, 0.25, -0.1],
    grip: 'drape',
  },
  right: {
    hand: [-0.42, -0.46, 0.34],
    elbow: [0.7, -1, 0.2],
    palm: [-0.2, 0, -1],
    fingers: [-1, 0.2, -0.1],
    grip: 'drape',
  },
};

/** On one warm foot, the other bare in the air; those who are `freezing` hold on to themselves. */
function hopper(person: Person, at: V3, yaw: number, e: ExpressionName, freezing = false): Actor {
  return character(
    dressed(without(person, 'woolScarf'), { shoeLeft: { ...BAREFOOT, color: person.face.skin }, legsLength: 1.5 }),
    {
      at: place(at, [0, yaw, 0]),
      expression: e,
      gaze: [0, -0.5],
      pose: pose('stand', {
        lean: [6, 0, -5],
        bend: 10,
        head: [16, -10, 6],
        legLeft: { foot: [0.06, 0.42, 0.26], knee: [0.5, 0.3, 1], toeDown: 10 },
        legRight: { foot: [-0.02, 0, 0], toeOut: 8 },
        left: {
          hand: [0.1, -0.76, 0.5],
          elbow: [1, -0.2, -0.4],
          palm: [-0.4, 0.6, 0.4],
          fingers: [-0.4, -0.2, 0.9],
          grip: 'holdThick',
        },
        right: { hand: [0.6, -0.2, 0.3], elbow: [1, -0.5, 0], palm: [0, -1, 0], fingers: [1, 0.2, 0.2], grip: 'open' },
        ...(freezing ? HUGGED : {}),
      }),
    },
  );
}
