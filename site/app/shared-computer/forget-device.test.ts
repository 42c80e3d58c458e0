import { expect, it } from 'vitest';
import { personalKeys } from './forget-device.ts';

it('what belongs to a child is forgotten, what belongs to the computer stays', () => {
  const personal = [
    'story-forest.quadrant-session',
    'story-forest.quadrant-board',
    'story-forest.rooms',
    'story-forest.outbox',
    'story-forest.practice-plan',
    'story-forest.place.forest-adventure',
    'story-forest.adventure',
    'story-forest.finds',
  ];
  const ofComputer = ['story-forest.language', 'story-forest.scores-scope', 'story-forest.shared-computer'];
  expect(personalKeys([...personal, ...ofComputer, 'another-site.name'])).toEqual(personal);
});
