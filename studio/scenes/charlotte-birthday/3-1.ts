/** CB-3.1. On their tummies and knees round one short plan: Charlotte sets the red button of number 14, her socks in the air. */
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { cup, gripRod, holdCard, pointAt, writeWith } from '../../cast/holds.ts';
import { CHARLOTTE_FOREST } from '../../cast/people/charlotte.ts';
import { PRIYA } from '../../cast/people/priya.ts';
import { THEO } from '../../cast/people/theo.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { frame, place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { tube } from '../../model/tube.ts';
import { notebook, pencil } from '../../props/forest.ts';
import { mapHouse } from '../../props/street-map.ts';
import { charlotteBedroom, suitcase } from '../../sets/charlotte-bedroom.ts';
import { plumLight } from '../../sets/plum-sky.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';
import { button, buttonTin, spoonFlag } from './3-1.operation-things.ts';
import { paperMap } from './3-1.paper-map.ts';

const FROM: V3 = [-0.2, 1.2, 2.4];
const TO: V3 = [-0.245, 0.43, 0];
const MAP = place([0.17, 0.025, 0.33], [-90, 3, 0]);
const WIDE = 1;

const STRIPES = { kind: 'stripes', base: '#fff6ea', ink: '#d8433a', size: 0.07 } as const;
const DENIM = { kind: 'denim', base: '#5f7fb0', ink: '#8fa9d0', size: 0.12 } as const;
/**
 * The sun falls on the tops of heads here: without darker curls she would be a redhead. Her overalls end in shorts, for in a skirt
 * legs that are bent up cannot be seen. Shoes are off.
 */
const IN_SOCKS: Person = {
  ...dressed(CHARLOTTE_FOREST, {
    shells: [
      { cloth: STRIPES, from: -0.06, to: 0.965, grow: [0.012, 0.006] },
      { cloth: DENIM, from: -0.04, to: 0.48, grow: [0.02, 0.016] },
      { cloth: DENIM, from: 0.44, to: 0.78, grow: [0.017, 0.019], front: 84, frontTop: 46 },
    ],
    sleeveLength: 0.44,
    legs: DENIM,
    legsLength: 0.62,
    shoe: { kind: 'sock', color: '#fffaf0' },
    shoeLeft: { kind: 'sock', color: '#fffaf0' },
    accessories: ['bibStraps', 'barrette'],
  }),
  strap: '#54719f',
  hair: { ...CHARLOTTE_FOREST.hair, color: '#6f3f24', light: '#945a34', dark: '#4a2817' },
};
/** Ball of radius `r` on the map. */
const inMap = (r: number, x: number, y: number) => ({ at: vec(x, y, 0).applyMatrix4(MAP), radius: r });

