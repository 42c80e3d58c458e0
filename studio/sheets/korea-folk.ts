/** People of the two Korean books in rows of four to six, heights true; looked at, never published. */
import * as THREE from 'three';
import { ANCESTOR, type BamiActing, type BamiPose, BUSAN_CAT, bami } from '../animals/bami.ts';
import { BUILDS } from '../cast/body.ts';
import { character } from '../cast/character.ts';
import type { ExpressionName } from '../cast/expression.ts';
import { holdCard } from '../cast/holds.ts';
import { ridingIn } from '../cast/pack-mouth.ts';
import { ALLEY_NEIGHBORS, CARETAKER, GALLERY_GUARD, MUSEUM_LADY } from '../cast/people/alley-neighbors.ts';
import { YEONGSU_SIZE, YOUNG_YEONGGIL, YOUNG_YEONGGIL_ASHAMED, YOUNG_YEONGSU } from '../cast/people/brothers-1948.ts';
import { CHARLOTTE_HANBOK } from '../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../cast/people/chestnut-grandpa.ts';
import { DOYUN, DOYUN_SUMMER } from '../cast/people/doyun.ts';
import { DUNA, DUNA_AUTUMN, DUNA_BAREHEADED, DUNA_CYCLING } from '../cast/people/duna.ts';
import {
  CLERK,
  FARMER_FISH,
  FARMER_HONEY,
  FARMER_PHEASANT,
  PORTER,
  SCHOLAR,
  SCHOLAR_YOUNG,
} from '../cast/people/joseon.ts';
import {
  CHARLOTTE_HANBOK_CROWN,
  CHARLOTTE_HANBOK_SEWING,
  CHARLOTTE_HANBOK_SHORT,
  CHARLOTTE_NIGHT,
  CHARLOTTE_TRAVELLING,
  DOYUN_FREE,
  DOYUN_INDOORS,
  DOYUN_SUMMER_FREE,
  DOYUN_SUMMER_INDOORS,
  HALMEONI_2012,
  HALMEONI_HIKING,
  HALMEONI_SUMMER,
  MAX_BEANS,
  MAX_SUMMER,
  MOM_SUMMER,
} from '../cast/people/korea-travel.ts';
import { CLASSMATES, HARIN, HARIN_HIKING } from '../cast/people/korean-classmates.ts';
import { MISS_HAN } from '../cast/people/miss-han.ts';
import { MR_SEO, MR_SEO_ONE_SLEEVE, MR_SEO_PINS } from '../cast/people/mr-seo.ts';
import { MRS_TTEOK, MRS_TTEOK_AUTUMN } from '../cast/people/mrs-tteok.ts';
import { type Person, wearing } from '../cast/person.ts';
import { type PoseName, pose } from '../cast/pose.ts';
import { relight } from '../light/presets.ts';
import { Model } from '../model/bake.ts';
import type { V3 } from '../model/math.ts';
import { place } from '../model/place.ts';
import { roundedBox } from '../model/rounded-box.ts';
import { tube } from '../model/tube.ts';
import { nameCard } from '../props/name-papers.ts';
import { strungClicky, wornClicky } from '../props/tally-counter.ts';
import { YEONGGIL_1975 } from '../scenes/pyeongchang-story/2-2.yeonggil-1975.ts';
import { YEONGSU } from '../scenes/pyeongchang-story/8-3.yeongsu-of-busan.ts';
import { camera, type Shot } from '../shot.ts';
import { backdrop } from './backdrop.ts';
import { KOREA_TRAYS } from './korea-trays.ts';

