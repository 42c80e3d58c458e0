/** BB-9.3. Night, and only the smallest town is lit: a red door with the wrong number, and a giant asleep. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { holdCard } from '../../cast/holds.ts';
import { FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
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

const CHAIR: V3 = [-1.42, 1.3, 62];
const FROM: V3 = [1.6, 0.29, 1.98];
const TO: V3 = [0.08, 0.37, 1.16];

export function nobodyFixesIt(): Shot {
  const seat = place([CHAIR[0], 0, CHAIR[1]], [0, CHAIR[2], 0]);
  const sitter = seat.clone().multiply(place([0, 0.02, 0.14]));
  const slump = { hips: 0.44, lean: [-20, 0, 5] as V3, bend: 12 };
  // the letter has slid over his knees; one hand still lies on its edge
  const letter = seat.clone().multiply(place([0.02, 0.45, 0.76], [-16, 4, 6]));
  const corner = vec(0.13, 0.17, 0).applyMatrix4(letter);
  const finch = character(FINCH_AT_HOME, {
    at: sitter,
    expression: 'asleep',
    pose: pose('sitChair', {
      ...slump,
      head: [24, 12, 17],
      left: holdCard({
        at: sitter,
        build: 'thinOldMan',
        side: 'left',
        stance: slump,
        edge: corner,
        inward: vec(-0.5, -1, 0).transformDirection(letter),
        face: vec(0, 0, 1).transformDirection(letter),
        elbow: [1, -0.2, -0.3],
      }),
      right: {
        hand: [0.2, -0.52, 0.5],
        elbow: [1, -0.2, -0.4],
        palm: [0, -1, 0],
        fingers: [0, -0.4, 1],
        grip: 'relaxed',
      },
      legLeft: { foot: [0.08, 0.03, 0.72], knee: [0.2, 0.7, 1], toeOut: 22 },
      legRight: { foot: [0.06, 0.03, 0.62], knee: [0.3, 0.7, 1], toeOut: 18 },
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
        { at: [-0.62, 0.42, 1.95], color: '#ffb468', power: 0.75, radius: 0.2 },
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
    find: ballsAt(0.2, [-0.73, 0.44, 1.64]),
    lettering: [
      { text: 'Charlotte', balls: ballsAt(0.061, [-0.79, 0.36, 1.73], [-0.67, 0.36, 1.55]) },
      { text: '41', balls: ballsAt(0.032, [0.82, 0.16, 1.16]) },
    ],
    focal: tiny,
  });
}
