import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { MAX_BLOCKS, MAX_REPEAT_DEPTH } from '../program/program.ts';
import type { RunFrom } from '../run/run.ts';
import type { Star } from '../run/stars.ts';
import type { LinkProblem } from '../stored/share.ts';
import type { HazardType } from '../world/level.ts';

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
  /** The same beyond the levels of the story. */
  hazardElsewhere: Readonly<Record<HazardType, string>>;
  levelComplete: string;
  board: string;
  program: string;
  programOf: (blocks: number) => string;
  emptyProgram: string;
  /** Refuses a block over MAX_BLOCKS or MAX_REPEAT_DEPTH. */
  noRoom: string;
  /** Refuses a block over the limit of a level. */
  bagFull: (blocks: number) => string;
  /** A block of which all are in the program. */
  noneLeft: string;
  blocksLeft: (left: number) => string;
  blocks: string;
  round: (round: number, times: number) => string;
  addHere: string;
  addHereNow: string;
  inside: (block: string) => string;
  endOfProgram: string;
  dragRole: string;
  dragHelp: string;
  remove: (block: string) => string;
  /** The number of a repeat. */
  changeTimes: string;
  chooseTimes: string;
  closeTimes: string;
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
  /** The change is shown after one more run. */
  hintAfterRun: string;
  share: string;
  /** What an app that the link is sent by calls it. */
  shareTitle: string;
  shareCopied: string;
  shareByHand: string;
  friendProgram: string;
  friendLevel: string;
  friendSolved: string;
  /** The child's own made level is solved. */
  ownSolved: string;
  /** The title of the solved program as words. */
  inWords: string;
  /** Leaves the level on the screen as it is. */
  stayHere: string;
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
  /** The button that opens heroes, levels and the level maker. */
  menu: string;
  heroes: string;
  levels: string;
  starsAsk: string;
  nextStar: (condition: string) => string;
  hasAllStars: string;
  /** The program as a row of small blocks. */
  strip: string;
  stripEmpty: string;
  addAtEnd: string;
  removeLast: string;
  /** A block of the strip was chosen. */
  chosen: (block: string) => string;
  ok: string;
  /** Where the next run starts. */
  runFrom: Readonly<Record<RunFrom, string>>;
  changeRunFrom: string;
  /** The hero's words after the first runs. */
  laugh: string;
  foldIntoRepeat: (times: number) => string;
  folded: string;
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
      'The wind has emptied the forest post office. Choose a hero, put blocks into a program, and press Run. If it goes wrong, good: now you can find out why.',
    level: (number) => `Level ${number}`,
    levelOf: (number, of) => `Level ${number} of ${of}`,
    points: (points) => `${points} points`,
    toFind: 'To find',
    found: (item) => `${item}, found`,
    notFound: (item, owner) => `${item}, for ${owner}`,
    hazard: { fire: 'Oops! You hit a fire! Try again.', spike: 'Oops! You hit a spike! Try again.' },
    hazardElsewhere: { fire: 'Oops! You hit a fire! Try again.', spike: 'Oops! You hit thorns! Try again.' },
    levelComplete: 'Level Complete',
    board: 'The board',
    program: 'Your program',
    programOf: blocksEn,
    emptyProgram: 'No blocks yet. Tap one above.',
    noRoom: `No room here. A program can hold ${MAX_BLOCKS} blocks, and repeats can go ${MAX_REPEAT_DEPTH} deep.`,
    bagFull: (blocks) => `The bag is full: ${blocks} blocks fit. Take one out first.`,
    noneLeft: 'All of these are in your program already.',
    blocksLeft: (left) => `${left} left`,
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
    changeTimes: 'Change the number',
    chooseTimes: 'How many times?',
    closeTimes: 'Keep the number',
    clear: 'Clear all',
    undo: 'Undo',
    redo: 'Redo',
    itWasThis: { fire: 'This block led into the fire', spike: 'This block led into the thorns' },
    controls: 'Run the program',
    run: 'Run',
    pause: 'Pause',
    stepOnce: 'One step',
    stepBack: 'Step back',
    backToStart: 'Back to start',
    speed: 'Speed',
    pace: (seconds) => (seconds === 1 ? '1 second a step' : `${seconds} seconds a step`),
    sound: 'Sounds',
    story: 'The story so far',
    steppedBack: 'One step back.',
    nothingToRun: 'Your repeat is empty, so nothing happens. Put a block into it.',
    completedTitle: 'You did it! The party can start.',
    completedText: 'Every mitten, letter, bell, and cake is where it belongs, and all because of programs you wrote.',
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
    hintAfterRun: 'Try it and press Run. After that there is more.',
    share: 'Share',
    shareTitle: 'A level for you in Story Forest',
    shareCopied: 'The link is copied. Give it to a friend!',
    shareByHand: 'Copy this link and give it to a friend:',
    friendProgram: 'A friend sent you this program. Press Run and watch. Then make it better.',
    friendLevel: 'A friend made this level for you. Can you find everything?',
    friendSolved: 'Solved! You can go on playing here, or go back to your own game.',
    ownSolved: 'You did it! Now you can send it to a friend.',
    inWords: 'Your program says:',
    stayHere: 'Look at the board',
    toMyGame: 'To my own game',
    badLink: {
      'not-loaded': 'This part of the game isn’t on your device yet. Go online once, then try again.',
      'too-long': 'This link is too long to be one of ours, so we didn’t open it.',
      'too-deep': 'This link has more repeats inside repeats than we can show, so we didn’t open it.',
      'unknown-level': 'This link leads to a level we don’t know. Ask your friend to send it again!',
      'bad-program': 'A piece of this link got lost on the way. Ask your friend to send it again!',
      'bad-grid': 'A piece of this link got lost on the way. Ask your friend to send it again!',
    },
    languageChanged: 'The game is in English now.',
    map: 'The map',
    mapWhy: 'A path with twenty-eight deliveries, and a letter every day.',
    makeLevel: 'Make a level of your own',
    makeLevelWhy: 'Hide things, plant thorns, and send it to a friend.',
    changeLevel: 'Change this level',
    ownLevel: 'Your own level! Solve it once yourself, then send it to a friend.',
    menu: 'Heroes and levels',
    heroes: 'Who carries the mail?',
    levels: 'Levels',
    starsAsk: 'What the stars ask for',
    nextStar: (condition) => `Next star: ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
    hasAllStars: 'All stars earned!',
    strip: 'The program in one line',
    stripEmpty: 'Tap a block.',
    addAtEnd: 'Add at the end',
    removeLast: 'Remove the last block',
    chosen: (block) => `${block}, chosen. The next block goes after it.`,
    ok: 'OK',
    runFrom: { here: 'from here', start: 'from the start' },
    changeRunFrom: 'Change',
    laugh: 'Ha ha! Again!',
    foldIntoRepeat: (times) => `Fold ${times} into 1`,
    folded: 'Folded into a repeat.',
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
      '바람이 숲속 우체국을 탈탈 털어 갔어요. 집배원을 고르고, 블록으로 프로그램을 만들고, 실행을 눌러요. 잘 안되면 더 좋아요. 왜 그런지 찾아볼 수 있으니까요.',
    level: (number) => `큰 배달 ${number}번`,
    levelOf: (number, of) => `큰 배달 ${of}개 가운데 ${number}번`,
    points: (points) => `${points}점`,
    toFind: '찾을 것',
    found: (item) => `${withParticle(item, '을/를')} 찾았어요`,
    notFound: (item, owner) => `${item}의 주인은 ${withParticle(owner, '이에요/예요')}`,
    hazard: { fire: '앗, 불에 닿았어요! 다시 해 봐요.', spike: '앗, 가시에 찔렸어요! 다시 해 봐요.' },
    hazardElsewhere: { fire: '앗, 불에 닿았어요! 다시 해 봐요.', spike: '앗, 가시에 찔렸어요! 다시 해 봐요.' },
    levelComplete: '배달 성공!',
    board: '놀이판',
    program: '내 프로그램',
    programOf: (blocks) => `블록 ${blocks}개`,
    emptyProgram: '아직 블록이 없어요. 위에서 하나 눌러 보세요.',
    noRoom: `여기에는 더 넣을 수 없어요. 블록은 ${MAX_BLOCKS}개까지, 반복은 ${MAX_REPEAT_DEPTH}겹까지 쓸 수 있어요.`,
    bagFull: (blocks) => `가방이 꽉 찼어요. 블록은 ${blocks}개까지예요. 먼저 하나를 빼요.`,
    noneLeft: '이 블록은 벌써 다 썼어요.',
    blocksLeft: (left) => `${left}개 남음`,
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
    changeTimes: '횟수 바꾸기',
    chooseTimes: '몇 번 반복할까요?',
    closeTimes: '그대로 두기',
    clear: '모두 지우기',
    undo: '되돌리기',
    redo: '되돌린 것 다시 하기',
    itWasThis: { fire: '이 블록에서 불 쪽으로 갔어요', spike: '이 블록에서 가시 쪽으로 갔어요' },
    controls: '프로그램 실행',
    run: '실행',
    pause: '멈춤',
    stepOnce: '한 걸음',
    stepBack: '한 걸음 뒤로',
    backToStart: '처음 자리로',
    speed: '빠르기',
    pace: (seconds) => `한 걸음에 ${seconds}초`,
    sound: '소리',
    story: '지금까지의 이야기',
    steppedBack: '한 걸음 뒤로 왔어요.',
    nothingToRun: '반복 안이 비어서 아무 일도 일어나지 않아요. 블록을 넣어 주세요.',
    completedTitle: '해냈어요! 이제 잔치를 시작해요.',
    completedText: '장갑도 편지도 종도 케이크도 모두 제자리를 찾았어요. 모두 내가 만든 프로그램 덕분이에요.',
    completedPoints: (points) => `${points}점`,
    playAgain: '처음부터 또 하기',
    backToStories: '이야기로 돌아가기',
    star: {
      solved: '모두 찾기',
      'one-program': '처음 자리에서 프로그램 하나로',
      repeat: '반복을 써서',
      'fewest-blocks': '가장 적은 블록으로',
    },
    starWithin: (blocks) => `블록을 ${blocks}개까지만 써서`,
    stars: (earned, offered) => `별 ${offered}개 중 ${earned}개`,
    hint: '힌트 보기',
    hintAgain: '힌트 더 보기',
    hintClose: '힌트 닫기',
    hintAfterRun: '한번 고쳐 보고 실행해요. 그러면 더 알려 줄게요.',
    share: '친구에게 보내기',
    shareTitle: '이야기숲 코딩 모험에서 보내는 배달',
    shareCopied: '링크를 복사했어요. 친구에게 보내 주세요!',
    shareByHand: '이 링크를 복사해서 친구에게 보내 주세요.',
    friendProgram: '친구가 보낸 프로그램이에요. 실행을 눌러 보고, 더 멋지게 고쳐 보세요.',
    friendLevel: '친구가 만든 배달이에요. 모두 찾을 수 있나요?',
    friendSolved: '성공! 여기서 더 놀아도 되고, 내 모험으로 돌아가도 돼요.',
    ownSolved: '해냈어요! 이제 친구에게 보낼 수 있어요.',
    inWords: '내 프로그램을 말로 하면',
    stayHere: '놀이판 보기',
    toMyGame: '내 모험으로 가기',
    badLink: {
      'not-loaded': '이 부분은 아직 기기에 없어요. 인터넷에 한 번 연결한 다음 다시 해 봐요.',
      'too-long': '링크가 너무 길어서 열지 않았어요.',
      'too-deep': '반복이 너무 여러 겹이라 링크를 열지 않았어요.',
      'unknown-level': '링크에 우리가 모르는 배달이 적혀 있어요. 친구에게 다시 보내 달라고 해 보세요!',
      'bad-program': '링크 한 조각이 오는 길에 사라졌어요. 친구에게 다시 보내 달라고 해 보세요!',
      'bad-grid': '링크 한 조각이 오는 길에 사라졌어요. 친구에게 다시 보내 달라고 해 보세요!',
    },
    languageChanged: '이제 코딩 모험이 한국어로 나와요.',
    map: '지도',
    mapWhy: '길을 따라 배달 스물여덟 개, 날마다 새 편지 한 통이 있어요.',
    makeLevel: '나만의 배달 만들기',
    makeLevelWhy: '물건을 숨기고 가시를 놓아 친구에게 보내요.',
    changeLevel: '이 배달 고치기',
    ownLevel: '내가 만든 배달이에요! 먼저 한 번 끝까지 해 보고 친구에게 보내요.',
    menu: '집배원과 배달',
    heroes: '누가 편지를 나를까요?',
    levels: '배달',
    starsAsk: '별을 얻으려면',
    nextStar: (condition) => `다음 별: ${condition}`,
    hasAllStars: '별을 모두 모았어요!',
    strip: '한 줄로 보는 프로그램',
    stripEmpty: '블록을 눌러 보세요.',
    addAtEnd: '맨 끝에 넣기',
    removeLast: '마지막 블록 빼기',
    chosen: (block) => `‘${block}’ 블록을 골랐어요. 다음 블록은 이 뒤로 와요.`,
    ok: '알겠어요',
    runFrom: { here: '여기부터', start: '처음부터' },
    changeRunFrom: '바꾸기',
    laugh: '하하! 또!',
    foldIntoRepeat: (times) => `${times}개를 1개로 접기`,
    folded: '반복 하나로 접었어요.',
    move: {
      picked: (block) => `‘${block}’ 블록을 집었어요.`,
      over: (place, places, inside) =>
        `${places}곳 가운데 ${place}번째 자리예요.${inside ? ` ${withParticle(inside, '이에요/예요')}.` : ''}`,
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
