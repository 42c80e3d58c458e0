import { pdf } from '@react-pdf/renderer';
import { PlanDocument } from './plan-document.tsx';
import { type FontFiles, loadPlanFonts } from './plan-fonts.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import type { PlanPictures } from './plan-look.tsx';
import { printablePlan } from './printable-plan.ts';

/** Where the fonts and pictures of a plan lie: addresses in a browser, paths in Node. */
export type PlanFiles = { readonly fonts: FontFiles; readonly pictures: PlanPictures };

/**
 * Draws a plan. Gives the library's own handle, because the bytes come out of it in one way in a browser (`toBlob`) and
 * in another in Node (`toBuffer`). `onFonts` is called between the two long parts: loading and drawing.
 */
export async function drawPlan(
  plan: PlanForPdf,
  files: PlanFiles,
  onFonts = () => {},
): Promise<ReturnType<typeof pdf>> {
  const fonts = await loadPlanFonts(files.fonts, plan);
  onFonts();
  const look = { fonts, pictures: files.pictures };
  return pdf(<PlanDocument plan={printablePlan(plan, fonts.has)} look={look} />);
}
