/** Runs the passes in order: grade, structure tensor, Kuwahara, mottle, pencil line, paper. */
import * as THREE from 'three';
import { at, vec } from '../model/math.ts';
import type { Shot } from '../shot.ts';
import { CUT, SPREAD, stainUniforms } from './cutout.ts';
import { GRADE } from './grade.ts';
import { KUWAHARA } from './kuwahara.ts';
import { MOTTLE } from './mottle.ts';
import { PAPER } from './paper-edge.ts';
import type { FullScreen } from './pass.ts';
import { PENCIL_LINE } from './pencil-line.ts';
import { GOUACHE, type PaintRecipe } from './recipe.ts';
import { FLOW, TENSOR, TENSOR_BLUR } from './structure-tensor.ts';
import { SurfaceBuffer } from './surface-buffer.ts';

const value = <T>(v: T) => ({ value: v });

export class Painter {
  private a: THREE.WebGLRenderTarget;
  private b: THREE.WebGLRenderTarget;
  private graded: THREE.WebGLRenderTarget;
  private halfA: THREE.WebGLRenderTarget;
  private halfB: THREE.WebGLRenderTarget;
  private surface: SurfaceBuffer;
  /** cut-outs only: light that runs past the edges, with the alpha of the picture */
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
    this.halfA = full.target(width >> 1, height >> 1);
    this.halfB = full.target(width >> 1, height >> 1);
    this.surface = new SurfaceBuffer(width, height);
    if (shot.cutout) this.cover = full.target(width, height);
  }

  /** `sum` is the light of `samples` frames. Draws to the canvas. `recipe` null shows the ungraded paint-free render. */
  paint(sum: THREE.Texture, samples: number, recipe: Partial<PaintRecipe> | null): void {
    const { full, shot, graded, a, b, halfA, halfB } = this;
    const { light } = shot;
    const p = { ...GOUACHE, ...shot.paint, ...recipe };
    const size = value(new THREE.Vector2(this.width, this.height));
    // upright pictures are as fine as lying ones: the short side decides
    const k = value(Math.min(this.width, this.height) / 900);
    const { cover } = this;
    if (cover) full.run(full.material(SPREAD, { t: value(sum), n: value(samples), size, k }), cover);
    const grade = full.material(GRADE, {
      t: value(cover ? cover.texture : sum),
      n: value(cover ? 1 : samples),
      exposure: value(light.exposure),
      shadowTint: value(vec(light.shadowTint)),
      warmth: value(vec(light.warmth)),
      saturation: value(light.saturation),
      contrast: value(light.contrast),
    });
    if (!recipe) {
      full.run(grade, null);
      return;
    }
    this.surface.render(this.renderer, shot.scene, shot.camera);
    const surface = value(at(this.surface.target.textures, 0));
    const ids = value(at(this.surface.target.textures, 1));
    const shadowTint = value(vec(light.shadowTint));
    full.run(grade, graded);
    full.run(full.material(TENSOR, { t: value(graded.texture), size }), halfA);
    full.run(full.material(TENSOR_BLUR, { t: value(halfA.texture), size, k }), halfB);
    full.run(full.material(FLOW, { t: value(halfB.texture), size, k }), halfA);
    const flow = value(halfA.texture);
    full.run(
      full.material(KUWAHARA, { t: value(graded.texture), flow, ids, size, radius: value(p.brushSize * k.value) }),
      a,
    );
    full.run(
      full.material(MOTTLE, {
        t: value(a.texture),
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
      }),
      b,
    );
    full.run(
      full.material(PENCIL_LINE, {
        t: value(b.texture),
        surface,
        ids,
        size,
        k,
        wobble: value(p.wobble),
        line: value(p.line),
        lineWidth: value(p.lineWidth),
        focus: value(shot.focus),
        fogNear: value(light.fog?.near ?? 1e4),
        fogFar: value((light.fog?.far ?? 2e4) * 0.7),
        lineColor: value(vec(p.lineColor)),
      }),
      a,
    );
    full.run(
      full.material(PAPER, { t: value(a.texture), ids, size, k, tooth: value(p.tooth), paperEdge: value(p.paperEdge) }),
      cover ? b : null,
    );
    if (!cover) return;
    const { stains, tones } = stainUniforms(shot, shot.cutout?.stains ?? []);
    full.run(
      full.material(CUT, {
        t: value(b.texture),
        cover: value(cover.texture),
        pencil: value(a.texture),
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
    for (const t of [this.a, this.b, this.graded, this.halfA, this.halfB, this.surface.target, this.cover])
      t?.dispose();
  }
}
