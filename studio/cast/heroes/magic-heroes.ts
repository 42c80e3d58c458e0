/** Two heroes of the board game who can do magic: fairy and wizard. */
import * as THREE from 'three';
import { starPoints } from '../../model/leaves.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { points3 } from '../../model/points.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import type { Person } from '../person.ts';
import type { Hero } from './hero.ts';
import { HEAD, person } from './two-legs.ts';

const FAIRY: Person = {
  id: 'heroFairy',
  build: 'board',
  face: {
    skin: '#f0bf95',
    iris: '#5a7a3a',
    brow: '#8a5a30',
    age: 'board',
    lashes: true,
    blush: '#f0604f',
    features: { nose: 'button', noseSize: 0.85, crooked: 0.2 },
  },
  hair: {
    color: '#e6ad4e',
    light: '#fde09a',
    dark: '#b97a34',
    band: '#f2849a',
    // the face opens wide, so that the profile keeps its eye
    shape: {
      kind: 'cap',
      open: 1.27,
      fringe: 0.4,
      bottom: -0.46,
      thick: 0.1,
      jagged: 0.3,
      parted: true,
      extras: ['pigtails'],
    },
  },
  outfit: {
    top: '#8fbf6a',
    sleeve: '#8fbf6a',
    sleeveLength: 0.34,
    sleeveWide: 1.3,
    shells: [{ cloth: '#8fbf6a', from: 0, to: 0.93, grow: [0.012, 0.006] }],
    legs: '#e0a67c',
    legsLength: 0.4,
    shoe: { kind: 'slipper', color: '#6fa557' },
    accessories: ['wings', 'petalSkirt', 'flowerCrown'],
  },
};
/** `sparks`: small stars that fly up from the wand, where the picture has room for them. */
const withWand = (p: Person, sparks: V3[] = []): Hero => ({
  build: person(p, (model, actor, a) => {
    // a twig with a star grown at its end
    const hand = new THREE.Vector3().setFromMatrixPosition(actor.grip.right);
    const s = actor.head.radius / 0.25;
    // it leans away from her where the hand is on the right of the picture
    const lean = (a.facing ?? 0) > 0 ? 0.05 : -0.03;
    const top = hand.clone().add(vec(lean, 0.27, 0.03).multiplyScalar(s));
    model.put(
      tube([hand.clone().add(vec(-lean / 3, -0.09, -0.01).multiplyScalar(s)), hand, top], [0.012 * s], {
        around: 7,
        rings: 5,
      }),
      { color: '#8a5f3e' },
    );
    // its face is always to the reader, who looks down
    model.put(
      slab(starPoints(5, 0.098 * s, 0.047 * s), 0.03 * s, { soft: 0.012 * s }),
      { color: '#fbd34e' },
      place(top, [-30, 0, 8]),
    );
    for (const [i, spark] of sparks.entries())
      model.put(
        slab(starPoints(5, 0.03 * s, 0.013 * s), 0.012 * s, { soft: 0.004 * s }),
        { color: color('#ffe27a').multiplyScalar(1.2), glow: true, line: 0.7 },
        place(top.clone().add(vec(...spark).multiplyScalar(s)), [-12, 0, i * 27]),
      );
  }),
  size: 1,
  head: HEAD,
});
export const fairy: Hero = withWand(FAIRY);
/** The same fairy seen close, from the front: her hair frames the face. */
export const fairyClose: Hero = withWand(
  {
    ...FAIRY,
    hair: {
      ...FAIRY.hair,
      shape: {
        kind: 'cap',
        open: 1.06,
        fringe: 0.42,
        bottom: -0.5,
        thick: 0.1,
        jagged: 0.3,
        parted: true,
        extras: ['pigtails'],
      },
    },
  },
  points3('-.02,.17,.02 .13,.13,0 .07,.27,-.02 .24,.24,-.04 .19,.38,-.04'),
);
const WIZARD: Person = {
  id: 'heroWizard',
  build: 'board',
  face: {
    skin: '#eab892',
    iris: '#3f5a8a',
    brow: '#fffaf4',
    age: 'board',
    browWidth: 0.17,
    blush: '#e8604f',
    layout: { eye: 0.165 },
    features: { nose: 'wide', noseSize: 1.5, arch: 1.3, crooked: 0.2, lid: 0.1 },
  },
  hair: {
    color: '#e6dfe8',
    light: '#fffaf4',
    dark: '#b9aec8',
    shape: { kind: 'cap', open: 1.3, fringe: 0.6, bottom: -0.55, thick: 0.12, jagged: 0.4 },
  },
  outfit: {
    top: '#6b52a8',
    sleeve: '#6b52a8',
    sleeveLength: 1,
    sleeveWide: 1.36,
    cuff: '#f0bf4a',
    shells: [{ cloth: '#6b52a8', from: 0.1, to: 0.96, grow: [0.02, 0.01] }],
    legs: '#4a3a7a',
    shoe: { kind: 'slipper', color: '#8a5a34' },
    accessories: ['robe', 'wizardBeard', 'wizardHat'],
  },
};
export const wizard: Hero = {
  build: person(
    WIZARD,
    (model, actor) => {
      const hand = new THREE.Vector3().setFromMatrixPosition(actor.grip.right);
      const s = actor.head.radius / 0.25;
      const foot = hand.clone().add(vec(0, -0.3, 0).multiplyScalar(s));
      // leans away from the head, so that its light never covers an eye
      const away = hand.clone().sub(actor.head.at).setY(0).setLength(0.13);
      const top = hand.clone().add(away.add(vec(0, 0.4, 0)).multiplyScalar(s));
      model.put(tube([foot, hand, top], [0.02 * s, 0.019 * s, 0.024 * s], { around: 8, rings: 8 }), {
        color: '#8f6040',
      });
      model.put(
        ball(0.07 * s, 16),
        { color: color('#ffd766').multiplyScalar(1.2), line: 0.8 },
        place(top.add(vec(0, 0.05 * s, 0))),
      );
    },
    0.4,
  ),
  size: 0.88,
  head: { at: [0, 0.9, 0], radius: 0.42 },
};
