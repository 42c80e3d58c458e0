/** Where heads, the hidden thing, lettering and the focal point land in the picture: shares of width and height, y down. */
import * as THREE from 'three';
import type { MetadataBox, MetadataHead, Projection } from '../site/pictures/metadata.ts';
import { clamp, vec } from './model/math.ts';
import type { Ball, HeadSpot, Shot, ThingSpot } from './shot.ts';

/** Shares of the picture. */
type Edges = { left: number; top: number; right: number; bottom: number };

const round = (x: number): number => Math.round(x * 1000) / 1000;

/** Edges of a ball's picture; undefined when it is behind the camera or outside the picture. */
function edgesOf(shot: Shot, ball: Ball): Edges | undefined {
  const { camera } = shot;
  const right = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 0).multiplyScalar(ball.radius);
  const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1).multiplyScalar(ball.radius);
  const seen = (point: THREE.Vector3) => point.project(camera);
  const at = vec(ball.at);
  const center = seen(at.clone());
  if (center.z > 1) return undefined;
  const w = Math.abs(seen(at.clone().add(right)).x - center.x);
  const h = Math.abs(seen(at.clone().add(up)).y - center.y);
  const [left, rightEdge] = [clamp((center.x - w + 1) / 2), clamp((center.x + w + 1) / 2)];
  const [top, bottom] = [clamp((1 - center.y - h) / 2), clamp((1 - center.y + h) / 2)];
  if (rightEdge - left < 0.005 || bottom - top < 0.005) return undefined;
  return { left, top, right: rightEdge, bottom };
}

/** The smallest box round what is seen of the balls. */
function boxRound(shot: Shot, balls: readonly Ball[]): MetadataBox | undefined {
  const edges = balls.flatMap((ball) => edgesOf(shot, ball) ?? []);
  if (edges.length === 0) return undefined;
  const [left, top] = [Math.min(...edges.map((e) => e.left)), Math.min(...edges.map((e) => e.top))];
  const [right, bottom] = [Math.max(...edges.map((e) => e.right)), Math.max(...edges.map((e) => e.bottom))];
  return { left: round(left), top: round(top), width: round(right - left), height: round(bottom - top) };
}

function headBox(shot: Shot, head: HeadSpot | ThingSpot): MetadataHead | undefined {
  const box = boxRound(shot, [head]);
  if (!box) return undefined;
  return 'person' in head ? { person: head.person, ...box } : { thing: head.thing, ...box };
}

function findBoxes(shot: Shot): MetadataBox | MetadataBox[] | undefined {
  if (shot.finds) return shot.finds.flatMap((balls) => boxRound(shot, balls) ?? []);
  return boxRound(shot, shot.find ?? (shot.heads ?? []).filter((head) => 'thing' in head && head.thing === 'Find'));
}

/** Heads outside the picture are left out; without a focal point the middle is taken. */
export function projected(shot: Shot): Projection {
  const { camera } = shot;
  camera.aspect = shot.aspect ?? 4 / 3;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const heads = (shot.heads ?? []).flatMap((h) => headBox(shot, h) ?? []);
  const share = (point: THREE.Vector3) => ({ x: round(clamp((point.x + 1) / 2)), y: round(clamp((1 - point.y) / 2)) });
  const focal = share(shot.focal ? vec(shot.focal).project(camera) : new THREE.Vector3());
  const projection: Projection = { heads, focal };
  const find = findBoxes(shot);
  if (find) projection.find = find;
  if (shot.lettering)
    projection.lettering = shot.lettering.flatMap(({ text, balls }) => {
      const box = boxRound(shot, balls);
      return box ? [{ text, ...box }] : [];
    });
  if (shot.spots)
    projection.spots = Object.fromEntries(
      Object.entries(shot.spots).map(([name, at]) => [name, share(vec(at).project(camera))] as const),
    );
  return projection;
}
