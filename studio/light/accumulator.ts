/**
 * Soft light by adding up many cheap frames. Every frame moves the sun inside its disc, takes new sky and
 * bounce directions, and moves the eye inside the lens and the pixel. The sum is a smooth picture.
 */
import * as THREE from 'three';
import { r2, TAU, type V3, vec } from '../model/math.ts';
import type { FullScreen } from '../paint/pass.ts';
import type { Shot } from '../shot.ts';
import { facesSeen, simplifyFar, widestLens } from './lens.ts';

/** Sky lights per frame. Three is best on two cores: more sky per frame for one main pass. */
const SKY_LIGHTS = 3;
/** Frames averaged for the local color: fewer leave double edges out of focus, and light divided by them has pale rims. */
const COLOR_FRAMES = 8;
export type AccumulateOptions = {
  /** sun shadow map size in texels; the sky uses a quarter of it, its 70 or more directions blur each other */
  shadow: number;
};

export class Accumulator {
  readonly sum: THREE.WebGLRenderTarget;
  /** the scene in even white light: `sum` divided by it is the light alone */
  readonly color: THREE.WebGLRenderTarget;
  count = 0;
  private frame: THREE.WebGLRenderTarget;
  private sun = new THREE.DirectionalLight();
  private fill?: THREE.DirectionalLight;
  private sky: THREE.DirectionalLight[] = [];
  private points: THREE.PointLight[] = [];
  private even = new THREE.AmbientLight('#ffffff', 0);
  private add: THREE.ShaderMaterial;
  /** the widest lens that leaves faces sharp */
  private widest: number;

  readonly renderer: THREE.WebGLRenderer;
  readonly full: FullScreen;
  readonly shot: Shot;
  readonly width: number;
  readonly height: number;

