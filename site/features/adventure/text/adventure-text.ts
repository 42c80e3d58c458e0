import type { Catalog } from '../../../shared/language/language.ts';
import type { HazardType } from '../grid/level.ts';
import type { Star } from '../levels/stars.ts';
import type { LinkProblem } from '../links/share.ts';
import { MAX_BLOCKS, MAX_REPEAT_DEPTH } from '../program/program.ts';

type Texts = {
  title: string;
  choose: string;
  intro: string;
  level: (number: number) => string;
  levelOf: (number: number, of: number) => string;
  points: (points: number) => string;
  toFind: string;
  found: (item: string) => string;
  notFound: (item: string, owner: string) => string;
  /** The English text is fixed: docs/product.md §7.3. */
  hazard: Readonly<Record<HazardType, string>>;
  levelComplete: string;
  board: string;
  program: string;
  programOf: (blocks: number) => string;
  emptyProgram: string;
  /** Refuses a block over MAX_BLOCKS or MAX_REPEAT_DEPTH. */
  noRoom: string;
  /** Refuses a block over the limit of a level. */
  bagFull: (blocks: number) => string;
  blocks: string;
  round: (round: number, times: number) => string;
  addHere: string;
  addHereNow: string;
  inside: (block: string) => string;
  endOfProgram: string;
  dragRole: string;
  dragHelp: string;
  remove: (block: string) => string;
  clear: string;
  undo: string;
  redo: string;
  itWasThis: Readonly<Record<HazardType, string>>;
  controls: string;
  run: string;
  pause: string;
  stepOnce: string;
  stepBack: string;
  backToStart: string;
  speed: string;
  /** Seconds for one step. */
  pace: (seconds: number) => string;
  slow: string;
  fast: string;
  sound: string;
  story: string;
  steppedBack: string;
  nothingToRun: string;
  completedTitle: string;
  completedText: string;
  completedPoints: (points: number) => string;
  playAgain: string;
  backToStories: string;
  /** The condition of each star. */
  star: Readonly<Record<Star, string>>;
  /** The condition of 'fewest-blocks' where the number is known. */
  starWithin: (blocks: number) => string;
  stars: (earned: number, offered: number) => string;
  hint: string;
  hintAgain: string;
  hintClose: string;
  share: string;
  shareCopied: string;
  shareByHand: string;
  friendProgram: string;
  friendLevel: string;
  friendSolved: string;
  toMyGame: string;
  /** `not-loaded`: the code of a level could not be loaded. */
  badLink: Readonly<Record<LinkProblem | 'not-loaded', string>>;
  /** Announced after a change of the language. */
  languageChanged: string;
  map: string;
  mapWhy: string;
  makeLevel: string;
  makeLevelWhy: string;
  changeLevel: string;
  ownLevel: string;
  move: {
    picked: (block: string) => string;
    over: (place: number, places: number, inside: string | null) => string;
    dropped: (block: string) => string;
    canceled: (block: string) => string;
    removed: (block: string) => string;
    added: (block: string) => string;
    cleared: string;
    /** `blocks`: how many the program has then. */
    undone: (blocks: number) => string;
    redone: (blocks: number) => string;
  };
};

const blocksEn = (blocks: number) => (blocks === 1 ? '1 block' : `${blocks} blocks`);

