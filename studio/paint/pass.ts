/** Full-screen passes: one triangle pair, shared GLSL noise, render-target helper. */
import * as THREE from 'three';

const COMMON = /* glsl */ `precision highp float; in vec2 uv_;
float hash(vec2 p){ p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float vnoise(vec2 p){ vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float fbm(vec2 p){ float a = .5, s = 0.; for (int i = 0; i < 4; i++) { s += a * vnoise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3; a *= .5; } return s / .9375; }
float fbm2(vec2 p){ return (vnoise(p) + .5 * vnoise(p * 2.03 + 7.3)) / 1.5; }
float lum(vec3 c){ return dot(c, vec3(.3, .59, .11)); }
/* hand tremor, px: the same for color and pencil so that they stay together */
vec2 tremor(vec2 px, float amount){ return (vec2(fbm2(px * .018), fbm2(px * .018 + 31.)) - .5) * 2. * amount
  + (vec2(vnoise(px * .11), vnoise(px * .11 + 9.)) - .5) * amount * .55; }
`;
export type Uniforms = Record<string, THREE.IUniform>;

export class FullScreen {
  private quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  private scene = new THREE.Scene();
  private eye = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private cache = new Map<string, THREE.ShaderMaterial>();

  readonly renderer: THREE.WebGLRenderer;

  constructor(renderer: THREE.WebGLRenderer) {
    this.renderer = renderer;
    this.quad.frustumCulled = false;
    this.scene.add(this.quad);
  }

  /** A material for `fragment`; kept, so a pass compiles once and only its uniforms change. */
  material(fragment: string, uniforms: Uniforms): THREE.ShaderMaterial {
    const old = this.cache.get(fragment);
    if (old) {
      // the renderer keeps the uniforms it first saw: change their values, never the objects
      for (const [k, u] of Object.entries(uniforms)) {
        const kept = old.uniforms[k];
        if (kept) kept.value = u.value;
      }
      old.uniformsNeedUpdate = true;
      return old;
    }
    const made = new THREE.ShaderMaterial({
      glslVersion: THREE.GLSL3,
      uniforms: { ...uniforms },
      vertexShader: 'out vec2 uv_; void main(){ uv_ = uv; gl_Position = vec4(position.xy, 0., 1.); }',
      fragmentShader: COMMON + fragment,
      depthTest: false,
      depthWrite: false,
    });
    this.cache.set(fragment, made);
    return made;
  }

  run(material: THREE.Material, target: THREE.WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(target);
    this.renderer.render(this.scene, this.eye);
  }

  target(width: number, height: number): THREE.WebGLRenderTarget {
    return new THREE.WebGLRenderTarget(width, height, {
      type: THREE.HalfFloatType,
      minFilter: THREE.LinearFilter,
      magFilter: THREE.LinearFilter,
      depthBuffer: false,
    });
  }
}