/** Bami in all she does, five in a row; those who need a rim or a trunk get one. */
const CATS: [BamiPose, V3, number, Partial<BamiActing>?][] = [
  ['walk', [0, -20, 4], 62],
  ['sleep', [0, 0, 0], 10],
  ['stand', [0, -20, 0], 80],
  ['paw', [8, -12, 6], 30],
  ['reach', [0, -30, 0], 60],
  ['dig', [0, -40, 0], 60],
  ['arch', [0, -50, 0], 70, { puff: 1 }],
  ['climb', [0, 60, 0], 205],
  ['leap', [0, -30, 0], 74],
  ['peek', [0, 16, 8], -10],
  ['sit', [4, 20, 4], 0, { gat: true, lid: 0.4 }],
  ['sit', [0, -20, -4], 24, { coat: ANCESTOR }],
  ['loaf', [0, 14, 0], 40, { lid: 0.5 }],
  ['loaf', [0, 4, 0], -30, { coat: BUSAN_CAT, lid: 0.2 }],
  ['recline', [0, 10, 0], 0],
];
const cats = (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1));
  const props = new Model();
  for (const [i, [name, head, yaw, more]] of CATS.entries()) {
    const [x, z] = [((i % 5) - 2) * 0.86, Math.floor(i / 5) * 1.2 - 1.1];
    const up = name === 'peek' ? 0.26 : name === 'climb' ? 0.3 : name === 'leap' ? 0.06 : 0;
    const at = place([x, up, z], [0, yaw, 0]);
    scene.add(bami({ at, pose: name, head, lid: 0.15, ...(name === 'sleep' ? { lid: 1 } : {}), ...more }).model);
    props.inside(at, () => {
      if (name === 'peek')
        props.put(roundedBox(0.34, 0.26, 0.26, 0.02), { color: '#c9935a' }, place([0, -0.13, -0.13]));
      if (name === 'climb')
        props.put(
          tube(
            [
              [0, -0.3, 0.22],
              [0, 0.75, 0.22],
            ],
            [0.11],
            { around: 14 },
          ),
          { color: '#8a5f46' },
        );
    });
  }
  scene.add(props.bake());
  return {
    ...row([], 4)(),
    scene,
    camera: camera([0, 4.4, 7.6], [0, 0.2, 0], 26),
    focus: 7,
    center: [0, 0.3, 0],
    aspect: 4 / 3,
  };
};

/** How things sit on people: a counter that can be read, a cat in a backpack, a card by its edge. */
const worn = (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f1dcbd', 1.4));
  const model = new Model();
  const boy = place([-0.75, 0, 0.2], [0, 14, 0]);
  const stance = pose('stand', { head: [14, 10, 0] });
  scene.add(character(DOYUN_SUMMER_FREE, { at: boy, pose: stance, expression: 'cheeksFull' }).model);
  wornClicky(model, { at: boy, build: 'child8', stance }, { digits: '0031', size: 1.25 });
  const walker = place([0.05, 0, 0], [0, 128, 0]);
  scene.add(character(HALMEONI_HIKING, { at: walker, pose: pose('stand'), expression: 'smile' }).model);
  scene.add(
    bami({ at: ridingIn({ at: walker, build: 'grandmother', stance: pose('stand') }), pose: 'peek', head: [0, 12, 6] })
      .model,
  );
  const at = place([0.85, 0, 0.2], [0, -16, 0]);
  const card = at.clone().multiply(place([0, 0.72, 0.26], [-14, 0, 0]));
  const edge = (x: number) => new THREE.Vector3(x, -0.09, 0).applyMatrix4(card);
  const face = new THREE.Vector3(0, 0, 1).transformDirection(card);
  const inward = (x: number) => new THREE.Vector3(x, 0, 0).transformDirection(card);
  const left = holdCard({ at, build: 'child8', side: 'left', edge: edge(0.21), inward: inward(-1), face });
  const right = holdCard({ at, build: 'child8', side: 'right', edge: edge(-0.21), inward: inward(1), face });
  scene.add(character(DOYUN_SUMMER, { at, pose: pose('stand', { left, right }), expression: 'determined' }).model);
  nameCard(model, card);
  const runner = place([-1.75, 0, 0.1], [0, 60, 0]);
  scene.add(character(DOYUN_FREE, { at: runner, pose: pose('run'), expression: 'gasp' }).model);
  strungClicky(model, { at: runner, build: 'child8', stance: pose('run') }, place([-1.35, 1.02, 0.5], [10, 20, -60]), {
    digits: '0001',
    size: 1.25,
  });
  scene.add(model.bake());
  return { ...row([], 3)(), scene, camera: camera([-0.4, 1.2, 6], [-0.4, 0.75, 0], 21), focus: 6, aspect: 4 / 3 };
};

