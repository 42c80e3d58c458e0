/** Runs the passes in order: light shapes, grade, value shape, structure tensor, Kuwahara, strokes, mottle, pencil line, paper. */
import * as THREE from 'three';
import type { Accumulator } from '../light/accumulator.ts';
import type { LightPreset } from '../light/presets.ts';
import { at, clamp, vec } from '../model/math.ts';
import { projected } from '../project.ts';
import type { Shot } from '../shot.ts';
import { CUT, SPREAD, stainUniforms } from './cutout.ts';
import { GRADE } from './grade.ts';
import { KUWAHARA } from './kuwahara.ts';
import { LIGHT_SHAPES } from './light-shapes.ts';
import { MOTTLE } from './mottle.ts';
import { PAPER } from './paper-edge.ts';
import type { FullScreen } from './pass.ts';
import { EDGES, PENCIL_LINE } from './pencil-line.ts';
import { GOUACHE, type PaintRecipe } from './recipe.ts';
import { STROKES } from './strokes.ts';
import { FLOW, TENSOR, TENSOR_BLUR } from './structure-tensor.ts';
import { FINER, SurfaceBuffer } from './surface-buffer.ts';
import { keptPlaces, MID_TONE, spotUniform, VALUE_SHAPE } from './value-shape.ts';

const value = <T>(v: T) => ({ value: v });

export class Painter {
  private a: THREE.WebGLRenderTarget;
  private b: THREE.WebGLRenderTarget;
  private mid: THREE.WebGLRenderTarget;
  private graded: THREE.WebGLRenderTarget;
  private halfA: THREE.WebGLRenderTarget;
  private halfB: THREE.WebGLRenderTarget;
  private surface: SurfaceBuffer;
  private edges: THREE.WebGLRenderTarget;
  /** cut-outs only: the output of SPREAD */
  private cover?: THREE.WebGLRenderTarget;

  readonly renderer: THREE.WebGLRenderer;
  readonly full: FullScreen;
  readonly shot: Shot;
  readonly width: number;
  readonly height: number;

  constructor(renderer: THREE.WebGLRenderer, full: FullScreen, shot: Shot, width: number, height: number) {
    this.renderer = renderer;
    this.full = full;
    this.shot = shot;
    this.width = width;
    this.height = height;
    this.a = full.target(width, height);
    this.b = full.target(width, height);
    this.graded = full.target(width, height);
    this.mid = full.target(1, 1);
    this.halfA = full.target(width >> 1, height >> 1);
    this.halfB = full.target(width >> 1, height >> 1);
    this.surface = new SurfaceBuffer(width, height);
    this.edges = full.target(width * FINER, height * FINER);
    if (shot.cutout) this.cover = full.target(width, height);
  }

