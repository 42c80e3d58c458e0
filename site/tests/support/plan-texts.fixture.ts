import { STAGES } from '../../features/career/model/career.ts';
import type { PlanForPdf } from '../../features/career/plan-pdf/plan-for-pdf.ts';
import { planPdfText } from '../../features/career/plan-pdf/plan-pdf-text.ts';
import { getCardName, ZONES } from '../../shared/board/cards.ts';

/** All texts that the PDF of a plan shows on a number of pages, each as often as it is shown. */
function textsOfPlan(plan: PlanForPdf, pages: number): readonly string[] {
  const { board, recommendation, nextSteps, date, language } = plan;
  const { title, otherTitle, description, matchScore, because, roadmap, majors, familyNote } = recommendation;
  const text = planPdfText[language];
  const day = (value: Date, timeZone?: 'UTC') =>
    new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(value);
  const stageNames = STAGES.flatMap((stage) => Object.values(text.stages[stage]));
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
  const orElse = (texts: readonly string[], otherwise: string) => (texts.length > 0 ? texts : [otherwise]);
  return [
    ...[text.site, text.madeOn(day(date)), ...numbers(STAGES.length), ...stageNames],
    ...[recommendation.explore ? `${text.plan} · ${text.explore}` : text.plan, title, otherTitle ?? '', description],
    ...[`${matchScore}%`, text.match, text.sources[recommendation.source]],
    ...[...because.cards.map((card) => getCardName(card, language)), text.why, ...because.sentences],
    text.board,
    ...ZONES.flatMap(({ id }) => [text.zones[id].name, text.zones[id].means]),
    ...ZONES.flatMap(({ id }) =>
      orElse(
        board[id].map((card) => getCardName(card, language)),
        text.emptyZone,
      ),
    ),
    ...[text.roadmap, ...numbers(STAGES.length), ...stageNames],
    ...STAGES.flatMap((stage) => orElse(roadmap[stage], text.missingStage)),
    ...(nextSteps.length > 0 ? [text.steps, text.stepsHint, ...numbers(nextSteps.length)] : []),
    ...nextSteps.map((step) => step.text),
    text.family,
    ...(majors.length > 0 ? [`${text.majors}: ${majors.join(', ')}`] : []),
    ...(familyNote ? [`${familyNote.title}: ${familyNote.text}`] : []),
    ...[text.sources[recommendation.source], text.change],
    ...(recommendation.asOf === null ? [] : [text.asOf(day(new Date(recommendation.asOf), 'UTC'))]),
    ...numbers(pages).flatMap((page) => [text.documentTitle(title), `${page} / ${pages}`]),
  ];
}

/**
 * Compares the text taken out of a PDF, as `listDrawnWords` gives it, with all that its plan says, whatever the line
 * breaks: texts that the PDF lacks, and words of the PDF that the plan does not have.
 */
export function compareWithPlan(
  words: string,
  plan: PlanForPdf,
  pages: number,
): { readonly missing: readonly string[]; readonly unknown: readonly string[] } {
  const missing: string[] = [];
  let rest = words;
  // Longest first, so that no short text is taken out of a longer one.
  const texts = textsOfPlan(plan, pages).map((text) => text.replace(/\s/g, ''));
  for (const text of texts.toSorted((a, b) => b.length - a.length)) {
    if (!rest.includes(text)) missing.push(text);
    rest = rest.replace(text, '\n');
  }
  return { missing, unknown: rest.split('\n').filter((left) => left !== '') };
}
