import type { TimesFact } from '../../../shared/facts/attempt.ts';
import type { Catalog } from '../../../shared/language/language.ts';
import { formatChantQuestion } from '../speech/chant.ts';

type QuizTexts = {
  title: string;
  modes: string;
  practiceMode: string;
  quizMode: string;

  nameQuestion: string;
  namePlaceholder: string;
  blankName: string;
  dotsName: string;
  rules: readonly { number: string; text: string }[];
  start: string;
  planned: (count: number) => string;
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

  practiceLead: string;
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

const number = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
  ko: new Intl.NumberFormat('ko', { maximumFractionDigits: 1 }),
};

/** Names tables: '2–7' where they are in a row, else '6, 8'. */
function rangeOf(tables: readonly number[]): string {
  const [first = 0] = tables;
  const last = tables.at(-1) ?? 0;
  return tables.length > 2 && last - first === tables.length - 1 ? `${first}–${last}` : tables.join(', ');
}

export const quizText: Catalog<QuizTexts> = {
  en: {
    title: 'Times Tables',
    modes: 'What would you like to do?',
    practiceMode: 'Practice',
    quizMode: 'Quiz',

    nameQuestion: 'What is your name?',
    namePlaceholder: 'Your name',
    blankName: 'Please enter your name!',
    dotsName: 'One dot or two are not enough for a name. Please add a letter!',
    rules: [
      { number: '10', text: 'questions' },
      { number: '10', text: 'seconds for each' },
      { number: '♪', text: 'asked out loud' },
    ],
    start: 'Start the quiz',
    planned: (count) =>
      count === 1
        ? 'We begin with one that was tricky last time.'
        : `We begin with ${count} that were tricky last time.`,
    calmRule: { number: '~', text: 'take your time' },
    daily: 'Today’s two minutes',
    dailyLead: 'The facts that need water today. No clock.',
    whoPlays: 'Who plays here?',
    settings: 'Settings',
    tables: 'Tables that are asked',
    tablesNow: (tables) => `tables ${rangeOf(tables)}`,
    calm: 'Calm quiz: no clock to see',
    calmNow: 'no clock',
    task: (tables) => `Your task: tables ${tables.join(', ')}.`,
    players: 'Who has played on this device',
    rename: 'Rename',
    renameOf: (name) => `Rename ${name}`,
    newName: (name) => `New name for ${name}`,
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    forgetAll: 'Forget everybody',
    forgetful: 'Forget after each turn (for a school’s computer)',
    carry: 'Take it to another device',
    resume: (playerName, next, total) => `Go on with ${playerName}’s quiz: question ${next} of ${total}`,
    leaveTitle: 'Leave the quiz?',
    leaveNote: 'It waits here, and you can go on later.',
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
    timeoutComfort: 'Never mind. Listen, and off to the next one.',

    sending: 'Saving your score…',
    saveFailed: 'Score saving failed.',
    unsavedTitle: 'Your score is waiting here',
    unsavedNote: 'It is safe on this device and leaves by itself as soon as the network is back. You can also try now.',
    sendAgain: 'Send again',
    newQuiz: 'New quiz',

    resultTitle: 'All ten done!',
    praise: (score, answered) => {
      if (score === answered) return 'Every acorn found. The squirrels are jealous.';
      if (score >= answered / 2) return 'A fine basket, and a few seedlings that will grow.';
      return 'You planted a whole forest today. Water it with practice.';
    },
    player: 'Player',
    score: 'Score',
    accuracy: 'Accuracy',
    time: 'Time',
    seconds: (seconds) => `${number.en.format(seconds)} s`,
    saved: 'Saved. Dad can check it now!',
    waiting: 'Not sent yet. It is kept on this device and will be sent again soon, so that a grown-up can check it.',
    parked:
      'The server did not accept this score. It is kept on this device, and a grown-up can see it in the score report here.',
    lookAgain: 'Worth another look',
    scoreReport: 'Score Report',

    practiceLead: 'Think of the answer, then tap the square and hear it.',
    coverAnswers: 'Cover the answers',
    eightAndNine: 'Tables of 8 and 9, too',
    knewIt: 'I knew it',
    notYet: 'Not yet',
    knewNote: 'Noted. On to the next one!',
    chooseTable: 'Choose a table',
    tableName: (table) => `Table of ${table}`,
    tableShort: (table) => `${table} ×`,
    tableTips: 'A trick for every table',
    generalTips: 'Tricks that always help',
    funFacts: 'Did you know?',
  },
  ko: {
    title: '구구단',
    modes: '무엇을 할까요?',
    practiceMode: '연습 모드',
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
    planned: (count) => `지난번에 어려웠던 ${count}문제부터 시작해요.`,
    calmRule: { number: '~', text: '천천히 풀어요' },
    daily: '오늘의 2분',
    dailyLead: '오늘 물을 줄 문제만 골라서, 시계 없이 풀어요.',
    whoPlays: '누가 할까요?',
    settings: '설정',
    tables: '몇 단을 물어볼까요?',
    tablesNow: (tables) => `${rangeOf(tables)}단`,
    calm: '시계 없이 차분하게 퀴즈 풀기',
    calmNow: '시계 없음',
    task: (tables) => `과제는 ${tables.join('단, ')}단이에요.`,
    players: '이 기기에서 한 사람들',
    rename: '이름 바꾸기',
    renameOf: (name) => `${name}, 이름 바꾸기`,
    newName: (name) => `${name}의 새 이름`,
    remove: '지우기',
    removeOf: (name) => `${name}, 지우기`,
    forgetAll: '모두 지우기',
    forgetful: '한 번 하고 나면 잊기 (학교 컴퓨터에서)',
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
      return '오늘은 나무를 한가득 심었어요. 날마다 조금씩 연습하면 쑥쑥 자라요.';
    },
    player: '이름',
    score: '점수',
    accuracy: '정답률',
    time: '걸린 시간',
    seconds: (seconds) => `${number.ko.format(seconds)}초`,
    saved: '점수를 저장했어요. 아빠가 확인할 수 있어요!',
    waiting: '아직 보내지 못했어요. 이 기기에 보관해 두었고, 어른이 확인할 수 있게 곧 다시 보낼게요.',
    parked: '서버가 이 점수를 받아 주지 않았어요. 이 기기에 보관해 두었으니 어른이 여기 점수 노트에서 볼 수 있어요.',
    lookAgain: '한 번 더 만나 볼 구구단',
    scoreReport: '점수 노트',

    practiceLead: '답을 떠올린 다음 칸을 누르면 구구단을 들려줘요.',
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
