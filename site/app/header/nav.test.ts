import { describe, expect, test } from 'vitest';
import { isHighlighted, navItems } from './nav.ts';

function highlighted(path: string): string[] {
  return navItems.filter((item) => isHighlighted(item, path)).map((item) => item.name.en);
}

describe('the header', () => {
  test.each([
    ['/', ['Home']],
    ['/stories', ['Stories']],
    ['/book/forest-adventure', ['Stories']],
    ['/book/korean-charlotte-birthday/print', ['Stories']],
    ['/games', ['Games']],
    ['/adventure-game', ['Games']],
    ['/multiplication-table', ['Games']],
    ['/quiz-scores', ['Games']],
    ['/career-planner', ['Career Tools']],
    ['/quadrant-board', []],
    ['/somewhere-else', []],
  ])('on %s the header highlights %j', (path, names) => {
    expect(highlighted(path)).toEqual(names);
  });
});
