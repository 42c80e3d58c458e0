/** The three faults that cost the most looks: surfaces turned inside out, numbers that are none, mirrored copies. */
import * as THREE from 'three';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bami } from '../animals/bami.ts';
import { manager } from '../animals/manager.ts';
import { noodle } from '../animals/noodle.ts';
import { beetle, bird, dragonfly, frog } from '../animals/small.ts';
import { mrsScarf } from '../animals/squirrel.ts';
import { character } from '../cast/character.ts';
import { CHARLOTTE, CHARLOTTE_FOREST, CHARLOTTE_PARTY, CHARLOTTE_WINTER } from '../cast/people/charlotte.ts';
import { CHARLOTTE_HANBOK } from '../cast/people/charlotte-hanbok.ts';
import { CHESTNUT_GRANDPA } from '../cast/people/chestnut-grandpa.ts';
import { DAD } from '../cast/people/dad.ts';
import { DOYUN, DOYUN_SUMMER } from '../cast/people/doyun.ts';
import { HALMEONI } from '../cast/people/halmeoni.ts';
import { MAX, MAX_HOODED } from '../cast/people/max.ts';
import { MAYOR_LOPEZ } from '../cast/people/mayor-lopez.ts';
import { MEERA } from '../cast/people/meera.ts';
import { MOM } from '../cast/people/mom.ts';
import { MR_FINCH } from '../cast/people/mr-finch.ts';
import { PRIYA } from '../cast/people/priya.ts';
import { THEO, THEO_LEAF_BOOT } from '../cast/people/theo.ts';
import { POSES, type PoseName, pose } from '../cast/pose.ts';
import type { Model } from '../model/bake.ts';
import { bigPencil, brush, crayon, jar, palette, rubber } from '../props/art-box.ts';
import { bigLetter, letterBlock } from '../props/big-letters.ts';
import { blueBoot } from '../props/boot.ts';
import { canteen, drainpipe, thermos, wireCrate } from '../props/camping.ts';
import { closedBook, countingFrame, flask, magnifier, openBook, setSquare, sprout } from '../props/classroom.ts';
import { gnawedStump, notebook, pencil, trailSign } from '../props/forest.ts';
import { bramble, fire } from '../props/hazards.ts';
import { mallet, note, stool, tambourine, xylophone } from '../props/instruments.ts';
import { carrot, ladle, soupPot, tomato } from '../props/kitchen.ts';
import { bowlLadle, dentedBowl, seaweedHeap } from '../props/korean-kitchen.ts';
import { armchair, rowBoat } from '../props/nook.ts';
import { die, gamePad, keyboard, mouse, playingCard, popcorn, ticket } from '../props/play-things.ts';
import { bell, birthdayCake, letter } from '../props/presents.ts';
import { football, goal, kickboard } from '../props/sports.ts';
import { burr, oldMap, riceMeasure, walkingStick } from '../props/taffy-hunt.ts';
import { aeroplane, cityBlock, collegeHall, playground, school } from '../props/town-models.ts';
import { acorn, key, lantern, mitten } from '../props/treasures.ts';
import { SUMMER, tree } from '../props/trees.ts';
import { glassTongue, jet, wake } from '../props/water.ts';
import { handLantern, mittenCradle, woolNest } from '../props/woollies.ts';
import { fixedInvitation } from '../scenes/covers/charlotte-birthday.invitation.ts';
import { leafUmbrella } from '../scenes/forest-adventure/3-1.leaf.ts';
import { trumpet } from '../scenes/game/item-trumpet.trumpet.ts';
import { flowerPot, tallRuler } from '../scenes/tiles/learning-progress.growing.ts';
import { beaverDam } from '../sets/beaver-dam.ts';
import { oldBess } from '../sets/belfry.ts';
import { noBellsSign, petunias } from '../sets/blue-door.ts';
import { campfire, sittingLog, tent } from '../sets/camp.ts';
import { paperDoor } from '../sets/hanok-porch.ts';
import { persimmonTree } from '../sets/pyeongchang-lane.ts';
import { tileWall } from '../sets/tile-wall.ts';
import { faults, NO_CANVAS, partsOf } from './part-faults.fixture.ts';

const HERE = new THREE.Matrix4();

beforeAll(() => void vi.stubGlobal('document', NO_CANVAS));
afterEach(() => void vi.restoreAllMocks());

