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
    lead: 'If anyone might want them later, save them as a file first.',
    save: (player) => `Save all of ${player}’s records as a file`,
    saveSent: (player, count) => `Save what this device sent for ${player} as a file (${count})`,
    saved: (count) => (count === 1 ? '1 record was saved in a file.' : `${count} records were saved in a file.`),
    saveFailed: 'That didn’t work this time. Please try again in a moment.',
    hostOnly:
      'Here you can save or delete only what this device sent. For everything under a name, ask the person who runs this site.',
    remove: (player) => `Delete all of ${player}’s records`,
    removeSent: (player, count) => `Delete what this device sent for ${player} (${count})`,
    question: 'Delete them for good? They can’t be brought back.',
    yes: 'Yes, delete',
    no: 'No, keep them',
    failed: 'That didn’t work this time. Nothing was deleted.',
  },
  ko: {
    title: '이 기록을 저장하거나 지우기',
    lead: '나중에 다시 볼 기록이라면 먼저 파일로 저장해 주세요.',
    save: (player) => `${player}의 모든 기록을 파일로 저장하기`,
    saveSent: (player, count) => `이 기기에서 보낸 ${player}의 기록 ${count}개를 파일로 저장하기`,
    saved: (count) => `기록 ${count}개를 파일로 저장했어요.`,
    saveFailed: '지금은 저장하지 못했어요. 잠시 뒤에 다시 눌러 주세요.',
    hostOnly:
      '여기서는 이 기기에서 보낸 기록만 저장하거나 지울 수 있어요. 한 아이의 기록을 모두 저장하거나 지우고 싶으면 이 사이트를 운영하는 사람에게 부탁해 주세요.',
    remove: (player) => `${player}의 모든 기록 지우기`,
    removeSent: (player, count) => `이 기기에서 보낸 ${player}의 기록 ${count}개 지우기`,
    question: '정말 지울까요? 지우고 나면 되돌릴 수 없어요.',
    yes: '네, 지워요',
    no: '아니요, 그대로 둬요',
    failed: '지금은 지우지 못했어요. 기록은 그대로 있어요.',
  },
};
