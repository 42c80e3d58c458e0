import { afterEach, expect, test, vi } from 'vitest';
import { dismissNotice, noticeStore, showAlert, showOffer, showToast } from './notices.ts';

const getNotices = () => noticeStore.getState().notices;

afterEach(() => {
  for (const { id } of getNotices()) dismissNotice(id);
});

test('notices are shown in order of arrival, each with an id of its own', () => {
  showToast('Saved');
  showAlert('No network');
  expect(getNotices()).toMatchObject([
    { kind: 'toast', text: 'Saved' },
    { kind: 'alert', text: 'No network' },
  ]);
  expect(new Set(getNotices().map(({ id }) => id)).size).toBe(2);
});

test('an alert that is already open is not shown twice, another alert is', () => {
  for (let press = 0; press < 3; press++) showAlert('Please enter your name!');
  showAlert('No network');
  expect(getNotices().map(({ text }) => text)).toEqual(['Please enter your name!', 'No network']);
  dismissNotice(getNotices()[0]?.id ?? Number.NaN);
  showAlert('Please enter your name!');
  expect(getNotices()).toHaveLength(2);
});

test('an offer carries its action', () => {
  const run = vi.fn();
  showOffer('New version', { label: 'Use it', run });
  getNotices()[0]?.action?.run();
  expect(run).toHaveBeenCalledOnce();
});

test('a dismissed notice disappears, the others stay', () => {
  showToast('first');
  showToast('second');
  dismissNotice(getNotices()[0]?.id ?? Number.NaN);
  expect(getNotices().map(({ text }) => text)).toEqual(['second']);
});

test('a notice id is never reused', () => {
  showToast('first');
  const first = getNotices()[0]?.id;
  dismissNotice(first ?? Number.NaN);
  showToast('second');
  expect(getNotices()[0]?.id).not.toBe(first);
});

test('listeners are notified of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = noticeStore.subscribe(listener);
  showToast('first');
  dismissNotice(getNotices()[0]?.id ?? Number.NaN);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast('second');
  expect(listener).toHaveBeenCalledTimes(2);
});
