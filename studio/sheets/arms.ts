/** Arms by themselves: every kind of sleeve at four bends, and every grip from palm, back and side. */
import * as THREE from 'three';
import { type ArmPath, buildBareArm } from '../cast/arm.ts';
import { BUILDS, type Build } from '../cast/body.ts';
import { GRIPS, type GripName } from '../cast/grips.ts';
import { buildHand } from '../cast/hand.ts';
import { buildMitten } from '../cast/mitten.ts';
import type { OutfitSpec } from '../cast/outfit.ts';
import { CHARLOTTE } from '../cast/people/charlotte.ts';
import { DAD } from '../cast/people/dad.ts';
import { buildSleeve } from '../cast/sleeve.ts';
import { relight } from '../light/presets.ts';
import { Model, newId } from '../model/bake.ts';
import { DEG, vec } from '../model/math.ts';
import { frame, place } from '../model/place.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

const CHILD: Build = BUILDS.child8;
const TEAL = '#5fa3a0';
const CLOTHES: Record<string, OutfitSpec> = {
  bare: { ...CHARLOTTE.outfit, sleeveLength: 0 },
  short: { ...CHARLOTTE.outfit, sleeve: TEAL, sleeveLength: 0.4 },
  half: { ...CHARLOTTE.outfit, sleeve: TEAL, sleeveLength: 0.7, cuff: '#fff4dc' },
  long: { ...CHARLOTTE.outfit, sleeve: TEAL, sleeveLength: 1 },
  robe: { ...CHARLOTTE.outfit, sleeve: '#fff4dc', sleeveLength: 1, sleeveBag: 0.12 },
};
const BENDS = [20, 60, 100, 140];

type Drawn = {
  b: Build;
  path: ArmPath;
  outfit: OutfitSpec;
  skin: string;
  grip: GripName;
  wool?: string;
};
function drawArm(model: Model, d: Drawn): void {
  buildSleeve(model, d.b, d.outfit, d.path, d.wool !== undefined);
  drawHand(model, d);
}
function drawHand(model: Model, d: Drawn): void {
  const id = newId();
  buildBareArm(model, d.b, d.outfit, d.path, d.skin, d.wool !== undefined, id);
  const { b, path } = d;
  if (d.wool) {
    buildMitten(model, b, d.wool, d.grip, path);
    return;
  }
  const inHand = path.hand.clone().scale(vec(b.hand, b.hand, b.hand));
  model.inside(inHand, () => buildHand(model, d.skin, d.grip, path.thumbSide, id));
}
/** A left arm from a shoulder at the origin: the upper arm hangs outward, the forearm turns up by `bend` degrees. */
function bentPath(build: Build, bend: number): ArmPath {
  const upper = vec(0.35, -0.9, 0).normalize();
  const lower = upper.clone().applyAxisAngle(vec(0, 0, 1), bend * DEG);
  const elbow = upper.clone().multiplyScalar(build.arm);
  const wrist = elbow.clone().addScaledVector(lower, build.arm);
  const hand = frame(wrist.clone().addScaledVector(lower, build.hand * 0.12), lower, vec(-0.3, 0.2, 1));
  return { root: vec(-0.06, 0.01, 0), shoulder: vec(0), elbow, wrist, hand, thumbSide: -1 };
}
const LIGHT = relight('morning', {
  sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
  exposure: 1,
});
function shotOf(model: Model, wide: number, tall: number): Shot {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1.2), model.bake());
  const far = 4;
  const fov = (Math.atan(tall / 2 / far) * 360) / Math.PI;
  return {
    scene,
    camera: camera([0, 1.2, far], [0, 1.2, 0], fov),
    focus: far,
    aperture: 0.001,
    light: LIGHT,
    center: [0, 1.2, 0],
    radius: 2,
    aspect: wide / tall,
  };
}

function bends(): Shot {
  const model = new Model();
  const rows = [...Object.keys(CLOTHES), 'mitten'];
  rows.forEach((kind, row) => {
    BENDS.forEach((bend, column) => {
      const at = place([(column - 1.5) * 0.42 - 0.06, 1.2 + (2.5 - row) * 0.4 + 0.12, 0]);
      model.inside(at, () => {
        const outfit = CLOTHES[kind] ?? { ...CHARLOTTE.outfit, sleeve: '#d5482f', sleeveLength: 1, sleeveWide: 1.2 };
        const mitten = kind === 'mitten' ? { wool: '#7bab62' } : {};
        drawArm(model, {
          b: CHILD,
          path: bentPath(CHILD, bend),
          outfit,
          skin: CHARLOTTE.face.skin,
          grip: 'relaxed',
          ...mitten,
        });
      });
    });
  });
  return shotOf(model, 1.8, 2.5);
}

/** Each grip of a child's left hand from the palm, the back and the thumb's side; with a little of the forearm. */
function grips(names: GripName[], who: typeof CHARLOTTE): () => Shot {
  return () => {
    const model = new Model();
    const build: Build = BUILDS[who.build];
    const outfit = { ...who.outfit, sleeveLength: 1 };
    const step = build.hand * 1.6;
    names.forEach((grip, column) => {
      [0, 180, 90].forEach((yaw, row) => {
        const wrist = vec(0);
        const elbow = vec(0, -build.arm, 0);
        const hand = frame(vec(0, build.hand * 0.12, 0), vec(0, 1, 0), vec(0, 0, 1));
        const path = {
          root: vec(0.1, -build.arm * 1.6, 0),
          shoulder: vec(0.08, -build.arm * 1.6, 0),
          elbow,
          wrist,
          hand,
          thumbSide: 1,
        };
        const x = (column - (names.length - 1) / 2) * step;
        model.inside(place([x, 1.2 + (1 - row) * step * 1.05 - build.hand * 0.25, 0], [0, yaw, 0]), () =>
          drawHand(model, { b: build, path, outfit, skin: who.face.skin, grip }),
        );
      });
    });
    return shotOf(model, step * names.length, step * 3.15);
  };
}
const NAMES = Object.keys(GRIPS) as GripName[];
/** `sheets/arms`, `sheets/grips-1`, `sheets/grips-2`, `sheets/grips-adult-1` … */
export const ARM_SHEETS: Record<string, () => Shot> = {
  'sheets/arms': bends,
  'sheets/grips-1': grips(NAMES.slice(0, 7), CHARLOTTE),
  'sheets/grips-2': grips(NAMES.slice(7), CHARLOTTE),
  'sheets/grips-adult-1': grips(NAMES.slice(0, 7), DAD),
  'sheets/grips-adult-2': grips(NAMES.slice(7), DAD),
};
