/** A working view of a set: the camera, the hour and how much of it the light covers. Metres and degrees. */
import * as THREE from 'three';
import type { LightPreset } from '../light/presets.ts';
import type { V3 } from '../model/math.ts';
import { camera, distance, type Shot } from '../shot.ts';

export type Look = {
  from: V3;
  to: V3;
  fov: number;
  light: LightPreset;
  /** of what the shadows cover round `center`, which is `to` unless told */
  radius?: number;
  center?: V3;
  aspect?: number;
};

export function view(build: (scene: THREE.Scene) => void, look: Look): () => Shot {
  return () => {
    const scene = new THREE.Scene();
    build(scene);
    return {
      scene,
      camera: camera(look.from, look.to, look.fov),
      focus: distance(look.from, look.to),
      aperture: 0.004,
      light: look.light,
      center: look.center ?? look.to,
      radius: look.radius ?? 6,
      ...(look.aspect ? { aspect: look.aspect } : {}),
    };
  };
}
