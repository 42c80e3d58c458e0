/** BB-9.3. Night, and only the smallest town is lit: a red door with the wrong number, and a giant asleep. */
import * as THREE from 'three';
import { BUILDS } from '../../cast/body.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard } from '../../cast/holds.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { type Stance, spineOf } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { backwardLetter } from '../../props/finch-things.ts';
import { lettering } from '../../props/lettering.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { TINY_14, townHeight } from '../../sets/model-town.ts';
import { PORCH } from '../../sets/plum-house.ts';
import { ballsAt, camera, composeShot, distance, type Shot } from '../../shot.ts';

const CHAIR: V3 = [-1.3, 1.06, 110];
const FROM: V3 = [1.6, 0.29, 1.98];
const TO: V3 = [0.08, 0.37, 1.16];

export function nobodyFixesIt(): Shot {
  const seat = place([CHAIR[0], 0, CHAIR[1]], [0, CHAIR[2], 0]);
  const inChair = (p: V3): THREE.Vector3 => vec(p).applyMatrix4(seat);
  const sitter = seat.clone().multiply(place([-0.06, 0, 0.16]));
  // his back has slid down the cushion, his head has fallen on the wing
  const slump: Stance = { hips: 0.5, lean: [-30, 0, 9], bend: 10, head: [22, -44, 24] };
  const spine = spineOf(BUILDS.thinOldMan, slump);
  // the letter hangs over the arm of the chair; its upper edge is curled to the reader
  const letter = seat.clone().multiply(place([-0.63, 0.41, 0.42], [0, -32, -4]));
  const corner = vec(0.02, 0.172, 0.033).applyMatrix4(letter);
  const finch = character(FINCH_AT_HOME, {
    at: sitter,
    expression: 'asleep',
    pose: pose('sitChair', {
      ...slump,
      right: holdCard({
        at: sitter,
        build: 'thinOldMan',
        side: 'right',
        stance: slump,
        edge: corner,
        inward: vec(0, -0.94, -0.34).transformDirection(letter),
        face: vec(0, -0.34, 0.94).transformDirection(letter),
        elbow: [1, -0.4, -0.6],
      }),
      // the other lies on his waistcoat
      left: grasp({
        at: sitter,
        build: 'thinOldMan',
        side: 'left',
        point: spine.point([0, 0.2, 0.13]).applyMatrix4(sitter),
        touch: 'palm',
        fingers: [-1, 0.15, 0.2],
        palm: [-0.1, -0.5, -1],
        elbow: [1, -0.5, 0],
        grip: 'drape',
      }),
      legLeft: { foot: [0.0, 0.03, 0.8], knee: [0, 0.8, 1], toeOut: -6, toeDown: -14 },
      legRight: { foot: [0.16, 0.0, 0.6], knee: [0.5, 0.8, 1], toeOut: 12 },
    }),
  });
  const props = new Model();
  backwardLetter(props, letter, 0.31);
  // a high back with wings, for heads that fall asleep
  props.inside(seat.clone().multiply(place([0, 0, -0.34], [-9, 0, 0])), () => {
    const cloth = { color: '#9a4a4e' };
    props.put(roundedBox(0.92, 0.66, 0.22, 0.11, { fine: true }), cloth, place([0, 1.24, 0]));
    for (const k of [-1, 1])
      props.put(roundedBox(0.16, 0.56, 0.34, 0.08, { fine: true }), cloth, place([k * 0.42, 1.2, 0.12]));
  });
  // between his ear and the wing
  props.put(
    roundedBox(0.16, 0.4, 0.34, 0.08, { fine: true }),
    { color: '#e8cf96' },
    place(inChair([-0.34, 1.16, -0.22]), [0, CHAIR[2], 16]),
  );
  // the wrong number, large enough to be seen from the armchair
  const house = place([TINY_14[0], townHeight(TINY_14[0], TINY_14[2]), TINY_14[2]], [0, 24, 0], 0.05);
  props.inside(house.multiply(place([0, PORCH.floor + 1.44, 0.085])), () =>
    lettering(props, '41', 0.54, '#ffe48a', 0.24),
  );
  const tiny: V3 = [TINY_14[0], 0.14, TINY_14[2]];
  return composeShot({
    set: (scene) => {
      finchHouse(scene, {
        lit: true,
        bridge: 'whole',
        train: 1.36,
        water: 0.42,
        people: 'party',
        door14: 'red',
        lampOn: false,
        chair: CHAIR,
        clear: [[-0.45, 1.3, 0.4]],
      });
      // behind curtains and window there is night, too
      scene.background = new THREE.Color('#1d1c3c');
    },
    light: finchLight('night', {
      points: [
        { at: [TINY_14[0] + 0.16, 0.36, TINY_14[2] + 0.42], color: '#ffc070', power: 0.42, radius: 0.08 },
        { at: [TINY_14[0] + 0.15, 0.15, TINY_14[2] + 0.32], color: '#ffcf88', power: 0.1, radius: 0.03 },
        { at: [-0.3, 0.6, -0.8], color: '#ffb060', power: 1.1, radius: 0.2 },
        // what the town sends up to the sleeper
        { at: [-0.5, 0.95, 1.75], color: '#ffb468', power: 1.25, radius: 0.2 },
        { at: [-0.42, 0.3, 1.3], color: '#ffb468', power: 0.5, radius: 0.12 },
      ],
    }),
    camera: camera(FROM, TO, 42),
    focus: distance(FROM, tiny),
    aperture: 0.006,
    center: [0, 0.8, 0.6],
    radius: 3.6,
    actors: [finch],
    things: [props.bake()],
    // the letter
    find: ballsAt(0.2, vec(0, 0, 0).applyMatrix4(letter)),
    lettering: [
      {
        text: 'Charlotte',
        balls: ballsAt(0.035, ...[-0.11, -0.04, 0.04, 0.12].map((x) => vec(x, -0.122, 0.02).applyMatrix4(letter))),
      },
      { text: '41', balls: ballsAt(0.032, [0.82, 0.16, 1.16]) },
    ],
    focal: tiny,
  });
}
