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
    title: 'Take it to another device',
    lead: 'A file holds what a child has on this device: the times tables of everybody who played here, the things that were found in the books, the stars of the adventure and the board. Opened on another device it adds to what is there. The file has the names in it: give it to your own devices only.',
    save: 'Save a file',
    open: 'Open a file',
    fileName: 'story-forest-progress',
    opened: 'Everything in the file is here now. What was here before is still here.',
    problems: {
      'not-ours': 'This is not a file of Story Forest. Nothing was changed.',
      broken: 'The file is damaged, so nothing was changed. Save it once more on the other device.',
      newer: 'The file comes from a newer version of Story Forest. Reload this page, then open it again.',
    },
  },
  ko: {
    title: '다른 기기로 옮기기',
    lead: '파일 하나에 이 기기의 기록을 담아요. 여기서 논 사람들의 구구단, 책에서 찾은 것, 모험의 별, 카드판이에요. 다른 기기에서 열면 거기 있던 것에 더해져요. 파일에는 이름이 들어 있으니 우리 기기에만 옮겨 주세요.',
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
