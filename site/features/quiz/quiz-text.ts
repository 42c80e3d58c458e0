import type { TimesFact } from '../../shared/attempt.ts';
import type { Catalogue } from '../../shared/language.ts';
import { chantQuestion } from './speech/chant.ts';

type QuizTexts = {
  title: string;
  modes: string;
  practiceMode: string;
  quizMode: string;

  nameQuestion: string;
  namePlaceholder: string;
  blankName: string;
  rules: readonly { number: string; text: string }[];
  start: string;
  planned: (count: number) => string;

  questionNumber: (number: number, total: number) => string;
  /** What the answer's field is called: the question, so that a screen reader asks it. */
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
  dadsReport: string;

  practiceLead: string;
  chooseTable: string;
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

export const quizText: Catalogue<QuizTexts> = {
  en: {
    title: 'Times Tables',
    modes: 'What would you like to do?',
    practiceMode: 'Practice',
    quizMode: 'Quiz',

    nameQuestion: 'What is your name?',
    namePlaceholder: 'Your name',
    blankName: 'Please enter your name!',
    rules: [
      { number: '10', text: 'questions' },
      { number: '10', text: 'seconds for each' },
      { number: '♪', text: 'asked in Korean, too' },
    ],
    start: 'Start the quiz',
    planned: (count) =>
      count === 1
        ? 'We begin with one that was tricky last time.'
        : `We begin with ${count} that were tricky last time.`,

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
    waiting: 'Not sent yet. It is kept on this device and will be sent again soon, so that dad can check it.',
    parked: 'The server did not accept this score. It is kept on this device, and dad sees it in his report here.',
    lookAgain: 'Worth another look',
    dadsReport: 'Score report for dad',

    practiceLead: 'Tap a square and hear it the Korean way.',
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
    rules: [
      { number: '10', text: '문제를 풀어요' },
      { number: '10', text: '초 안에 답해요' },
      { number: '♪', text: '소리로도 들어요' },
    ],
    start: '퀴즈 시작',
    planned: (count) => `지난번에 어려웠던 ${count}문제부터 시작해요.`,

    questionNumber: (current, total) => `문제 ${current} / ${total}`,
    question: chantQuestion,
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
      return '오늘은 숲을 한가득 심었어요. 연습이라는 물을 주면 쑥쑥 자라요.';
    },
    player: '이름',
    score: '점수',
    accuracy: '정답률',
    time: '걸린 시간',
    seconds: (seconds) => `${number.ko.format(seconds)}초`,
    saved: '점수를 저장했어요. 아빠가 확인할 수 있어요!',
    waiting: '아직 보내지 못했어요. 이 기기에 보관해 두었고, 아빠가 확인할 수 있게 곧 다시 보낼게요.',
    parked: '서버가 이 점수를 받아 주지 않았어요. 이 기기에 보관해 두었으니 아빠가 여기 평가 페이지에서 볼 수 있어요.',
    lookAgain: '한 번 더 만나 볼 구구단',
    dadsReport: '아빠의 평가 페이지',

    practiceLead: '칸을 누르면 구구단을 들려줘요.',
    chooseTable: '몇 단을 연습할까요?',
    tableName: (table) => `${table}단`,
    tableShort: (table) => `${table}단`,
    tableTips: '단마다 하나씩, 외우는 비법',
    generalTips: '어느 단에나 통하는 비법',
    funFacts: '알고 있었나요?',
  },
};