  /** Paints the accumulated light on the canvas. `recipe` null shows it graded but unpainted. */
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: the passes in their order, one statement each
  paint(from: Accumulator, recipe: Partial<PaintRecipe> | null): void {
    const { full, shot, graded, a, b, halfA, halfB } = this;
    const { light } = shot;
    const p = { ...GOUACHE, ...shot.paint, ...recipe };
    const size = value(new THREE.Vector2(this.width, this.height));
    // the short side decides, so that upright pictures get the same brush as wide ones
    const k = value(Math.min(this.width, this.height) / 900);
    const { cover } = this;
    const sum = value(from.sum.texture);
    const samples = value(from.count);
    if (cover) full.run(full.material(SPREAD, { t: sum, n: samples, size, k }), cover);
    if (recipe) this.surface.render(this.renderer, shot.scene, shot.camera);
    const surface = value(at(this.surface.target.textures, 0));
    const ids = value(at(this.surface.target.textures, 1));
    full.run(
      full.material(LIGHT_SHAPES, {
        t: cover ? value(cover.texture) : sum,
        n: cover ? value(1) : samples,
        color: value(from.color.texture),
        ids,
        size,
        k,
        exposure: value(light.exposure),
        steps: value(recipe ? p.steps : 0),
        skinFloor: value(light.skinFloor ?? skinFloor(light)),
        lampTint: value(lampTint(light)),
      }),
      a,
    );
    const grade = full.material(GRADE, {
      t: value(a.texture),
      ids,
      shadowTint: value(vec(light.shadowTint)),
      warmth: value(vec(light.warmth)),
      saturation: value(light.saturation),
      contrast: value(light.contrast),
    });
    if (!recipe) {
      full.run(grade, null);
      return;
    }
    const shadowTint = value(vec(light.shadowTint));
    full.run(grade, b);
    full.run(full.material(MID_TONE, { t: value(b.texture) }), this.mid);
    const aspect = this.width / this.height;
    full.run(
      full.material(VALUE_SHAPE, {
        t: value(b.texture),
        surface,
        mid: value(this.mid.texture),
        aspect: value(aspect),
        focus: value(shot.focus),
        quiet: value(shot.cutout ? 0 : p.quiet),
        spots: value(spotUniform(keptPlaces(projected(shot), aspect, lampsIn(shot)))),
      }),
      graded,
    );
    full.run(full.material(TENSOR, { t: value(graded.texture), size }), halfA);
    full.run(full.material(TENSOR_BLUR, { t: value(halfA.texture), size, k }), halfB);
    full.run(full.material(FLOW, { t: value(halfB.texture), size, k }), halfA);
    const flow = value(halfA.texture);
    full.run(
      full.material(KUWAHARA, {
        t: value(graded.texture),
        flow,
        ids,
        surface,
        size,
        focus: value(shot.focus),
        radius: value(p.brushSize * k.value),
      }),
      a,
    );
    full.run(
      full.material(STROKES, {
        t: value(a.texture),
        flow,
        ids,
        surface,
        size,
        k,
        focus: value(shot.focus),
        strokes: value(p.strokes),
      }),
      b,
    );
    full.run(
      full.material(MOTTLE, {
        t: value(b.texture),
        raw: value(graded.texture),
        flow,
        ids,
        size,
        k,
        shadowTint,
        wobble: value(p.wobble),
        mottle: value(p.mottle),
        hairs: value(p.hairs),
        hatch: value(p.hatch),
        pool: value(p.pool),
        dabs: value(shot.cutout ? 0 : p.dabs),
        surface,
        ...seenFrom(shot.camera),
      }),
      a,
    );
    full.run(full.material(EDGES, { surface, ids, size, k, lineWidth: value(p.lineWidth) }), this.edges);
    full.run(
      full.material(PENCIL_LINE, {
        t: value(a.texture),
        raw: value(graded.texture),
        edges: value(this.edges.texture),
        surface,
        ids,
        size,
        k,
        wobble: value(p.wobble),
        line: value(p.line),
        focus: value(shot.focus),
        fogNear: value(light.fog?.near ?? 1e4),
        fogFar: value((light.fog?.far ?? 2e4) * 0.7),
        lineColor: value(vec(p.lineColor)),
      }),
      b,
    );
    full.run(
      full.material(PAPER, { t: value(b.texture), ids, size, k, tooth: value(p.tooth), paperEdge: value(p.paperEdge) }),
      cover ? a : null,
    );
    if (!cover) return;
    const { stains, tones } = stainUniforms(shot, shot.cutout?.stains ?? []);
    full.run(
      full.material(CUT, {
        t: value(a.texture),
        cover: value(cover.texture),
        pencil: value(b.texture),
        size,
        k,
        wobble: value(p.wobble),
        lineColor: value(vec(p.lineColor)),
        stains: value(stains),
        stainTones: value(tones),
      }),
      null,
    );
  }

  dispose(): void {
    for (const t of [
      this.a,
      this.b,
      this.graded,
      this.mid,
      this.halfA,
      this.halfB,
      this.surface.target,
      this.edges,
      this.cover,
    ])
      t?.dispose();
  }
}

/** The camera as shader uniforms: the place at depth z is `eye + (ahead + right x + up y) z`, x and y from -1 to 1. */
function seenFrom(cam: THREE.PerspectiveCamera): Record<'eye' | 'right' | 'up' | 'ahead', { value: THREE.Vector3 }> {
  const [right, up, back] = [new THREE.Vector3(), new THREE.Vector3(), new THREE.Vector3()];
  cam.matrixWorld.extractBasis(right, up, back);
  const high = Math.tan(THREE.MathUtils.degToRad(cam.fov) / 2);
  return {
    eye: value(cam.position.clone()),
    right: value(right.multiplyScalar(high * cam.aspect)),
    up: value(up.multiplyScalar(high)),
    ahead: value(back.negate()),
  };
}

/** Where the lamps of a picture are in it: shares, y up. */
function lampsIn({ camera, light }: Shot): { x: number; y: number }[] {
  return (light.points ?? [])
    .map((lamp) => vec(lamp.at).project(camera))
    .filter((point) => point.z < 1 && Math.max(Math.abs(point.x), Math.abs(point.y)) < 1.1)
    .map((point) => ({ x: (point.x + 1) / 2, y: (point.y + 1) / 2 }));
}

/** Hue of the light that shaded skin keeps, luminance 1: that of the lamps of a night picture, else a little warm. */
function lampTint(light: LightPreset): THREE.Vector3 {
  const sum = new THREE.Vector3();
  for (const lamp of light.points ?? []) {
    const c = new THREE.Color(lamp.color);
    sum.addScaledVector(vec([c.r, c.g, c.b]), lamp.power);
  }
  const daylight = vec([1.02, 1, 0.97]);
  if (sum.lengthSq() === 0) return daylight;
  const lamps = sum.divideScalar(sum.dot(vec([0.3, 0.59, 0.11])));
  // by day the sky outshines the lamps
  return daylight.lerp(lamps, 0.6 * clamp(1.5 - light.sky * 1.5));
}

/** Least light on skin when the preset sets none: high in a bright scene, low at night. */
const skinFloor = (light: LightPreset): number => clamp(0.38 * light.sky + 0.055 * light.sun.power, 0.14, 0.66);
