/** Things of the two Korean books in trays; looked at, never published. */
import * as THREE from 'three';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { cakeCloth, chopsticks, sleeveHat, suitcase, twigBroom } from '../props/journey-things.ts';
import { calendarPlane, nameCard, nameSheets } from '../props/name-papers.ts';
import { apologyNote, halmeoniNote } from '../props/notes.ts';
import { persimmon, persimmonBranch, persimmonPeel } from '../props/persimmons.ts';
import { candleCakes, susuCakes, whiteCake } from '../props/rice-cakes.ts';
import { driedWeed, seaweedBag } from '../props/seaweed-bag.ts';
import { needleAndThread, shears, shirtButton } from '../props/sewing-things.ts';
import { earPot, steamRibbons } from '../props/soup-pots.ts';
import { breakfastTray, paringKnife, pouringRice, riceHeap, soupBowl } from '../props/table-things.ts';
import { candleStub, looseBottom, phone, ricePaddle, tinBox } from '../props/taffy-box.ts';
import { clicky } from '../props/tally-counter.ts';
import { foldedMap, yeongsuMap } from '../props/yeongsu-map.ts';
import { alleyMap } from '../scenes/korean-charlotte-birthday/5-1.alley-map.ts';
import { imoBicycle } from '../scenes/korean-charlotte-birthday/5-1.imo-bicycle.ts';
import { strawMat, yutBoard, yutStick } from '../scenes/korean-charlotte-birthday/8-1.yut.ts';
import { twoMaps } from '../scenes/pyeongchang-story/2-3.two-maps.ts';
import { pheasant } from '../scenes/pyeongchang-story/3-2.pheasant.ts';
import { driedFish, honeyPot } from '../scenes/pyeongchang-story/3-2.tribute.ts';
import { sparrow } from '../scenes/pyeongchang-story/3-3.sparrow.ts';
import { inkMinnows, washedPage } from '../scenes/pyeongchang-story/7-1.washed-pages.ts';
import { dugHole } from '../scenes/pyeongchang-story/8-1.dug-hole.ts';
import { taffyParcel } from '../scenes/pyeongchang-story/8-4.taffy-parcel.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';

const tray =
  (
    build: (m: Model, scene: THREE.Scene) => void,
    wide: number,
    [from, to]: [V3, V3] = [
      [0, 1.5, 5],
      [0, 0.42, 0],
    ],
  ) =>
  (): Shot => {
    const scene = new THREE.Scene();
    scene.add(backdrop('#f1dcbd', 1.2));
    const m = new Model();
    build(m, scene);
    scene.add(m.bake());
    const far = Math.hypot(from[1] - to[1], from[2] - to[2]);
    return {
      scene,
      camera: camera(from, to, (Math.atan(wide / 2.667 / far) * 360) / Math.PI),
      focus: far,
      aperture: 0.002,
      light: relight('morning', {
        sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
        exposure: 1,
      }),
      center: [0, 0.4, 0],
      radius: 3,
    };
  };

