/** The descriptions of the pages for search engines and link previews. Only the build reads them. */
import { getTeachersRoute, stories } from '../../features/stories/model/stories.ts';
import { storyDescriptions } from '../../features/stories/model/story-descriptions.ts';
import type { Bilingual } from '../../shared/language/language.ts';
import type { Page } from '../pages/pages.ts';
import { privacyText } from '../privacy/privacy-text.ts';

const DESCRIPTIONS: Readonly<Record<string, Bilingual>> = {
  '/': {
    en: 'Picture books in English and Korean, a coding adventure, spoken times tables, and a plan for what comes next. Free, with no account.',
    ko: '영어와 한국어로 읽는 그림책, 코딩 모험, 소리 내어 배우는 구구단, 나의 꿈 지도까지. 가입 없이 무료예요.',
  },
  '/stories': {
    en: 'Five picture books about Charlotte, her friends, her cousin’s missing taffy, and a very disappointed beaver. Read them in English, in Korean, or both.',
    ko: '샬롯과 친구들, 엿을 찾는 사촌 도윤이, 그리고 늘 실망한 얼굴의 비버가 나오는 그림책 다섯 권. 영어로도 한국어로도 읽어요.',
  },
  '/games': {
    en: 'Program a hero, learn the times tables by ear, see your progress, and plan where to go.',
    ko: '집배원을 움직이고, 구구단을 귀로 익히고, 얼마나 자랐는지 보고, 앞으로 갈 길을 그려요.',
  },
  '/multiplication-table': {
    en: 'Two minutes a day without a clock, every fact spoken in English or Korean, and a quiz: ten questions, ten seconds each.',
    ko: '시계 없이 하루 2분, 2단부터 7단까지, 원하면 9단까지 소리로 듣고 외워요. 준비됐으면 열 문제 퀴즈에 도전해요. 한 문제에 10초예요.',
  },
  '/quiz-scores': {
    en: 'For the grown-ups: every quiz, what went well, and what to practice tonight.',
    ko: '어른들이 함께 봐요. 퀴즈 기록과 오답 분석을 보고 오늘 밤 무엇을 연습하면 좋을지 알아봐요.',
  },
  '/adventure-game': {
    en: 'Choose a hero, build a program from blocks, and find everything on the board.',
    ko: '집배원을 고르고, 블록으로 프로그램을 만들어 숨은 물건을 모두 찾아요.',
  },
  '/quadrant-board': {
    en: 'Sort twenty cards into strengths, weaknesses, likes, and dislikes.',
    ko: '카드 스무 장을 강점, 약점, 좋아하는 것, 싫어하는 것으로 나누어 봐요.',
  },
  '/career-planner': {
    en: 'A path from a school in Korea to a US university and a first job, made from your own board.',
    ko: '내가 만든 카드판에서 출발해 한국 학교부터 미국 대학, 첫 직장까지 가는 길을 그려 봐요.',
  },
  '/404': { en: 'This path is not on the map of Story Forest.', ko: '이야기숲 지도에 없는 길이에요.' },
};

export function describePage({ path }: Page): Bilingual {
  if (path === '/privacy') return privacyText.opening;
  const story = stories.find(({ route }) => path.startsWith(route));
  const found = story ? describeBookPage(story, path) : DESCRIPTIONS[path];
  if (!found) throw new Error(`${path} has no description`);
  return found;
}

function describeBookPage(story: (typeof stories)[number], path: string): Bilingual {
  const { en, ko } = story.title;
  if (path === story.route) return storyDescriptions[story.id];
  if (path === getTeachersRoute(story)) {
    return {
      en: `One sheet of A4 for “${en}”: summary, words, questions, something to write, and readers’ theater.`,
      ko: `‘${ko}’의 줄거리와 낱말, 질문, 글쓰기, 낭독극을 A4 한 장에 담았어요.`,
    };
  }
  return {
    en: `“${en}” on paper: every chapter, picture, and speech bubble, as pages or as a booklet to fold.`,
    ko: `‘${ko}’의 모든 장과 그림, 말풍선을 종이에 담아요. 낱장으로도, 접는 책으로도 뽑을 수 있어요.`,
  };
}
