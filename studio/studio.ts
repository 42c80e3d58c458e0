/**
 * The studio, which painted every picture of the site. This file renders one: light is added up, then painted.
 *
 * @packageDocumentation
 */
import * as THREE from 'three';
import { Accumulator } from './light/accumulator.ts';
import { Painter } from './paint/painter.ts';
import { FullScreen } from './paint/pass.ts';
import type { PaintRecipe } from './paint/recipe.ts';
import type { Shot } from './shot.ts';

export class Studio {
  readonly renderer: THREE.WebGLRenderer;
  readonly light: Accumulator;
  readonly painter: Painter;

  readonly shot: Shot;

  constructor(shot: Shot, width: number, height: number, shadow: number) {
    this.shot = shot;
    const see = shot.cutout || shot.paint?.paperEdge ? { alpha: true, premultipliedAlpha: false } : {};
    const r = new THREE.WebGLRenderer({ preserveDrawingBuffer: true, antialias: false, ...see });
    this.renderer = r;
    r.setPixelRatio(1);
    r.setSize(width, height, false);
    r.shadowMap.enabled = true;
    r.shadowMap.type = THREE.BasicShadowMap;
    r.toneMapping = THREE.NoToneMapping;
    const full = new FullScreen(r);
    this.light = new Accumulator(r, full, shot, width, height, { shadow });
    this.painter = new Painter(r, full, shot, width, height);
  }

  sample(n: number): number {
    for (let i = 0; i < n; i++) this.light.sample();
    this.finishGpu();
    return this.light.count;
  }
  /** Reads one pixel, which waits until the GPU has finished. */
  private finishGpu(): void {
    const gl = this.renderer.getContext();
    this.renderer.setRenderTarget(null);
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  }
  paint(recipe: Partial<PaintRecipe> | null = {}): void {
    if (recipe) this.light.localColor();
    this.painter.paint(this.light, recipe);
  }
  png(recipe: Partial<PaintRecipe> | null = {}): string {
    this.paint(recipe);
    return this.renderer.domElement.toDataURL('image/png');
  }
  triangles(): number {
    let n = 0;
    this.shot.scene.traverse((o) => {
      if (!(o instanceof THREE.Mesh)) return;
      const geometry = o.geometry as THREE.BufferGeometry;
      const copies = o instanceof THREE.InstancedMesh ? o.count : 1;
      n += ((geometry.index ? geometry.index.count : geometry.getAttribute('position').count) / 3) * copies;
    });
    return n;
  }
  dispose(): void {
    this.light.dispose();
    this.painter.dispose();
    this.renderer.dispose();
  }
}