type Entry = [Person, (number | undefined)?, ExpressionName?, PoseName?, number?];
/** A row of people [person, yaw, expression, pose, size]; `wide` metres are seen. */
const row =
  (people: Entry[], wide: number, tall = 1.9) =>
  (): Shot => {
    const scene = new THREE.Scene();
    scene.add(backdrop('#f1dcbd', 1.4));
    const step = wide / people.length;
    for (const [i, [person, yaw, expression, name, size]] of people.entries()) {
      const at = place(
        [(i - (people.length - 1) / 2) * step, 0, 0],
        [0, yaw ?? [-24, 20, -8, 34][i % 4] ?? 0, 0],
        size,
      );
      const p = pose(name ?? 'stand', { head: [0, (i % 2 ? -1 : 1) * 14, i % 2 ? 4 : -3] });
      scene.add(character(person, { pose: p, expression: expression ?? 'calm', at }).model);
    }
    const high = Math.max(tall * 1.12, (wide * 1.04) / 2);
    return {
      scene,
      camera: camera([0, tall * 0.72, 8], [0, tall * 0.49, 0], (Math.atan(high / 2 / 8) * 360) / Math.PI),
      focus: 8,
      aperture: 0.002,
      light: relight('morning', {
        sun: { dir: [-0.6, 0.8, 0.75], color: '#ffe6c8', power: 3.9, cone: 0.2 },
        exposure: 1,
      }),
      center: [0, 0.8, 0],
      radius: 3.4,
      aspect: 2,
    };
  };

/** Twelve heads, equally large: what a sketch cannot show. */
const heads = (people: [Person, ExpressionName][]) => (): Shot => {
  const scene = new THREE.Scene();
  scene.add(backdrop('#f3e2c6', 1));
  for (const [i, [person, expression]] of people.entries()) {
    const size = 0.26 / BUILDS[person.build].head;
    const at = place([((i % 4) - 1.5) * 1.2, 2.74 - Math.floor(i / 4) * 1.06, 0], [0, 0, 0], size);
    const head: V3 = [0, [-26, 24, -40, 34][i % 4] ?? 0, i % 2 ? 4 : -4];
    scene.add(character(person, { pose: pose('stand', { head }), expression, at, headOnly: true }).model);
  }
  const shot = row([], 4)();
  return {
    ...shot,
    scene,
    camera: camera([0, 1.75, 9], [0, 1.72, 0], 22),
    focus: 9,
    center: [0, 1.7, 0],
    aspect: 4 / 3,
  };
};

