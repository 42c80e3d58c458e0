import { STAGES } from '../model/roadmap.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { type HasGlyph, toPrintableText } from './plan-glyphs.ts';
import { planPdfText } from './plan-pdf-text.ts';

/** The texts of a plan that a language model may have written. */
export function listPlanTexts({ recommendation, nextSteps }: PlanForPdf): readonly string[] {
  const { title, otherTitle, description, roadmap, because, majors, familyNote } = recommendation;
  return [
    title,
    otherTitle ?? '',
    description,
    ...STAGES.flatMap((stage) => roadmap[stage]),
    ...because.sentences,
    ...majors,
    familyNote?.title ?? '',
    familyNote?.text ?? '',
    ...nextSteps.map(({ text }) => text),
  ];
}

/** The plan reduced to what the fonts can draw, without texts that are empty then or repeated. */
export function toPrintablePlan(plan: PlanForPdf, has: HasGlyph): PlanForPdf {
  const line = (text: string) => toPrintableText(text, has);
  const lines = (texts: readonly string[]) => [...new Set(texts.map(line))].filter((text) => text !== '');
  const { recommendation } = plan;
  const { title, otherTitle, description, roadmap, because, majors, familyNote } = recommendation;
  return {
    ...plan,
    nextSteps: plan.nextSteps
      .map(({ text, isDone }) => ({ text: line(text), isDone }))
      .filter(({ text }, index, all) => text !== '' && all.findIndex((other) => other.text === text) === index),
    recommendation: {
      ...recommendation,
      title: line(title) || planPdfText[plan.language].noCareer,
      otherTitle: line(otherTitle ?? '') || null,
      description: line(description),
      roadmap: {
        elementary: lines(roadmap.elementary),
        middle: lines(roadmap.middle),
        high: lines(roadmap.high),
        university: lines(roadmap.university),
        career: lines(roadmap.career),
      },
      because: { ...because, sentences: lines(because.sentences) },
      majors: lines(majors),
      familyNote: familyNote && { ...familyNote, title: line(familyNote.title), text: line(familyNote.text) },
    },
  };
}
