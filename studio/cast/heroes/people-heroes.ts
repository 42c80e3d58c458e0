/** Four heroes who walk on two legs and wear clothes: girl, boy, fairy, wizard. Children of their own, not of the books. */
import * as THREE from 'three';
import { Model } from '../../model/bake.ts';
import { starPoints } from '../../model/leaves.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { slab } from '../../model/slab.ts';
import { ball, tube } from '../../model/tube.ts';
import { type Actor, character } from '../character.ts';
import type { Person } from '../person.ts';
import { pose } from '../pose.ts';
import type { LegPose, Pose } from '../pose-spec.ts';
import type { Hero, HeroActing } from './hero.ts';

const turned = (v: V3 | undefined): V3 | undefined => v && [v[0], -v[1], -v[2]];
/** The same pose with left and right exchanged. */
const mirrored = (p: Pose): Pose => ({
  ...p,
  lean: turned(p.lean),
  head: turned(p.head),
  left: p.right,
  right: p.left,
  legLeft: p.legRight,
  legRight: p.legLeft,
});
const STEP: Pose = {
  hips: 0.985,
  lean: [4, 7, -2],
  left: { hand: [0.3, -0.78, -0.42], elbow: [0.4, 0, -1], grip: 'relaxed' },
  right: { hand: [0.28, -0.72, 0.52], elbow: [0.5, -0.4, -1], grip: 'relaxed' },
};
const STEP_LEGS: [LegPose, LegPose] = [
  { foot: [0.03, 0.05, 0.52], toeDown: -12 },
  { foot: [0.03, 0.16, -0.46], toeDown: 38 },
];

/** `stride` is the length of a step as a share of the usual: long robes take short ones. */
function person(p: Person, more?: (model: Model, actor: Actor, a: HeroActing) => void, stride = 1): Hero['build'] {
  const leg = ({ foot: [x, y, z], ...rest }: LegPose): LegPose => ({ ...rest, foot: [x, y * stride, z * stride] });
  const walk = { ...STEP, legLeft: leg(STEP_LEGS[0]), legRight: leg(STEP_LEGS[1]) };
  return (a) => {
    const step = a.step === 'stand' ? pose('stand') : a.step === 'a' ? walk : mirrored(walk);
    const actor = character(p, {
      at: a.at,
      pose: { ...(a.pose ?? step), head: a.head ?? [-17, 0, 0] },
      expression: a.expression ?? 'joy',
      gaze: a.gaze ?? [0, 0],
    });
    const group = new THREE.Group();
    group.add(actor.model);
    if (more) {
      const model = new Model();
      more(model, actor, a);
      group.add(model.bake());
    }
    return group;
  };
}
const HEAD: Hero['head'] = { at: [0, 0.83, 0], radius: 0.26 };

const GIRL: Person = {
  id: 'heroGirl',
  build: 'board',
  strap: '#f2b632',
  pack: '#3f9a92',
  roll: '#f3e2b8',
  face: {
    skin: '#9a6240',
    iris: '#3f2013',
    brow: '#2a1a1c',
    age: 'board',
    lashes: true,
    blush: '#d84a38',
    blushAmount: 0.8,
  },
  hair: {
    color: '#3d2a2a',
    light: '#705650',
    dark: '#241819',
    band: '#f26d52',
    shape: {
      kind: 'cap',
      open: 1.1,
      fringe: 0.56,
      bottom: -0.3,
      thick: 0.07,
      jagged: 0.1,
      parted: true,
      extras: ['puffs'],
    },
  },
  outfit: {
    top: '#fff4dc',
    sleeve: { kind: 'stripes', base: '#fff6ea', ink: '#e4604c', size: 0.07 },
    sleeveLength: 0.55,
    sleeveWide: 1.1,
    shells: [
      {
        cloth: { kind: 'stripes', base: '#fff6ea', ink: '#e4604c', size: 0.07 },
        from: 0.2,
        to: 0.965,
        grow: [0.01, 0.006],
      },
      { cloth: '#f2b632', from: 0.2, to: 0.7, grow: [0.014, 0.018], front: 64 },
    ],
    legs: '#a0694a',
    legsLength: 0.5,
    sock: '#fffaf0',
    shoe: { kind: 'boot', color: '#e4604c' },
    accessories: ['bibStraps', 'skirt'],
  },
};
export const girl: Hero = { build: person(GIRL), size: 0.96, head: HEAD };

const BOY: Person = {
  id: 'heroBoy',
  build: 'board',
  strap: '#e4604c',
  face: { skin: '#f6c6a0', iris: '#3f6a58', brow: '#9a4f26', age: 'board', freckles: 5 },
  hair: {
    color: '#c0642c',
    light: '#ee9a4e',
    dark: '#8a3f1c',
    shape: {
      kind: 'lobes',
      count: 200,
      size: 0.24,
      thick: [0.2, 0.1],
      open: 1.06,
      top: 0.5,
      bottom: -0.4,
      fringe: 8,
      stray: 26,
    },
  },
  outfit: {
    top: '#3f74b4',
    sleeve: '#3f74b4',
    sleeveLength: 1,
    sleeveWide: 1.14,
    cuff: '#2f5a92',
    shells: [{ cloth: '#3f74b4', from: -0.24, to: 0.96, grow: [0.03, 0.01] }],
    legs: '#8a6a4e',
    legsWide: 1.1,
    shoe: { kind: 'boot', color: '#7a4a34' },
    accessories: ['scarf', 'goggles', 'chestStar'],
  },
};
export const boy: Hero = { build: person(BOY), size: 1, head: HEAD };

const FAIRY: Person = {
  id: 'heroFairy',
  build: 'board',
  face: { skin: '#eab489', iris: '#5a7a3a', brow: '#7a4a2c', age: 'board', lashes: true, blush: '#f0604f' },
  hair: {
    color: '#d99a3c',
    light: '#f9d27a',
    dark: '#a86a28',
    band: '#7bab62',
    // the face opens wide, so that the profile keeps its eye
    shape: { kind: 'cap', open: 1.27, fringe: 0.4, bottom: -0.46, thick: 0.1, jagged: 0.06, extras: ['topKnot'] },
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
const withWand = (p: Person): Hero => ({
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
  }),
  size: 1,
  head: HEAD,
});
export const fairy: Hero = withWand(FAIRY);
/** The same fairy seen close, from the front: her hair frames the face. */
export const fairyClose: Hero = withWand({
  ...FAIRY,
  hair: {
    ...FAIRY.hair,
    shape: { kind: 'cap', open: 1.06, fringe: 0.42, bottom: -0.5, thick: 0.1, jagged: 0.06, extras: ['topKnot'] },
  },
});
const WIZARD: Person = {
  id: 'heroWizard',
  build: 'board',
  face: { skin: '#eab892', iris: '#3f5a8a', brow: '#f4eef2', age: 'board', browWidth: 0.1, blush: '#e8604f' },
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
    accessories: ['robe', 'beard', 'wizardHat'],
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