export const KOREA_FOLK: Record<string, () => Shot> = {
  ...KOREA_TRAYS,
  'sheets/korea-cats': cats,
  'sheets/korea-worn': worn,
  'sheets/korea-heads': heads([
    [DUNA, 'laugh'],
    [MRS_TTEOK, 'grin'],
    [MR_SEO_PINS, 'calm'],
    [MISS_HAN, 'smile'],
    [HARIN, 'grin'],
    [YOUNG_YEONGGIL_ASHAMED, 'grumpy'],
    [YOUNG_YEONGSU, 'shy'],
    [YEONGSU, 'surprise'],
    [CLERK, 'refuse'],
    [FARMER_HONEY, 'worry'],
    [MUSEUM_LADY, 'thinking'],
    [HALMEONI_HIKING, 'determined'],
  ]),
  'sheets/korea-alley': row(
    [
      [DUNA, 24, 'laugh'],
      [MRS_TTEOK, -18, 'laugh'],
      [MR_SEO_PINS, 20, 'calm'],
      [MISS_HAN, -30, 'smile'],
      [HARIN, 18, 'grin', 'point'],
      [YEONGSU, -14, 'surprise'],
    ],
    4.4,
  ),
  'sheets/korea-alley-back': row(
    [
      [DUNA_BAREHEADED, 150, 'smile'],
      [DUNA_CYCLING, 200, 'smile'],
      [DUNA_AUTUMN, 90, 'smile'],
      [MRS_TTEOK_AUTUMN, 160, 'smile'],
      [MR_SEO_ONE_SLEEVE, 120, 'calm'],
      [MR_SEO, -30, 'calm'],
      [HARIN_HIKING, 140, 'smile'],
    ],
    4.4,
  ),
  'sheets/korea-1948': row(
    [
      [YOUNG_YEONGGIL, 16, 'grumpy'],
      [YOUNG_YEONGSU, -24, 'smile', 'stand', YEONGSU_SIZE],
      [YOUNG_YEONGGIL_ASHAMED, 60, 'grumpy', 'sitFloor'],
      [YEONGGIL_1975, 12, 'smile'],
      [CHESTNUT_GRANDPA, -10, 'grin'],
      [wearing(DOYUN, 'riceHelmet'), 30, 'determined'],
    ],
    5.4,
    1.9,
  ),
  'sheets/korea-joseon': row(
    [
      [CLERK, 12, 'refuse', 'point'],
      [FARMER_PHEASANT, -24, 'surprise'],
      [FARMER_HONEY, 24, 'worry'],
      [FARMER_FISH, -16, 'smile'],
      [PORTER, 100, 'calm'],
      [SCHOLAR, -30, 'calm'],
      [SCHOLAR_YOUNG, 24, 'calm', 'kneel'],
    ],
    5,
    2.1,
  ),
  'sheets/korea-villagers': row(
    ALLEY_NEIGHBORS.map((person, i): Entry => [person, undefined, i % 2 ? 'smile' : 'calm']),
    5,
  ),
  'sheets/korea-museum': row(
    [
      [GALLERY_GUARD, 20, 'holdBreath'],
      [CARETAKER, -20, 'smile'],
      [MUSEUM_LADY, 18, 'thinking'],
      [HALMEONI_2012, -22, 'grin'],
      [HALMEONI_HIKING, 30, 'determined', 'walk'],
    ],
    4,
  ),
  'sheets/korea-class': row(
    CLASSMATES.map(
      (person, i): Entry => [person, undefined, i % 2 ? 'grin' : 'cheeksFull', i % 3 === 1 ? 'reachUp' : 'stand'],
    ),
    4.4,
    1.7,
  ),
  'sheets/korea-travel': row(
    [
      [CHARLOTTE_TRAVELLING, -20, 'surprise', 'point'],
      [CHARLOTTE_NIGHT, 22, 'concentrating'],
      [CHARLOTTE_HANBOK_SHORT, -16, 'smile'],
      [CHARLOTTE_HANBOK_SEWING, 18, 'smile'],
      [CHARLOTTE_HANBOK_CROWN, -24, 'joy'],
      [CHARLOTTE_HANBOK, 30, 'joy', 'cheer'],
    ],
    3.9,
    1.5,
  ),
  'sheets/korea-family': row(
    [
      [MOM_SUMMER, 18, 'smile'],
      [MAX_SUMMER, -20, 'grin', 'roar'],
      [MAX_BEANS, 24, 'smile'],
      [HALMEONI_SUMMER, -14, 'laugh'],
      [DOYUN_INDOORS, 30, 'thinking'],
      [DOYUN_SUMMER_INDOORS, -20, 'calm', 'sitFloor'],
    ],
    3.4,
    1.7,
  ),
};
