import { expect, test } from 'vitest';
import { findInAppBrowser } from './in-app-browser.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';
const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['KakaoTalk', `${ANDROID} KAKAOTALK 10.8.3`],
  ['KakaoTalk', `${ANDROID};KAKAOTALK 2410830`],
  ['KakaoTalk', `${IOS} KAKAOTALK 10.8.3 (INAPP)`],
  ['KakaoTalk', `${IOS} Mobile/15E148 KAKAOTALK/10.8.3 (INAPP)`],
  ['Naver', `${ANDROID} NAVER(inapp; search; 2000; 12.8.52)`],
  ['Naver', `${IOS} Mobile/15E148 NAVER(inapp; search; 1000; 12.3.1; 14PRO)`],
  ['Daum', `${ANDROID} DaumApps/7.9.0 DaumDevice/mobile`],
  ['LINE', `${ANDROID} Line/14.9.0/IAB`],
  ['LINE', `${IOS} Mobile/15E148 Safari Line/14.9.0`],
  ['Instagram', `${ANDROID} Instagram 334.0.0.42.95 Android (34/14; 480dpi)`],
  ['Instagram', `${IOS} Mobile/21F90 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5)`],
  ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/468.0.0.54.83;]`],
  ['Facebook', `${IOS} Mobile/21F90 [FBAN/FBIOS;FBAV/468.0.0.38.75]`],
  ['BAND', `${ANDROID} BAND/17.1.0.20`],
  ['WeChat', `${IOS} Mobile/15E148 MicroMessenger/8.0.49`],
  [undefined, `${ANDROID} SomeApp/1.0`],
  [undefined, `${IOS} Mobile/15E148`],
])('the browser in %s is known by: %s', (name, userAgent) => {
  const app = findInAppBrowser(userAgent);
  expect(app).not.toBeNull();
  expect(app?.name?.en).toBe(name);
});

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`,
  `${IOS} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  `${IOS} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Whale/3.27 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
  'online/1 offline/2',
  '',
])('a browser of its own is no app: %s', (userAgent) => {
  expect(findInAppBrowser(userAgent)).toBeNull();
});

test.each([
  ['https://a.example/quiz?x=1#tables=2,3', 'https://a.example/quiz?x=1&openExternalBrowser=1#tables=2,3'],
  ['https://a.example/quiz', 'https://a.example/quiz?openExternalBrowser=1'],
])('KakaoTalk and LINE open %s outside, with its hash', (href, inLine) => {
  const outside = (userAgent: string) => findInAppBrowser(userAgent)?.openOutside?.(href);
  expect(outside('Line/14.9.0')).toBe(inLine);
  const [, url] = outside('KAKAOTALK 10')?.split('?url=') ?? [];
  expect(decodeURIComponent(url ?? '')).toBe(href);
});
