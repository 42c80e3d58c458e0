/** Passes for cut-outs (`Shot.cutout`): an alpha channel, and stains (soft shadow, glow) on the ground below the figures. */
import * as THREE from 'three';
import { color, type V3, vec } from '../model/math.ts';
import type { Shot, Stain } from '../shot.ts';

/** Stains that the shader has room for; a sprite sheet has eight figures with up to two each. */
const MAX_STAINS = 16;

/** Before pass 1: divides by coverage and extends colors 21 px beyond the edge, or the brush passes would mix in black. */
export const SPREAD = /* glsl */ `
uniform sampler2D t; uniform vec2 size; uniform float n, k; out vec4 o;
void main(){
  vec4 s = texture(t, uv_); float a = s.a / n;
  if (a > .5) { o = vec4(s.rgb / s.a, a); return; }
  vec4 found = s;
  for (int r = 1; r <= 14; r++) {
    for (int i = 0; i < 16; i++) { float w = float(i) * .3927 + float(r) * .2;
      vec4 q = texture(t, uv_ + vec2(cos(w), sin(w)) * float(r) * 1.5 * k / size); if (q.a > .5 * n) found += q; }
    if (found.a > n) break;
  }
  o = vec4(found.a > 0. ? found.rgb / found.a : vec3(.4), a);
}`;

/** Last pass: alpha with a wobbling edge, the pencil line beyond it, the stains below. */
export const CUT = /* glsl */ `
uniform sampler2D t, cover, pencil; uniform vec2 size; uniform float k, wobble; uniform vec3 lineColor;
uniform vec4 stains[${MAX_STAINS}]; uniform vec4 stainTones[${MAX_STAINS}]; out vec4 o;
void main(){
  vec2 px = uv_ * size / k; vec2 u = uv_ + tremor(px, wobble) * k / size;
  float a = texture(cover, u).a, grain = vnoise(px * .9 + 100.) * .6 + vnoise(px * 1.9) * .4;
  a = smoothstep(.12, .88, a + (grain - .5) * .22 * smoothstep(0., .3, a) * smoothstep(1., .7, a));
  float pen = texture(pencil, uv_).a, top = a + (1. - a) * pen; vec3 c = texture(t, uv_).rgb;
  c = mix(mix(c, lineColor, .55), c, top > 0. ? a / top : 1.);
  float under = 0.; vec3 tone = vec3(0);
  for (int i = 0; i < ${MAX_STAINS}; i++) {
    if (stainTones[i].a <= 0.) continue;
    float d = length((uv_ - stains[i].xy) / stains[i].zw) + (fbm2(px * .03) - .5) * .16;
    float s = stainTones[i].a * (1. - smoothstep(.1, 1., d)) * mix(.9, 1.06, grain);
    tone = mix(tone, stainTones[i].rgb, under + s > 0. ? s / (under + s) : 0.); under = under + s * (1. - under);
  }
  float alpha = top + (1. - top) * under;
  o = vec4(alpha > 0. ? (c * top + tone * under * (1. - top)) / alpha : c, clamp(alpha, 0., 1.));
}`;

/** Stains as the shader takes them: center and half axes in shares of the picture, and display color with strength. */
export function stainUniforms(shot: Shot, list: Stain[]): { stains: THREE.Vector4[]; tones: THREE.Vector4[] } {
  const { camera } = shot;
  camera.updateMatrixWorld();
  const seen = (point: THREE.Vector3) => point.project(camera).multiplyScalar(0.5).addScalar(0.5);
  const stains: THREE.Vector4[] = [];
  const tones: THREE.Vector4[] = [];
  for (let i = 0; i < MAX_STAINS; i++) {
    const s = list[i];
    if (!s) {
      stains.push(new THREE.Vector4(0, 0, 1, 1));
      tones.push(new THREE.Vector4(0, 0, 0, 0));
      continue;
    }
    const add = (d: V3) => seen(vec(s.at).add(vec(d)));
    const c = add([0, 0, 0]);
    const [x, z] = [add([s.radius[0], 0, 0]), add([0, 0, s.radius[1]])];
    stains.push(new THREE.Vector4(c.x, c.y, Math.abs(x.x - c.x), Math.abs(z.y - c.y)));
    const tone = color(s.color).convertLinearToSRGB();
    tones.push(new THREE.Vector4(tone.r, tone.g, tone.b, s.strength));
  }
  return { stains, tones };
}
