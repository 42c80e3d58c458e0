import type { Catalog } from '../../../shared/language/language.ts';

type DeleteTexts = {
  title: string;
  lead: string;
  save: (player: string) => string;
  /** Used in the open list, where only what this device sent can be named. */
  saveSent: (player: string, count: number) => string;
  saved: (count: number) => string;
  saveFailed: string;
  hostOnly: string;
  remove: (player: string) => string;
  /** Used in the open list, where only what this device sent can be named. */
  removeSent: (player: string, count: number) => string;
  question: string;
  yes: string;
  no: string;
  failed: string;
};

export const deleteText: Catalog<DeleteTexts> = {
  en: {
    title: 'Save or delete these records',
    lead: 'Save them as a file first, if anybody may want them again.',
    save: (player) => `Save all that the server knows of ${player} (JSON)`,
    saveSent: (player, count) => `Save what this device has sent of ${player} (JSON, ${count})`,
    saved: (count) => (count === 1 ? '1 quiz was saved in a file.' : `${count} quizzes were saved in a file.`),
    saveFailed: 'That did not work this time. Nothing was saved.',
    hostOnly:
      'In an open list a device saves and deletes here only what it has sent itself. Whoever runs this site can do it for all of a name, with: npm run export -- --name, npm run forget -- --name',
    remove: (player) => `Delete every quiz of ${player}`,
    removeSent: (player, count) => `Delete what this device has sent of ${player} (${count})`,
    question: 'Really delete them? They cannot be brought back.',
    yes: 'Yes, delete',
    no: 'No, keep them',
    failed: 'That did not work this time. Nothing was deleted.',
  },
  ko: {
    title: '이 기록 저장하거나 지우기',
    lead: '나중에 다시 볼 기록이라면 먼저 파일로 저장해 주세요.',
    save: (player) => `서버에 있는 ${player}의 기록 모두 저장하기(JSON)`,
    saveSent: (player, count) => `이 기기에서 보낸 ${player}의 기록 ${count}개 저장하기(JSON)`,
    saved: (count) => `퀴즈 ${count}개를 파일로 저장했어요.`,
    saveFailed: '지금은 저장하지 못했어요. 저장된 파일은 없어요.',
    hostOnly:
      '열린 목록에서는 이 기기에서 보낸 기록만 저장하거나 지울 수 있어요. 이름 하나의 기록 모두는 이 사이트를 운영하는 사람이 할 수 있어요. 명령은 npm run export -- --name 과 npm run forget -- --name 이에요.',
    remove: (player) => `${player}의 퀴즈 기록 모두 지우기`,
    removeSent: (player, count) => `이 기기에서 보낸 ${player}의 기록 ${count}개 지우기`,
    question: '정말 지울까요? 지우고 나면 되돌릴 수 없어요.',
    yes: '네, 지워요',
    no: '아니요, 그대로 둬요',
    failed: '지금은 지우지 못했어요. 지워진 기록은 없어요.',
  },
};
