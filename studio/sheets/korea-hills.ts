/** One look into every outdoor place of the Pyeongchang book: never published; copy the call, the camera and the light from here. */
import type * as THREE from 'three';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import { place } from '../model/place.ts';
import { hangul } from '../props/hangul-sign.ts';
import { redPine } from '../props/red-pine.ts';
import { granaryLight, joseonGranary } from '../scenes/pyeongchang-story/3-2.joseon-granary.ts';
import { galleryGarden } from '../scenes/pyeongchang-story/4-3.gallery-garden.ts';
import { hallLight, literatureHall } from '../scenes/pyeongchang-story/4-4.literature-hall.ts';
import { cultureRoad, sepiaLight, streetLight } from '../sets/culture-road.ts';
import { cornerLight, granaryCorner } from '../sets/granary-corner.ts';
import { classroomLight, koreanClassroom } from '../sets/korean-classroom.ts';
import { lookoutLight } from '../sets/lookout-eras.ts';
import { mountainLookout } from '../sets/mountain-lookout.ts';
import { segeomjeong, streamLight } from '../sets/segeomjeong.ts';
import { shrineLight, spiritShrine } from '../sets/spirit-shrine.ts';
import { tiledRoof } from '../sets/tiled-roof.ts';
import type { Shot } from '../shot.ts';
import { type Look, view } from './view.ts';

/** Hills need more of the land in the light than a room does. */
const hill = (build: (scene: THREE.Scene) => void, look: Look) => view(build, { radius: 8, ...look });

const parts = (scene: THREE.Scene): void => {
  const model = new Model();
  tiledRoof(model, place([-2, 2.4, 0], [0, 24, 0]), { long: 6, deep: 4.4, rise: 1.6, kind: 'hipGable' });
  tiledRoof(model, place([6, 2.4, -4], [0, -24, 0]), { long: 6, deep: 4.4, rise: 1.6, kind: 'gable' });
  tiledRoof(model, place([0, 6, -12], [0, 24, 0]), { long: 6, deep: 4.4, rise: 1.6, kind: 'hipGable', detail: 'far' });
  redPine(model, { at: [3.6, 0, 1], height: 4.6, girth: 0.17, needles: 600, seed: 3 });
  for (const [i, t] of [
    '평창문화로 세검정로',
    '가나아트센터 김종영미술관',
    '토탈미술관 영인문학관',
    '북한산 둘레길 평창마을길 5.0 km',
    '형제봉 입구 → 탕춘대성 암문',
    '평창동의 약 65%가 숲',
    '우리 동네에 제일 많은 것은?',
    '밤나무골 · 율목동 · 평창리 쌀',
  ].entries())
    hangul(model, place([-1.2, 1.85 - i * 0.3, 2.6]), t, 0.22, '#33201c', { hand: i === 6 ? 0.5 : 0 });
  scene.add(model.bake());
};

