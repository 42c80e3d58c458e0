/** A wave of seaweed, as thick as a barrel, that rises out of the bowl, arches over the porch and curls down again. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { clamp, color, fbm, mix, random, smoothstep, TAU, type V3, vec } from '../../model/math.ts';
import { tube } from '../../model/tube.ts';
import { weed } from '../../props/korean-kitchen.ts';

const WEED = ['#1f4029', '#34632f', '#56893c', '#9abd5a'].map((tone) => color(tone));
const SUNNY = ['#26522f', '#3f7a36', '#629644', '#a3c660'];

/** `spine` runs through the middle of the wave; `thick` are its radii in metres at even distances along it. */
export function seaweedWave(model: Model, spine: readonly V3[], thick: readonly number[], strands: number): void {
  const curve = new THREE.CatmullRomCurve3(spine.map((point) => vec(point)));
  const rnd = random(31);
  const radius = (t: number): number => {
    const k = clamp(t) * (thick.length - 1);
    const i = Math.min(thick.length - 2, Math.floor(k));
    return mix(thick[i] ?? 0, thick[i + 1] ?? 0, k - i);
  };
  model.put(tube([...spine], [...thick], { around: 40, rings: 90 }), {
    tint: (point) => {
      const k = clamp(0.1 + 0.9 * fbm(point.x * 7, point.y * 7, point.z * 7)) * 1.99;
      const i = Math.floor(k);
      return (WEED[i] as THREE.Color).clone().lerp(WEED[i + 1] as THREE.Color, k - i);
    },
    line: 0.6,
  });
  /** A point on the wave's skin: share along it, angle round it (0 is up), metres off the skin. */
  const skin = (t: number, a: number, off: number): V3 => {
    const along = curve.getTangentAt(clamp(t));
    const side = vec(0, 0, 1);
    const up = side.clone().cross(along).normalize();
    const r = radius(t) + off;
    return curve
      .getPointAt(clamp(t))
      .addScaledVector(up, Math.cos(a) * r)
      .addScaledVector(side, Math.sin(a) * r)
      .toArray() as V3;
  };
  for (let i = 0; i < strands; i++) {
    const a = rnd() * TAU;
    const start = 0.8 * rnd() ** 1.5;
    const long = mix(0.14, 0.4, rnd());
    const twist = (rnd() - 0.5) * 1.6;
    const path = Array.from({ length: 7 }, (_, k) => {
      const share = k / 6;
      const lift = 0.012 + 0.03 * Math.sin(k * 1.9 + i) + 0.12 * smoothstep(0.75, 1, share) * (i % 3 ? 0.3 : 1);
      return skin(start + long * share, a + twist * share, lift);
    });
    const normal = vec(skin(start + long * 0.5, a + twist * 0.5, 1)).sub(vec(skin(start + long * 0.5, a, -0.2)));
    weed(model, path, [0.03, 0.1, 0.14, 0.14, 0.12, 0.08, 0.02], normal.normalize().toArray() as V3, i, SUNNY);
  }
}
