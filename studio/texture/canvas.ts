/** Canvas textures. `repeat` tiles per metre of uv (uv of clothes and boxes is in metres). */
import * as THREE from 'three';

export function canvasTexture(
  width: number,
  height: number,
  draw: (c: CanvasRenderingContext2D) => void,
  repeat?: [number, number],
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no 2D canvas');
  draw(context);
  const t = new THREE.CanvasTexture(canvas);
  t.colorSpace = THREE.SRGBColorSpace;
  t.wrapS = t.wrapT = repeat ? THREE.RepeatWrapping : THREE.ClampToEdgeWrapping;
  if (repeat) t.repeat.set(...repeat);
  t.anisotropy = 4;
  return t;
}
const kept = new Map<string, THREE.Texture>();
export function once(key: string, make: () => THREE.Texture): THREE.Texture {
  const t = kept.get(key) ?? make();
  kept.set(key, t);
  return t;
}