export const KOREA_HILLS: Record<string, () => Shot> = {
  'sheets/hills-lookout': hill((scene) => mountainLookout(scene, { era: 'today' }), {
    from: [0.2, 1.5, 5.4],
    to: [-1.6, 2.3, -10],
    fov: 42,
    light: lookoutLight('today'),
    center: [0, 1, 0],
  }),
  'sheets/hills-lookout-1948': hill((scene) => mountainLookout(scene, { era: '1948' }), {
    from: [0.4, 0.95, 3.1],
    to: [0.9, 0.95, -0.5],
    fov: 38,
    light: lookoutLight('1948'),
    center: [0, 1, 0],
  }),
  'sheets/hills-lookout-legend': hill((scene) => mountainLookout(scene, { era: 'legend', skip: ['pines'] }), {
    from: [0, 1.6, 0.4],
    to: [-5, 7.6, -96],
    fov: 34,
    light: lookoutLight('legend'),
    center: [0, 1, 0],
  }),
  'sheets/hills-road': hill((scene) => cultureRoad(scene, { when: 'today' }), {
    from: [0.2, 1.5, 5.6],
    to: [1, 1.75, -1],
    fov: 38,
    light: streetLight(),
    center: [1, 1, -0.5],
  }),
  'sheets/hills-road-2012': hill((scene) => cultureRoad(scene, { when: '2012' }), {
    from: [-1.2, 1.5, 4.9],
    to: [0.9, 1.05, -0.6],
    fov: 40,
    light: sepiaLight(),
    center: [0.5, 1, -0.5],
  }),
  'sheets/hills-garden': hill((scene) => galleryGarden(scene), {
    from: [0.9, 1.35, 5.6],
    to: [0.3, 1.05, -1],
    fov: 38,
    light: streetLight(),
    center: [0, 1.5, -2],
    radius: 9,
  }),
  'sheets/hills-hall': hill(literatureHall, {
    from: [-0.5, 1.45, 4.2],
    to: [0.3, 1.15, -0.6],
    fov: 38,
    light: hallLight(),
    center: [0, 1, -0.6],
    radius: 5,
  }),
  'sheets/hills-corner': hill((scene) => granaryCorner(scene, { hour: 'day' }), {
    from: [0.9, 1.1, 4.1],
    to: [0.6, 0.9, -1.2],
    fov: 38,
    light: cornerLight('day'),
    center: [0, 1, -1],
  }),
  'sheets/hills-corner-sunset': hill((scene) => granaryCorner(scene, { hour: 'sunset' }), {
    from: [0.2, 0.95, 2.2],
    to: [-0.25, 0.55, -1.1],
    fov: 36,
    light: cornerLight('sunset'),
    center: [0, 1, -1],
  }),
  'sheets/hills-granary': hill((scene) => joseonGranary(scene), {
    from: [-1.5, 1.6, 7.4],
    to: [0.5, 1.8, -3.5],
    fov: 42,
    light: granaryLight(),
    center: [0, 1.5, -2.5],
    radius: 12,
  }),
  'sheets/hills-stream': hill((scene) => segeomjeong(scene), {
    from: [-1.6, 1.25, 4.6],
    to: [0.7, 1.55, -5],
    fov: 44,
    light: streamLight(),
    center: [0.5, 1, -3],
    radius: 11,
  }),
  'sheets/hills-stream-rock': hill((scene) => segeomjeong(scene, { skip: ['mountain'] }), {
    from: [-1.2, 1.15, 2],
    to: [-1.35, 0.15, 0.85],
    fov: 36,
    light: streamLight(),
    center: [-1, 0, 0],
    radius: 5,
  }),
  'sheets/hills-shrine': hill((scene) => spiritShrine(scene, { doors: 'shut', hour: 'mist', eye: [1.5, 1.2, 7.2] }), {
    from: [1.5, 1.2, 7.2],
    to: [-0.2, 1.6, -0.5],
    fov: 40,
    light: shrineLight('mist'),
    center: [0, 1.5, 0],
  }),
  'sheets/hills-shrine-open': hill((scene) => spiritShrine(scene, { doors: 'open', hour: 'day' }), {
    from: [0.95, 1.35, 3.5],
    to: [0, 1.3, -1.4],
    fov: 38,
    light: shrineLight('day'),
    center: [0, 1.5, 0],
    radius: 6,
  }),
  'sheets/hills-shrine-steps': hill((scene) => spiritShrine(scene, { doors: 'shut', hour: 'day' }), {
    from: [-0.5, 1.3, 6.4],
    to: [2.4, 1.75, -3],
    fov: 42,
    light: shrineLight('day'),
    center: [0, 1.5, 0],
  }),
  'sheets/hills-classroom': hill((scene) => koreanClassroom(scene, { board: 'question' }), {
    from: [3, 1.75, 4.3],
    to: [-0.5, 1.15, -2.4],
    fov: 42,
    light: classroomLight(),
    center: [0, 1.2, 0],
    radius: 6.5,
  }),
  'sheets/hills-classroom-names': hill((scene) => koreanClassroom(scene, { board: 'names' }), {
    from: [1.2, 1.35, 0.9],
    to: [-0.3, 1.5, -3.2],
    fov: 40,
    light: classroomLight(),
    center: [0, 1.2, 0],
    radius: 6.5,
  }),
  'sheets/hills-classroom-window': hill((scene) => koreanClassroom(scene, { board: 'names', rows: 2 }), {
    from: [2.2, 1.4, 0.6],
    to: [-4.2, 1.5, -1.2],
    fov: 38,
    light: classroomLight(),
    center: [0, 1.2, 0],
    radius: 6.5,
  }),
  'sheets/hills-parts': hill(parts, { from: [0, 2.4, 10], to: [0.6, 2, 0], fov: 40, light: relight('day') }),
};
