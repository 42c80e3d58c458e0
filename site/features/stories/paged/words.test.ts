import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { books } from '../books/books.ts';
import { buildLines } from '../model/lines.ts';
import { loadPictures } from '../model/pictures.server.ts';
import { buildReadableBook } from '../model/readable-book.ts';
import { getShownLanguages } from '../model/reading-settings.ts';
import { listLineIds, listWordsItems, splitIntoBeats } from './words.ts';

const panel = {
  id: '1-1',
  text: { en: 'It rained. The pond grew.', ko: '비가 왔어요. 연못이 불어났어요.' },
  short: { en: 'Rain!', ko: '비다!' },
  speechBubbles: [],
};
const gloss = { en: [], ko: [] };
const whole = { en: 'whole', ko: 'whole' } as const;
const shown = (words: ReturnType<typeof listWordsItems>) =>
  words.map((item) => {
    if (item.kind === 'sentence') return `${item.startsTelling ? '— ' : ''}${item.sentence.sentence.plain}`;
    if (item.kind === 'bubble') return item.key;
    return item.tellings.map((telling) => telling.map(({ sentence }) => sentence.plain).join(' ')).join(' = ');
  });

describe('the words of a page', () => {
  test('a page in one language has single sentences', () => {
    expect(shown(listWordsItems(panel, { languages: ['en'], gloss, bubblesInPicture: true, lengths: whole }))).toEqual([
      'It rained.',
      'The pond grew.',
    ]);
  });

  test('a page in both languages of equal length has pairs of sentences', () => {
    expect(
      shown(listWordsItems(panel, { languages: ['en', 'ko'], gloss, bubblesInPicture: true, lengths: whole })),
    ).toEqual(['It rained. = 비가 왔어요.', 'The pond grew. = 연못이 불어났어요.']);
  });

  test('a page in both languages has one telling after the other where one is short', () => {
    const text = { ...panel.text, ko: panel.short.ko };
    const lengths = { en: 'whole', ko: 'short' } as const;
    expect(
      shown(listWordsItems({ ...panel, text }, { languages: ['en', 'ko'], gloss, bubblesInPicture: true, lengths })),
    ).toEqual(['It rained.', 'The pond grew.', '— 비다!']);
  });

  test('a book without short texts has pairs of sentences, whatever lengths are chosen', () => {
    const { short, ...without } = panel;
    const lengths = { en: 'whole', ko: 'short' } as const;
    expect(
      shown(listWordsItems(without, { languages: ['en', 'ko'], gloss, bubblesInPicture: true, lengths })),
    ).toHaveLength(2);
  });

  test('a page ends with its speech where the picture is too small for bubbles', () => {
    const bubble = {
      character: 'theo',
      text: panel.short,
      position: 'left',
      speaker: panel.short,
      speakerX: 0.2,
    } as const;
    const speechBubbles = [bubble];
    const options = { languages: ['en'], gloss, bubblesInPicture: false, lengths: whole } as const;
    expect(shown(listWordsItems({ ...panel, speechBubbles }, options)).at(-1)).toBe('bubble-0');
  });
});

describe('the lines that an item shows', () => {
  const bubbles = [
    { character: 'theo', text: panel.short, position: 'left', speaker: panel.short, speakerX: 0.2 } as const,
  ];
  const list = (languages: readonly ('en' | 'ko')[]) =>
    listWordsItems(
      { ...panel, speechBubbles: bubbles },
      { languages, gloss, bubblesInPicture: false, lengths: whole },
    ).map((item) => listLineIds(item, '1-1', languages));

  test('a sentence shows its own line, a bubble one of its language', () => {
    expect(list(['en'])).toEqual([['1-1.en.text.0'], ['1-1.en.text.1'], ['1-1.en.bubble.0']]);
  });

  test('a pair and a bubble show a line of each language', () => {
    expect(list(['en', 'ko'])).toEqual([
      ['1-1.en.text.0', '1-1.ko.text.0'],
      ['1-1.en.text.1', '1-1.ko.text.1'],
      ['1-1.en.bubble.0', '1-1.ko.bubble.0'],
    ]);
  });

  test('the items of a page have keys of their own', () => {
    const items = listWordsItems(
      { ...panel, speechBubbles: bubbles },
      { languages: ['en', 'ko'], gloss, bubblesInPicture: false, lengths: whole },
    );
    expect(items.map(({ key }) => key)).toEqual(['pair-0', 'pair-1', 'bubble-0']);
  });
});

const total = (items: readonly number[]) => items.reduce((sum, item) => sum + item, 0);
const heights = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 14 });

describe('beats', () => {
  test('a page that fits has one beat, and a page without words an empty one', () => {
    expect(splitIntoBeats([30, 30, 30], 100, total)).toEqual([[30, 30, 30]]);
    expect(splitIntoBeats([], 100, total)).toEqual([[]]);
  });

  test('beats are of similar length, without a last beat of one short sentence', () => {
    expect(splitIntoBeats([30, 30, 30, 10], 90, total).map(total)).toEqual([60, 40]);
  });

  test('beats keep every item in order, and each fits the height', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 90, max: 300 }), (items, available) => {
        const beats = splitIntoBeats(items, available, total);
        expect(beats.flat()).toEqual(items);
        for (const beat of beats) expect(total(beat)).toBeLessThanOrEqual(available);
      }),
    );
  });

  test('there are no more beats than filling them one by one would give', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: 90, max: 300 }), (items, available) => {
        let [greedy, height] = [1, 0];
        for (const item of items) {
          if (height > 0 && height + item > available) [greedy, height] = [greedy + 1, item];
          else height += item;
        }
        expect(splitIntoBeats(items, available, total).length).toBeLessThanOrEqual(greedy);
      }),
    );
  });

  test('an item that is too high has a beat of its own', () => {
    expect(splitIntoBeats([20, 200, 20], 100, total)).toEqual([[20], [200], [20]]);
  });
});

const LENGTHS = { en: 'whole', ko: 'whole' } as const;

describe.each(Object.values(books))('the words of $id', (book) => {
  const { chapters, language } = buildReadableBook(book, loadPictures(book));
  const panels = chapters.flatMap((chapter) => chapter.panels);

  test.each(['en', 'ko', 'both'] as const)(
    "the words of a book's pages are in the order in which they are read aloud: %s",
    (mode) => {
      const languages = getShownLanguages(mode, language);
      const shown = panels.flatMap((panel) =>
        listWordsItems(panel, {
          languages,
          gloss: { en: [], ko: [] },
          bubblesInPicture: false,
          lengths: LENGTHS,
        }).flatMap((item) => listLineIds(item, panel.id, languages)),
      );
      expect(shown).toEqual(buildLines(panels, languages, true).map(({ id }) => id));
    },
  );
});
