import type { Catalog } from '../../../shared/language/language.ts';
import type { Stage } from '../model/career.ts';
import type { Source } from '../recommender/recommendation.ts';

/** Dates and percentages are passed in formatted. */
export type PlannerTexts = {
  title: string;
  lead: string;

  sessionMissing: { heading: string; body: string; home: string; board: string };
  loading: string;
  /** The line below the heading while the cards load. */
  loadingLead: string;
  offline: { heading: string; body: string };
  boardFailed: { heading: string; body: string; tryAgain: string };
  boardEmpty: { heading: string; body: string; board: string };
  generating: string;
  /** The line beneath: how they are found, whoever chooses. */
  generatingLead: string;
  none: { heading: string; body: string; failed: string; get: string };

  careers: string;
  careersToExplore: string;
  careerCount: (count: number) => string;
  careersLead: string;
  exploreLead: string;
  startsAnew: string;
  fewCards: string;
  matchLabel: string;
  /** Words before the names of the cards. */
  fits: (cards: number) => string;
  /** Of the fifth career: docs/product.md §9.2. */
  surprise: string;
  chosen: string;
  otherCareers: string;
  changeCards: string;
  boardChanged: { body: string; lookAgain: string };
  chosenBy: Record<Source, string>;
  aboutSource: Record<Source, string>;
  asOf: (date: string) => string;

  pick: { heading: string; body: string };
  match: (percent: string) => string;
  because: string;
  opened: string;
  savePdf: string;
  savingPdf: string;
  savedPdf: string;
  pdfFailed: string;
  tryAgain: string;
  print: string;
  printedOn: (date: string) => string;
  majors: string;
  day: { heading: string; work: string; hard: string; best: string };

  /** The link to the public career service of the page's language. */
  publicPage: { lead: string; link: (career: string) => string; note: string };

  tabs: { label: string; roadmap: string; actions: string };
  /** For whom the road is drawn. */
  roadFor: string;
  road: string;
  roadPicture: string;
  toStage: (stage: string) => string;
  stages: Record<Stage, { name: string; short: string; place: string }>;
  stageMissing: string;
  actions: string;
  actionsAwaited: string;
  tickHint: string;
  fallbackActions: readonly string[];

  family: string;
  familyLead: string;
  myBoard: string;
};

