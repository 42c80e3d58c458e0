import type { Catalog } from '../../../shared/language/language.ts';

type TaskTexts = {
  title: string;
  lead: string;
  /** The lead in a room. */
  roomLead: string;
  /** The note in the open list. */
  openNote: string;
  tables: string;
  table: (table: number) => string;

  setHere: (player: string) => string;
  isSetHere: string;
  copy: string;
  copied: string;

  setFor: (player: string) => string;
  setForEverybody: string;
  isSet: string;
  failed: string;
  tooMany: string;

  current: string;
  everybody: string;
  /** The task; `day` is its last one. */
  task: (tables: readonly number[], day: string) => string;
  takeBack: string;
  takeBackOf: (whose: string) => string;
  isTakenBack: string;
  notLoaded: string;
};

export const taskText: Catalog<TaskTexts> = {
  en: {
    title: 'Set a task',
    lead: 'The quiz and the two minutes then ask these tables. Whoever opens the link gets the same.',
    roomLead:
      'The quiz offers it for a week on every device in this room. A task for one name comes before that of the room.',
    openNote:
      'This site keeps one open list, which belongs to nobody, so a task stays on this device. To other devices it goes by link.',
    tables: 'Tables of the task',
    table: (table) => `Table of ${table}`,

    setHere: (player) => `Set it for ${player} on this device`,
    isSetHere: 'Set. It is preset at the next name entry.',
    copy: 'Copy the link',
    copied: 'Copied.',

    setFor: (player) => `Set it for ${player}`,
    setForEverybody: 'Set it for everybody in this room',
    isSet: 'Set for a week.',
    failed: 'That did not work this time. Nothing was changed.',
    tooMany: 'This room has very many tasks already. Set one for everybody, or take some back.',

    current: 'Tasks that are set',
    everybody: 'Everybody in this room',
    task: (tables, day) => `${tables.length === 1 ? 'table' : 'tables'} ${tables.join(', ')}, until ${day}`,
    takeBack: 'Take it back',
    takeBackOf: (whose) => `Take back the task: ${whose}`,
    isTakenBack: 'Taken back.',
    notLoaded: 'The tasks that are set did not arrive this time.',
  },
  ko: {
    title: '과제 내기',
    lead: '퀴즈와 오늘의 2분이 고른 단을 물어봐요. 링크를 여는 사람에게도 똑같이 물어봐요.',
    roomLead:
      '이 방에 있는 기기라면 어디서나 일주일 동안 퀴즈가 과제를 알려 줘요. 이름마다 낸 과제가 방 과제보다 먼저예요.',
    openNote: '이 사이트는 주인이 없는 열린 목록이라서 과제가 이 기기에만 남아요. 다른 기기에는 링크로 보내 주세요.',
    tables: '과제로 낼 단',
    table: (table) => `${table}단`,

    setHere: (player) => `이 기기의 ${player} 과제로 정하기`,
    isSetHere: '정했어요. 다음에 이름을 적으면 이 단으로 시작해요.',
    copy: '링크 복사하기',
    copied: '복사했어요.',

    setFor: (player) => `${player} 과제로 정하기`,
    setForEverybody: '이 방 모두의 과제로 정하기',
    isSet: '일주일 과제로 정했어요.',
    failed: '지금은 하지 못했어요. 바뀐 것은 없어요.',
    tooMany: '이 방에는 과제가 벌써 아주 많아요. 모두의 과제로 정하거나 몇 개를 지워 주세요.',

    current: '지금 있는 과제',
    everybody: '이 방 모두',
    task: (tables, day) => `${tables.join('단, ')}단, ${day}까지`,
    takeBack: '지우기',
    takeBackOf: (whose) => `${whose}, 과제 지우기`,
    isTakenBack: '과제를 지웠어요.',
    notLoaded: '지금 있는 과제를 가져오지 못했어요.',
  },
};
