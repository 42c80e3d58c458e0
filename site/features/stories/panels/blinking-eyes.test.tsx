// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BlinkingEyes } from './blinking-eyes.tsx';

vi.mock('./shut-eyes.json', () => ({
  default: { 'puddle/1-1': { fingerprint: 'v2:1', eyes: { frog: '1% 2% 3% 4%', duck: '5% 6% 7% 8%' } } },
}));

async function show(book: string, panel: string): Promise<HTMLElement> {
  const root = document.createElement('div');
  await act(async () => createRoot(root).render(<BlinkingEyes book={book} panel={panel} />));
  return root;
}
const eyesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLImageElement>('.blinking-eyes')];

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('blinking eyes', () => {
  test('a picture without shut eyes shows nothing', async () => {
    expect((await show('puddle', '1-2')).innerHTML).toBe('');
    expect((await show('pond', '1-1')).innerHTML).toBe('');
  });

  test('each person shows an own area of the one picture of shut eyes, the second later', async () => {
    const eyes = eyesOf(await show('puddle', '1-1'));
    expect(eyes.map(({ style }) => style.clipPath)).toEqual(['inset(1% 2% 3% 4%)', 'inset(5% 6% 7% 8%)']);
    expect(new Set(eyes.map(({ src }) => new URL(src, 'http://site').pathname))).toEqual(
      new Set(['/art/puddle/1-1-shut-eyes-1200.avif']),
    );
    const [first = '', second = ''] = eyes.map(({ style }) => style.animationDelay);
    expect(Number.parseInt(second, 10)).toBeGreaterThan(Number.parseInt(first, 10));
    expect(eyes.every(({ alt }) => alt === '')).toBe(true);
  });

  test('nobody blinks before the picture of shut eyes is loaded', async () => {
    const root = await show('puddle', '1-1');
    const isBlinking = () => eyesOf(root).map(({ dataset }) => dataset.loaded !== undefined);
    expect(isBlinking()).toEqual([false, false]);
    await act(async () => eyesOf(root)[0]?.dispatchEvent(new Event('load')));
    expect(isBlinking()).toEqual([true, true]);
  });
});
