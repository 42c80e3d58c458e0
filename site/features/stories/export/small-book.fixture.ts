import type { Bilingual } from '../../../shared/language/language.ts';
import { readPanelId } from '../model/panel-id.ts';
import type { ReadableBook, ReadablePanel } from '../model/readable-book.ts';
import { stories } from '../model/stories.ts';

const both = (en: string, ko: string): Bilingual => ({ en, ko });

function panelOf(id: string, text: Bilingual): ReadablePanel {
  return {
    id,
    place: readPanelId(id),
    text,
    alt: both(`Alt of ${id}`, `${id}의 그림`),
    find: both(`Find the *cat* of ${id}.`, `${id}의 고양이를 찾아요.`),
    speechBubbles:
      id === '1-1'
        ? [
            {
              character: 'charlotte',
              text: both('Hello & welcome!', '안녕!'),
              position: 'left',
              speaker: both('Charlotte', '샬롯'),
              speakerX: 0.2,
            },
          ]
        : [],
    picture: { width: 1200, height: 800, avifWidths: [480, 1200], webpWidth: 1200, placeholder: '' },
    bubbles: { en: [], ko: [], both: [] },
  };
}

/** Two chapters: one with a gloss word in both panels, a question and an activity; one with neither. */
export const SMALL_BOOK: ReadableBook = {
  id: 'forest-adventure',
  language: 'en',
  backLinkLabel: 'library',
  opening: both('Once', '옛날에'),
  chapters: [
    {
      number: 1,
      title: both('Start <1>', '처음'),
      panels: [
        panelOf('1-1', both('The lantern glows. It is *very* warm.\nIt waits.', '등불이 빛나요.')),
        panelOf('1-2', both('The lantern sleeps.', '등불이 자요.')),
      ],
      activities: [
        { title: both('Make a lantern', '등불 만들기'), description: both('Fold it.', '접어요.') },
        {
          title: both('Draw', '그리기'),
          description: both('Draw it.', '그려요.'),
          steps: [both('Take a pen.', '펜을 잡아요.')],
        },
      ],
    },
    { number: 2, title: both('End', '끝'), panels: [panelOf('2-1', both('It is dark.', '어두워요.'))] },
  ],
  gloss: [
    { word: { en: 'glows' }, meaning: both('gives light', '빛을 내다') },
    { word: { en: 'lantern', ko: '등불' }, meaning: both('a lamp to carry', '들고 다니는 등') },
  ],
  questions: [
    {
      after: 1,
      picture: '1-1',
      ask: both('Who waits?', '누가 기다려요?'),
      answers: [{ say: both('The lantern', '등불'), reply: both('Yes!', '맞아요!') }],
    },
    { picture: '1-1', ask: both('Was it dark?', '어두웠나요?'), answers: [] },
  ],
  afterword: both('All of it is true.', '모두 사실이에요.'),
  cover: null,
  isComplete: true,
  hasShortTexts: false,
};

export const FOR_PARENTS = {
  title: both('For parents', '부모님께'),
  opening: both('Dear parents', '안녕하세요'),
  facts: [{ fact: both('Lanterns glow.', '등불은 빛나요.'), source: both('A book', '책') }],
  unsure: [both('Maybe red.', '빨간색일지도.')],
  madeUp: [both('It sleeps.', '잠을 자요.')],
};

const [first] = stories;
if (!first) throw new Error('There are no stories');
export const SMALL_STORY = { ...first, title: both('A "small" book', '작은 책') };
