/** The sneeze itself: a girl bent double over it in a wagon, her hair flying, and the spray before her. */
import * as THREE from 'three';
import { type Actor, character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { headPoint } from '../../cast/head.ts';
import { WREN } from '../../cast/people/party-children.ts';
import { dressed, type Person, without } from '../../cast/person.ts';
import { pose } from '../../cast/pose.ts';
import type { ArmPose } from '../../cast/pose-spec.ts';
import { headFrame, type Stance } from '../../cast/skeleton.ts';
import { type Model, newId } from '../../model/bake.ts';
import { mix, mixColor, random, type V3, vec } from '../../model/math.ts';
import { frame } from '../../model/place.ts';
import { ball, tube } from '../../model/tube.ts';

/** Short smooth hair under the flying locks; eyes and brows are modeled, for these are pinched. */
const SNEEZER: Person = {
  ...dressed(without(WREN, 'hairBow'), {
    skirt: { cloth: '#d8604e', length: 0.8, flare: 0.17, folds: 7 },
  }),
  face: {
    ...WREN.face,
    layout: { eye: 0.012, mouthY: -0.45 },
    lashes: false,
    features: { mouth: 1.45, crooked: 0.3, brow: 0.02 },
  },
  hair: {
    ...WREN.hair,
    shape: { kind: 'cap', open: 1.0, fringe: 0.4, bottom: -0.3, thick: 0.1, jagged: 0.5 },
  },
};
const STANCE: Stance = {
  hips: 0.88,
  lean: [66, 8, -6],
  bend: 26,
  shift: [0, 0, 0],
  head: [8, 30, -14],
  headFollows: true,
};

export function sneezer(
  model: Model,
  at: THREE.Matrix4,
  ahead: THREE.Vector3,
  rim: Record<'left' | 'right', THREE.Vector3>,
): { girl: Actor; mouth: THREE.Vector3 } {
  // she clings to the wagon with both hands
  const onto = (side: 'left' | 'right'): ArmPose =>
    grasp({
      at,
      build: 'child8',
      side,
      point: rim[side],
      touch: 'palm',
      fingers: [0.7, -0.7, 0.1],
      palm: [0, -1, -0.2],
      elbow: [1, 0.4, -0.3],
      grip: 'edge',
    });
  const girl = character(SNEEZER, {
    at,
    expression: 'gasp',
    pose: pose('stand', {
      ...STANCE,
      left: onto('left'),
      right: onto('right'),
      legRight: { foot: [0.06, 0, 0.06], knee: [0.1, 0.1, 1], toeDown: 0 },
      legLeft: { foot: [0.1, 0.6, -0.8], knee: [0.3, -0.9, 0.2], toeDown: 110 },
    }),
  });
  const head = headFrame(at, 'child8', STANCE);
  const size = new THREE.Vector3().setFromMatrixScale(head).x;
  pinchedEyes(model, head);
  hair(model, head, ahead, size);
  return { girl, mouth: vec(0.02, -0.5, 0.94).applyMatrix4(head) };
}

/** Two strokes an eye that meet at its inner corner, and a brow pressed down on them. */
function pinchedEyes(model: Model, head: THREE.Matrix4): void {
  const on = (a: number, y: number): V3 => headPoint(a, y, 0.012).toArray() as V3;
  const stroke = (points: [number, number][], r: number, color: string) =>
    model.put(
      tube(
        points.map(([a, y]) => on(a, y)),
        [r * 0.5, r, r * 0.5],
        { around: 8, rings: 16 },
      ),
      {
        color,
        line: 0,
        face: 1,
      },
    );
  model.inside(head, () => {
    for (const s of [-1, 1]) {
      const inner: [number, number] = [s * 0.25, -0.1];
      stroke([inner, [s * 0.42, -0.05], [s * 0.62, 0.05]], 0.032, '#3a2430');
      stroke([inner, [s * 0.42, -0.16], [s * 0.6, -0.2]], 0.032, '#3a2430');
      stroke(
        [
          [s * 0.13, 0.02],
          [s * 0.34, 0.1],
          [s * 0.64, 0.26],
        ],
        0.036,
        WREN.hair.dark,
      );
      // the bridge of the nose in folds
      stroke(
        [
          [s * 0.03, -0.04],
          [s * 0.08, 0.0],
          [s * 0.1, 0.06],
        ],
        0.014,
        mixColor(WREN.face.skin, '#a04030', 0.7),
      );
    }
  });
}

/** Long locks that have not heard of it yet: they trail behind the head. */
function hair(model: Model, head: THREE.Matrix4, ahead: THREE.Vector3, size: number): void {
  const rnd = random(23);
  const id = newId();
  const back = ahead
    .clone()
    .negate()
    .add(vec(0, 0.42, 0))
    .normalize();
  const middle = vec(0, 0, 0).applyMatrix4(head);
  for (let i = 0; i < 46; i++) {
    const side = i % 2 ? 1 : -1;
    const a = side * mix(1.15, Math.PI, rnd());
    const y = mix(-0.3, 0.75, rnd());
    const root = headPoint(a, y, 0.06).applyMatrix4(head);
    const out = root.clone().sub(middle).normalize();
    const long = size * mix(0.9, 1.9, rnd());
    const path = [0, 0.25, 0.5, 0.75, 1].map((t) =>
      root
        .clone()
        .addScaledVector(out, size * (0.22 * Math.sin(Math.PI * Math.min(1, t * 1.4)) + 0.5 * t * t))
        .addScaledVector(back, long * t)
        .add(vec(0, size * 0.16 * Math.sin(t * 5 + i), size * 0.1 * Math.cos(t * 4 + i))),
    );
    const wide = size * mix(0.13, 0.2, rnd());
    model.put(tube(path, [wide, wide, wide * 0.7, wide * 0.1], { around: 8, rings: 18, flat: 0.6 }), {
      color: mixColor(WREN.hair.color, i % 2 ? WREN.hair.light : WREN.hair.dark, 0.5 * rnd()),
      id: i % 3 ? id : newId(),
      line: 0.6,
    });
  }
}

/** A cone out of the mouth along `ahead`: strokes and drops, fatter and farther apart towards its end. */
export function sneeze(model: Model, mouth: THREE.Vector3, ahead: THREE.Vector3, far: number): void {
  const rnd = random(12);
  const id = newId();
  const turn = frame(mouth, ahead, vec(0, 1, 0));
  // drops shine by themselves, or the shade would make stones of them
  const look = (i: number) => ({
    color: ['#ffffff', '#ffffff', '#dff3fd', '#a8d8f0'][i % 4] as string,
    id,
    line: 0.4,
    glow: true,
  });
  const inCone = (t: number, a: number, r: number): THREE.Vector3 =>
    vec(Math.cos(a) * r * 0.28 * t * far, t * far, Math.sin(a) * r * 0.28 * t * far).applyMatrix4(turn);
  for (let i = 0; i < 18; i++) {
    const [a, r] = [i * 2.4, Math.sqrt((i + 0.5) / 18)];
    const [from, long] = [mix(0, 0.66, rnd() ** 1.3), mix(0.14, 0.34, rnd())];
    const wide = mix(0.002, 0.005, rnd());
    model.put(
      tube(
        [inCone(from, a, r), inCone(from + long / 2, a, r), inCone(from + long, a, r)],
        [wide * 0.3, wide, wide * 1.4, wide * 0.2],
        { around: 6, rings: 8 },
      ),
      look(i),
    );
  }
  for (let i = 0; i < 170; i++) {
    const t = mix(0.1, 1.05, rnd() ** 0.75);
    const q = mix(0.003, 0.009, rnd() ** 1.6) * mix(0.6, 1.6, t);
    model.put(
      ball([q * 0.7, q * 2.2, q * 0.7], 8),
      look(i),
      frame(inCone(t, rnd() * 6.3, Math.sqrt(rnd())), ahead, vec(0, 1, 0)),
    );
  }
}
