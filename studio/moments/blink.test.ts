import { describe, expect, test } from 'vitest';
import { STANCES } from '../animals/bami-poses.ts';
import { EXPRESSIONS } from '../cast/expression.ts';
import { SCENES } from '../scenes/catalogue.ts';
import { withEyesShut } from './blink.ts';
import { BLINKING } from './blinking.ts';

describe('withEyesShut', () => {
  test('withEyesShut shuts open eyes for the time of one call, and leaves laughing ones', () => {
    const before = structuredClone({ EXPRESSIONS, STANCES });
    const during = withEyesShut(() => structuredClone({ EXPRESSIONS, STANCES }));
    expect(during.EXPRESSIONS.joy).toEqual({ ...before.EXPRESSIONS.joy, eyes: 'closed' });
    expect(during.EXPRESSIONS.laugh).toEqual(before.EXPRESSIONS.laugh);
    expect(during.STANCES.sit).toMatchObject({ lid: 0.95 });
    expect({ EXPRESSIONS, STANCES }).toEqual(before);
  });

  test('withEyesShut opens the eyes again after a scene that throws', () => {
    const before = structuredClone({ EXPRESSIONS, STANCES });
    const failing = () =>
      withEyesShut(() => {
        throw new Error('no such person');
      });
    expect(failing).toThrow('no such person');
    expect({ EXPRESSIONS, STANCES }).toEqual(before);
  });
});

describe('BLINKING', () => {
  test('every blinking picture has a scene, and no chapter has two', () => {
    expect(BLINKING.filter((name) => !SCENES[name])).toEqual([]);
    const chapters = BLINKING.map((name) => name.slice(0, name.lastIndexOf('-')));
    expect(new Set(chapters).size).toBe(chapters.length);
  });
});
