// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../page/render-hook.fixture.tsx';
import { NoticeHost } from './notice-host.tsx';
import { dismissNotice, noticeStore, showAlert, showOffer, showToast } from './notices.ts';

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<NoticeHost />));
  await advance(100);
});
afterEach(async () => {
  await act(async () => root.unmount());
  for (const { id } of noticeStore.getState().notices) dismissNotice(id);
  vi.useRealTimers();
});

const toast = () => document.querySelector('section[aria-live]')?.firstElementChild as HTMLElement;
const send = (type: string, clientX = 0) =>
  act(async () => {
    toast().dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
  });

test('a toast goes after 5 s, and not while the pointer is on it', async () => {
  await act(async () => showToast('Copied'));
  await advance(4999);
  expect(toast().textContent).toBe('Copied×');
  await send('pointerover');
  await advance(10_000);
  expect(noticeStore.getState().notices).toHaveLength(1);
  await send('pointerout');
  await advance(5000);
  expect(noticeStore.getState().notices).toHaveLength(0);
});

test('a toast with the focus stays when the pointer leaves it', async () => {
  await act(async () => showToast('Copied'));
  await send('pointerover');
  await act(async () => toast().querySelector('button')?.focus());
  await send('pointerout');
  await advance(10_000);
  expect(noticeStore.getState().notices).toHaveLength(1);
  await act(async () => toast().querySelector('button')?.blur());
  await advance(5000);
  expect(noticeStore.getState().notices).toHaveLength(0);
});

test.each([
  [50, 1],
  [51, 0],
  [-80, 1],
])('after a swipe of %i px, %i toast is left', async (px, left) => {
  await act(async () => showToast('Copied'));
  toast().setPointerCapture = () => {};
  await send('pointerdown', 100);
  await send('pointermove', 100 + px);
  await send('pointerup', 100 + px);
  expect(noticeStore.getState().notices).toHaveLength(left);
});

test('an offer stays until its button is pressed', async () => {
  const run = vi.fn();
  await act(async () => showOffer('A new version', { label: 'Use it', run }));
  await advance(60_000);
  await act(async () => toast().querySelector('button')?.click());
  expect(run).toHaveBeenCalledOnce();
  expect(noticeStore.getState().notices).toHaveLength(0);
});

test('one alert is open at a time, until its button is pressed', async () => {
  await act(async () => {
    showAlert('First');
    showAlert('Second');
  });
  const alerts = () => [...document.querySelectorAll('[role="alertdialog"] h2')].map(({ textContent }) => textContent);
  const close = () => act(async () => document.querySelector<HTMLElement>('[role="alertdialog"] button')?.click());
  await advance(60_000);
  expect(alerts()).toEqual(['First']);
  await close();
  expect(alerts()).toEqual(['Second']);
  await close();
  expect(alerts()).toEqual([]);
});
