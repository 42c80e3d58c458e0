/** KB-7.1. Mr. Seo sews his own sleeve to the skirt that is too short; half of him is dressed for summer. */
import * as THREE from 'three';
import { onHanbok, SLEEVE_CHECK } from '../../cast/accessories-korea.ts';
import { character } from '../../cast/character.ts';
import { grasp } from '../../cast/grasp.ts';
import { holdCard, pointAt } from '../../cast/holds.ts';
import { CHARLOTTE_HANBOK_SEWING, MOM_SUMMER } from '../../cast/people/korea-travel.ts';
import { MR_SEO_PINS } from '../../cast/people/mr-seo.ts';
import { pose } from '../../cast/pose.ts';
import type { Pose } from '../../cast/pose-spec.ts';
import { headFrame } from '../../cast/skeleton.ts';
import { Model } from '../../model/bake.ts';
import { grid } from '../../model/grid.ts';
import { type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { needleAndThread, shears } from '../../props/sewing-things.ts';
import { earPot } from '../../props/soup-pots.ts';
import { koreaLight } from '../../sets/korea-sky.ts';
import { laneShops, MANNEQUIN, STOOL } from '../../sets/lane-shops.ts';
import { camera, distance, type Shot } from '../../shot.ts';
import { pattern } from '../../texture/pattern.ts';

const FROM: V3 = [2.1, 0.94, 1.32];
const TO: V3 = [2.12, 0.95, -1.2];
/** Mr. Seo's upper arm. */
const BARE: V3 = [2.44, 0.84, -0.82];

export function oneSleevedShirt(): Shot {
  const scene = new THREE.Scene();
  laneShops(scene, { hour: 'day', without: ['cleanerFront', 'tteok', 'upper', 'pole'] });
  const m = new Model();

  const girlAt = place([STOOL[0] - 0.1, STOOL[1], STOOL[2] + 0.02], [0, 30, 0], 1.02);
  const posing: Pose = pose('stand', { lean: [3, 0, -3], bend: 6, head: [18, 20, -6] });
  const girl = { at: girlAt, build: 'child8', stance: posing } as const;
  const charlotte = character(CHARLOTTE_HANBOK_SEWING, {
    at: girlAt,
    expression: 'surprise',
    gaze: [0.4, -0.6],
    pose: {
      ...posing,
      // is it not cold, this arm?
      left: pointAt({ ...girl, side: 'left', target: BARE, touch: false, stretch: 0.9, elbow: [0.6, -1, 0] }),
      right: {
        hand: [0.56, -0.62, 0.12],
        elbow: [0.8, -0.2, -0.6],
        palm: [0, -1, 0.2],
        fingers: [1, 0, 0.3],
        grip: 'open',
      },
      legLeft: { foot: [0, 0, 0.02], toeOut: 10 },
      legRight: { foot: [0.02, 0, -0.02], toeOut: 16 },
    },
  });

  const seoAt = place([2.67, 0.012, -0.98], [0, -46, 0]);
  const sewing: Pose = pose('kneel', { hips: 0.5, lean: [13, -14, 0], bend: 14, head: [14, -16, -6] });
  const seo = { at: seoAt, build: 'tallMan', stance: sewing } as const;
  const stitch = onHanbok(girl, 0.28, 0.77, 0.03);
  // the end of the band, pulled straight
  const hem = stitch.clone().add(vec(0.2, -0.06, -0.015));
  const tailor = character(MR_SEO_PINS, {
    at: seoAt,
    expression: 'calm',
    gaze: [0.1, -0.5],
    pose: {
      ...sewing,
      right: grasp({
        at: seoAt,
        build: 'tallMan',
        side: 'right',
        point: stitch.clone().add(vec(0.07, 0.04, 0.05)),
        touch: 'pinch',
        fingers: [-0.45, -0.2, 1],
        palm: [-0.8, -0.4, -0.2],
        elbow: [1, -0.3, 0.2],
        grip: 'pinch',
      }),
      left: holdCard({
        ...seo,
        side: 'left',
        edge: hem,
        inward: [-1, 0, 0.1],
        face: [0.1, 0.25, 1],
        elbow: [0.8, -0.9, 0],
      }),
    },
  });
  const eye = stitch.clone().add(vec(0.07, 0.04, 0.05));
  const three = (v: THREE.Vector3): V3 => [v.x, v.y, v.z];
  needleAndThread(m, three(stitch), three(eye), three(onHanbok(girl, 0.02, 0.765, 0.01)));

  const momAt = place([3.12, 0.012, -2.0], [0, -40, 0]);
  const moved: Pose = pose('stand', { lean: [-2, -4, 4], bend: 3, head: [8, -10, 8] });
  const face = headFrame(momAt, 'woman', moved);
  const mom = character(MOM_SUMMER, {
    at: momAt,
    expression: 'laughTears',
    pose: {
      ...moved,
      right: grasp({
        at: momAt,
        build: 'woman',
        side: 'right',
        point: vec(-0.05, -0.6, 1.08).applyMatrix4(face),
        touch: 'palm',
        fingers: [-0.9, 0.45, 0.1],
        palm: [-0.15, 0.1, -1],
        elbow: [0.7, -1, 0.1],
        grip: 'flat',
      }),
      left: {
        hand: [-0.35, -0.5, 0.45],
        elbow: [0.8, -0.6, 0],
        palm: [0, 0, -1],
        fingers: [-1, 0.1, 0.2],
        grip: 'relaxed',
      },
    },
  });

  const [root, low] = [onHanbok(girl, 0.22, 0.752, 0.012), onHanbok(girl, 0.22, 0.9, 0.02)];
  m.put(
    grid(
      (u, w) => {
        const at = root.clone().lerp(low, w);
        const to = hem.clone().add(vec(0.012, 0.065 - 0.13 * w, 0.004));
        at.lerp(to, u).add(
          vec(0, -0.03 * Math.sin(u * Math.PI), 0.035 * Math.sin(u * Math.PI) + 0.008 * Math.sin(u * 7 + w * 2)),
        );
        return [at.x, at.y, at.z];
      },
      18,
      6,
      (u, w) => [u * 0.26, w * 0.13],
    ),
    { map: pattern(SLEEVE_CHECK), doubleSided: true },
  );
  earPot(m, place([3.1, 0.87, -0.8], [0, 20, 0]), 0.13, { lid: 'off', inside: 'empty' });
  shears(m, place([2.02, 0.03, -0.62], [-90, 30, 0], 1.5), 34);

  const actors = [charlotte, tailor, mom];
  scene.add(...actors.map((a) => a.model), m.bake());
  return {
    scene,
    camera: camera(FROM, TO, 40.5),
    focus: distance(FROM, stitch.toArray() as V3),
    aperture: 0.006,
    light: koreaLight('day', {
      sun: { dir: [-0.3, 0.8, 0.9], color: '#fff0d4', power: 3.6, cone: 0.1 },
      fill: { dir: [0.45, 0.5, 1], color: '#ffe8d4', power: 1.1, cone: 0.4 },
      points: [{ at: [2.35, 2.5, -1.1], color: '#ffe0b4', power: 9, radius: 0.3 }],
    }),
    center: [2, 0.9, -1],
    radius: 3.4,
    heads: [...actors.map((a) => a.head), { thing: 'Find', at: vec(MANNEQUIN).add(vec(0, 1.6, 0)), radius: 0.18 }],
    focal: stitch.toArray() as V3,
  };
}
