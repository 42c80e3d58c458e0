/** Where an open backpack (`openPack`) ends: for those who ride in it. */
import type * as THREE from 'three';
import { place } from '../model/place.ts';
import { BUILDS, type Build, type BuildName, type Spine } from './body.ts';
import { type Stance, spineOf } from './skeleton.ts';

/** Middle of its mouth in the wearer's space: +Y up the back, +Z to the wearer's front. */
export const packMouth = (build: Build, spine: Spine): THREE.Matrix4 =>
  spine.frame(build.torso * 0.5).multiply(place([0, 0.17, -build.width * build.depth - 0.126]));

/** World place for Bami's pose `peek`: she looks out behind, her paws on the rear rim. */
export const ridingIn = (who: { at: THREE.Matrix4; build: BuildName; stance?: Stance }): THREE.Matrix4 => {
  const build: Build = BUILDS[who.build];
  return who.at
    .clone()
    .multiply(packMouth(build, spineOf(build, who.stance ?? {})))
    .multiply(place([0, 0.03, -0.092], [0, 180, 0], 0.9));
};
