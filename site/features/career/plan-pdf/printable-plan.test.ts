import { describe, expect, test } from 'vitest';
import { samplePlan } from './plan.fixture.ts';
import { planPdfText } from './plan-pdf-text.ts';
import { listPlanTexts, toPrintablePlan } from './printable-plan.ts';

/** A font without the star. */
const has = (codePoint: number) => codePoint !== 0x2605;
const plan = samplePlan('mathematician');
const { recommendation } = plan;

describe('the printable plan', () => {
  test('a printable plan equals the plan where the fonts have every character', () => {
    expect(toPrintablePlan(plan, () => true)).toEqual(plan);
  });

  test('a printable plan has no text with a character that the fonts lack', () => {
    const starred = (texts: readonly string[]) => texts.map((text) => `${text}★`);
    const { roadmap, because, majors } = recommendation;
    const dirty = {
      ...plan,
      nextSteps: plan.nextSteps.map((step) => ({ ...step, text: `${step.text}★` })),
      recommendation: {
        ...recommendation,
        title: `${recommendation.title}★`,
        otherTitle: `${recommendation.otherTitle}★`,
        description: `★${recommendation.description}`,
        roadmap: {
          elementary: starred(roadmap.elementary),
          middle: starred(roadmap.middle),
          high: starred(roadmap.high),
          university: starred(roadmap.university),
          career: starred(roadmap.career),
        },
        because: { ...because, sentences: starred(because.sentences) },
        majors: starred(majors),
        familyNote: { title: '병역★', text: '의무★', asOf: '2026-11-21' },
      },
    };
    const clean = toPrintablePlan(dirty, has);
    expect(clean).toEqual({
      ...plan,
      recommendation: { ...recommendation, familyNote: { title: '병역', text: '의무', asOf: '2026-11-21' } },
    });
    expect(listPlanTexts(clean).join('')).not.toContain('★');
    expect(listPlanTexts(dirty).filter((text) => text.includes('★'))).toHaveLength(listPlanTexts(dirty).length);
  });

  test('a printable plan leaves out texts that became empty or repeated', () => {
    const { nextSteps, recommendation: printed } = toPrintablePlan(
      {
        ...plan,
        nextSteps: ['걷기', '★', '걷기★'].map((text) => ({ text, isDone: true })),
        recommendation: { ...recommendation, majors: ['★'], otherTitle: '★' },
      },
      has,
    );
    expect(nextSteps).toEqual([{ text: '걷기', isDone: true }]);
    expect([printed.majors, printed.otherTitle]).toEqual([[], null]);
  });

  test('a printable plan has a title even where no character of it can be drawn', () => {
    const untitled = { ...plan, recommendation: { ...recommendation, title: '★', otherTitle: null } };
    expect(toPrintablePlan(untitled, has).recommendation).toMatchObject({
      title: planPdfText.ko.noCareer,
      otherTitle: null,
    });
    expect(listPlanTexts(untitled).every((text) => typeof text === 'string')).toBe(true);
  });
});
