// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../page/copy-text.client.ts';
import { dismissNotice, noticeStore } from '../ui/notices.ts';
import { downloadFile } from './download.client.ts';
import { explainRefusal } from './refusal.client.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const KAKAO = `${BROWSER} KAKAOTALK 10.8.3`;
const NAVER = `${BROWSER} NAVER(inapp; search; 2000; 12.8.52)`;
const UNNAMED = BROWSER.replace('K)', 'K; wv)');

const useBrowser = (userAgent: string, more: object = {}) =>
  vi.stubGlobal('navigator', { userAgent, clipboard: { writeText: async () => {} }, ...more });
const shown = () => noticeStore.getState().notices;

beforeEach(() => {
  document.documentElement.lang = 'ko';
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of shown()) dismissNotice(id);
});

describe('what is refused is said, with a way on', () => {
  test.each([
    [BROWSER, 'print', /크롬이나 사파리/, '주소 복사하기'],
    [KAKAO, 'print', /^카카오톡 안에서는 인쇄가/, '다른 브라우저로 열기'],
    [KAKAO, 'download', /^카카오톡 안에서는 파일이/, '다른 브라우저로 열기'],
    [NAVER, 'print', /^네이버 안에서는 인쇄가.*메뉴/, '주소 복사하기'],
    [UNNAMED, 'microphone', /^이 앱 안에서는 마이크가.*메뉴/, '주소 복사하기'],
    [NAVER, 'storage', /저장하지 못했어요.*메뉴/, '주소 복사하기'],
  ] as const)('in %s, %s', (userAgent, refused, words, label) => {
    useBrowser(userAgent);
    explainRefusal(refused);
    expect(shown()).toHaveLength(1);
    expect(shown()[0]?.text).toMatch(words);
    expect(shown()[0]?.action?.label).toBe(label);
  });

  test('a browser of its own has its own words for the microphone, and storage has no other browser', () => {
    useBrowser(BROWSER);
    explainRefusal('microphone');
    expect(shown()).toEqual([]);
    explainRefusal('storage');
    expect(shown()[0]?.action).toBeUndefined();
  });

  test('over an open dialog it is an alert, which says the whole', () => {
    useBrowser(KAKAO);
    document.body.innerHTML = '<dialog open></dialog>';
    explainRefusal('download');
    expect(shown()[0]).toMatchObject({ kind: 'alert', text: expect.stringMatching(/파일이.*메뉴/) });
  });

  test('in English on an English page', () => {
    document.documentElement.lang = 'en';
    useBrowser(KAKAO);
    explainRefusal('print');
    expect(shown()[0]?.text).toBe('Printing may not work inside KakaoTalk.');
  });
});

describe('a file', () => {
  test.each([
    ['a browser', BROWSER, {}, true],
    [
      'the site on the home screen of an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1',
      { standalone: true },
      true,
    ],
    ['KakaoTalk', KAKAO, {}, false],
    ['an unnamed app', UNNAMED, {}, false],
  ])('is downloaded in %s, and only there is it sure', async (_, userAgent, more, isSure) => {
    useBrowser(userAgent, more);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    expect(downloadFile('a.csv', new Blob([]))).toBe(isSure);
    expect(clicked).toHaveBeenCalledOnce();
    clicked.mockRestore();
    await vi.dynamicImportSettled();
    expect(shown()).toHaveLength(isSure ? 0 : 1);
  });
});

describe('a text', () => {
  test.each([
    ['copied', async () => {}, true],
    ['refused', () => Promise.reject(new DOMException('', 'NotAllowedError')), false],
    ['left without an answer', () => new Promise(() => {}), false],
  ])('is %s', async (_, writeText, isCopied) => {
    vi.useFakeTimers();
    useBrowser(BROWSER, { clipboard: { writeText } });
    const copied = copyText('a');
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(await copied).toBe(isCopied);
  });

  test('cannot be copied without a clipboard', async () => {
    useBrowser(BROWSER, { clipboard: undefined });
    expect(await copyText('a')).toBe(false);
  });
});
