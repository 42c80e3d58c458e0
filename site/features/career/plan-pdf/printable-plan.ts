import { STAGES } from '../content/roadmap.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { type HasGlyph, printableText } from './plan-glyphs.ts';
import { planPdfText } from './plan-pdf-text.ts';

/** The texts of a plan that a language model may have written. */
export function textsOf({ recommendation, nextSteps }: PlanForPdf): readonly string[] {
  const { title, titleEn, description, roadmap, because, majors, familyNote } = recommendation;
  return [
    title,
    titleEn ?? '',
    description,
    ...STAGES.flatMap((stage) => roadmap[stage]),
    ...because.sentences,
    ...majors,
    familyNote?.title ?? '',
    familyNote?.text ?? '',
    ...nextSteps,
  ];
}

/** The plan reduced to what the fonts can draw, without texts that are empty then or repeated. */
export function printablePlan(plan: PlanForPdf, has: HasGlyph): PlanForPdf {
  const line = (text: string) => printableText(text, has);
  const lines = (texts: readonly string[]) => [...new Set(texts.map(line))].filter((text) => text !== '');
  const { recommendation } = plan;
  const { title, titleEn, description, roadmap, because, majors, familyNote } = recommendation;
  return {
    ...plan,
    nextSteps: lines(plan.nextSteps),
    recommendation: {
      ...recommendation,
      title: line(title) || planPdfText.noCareer,
      titleEn: line(titleEn ?? '') || null,
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