export function unFortyOne(): Shot {
  const model = new Model();
  paperMap(model, MAP, WIDE);
  suitcase(model, place([0.32, 0, -0.92], [0, -10, 0], 1.15));

  // flat on her tummy across the picture, before her own number
  const charlotteAt = place([-0.92, 0.02, 0.2], [0, 76, 0]);
  const flat: Stance = { hips: 0.21, lean: [74, 0, 0], bend: -36, head: [-3, -38, 6] };
  const fourteen = vec(...mapHouse(12, WIDE)).applyMatrix4(MAP);
  // the button stands on its edge, just before it clicks down
  const R = 0.062;
  const buttonAt = fourteen.clone().add(vec(0, 0.072, 0));
  const buttonTurn = place(buttonAt, [-42, 20, 0]);
  button(model, buttonTurn, R, '#d8402f');
  const tinAt = vec(-0.55, 0.02, 0.6);
  buttonTin(model, place(tinAt.toArray() as V3, [0, -45, 0]));
  const charlotte = character(IN_SOCKS, {
    at: charlotteAt,
    expression: 'nervous',
    lookAt: buttonAt.toArray() as V3,
    pose: pose('lieProne', {
      ...flat,
      left: holdCard({
        at: charlotteAt,
        build: 'child8',
        side: 'left',
        stance: flat,
        edge: vec(-R, 0, 0).applyMatrix4(buttonTurn),
        inward: vec(1, 0.4, 0).transformDirection(buttonTurn),
        face: vec(0, 0, 1).transformDirection(buttonTurn),
        elbow: [1, 0.3, 0.2],
      }),
      right: cup({
        at: charlotteAt,
        build: 'child8',
        side: 'right',
        stance: flat,
        point: tinAt.clone().add(vec(0, 0.04, 0)),
        r: 0.09,
        from: 'side',
        elbow: [1, -0.1, 0.2],
      }),
      legLeft: { foot: [0.0, 0.76, -0.44], knee: [0.1, -1, 0], toeDown: 60 },
      legRight: { foot: [0.02, 0.66, -0.5], knee: [0.1, -1, 0], toeDown: 60 },
    }),
  });

  // the tee closes round the neck, which bends back from the trunk
  const throat = spineOf(BUILDS.child8, flat).point([0, BUILDS.child8.torso, 0]).applyMatrix4(charlotteAt);
  const nape = charlotte.head.at.clone().sub(throat);
  model.put(
    tube(
      [vec(0, -0.05, 0), vec(0, -0.012, 0), nape.clone().multiplyScalar(0.12)].map(
        (d) => throat.clone().add(d).toArray() as V3,
      ),
      [0.084, 0.076, 0.066],
      { around: 26, rings: 48 },
    ),
    {
      tint: (point) => color(Math.sin(point.clone().sub(throat).dot(nape) * 620) > 0 ? STRIPES.ink : STRIPES.base),
      line: 0.8,
    },
  );

  const theoAt = place([-0.26, 0.02, -0.5], [0, 18, 0]);
  const pad = vec(0.04, 0.3, 0.36).applyMatrix4(theoAt);
  const padTurn = place(pad, [-52, 8, 0], 1.25);
  const tip = vec(-0.02, 0.02, 0.02).applyMatrix4(padTurn);
  const theoStance: Stance = { hips: 0.36, bend: 12, lean: [12, 0, -3] };
  const writing = writeWith({
    at: theoAt,
    build: 'child8',
    side: 'right',
    stance: theoStance,
    tip,
    normal: vec(0, 0, 1).transformDirection(padTurn),
    elbow: [1, -0.5, -0.3],
  });
  const theo = character(without(THEO, 'notebook'), {
    at: theoAt,
    expression: 'thinking',
    lookAt: buttonAt.toArray() as V3,
    pose: pose('kneel', {
      ...theoStance,
      head: [8, -20, 7],
      left: grasp({
        at: theoAt,
        build: 'child8',
        side: 'left',
        touch: 'palm',
        point: vec(0, -0.1, -0.02).applyMatrix4(padTurn),
        fingers: [-0.6, -0.1, 0.8],
        palm: [-0.3, 1, -0.3],
        elbow: [1, -0.6, 0],
        grip: 'holdThick',
      }),
      right: writing.arm,
      legLeft: { foot: [0.06, 0.02, -0.2], knee: [0.3, -0.2, 1], toeDown: 88 },
      legRight: { foot: [0.06, 0.02, -0.2], knee: [0.3, -0.2, 1], toeDown: 88 },
    }),
  });
  notebook(model, padTurn);
  pencil(model, writing.pencil, '#4f7fb8', 0.18, 0.011);

  const priyaAt = place([0.66, 0.02, -0.14], [0, -34, 0]);
  const priyaStance: Stance = { hips: 0.4, bend: 12, lean: [26, 0, 6] };
  const flagAt = frame(vec(-0.32, 0.67, 0.2).applyMatrix4(priyaAt), vec(-0.06, 1, 0.1), vec(0, 0, -1));
  const fortyOne = vec(...mapHouse(13, WIDE)).applyMatrix4(MAP);
  const priya = character(without(PRIYA, 'woodenSpoon'), {
    at: priyaAt,
    expression: 'grin',
    lookAt: buttonAt.toArray() as V3,
    pose: pose('kneel', {
      ...priyaStance,
      head: [-2, -4, -8],
      right: gripRod({
        at: priyaAt,
        build: 'child8',
        stance: priyaStance,
        side: 'right',
        point: vec(0, 0.05, 0).applyMatrix4(flagAt),
        dir: vec(0, 1, 0).transformDirection(flagAt),
        r: 0.012,
        elbow: [1, -0.8, 0],
      }),
      left: pointAt({
        at: priyaAt,
        build: 'child8',
        stance: priyaStance,
        side: 'left',
        target: fortyOne.clone().add(vec(0, 0.012, 0)),
        elbow: [1, 0, 0],
      }),
    }),
  });
  spoonFlag(model, flagAt);
  // the top of the window behind the reader: the sun comes in below it, and the far wall stays in the shade
  model.put(roundedBox(6, 2.2, 0.05, 0.01), { color: '#e8dcd0', line: 0 }, place([2, 3.75, 1], [0, 0, 3]));
  return composeShot({
    set: (scene) => charlotteBedroom(scene, { hour: 'golden', map: 'none', suitcase: false }),
    light: plumLight('golden', {
      sun: { dir: [0.5, 0.56, 0.66], color: '#ffc27c', power: 6.2, cone: 0.04 },
      sky: 0.75,
      exposure: 1.1,
    }),
    camera: camera(FROM, TO, 38.6),
    focus: distance(FROM, [-0.2, 0.2, 0.2]),
    aperture: 0.004,
    center: [0, 0.5, 0],
    radius: 3.4,
    actors: [charlotte, theo, priya],
    things: [model.bake()],
    // the suitcase with its tag
    find: ballsAt(0.27, [0.28, 0.17, -0.82], [0.38, 0.17, -0.8]),
    lettering: [
      { text: 'PLUM STREET', balls: [-0.45, -0.05].map((x) => inMap(0.046, x, 0.31)) },
      { text: '14', balls: [inMap(0.06, -0.5, -0.08)] },
      { text: '41', balls: [inMap(0.06, 0.5, -0.08)] },
    ],
    focal: [-0.2, 0.3, 0.2],
  });
}
