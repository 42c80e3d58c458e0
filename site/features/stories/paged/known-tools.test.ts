import { describe, expect, test } from 'vitest';
import { addKnownTool, isKnownTool } from './known-tools.ts';

describe('the words under the buttons of the bar', () => {
  test('no button is known at first', () => {
    expect(isKnownTool(null, 'read')).toBe(false);
  });

  test('a used button is known, the others are not', () => {
    const stored = addKnownTool(null, 'read');
    expect(isKnownTool(stored, 'read')).toBe(true);
    expect(isKnownTool(stored, 'close')).toBe(false);
    expect(isKnownTool(addKnownTool(stored, 'close'), 'read')).toBe(true);
  });

  test('a button is stored once, and a name that is none is dropped', () => {
    expect(addKnownTool('read nonsense read', 'read')).toBe('read');
  });
});
