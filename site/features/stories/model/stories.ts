/** The list of the books: titles, routes, languages. */
import { type Bilingual, type Language, splitAddress } from '../../../shared/language/language.ts';

/** The offline bundle of the voice that the site ships with a book. */
export type VoiceBundle = `spoken-${StoryId}-${Language}`;

export const getVoiceBundle = (book: StoryId, language: Language): VoiceBundle => `spoken-${book}-${language}`;

export type StoryId =
  | 'charlotte-birthday'
  | 'charlotte-christmas'
  | 'forest-adventure'
  | 'korean-charlotte-birthday'
  | 'pyeongchang-story';

type SeriesId = 'charlotte-adventures' | 'korean-charlotte' | 'korean-culture';

type Theme = { readonly name: Bilingual; readonly emoji: string };

/** A library entry (docs/product.md §4.1). */
export type Story = {
  readonly id: StoryId;
  readonly title: Bilingual;
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
  /** So that the library shows it without loading the book; `npm run check` compares them. */
  readonly chapterCount: number;
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

const entries: readonly Omit<Story, 'route'>[] = [
  {
    id: 'charlotte-birthday',
    title: { en: 'Charlotte and the Backward Birthday', ko: '샬롯의 거꾸로 생일' },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
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
  },
  {
    id: 'charlotte-christmas',
    title: { en: 'Charlotte and the Bell That Went Fump', ko: '샬롯과 방귀 뀌는 종' },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
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
  },
  {
    id: 'forest-adventure',
    title: { en: 'Forest Adventure: Who Moved the Pond?', ko: '숲속 모험: 누가 연못을 옮겼을까?' },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
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
  },
  {
    id: 'korean-charlotte-birthday',
    title: { en: 'Charlotte and the Birthday That Vanished', ko: '샬롯의 사라진 생일' },
    author: AUTHOR,
    readingLevel: GRADE_2_3,
    ages: AGES,
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
  },
  {
    id: 'pyeongchang-story',
    title: { en: 'Who Ate the Taffy? A Pyeongchang-dong Story', ko: '엿은 누가 먹었을까? — 평창동 이야기' },
    author: AUTHOR,
    readingLevel: GRADE_2_4,
    ages: AGES,
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
  },
];

export const stories: readonly Story[] = entries.map((entry) => ({ ...entry, route: `/book/${entry.id}` }));

export function getStoryById(id: StoryId): Story {
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`no story '${id}'`);
  return story;
}

export function getPrintRoute(story: Story): `/book/${StoryId}/print` {
  return `${story.route}/print`;
}

/** Part of the print page's address: the book as a booklet. */
export const BOOKLET_HASH = '#booklet';

export function getBookletRoute(story: Story): string {
  return `${getPrintRoute(story)}${BOOKLET_HASH}`;
}

export function getTeachersRoute(story: Story): `/book/${StoryId}/teachers` {
  return `${story.route}/teachers`;
}

/** The story of an address: of one of its pages, or of a page's loader data. Throws for any other address. */
export function getStoryByPath(address: string): Story {
  const bare = splitAddress(address.replace(/\.data$/, '')).path;
  const isAt = (story: Story) =>
    [story.route, getPrintRoute(story), getTeachersRoute(story)].some((path) => path === bare);
  const story = stories.find(isAt);
  if (!story) throw new Error(`'${address}' is not the address of a story`);
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
