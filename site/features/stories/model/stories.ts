/** The list of the books: titles, routes, languages. */
import type { Bilingual, Language } from '../../../shared/language/language.ts';

export type StoryId =
  | 'charlotte-birthday'
  | 'charlotte-christmas'
  | 'forest-adventure'
  | 'korean-charlotte-birthday'
  | 'pyeongchang-story';

export type SeriesId = 'charlotte-adventures' | 'korean-charlotte' | 'korean-culture';

type Theme = { readonly name: Bilingual; readonly emoji: string };

/** A library entry (docs/product.md §4.1). */
export type Story = {
  readonly id: StoryId;
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly author: Bilingual;
  readonly readingLevel: Bilingual;
  /** The ages from which on it is read to the child, and by the child, in years. */
  readonly ages: { readonly readAloud: number; readonly alone: number };
  readonly route: `/book/${StoryId}`;
  readonly series: SeriesId;
  /** The most important first: the card shows two, and the emoji of the first. */
  readonly themes: readonly [Theme, Theme, ...Theme[]];
  /** The language that the book was first written in, and that its page is prerendered in. */
  readonly language: Language;
  readonly chapterCount: number;
  /** The cover's picture, as a path below /art without width and format. */
  readonly coverImage: `covers/${StoryId}`;
};

export const seriesNames: Record<SeriesId, Bilingual> = {
  'charlotte-adventures': { en: 'Charlotte Adventures', ko: '샬롯의 모험' },
  'korean-charlotte': { en: 'Korean Charlotte', ko: '한국에 온 샬롯' },
  'korean-culture': { en: 'Korean Culture', ko: '우리 동네 이야기' },
};

const AUTHOR: Bilingual = { en: 'Words and pictures by Story Forest', ko: '글·그림 이야기숲' };
const GRADE_2_3: Bilingual = { en: 'Grade 2–3', ko: '초등 2~3학년' };
const GRADE_2_4: Bilingual = { en: 'Grade 2–4', ko: '초등 2~4학년' };
const AGES = { readAloud: 5, alone: 8 } as const;

function theme(emoji: string, en: string, ko: string): Theme {
  return { emoji, name: { en, ko } };
}