describe('parts of people, animals and things', () => {
  test.each(Object.keys(POSES) as PoseName[])(
    'every part of Charlotte in the pose %s shows its outside and stands on something',
    (name) => {
      expect(
        faults(partsOf(() => character(CHARLOTTE_FOREST, { at: HERE, pose: pose(name), expression: 'joy' }))),
      ).toEqual([]);
    },
  );
  const people = [
    THEO,
    THEO_LEAF_BOOT,
    PRIYA,
    MEERA,
    HALMEONI,
    DOYUN,
    DOYUN_SUMMER,
    CHESTNUT_GRANDPA,
    CHARLOTTE_HANBOK,
  ];
  const town = [CHARLOTTE, CHARLOTTE_PARTY, CHARLOTTE_WINTER, MAX, MAX_HOODED, MOM, DAD, MR_FINCH, MAYOR_LOPEZ];
  test.each([...people, ...town])('every part of $id shows its outside and stands on something', (person) => {
    expect(faults(partsOf(() => character(person, { at: HERE, pose: pose('walk'), expression: 'worry' })))).toEqual([]);
  });
  test.each(['sit', 'work', 'swim', 'peek'] as const)(
    'every part of the Manager in the pose %s shows its outside and stands on something',
    (name) => {
      expect(faults(partsOf(() => manager({ at: HERE, pose: name })))).toEqual([]);
    },
  );
  test.each(['sit', 'stand', 'loaf', 'pull'] as const)(
    'every part of Bami in the pose %s shows its outside and stands on something',
    (name) => {
      expect(faults(partsOf(() => bami({ at: HERE, pose: name })))).toEqual([]);
    },
  );
  test.each(['stand', 'sit', 'run', 'sleep', 'slip'] as const)(
    'every part of Noodle in the pose %s shows its outside and stands on something',
    (name) => {
      expect(faults(partsOf(() => noodle({ at: HERE, pose: name, sock: '#7a86a8' })))).toEqual([]);
    },
  );
  const things: Record<string, (model: Model) => unknown> = {
    frog: (model) => frog(model, HERE),
    mitten,
    letter,
    key,
    bell,
    acorn,
    lantern,
    trumpet,
    birthdayCake,
    smallFire: (model) => fire(model),
    bramble,
    pot: (model) => flowerPot(model, HERE, 0.8, 0.2, '#c9704f'),
    ruler: (model) => tallRuler(model, HERE, 1),
    beetle: (model) => beetle(model, HERE, true),
    dragonfly: (model) => dragonfly(model, HERE),
    bird: (model) => bird(model, HERE, '#8fb0d0', true),
    squirrel: () => mrsScarf({ at: HERE }),
    invitation: (model) => fixedInvitation(model, HERE, 0.3),
    oldBess: (model) => oldBess(model, HERE, 0.6),
    woollies: (model) => woolNest(model, HERE, 0.6),
    mittenCradle: (model) => mittenCradle(model, HERE),
    handLantern: (model) => handLantern(model, HERE),
    petunias: (model) => petunias(model, HERE, ['#e4604c']),
    rules: (model) => noBellsSign(model, HERE),
    boot: (model) => blueBoot(model, HERE),
    thermos: (model) => thermos(model, HERE),
    canteen: (model) => canteen(model, HERE),
    pipe: (model) =>
      drainpipe(
        model,
        [
          [0, 0, 0],
          [1, 0.2, 0],
          [2, 0, 0.4],
        ],
        0.1,
      ),
    crate: (model) => wireCrate(model, HERE, 0.4),
    jet: (model) => jet(model, { from: [0, 1, 0], to: [0.6, 0, 0.8], rise: 0.1, wide: [0.1, 0.2] }),
    tongue: (model) =>
      glassTongue(
        model,
        [
          [0, 0.5, 0],
          [0.2, 0.4, 0.1],
          [0.3, 0, 0.2],
        ],
        [0.08, 0.1],
        ['#3f78a6', '#8fc3e2', '#f4fbff'],
      ),
    wake: (model) => wake(model, [0, 0, 0], 30, 1.5),
    leaf: (model) => leafUmbrella(model, HERE, 0.4, [[0, -0.6, 0]]),
    stump: (model) => gnawedStump(model, HERE),
    notebook: (model) => notebook(model, HERE),
    pencil: (model) => pencil(model, HERE),
    bowl: (model) => dentedBowl(model, HERE, 0.5),
    seaweed: (model) => seaweedHeap(model, [0, 0, 0], 0.5, { strands: 12, reach: 0.6, heap: 0.15, bunches: [0, 2] }),
    bowlLadle: (model) => bowlLadle(model, [0, 0, 0], [0.1, 0.4, 0]),
    measure: (model) => riceMeasure(model, HERE),
    burr: (model) => burr(model, HERE),
    map: (model) => oldMap(model, HERE, 0.5, 0.4),
    walkingStick: (model) => walkingStick(model, [0, 0, 0], [0, 0.8, 0]),
    tileWall: (model) => tileWall(model, HERE, { length: 2, height: 1 }),
    paperDoor: (model) => paperDoor(model, HERE, 0.8, 1.9),
    persimmons: (model) => persimmonTree(model, [0, 0, 0], [[1, 3, 0]], 0.8, SUMMER),
    sign: (model) => trailSign(model, HERE, ['HOME →']),
    pencils: (model) => [
      bigPencil(model, HERE, 1, '#f2b02c'),
      brush(model, HERE, 1, '#e4503c', '#fff'),
      crayon(model, HERE, 1, '#e4503c'),
    ],
    paints: (model) => [jar(model, HERE, 0.2, 0.5, '#5fa3a0'), palette(model, HERE), rubber(model, HERE, 0.3)],
    letters: (model) => [...'123ABC'].map((c) => bigLetter(model, c, HERE, { height: 1, color: '#e4503c' })),
    block: (model) => letterBlock(model, 'B', HERE, 0.5, '#3f86b8'),
    books: (model) => [
      closedBook(model, HERE, [0.3, 0.1, 0.2], '#f2b02c'),
      openBook(model, HERE, { wide: 0.5, high: 0.6, cover: '#fff' }),
    ],
    sums: (model) => [countingFrame(model, HERE), setSquare(model, HERE, 0.6, 0.4, '#7fb4dc')],
    science: (model) => [flask(model, HERE, 1, '#e8604c'), magnifier(model, HERE, 0.4), sprout(model, HERE, 0.4)],
    music: (model) => [
      xylophone(model, HERE),
      tambourine(model, HERE, 0.3),
      note(model, HERE, 0.5, '#333', true),
      stool(model, HERE, 0.2, 0.4, '#333'),
    ],
    mallet: (model) => mallet(model, [0, 0, 0], [0.3, 0.2, 0.1], '#fff3dc'),
    soup: (model) => [
      soupPot(model, HERE, 0.5, '#e4604c'),
      ladle(model, HERE, 1),
      carrot(model, HERE, 0.5),
      tomato(model, HERE, 0.2),
    ],
    nook: (model) => [armchair(model, HERE, '#d8604c'), rowBoat(model, HERE, 2, 0.3, '#d8503f')],
    games: (model) => [
      gamePad(model, HERE, '#f3b33a'),
      die(model, HERE, 0.3, [5, 3, 2], '#fff', '#333'),
      playingCard(model, HERE, 0.3, '#e4503c'),
    ],
    desk: (model) => [keyboard(model, HERE), mouse(model, HERE)],
    films: (model) => [popcorn(model, HERE, 0.7), ticket(model, HERE, 0.5, '#f0a52c')],
    sport: (model) => [football(model, HERE, 0.4), goal(model, HERE), kickboard(model, HERE, 0.5)],
    school: (model) =>
      school(model, HERE, { wide: 2, floors: 3, wall: '#fff', band: '#e4704c', tower: '#f6b85a', towerAt: 0 }),
    town: (model) => [
      collegeHall(model, HERE),
      cityBlock(model, HERE),
      playground(model, HERE),
      aeroplane(model, HERE, 1),
    ],
    dam: (model) => beaverDam(model),
    tent: (model) => tent(model, HERE, { cloth: '#c98a4a' }),
    fire: (model) => campfire(model, HERE, true),
    log: (model) => sittingLog(model, HERE),
    tree: (model) => tree(model, { at: [0, 0, 0], height: 6, girth: 0.3, leaves: 200, leafSize: 0.2, seed: 3 }, SUMMER),
  };
  test.each(Object.keys(things))('every part of the model %s shows its outside and stands on something', (name) => {
    expect(faults(partsOf((model) => things[name]?.(model)))).toEqual([]);
  });
});

test('a part turned inside out is reported', () => {
  const ball = new THREE.SphereGeometry(1, 12, 8).scale(-1, 1, 1);
  expect(faults([{ shape: ball, look: {}, copies: [] }])).toEqual(['part 0 is inside out']);
});
