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
  const things: Record<string, (m: Model) => unknown> = {
    frog: (m) => frog(m, HERE),
    mitten,
    letter,
    key,
    bell,
    acorn,
    lantern,
    trumpet,
    birthdayCake,
    smallFire: (m) => fire(m),
    bramble,
    pot: (m) => flowerPot(m, HERE, 0.8, 0.2, '#c9704f'),
    ruler: (m) => tallRuler(m, HERE, 1),
    beetle: (m) => beetle(m, HERE, true),
    dragonfly: (m) => dragonfly(m, HERE),
    bird: (m) => bird(m, HERE, '#8fb0d0', true),
    squirrel: () => mrsScarf({ at: HERE }),
    invitation: (m) => fixedInvitation(m, HERE, 0.3),
    oldBess: (m) => oldBess(m, HERE, 0.6),
    woollies: (m) => woolNest(m, HERE, 0.6),
    mittenCradle: (m) => mittenCradle(m, HERE),
    handLantern: (m) => handLantern(m, HERE),
    petunias: (m) => petunias(m, HERE, ['#e4604c']),
    rules: (m) => noBellsSign(m, HERE),
    boot: (m) => blueBoot(m, HERE),
    thermos: (m) => thermos(m, HERE),
    canteen: (m) => canteen(m, HERE),
    pipe: (m) =>
      drainpipe(
        m,
        [
          [0, 0, 0],
          [1, 0.2, 0],
          [2, 0, 0.4],
        ],
        0.1,
      ),
    crate: (m) => wireCrate(m, HERE, 0.4),
    jet: (m) => jet(m, { from: [0, 1, 0], to: [0.6, 0, 0.8], rise: 0.1, wide: [0.1, 0.2] }),
    tongue: (m) =>
      glassTongue(
        m,
        [
          [0, 0.5, 0],
          [0.2, 0.4, 0.1],
          [0.3, 0, 0.2],
        ],
        [0.08, 0.1],
        ['#3f78a6', '#8fc3e2', '#f4fbff'],
      ),
    wake: (m) => wake(m, [0, 0, 0], 30, 1.5),
    leaf: (m) => leafUmbrella(m, HERE, 0.4, [[0, -0.6, 0]]),
    stump: (m) => gnawedStump(m, HERE),
    notebook: (m) => notebook(m, HERE),
    pencil: (m) => pencil(m, HERE),
    bowl: (m) => dentedBowl(m, HERE, 0.5),
    seaweed: (m) => seaweedHeap(m, [0, 0, 0], 0.5, { strands: 12, reach: 0.6, heap: 0.15, bunches: [0, 2] }),
    bowlLadle: (m) => bowlLadle(m, [0, 0, 0], [0.1, 0.4, 0]),
    measure: (m) => riceMeasure(m, HERE),
    burr: (m) => burr(m, HERE),
    map: (m) => oldMap(m, HERE, 0.5, 0.4),
    walkingStick: (m) => walkingStick(m, [0, 0, 0], [0, 0.8, 0]),
    tileWall: (m) => tileWall(m, HERE, { length: 2, height: 1 }),
    paperDoor: (m) => paperDoor(m, HERE, 0.8, 1.9),
    persimmons: (m) => persimmonTree(m, [0, 0, 0], [[1, 3, 0]], 0.8, SUMMER),
    sign: (m) => trailSign(m, HERE, ['HOME →']),
    pencils: (m) => [
      bigPencil(m, HERE, 1, '#f2b02c'),
      brush(m, HERE, 1, '#e4503c', '#fff'),
      crayon(m, HERE, 1, '#e4503c'),
    ],
    paints: (m) => [jar(m, HERE, 0.2, 0.5, '#5fa3a0'), palette(m, HERE), rubber(m, HERE, 0.3)],
    letters: (m) => [...'123ABC'].map((c) => bigLetter(m, c, HERE, { height: 1, color: '#e4503c' })),
    block: (m) => letterBlock(m, 'B', HERE, 0.5, '#3f86b8'),
    books: (m) => [
      closedBook(m, HERE, [0.3, 0.1, 0.2], '#f2b02c'),
      openBook(m, HERE, { wide: 0.5, high: 0.6, cover: '#fff' }),
    ],
    sums: (m) => [countingFrame(m, HERE), setSquare(m, HERE, 0.6, 0.4, '#7fb4dc')],
    science: (m) => [flask(m, HERE, 1, '#e8604c'), magnifier(m, HERE, 0.4), sprout(m, HERE, 0.4)],
    music: (m) => [
      xylophone(m, HERE),
      tambourine(m, HERE, 0.3),
      note(m, HERE, 0.5, '#333', true),
      stool(m, HERE, 0.2, 0.4, '#333'),
    ],
    mallet: (m) => mallet(m, [0, 0, 0], [0.3, 0.2, 0.1], '#fff3dc'),
    soup: (m) => [soupPot(m, HERE, 0.5, '#e4604c'), ladle(m, HERE, 1), carrot(m, HERE, 0.5), tomato(m, HERE, 0.2)],
    nook: (m) => [armchair(m, HERE, '#d8604c'), rowBoat(m, HERE, 2, 0.3, '#d8503f')],
    games: (m) => [
      gamePad(m, HERE, '#f3b33a'),
      die(m, HERE, 0.3, [5, 3, 2], '#fff', '#333'),
      playingCard(m, HERE, 0.3, '#e4503c'),
    ],
    desk: (m) => [keyboard(m, HERE), mouse(m, HERE)],
    films: (m) => [popcorn(m, HERE, 0.7), ticket(m, HERE, 0.5, '#f0a52c')],
    sport: (m) => [football(m, HERE, 0.4), goal(m, HERE), kickboard(m, HERE, 0.5)],
    school: (m) => school(m, HERE, { wide: 2, floors: 3, wall: '#fff', band: '#e4704c', tower: '#f6b85a', towerAt: 0 }),
    town: (m) => [collegeHall(m, HERE), cityBlock(m, HERE), playground(m, HERE), aeroplane(m, HERE, 1)],
    dam: (m) => beaverDam(m),
    tent: (m) => tent(m, HERE, { cloth: '#c98a4a' }),
    fire: (m) => campfire(m, HERE, true),
    log: (m) => sittingLog(m, HERE),
    tree: (m) => tree(m, { at: [0, 0, 0], height: 6, girth: 0.3, leaves: 200, leafSize: 0.2, seed: 3 }, SUMMER),
  };
  test.each(Object.keys(things))('every part of the model %s shows its outside and stands on something', (name) => {
    expect(faults(partsOf((m) => things[name]?.(m)))).toEqual([]);
  });
});

test('a part turned inside out is reported', () => {
  const ball = new THREE.SphereGeometry(1, 12, 8).scale(-1, 1, 1);
  expect(faults([{ shape: ball, look: {}, copies: [] }])).toEqual(['part 0 is inside out']);
});
