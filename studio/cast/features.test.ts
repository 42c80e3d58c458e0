import { describe, expect, test } from 'vitest';
import { featuresOf } from './features.ts';
import { noseOf } from './head.ts';
import { CLASSMATES } from './people/korean-classmates.ts';
import { GUESTS } from './people/party-children.ts';

describe('featuresOf', () => {
  test('featuresOf returns the same features for the same person every time', () => {
    for (const person of GUESTS) expect(featuresOf(person.face, person.id)).toEqual(featuresOf(person.face, person.id));
  });

  test('featuresOf gives everyone in a crowd a different face', () => {
    const faces = [...GUESTS, ...CLASSMATES].map((person) => JSON.stringify(featuresOf(person.face, person.id)));
    expect(new Set(faces).size).toBe(faces.length);
  });

  test('featuresOf prefers the values of the person file', () => {
    const face = { skin: '#ffffff', iris: '#000000', brow: '#000000', age: 'child', features: { chin: 0.5 } } as const;
    expect(featuresOf(face, 'max').chin).toBe(0.5);
  });
});

describe('noseOf', () => {
  test('noseOf makes the noses of grown-ups stand out further than those of children', () => {
    const own = { nose: 'button', noseSize: 1 } as const;
    expect(noseOf('adult', own).size[2]).toBeGreaterThan(noseOf('child', own).size[2]);
  });

  test('noseOf sets the tip of a long nose lower and its bridge higher', () => {
    const long = noseOf('adult', { nose: 'long', noseSize: 1 });
    const button = noseOf('adult', { nose: 'button', noseSize: 1 });
    expect(long.y).toBeLessThan(button.y);
    expect(long.bridge).toBeGreaterThan(button.bridge);
  });
});
