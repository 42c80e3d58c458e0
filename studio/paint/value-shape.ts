/**
 * After pass 2: one center. What lies far from the heads, the hidden thing and the lettering, at the margin or
 * in the distance, loses a little color and draws near the picture's own mid tone; the center keeps everything.
 */
import * as THREE from 'three';
import type { MetadataBox, Projection } from '../../site/pictures/metadata.ts';

/** Places that the shader has room for. */
const MAX_SPOTS = 16;

/** The mid tone of the picture, on one pixel. */
export const MID_TONE = /* glsl */ `
uniform sampler2D t; out vec4 o;
void main(){ vec3 s = vec3(0);
  for (int y = 0; y < 24; y++) for (int x = 0; x < 32; x++) s += texture(t, (vec2(x, y) + .5) / vec2(32, 24)).rgb;
  o = vec4(s / 768., 1); }`;

export const VALUE_SHAPE = /* glsl */ `
uniform sampler2D t, surface, mid; uniform float aspect, focus, quiet; uniform vec4 spots[${MAX_SPOTS}]; out vec4 o;
void main(){
  vec4 s = texture(t, uv_); vec3 c = s.rgb; float near = 0.;
  for (int i = 0; i < ${MAX_SPOTS}; i++) { if (spots[i].w <= 0.) break;
    float d = length((uv_ - spots[i].xy) * vec2(aspect, 1)); near = max(near, spots[i].w * (1. - smoothstep(spots[i].z, spots[i].z + .4, d))); }
  float z = texture(surface, uv_).w, depth = z <= 0. ? 1. : smoothstep(1.05, 2.6, z / focus);
  float margin = smoothstep(.3, .66, length(uv_ - .5));
  vec3 m = texture(mid, vec2(.5)).rgb;
  /* a night has its center already: its lamp */
  float away = quiet * mix(.5, 1., smoothstep(.22, .46, lum(m))) * (1. - near) * min(.25 + .55 * depth + .5 * margin, 1.);
  c = mix(c, vec3(lum(c)), away * .26);
  /* lights give way more than darks: lifting the dark of a night would be fog */
  c = mix(c, m, away * mix(.12, .28, smoothstep(-.12, .12, lum(c) - lum(m))));
  o = vec4(c, s.a);
}`;

type Spot = {
  /** middle in shares of the picture, y up */
  x: number;
  y: number;
  /** shares of its height */
  radius: number;
  /** 1 keeps all */
  keep: number;
};
const spotOf = (box: MetadataBox, aspect: number, keep: number): Spot => ({
  x: box.left + box.width / 2,
  y: 1 - box.top - box.height / 2,
  radius: Math.max(box.width * aspect, box.height) / 2,
  keep,
});

/**
 * What stays full: the center first (heads by their size, drawn to the focal point), then hidden thing, lamps, heads,
 * letters. `lamps` are places in shares of the picture, y up.
 */
export function keptPlaces(
  { heads, focal, find, lettering = [] }: Projection,
  aspect: number,
  lamps: readonly { x: number; y: number }[] = [],
): Spot[] {
  const people = heads.filter((h) => 'person' in h).map((h) => spotOf(h, aspect, 0.75));
  const all = [{ x: focal.x, y: 1 - focal.y, radius: 0.12 }, ...people];
  const weight = all.reduce((sum, p) => sum + p.radius, 0);
  const mean = (of: 'x' | 'y') => all.reduce((sum, p) => sum + p[of] * p.radius, 0) / weight;
  const finds = find ? [find].flat() : [];
  return [
    { x: mean('x'), y: mean('y'), radius: 0.2, keep: 1 },
    ...finds.map((b) => spotOf(b, aspect, 0.85)),
    ...lamps.map(({ x, y }) => ({ x, y, radius: 0.16, keep: 0.95 })),
    ...people.toSorted((a, b) => b.radius - a.radius),
    ...lettering.map((b) => spotOf(b, aspect, 0.7)),
  ].slice(0, MAX_SPOTS);
}

export const spotUniform = (spots: readonly Spot[]): THREE.Vector4[] =>
  Array.from({ length: MAX_SPOTS }, (_, i) => {
    const s = spots[i];
    return s ? new THREE.Vector4(s.x, s.y, s.radius, s.keep) : new THREE.Vector4();
  });
