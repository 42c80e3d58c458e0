import { expect, test } from 'vitest';
import { placeKey } from '../../features/stories/model/reading-place.ts';
import { voiceChoiceKey } from '../../features/stories/voices/voice-choice.ts';
import { selectKeys } from '../../shared/storage/keys.ts';
import { selectPersonalKeys } from './forget-device.client.ts';

const isText = (area: string) => area === 'local' || area === 'session';
const ofChild = selectKeys(({ of, area }) => of === 'child' && isText(area));
const ofDevice = selectKeys(({ of, area }) => of === 'device' && isText(area));

test("leaving a shared computer deletes what belongs to the child and keeps the computer's settings", () => {
  expect(ofChild.length).toBeGreaterThan(20);
  expect(ofDevice).toHaveLength(9);
  expect(selectPersonalKeys([...ofDevice, ...ofChild, 'another-site.name'])).toEqual(ofChild);
});

test('leaving a shared computer deletes what is stored for each book, and by other versions of the site', () => {
  const keys = [placeKey('forest-adventure'), voiceChoiceKey('forest-adventure'), 'story-forest.of-another-version'];
  expect(selectPersonalKeys(keys)).toEqual(keys);
});
