import type { Catalog } from '../../../shared/language/language.ts';
import { nameTables } from '../../../shared/times-tables/facts/table-task.ts';

type TaskTexts = {
  title: string;
  lead: string;
  /** The lead in a room. */
  roomLead: string;
  /** The note in the open list. */
  openNote: string;
  tables: string;
  table: (table: number) => string;
  /** What is assigned while no table is chosen. */
  allTables: (tables: readonly number[]) => string;

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
    title: 'Assign tables',
    lead: 'The quiz and the two minutes will use these tables. Anyone who opens the link gets them, too.',
    roomLead:
      'For a week the quiz offers them on every device in this room. A child’s own assignment comes before the room’s.',
    openNote: 'Assignments stay on this device. To use them on another one, copy the link.',
    tables: 'Tables to assign',
    table: (table) => `The ${table}s`,
    allTables: (tables) => `If you choose none, all of them are assigned: ${tables.join(', ')}.`,

    setHere: (player) => `Assign to ${player} on this device`,
    isSetHere: 'Done. They’ll be ready for the next quiz here.',
    copy: 'Copy the link',
    copied: 'Copied.',

    setFor: (player) => `Assign to ${player}`,
    setForEverybody: 'Assign to everybody in this room',
    isSet: 'Assigned for a week.',
    failed: 'That didn’t work this time. Nothing was changed.',
    tooMany: 'This room has too many assignments. Make one for everybody, or remove some.',

    current: 'Assignments now',
    everybody: 'Everybody in this room',
    task: (tables, day) => `${nameTables(tables).en}, until ${day}`,
    takeBack: 'Remove',
    takeBackOf: (whose) => `Remove the assignment: ${whose}`,
    isTakenBack: 'Removed.',
    notLoaded: 'We couldn’t load the assignments.',
  },
  ko: {
    title: '숙제 내기',
    lead: '고른 단만 퀴즈와 ‘오늘의 2분’에 나와요. 링크를 연 사람에게도 똑같이 나와요.',
    roomLead:
      '일주일 동안 이 방의 모든 기기에서 퀴즈를 열면 숙제가 나와요. 한 아이에게 따로 낸 숙제가 있으면 그 숙제가 먼저 나와요.',
    openNote: '숙제는 이 기기에만 남아요. 다른 기기에서도 하려면 링크를 복사해 보내 주세요.',
    tables: '숙제로 낼 단',
    table: (table) => `${table}단`,
    allTables: (tables) => `하나도 고르지 않으면 ${tables.join(', ')}단을 모두 내요.`,

    setHere: (player) => `이 기기에서 ${player}에게 숙제 내기`,
    isSetHere: '숙제를 냈어요. 다음 퀴즈는 이 단으로 시작해요.',
    copy: '링크 복사하기',
    copied: '복사했어요.',

    setFor: (player) => `${player}에게 숙제 내기`,
    setForEverybody: '이 방 모두에게 숙제 내기',
    isSet: '일주일 동안 할 숙제를 냈어요.',
    failed: '이번에는 안 됐어요. 바뀐 것은 없으니 잠시 뒤에 다시 눌러 주세요.',
    tooMany: '이 방에 숙제가 너무 많아요. 모두에게 한 번에 내거나 몇 개를 지워 주세요.',

    current: '지금 있는 숙제',
    everybody: '이 방 모두',
    task: (tables, day) => `${nameTables(tables).ko}, ${day}까지`,
    takeBack: '지우기',
    takeBackOf: (whose) => `${whose} 숙제 지우기`,
    isTakenBack: '숙제를 지웠어요.',
    notLoaded: '지금 있는 숙제를 가져오지 못했어요.',
  },
};
