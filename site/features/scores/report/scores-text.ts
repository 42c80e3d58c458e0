import type { Catalog } from '../../../shared/language/language.ts';
import type { PlayerChoice, Rating } from './report.ts';

/** Texts that the CSV file uses too have no markup. Numbers are passed in, formatted by `Intl`. */
export type ScoresTexts = {
  title: string;
  lead: string;
  home: string;
  multiplicationTable: string;
  loading: string;
  /** Printed in place of a list that has not come. */
  printedTooEarly: string;
  loadFailed: { heading: string; body: string; tryAgain: string };
  notFresh: string;
  whose: string;
  all: string;
  tabs: { label: string; records: string; analysis: string };
  downloadCsv: string;
  print: string;
  printedFor: (player: string, date: string) => string;
  empty: { heading: string; body: string; start: string };

  statistics: string;
  averageScore: string;
  bestScore: string;
  averageTime: string;
  averageTimePerQuestion: string;
  accuracy: string;
  count: string;
  times: (count: string) => string;
  seconds: (seconds: string) => string;
  outOf: (total: string) => string;

  trend: string;
  trendOf: (count: number) => string;
  trendSummary: (first: string, last: string) => string;
  trendTable: string;
  date: string;
  player: string;
  score: string;
  time: string;
  rating: string;
  ratings: Record<Rating, string>;

  records: string;
  /** Below the heading of the records, where older ones exist perhaps. */
  latestOnly: (count: string) => string;
  /** Shows more rows of a list. */
  more: (count: number) => string;
  /** The two minutes of each day. */
  practice: string;
  details: string;
  answersOf: (record: string) => string;
  question: string;
  correctAnswer: string;
  answer: string;
  noAnswer: string;
  result: string;
  right: string;
  wrong: string;

  tonight: string;
  tonightLead: (player: string) => string;
  tonightLeadAll: string;
  table: (table: number) => string;
  tableShort: (table: number) => string;
  alsoWorthwhile: string;
  slowOnly: (seconds: number) => string;
  nothingTonight: string;
  practiceThese: string;
  practiceOne: string;
  noAnalysis: string;
  allPerfect: string;
  noWrong: string;
  celebration: string;
  hardFacts: string;
  hardFactsLead: string;
  noHardFacts: string;
  playerFacts: string;
  missed: (misses: string, asked: string) => string;
  missedBy: (count: string) => string;
  misses: string;
  asked: string;
  missedByCount: string;

  forest: string;
  forestLead: (seconds: number) => string;
  level: string;

  parked: string;
  parkedLead: string;
  parkedEntry: (player: string, score: string, date: string) => string;
  parkedSeen: string;

  csv: {
    summary: string;
    answers: string;
    averageTime: string;
    averageTimePerQuestion: string;
    accuracy: string;
    time: string;
    totalQuestions: string;
    averageQuestions: string;
    bestTotalQuestions: string;
    fileName: string;
  };
};

