/** Light made visible: sheets of mist and shafts of sun, transparent and without outline. */
import * as THREE from 'three';
import { canvasTexture, once } from '../texture/canvas.ts';
import { color, random, type V3, vec } from './math.ts';

const shaftTexture = () =>
  once('shaft', () =>
    canvasTexture(128, 256, (context) => {
      const img = context.createImageData(128, 256);
      for (let y = 0; y < 256; y++)
        for (let x = 0; x < 128; x++) {
          const across = Math.exp(-(((x - 64) / 26) ** 2));
          const streak = 0.7 + 0.3 * Math.sin(x * 0.35 + 2 * Math.sin(x * 0.11));
          const along = Math.sin((Math.PI * (y + 8)) / 270) ** 0.8;
          const i = (y * 128 + x) * 4;
          img.data.set([255, 255, 255, 255 * across * streak * along], i);
        }
      context.putImageData(img, 0, 0);
    }),
  );
const mistTexture = () =>
  once('mist', () =>
    canvasTexture(512, 128, (context) => {
      const rnd = random(9);
      for (let i = 0; i < 60; i++) {
        const [x, y, r] = [40 + rnd() * 432, 44 + rnd() * 40, 26 + rnd() * 40];
        const gradient = context.createRadialGradient(x, y, 0, x, y, r);
        gradient.addColorStop(0, 'rgba(255,255,255,.16)');
        gradient.addColorStop(1, 'rgba(255,255,255,0)');
        context.fillStyle = gradient;
        context.fillRect(x - r, y - r, 2 * r, 2 * r);
      }
    }),
  );

function sheet(map: THREE.Texture, tone: THREE.Color, opacity: number, additive: boolean): THREE.Mesh {
  const look = {
    map,
    color: tone,
    opacity,
    transparent: true,
    depthWrite: false,
    fog: false,
    side: THREE.DoubleSide,
    blending: additive ? THREE.AdditiveBlending : THREE.NormalBlending,
  };
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(1, 1), new THREE.MeshBasicMaterial(look));
  mesh.userData.noLine = true;
  return mesh;
}

export type Shaft = {
  /** where it comes from and where it lands */
  from: V3;
  to: V3;
  wide: number;
};
/** `eye` is the camera's place: a shaft turns its flat side to it. */
export function shafts(list: Shaft[], eye: V3, tone: string, strength: number): THREE.Group {
  const group = new THREE.Group();
  for (const s of list) {
    const [a, b] = [vec(s.from), vec(s.to)];
    const along = a.clone().sub(b);
    const middle = a.clone().add(b).multiplyScalar(0.5);
    const y = along.clone().normalize();
    const x = y.clone().cross(vec(eye).sub(middle)).normalize();
    const mesh = sheet(shaftTexture(), color(tone), strength, true);
    mesh.applyMatrix4(new THREE.Matrix4().makeBasis(x, y, x.clone().cross(y)).setPosition(middle));
    mesh.scale.set(s.wide, along.length(), 1);
    group.add(mesh);
  }
  return group;
}

/** Banks of mist that face `eye`: [x, y, z, width, height]. */
export function mist(
  banks: [number, number, number, number, number][],
  eye: V3,
  tone: string,
  strength: number,
): THREE.Group {
  const group = new THREE.Group();
  for (const [x, y, z, w, h] of banks) {
    const mesh = sheet(mistTexture(), color(tone), strength, false);
    mesh.position.set(x, y, z);
    mesh.lookAt(eye[0], y, eye[2]);
    mesh.scale.set(w, h, 1);
    group.add(mesh);
  }
  return group;
}

/** Colored glass that turns the light along X: `tones` spread from left to right over `span`, standing at `z`. */
export function veilOfHours(tones: string[], [left, right]: [number, number], z: number): THREE.Mesh {
  const g = new THREE.PlaneGeometry(right - left, 8, tones.length - 1, 1);
  const tint = Array.from({ length: 2 }, () => tones.flatMap((t) => color(t).toArray())).flat();
  g.setAttribute('color', new THREE.Float32BufferAttribute(tint, 3));
  const look = { vertexColors: true, transparent: true, premultipliedAlpha: true, depthWrite: false, fog: false };
  const mesh = new THREE.Mesh(g, new THREE.MeshBasicMaterial({ ...look, blending: THREE.MultiplyBlending }));
  mesh.position.set((left + right) / 2, 1, z);
  mesh.userData.noLine = true;
  return mesh;
}

const contactTexture = () =>
  once('contact', () =>
    canvasTexture(64, 64, (context) => {
      const gradient = context.createRadialGradient(32, 32, 2, 32, 32, 31);
      gradient.addColorStop(0, 'rgba(255,255,255,1)');
      gradient.addColorStop(0.5, 'rgba(255,255,255,.7)');
      gradient.addColorStop(1, 'rgba(255,255,255,0)');
      context.fillStyle = gradient;
      context.fillRect(0, 0, 64, 64);
    }),
  );
/** Where soles and things rest: dark soft stains a little above the ground, [x, y, z, half width, half depth], metres. */
export function contacts(spots: [number, number, number, number, number][], tone: string, strength: number) {
  const group = new THREE.Group();
  for (const [x, y, z, w, d] of spots) {
    const mesh = sheet(contactTexture(), color(tone), strength, false);
    mesh.position.set(x, y, z);
    mesh.rotation.x = -Math.PI / 2;
    mesh.scale.set(2 * w, 2 * d, 1);
    group.add(mesh);
  }
  return group;
}
type Disc = [number, number, number, number];
/** Round soft sheets that face `eye`: [x, y, z, radius]. */
function discs(list: Disc[], eye: V3, map: THREE.Texture, look: { tone: string; strength: number; additive: boolean }) {
  const group = new THREE.Group();
  for (const [x, y, z, r] of list) {
    const mesh = sheet(map, color(look.tone), look.strength, look.additive);
    mesh.position.set(x, y, z);
    mesh.lookAt(...eye);
    mesh.scale.set(2 * r, 2 * r, 1);
    group.add(mesh);
  }
  return group;
}
/** Puffs of steam or smoke, turned to `eye`: [x, y, z, radius]. */
export function puffs(list: Disc[], eye: V3, tone: string, strength: number): THREE.Group {
  return discs(list, eye, contactTexture(), { tone, strength, additive: false });
}
/** Haloes round small lamps, turned to `eye`: [x, y, z, radius]. */
export function haloes(lamps: Disc[], eye: V3, tone: string, strength: number): THREE.Group {
  return discs(lamps, eye, haloTexture(), { tone, strength, additive: true });
}
const haloTexture = () =>
  once('halo', () =>
    canvasTexture(128, 128, (context) => {
      const gradient = context.createRadialGradient(64, 64, 2, 64, 64, 63);
      for (const [at, k] of [
        [0, 1],
        [0.18, 0.55],
        [0.45, 0.18],
        [1, 0],
      ] as const)
        gradient.addColorStop(at, `rgba(255,255,255,${k})`);
      context.fillStyle = gradient;
      context.fillRect(0, 0, 128, 128);
    }),
  );
