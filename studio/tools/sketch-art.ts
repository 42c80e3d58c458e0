/**
 * A scene in two seconds, without a browser: shapes and colors in flat light, no outline, no shadow, no paint. For setting a
 * camera, a pose, a grip; what counts in the end is the render.
 *
 *   npm run sketch:art -- charlotte-birthday/6-1                          whole, 800 wide, to .art-drafts/
 *   npm run sketch:art -- charlotte-birthday/6-1 --crop .3,.5,.3,.3       x,y,width,height as shares of the picture
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import * as THREE from 'three';
import type { Shot } from '../shot.ts';
import { installBlankCanvas } from './blank-canvas.ts';

const DRAFTS = join(import.meta.dirname, '..', '.art-drafts');
/** A preset's sun is meant for the renderer's exposure; this much of it looks alike here. */
const SUN_SHARE = 0.22;
const SKY_LIGHT = [0.38, 0.38, 0.42] as const;
const NEAR = 0.05;

/** Linear colors and depths of a picture while it is being filled. */
class Sheet {
  readonly depth: Float32Array;
  readonly color: Float32Array;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number, paper: THREE.Color) {
    this.width = width;
    this.height = height;
    this.depth = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
    this.color = new Float32Array(width * height * 3);
    for (let i = 0; i < this.depth.length; i++) this.color.set([paper.r, paper.g, paper.b], i * 3);
  }
  png(): Sharp {
    const raw = Buffer.from(this.color.map((v) => 255 * Math.min(1, Math.max(0, v)) ** (1 / 2.2)));
    return sharp(raw, { raw: { width: this.width, height: this.height, channels: 3 } }).png();
  }
}

/** A corner on the sheet: pixels, distance along the view, linear color. */
type Corner = { x: number; y: number; w: number; r: number; g: number; b: number };

function fill(sheet: Sheet, a: Corner, b: Corner, c: Corner, oneSided: boolean): void {
  if (a.w < NEAR || b.w < NEAR || c.w < NEAR) return;
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-6 || (oneSided && area > 0)) return;
  const right = Math.min(sheet.width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const low = Math.min(sheet.height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= low; y++) {
    for (let x = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x))); x <= right; x++) {
      const u = ((b.x - x) * (c.y - y) - (c.x - x) * (b.y - y)) / area;
      const v = ((c.x - x) * (a.y - y) - (a.x - x) * (c.y - y)) / area;
      const t = 1 - u - v;
      if (u < 0 || v < 0 || t < 0) continue;
      const depth = 1 / (u / a.w + v / b.w + t / c.w);
      const i = y * sheet.width + x;
      if (depth >= (sheet.depth[i] as number)) continue;
      sheet.depth[i] = depth;
      sheet.color.set([u * a.r + v * b.r + t * c.r, u * a.g + v * b.g + t * c.g, u * a.b + v * b.b + t * c.b], i * 3);
    }
  }
}

/** Light that falls on a point with this normal: sky, sun, lamps, and a little from where we stand. */
function lightAt(shot: Shot, at: THREE.Vector3, normal: THREE.Vector3): THREE.Color {
  const sum = new THREE.Color(...SKY_LIGHT);
  const { sun } = shot.light;
  const facing = (dir: THREE.Vector3) => Math.max(0, normal.dot(dir.normalize()));
  sum.add(new THREE.Color(sun.color).multiplyScalar(sun.power * SUN_SHARE * facing(new THREE.Vector3(...sun.dir))));
  const toEye = shot.camera.position.clone().sub(at);
  sum.add(new THREE.Color(0.25, 0.25, 0.28).multiplyScalar(facing(toEye)));
  for (const lamp of shot.light.points ?? []) {
    const to = new THREE.Vector3(...lamp.at).sub(at);
    const fall = lamp.power / (3 * to.length() ** 1.6);
    sum.add(new THREE.Color(lamp.color).multiplyScalar(fall * facing(to)));
  }
  return sum;
}

