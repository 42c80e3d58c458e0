import { expect, test } from 'vitest';
import { listReachedLevels } from '../game/navigation.ts';
import { EMPTY_PROGRESS } from '../stored/progress.ts';
import { deliveries } from '../world/deliveries.ts';
import { levels } from '../world/levels.ts';
import { findHeroPlace, findNextPlace, LANDS } from './places.ts';

const places = LANDS.flatMap((land) => land.places);
const solved = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, ['solved'] as const]));
const storyIds = levels.map(({ id }) => id);
const deliveryIds = deliveries.map((_, index) => `d${index + 1}`);

test('each level begins a land of its ground, and the deliveries follow in their order', () => {
  expect(LANDS.map(({ ground }) => ground)).toEqual(['meadow', 'pond', 'night']);
  expect(LANDS.map((land) => land.places[0]?.id)).toEqual(storyIds);
  expect(places.filter(({ kind }) => kind !== 'story').map(({ id }) => id)).toEqual(deliveryIds);
  expect(places.filter(({ kind }) => kind === 'make').map(({ id }) => id)).toEqual(['d15']);
  expect(places).toHaveLength(levels.length + deliveries.length);
});

test.for<[string, readonly string[], readonly string[], string | undefined]>([
  ['at first the level of the story', [], [], storyIds[0]],
  ['then the first delivery', storyIds, [], 'd1'],
  ['the first gap, wherever she has been', storyIds, ['d1', 'd2', 'd4', 'd25'], 'd3'],
  ['the level of the next land', storyIds.slice(0, 1), deliveryIds.slice(0, 8), storyIds[1]],
  ['none at the end', storyIds, deliveryIds, undefined],
])('next is %s', ([, story, map, next]) => {
  expect(findNextPlace(solved(story), solved(map))?.id).toBe(next);
});

test('other stars do not solve a place', () => {
  expect(findNextPlace({ [storyIds[0] ?? '']: ['repeat'] }, {})?.id).toBe(storyIds[0]);
});

test('the hero stands at the next place, and at the end once all are solved', () => {
  expect(findHeroPlace({}, {})).toEqual(findNextPlace({}, {}));
  expect(findHeroPlace(solved(storyIds), solved(deliveryIds))?.id).toBe('d27');
});

test('a level is open when it is next', () => {
  for (const [index, place] of places.entries()) {
    if (place.kind !== 'story') continue;
    const done = solved(places.slice(0, index).map(({ id }) => id));
    expect(findNextPlace(done, done)).toBe(place);
    expect(listReachedLevels({ ...EMPTY_PROGRESS, stars: done })).toContain(place.index);
  }
});