export const stories: readonly Story[] = [
  {
    id: 'charlotte-birthday',
    title: { en: 'Charlotte and the Backward Birthday', ko: '샬롯의 거꾸로 생일' },
    description: {
      en: 'Charlotte’s invitations say 41 Plum Street. Charlotte lives at 14 — and the strangest blue door in town is about to get twelve guests.',
      ko: '초대장에 14번지를 41번지로 써 버린 샬롯! 아무도 열어 본 적 없는 파란 문 앞으로 손님 열두 명이 몰려와요.',
    },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
    route: '/book/charlotte-birthday',
    series: 'charlotte-adventures',
    themes: [
      theme('🎂', 'birthday', '생일'),
      theme('🙈', 'mistakes', '실수'),
      theme('🏘️', 'neighbors', '이웃'),
      theme('🚂', 'trains', '기차'),
      theme('🔢', 'numbers', '숫자'),
    ],
    language: 'en',
    chapterCount: 9,
    coverImage: 'covers/charlotte-birthday',
  },
  {
    id: 'charlotte-christmas',
    title: { en: 'Charlotte and the Bell That Went Fump', ko: '샬롯과 방귀 뀌는 종' },
    description: {
      en: 'It’s nearly Christmas Eve. Mittens are vanishing, the town bell only says “fump,” and three hills of people won’t come down to supper till they hear it ring.',
      ko: '크리스마스를 앞두고 장갑이 자꾸 사라져요. 댕 하고 울려야 할 마을 종은 ‘뿌욱’ 하고 방귀만 뀌어요. 언덕 사람들은 종이 울려야 저녁을 먹으러 온다는데!',
    },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
    route: '/book/charlotte-christmas',
    series: 'charlotte-adventures',
    themes: [
      theme('🎄', 'Christmas', '크리스마스'),
      theme('🔍', 'mystery', '수수께끼'),
      theme('🔔', 'sound', '소리'),
      theme('🏘️', 'neighbors', '이웃'),
      theme('👵', 'grandmother', '할머니'),
    ],
    language: 'en',
    chapterCount: 9,
    coverImage: 'covers/charlotte-christmas',
  },
  {
    id: 'forest-adventure',
    title: { en: 'Forest Adventure: Who Moved the Pond?', ko: '숲속 모험: 누가 연못을 옮겼을까?' },
    description: {
      en: 'Last night there was a path here. This morning there’s a pond. Charlotte, Theo and Priya must get home without upsetting the grumpiest builder in the woods.',
      ko: '어젯밤엔 길이었는데 자고 나니 연못이에요! 샬롯과 친구들은 숲에서 제일 깐깐한 ‘부장님’ 심기를 건드리지 않고 집에 갈 수 있을까요?',
    },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
    route: '/book/forest-adventure',
    series: 'charlotte-adventures',
    themes: [
      theme('🌲', 'forest', '숲'),
      theme('🤝', 'teamwork', '힘 모으기'),
      theme('🦫', 'beavers', '비버'),
      theme('🧩', 'problem solving', '문제 풀기'),
      theme('💧', 'water', '물'),
    ],
    language: 'en',
    chapterCount: 4,
    coverImage: 'covers/forest-adventure',
  },
  {
    id: 'korean-charlotte-birthday',
    title: { en: 'Charlotte and the Birthday That Vanished', ko: '샬롯의 사라진 생일' },
    description: {
      en: 'Charlotte fell asleep on the plane and her birthday vanished over the ocean. Can Halmeoni’s calendar — and far too much seaweed — bring it back?',
      ko: '비행기에서 자고 일어났더니 생일이 사라졌어요! 할머니의 달력과 미역 세 봉지가 샬롯의 생일을 찾아 줄까요?',
    },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
    route: '/book/korean-charlotte-birthday',
    series: 'korean-charlotte',
    themes: [
      theme('🎂', 'birthday', '생일'),
      theme('👵', 'grandmother', '할머니'),
      theme('🏘️', 'neighbors', '이웃'),
      theme('🍲', 'Korean food', '한국 음식'),
      theme('🪁', 'games', '놀이'),
    ],
    language: 'ko',
    chapterCount: 9,
    coverImage: 'covers/korean-charlotte-birthday',
  },
  {
    id: 'pyeongchang-story',
    title: { en: 'Who Ate the Taffy? A Pyeongchang-dong Story', ko: '엿은 누가 먹었을까? — 평창동 이야기' },
    description: {
      en: 'A treasure map, eighty years old, for a box of taffy. But every name on it has changed. Doyun and his clicking counter are on the case.',
      ko: '쌀되 밑에서 나온 팔십 년 된 보물 지도! 숫자 좋아하는 도윤이가 이름이 자꾸 바뀐 동네에서 엿 한 상자를 찾아 나서요.',
    },
    author: AUTHOR,
    readingLevel: GRADE_2_4,
    ages: AGES,
    route: '/book/pyeongchang-story',
    series: 'korean-culture',
    themes: [
      theme('🏡', 'neighborhood', '동네'),
      theme('🗺️', 'map', '지도'),
      theme('📜', 'history', '역사'),
      theme('⛰️', 'mountain', '산'),
      theme('👦', 'brothers', '형제'),
    ],
    language: 'ko',
    chapterCount: 8,
    coverImage: 'covers/pyeongchang-story',
  },
];

export function getStoryById(id: StoryId): Story {
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`no story '${id}'`);
  return story;
}

export function getPrintRoute(story: Story): `/book/${StoryId}/print` {
  return `${story.route}/print`;
}

export function getTeachersRoute(story: Story): `/book/${StoryId}/teachers` {
  return `${story.route}/teachers`;
}

/** The story of a path: of one of its pages, or of a page's loader data. Throws for any other path. */
export function getStoryByPath(path: string): Story {
  const bare = path.replace(/\/+$/, '').replace(/\.data$/, '');
  const isAt = (story: Story) =>
    [story.route, getPrintRoute(story), getTeachersRoute(story)].some((path) => path === bare);
  const story = stories.find(isAt);
  if (!story) throw new Error(`'${path}' is not the path of a story`);
  return story;
}

/** The stories in groups by series, in the order the series first appear. */
export function groupBySeries(list: readonly Story[]): { series: SeriesId; stories: Story[] }[] {
  const groups: { series: SeriesId; stories: Story[] }[] = [];
  for (const story of list) {
    const group = groups.find((candidate) => candidate.series === story.series);
    if (group) group.stories.push(story);
    else groups.push({ series: story.series, stories: [story] });
  }
  return groups;
}
