/** 피아노 · Piano: an upright with its keys in the light, and a stool drawn up. */
import * as THREE from 'three';
import { place } from '../../model/place.ts';
import { stool, uprightPiano } from '../../props/instruments.ts';
import { tunePage } from '../../props/pages.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function pianoCard(): Shot {
  return cardStage({
    family: 'arts',
    focal: [0, 0.62, 0.2],
    eye: [-1.1, 1.75, 3.9],
    look: [0, 0.58, 0],
    fov: 25,
    things: (model) => {
      const sheet = new THREE.PlaneGeometry(0.5, 0.36).translate(0, 0.18, 0);
      uprightPiano(model, place([0.02, 0, 0]), tunePage(), sheet);
      stool(model, place([0.2, 0, 0.86]), 0.21, 0.36, '#3f8f8c');
    },
  });
}