export const adventureText: Catalog<Texts> = {
  en: {
    title: 'Programming Adventure',
    choose: 'Who carries the mail today?',
    intro:
      'The wind has emptied the forest post office. Choose a mail carrier, put blocks into a program, and press Run. If it goes wrong, good: now you can find out why.',
    level: (number) => `Level ${number}`,
    levelOf: (number, of) => `Level ${number} of ${of}`,
    points: (points) => `${points} points`,
    toFind: 'To find',
    found: (item) => `${item}, found`,
    notFound: (item, owner) => `${item}, for ${owner}`,
    hazard: { fire: 'Oops! You hit a fire! Try again.', spike: 'Oops! You hit a spike! Try again.' },
    levelComplete: 'Level Complete',
    board: 'The board',
    program: 'Your program',
    programOf: blocksEn,
    emptyProgram: 'No blocks yet. Tap one above.',
    noRoom: `No room here. A program can hold ${MAX_BLOCKS} blocks, and repeats can go ${MAX_REPEAT_DEPTH} deep.`,
    bagFull: (blocks) => `The bag is full: ${blocks} blocks fit. Take one out first.`,
    blocks: 'Blocks',
    round: (round, times) => `${round} of ${times}`,
    addHere: 'Add here',
    addHereNow: 'The next block goes here',
    inside: (block) => `inside “${block}”`,
    endOfProgram: 'end of the program',
    dragRole: 'block you can move',
    dragHelp:
      'To move a block, press the space bar, choose its place with the arrow keys, and press the space bar again. Escape puts it back.',
    remove: (block) => `Remove: ${block}`,
    clear: 'Clear all',
    undo: 'Undo',
    redo: 'Redo',
    itWasThis: { fire: 'This block walked into the fire', spike: 'This block walked into the thorns' },
    controls: 'Run the program',
    run: 'Run',
    pause: 'Pause',
    stepOnce: 'One step',
    stepBack: 'Step back',
    backToStart: 'Back to start',
    speed: 'Speed',
    pace: (seconds) => (seconds === 1 ? '1 second a step' : `${seconds} seconds a step`),
    slow: 'slow',
    fast: 'fast',
    sound: 'Sounds',
    story: 'The story so far',
    steppedBack: 'One step back.',
    nothingToRun: 'Your repeat is empty, so nothing happens. Put a block into it.',
    completedTitle: 'You did it! The party can start.',
    completedText: 'Every mitten, letter, bell and cake is where it belongs, and all because of programs you wrote.',
    completedPoints: (points) => `${points} points`,
    playAgain: 'Play Again',
    backToStories: 'Back to the stories',
    star: {
      solved: 'Everything found',
      'one-program': 'With one program, from the start',
      repeat: 'With a repeat',
      'fewest-blocks': 'With the fewest blocks possible',
    },
    starWithin: (blocks) => `With ${blocks} blocks or fewer`,
    stars: (earned, offered) => `${earned} of ${offered} stars`,
    hint: 'A hint',
    hintAgain: 'More of a hint',
    hintClose: 'Close the hint',
    share: 'Share',
    shareCopied: 'The link is copied. Give it to a friend!',
    shareByHand: 'Copy this link and give it to a friend:',
    friendProgram: 'A friend has sent you this program. Press Run and watch. Then make it better.',
    friendLevel: 'A friend has made this level for you. Can you find everything?',
    friendSolved: 'Solved! You can go on playing here, or go back to your own game.',
    toMyGame: 'To my own game',
    badLink: {
      'not-loaded': 'This part of the game isn’t on your device yet. Go online once, then try again.',
      'too-long': 'This link is too long to be one of ours, so we didn’t open it.',
      'too-deep': 'This link has more repeats inside repeats than we can show, so we didn’t open it.',
      'unknown-level': 'This link leads to a level we do not know. Ask your friend to send it again!',
      'bad-program': 'A piece of this link got lost on the way. Ask your friend to send it again!',
      'bad-grid': 'A piece of this link got lost on the way. Ask your friend to send it again!',
    },
    languageChanged: 'The game is in English now.',
    map: 'The map',
    mapWhy: 'Eighteen deliveries. Begin wherever you like.',
    makeLevel: 'Make a level of your own',
    makeLevelWhy: 'Hide things, plant thorns, and send it to a friend.',
    changeLevel: 'Change this level',
    ownLevel: 'Your own level! Solve it once yourself, then send it to a friend.',
    move: {
      picked: (block) => `${block}, picked up.`,
      over: (place, places, inside) => `Place ${place} of ${places}${inside ? `, ${inside}` : ''}.`,
      dropped: (block) => `${block}, put down.`,
      canceled: (block) => `${block} is back where it was.`,
      removed: (block) => `${block}, removed.`,
      added: (block) => `${block}, added.`,
      cleared: 'All blocks removed. Undo brings them back.',
      undone: (blocks) => `Undone. Your program has ${blocksEn(blocks)} now.`,
      redone: (blocks) => `Redone. Your program has ${blocksEn(blocks)} now.`,
    },
  },
  ko: {
    title: '코딩 모험',
    choose: '오늘은 누가 편지를 나를까요?',
    intro:
      '바람이 숲속 우체국을 탈탈 털어 갔어요. 집배원을 고르고, 블록으로 프로그램을 만들고, 실행을 눌러요. 잘 안 되면 더 좋아요. 왜 그런지 찾아볼 수 있으니까요.',
    level: (number) => `${number}단계`,
    levelOf: (number, of) => `${of}단계 가운데 ${number}단계`,
    points: (points) => `${points}점`,
    toFind: '찾을 것',
    found: (item) => `${item}, 찾았어요`,
    notFound: (item, owner) => `${item}, 주인은 ${owner}`,
    hazard: { fire: '앗, 불에 닿았어요! 다시 해 봐요.', spike: '앗, 가시에 찔렸어요! 다시 해 봐요.' },
    levelComplete: '단계 성공!',
    board: '놀이판',
    program: '내 프로그램',
    programOf: (blocks) => `블록 ${blocks}개`,
    emptyProgram: '아직 블록이 없어요. 위에서 하나 눌러 보세요.',
    noRoom: `여기에는 더 넣을 수 없어요. 블록은 ${MAX_BLOCKS}개까지, 반복은 ${MAX_REPEAT_DEPTH}겹까지 쓸 수 있어요.`,
    bagFull: (blocks) => `가방이 꽉 찼어요. 블록은 ${blocks}개까지예요. 먼저 하나를 빼요.`,
    blocks: '블록',
    round: (round, times) => `${times}번 중 ${round}번째`,
    addHere: '여기에 넣기',
    addHereNow: '다음 블록은 여기로 와요',
    inside: (block) => `‘${block}’ 안`,
    endOfProgram: '프로그램 맨 끝',
    dragRole: '옮길 수 있는 블록',
    dragHelp:
      '블록을 옮기려면 스페이스바를 누르고, 화살표 키로 자리를 고른 다음 스페이스바를 다시 눌러요. Esc 키를 누르면 제자리로 돌아가요.',
    remove: (block) => `${block} 빼기`,
    clear: '모두 지우기',
    undo: '되돌리기',
    redo: '다시 하기',
    itWasThis: { fire: '이 블록이 불로 걸어갔어요', spike: '이 블록이 가시덤불로 걸어갔어요' },
    controls: '프로그램 실행',
    run: '실행',
    pause: '멈춤',
    stepOnce: '한 걸음',
    stepBack: '한 걸음 뒤로',
    backToStart: '처음 자리로',
    speed: '빠르기',
    pace: (seconds) => `한 걸음에 ${seconds}초`,
    slow: '느리게',
    fast: '빠르게',
    sound: '소리',
    story: '지금까지의 이야기',
    steppedBack: '한 걸음 뒤로 왔어요.',
    nothingToRun: '반복 안이 비어서 아무 일도 일어나지 않아요. 블록을 넣어 주세요.',
    completedTitle: '해냈어요! 이제 잔치를 시작해요.',
    completedText: '장갑도 편지도 종도 케이크도 모두 제자리를 찾았어요. 다 직접 만든 프로그램 덕분이에요.',
    completedPoints: (points) => `${points}점`,
    playAgain: '다시 하기',
    backToStories: '이야기로 돌아가기',
    star: {
      solved: '모두 찾기',
      'one-program': '처음 자리에서 프로그램 하나로',
      repeat: '반복을 써서',
      'fewest-blocks': '가장 적은 블록으로',
    },
    starWithin: (blocks) => `블록 ${blocks}개 안으로`,
    stars: (earned, offered) => `별 ${offered}개 중 ${earned}개`,
    hint: '힌트 보기',
    hintAgain: '힌트 더 보기',
    hintClose: '힌트 닫기',
    share: '친구에게 보내기',
    shareCopied: '링크를 복사했어요. 친구에게 보내 주세요!',
    shareByHand: '이 링크를 복사해서 친구에게 보내 주세요.',
    friendProgram: '친구가 보낸 프로그램이에요. 실행을 눌러 보고, 더 멋지게 고쳐 보세요.',
    friendLevel: '친구가 만든 길이에요. 모두 찾을 수 있나요?',
    friendSolved: '성공! 여기서 더 놀아도 되고, 내 모험으로 돌아가도 돼요.',
    toMyGame: '내 모험으로 가기',
    badLink: {
      'not-loaded': '이 놀이는 아직 기기에 없어요. 인터넷에 한 번 연결한 뒤 다시 해 봐요.',
      'too-long': '링크가 너무 길어서 열지 않았어요.',
      'too-deep': '반복이 너무 여러 겹이라 링크를 열지 않았어요.',
      'unknown-level': '링크에 우리가 모르는 단계가 적혀 있어요. 친구에게 다시 보내 달라고 해 보세요!',
      'bad-program': '링크 한 조각이 오는 길에 사라졌어요. 친구에게 다시 보내 달라고 해 보세요!',
      'bad-grid': '링크 한 조각이 오는 길에 사라졌어요. 친구에게 다시 보내 달라고 해 보세요!',
    },
    languageChanged: '이제 놀이가 한국어로 나와요.',
    map: '지도',
    mapWhy: '배달이 열여덟 개예요. 마음에 드는 데서 시작해요.',
    makeLevel: '나만의 길 만들기',
    makeLevelWhy: '물건을 숨기고 함정을 놓아 친구에게 보내요.',
    changeLevel: '이 길 고치기',
    ownLevel: '내가 만든 길이에요! 먼저 한 번 풀어 보고 친구에게 보내요.',
    move: {
      picked: (block) => `‘${block}’ 블록을 집었어요.`,
      over: (place, places, inside) => `${places}곳 가운데 ${place}번째 자리예요${inside ? `. ${inside}이에요` : ''}.`,
      dropped: (block) => `‘${block}’ 블록을 내려놓았어요.`,
      canceled: (block) => `‘${block}’ 블록이 제자리로 돌아갔어요.`,
      removed: (block) => `‘${block}’ 블록을 뺐어요.`,
      added: (block) => `‘${block}’ 블록을 넣었어요.`,
      cleared: '블록을 모두 지웠어요. 되돌리기를 누르면 다시 나와요.',
      undone: (blocks) => `되돌렸어요. 지금 블록은 ${blocks}개예요.`,
      redone: (blocks) => `다시 했어요. 지금 블록은 ${blocks}개예요.`,
    },
  },
};
