import { expect, test } from 'vitest';
import { chooseHomeScreenWay, isSafariOfPhone } from './home-screen.ts';

const returning = {
  isReturning: true,
  isClosed: false,
  isInstalled: false,
  canInstall: false,
  isSafariOfPhone: false,
};

test.each([
  ['a browser that offers it', { canInstall: true }, 'button'],
  ['Safari on a phone', { isSafariOfPhone: true }, 'safari'],
  ['any other browser', {}, null],
  ['a first visit', { canInstall: true, isReturning: false }, null],
  ['a first visit by Safari', { isSafariOfPhone: true, isReturning: false }, null],
  ['a line that was closed', { canInstall: true, isClosed: true }, null],
  ['the installed site', { isSafariOfPhone: true, isInstalled: true }, null],
])('the way onto the home screen for %s', (_, conditions, way) => {
  expect(chooseHomeScreenWay({ ...returning, ...conditions })).toBe(way);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 5, true],
  [`${MAC} Version/17.5 Safari/605.1.15`, 5, true],
  [`${MAC} Version/17.5 Safari/605.1.15`, 0, false],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 5, false],
  [`${IPHONE} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`, 5, false],
  [`${IPHONE} Mobile/15E148 KAKAOTALK/10.8.3 (INAPP)`, 5, false],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1 Line/14.9.0`, 5, false],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('%s with %i touch points is Safari of a phone: %s', (userAgent, touchPoints, isPhone) => {
  expect(isSafariOfPhone(userAgent, touchPoints)).toBe(isPhone);
});
