/** What a shoe throws up: a see-through crown of water, ragged at its rim, and drops that fly off it. */
import * as THREE from 'three';
import type { Model } from '../../model/bake.ts';
import { color, mix, noise, random, smoothstep, TAU, type V3 } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { ball } from '../../model/tube.ts';

const DROPS = ['#ffffff', '#eaf7f8', '#c4e4ea', '#9ccbd8'];

/** A wall of water round `at`: foot of radius `r`, up to `high`. */
function crown(at: V3, r: number, high: number, seed: number): THREE.Mesh {
  const [around, up] = [120, 16];
  const [position, tone, index]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= up; j++)
    for (let i = 0; i <= around; i++) {
      const [a, w] = [(i / around) * TAU, j / up];
      const [s, c] = [Math.sin(a), Math.cos(a)];
      // tongues: tall where the noise is high
      const tongue = smoothstep(0.3, 0.75, noise(s * 3.4 + seed, c * 3.4, seed));
      const tall = high * mix(0.22, 1, tongue);
      const wide = r * (1 + (0.8 + 0.9 * tongue) * w ** 1.2);
      const lean = 0.04 * (noise(s * 5, c * 5, seed + 3) - 0.5) * w;
      position.push(at[0] + s * wide + lean, at[1] + tall * Math.sin(w * 1.45), at[2] + c * wide);
      const streak = noise(a * 9, w * 2, seed);
      const tint = color('#8ec6d0').lerp(color('#ffffff'), smoothstep(0.2, 0.6, streak + w * 0.4));
      tone.push(tint.r, tint.g, tint.b, mix(0.95, 0.42, w) * (0.65 + 0.5 * streak));
    }
  for (let j = 0; j < up; j++)
    for (let i = 0; i < around; i++) {
      const a = j * (around + 1) + i;
      const b = a + around + 1;
      index.push(a, a + 1, b + 1, a, b + 1, b);
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  g.setAttribute('color', new THREE.Float32BufferAttribute(tone, 4));
  g.setIndex(index);
  const look = { vertexColors: true, transparent: true, depthWrite: false, fog: false, side: THREE.DoubleSide };
  const mesh = new THREE.Mesh(g, new THREE.MeshBasicMaterial(look));
  mesh.userData.noLine = true;
  return mesh;
}

/** `at` on the water, `r` its foot, `high` its tips; the drops go into `m`. */
export function splash(m: Model, at: V3, r: number, high: number): THREE.Group {
  const rnd = random(14);
  for (let i = 0; i < 70; i++) {
    const a = rnd() * TAU;
    const size = mix(0.006, 0.02, rnd() ** 2.4);
    const out = r * mix(1.3, 3.4, rnd());
    const up = high * mix(0.3, 1.5, rnd() ** 1.2);
    m.put(
      ball([size, size * 1.3, size], 8),
      { color: DROPS[i % 4] as string, line: 0.5 },
      place([at[0] + Math.sin(a) * out, at[1] + up, at[2] + Math.cos(a) * out]),
    );
  }
  const group = new THREE.Group();
  group.add(crown(at, r, high, 2), crown(at, r * 0.72, high * 1.16, 7));
  return group;
}