export const scoresText: Catalog<ScoresTexts> = {
  en: {
    title: 'Score Report',
    lead: 'This is Dad’s page, and a page for moms, grandparents, and teachers, too. Look for what grew before you look for what is missing.',
    home: 'Home',
    multiplicationTable: 'Times tables',
    loading: 'Fetching the scores…',
    printedTooEarly: 'The scores had not arrived yet when this was printed. Please print again in a moment.',
    loadFailed: {
      heading: 'We couldn’t load the scores',
      body: 'They are safe. We just can’t reach them right now.',
      tryAgain: 'Try again',
    },
    notFresh: 'This may be out of date. We couldn’t check for newer scores.',
    whose: 'Whose scores?',
    all: 'All',
    tabs: { label: 'Parts of the report', records: 'Quiz records', analysis: 'Wrong answers' },
    downloadCsv: 'Save as CSV',
    print: 'Print',
    printedFor: (player, date) => `${player} · latest quiz ${date}`,
    empty: {
      heading: 'No quiz records yet',
      body: 'Ten questions, ten seconds each. After the first quiz you’ll see it here.',
      start: 'Start the first quiz',
    },

    statistics: 'In numbers',
    averageScore: 'Average score',
    bestScore: 'Best score',
    averageTime: 'Average time',
    averageTimePerQuestion: 'Time per question',
    accuracy: 'Accuracy',
    count: 'Quizzes',
    times: (count) => count,
    seconds: (seconds) => `${seconds} s`,
    outOf: (total) => `/ ${total}`,

    trend: 'How it is going',
    trendOf: (count) => (count === 1 ? 'The first quiz' : `The last ${count} quizzes, oldest first`),
    trendSummary: (first, last) => `From ${first} to ${last}.`,
    trendTable: 'The same, in a table',
    date: 'Date',
    player: 'Name',
    score: 'Score',
    time: 'Time',
    rating: 'Rating',
    ratings: { perfect: 'Perfect!', excellent: 'Excellent!', good: 'Good!', effort: 'Keep going!' },

    records: 'Every quiz',
    latestOnly: (count) =>
      `These are everybody’s ${count} latest quizzes. Choose a name for older ones. The forests and “The whole class” count them all.`,
    more: (count) => `Show ${count} more`,
    practice: 'Two minutes, day by day',
    details: 'Answers',
    answersOf: (record) => `Answers: ${record}`,
    question: 'Question',
    correctAnswer: 'Correct',
    answer: 'Answer',
    noAnswer: 'no answer',
    result: 'Result',
    right: 'Right',
    wrong: 'Not yet',

    tonight: 'What to practice tonight',
    tonightLead: (player) => `Two minutes is plenty. These would help ${player} most.`,
    tonightLeadAll: 'Two minutes is plenty. These would help the whole group most.',
    table: (table) => `The ${table}s`,
    tableShort: (table) => `${table}`,
    alsoWorthwhile: 'If there is time left',
    slowOnly: (seconds) =>
      `All of these were right, but some took more than ${seconds} seconds. A little practice on another day makes them quicker.`,
    nothingTonight: 'Every fact that was missed before is known now. Play something else tonight.',
    practiceThese: 'Practice these',
    practiceOne: 'Choose one name above to start two minutes of just what that child needs.',
    noAnalysis: 'No data for a wrong-answer analysis yet',
    allPerfect: 'Everyone got everything right!',
    noWrong: 'No wrong answers!',
    celebration: 'Nothing to go over tonight. Say so out loud at supper.',
    hardFacts: 'Missed by more than one child',
    hardFactsLead: 'At least two children missed these. They are worth five minutes with everybody.',
    noHardFacts: 'No two children missed the same question. Everyone stumbles over something different.',
    playerFacts: 'Missed most often',
    missed: (misses, asked) => `missed ${misses} of ${asked}`,
    missedBy: (count) => `${count} children`,
    misses: 'Missed',
    asked: 'Asked',
    missedByCount: 'Children',

    forest: 'The times-table forest',
    forestLead: (seconds) =>
      `A plant for each fact: 3 × 7 and 7 × 3 are one. “Quick” means right within ${seconds} seconds.`,
    level: 'Level',

    parked: 'Scores that stayed on this device',
    parkedLead:
      'These scores couldn’t be added to the report, and sending them again won’t help. They stay here, so that nobody played for nothing.',
    parkedEntry: (player, score, date) => `${player}: ${score}, ${date}`,
    parkedSeen: 'OK, remove it',

    csv: {
      summary: 'Summary',
      answers: 'Every answer',
      averageTime: 'Average time (s)',
      averageTimePerQuestion: 'Time per question (s)',
      accuracy: 'Accuracy (%)',
      time: 'Time (s)',
      totalQuestions: 'Questions',
      averageQuestions: 'Average questions',
      bestTotalQuestions: 'Best score, questions',
      fileName: 'quiz-scores',
    },
  },

  ko: {
    title: '점수 노트',
    lead: '아빠가 보는 노트예요. 엄마, 할머니, 할아버지, 선생님 누구나 함께 보세요. 모자란 것보다 자란 것을 먼저 찾아봐 주세요.',
    home: '홈으로',
    multiplicationTable: '구구단',
    loading: '점수를 가져오고 있어요…',
    printedTooEarly: '점수를 다 가져오기 전에 인쇄했어요. 잠시 뒤에 다시 인쇄해 주세요.',
    loadFailed: {
      heading: '지금은 점수를 가져오지 못했어요',
      body: '기록은 잘 있어요. 지금 잠깐 연결되지 않을 뿐이에요.',
      tryAgain: '다시 가져오기',
    },
    notFresh: '최신 기록이 아닐 수 있어요. 지금은 새 기록이 있는지 확인하지 못했어요.',
    whose: '누구의 기록을 볼까요?',
    all: '전체',
    tabs: { label: '점수 노트 내용', records: '퀴즈 기록', analysis: '오답 분석' },
    downloadCsv: 'CSV로 저장',
    print: '인쇄하기',
    printedFor: (player, date) => `${player} · 마지막 퀴즈 ${date}`,
    empty: {
      heading: '아직 퀴즈 기록이 없어요',
      body: '열 문제, 한 문제에 10초예요. 첫 퀴즈를 풀고 나면 여기에 나와요.',
      start: '첫 퀴즈 시작하기',
    },

    statistics: '숫자로 보기',
    averageScore: '평균 점수',
    bestScore: '최고 점수',
    averageTime: '평균 시간',
    averageTimePerQuestion: '문제당 평균',
    accuracy: '정답률',
    count: '퀴즈 횟수',
    times: (count) => `${count}번`,
    seconds: (seconds) => `${seconds}초`,
    outOf: (total) => `/ ${total}`,

    trend: '요즘 흐름',
    trendOf: (count) => (count === 1 ? '첫 퀴즈예요' : `최근 ${count}번, 왼쪽이 먼저 푼 퀴즈예요`),
    trendSummary: (first, last) => `처음 ${first}, 마지막 ${last}.`,
    trendTable: '표로 보기',
    date: '날짜',
    player: '이름',
    score: '점수',
    time: '걸린 시간',
    rating: '한마디',
    ratings: { perfect: '완벽!', excellent: '우수!', good: '좋음!', effort: '노력!' },

    records: '퀴즈 하나하나',
    latestOnly: (count) =>
      `모두가 최근에 푼 퀴즈 ${count}개예요. 더 오래된 기록은 이름을 누르면 볼 수 있어요. 숲과 반 표에는 모든 기록이 들어 있어요.`,
    more: (count) => `${count}개 더 보기`,
    practice: '‘오늘의 2분’ 기록',
    details: '답 보기',
    answersOf: (record) => `${record} 답 보기`,
    question: '문제',
    correctAnswer: '정답',
    answer: '쓴 답',
    noAnswer: '답 없음',
    result: '결과',
    right: '맞음',
    wrong: '다시 볼 것',

    tonight: '오늘 밤 연습할 것',
    tonightLead: (player) => `2분이면 충분해요. ${player}에게 가장 도움이 될 문제예요.`,
    tonightLeadAll: '2분이면 충분해요. 모두에게 가장 도움이 될 문제예요.',
    table: (table) => `${table}단`,
    tableShort: (table) => `${table}단`,
    alsoWorthwhile: '시간이 남으면',
    slowOnly: (seconds) => `모두 맞혔지만 ${seconds}초 넘게 걸린 문제가 있어요. 다른 날 한 번 더 연습하면 빨라져요.`,
    nothingTonight: '전에 틀렸던 문제도 이제 다 알아요. 오늘 밤은 다른 놀이를 해요.',
    practiceThese: '이 문제들 연습하기',
    practiceOne: '위에서 이름을 고르면 그 아이에게 필요한 문제로 오늘의 2분을 시작할 수 있어요.',
    noAnalysis: '오답 분석을 할 자료가 없어요',
    allPerfect: '모두 다 맞혔어요!',
    noWrong: '틀린 문제가 없어요!',
    celebration: '오늘 밤은 복습할 것이 없어요. 저녁 먹으면서 크게 칭찬해 주세요.',
    hardFacts: '여럿이 어려워한 문제',
    hardFactsLead: '두 명 이상이 틀린 문제예요. 모두 모여 5분만 함께 짚어 보면 좋아요.',
    noHardFacts: '두 명 이상이 함께 틀린 문제는 없어요. 저마다 헷갈리는 문제가 달라요.',
    playerFacts: '자주 틀린 문제',
    missed: (misses, asked) => `${asked}번 중 ${misses}번 틀림`,
    missedBy: (count) => `${count}명`,
    misses: '틀린 횟수',
    asked: '나온 횟수',
    missedByCount: '틀린 아이 수',

    forest: '구구단 숲',
    forestLead: (seconds) =>
      `문제마다 한 칸이에요. 3 × 7과 7 × 3은 같은 나무예요. ${seconds}초 안에 맞히면 빠르게 맞힌 거예요.`,
    level: '단계',

    parked: '이 기기에 남아 있는 점수',
    parkedLead:
      '점수 노트에 넣지 못한 점수예요. 다시 보내도 들어가지 않아요. 그래도 열심히 푼 것이니 여기에 남겨 두었어요.',
    parkedEntry: (player, score, date) => `${player}: ${score}, ${date}`,
    parkedSeen: '확인했어요. 지우기',

    csv: {
      summary: '요약',
      answers: '답 하나하나',
      averageTime: '평균 시간(초)',
      averageTimePerQuestion: '문제당 평균(초)',
      accuracy: '정답률(%)',
      time: '걸린 시간(초)',
      totalQuestions: '문제 수',
      averageQuestions: '평균 문제 수',
      bestTotalQuestions: '최고 점수의 문제 수',
      fileName: '퀴즈-기록',
    },
  },
};

export function formatChoiceName(choice: PlayerChoice, text: ScoresTexts): string {
  return choice.kind === 'all' ? text.all : choice.name;
}
