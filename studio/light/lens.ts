/** The lens as a painter would have it: distance is soft, but nobody's face is out of focus. */
import * as THREE from 'three';
import type { Shot } from '../shot.ts';

/** A face in view. `draw` is what `faceTexture` left on its texture. */
export type SeenFace = {
  /** metres from the eye, along its axis */
  depth: number;
  /** height of the head as a share of the picture's */
  share: number;
  drawFar: () => void;
};
/** Blur of a face, as a share of the picture's height, that still reads as sharp: .9 px of 900. */
const SHARP = 0.001;
/** Faces nearer than this share of the focus are a frame for what lies behind; they may blur. */
const FOREGROUND = 0.6;
/** Smaller heads than this are drawn with dots for eyes. */
const FAR_HEAD = 0.085;

type Drawn = THREE.Material & { map?: THREE.Texture | null };

/** The faces inside the picture. */
export function facesSeen(shot: Pick<Shot, 'scene' | 'camera'>, aspect: number): SeenFace[] {
  const { scene, camera } = shot;
  const cam = camera.clone();
  cam.aspect = aspect;
  cam.updateProjectionMatrix();
  cam.updateMatrixWorld();
  const tall = Math.tan(THREE.MathUtils.degToRad(cam.fov) / 2);
  const frustum = new THREE.Frustum().setFromProjectionMatrix(
    new THREE.Matrix4().multiplyMatrices(cam.projectionMatrix, cam.matrixWorldInverse),
  );
  const faces: SeenFace[] = [];
  scene.updateMatrixWorld();
  scene.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    const drawFar = (o.material as Drawn).map?.userData.drawFar as (() => void) | undefined;
    if (!drawFar) return;
    const geometry = o.geometry as THREE.BufferGeometry;
    geometry.computeBoundingSphere();
    if (!geometry.boundingSphere) return;
    const head = geometry.boundingSphere.clone().applyMatrix4(o.matrixWorld);
    if (!frustum.intersectsSphere(head)) return;
    const depth = -head.center.applyMatrix4(cam.matrixWorldInverse).z;
    if (depth > 0) faces.push({ depth, share: head.radius / (depth * tall), drawFar });
  });
  return faces;
}

/** The widest lens with which every face is sharp. */
export function widestLens(faces: readonly Pick<SeenFace, 'depth'>[], focus: number, fov: number): number {
  const tall = 2 * Math.tan(THREE.MathUtils.degToRad(fov) / 2);
  const limits = faces
    .filter(({ depth }) => depth > focus * FOREGROUND)
    .map(({ depth }) => (SHARP * tall) / Math.abs(1 / focus - 1 / depth));
  return Math.min(Number.POSITIVE_INFINITY, ...limits);
}

/** Small faces lose what would smear: dots for eyes, bold brows and mouth. */
export function simplifyFar(faces: readonly SeenFace[]): void {
  for (const face of faces) if (face.share < FAR_HEAD) face.drawFar();
}
