import { withParticle } from '../../../shared/language/korean.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { nameTables } from '../../../shared/times-tables/facts/table-task.ts';
import type { TimesFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { formatChantQuestion } from '../speech/phrases.ts';

type QuizTexts = {
  title: string;
  modes: string;
  tablesMode: string;
  quizMode: string;

  nameQuestion: string;
  namePlaceholder: string;
  blankName: string;
  dotsName: string;
  rules: readonly { number: string; text: string }[];
  start: string;
  /** Replaces the second rule where no clock is shown. */
  calmRule: { number: string; text: string };
  daily: string;
  dailyLead: string;
  whoPlays: string;
  settings: string;
  tables: string;
  tablesNow: (tables: readonly number[]) => string;
  calm: string;
  calmNow: string;
  task: (tables: readonly number[]) => string;
  /** The link of a task cannot be read. */
  damagedTask: string;
  players: string;
  rename: string;
  renameOf: (name: string) => string;
  newName: (name: string) => string;
  remove: string;
  removeOf: (name: string) => string;
  forgetAll: string;
  forgetful: string;
  carry: string;
  resume: (playerName: string, next: number, total: number) => string;
  leaveTitle: string;
  leaveNote: string;
  leave: string;
  stay: string;

  questionNumber: (number: number, total: number) => string;
  /** Accessible name of the answer's field: the question itself. */
  question: (fact: TimesFact) => string;
  progress: (right: number, answered: number) => string;
  mark: { right: string; wrong: string; now: string; open: string };
  timeLeft: (seconds: number) => string;
  listenAgain: string;
  confirm: string;
  numberPad: string;
  erase: string;

  correct: string;
  wrong: (answer: number) => string;
  timeout: string;
  timeoutComfort: string;

  sending: string;
  saveFailed: string;
  unsavedTitle: string;
  unsavedNote: string;
  sendAgain: string;
  newQuiz: string;

  resultTitle: string;
  praise: (score: number, answered: number) => string;
  player: string;
  score: string;
  accuracy: string;
  time: string;
  seconds: (seconds: number) => string;
  saved: string;
  waiting: string;
  parked: string;
  lookAgain: string;
  scoreReport: string;

  tablesLead: string;
  chooseTable: string;
  coverAnswers: string;
  eightAndNine: string;
  knewIt: string;
  notYet: string;
  knewNote: string;
  tableName: (table: number) => string;
  tableShort: (table: number) => string;
  tableTips: string;
  generalTips: string;
  funFacts: string;
};

/** Names tables: '2–7' where they are in a row, else '6, 8'. `to` stands between the first and the last. */
function rangeOf(tables: readonly number[], to: '–' | '~'): string {
  const [first = 0] = tables;
  const last = tables.at(-1) ?? 0;
  return tables.length > 2 && last - first === tables.length - 1 ? `${first}${to}${last}` : tables.join(', ');
}

export const quizText: Catalog<QuizTexts> = {
  en: {
    title: 'Times Tables',
    modes: 'What would you like to do?',
    tablesMode: 'Practice',
    quizMode: 'Quiz',

    nameQuestion: 'What is your name?',
    namePlaceholder: 'Your name',
    blankName: 'Please enter your name!',
    dotsName: 'A dot or two isn’t a name yet. Please add a letter!',
    rules: [
      { number: '10', text: 'questions' },
      { number: '10', text: 'seconds for each' },
      { number: '♪', text: 'asked out loud' },
    ],
    start: 'Start the quiz',
    calmRule: { number: '~', text: 'take your time' },
    daily: 'Today’s two minutes',
    dailyLead: 'Questions picked just for you. No clock.',
    whoPlays: 'Who’s playing?',
    settings: 'Settings',
    tables: 'Which tables?',
    tablesNow: (tables) => `tables ${rangeOf(tables, '–')}`,
    calm: 'Calm quiz: no clock',
    calmNow: 'no clock',
    task: (tables) => `Your assignment: ${nameTables(tables).en}.`,
    damagedTask: 'This link is damaged, so we can’t read the assignment. Ask for it again, or choose the tables below.',
    players: 'Who has played on this device',
    rename: 'Rename',
    renameOf: (name) => `Rename ${name}`,
    newName: (name) => `New name for ${name}`,
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    forgetAll: 'Forget everybody',
    forgetful: 'Forget each player afterward (for shared computers)',
    carry: 'Move progress to another device',
    resume: (playerName, next, total) => `Continue ${playerName}’s quiz: question ${next} of ${total}`,
    leaveTitle: 'Leave the quiz?',
    leaveNote: 'It will wait right here. You can finish it later.',
    leave: 'Leave',
    stay: 'Stay here',

    questionNumber: (current, total) => `Question ${current} / ${total}`,
    question: ({ table, multiplier }) => `What is ${table} times ${multiplier}?`,
    progress: (right, answered) => `${right} of ${answered} right so far`,
    mark: { right: 'right', wrong: 'wrong', now: 'now', open: 'still to come' },
    timeLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    listenAgain: 'Hear the question again',
    confirm: 'OK',
    numberPad: 'Number pad',
    erase: 'Erase',

    correct: 'Correct! 🎉',
    wrong: (answer) => `Wrong, the answer is ${answer}`,
    timeout: 'Time is up!',
    timeoutComfort: 'That’s okay. Listen, then try the next one.',

    sending: 'Saving your score…',
    saveFailed: 'Score saving failed.',
    unsavedTitle: 'Your score is waiting here',
    unsavedNote: 'It’s safe on this device. It will send itself when the internet is back. You can also try now.',
    sendAgain: 'Send again',
    newQuiz: 'New quiz',

    resultTitle: 'All ten done!',
    praise: (score, answered) => {
      if (score === answered) return 'Every acorn found. The squirrels are jealous.';
      if (score >= answered / 2) return 'A good basketful, and a few seeds to water.';
      return 'That was a tough round, and you stuck with it. Now you know which trees to grow: two minutes tomorrow will get them started.';
    },
    player: 'Player',
    score: 'Score',
    accuracy: 'Accuracy',
    time: 'Time',
    seconds: (seconds) => `${seconds} s`,
    saved: 'Saved. Dad can check it now! So can any other grown-up.',
    waiting: 'Not sent yet. It’s safe on this device and will be sent soon, so that a grown-up can check it.',
    parked: 'This score couldn’t be added. It’s still here, and a grown-up can see it in the score report.',
    lookAgain: 'Worth another look',
    scoreReport: 'Score Report',

    tablesLead: 'Think of the answer, then tap the square and hear it.',
    coverAnswers: 'Cover the answers',
    eightAndNine: 'Show the 8s and 9s',
    knewIt: 'I knew it',
    notYet: 'Not yet',
    knewNote: 'Noted. On to the next one!',
    chooseTable: 'Choose a table',
    tableName: (table) => `The ${table}s`,
    tableShort: (table) => `${table} ×`,
    tableTips: 'A trick for every table',
    generalTips: 'Tricks that always help',
    funFacts: 'Did you know?',
  },
  ko: {
    title: '구구단',
    modes: '무엇을 할까요?',
    tablesMode: '연습 모드',
    quizMode: '퀴즈 모드',

    nameQuestion: '이름이 뭐예요?',
    namePlaceholder: '이름',
    blankName: '이름을 입력해주세요!',
    dotsName: '점 한두 개만으로는 이름이 될 수 없어요. 글자를 더해 주세요!',
    rules: [
      { number: '10', text: '문제를 풀어요' },
      { number: '10', text: '초 안에 답해요' },
      { number: '♪', text: '소리로도 들어요' },
    ],
    start: '퀴즈 시작',
    calmRule: { number: '~', text: '천천히 풀어요' },
    daily: '오늘의 2분',
    dailyLead: '지금 나에게 맞는 문제만 골라서, 시계 없이 풀어요.',
    whoPlays: '누가 할까요?',
    settings: '설정',
    tables: '몇 단을 물어볼까요?',
    tablesNow: (tables) => `${rangeOf(tables, '~')}단`,
    calm: '시계 없이 차분하게 퀴즈 풀기',
    calmNow: '시계 없음',
    task: (tables) => `숙제는 ${withParticle(nameTables(tables).ko, '이에요/예요')}.`,
    damagedTask: '링크가 깨져서 숙제를 읽지 못했어요. 링크를 다시 받거나, 아래에서 단을 골라 주세요.',
    players: '이 기기에서 구구단을 한 사람들',
    rename: '이름 바꾸기',
    renameOf: (name) => `${name} 이름 바꾸기`,
    newName: (name) => `${name}의 새 이름`,
    remove: '지우기',
    removeOf: (name) => `${name} 기록 지우기`,
    forgetAll: '모두 지우기',
    forgetful: '끝나면 이름 지우기(함께 쓰는 컴퓨터)',
    carry: '다른 기기로 옮기기',
    resume: (playerName, next, total) => `${playerName}의 퀴즈 이어서 풀기: ${total}문제 중 ${next}번째`,
    leaveTitle: '퀴즈를 그만할까요?',
    leaveNote: '풀던 문제는 그대로 둘게요. 나중에 이어서 풀 수 있어요.',
    leave: '그만하기',
    stay: '계속 풀기',

    questionNumber: (current, total) => `문제 ${current} / ${total}`,
    question: formatChantQuestion,
    progress: (right, answered) => `지금까지 ${answered}문제 중 ${right}문제를 맞혔어요`,
    mark: { right: '맞음', wrong: '틀림', now: '지금 문제', open: '남은 문제' },
    timeLeft: (seconds) => `남은 시간 ${seconds}초`,
    listenAgain: '문제 다시 듣기',
    confirm: '확인',
    numberPad: '숫자판',
    erase: '지우기',

    correct: '정답! 🎉',
    wrong: (answer) => `틀렸어요. 정답은 ${answer}입니다.`,
    timeout: '시간 초과!',
    timeoutComfort: '괜찮아요. 잘 듣고 다음 문제로 가요.',

    sending: '점수를 저장하고 있어요…',
    saveFailed: '점수 저장에 실패했습니다.',
    unsavedTitle: '점수가 여기서 기다리고 있어요',
    unsavedNote:
      '이 기기에 잘 보관해 두었어요. 인터넷이 다시 이어지면 저절로 보내요. 지금 한 번 더 보내 볼 수도 있어요.',
    sendAgain: '다시 보내기',
    newQuiz: '새 퀴즈',

    resultTitle: '열 문제를 다 풀었어요!',
    praise: (score, answered) => {
      if (score === answered) return '도토리를 하나도 빠짐없이 찾았어요. 다람쥐가 부러워해요.';
      if (score >= answered / 2) return '바구니가 묵직해요. 새싹도 곧 자랄 거예요.';
      return '어려운 문제가 많았는데 끝까지 해냈어요. 이제 어떤 나무를 키울지 알았으니, 내일 2분이면 싹이 터요.';
    },
    player: '이름',
    score: '점수',
    accuracy: '정답률',
    time: '걸린 시간',
    seconds: (seconds) => `${seconds}초`,
    saved: '점수를 저장했어요. 아빠가 확인할 수 있어요! 다른 어른들도 볼 수 있어요.',
    waiting: '아직 보내지 못했어요. 이 기기에 보관해 두었고, 어른이 확인할 수 있게 곧 다시 보낼게요.',
    parked: '이 점수는 보내지 못했어요. 이 기기에 그대로 있으니 어른이 점수 노트에서 볼 수 있어요.',
    lookAgain: '한 번 더 만나 볼 구구단',
    scoreReport: '점수 노트',

    tablesLead: '먼저 답을 떠올려요. 칸을 누르면 구구단을 들려줘요.',
    coverAnswers: '답 가리기',
    eightAndNine: '8단과 9단도 보기',
    knewIt: '알고 있었어요',
    notYet: '아직 몰라요',
    knewNote: '적어 두었어요. 다음 칸으로 가요!',
    chooseTable: '몇 단을 연습할까요?',
    tableName: (table) => `${table}단`,
    tableShort: (table) => `${table}단`,
    tableTips: '단마다 하나씩, 외우는 비법',
    generalTips: '어느 단에나 통하는 비법',
    funFacts: '알고 있었나요?',
  },
};
