import { countWord } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';

type RosterTexts = {
  lead: string;
  /** Who sees the names. */
  note: string;
  field: string;
  count: (names: number) => string;
  tooMany: (max: number) => string;
  save: string;
  saved: string;
  emptied: string;
  failed: string;
  loading: string;
  notLoaded: string;
  tryAgain: string;
};

export const rosterText: Catalog<RosterTexts> = {
  en: {
    lead: 'Paste your class list here once. Every device in this room then shows the names where the quiz begins, and children tap theirs instead of typing it.',
    note: 'Anyone who has the link for children can see these names. First names or nicknames are enough.',
    field: 'One name on each line',
    count: (names) => (names === 1 ? '1 name' : `${names} names`),
    tooMany: (max) => `A room takes ${max} names. The ones after that are left out.`,
    save: 'Save the names',
    saved: 'Saved. The names will be there the next time the quiz opens.',
    emptied: 'Saved. The list is empty now.',
    failed: 'The names weren’t saved. Please try again.',
    loading: 'Getting the names…',
    notLoaded: 'We couldn’t get the names. Is the internet on?',
    tryAgain: 'Try again',
  },
  ko: {
    lead: '반 명단을 여기에 한 번만 붙여 넣어 주세요. 이 방의 모든 기기에서 퀴즈를 시작할 때 이름이 나와서, 아이들은 이름을 쓰는 대신 제 이름을 누르면 돼요.',
    note: '아이용 링크가 있는 사람은 이 이름들을 볼 수 있어요. 성을 빼고 이름이나 별명만 적어도 괜찮아요.',
    field: '한 줄에 한 명씩',
    count: (names) => `${countWord(names)} 명`,
    tooMany: (max) => `이 방에는 ${max}명까지 넣을 수 있어요. 그 뒤의 이름은 빼고 저장해요.`,
    save: '이름 저장하기',
    saved: '저장했어요. 다음에 퀴즈를 열면 이 이름들이 나와요.',
    emptied: '저장했어요. 이제 명단이 비어 있어요.',
    failed: '이름을 저장하지 못했어요. 다시 한번 눌러 주세요.',
    loading: '이름을 가져오고 있어요…',
    notLoaded: '이름을 가져오지 못했어요. 인터넷이 켜져 있나요?',
    tryAgain: '다시 해 보기',
  },
};
