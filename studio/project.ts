/** Where heads and the focal point land in the picture: shares of width and height, y down. */
import * as THREE from 'three';
import { clamp, vec } from './model/math.ts';
import type { HeadBox, Projection } from './picture-metadata.ts';
import type { Shot } from './shot.ts';

const round = (x: number): number => Math.round(x * 1000) / 1000;

function headBox(shot: Shot, head: NonNullable<Shot['heads']>[number]): HeadBox | undefined {
  const { camera } = shot;
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0).multiplyScalar(head.radius);
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1).multiplyScalar(head.radius);
  const seen = (p: THREE.Vector3) => p.project(camera);
  const centre = seen(head.at.clone());
  if (centre.z > 1) return undefined;
  const half = { x: seen(head.at.clone().add(right)).x - centre.x, y: seen(head.at.clone().add(up)).y - centre.y };
  const [w, h] = [Math.hypot(half.x, 0), Math.hypot(half.y, 0)];
  const [left, rightEdge] = [clamp((centre.x - w + 1) / 2), clamp((centre.x + w + 1) / 2)];
  const [top, bottom] = [clamp((1 - centre.y - h) / 2), clamp((1 - centre.y + h) / 2)];
  if (rightEdge - left < 0.005 || bottom - top < 0.005) return undefined;
  return {
    ...('person' in head ? { person: head.person } : { thing: head.thing }),
    left: round(left),
    top: round(top),
    width: round(rightEdge - left),
    height: round(bottom - top),
  };
}

/** Heads outside the picture are left out; without a focal point the middle is taken. */
export function projected(shot: Shot): Projection {
  const { camera } = shot;
  camera.aspect = shot.aspect ?? 4 / 3;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const heads = (shot.heads ?? []).flatMap((h) => headBox(shot, h) ?? []);
  const share = (p: THREE.Vector3) => ({ x: round(clamp((p.x + 1) / 2)), y: round(clamp((1 - p.y) / 2)) });
  const focal = share(shot.focal ? vec(shot.focal).project(camera) : new THREE.Vector3());
  if (!shot.spots) return { heads, focal };
  const spots = Object.entries(shot.spots).map(([name, at]) => [name, share(vec(at).project(camera))] as const);
  return { heads, focal, spots: Object.fromEntries(spots) };
}
