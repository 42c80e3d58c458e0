/** 영화보기 · Films: popcorn before a glowing screen, and the ticket. */
import * as THREE from 'three';
import { color } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { roundedBox } from '../../model/rounded-box.ts';
import { filmPage } from '../../props/pages.ts';
import { popcorn, ticket } from '../../props/play-things.ts';
import { cardStage } from '../../sets/card-stage.ts';
import type { Shot } from '../../shot.ts';

export function moviesCard(): Shot {
  return cardStage({
    family: 'play',
    focal: [-0.2, 0.6, 0.4],
    eye: [0, 1.2, 4.2],
    look: [0, 0.62, 0],
    light: {
      sun: { dir: [0.35, 0.9, -0.8], color: '#cfe4ff', power: 1.7, cone: 0.2 },
      fill: { dir: [-0.3, 0.5, 1], color: '#ffd9c4', power: 2.6, cone: 0.4 },
      top: '#b4aee0',
      horizon: '#a98cb4',
      bounce: '#b87a80',
      sky: 0.75,
      points: [{ at: [0, 1.1, -0.7], color: '#ffeec0', power: 2.2, radius: 0.3 }],
    },
    things: (model) => {
      model.put(roundedBox(2.02, 1.3, 0.08, 0.04), { color: '#4a3a66' }, place([0, 0.98, -1.1]));
      model.put(
        new THREE.PlaneGeometry(1.86, 1.15),
        { map: filmPage(), glow: true, color: color('#ffffff').multiplyScalar(1.25), line: 0.5 },
        place([0, 0.98, -1.05]),
      );
      popcorn(model, place([-0.3, 0, 0.42], [0, 8, 0]), 0.64);
      ticket(model, place([0.42, 0.2, 0.62], [-18, -16, 22]), 0.56, '#f0a52c');
    },
  });
}
