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
    build: (model: Model, scene: THREE.Scene) => void,
    wide: number,
    [from, to]: [V3, V3] = [
      [0, 1.5, 5],
      [0, 0.42, 0],
    ],
  ) =>
  (): Shot => {
    const scene = new THREE.Scene();
    scene.add(backdrop('#f1dcbd', 1.2));
    const model = new Model();
    build(model, scene);
    scene.add(model.bake());
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
    (model) => {
      yeongsuMap(model, place([-0.92, 1.42, 0], [-8, 0, 0]), 1.6, { bend: 'held', done: 1 });
      yeongsuMap(model, place([0.92, 1.42, 0], [-8, 0, 0]), 1.6, { bend: 'soaked', wet: 1, wax: true, paw: true });
      twoMaps(model, place([-1.0, 0.36, 0.2], [-12, 0, 0]), 0.9);
      foldedMap(model, place([1.15, 0.3, 0.3], [-20, 10, 8]), 0.9);
      clicky(model, place([1.62, 0.36, 0.3], [-8, 0, 0]), { digits: '9999', next: '0000', roll: 0.5, size: 6 });
      clicky(model, place([1.25, 0.62, 0.1], [-8, 0, 0]), { digits: '0031', size: 3.4 });
    },
    3.7,
    [
      [0, 1.5, 6],
      [0, 0.95, 0],
    ],
  ),
  'sheets/korea-food': tray((model, scene) => {
    const steam: V3[] = [
      [-0.95, 0.2, 0.1],
      [-0.8, 0.45, 0],
      [-1.1, 0.7, 0],
      [-0.7, 1.0, -0.1],
    ];
    scene.add(steamRibbons([steam], [0, 1.5, 5]));
    earPot(model, place([-1.5, 0, 0]), 0.16, { lid: 'on' });
    earPot(model, place([-1.05, 0, 0.1], [0, 30, 0]), 0.16, { lid: 'askew', tone: '#9db4c8' });
    earPot(model, place([-0.6, 0, 0.2]), 0.16, { lid: 'off', inside: 'cakes', tone: '#e08a6a' });
    seaweedBag(model, place([-0.1, 0, -0.2], [0, -10, 0], 1.3));
    seaweedBag(model, place([0.3, 0, -0.2], [0, 16, 0], 1.3), { open: true, left: 0.4 });
    driedWeed(model, place([0.1, 0, 0.3]), 0.12, 40);
    candleCakes(model, place([0.85, 0, 0]), { size: 1.2 });
    whiteCake(model, place([-0.3, 0, 0.7]), 0.12, 0.08, true);
    susuCakes(model, place([0.25, 0, 0.75]), 0.14, 14);
    persimmon(model, place([1.35, 0, 0.2]), 0.06);
    persimmon(model, place([1.5, 0, 0.3], [0, 40, 0]), 0.06, 'peeled');
    persimmon(model, place([1.62, 0, 0.14], [0, 80, 0]), 0.06, 'bitten');
    persimmonPeel(model, place([0.8, 0, 0.75]), 3.2, 0.08);
    persimmonBranch(model, [1.15, 0.75, 0], [1.7, 0.85, 0], 3, 0.055);
  }, 3.7),
  'sheets/korea-box': tray((model) => {
    tinBox(model, place([-1.35, 0, 0], [0, 20, 0], 1.6), { open: 105 });
    tinBox(model, place([-1.4, 0, 0.75], [0, -20, 0]), { full: false });
    candleStub(model, place([-0.95, 0, 0.7], [0, 0, 0], 3));
    apologyNote(model, place([-0.7, 0.85, -0.2], [-8, 0, 3]), 0.9);
    halmeoniNote(model, place([0.25, 0.85, -0.2], [-8, 0, -3]), 0.62);
    phone(model, place([0.78, 0.8, 0], [0, 20, 0], 2), { lit: true });
    phone(model, place([1.1, 0.8, 0], [0, 200, 0], 2));
    taffyParcel(model, place([-0.45, 0, 0.1], [0, 20, 0], 1.1), {});
    taffyParcel(model, place([0.2, 0, -0.1], [0, -16, 0], 1.1), { shut: true });
    looseBottom(model, place([0.1, 0.06, 0.7], [60, 20, 0]));
    ricePaddle(model, place([0.4, 0, 0.7], [0, 0, 0], 1.4));
    pheasant(model, place([1.2, 0.42, 0.1], [-10, -60, 0]), { wings: 0.7 });
    honeyPot(model, place([0.7, 0, 0.5]));
    driedFish(model, place([1.66, 0.02, 0.2], [0, -20, 8]), 0.75);
  }, 3.7),
  'sheets/korea-street': tray(
    (model) => {
      earPot(model, place([-1.76, 0.75, -0.17]), 0.13, { lid: 'on' });
      suitcase(model, place([0.0, 0, -0.2], [0, -18, 0]));
      nameCard(model, place([0.62, 0.78, 0], [-6, 0, 2], 1.4));
      nameSheets(model, place([1.32, 0.72, 0], [-10, 0, -2], 1.5));
      strawMat(model, place([-0.55, 0, 0.95]), 0.8);
      for (const [i, up] of (['flat', 'flat', 'round', 'flat'] as const).entries())
        yutStick(model, place([-0.8 + i * 0.17, 0.045, 0.95 + (i % 2) * 0.16], [0, i * 40, 0]), up);
      yutBoard(model, place([0.3, 0, 0.95]));
      calendarPlane(model, place([0.72, 0.02, 0.75], [0, 30, 0]), 1);
      cakeCloth(model, place([1.1, 0, 0.95], [0, 20, 0]), { size: 0.7 });
      washedPage(model, place([1.55, 0, 0.9], [0, 10, 0]));
      inkMinnows(model, place([0.6, 0, 0.45]), 1.2);
      sleeveHat(model, place([0.5, 0.1, 0.1]), 0.1);
      twigBroom(model, [1.78, 0, 0.1], [1.66, 1.2, -0.1]);
      chopsticks(model, [0.2, 0.9, 0.3], [0.36, 0.8, 0.34]);
    },
    3.9,
    [
      [0, 2.2, 5.4],
      [0, 0.42, 0.2],
    ],
  ),
  'sheets/korea-table': tray(
    (model) => {
      breakfastTray(model, place([-0.62, 0, 0.1]));
      soupBowl(model, place([-0.2, 0, 0.1]), { r: 0.09 });
      riceHeap(model, place([0.08, 0, 0.16]), 0.1);
      pouringRice(model, [0.08, 0.34, 0.16], [0.08, 0.06, 0.16]);
      sparrow(model, place([0.3, 0, 0.1], [0, -30, 0], 1.3));
      sparrow(model, place([0.45, 0, 0.3], [0, 40, 0], 1.3), true);
      paringKnife(model, place([0.6, 0.2, 0]));
      shears(model, place([0.76, 0.2, 0], [0, 0, 0], 1.4));
      shirtButton(model, place([0.6, 0.04, 0.2], [0, 0, 0], 2));
      needleAndThread(model, [-0.1, 0.3, 0.2], [-0.16, 0.36, 0.2], [-0.02, 0.28, 0.2]);
      dugHole(model, place([-0.3, 0, 0.55]), 0.16);
      dugHole(model, place([0.25, 0, 0.6]), 0.11, true);
    },
    1.9,
    [
      [0, 1.2, 3],
      [0, 0.14, 0.2],
    ],
  ),
};
