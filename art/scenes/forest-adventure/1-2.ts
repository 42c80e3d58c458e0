/** FA-1.2. Night: three children bolt upright in a glowing tent; the Ranger drinks her tea; somebody takes a boot. */
import * as THREE from 'three';
import { manager } from '../../animals/manager.ts';
import { character } from '../../cast/character.ts';
import { MEERA } from '../../cast/people/meera.ts';
import { pose } from '../../cast/pose.ts';
import { relight } from '../../light/presets.ts';
import { Model } from '../../model/bake.ts';
import { color, type V3, vec } from '../../model/math.ts';
import { place } from '../../model/place.ts';
import { blueBoot } from '../../props/boot.ts';
import { shadowOnCloth, thermos } from '../../props/camping.ts';
import { camp, campfire, campGround, sittingLog, TENT, tent } from '../../sets/camp.ts';
import type { Palette, TreePlan } from '../../sets/woodland.ts';
import { camera, distance, type Shot } from '../../shot.ts';

const NIGHT: Palette = {
  leaves: ['#22384a', '#2f4f5c', '#45706a', '#6f9480', '#a3b896'],
  bark: ['#453a50', '#7a6470'],
  grass: ['#2f4a52', '#45685c', '#688a6a', '#94a878'],
};
const FROM: V3 = [0.55, 1.5, 6.9];
const TO: V3 = [0.42, 0.92, 0];
const FIRE: V3 = [1.35, 0.02, 1.25];
const TREES: TreePlan[] = (
  [
    [-3.6, -2.2, 6.6, 0.32],
    [3.9, -2.6, 6.8, 0.34],
    [-1.2, -4.6, 7, 0.3],
    [1.9, -5.6, 7.4, 0.32],
    [-5.6, -0.6, 6.6, 0.34],
    [5.9, -1.2, 7, 0.34],
    [-4.4, -6.4, 7.6, 0.3],
    [5.6, -6.5, 7.6, 0.34],
  ] as const
).map(([x, z, height, girth], i) => ({
  at: [x, campGround(x, z), z] as V3,
  height,
  girth,
  leaves: 2000,
  leafSize: 0.23,
  seed: i * 5 + 3,
}));

export function nightAtCamp(): Shot {
  const scene = new THREE.Scene();
  camp(scene, {
    palette: NIGHT,
    soil: ['#8a7468', '#4f6a5a'],
    distance: {
      skyTop: '#2f3a70',
      skyLow: '#6a78a8',
      far: '#4f6488',
      near: '#2f4560',
      glow: { at: -24, wide: 40, color: '#a9b4d8' },
      gain: 0.5,
    },
    trees: TREES,
    clear: (x, z) => z < 2.2 && !(Math.abs(x + 1.0) < 2.2 && z > -1.4),
  });
  const m = new Model();
  const tentAt = place([-1.05, campGround(-1.05, -0.2), -0.2], [0, 14, 0], 1.12);
  tent(m, tentAt, { cloth: '#c98a4a', glow: color('#ffbf66').multiplyScalar(1.15) });
  const slope = (Math.atan2(TENT[2], TENT[1]) * 180) / Math.PI;
  m.inside(tentAt, () => {
    m.inside(place([0, 0, TENT[2] + 0.012], [-slope, 0, 0]), () => {
      shadowOnCloth(m, place([-0.68, -0.06, 0.0], [0, 0, 4], 0.98), 'round');
      shadowOnCloth(m, place([0.02, -0.06, 0.004], [0, 0, -3], 1.04), 'curls');
      shadowOnCloth(m, place([0.7, -0.06, 0.008], [0, 0, -5], 1.0), 'braids');
    });
  });
  campfire(m, place(FIRE), true);
  const seat: V3 = [2.42, campGround(2.42, 0.78), 0.78];
  sittingLog(m, place(seat, [0, -52, 0]), 1.2, 0.36);
  const meera = character(MEERA, {
    at: place([seat[0] - 0.02, seat[1], seat[2] + 0.02], [0, -50, 0]),
    expression: 'calm',
    gaze: [-0.4, 0.1],
    pose: pose('sitChair', {
      hips: 0.5,
      lean: [4, 0, 2],
      bend: 8,
      head: [2, -30, 5],
      right: {
        hand: [-0.08, -0.36, 0.6],
        elbow: [0.9, -0.7, -0.2],
        palm: [-1, 0, 0],
        fingers: [-0.3, 0.2, 1],
        grip: 'holdThick',
      },
      left: {
        hand: [-0.06, -0.7, 0.52],
        elbow: [0.8, -0.3, -0.6],
        palm: [-0.3, -1, 0],
        fingers: [-0.4, -0.2, 1],
        grip: 'relaxed',
      },
    }),
  });
  const cup = new THREE.Vector3().setFromMatrixPosition(meera.grip.right);
  thermos(m, place([cup.x, cup.y - 0.12, cup.z], [0, 0, 0], 1.15));
  const thief: V3 = [1.02, campGround(1.02, -1.3), -1.3];
  const boss = manager({ at: place(thief, [0, 112, 0], 1.1), pose: 'work', head: [-6, 12, 0], lid: 0.4, wet: true });
  blueBoot(m, place(vec(thief).add(vec(0.5, 0.34, 0.06)), [24, 60, 50], 1.4));
  scene.add(meera.model, boss.model, m.bake());
  const stars = new Model();
  for (let i = 0; i < 40; i++) {
    const a = ((i * 137.5) % 90) - 45;
    const r = 28;
    const at = place([
      Math.sin((a * Math.PI) / 180) * r,
      9 + ((i * 53) % 100) / 12,
      -Math.cos((a * Math.PI) / 180) * r,
    ]);
    stars.put(
      new THREE.SphereGeometry(0.05 + (i % 3) * 0.02, 6, 5),
      { glow: true, line: 0, color: color('#fff2d0').multiplyScalar(1.3) },
      at,
    );
  }
  scene.add(stars.bake({ cast: false, receive: false }));
  return {
    scene,
    camera: camera(FROM, TO, 33),
    focus: distance(FROM, [-0.6, 0.8, 0.6]),
    aperture: 0.014,
    light: relight('night', {
      sun: { dir: [-0.55, 0.85, -0.35], color: '#aebcff', power: 2.3, cone: 0.06 },
      top: '#5a68b8',
      horizon: '#7478bc',
      bounce: '#6a5a88',
      sky: 0.55,
      points: [
        { at: [FIRE[0], FIRE[1] + 0.42, FIRE[2]], color: '#ff9a4a', power: 9, radius: 0.16 },
        { at: [-0.7, 0.5, 1.35], color: '#ffb866', power: 3, radius: 0.3 },
      ],
      fog: { color: '#4f5c90', near: 8, far: 30 },
      exposure: 1.05,
    }),
    paint: { line: 0.7 },
    center: [0, 1, -0.5],
    radius: 6,
    heads: [meera.head, boss.head],
    focal: [-1.0, 0.95, 0.5],
  };
}
