/**
 * The features of a face: eyes, brows, nose, mouth and skull. The main cast has them in `people/`; everybody else
 * gets them from a hash of id and colors, so that a face is the same in every picture.
 */
import { mix, random } from '../model/math.ts';
import type { FaceSpec, Features, NoseLine } from './face-spec.ts';
import type { PersonId } from './person-id.ts';

/** The layouts of grown-ups have small eyes; this share makes them large enough to act. */
const ADULT_EYE_WIDTH = 1.18;
const NOSES: NoseLine[] = ['button', 'snub', 'long', 'wide'];

const hashOf = (s: string): number => {
  let h = 2166136261;
  for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h;
};

export function featuresOf(face: FaceSpec, who: PersonId): Features {
  const rnd = random(hashOf(who + face.skin + face.iris + face.brow));
  const between = (a: number, b: number) => mix(a, b, rnd());
  const child = face.age === 'child' || face.age === 'board';
  const own: Features = {
    eyeWide: between(0.88, 1.1) * (child ? 1 : ADULT_EYE_WIDTH),
    eyeHigh: between(0.8, 1.02),
    apart: between(0.94, 1.07),
    iris: between(child ? 0.72 : 0.78, child ? 0.88 : 0.9),
    slant: between(-0.12, 0.16),
    round: between(0.7, 1),
    lid: rnd() < 0.25 ? 0.12 : 0.03,
    fold: rnd() < 0.5,
    brow: between(0.85, 1.25),
    arch: between(0.6, 1.3),
    nose: NOSES[Math.floor(rnd() * 4)] ?? 'button',
    noseSize: between(0.85, 1.2),
    mouth: between(0.92, 1.2),
    crooked: between(-1, 1),
    wide: between(0.9, child ? 1.01 : 0.98),
    tall: between(child ? 0.98 : 1.01, child ? 1.08 : 1.11),
    cheek: between(-0.05, 0.14),
    jaw: between(-0.12, 0.1),
    chin: between(-0.08, 0.13),
  };
  return { ...own, ...face.features };
}