  constructor(
    renderer: THREE.WebGLRenderer,
    full: FullScreen,
    shot: Shot,
    width: number,
    height: number,
    options: AccumulateOptions,
  ) {
    this.renderer = renderer;
    this.full = full;
    this.shot = shot;
    this.width = width;
    this.height = height;
    const flat = { minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
    this.sum = new THREE.WebGLRenderTarget(width, height, { ...flat, type: THREE.FloatType, depthBuffer: false });
    this.color = this.sum.clone();
    this.frame = new THREE.WebGLRenderTarget(width, height, { ...flat, type: THREE.HalfFloatType });
    // 12 = brightest value one frame may add, so a lamp seen directly does not leave bright specks
    this.add = full.material(
      shot.cutout
        ? 'uniform sampler2D t; out vec4 o; void main(){ vec4 c = texture(t, uv_); o = vec4(min(c.rgb, vec3(12.)), c.a); }'
        : 'uniform sampler2D t; out vec4 o; void main(){ o = vec4(min(texture(t, uv_).rgb, vec3(12.)), 1.); }',
      { t: { value: this.frame.texture } },
    );
    this.add.blending = THREE.CustomBlending;
    this.add.blendSrc = this.add.blendDst = THREE.OneFactor;
    this.add.transparent = true;
    const faces = facesSeen(shot, width / height);
    simplifyFar(faces);
    this.widest = widestLens(faces, shot.focus, shot.camera.fov);
    this.buildLights(options.shadow);
    this.reset();
  }

  reset(): void {
    this.count = 0;
    this.renderer.setRenderTarget(this.sum);
    this.renderer.setClearColor(0, 0);
    this.renderer.clear();
  }

  /** Draws `color`: a few frames under even light, with the same shaders and without new shadows. */
  localColor(): void {
    const { renderer } = this;
    const lamps = [this.sun, ...this.sky, ...this.points, ...(this.fill ? [this.fill] : [])];
    const powers = lamps.map((l) => l.intensity);
    for (const l of lamps) l.intensity = 0;
    this.even.intensity = Math.PI;
    renderer.shadowMap.autoUpdate = false;
    renderer.setRenderTarget(this.color);
    renderer.setClearColor(0, 0);
    renderer.clear();
    for (let i = 0; i < COLOR_FRAMES; i++) this.draw(i, this.color);
    renderer.shadowMap.autoUpdate = true;
    this.even.intensity = 0;
    lamps.forEach((l, i) => {
      l.intensity = powers[i] ?? 0;
    });
  }

  /** Reads the preset again (used by the live page when a slider moves). */
  refreshLights(): void {
    const { light } = this.shot;
    this.sun.color.set(light.sun.color);
    this.sun.intensity = light.sun.power;
    if (this.fill && light.fill) {
      this.fill.color.set(light.fill.color);
      this.fill.intensity = light.fill.power;
    }
  }

  private buildLights(shadow: number): void {
    const { light, scene } = this.shot;
    // shadow intensity; below 1, so that a little light leaks in
    this.setUpDirectional(this.sun, shadow, 0.97);
    scene.add(this.even);
    for (let i = 0; i < SKY_LIGHTS; i++) {
      const sky = new THREE.DirectionalLight();
      this.setUpDirectional(sky, shadow / 4, 0.9);
      this.sky.push(sky);
    }
    if (light.fill) {
      this.fill = new THREE.DirectionalLight();
      this.fill.castShadow = false; // weak and wide: its shadow is not seen, and a map is saved
      scene.add(this.fill, this.fill.target);
      this.fill.target.position.set(...this.shot.center);
    }
    for (const p of light.points ?? []) {
      const lamp = new THREE.PointLight(p.color, p.power, 0, 1.6); // 1.6: falls off slower than real light
      lamp.castShadow = true;
      lamp.shadow.mapSize.set(256, 256);
      lamp.shadow.bias = -0.004;
      lamp.shadow.normalBias = 0.02;
      lamp.shadow.camera.near = 0.05;
      scene.add(lamp);
      this.points.push(lamp);
    }
    if (light.fog) scene.fog = new THREE.Fog(light.fog.color, light.fog.near, light.fog.far);
    this.refreshLights();
  }

  private setUpDirectional(l: THREE.DirectionalLight, size: number, darkness: number): void {
    const { radius, center, scene } = this.shot;
    l.castShadow = true;
    l.shadow.mapSize.set(size, size);
    const c = l.shadow.camera;
    c.left = c.bottom = -radius;
    c.right = c.top = radius;
    c.near = 0.1;
    c.far = radius * 4;
    // biases in proportion to the texel size, so that small maps do not leak or stripe
    const texel = (2 * radius) / size;
    l.shadow.bias = -0.0004 * radius;
    l.shadow.normalBias = texel * 1.6;
    l.shadow.intensity = darkness;
    l.target.position.set(...center);
    scene.add(l, l.target);
  }

  /** One frame. */
  sample(): void {
    this.moveLights(this.count);
    this.draw(this.count, this.sum);
    this.count++;
  }

  /** Adds frame `i` to `target`. */
  private draw(i: number, target: THREE.WebGLRenderTarget): void {
    const { shot, renderer } = this;
    const cam = shot.camera;
    cam.aspect = this.width / this.height;
    cam.updateProjectionMatrix();
    cam.updateMatrixWorld();
    const home = cam.position.clone();
    const [px, py] = r2(i, 13);
    const [la, lb] = r2(i, 17);
    const lens = Math.sqrt(la) * Math.min(shot.aperture, this.widest);
    const [dx, dy] = [lens * Math.cos(lb * TAU), lens * Math.sin(lb * TAU)];
    const P = cam.projectionMatrix.elements;
    // shear the frustum so the focus plane stays still; 1.2 px pixel filter softens edges
    P[8] += (-P[0] * dx) / shot.focus + ((px - 0.5) * 2.4) / this.width;
    P[9] += (-P[5] * dy) / shot.focus + ((py - 0.5) * 2.4) / this.height;
    cam.projectionMatrixInverse.copy(cam.projectionMatrix).invert();
    cam.position.add(new THREE.Vector3(dx, dy, 0).applyQuaternion(cam.quaternion));
    cam.updateMatrixWorld();
    renderer.setRenderTarget(this.frame);
    renderer.setClearColor(0x000000, shot.cutout ? 0 : 1);
    renderer.clear();
    renderer.render(shot.scene, cam);
    cam.position.copy(home);
    cam.updateMatrixWorld();
    renderer.autoClear = false;
    this.full.run(this.add, target);
    renderer.autoClear = true;
  }

  private moveLights(i: number): void {
    const { light, radius } = this.shot;
    const aim = (l: THREE.DirectionalLight, d: THREE.Vector3) =>
      l.position.copy(l.target.position).addScaledVector(d, radius * 2);
    aim(this.sun, jitter(light.sun.dir, light.sun.cone, r2(i, 0)));
    if (this.fill && light.fill) aim(this.fill, jitter(light.fill.dir, light.fill.cone, r2(i, 5)));
    const top = new THREE.Color(light.top);
    const horizon = new THREE.Color(light.horizon);
    const bounce = new THREE.Color(light.bounce);
    this.sky.forEach((l, k) => {
      const [a, b] = r2(i * SKY_LIGHTS + k, 3);
      const y = 1 - 2 * a;
      const ring = Math.sqrt(1 - y * y);
      aim(l, new THREE.Vector3(ring * Math.cos(b * TAU), y, ring * Math.sin(b * TAU)));
      l.color.copy(horizon).lerp(y > 0 ? top : bounce, Math.min(1, Math.abs(y) * 1.5));
      l.intensity = (light.sky * 4 * Math.PI) / SKY_LIGHTS; // whole sphere shared by the lights
    });
    this.points.forEach((lamp, k) => {
      const spec = light.points?.[k];
      if (!spec) return;
      const [a, b] = r2(i, 7 + k);
      const y = 1 - 2 * a;
      const ring = Math.sqrt(1 - y * y);
      const r = spec.radius * Math.cbrt(r2(i, 11 + k)[0]);
      lamp.position.set(
        spec.at[0] + r * ring * Math.cos(b * TAU),
        spec.at[1] + r * y,
        spec.at[2] + r * ring * Math.sin(b * TAU),
      );
    });
  }

  dispose(): void {
    this.sum.dispose();
    this.color.dispose();
    this.frame.dispose();
    for (const l of [this.sun, ...this.sky, ...this.points]) l.dispose();
  }
}

function jitter(dir: V3, cone: number, [a, b]: [number, number]): THREE.Vector3 {
  const d = vec(dir).normalize();
  const t = new THREE.Vector3(0, 1, 0.01).cross(d).normalize();
  const u = d.clone().cross(t);
  const r = Math.sqrt(a) * cone;
  return d
    .addScaledVector(t, r * Math.cos(b * TAU))
    .addScaledVector(u, r * Math.sin(b * TAU))
    .normalize();
}