function drawMesh(sheet: Sheet, shot: Shot, mesh: THREE.Mesh, place: THREE.Matrix4, tint?: THREE.Color): void {
  const material = mesh.material as THREE.MeshStandardMaterial;
  const { position, normal, color } = mesh.geometry.attributes;
  if (!position) return;
  const glows = mesh.material instanceof THREE.MeshBasicMaterial;
  const turn = new THREE.Matrix3().getNormalMatrix(place);
  const toClip = new THREE.Matrix4().multiplyMatrices(shot.camera.projectionMatrix, shot.camera.matrixWorldInverse);
  const corners: Corner[] = [];
  for (let i = 0; i < position.count; i++) {
    const at = new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(place);
    const clip = new THREE.Vector4(at.x, at.y, at.z, 1).applyMatrix4(toClip);
    const paint = new THREE.Color(1, 1, 1);
    if (color) paint.fromBufferAttribute(color, i);
    if (tint) paint.multiply(tint);
    if (material.color) paint.multiply(material.color);
    if (!glows && normal) {
      const n = new THREE.Vector3().fromBufferAttribute(normal, i).applyMatrix3(turn).normalize();
      const away = n.dot(at.clone().sub(shot.camera.position)) > 0;
      paint.multiply(lightAt(shot, at, away && material.side === THREE.DoubleSide ? n.negate() : n));
    }
    const [x, y] = [(clip.x / clip.w / 2 + 0.5) * sheet.width, (0.5 - clip.y / clip.w / 2) * sheet.height];
    corners.push({ x, y, w: clip.w, r: paint.r, g: paint.g, b: paint.b });
  }
  const index = mesh.geometry.index;
  const count = index?.count ?? position.count;
  const corner = (i: number) => corners[index ? index.getX(i) : i] as Corner;
  const oneSided = material.side === THREE.FrontSide;
  for (let i = 0; i < count; i += 3) fill(sheet, corner(i), corner(i + 1), corner(i + 2), oneSided);
}

/** Draws everything that is not see-through. */
function sketch(shot: Shot, width: number, crop: readonly number[]): Sheet {
  const height = Math.round(width / (shot.aspect ?? 4 / 3));
  const [x = 0, y = 0, w = 1, h = 1] = crop;
  shot.camera.aspect = width / height;
  shot.camera.setViewOffset(width, height, x * width, y * height, w * width, h * height);
  shot.camera.updateProjectionMatrix();
  shot.camera.updateMatrixWorld();
  shot.scene.updateMatrixWorld(true);
  const paper = shot.scene.background instanceof THREE.Color ? shot.scene.background : new THREE.Color('#8899bb');
  const sheet = new Sheet(width, Math.round((height * h) / w), paper);
  shot.scene.traverse((part) => {
    if (!(part instanceof THREE.Mesh) || part.material.transparent) return;
    if (part.userData.noLine && part.material instanceof THREE.MeshBasicMaterial) return;
    if (!(part instanceof THREE.InstancedMesh)) return drawMesh(sheet, shot, part, part.matrixWorld);
    for (let i = 0; i < part.count; i++) {
      const place = new THREE.Matrix4();
      const tint = new THREE.Color(1, 1, 1);
      part.getMatrixAt(i, place);
      if (part.instanceColor) part.getColorAt(i, tint);
      drawMesh(sheet, shot, part, place.premultiply(part.matrixWorld), tint);
    }
  });
  return sheet;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: '800' }, crop: { type: 'string', default: '0,0,1,1' } },
});
installBlankCanvas();
const { SCENES } = await import('../scenes/catalogue.ts');
const { SHEETS } = await import('../sheets/catalogue.ts');
mkdirSync(DRAFTS, { recursive: true });
for (const name of positionals) {
  const build = SCENES[name] ?? SHEETS[name];
  if (!build) throw new Error(`There is no picture called ${name}.`);
  const out = join(DRAFTS, `${name.replace('/', '-')}-sketch.png`);
  await sketch(build(), Number(values.width), values.crop.split(',').map(Number)).png().toFile(out);
  console.log(out);
}
