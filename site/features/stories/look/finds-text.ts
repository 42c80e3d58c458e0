import { formatOrdinalKo } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import type { PanelPlace } from '../model/panel-id.ts';

type FindsTexts = {
  /** The picture of a panel, enlarged. */
  closeUp: (place: PanelPlace) => string;
  bigger: string;
  smaller: string;
  close: string;
  /** The grid for looking by keyboard, and its cells, counted from 1. */
  grid: string;
  cell: (row: number, column: number) => string;
  notHere: string;
  found: string;
  album: string;
  closeAlbum: string;
  count: (found: number, all: number) => string;
  paws: (found: number, all: number) => string;
  placeOf: (book: string, place: PanelPlace) => string;
  notYet: string;
  startAnew: string;
  startAnewQuestion: string;
  yes: string;
  no: string;
};

export const findsText: Catalog<FindsTexts> = {
  en: {
    closeUp: ({ chapter, panel }) => `Chapter ${chapter}, picture ${panel}, up close`,
    bigger: 'Bigger',
    smaller: 'Smaller',
    close: 'Back to the book',
    grid: 'Look with the arrow keys and Enter',
    cell: (row, column) => `Row ${row}, column ${column}`,
    notHere: 'Not here.',
    found: 'Found!',
    album: 'Things you found',
    closeAlbum: 'Close the album',
    count: (found, all) => `${found} of ${all}`,
    paws: (found, all) => `Bami: ${found} of ${all}`,
    placeOf: (book, { chapter, panel }) => `${book}, chapter ${chapter}, picture ${panel}`,
    notYet: 'Still hiding',
    startAnew: 'Start the album over',
    startAnewQuestion: 'Empty the album? Everything hides again.',
    yes: 'Yes, empty it',
    no: 'No, keep it',
  },
  ko: {
    closeUp: ({ chapter, panel }) => `${chapter}장 ${panel}번 그림 크게 보기`,
    bigger: '더 크게',
    smaller: '더 작게',
    close: '책으로 돌아가기',
    grid: '화살표 키로 옮기고 엔터 키로 찾아보세요',
    cell: (row, column) => `${formatOrdinalKo(row)} 줄 ${formatOrdinalKo(column)} 칸`,
    notHere: '여기에는 없어요.',
    found: '찾았어요!',
    album: '내가 찾은 것들',
    closeAlbum: '앨범 닫기',
    count: (found, all) => `${all}개 가운데 ${found}개`,
    paws: (found, all) => `밤이: ${all}곳 가운데 ${found}곳`,
    placeOf: (book, { chapter, panel }) => `${book}, ${chapter}장 ${panel}번 그림`,
    notYet: '아직 숨어 있어요',
    startAnew: '앨범 새로 시작하기',
    startAnewQuestion: '앨범을 비울까요? 모두 다시 숨어요.',
    yes: '네, 비워요',
    no: '아니요, 그대로 둬요',
  },
};