export const plannerText: Catalog<PlannerTexts> = {
  en: {
    title: 'Career Planner',
    lead: 'Your cards know something about you. Follow them from a school in Korea, through a US university, to a first job.',

    sessionMissing: {
      heading: 'Session not found',
      body: 'There is no board of yours on this device yet. Sort a few cards first, and a road will begin here.',
      home: 'Home',
      board: 'Sort my cards',
    },
    loading: 'Loading data…',
    loadingLead: 'Your cards are on their way.',
    offline: {
      heading: 'You are offline right now',
      body: 'Your cards are safe on this device. As soon as the internet is back, your plan will show up here.',
    },
    boardFailed: {
      heading: 'We couldn’t open your board',
      body: 'Your cards are still where you put them. Wait a little, then try again.',
      tryAgain: 'Try again',
    },
    boardEmpty: {
      heading: 'First, get to know yourself',
      body: 'What are you good at? What do you like? Put just one card on your board, and the search can begin.',
      board: 'Sort my cards',
    },
    generating: 'The AI teacher is looking for jobs that fit me',
    generatingLead:
      'Your cards are being compared with every job, one by one. The list will say who chose: a helper or an AI.',
    none: {
      heading: 'No jobs here yet',
      body: 'Press the button to see which jobs go with your cards.',
      failed: 'We couldn’t get the jobs this time. Your cards are safe, so just press again.',
      get: 'Get job recommendations',
    },

    careers: 'Jobs that go with me',
    careersToExplore: 'Jobs to explore',
    careerCount: (count) => `${count}`,
    careersLead: 'These roads go with your cards today. Change your mind, change your cards.',
    exploreLead: 'Here are some roads to try out. Put down a card for something you like, and they can fit you better.',
    startsAnew: 'You’ve met all our jobs! Here they come again, from the top.',
    fewCards: 'With more cards on your board, the jobs can fit you better.',
    matchLabel: 'Match',
    fits: (cards) => (cards === 1 ? 'Fits 1 of your cards:' : `Fits ${cards} of your cards:`),
    surprise: 'A surprise: you may not have thought of this one',
    chosen: 'Chosen',
    otherCareers: 'See other jobs',
    changeCards: 'Change my cards',
    boardChanged: {
      body: 'Your cards have changed since these jobs were found.',
      lookAgain: 'Look again with my new cards',
    },
    chosenBy: { model: 'Chosen by an AI', embedded: 'Chosen by the recommendation helper' },
    aboutSource: {
      model: 'An AI can be wrong. Check what matters together with a grown-up.',
      embedded: 'Not an AI: it compares your cards with jobs that people have looked up.',
    },
    asOf: (date) => `As of ${date}`,

    pick: {
      heading: 'Pick a job you are curious about',
      body: 'Its road will be drawn here, stop by stop.',
    },
    match: (percent) => `${percent} match with the cards I chose`,
    because: 'Why this one?',
    opened: 'The plan is open',
    savePdf: 'Save PDF',
    savingPdf: 'Making the PDF…',
    savedPdf: 'The PDF is saved.',
    pdfFailed: 'The PDF couldn’t be made this time. Your plan is still here.',
    tryAgain: 'Try again',
    print: 'Print',
    printedOn: (date) => `My plan, ${date}`,
    majors: 'What you could study at a US university',
    day: { heading: 'A day at work', work: 'On the job', hard: 'What is hard', best: 'The best part' },

    publicPage: {
      lead: 'Look it up with a grown-up:',
      link: (occupation) => `${occupation}, at My Next Move`,
      note: 'This is a US government site. It opens in a new window.',
    },

    tabs: { label: 'Parts of the plan', roadmap: 'Roadmap', actions: 'To do now' },
    roadFor:
      'This road is drawn for a child at a school in Korea who would like to study in the US. Other roads lead to this job, too.',
    road: 'The five stops of the road',
    roadPicture:
      'A painted road: it starts with a child at a school in Seoul, goes past two more schools and over the sea to a university, and ends at a bright city',
    toStage: (stage) => `Go to: ${stage}`,
    stages: {
      elementary: { name: 'Elementary school', short: 'Elementary', place: 'Korea · now' },
      middle: { name: 'Middle school', short: 'Middle', place: 'Korea' },
      high: { name: 'High school', short: 'High', place: 'Korea' },
      university: { name: 'University', short: 'University', place: 'US' },
      career: { name: 'First job', short: 'First job', place: 'US / world' },
    },
    stageMissing: 'This stage is still being prepared',
    actions: 'Fun activities to try within 3 months',
    actionsAwaited: 'Looking for things to do…',
    tickHint: 'Check off what you have tried. The check marks stay on this device and come along when you print.',
    fallbackActions: ['Learn something new', 'Do it together with a friend'],

    family: 'For the grown-up next to you',
    familyLead: 'Rules change every year. Check the dates, and look again when the time comes.',
    myBoard: 'My board',
  },
  ko: {
    title: '꿈의 직업 찾기',
    lead: '내가 놓은 카드를 따라가요. 한국의 학교에서 미국 대학을 지나 첫 직장까지, 어떤 길이 있을까요?',

    sessionMissing: {
      heading: '세션을 찾을 수 없어요',
      body: '아직 이 기기에서 놓은 카드가 없어요. 카드를 먼저 놓으면 여기에서 길이 시작돼요.',
      home: '홈으로',
      board: '카드 놓으러 가기',
    },
    loading: '데이터를 불러오는 중…',
    loadingLead: '내 카드를 가져오고 있어요.',
    offline: {
      heading: '지금은 인터넷이 끊겨 있어요',
      body: '내 카드는 이 기기에 그대로 있어요. 인터넷이 다시 이어지면 바로 여기에 꿈 지도가 나와요.',
    },
    boardFailed: {
      heading: '내 카드를 가져오지 못했어요',
      body: '놓아둔 카드는 그대로 있어요. 잠깐 기다렸다가 다시 해 볼까요?',
      tryAgain: '다시 해 보기',
    },
    boardEmpty: {
      heading: '먼저 나를 알아볼까요?',
      body: '나는 무엇을 잘하고 무엇을 좋아할까요? 카드를 한 장만 놓아도 길을 찾을 수 있어요.',
      board: '나를 알아보러 가기',
    },
    generating: 'AI 선생님이 나에게 맞는 직업을 찾고 있어요',
    generatingLead: '내 카드를 직업과 하나씩 견주고 있어요. 추천 도우미가 골랐는지 AI가 골랐는지는 목록에 적어 둘게요.',
    none: {
      heading: '아직 추천받은 직업이 없어요',
      body: '버튼을 누르면 내 카드와 어울리는 직업을 찾아 줄게요.',
      failed: '이번에는 추천을 받지 못했어요. 카드는 그대로 있으니 한 번 더 눌러 보세요.',
      get: '직업 추천 받기',
    },

    careers: '나와 어울리는 직업',
    careersToExplore: '탐험해 볼 직업',
    careerCount: (count) => `${count}개`,
    careersLead: '지금 내 카드와 잘 어울리는 길이에요. 마음이 바뀌면 카드도 바꿔 보세요.',
    exploreLead: '어떤 길이 있는지 구경해 봐요. ‘좋아하는 것’에 카드를 놓으면 더 잘 어울리는 길을 찾을 수 있어요.',
    startsAnew: '모두 만나 봤어요! 이제 처음부터 다시 보여 줄게요.',
    fewCards: '카드를 더 놓으면 더 잘 알 수 있어요.',
    matchLabel: '어울림',
    fits: (cards) => `내 카드 ${cards}장과 이어져요:`,
    surprise: '깜짝 추천: 미처 생각해 보지 못한 일일지도 몰라요',
    chosen: '고른 직업',
    otherCareers: '다른 직업 보기',
    changeCards: '카드 바꾸러 가기',
    boardChanged: {
      body: '이 직업들을 찾은 뒤에 카드가 바뀌었어요.',
      lookAgain: '바뀐 카드로 다시 찾아보기',
    },
    chosenBy: { model: 'AI가 골랐어요', embedded: '추천 도우미가 골랐어요' },
    aboutSource: {
      model: 'AI는 틀릴 수 있어요. 중요한 것은 어른과 함께 확인해요.',
      embedded: 'AI가 아니에요. 사람들이 조사해 둔 직업을 내 카드와 견주어 골라요.',
    },
    asOf: (date) => `${date} 기준`,

    pick: {
      heading: '궁금한 직업을 하나 골라 보세요',
      body: '첫 직장까지 가는 길이 여기에 그려져요.',
    },
    match: (percent) => `지금 놓은 카드와 ${percent} 어울려요`,
    because: '왜 이 직업일까요?',
    opened: '꿈 지도를 펼쳤어요',
    savePdf: 'PDF로 저장',
    savingPdf: 'PDF를 만들고 있어요…',
    savedPdf: 'PDF를 저장했어요.',
    pdfFailed: '이번에는 PDF를 만들지 못했어요. 꿈 지도는 여기에 그대로 있어요.',
    tryAgain: '다시 해 보기',
    print: '인쇄하기',
    printedOn: (date) => `${date}의 내 꿈 지도`,
    majors: '미국 대학에서 배울 수 있는 전공',
    day: { heading: '일하는 하루', work: '하는 일', hard: '힘든 점', best: '신나는 순간' },

    publicPage: {
      lead: '어른과 함께 더 찾아봐요:',
      link: (career) => `주니어 커리어넷에서 ‘${career}’ 찾아보기`,
      note: '한국 교육부의 진로 정보 사이트예요. 새 창에 첫 화면이 열려요.',
    },

    tabs: { label: '꿈 지도의 두 부분', roadmap: '가는 길', actions: '지금 할 일' },
    roadFor:
      '지금 한국에서 학교에 다니고, 나중에 미국 대학에서 공부해 보고 싶은 어린이를 위한 길이에요. 이 일로 가는 다른 길도 있어요.',
    road: '길 위의 다섯 곳',
    roadPicture:
      '그림으로 그린 길. 서울의 학교 앞에 선 어린이에게서 시작해 학교 두 곳을 더 지나고, 바다 건너 대학교를 거쳐 환한 도시에 닿아요.',
    toStage: (stage) => `${stage} 단계로 가기`,
    stages: {
      elementary: { name: '초등학교', short: '초등학교', place: '한국 · 지금' },
      middle: { name: '중학교', short: '중학교', place: '한국' },
      high: { name: '고등학교', short: '고등학교', place: '한국' },
      university: { name: '대학교', short: '대학교', place: '미국' },
      career: { name: '첫 직장', short: '첫 직장', place: '미국 · 세계' },
    },
    stageMissing: '이 단계는 준비 중이에요',
    actions: '3개월 안에 해 볼 재미있는 활동',
    actionsAwaited: '할 일을 찾고 있어요…',
    tickHint: '해 본 것에 표시해 보세요. 표시는 이 기기에 남고, 인쇄할 때도 함께 나와요.',
    fallbackActions: ['새로운 것을 하나 배워 보기', '친구와 함께 해 보기'],

    family: '함께 보는 어른께',
    familyLead: '제도는 해마다 바뀌어요. 날짜를 살피고, 때가 되면 다시 확인해 주세요.',
    myBoard: '나를 알아보는 카드판',
  },
};
