/** Canvas textures. `repeat` tiles per metre of uv (uv of clothes and boxes is in metres). */
import * as THREE from 'three';

export function canvasTexture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
  repeat?: [number, number],
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser gives no 2D canvas');
  draw(context);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.wrapS = texture.wrapT = repeat ? THREE.RepeatWrapping : THREE.ClampToEdgeWrapping;
  if (repeat) texture.repeat.set(...repeat);
  texture.anisotropy = 4;
  return texture;
}
const kept = new Map<string, THREE.Texture>();
export function once(key: string, make: () => THREE.Texture): THREE.Texture {
  const texture = kept.get(key) ?? make();
  kept.set(key, texture);
  return texture;
}