export const KOREA_TRAYS: Record<string, () => Shot> = {
  'sheets/korea-maps': tray(
    (m) => {
      yeongsuMap(m, place([-0.92, 1.42, 0], [-8, 0, 0]), 1.6, { bend: 'held', done: 1 });
      yeongsuMap(m, place([0.92, 1.42, 0], [-8, 0, 0]), 1.6, { bend: 'soaked', wet: 1, wax: true, paw: true });
      twoMaps(m, place([-1.0, 0.36, 0.2], [-12, 0, 0]), 0.9);
      alleyMap(m, place([0.25, 0.36, 0.2], [-12, 0, 0]), 1.1, { rung: 3 });
      foldedMap(m, place([1.15, 0.3, 0.3], [-20, 10, 8]), 0.9);
      clicky(m, place([1.62, 0.36, 0.3], [-8, 0, 0]), { digits: '9999', next: '0000', roll: 0.5, size: 6 });
      clicky(m, place([1.25, 0.62, 0.1], [-8, 0, 0]), { digits: '0031', size: 3.4 });
    },
    3.7,
    [
      [0, 1.5, 6],
      [0, 0.95, 0],
    ],
  ),
  'sheets/korea-food': tray((m, scene) => {
    const steam: V3[] = [
      [-0.95, 0.2, 0.1],
      [-0.8, 0.45, 0],
      [-1.1, 0.7, 0],
      [-0.7, 1.0, -0.1],
    ];
    scene.add(steamRibbons([steam], [0, 1.5, 5]));
    earPot(m, place([-1.5, 0, 0]), 0.16, { lid: 'on' });
    earPot(m, place([-1.05, 0, 0.1], [0, 30, 0]), 0.16, { lid: 'askew', tone: '#9db4c8' });
    earPot(m, place([-0.6, 0, 0.2]), 0.16, { lid: 'off', inside: 'cakes', tone: '#e08a6a' });
    seaweedBag(m, place([-0.1, 0, -0.2], [0, -10, 0], 1.3));
    seaweedBag(m, place([0.3, 0, -0.2], [0, 16, 0], 1.3), { open: true, left: 0.4 });
    driedWeed(m, place([0.1, 0, 0.3]), 0.12, 40);
    candleCakes(m, place([0.85, 0, 0]), { size: 1.2 });
    whiteCake(m, place([-0.3, 0, 0.7]), 0.12, 0.08, true);
    susuCakes(m, place([0.25, 0, 0.75]), 0.14, 14);
    persimmon(m, place([1.35, 0, 0.2]), 0.06);
    persimmon(m, place([1.5, 0, 0.3], [0, 40, 0]), 0.06, 'peeled');
    persimmon(m, place([1.62, 0, 0.14], [0, 80, 0]), 0.06, 'bitten');
    persimmonPeel(m, place([0.8, 0, 0.75]), 3.2, 0.08);
    persimmonBranch(m, [1.15, 0.75, 0], [1.7, 0.85, 0], 3, 0.055);
  }, 3.7),
  'sheets/korea-box': tray((m) => {
    tinBox(m, place([-1.35, 0, 0], [0, 20, 0], 1.6), { open: 105 });
    tinBox(m, place([-1.4, 0, 0.75], [0, -20, 0]), { full: false });
    candleStub(m, place([-0.95, 0, 0.7], [0, 0, 0], 3));
    apologyNote(m, place([-0.7, 0.85, -0.2], [-8, 0, 3]), 0.9);
    halmeoniNote(m, place([0.25, 0.85, -0.2], [-8, 0, -3]), 0.62);
    phone(m, place([0.78, 0.8, 0], [0, 20, 0], 2), { lit: true });
    phone(m, place([1.1, 0.8, 0], [0, 200, 0], 2));
    taffyParcel(m, place([-0.45, 0, 0.1], [0, 20, 0], 1.1), {});
    taffyParcel(m, place([0.2, 0, -0.1], [0, -16, 0], 1.1), { shut: true });
    looseBottom(m, place([0.1, 0.06, 0.7], [60, 20, 0]));
    ricePaddle(m, place([0.4, 0, 0.7], [0, 0, 0], 1.4));
    pheasant(m, place([1.2, 0.42, 0.1], [-10, -60, 0]), { wings: 0.7 });
    honeyPot(m, place([0.7, 0, 0.5]));
    driedFish(m, place([1.66, 0.02, 0.2], [0, -20, 8]), 0.75);
  }, 3.7),
  'sheets/korea-street': tray(
    (m) => {
      imoBicycle(m, place([-1.15, 0, -0.3], [0, 12, 0]), { steer: 14 });
      earPot(m, place([-1.76, 0.75, -0.17]), 0.13, { lid: 'on' });
      suitcase(m, place([0.0, 0, -0.2], [0, -18, 0]));
      nameCard(m, place([0.62, 0.78, 0], [-6, 0, 2], 1.4));
      nameSheets(m, place([1.32, 0.72, 0], [-10, 0, -2], 1.5));
      strawMat(m, place([-0.55, 0, 0.95]), 0.8);
      for (const [i, up] of (['flat', 'flat', 'round', 'flat'] as const).entries())
        yutStick(m, place([-0.8 + i * 0.17, 0.045, 0.95 + (i % 2) * 0.16], [0, i * 40, 0]), up);
      yutBoard(m, place([0.3, 0, 0.95]));
      calendarPlane(m, place([0.72, 0.02, 0.75], [0, 30, 0]), 1);
      cakeCloth(m, place([1.1, 0, 0.95], [0, 20, 0]), { size: 0.7 });
      washedPage(m, place([1.55, 0, 0.9], [0, 10, 0]));
      inkMinnows(m, place([0.6, 0, 0.45]), 1.2);
      sleeveHat(m, place([0.5, 0.1, 0.1]), 0.1);
      twigBroom(m, [1.78, 0, 0.1], [1.66, 1.2, -0.1]);
      chopsticks(m, [0.2, 0.9, 0.3], [0.36, 0.8, 0.34]);
    },
    3.9,
    [
      [0, 2.2, 5.4],
      [0, 0.42, 0.2],
    ],
  ),
  'sheets/korea-table': tray(
    (m) => {
      breakfastTray(m, place([-0.62, 0, 0.1]));
      soupBowl(m, place([-0.2, 0, 0.1]), { r: 0.09 });
      riceHeap(m, place([0.08, 0, 0.16]), 0.1);
      pouringRice(m, [0.08, 0.34, 0.16], [0.08, 0.06, 0.16]);
      sparrow(m, place([0.3, 0, 0.1], [0, -30, 0], 1.3));
      sparrow(m, place([0.45, 0, 0.3], [0, 40, 0], 1.3), true);
      paringKnife(m, place([0.6, 0.2, 0]));
      shears(m, place([0.76, 0.2, 0], [0, 0, 0], 1.4));
      shirtButton(m, place([0.6, 0.04, 0.2], [0, 0, 0], 2));
      needleAndThread(m, [-0.1, 0.3, 0.2], [-0.16, 0.36, 0.2], [-0.02, 0.28, 0.2]);
      dugHole(m, place([-0.3, 0, 0.55]), 0.16);
      dugHole(m, place([0.25, 0, 0.6]), 0.11, true);
    },
    1.9,
    [
      [0, 1.2, 3],
      [0, 0.14, 0.2],
    ],
  ),
};
