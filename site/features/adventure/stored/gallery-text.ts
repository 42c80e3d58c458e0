import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { MAX_GALLERY_LEVELS } from './gallery.ts';
import type { LevelsFileProblem } from './gallery-file.ts';

type Texts = {
  title: string;
  why: string;
  empty: string;
  /** The name of a level without one; `place` counts from 1. */
  untitled: (place: number) => string;
  /** Size of the level, shown below its name. */
  about: (squares: number, things: number) => string;
  play: string;
  change: string;
  rename: string;
  remove: string;
  toCard: string;
  /** The label of a button of one level. */
  buttonOf: (button: string, name: string) => string;
  name: string;
  saveName: string;
  cancel: string;
  renamed: (name: string) => string;
  removed: (name: string) => string;
  undo: string;
  restored: (name: string) => string;
  keep: string;
  kept: string;
  full: string;
  fileTitle: string;
  fileWhy: string;
  which: string;
  all: string;
  none: string;
  save: (levels: number) => string;
  open: string;
  fileName: string;
  opened: (added: number, known: number) => string;
  /** `not-loaded`: the code that reads the file could not be loaded. */
  problem: Readonly<Record<LevelsFileProblem | 'not-loaded', string>>;
  cardTitle: string;
  cardLead: string;
  qrCode: string;
  onlyThisDevice: string;
  print: string;
  back: string;
};

const levelsEn = (levels: number) => (levels === 1 ? '1 level' : `${levels} levels`);

export const galleryText: Catalog<Texts> = {
  en: {
    title: 'The gallery',
    why: 'Levels made on this device, and those that came in a file. Tap one to play it.',
    empty: 'No levels yet. Make one that can be solved and press “Keep it.”',
    untitled: (place) => `Level ${place}`,
    about: (squares, things) => `${squares} × ${squares}, ${things === 1 ? '1 thing' : `${things} things`} to find`,
    play: 'Play',
    change: 'Change',
    rename: 'Rename',
    remove: 'Delete',
    toCard: 'Card to print',
    buttonOf: (button, name) => `${button}: ${name}`,
    name: 'Name of the level',
    saveName: 'Save',
    cancel: 'Cancel',
    renamed: (name) => `New name: ${name}.`,
    removed: (name) => `${name} is deleted.`,
    undo: 'Undo',
    restored: (name) => `${name} is back.`,
    keep: 'Keep it',
    kept: 'The level is in the gallery.',
    full: `The gallery is full: ${MAX_GALLERY_LEVELS} levels fit. Delete one first.`,
    fileTitle: 'Several levels in one file',
    fileWhy:
      'A file takes levels to a friend or a whole class. On another device, it adds its levels to the ones already there.',
    which: 'Which levels?',
    all: 'All',
    none: 'None',
    save: (levels) => `Save ${levelsEn(levels)} in a file`,
    open: 'Open a file',
    fileName: 'story-forest-levels',
    opened: (added, known) =>
      [
        added === 0 ? 'No new levels' : `New in the gallery: ${levelsEn(added)}`,
        known === 0 ? '' : `. Here before: ${levelsEn(known)}`,
      ]
        .join('')
        .concat('.'),
    problem: {
      'not-ours': 'This isn’t a file of Story Forest levels, so nothing was changed.',
      broken: 'This file is damaged, so nothing was changed. Ask for it again!',
      newer: 'This file comes from a newer Story Forest. Load this page again, then open the file.',
      full: `That’s too many: the gallery holds ${MAX_GALLERY_LEVELS} levels. Nothing was changed.`,
      'not-loaded': 'This part of the game isn’t on your device yet. Go online once, then try again.',
    },
    cardTitle: 'A level for you',
    cardLead: 'Point a camera at the code, and the level opens. Can you find everything?',
    qrCode: 'QR code of the link to this level',
    onlyThisDevice:
      'This page’s address works only on this computer. Open the page at the computer’s network address first, then print the card.',
    print: 'Print',
    back: 'Back to the gallery',
  },
  ko: {
    title: '배달 모음',
    why: '이 기기에서 만든 배달과 파일로 받은 배달이에요. 누르면 바로 할 수 있어요.',
    empty: '아직 배달이 없어요. 끝까지 갈 수 있는 배달을 만들고 ‘모음에 넣기’를 눌러요.',
    untitled: (place) => `${place}번 배달`,
    about: (squares, things) => `가로세로 ${squares}칸, 찾을 것 ${things}개`,
    play: '하기',
    change: '고치기',
    rename: '이름 바꾸기',
    remove: '지우기',
    toCard: '인쇄할 카드',
    buttonOf: (button, name) => `${name} ${button}`,
    name: '배달 이름',
    saveName: '저장하기',
    cancel: '그만두기',
    renamed: (name) => `이제 이름이 ${withParticle(`‘${name}’`, '이에요/예요')}.`,
    removed: (name) => `${withParticle(`‘${name}’`, '을/를')} 지웠어요.`,
    undo: '되돌리기',
    restored: (name) => `${withParticle(`‘${name}’`, '이/가')} 다시 돌아왔어요.`,
    keep: '모음에 넣기',
    kept: '배달 모음에 넣었어요.',
    full: `배달 모음이 꽉 찼어요. ${MAX_GALLERY_LEVELS}개까지예요. 먼저 하나를 지워요.`,
    fileTitle: '배달 여러 개를 파일 하나에',
    fileWhy: '친구나 반 전체에 배달을 나눠 줄 수 있어요. 다른 기기에서 열면 거기 있던 배달에 더해져요.',
    which: '어떤 배달을 담을까요?',
    all: '모두',
    none: '모두 빼기',
    save: (levels) => `배달 ${levels}개 파일로 저장하기`,
    open: '파일 열기',
    fileName: '이야기숲-배달',
    opened: (added, known) =>
      [
        added === 0 ? '새 배달은 없어요.' : `새 배달 ${added}개를 가져왔어요.`,
        known === 0 ? '' : ` ${known}개는 이미 있었어요.`,
      ].join(''),
    problem: {
      'not-ours': '이야기숲 배달을 담은 파일이 아니에요. 바뀐 것은 없어요.',
      broken: '파일이 망가져서 아무것도 바꾸지 않았어요. 다시 보내 달라고 해요!',
      newer: '더 새로운 이야기숲에서 저장한 파일이에요. 이 페이지를 새로 고친 다음 다시 열어 주세요.',
      full: `배달이 너무 많아요. ${MAX_GALLERY_LEVELS}개까지 담을 수 있어서 아무것도 바꾸지 않았어요.`,
      'not-loaded': '이 부분은 아직 기기에 없어요. 인터넷에 한 번 연결한 다음 다시 해 봐요.',
    },
    cardTitle: '배달을 하나 부탁해요',
    cardLead: '카메라로 코드를 비추면 배달이 열려요. 모두 찾을 수 있을까요?',
    qrCode: '이 배달로 가는 링크의 QR 코드',
    onlyThisDevice:
      '지금 주소는 이 컴퓨터에서만 열려요. 이 컴퓨터의 네트워크 주소로 페이지를 다시 연 다음 카드를 인쇄해 주세요.',
    print: '인쇄하기',
    back: '배달 모음으로',
  },
};

/** The name that is shown; `place` counts from 1. */
export function formatLevelName(name: string, place: number, untitled: (place: number) => string): string {
  return name || untitled(place);
}
