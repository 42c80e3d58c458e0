/** Painted water: a true mirror of the scene, broken by ripples, over a body color; it thins out towards the shore. */
import * as THREE from 'three';
import { Reflector } from 'three/examples/jsm/objects/Reflector.js';
import { grid } from './grid.ts';
import { color, type V3 } from './math.ts';

export type WaterSpec = {
  level: number;
  /** [left, back, right, front] in metres */
  area: [number, number, number, number];
  ground: (x: number, z: number) => number;
  /** colors of the water's body, near and deep, and of thin ripple strokes; brightness is part of the color */
  shallow: THREE.Color;
  deep: THREE.Color;
  glint: THREE.Color;
  /** how far ripples bend the reflection, and how much is drawn of their light strokes */
  ripple: number;
  strokes: number;
  /** share of the reflection that is kept, 1 when absent */
  mirror?: number;
  /** share of it that is left when one looks straight down, .2 when absent: more for faces over a pool */
  steep?: number;
  /** direction of flow in the plane, stretches the strokes */
  flow?: [number, number];
  fog?: { color: string; near: number; far: number };
};

const VERTEX = /* glsl */ `
uniform mat4 textureMatrix; attribute float depth; varying vec4 mirror_; varying vec3 world_; varying float depth_;
void main(){
  mirror_ = textureMatrix * vec4(position, 1.); vec4 w = modelMatrix * vec4(position, 1.); world_ = w.xyz; depth_ = depth;
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const FRAGMENT = /* glsl */ `
uniform vec3 color, shallow, deep, glint, fogTint; uniform sampler2D tDiffuse; uniform vec2 flow; uniform float ripple, strokes, mirrored, steep, fogNear, fogFar;
varying vec4 mirror_; varying vec3 world_; varying float depth_;
float hash(vec2 p){ p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float vn(vec2 p){ vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float fb(vec2 p){ return vn(p) * .6 + vn(p * 2.1 + 7.) * .3 + vn(p * 4.3 + 3.) * .1; }
void main(){
  vec2 along = normalize(flow), across = vec2(-along.y, along.x);
  vec2 q = vec2(dot(world_.xz, along), dot(world_.xz, across));
  vec2 p = vec2(q.x * .55, q.y * 1.5);
  vec2 bend = vec2(fb(p * 2.2) - .5, fb(p * 2.2 + 31.) - .5);
  vec4 uv = mirror_; uv.x += bend.x * ripple * uv.w; uv.y += bend.y * ripple * 2.2 * uv.w;
  vec3 seen = texture2DProj(tDiffuse, uv).rgb * .5;
  vec4 lower = uv; lower.y -= ripple * .5 * uv.w; vec4 upper = uv; upper.y += ripple * .35 * uv.w;
  seen += texture2DProj(tDiffuse, lower).rgb * .25 + texture2DProj(tDiffuse, upper).rgb * .25;
  vec3 eye = cameraPosition - world_; float far = length(eye), up = eye.y / far;
  float facing = mix(steep, .93, pow(1. - clamp(up, 0., 1.), 2.6)) * mirrored;
  vec3 body = mix(shallow, deep, smoothstep(.05, .55, depth_));
  vec3 c = mix(body, seen, facing);
  float line = smoothstep(.68, .74, fb(vec2(q.x * .7, q.y * 9.) + bend * 2.)) * smoothstep(.48, .7, fb(q * .45 + 5.)) * smoothstep(.0, .12, depth_);
  c = mix(c, glint, line * strokes * smoothstep(26., 5., far));
  float edge = smoothstep(.07, .015, depth_ + (vn(q * 5.) - .5) * .05) * smoothstep(.35, .6, vn(q * 2.3 + 9.));
  c = mix(c, glint, edge * min(1., strokes * 1.4));
  c = mix(c, fogTint, clamp((far - fogNear) / (fogFar - fogNear), 0., 1.));
  gl_FragColor = vec4(c, smoothstep(-.01, .1, depth_) * mix(.8, .97, smoothstep(.0, .4, depth_)));
}`;

/** The mirror is drawn at this size; ripples hide that it is coarser than the picture. */
const MIRROR_SIZE = [640, 480] as const;

export function water(s: WaterSpec): THREE.Mesh {
  const [x0, z0, x1, z1] = s.area;
  const [nu, nw] = [150, 150];
  const at = (u: number, w: number): V3 => [x0 + (x1 - x0) * u, -(z1 + (z0 - z1) * w), 0];
  const geometry = grid(at, nu, nw);
  const p = geometry.getAttribute('position');
  const depth = Float32Array.from({ length: p.count }, (_, i) => s.level - s.ground(p.getX(i), -p.getY(i)));
  geometry.setAttribute('depth', new THREE.BufferAttribute(depth, 1));
  const value = <T>(v: T) => ({ value: v });
  const mirror = new Reflector(geometry, {
    textureWidth: MIRROR_SIZE[0],
    textureHeight: MIRROR_SIZE[1],
    multisample: 0,
    clipBias: 0.002,
    shader: {
      name: 'water',
      uniforms: {
        color: value(null),
        tDiffuse: value(null),
        textureMatrix: value(null),
        shallow: value(s.shallow),
        deep: value(s.deep),
        glint: value(s.glint),
        ripple: value(s.ripple),
        strokes: value(s.strokes),
        mirrored: value(s.mirror ?? 1),
        steep: value(s.steep ?? 0.2),
        flow: value(new THREE.Vector2(...(s.flow ?? [1, 0]))),
        fogTint: value(color(s.fog?.color ?? '#ffffff')),
        fogNear: value(s.fog?.near ?? 1e5),
        fogFar: value(s.fog?.far ?? 2e5),
      },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
    },
  });
  const m = mirror.material as THREE.ShaderMaterial;
  m.transparent = true;
  m.depthWrite = false;
  mirror.rotation.x = -Math.PI / 2;
  mirror.position.y = s.level;
  const reflect = mirror.onBeforeRender;
  mirror.onBeforeRender = (renderer, scene, ...rest) => {
    const hidden: THREE.Object3D[] = [];
    scene.traverse((o) => {
      if (!o.userData.slight || !o.visible) return;
      o.visible = false;
      hidden.push(o);
    });
    reflect.call(mirror, renderer, scene, ...rest);
    for (const o of hidden) o.visible = true;
  };
  mirror.forceUpdate = true;
  return mirror;
}
