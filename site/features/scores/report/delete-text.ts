import type { Catalogue } from '../../../shared/language/language.ts';

type DeleteTexts = {
  title: string;
  lead: string;
  hostOnly: string;
  remove: (player: string) => string;
  /** In the open list. */
  removeSent: (player: string, count: number) => string;
  question: string;
  yes: string;
  no: string;
  failed: string;
};

export const deleteText: Catalogue<DeleteTexts> = {
  en: {
    title: 'Delete these records',
    lead: 'Save them as a CSV file first, if anybody may want them again.',
    hostOnly:
      'In an open list a device deletes only what it has sent itself. Whoever runs this site can delete all of a name, with: npm run forget -- --name',
    remove: (player) => `Delete every quiz of ${player}`,
    removeSent: (player, count) => `Delete what this device has sent of ${player} (${count})`,
    question: 'Really delete them? They cannot be brought back.',
    yes: 'Yes, delete',
    no: 'No, keep them',
    failed: 'That did not work this time. Nothing was deleted.',
  },
  ko: {
    title: '이 기록 지우기',
    lead: '나중에 다시 볼 기록이라면 먼저 CSV로 저장해 주세요.',
    hostOnly:
      '열린 목록에서는 이 기기에서 보낸 기록만 지울 수 있어요. 이름 하나의 기록을 모두 지우는 일은 이 사이트를 운영하는 사람이 할 수 있어요. 명령은 npm run forget -- --name 이에요.',
    remove: (player) => `${player}의 퀴즈 기록 모두 지우기`,
    removeSent: (player, count) => `이 기기에서 보낸 ${player}의 기록 ${count}개 지우기`,
    question: '정말 지울까요? 지우고 나면 되돌릴 수 없어요.',
    yes: '네, 지워요',
    no: '아니요, 그대로 둬요',
    failed: '지금은 지우지 못했어요. 지워진 기록은 없어요.',
  },
};
