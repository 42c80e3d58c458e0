import type { Bilingual } from '../language/language.ts';

/**
 * A browser inside of another app. It shows pages by the system's web view, in which the app may leave out what a
 * browser has: printing, files, the microphone. It refuses without an error.
 */
export type InAppBrowser = {
  /** The app; null where it does not name itself. */
  readonly name: Bilingual | null;
  /** The address that has the app open a page in the device's own browser; null where the app has no such address. */
  readonly openOutside: ((href: string) => string) | null;
};

const named = (en: string, ko: string, openOutside: InAppBrowser['openOutside'] = null): InAppBrowser => ({
  name: { en, ko },
  openOutside,
});

/** LINE opens an address with this parameter in the device's browser. */
function withLineParameter(href: string): string {
  const [address = '', ...hash] = href.split('#');
  const query = `${address.includes('?') ? '&' : '?'}openExternalBrowser=1`;
  return [address + query, ...hash].join('#');
}

/** In what user agents say; the more special ones first. */
const APPS: readonly (readonly [said: RegExp, app: InAppBrowser])[] = [
  [
    /KAKAOTALK/i,
    named('KakaoTalk', '카카오톡', (href) => `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`),
  ],
  [/KAKAOSTORY/i, named('KakaoStory', '카카오스토리')],
  [/\bNAVER\(inapp/i, named('Naver', '네이버')],
  [/\bDaumApps\b/i, named('Daum', '다음')],
  [/\bLine\/\d/i, named('LINE', '라인', withLineParameter)],
  [/\bInstagram\b/i, named('Instagram', '인스타그램')],
  [/\bFBA[NV]\/|\bFB_IAB\b/, named('Facebook', '페이스북')],
  [/\bBAND\/\d/, named('BAND', '밴드')],
  [/\bMicroMessenger\//i, named('WeChat', '위챗')],
  // Android's web view; and that of iOS, which names neither Safari nor another browser.
  [/; wv\)/, { name: null, openOutside: null }],
  [/\((?:iPhone|iPad|iPod)\b(?!.*(?:Safari|CriOS|FxiOS|EdgiOS)\/)/, { name: null, openOutside: null }],
];

/** The app whose browser this is; null for a browser of its own. */
export function findInAppBrowser(userAgent: string): InAppBrowser | null {
  return APPS.find(([said]) => said.test(userAgent))?.[1] ?? null;
}
