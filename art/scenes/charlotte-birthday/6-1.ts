/** BB-6.1. Four minutes: they shake on it right over the church, and the whole town looks up. */
import * as THREE from 'three';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { CHARLOTTE_SOCKS, FINCH_AT_HOME } from '../../cast/people/finch-at-home.ts';
import { pose } from '../../cast/pose.ts';
import { Model } from '../../model/bake.ts';
import { random, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { tinyChurch, tinyPerson } from '../../props/tiny-town.ts';
import { finchFront } from '../../sets/finch-front.ts';
import { finchHouse, finchLight } from '../../sets/finch-house.ts';
import { townPoint } from '../../sets/model-town.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const SHAKE: V3 = [3.16, 0.9, 0.02];
const FROM: V3 = [5.4, 1.22, 0.2];
const TO: V3 = [3.1, 1.19, -0.05];

export function fourMinutes(): Shot {
  const scene = new THREE.Scene();
  finchHouse(scene, { lit: true, bridge: 'whole', train: 0.3, door: 84, people: { lookAt: [SHAKE[0], SHAKE[2]] } });
  const finchAt = place([3.06, 0, -0.38], [0, 26, 0]);
  const finch = character(FINCH_AT_HOME, {
    at: finchAt,
    expression: 'calm',
    gaze: [0.1, -0.6],
    pose: pose('stand', {
      lean: [8, 0, -2],
      bend: 10,
      head: [16, -8, -4],
      right: grasp({
        at: finchAt,
        build: 'thinOldMan',
        side: 'right',
        point: SHAKE,
        touch: 'palm',
        fingers: [-0.1, -0.1, 1],
        palm: [-1, 0, 0.1],
        elbow: [0.6, -0.9, -0.3],
        grip: 'holdThick',
      }),
      left: { hand: [0.5, 0.0, 0.3], elbow: [1, -1, -0.2], palm: [0.7, 0, 0.8], fingers: [0.15, 1, 0], grip: 'four' },
    }),
  });
  const stand = place([3.24, 0, 0.36], [0, 160, 0]);
  const charlotte = character(CHARLOTTE_SOCKS, {
    at: stand,
    expression: 'determined',
    gaze: [0.1, 0.7],
    pose: pose('stand', {
      lean: [-2, 0, 2],
      head: [-20, -6, 3],
      right: grasp({
        at: stand,
        build: 'child8',
        side: 'right',
        point: SHAKE,
        touch: 'palm',
        fingers: [-0.1, 0.15, 1],
        palm: [-1, 0, 0],
        elbow: [0.6, -0.9, -0.3],
        grip: 'holdThick',
      }),
    }),
  });
  const props = new Model();
  finchFront(props);
  const top = townPoint(2.76, 0.1);
  tinyChurch(props, place([top[0], top[1] - 0.03, top[2]], [0, 78, 0]), 0.92, true);
  const rnd = random(5);
  for (let i = 0; i < 16; i++) {
    const a = -1.2 + (i / 15) * 3.6 + rnd() * 0.2;
    const [x, z] = [2.76 + Math.sin(a) * (0.2 + rnd() * 0.16), 0.14 + Math.cos(a) * (0.24 + rnd() * 0.2)];
    const turn = (Math.atan2(SHAKE[0] - x, SHAKE[2] - z) * 180) / Math.PI;
    tinyPerson(
      props,
      place(townPoint(x, z), [-14, turn, 0], 1.5),
      ['#d8503f', '#3f7fb0', '#e0a83c', '#8a5a9a'][i % 4] ?? '#d8503f',
      ['#e8b48c', '#a8704c', '#f4cfae'][i % 3],
    );
  }
  scene.add(charlotte.model, finch.model, props.bake());
  return {
    scene,
    camera: camera(FROM, TO, 41),
    focus: distance(FROM, SHAKE),
    aperture: 0.01,
    light: finchLight('lamps', {
      fill: { dir: [1, 0.35, 0.2], color: '#e6e6ff', power: 1.0, cone: 0.4 },
      points: [
        { at: [1.9, 2.2, 1.0], color: '#ffc884', power: 6.5, radius: 0.4 },
        { at: [2.2, 0.9, 0.0], color: '#ffc070', power: 1.2, radius: 0.2 },
        { at: [5.2, 2.0, 0.9], color: '#fff0dc', power: 2.6, radius: 0.5 },
      ],
    }),
    center: [3, 0.9, 0],
    radius: 3.6,
    heads: [finch.head, charlotte.head],
    focal: SHAKE,
  };
}
