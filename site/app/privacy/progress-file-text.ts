import type { Catalog } from '../../shared/language/language.ts';
import type { FileProblem } from './progress-file.ts';

type ProgressFileTexts = {
  title: string;
  lead: string;
  save: string;
  open: string;
  fileName: string;
  opened: string;
  problems: Record<FileProblem, string>;
};

export const progressFileText: Catalog<ProgressFileTexts> = {
  en: {
    title: 'Move progress to another device',
    lead: 'One file holds what was done on this device: each player’s times tables, the things found in books, the stars of the adventure, and the board. On another device it adds to what is there. It has names in it, so keep it to your own devices.',
    save: 'Save a file',
    open: 'Open a file',
    fileName: 'story-forest-progress',
    opened: 'Everything in the file is here now. What was here before is still here.',
    problems: {
      'not-ours': 'This file isn’t from Story Forest. Nothing was changed.',
      broken: 'This file is damaged, so nothing was changed. Save it again on the other device.',
      newer: 'This file comes from a newer Story Forest. Load this page again, then open the file.',
    },
  },
  ko: {
    title: '다른 기기로 옮기기',
    lead: '이 기기에서 한 구구단 기록, 책에서 찾은 것, 모험에서 모은 별, 카드판을 파일 하나에 담아요. 다른 기기에서 열면 거기 있던 것에 더해져요. 파일에 이름이 들어 있으니 우리 집 기기에서만 열어 주세요.',
    save: '파일로 저장하기',
    open: '파일 열기',
    fileName: '이야기숲-기록',
    opened: '파일에 담긴 기록을 모두 가져왔어요. 여기 있던 기록도 그대로예요.',
    problems: {
      'not-ours': '이야기숲에서 저장한 파일이 아니에요. 바뀐 것은 없어요.',
      broken: '파일이 망가져서 아무것도 바꾸지 않았어요. 다른 기기에서 한 번 더 저장해 주세요.',
      newer: '더 새로운 이야기숲에서 저장한 파일이에요. 이 페이지를 새로 고친 다음 다시 열어 주세요.',
    },
  },
};
