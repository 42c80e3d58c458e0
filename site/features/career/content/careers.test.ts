import { describe, expect, it } from 'vitest';
import { CARD_LABELS } from '../../../shared/cards.ts';
import { rejectionReason } from '../llm/content-filter.ts';
import { curatedSteps, stepsFromCards } from '../recommender/next-steps.ts';
import { CAREERS, CAREERS_AS_OF, type Career } from './careers.ts';
import { FAMILY_NOTES, licenceNoteOf } from './family-notes.ts';
import { STAGES } from './roadmap.ts';

const bulletsOf = (career: Career) => [...STAGES.flatMap((stage) => career.stageNotes[stage]), ...career.activities];

describe('the curated careers', () => {
  it('are 64 with unique ids, titles and descriptions', () => {
    for (const key of ['id', 'titleKo', 'titleEn', 'descriptionKo'] as const) {
      expect(new Set(CAREERS.map((career) => career[key])).size).toBe(64);
    }
  });

  it('contain no sentence twice', () => {
    const bullets = CAREERS.flatMap(bulletsOf);
    expect(bullets).toHaveLength(64 * 20);
    expect(new Set(bullets).size).toBe(bullets.length);
  });

  it.each(CARD_LABELS)('%s is a weight of at least six careers', (card) => {
    expect(CAREERS.filter((career) => career.weights[card] !== undefined).length).toBeGreaterThanOrEqual(6);
  });

  describe.each(CAREERS.map((career) => [career.titleKo, career] as const))('%s', (_title, career) => {
    it('has valid fields', () => {
      expect(career.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(career.riasec).toMatch(/^(?!.*(.).*\1)[RIASEC]{3}$/);
      expect(career.descriptionKo).toMatch(/^.{38,78}요\.$/);
      const weights = Object.entries(career.weights);
      expect(weights.length).toBeGreaterThanOrEqual(4);
      expect(weights.length).toBeLessThanOrEqual(8);
      expect(CARD_LABELS).toEqual(expect.arrayContaining(weights.map(([card]) => card)));
      expect([1, 2, 3]).toEqual(expect.arrayContaining(weights.map(([, weight]) => weight)));
      expect(weights.map(([, weight]) => weight)).toContain(3);
      expect(career.usMajors.length).toBeGreaterThanOrEqual(2);
      expect(Object.keys(career.stageNotes)).toEqual([...STAGES]);
      for (const stage of STAGES) expect(career.stageNotes[stage].length).toBeGreaterThanOrEqual(3);
      expect(career.activities).toHaveLength(5);
    });

    it('has one-line sentences in 해요체', () => {
      for (const bullet of bulletsOf(career)) expect(bullet).toMatch(/^.{15,44}요$/);
    });

    it('passes the content filter, apart from facts about visas and citizenship', () => {
      for (const text of [career.titleKo, career.descriptionKo, ...bulletsOf(career)]) {
        expect({ text, fault: rejectionReason(text.replace(/비자|시민권?|영주권/g, '')) }).toEqual({
          text,
          fault: null,
        });
      }
    });
  });
});

describe('family notes', () => {
  it('have the date on which the facts were checked', () => {
    const notes = [...FAMILY_NOTES, ...CAREERS.map(({ id }) => licenceNoteOf(id)).filter((note) => note !== null)];
    expect(notes.length).toBeGreaterThan(20);
    for (const note of notes) expect(note.asOf).toBe(CAREERS_AS_OF);
  });

  it('contain no price and no school', () => {
    for (const { text } of FAMILY_NOTES) expect(text).not.toMatch(/\$|달러|만 원|하버드|MIT|스탠퍼드|아이비/);
  });

  it('exist for 21 careers', () => {
    expect(CAREERS.filter(({ id }) => licenceNoteOf(id) !== null)).toHaveLength(21);
  });
});

describe('next steps', () => {
  it('of a curated career are its five, and one for its strongest card', () => {
    const [career] = CAREERS;
    if (!career) throw new Error('no careers');
    const steps = curatedSteps(career.id, ['요리', '과학']);
    expect(steps?.slice(0, 5)).toEqual(career.activities);
    expect(steps).toHaveLength(6);
    expect(steps?.[5]).toContain('간식');
    expect(curatedSteps(career.id, [])).toEqual(career.activities);
  });

  it('of another career are five, those for its cards first', () => {
    const board = {
      strengths: ['집중력'],
      weaknesses: ['수학'],
      likes: ['요리', '게임', '독서'],
      dislikes: [],
    } as const;
    const steps = stepsFromCards(board, ['게임']);
    expect(steps).toHaveLength(5);
    expect(new Set(steps).size).toBe(5);
    expect(steps[0]).toContain('보드게임');
    expect(stepsFromCards({ ...board, strengths: [], likes: [] }, [])).toHaveLength(5);
    expect(curatedSteps('no-such-career', [])).toBeNull();
  });

  it('differ for every card', () => {
    const none = { strengths: [], weaknesses: [], likes: [], dislikes: [] };
    const firsts = CARD_LABELS.map((card) => stepsFromCards(none, [card])[0]);
    expect(new Set(firsts).size).toBe(20);
    for (const step of firsts) {
      expect(step).toMatch(/^.{15,44}요$/);
      expect(rejectionReason(step ?? '')).toBeNull();
    }
  });
});
