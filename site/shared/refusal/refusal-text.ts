import type { Catalog } from '../language/language.ts';

/** What a browser may refuse without an error. */
export type Refused = 'print' | 'download' | 'microphone' | 'storage';

type RefusalTexts = {
  /** In a browser of its own. The microphone has its words where it is asked for. */
  refused: Readonly<Record<Exclude<Refused, 'microphone'>, string>>;
  /** In the browser of an app. */
  inApp: (app: string) => Readonly<Record<Refused, string>>;
  /** An app that does not name itself. */
  thisApp: string;
  openOutside: string;
  /** Where the app has no address for it. */
  menu: string;
  copyAddress: string;
  copied: string;
};

export const refusalText: Catalog<RefusalTexts> = {
  en: {
    refused: {
      print: 'No print window? Open this page in another browser, such as Chrome or Safari, and print it there.',
      download: 'No file? Open this page in another browser, such as Chrome or Safari, and save it there.',
      storage: 'This browser couldn’t save it: what you did here will be gone when the page is closed.',
    },
    inApp: (app) => ({
      print: `Printing may not work inside ${app}.`,
      download: `Saving files may not work inside ${app}.`,
      microphone: `The microphone may not work inside ${app}.`,
      storage: `${app} didn’t save it: what you did here will be gone when the page is closed.`,
    }),
    thisApp: 'this app',
    openOutside: 'Open in another browser',
    menu: 'Choose “Open in another browser” in the menu (⋮ or ⋯).',
    copyAddress: 'Copy the address',
    copied: 'Address copied. Paste it into another browser.',
  },
  ko: {
    refused: {
      print: '인쇄 창이 안 열렸나요? 크롬이나 사파리 같은 다른 브라우저에서 이 페이지를 열고 인쇄해 주세요.',
      download: '파일이 안 보이나요? 크롬이나 사파리 같은 다른 브라우저에서 이 페이지를 열고 저장해 주세요.',
      storage: '이 브라우저에 저장하지 못했어요. 창을 닫으면 여기서 한 것이 사라져요.',
    },
    inApp: (app) => ({
      print: `${app} 안에서는 인쇄가 안 될 수 있어요.`,
      download: `${app} 안에서는 파일이 저장되지 않을 수 있어요.`,
      microphone: `${app} 안에서는 마이크가 안 될 수 있어요.`,
      storage: `${app} 안에 저장하지 못했어요. 창을 닫으면 여기서 한 것이 사라져요.`,
    }),
    thisApp: '이 앱',
    openOutside: '다른 브라우저로 열기',
    menu: '메뉴(⋮ 또는 ⋯)에서 ‘다른 브라우저로 열기’를 눌러 주세요.',
    copyAddress: '주소 복사하기',
    copied: '주소를 복사했어요. 다른 브라우저에 붙여 넣어 주세요.',
  },
};
