import { expect, test } from 'vitest';
import { voiceChoiceKey } from '../../features/stories/read-aloud/family/voice-choice.ts';
import { placeKey } from '../../features/stories/settings/reading-place.ts';
import { selectKeys } from '../../shared/storage/keys.ts';
import { selectPersonalKeys } from './forget-device.ts';

const isText = (area: string) => area === 'local' || area === 'session';
const ofChild = selectKeys(({ of, area }) => of === 'child' && isText(area));
const ofDevice = selectKeys(({ of, area }) => of === 'device' && isText(area));

test("leaving a shared computer deletes what belongs to the child and keeps the computer's settings", () => {
  expect(ofChild.length).toBeGreaterThan(20);
  expect(ofDevice).toHaveLength(8);
  expect(selectPersonalKeys([...ofDevice, ...ofChild, 'another-site.name'])).toEqual(ofChild);
});

test('leaving a shared computer deletes what is stored for each book, and by other versions of the site', () => {
  const keys = [placeKey('forest-adventure'), voiceChoiceKey('forest-adventure'), 'story-forest.of-another-version'];
  expect(selectPersonalKeys(keys)).toEqual(keys);
});
