import { pdf } from '@react-pdf/renderer';
import { PlanDocument } from './plan-document.tsx';
import { type FontFiles, loadPlanFonts } from './plan-fonts.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { planPdfText } from './plan-pdf-text.ts';
import type { PlanPictures } from './plan-theme.tsx';
import { toPrintablePlan } from './printable-plan.ts';

/** Locations of a plan's fonts and pictures: URLs in a browser, paths in Node. */
export type PlanFiles = { readonly fonts: FontFiles; readonly pictures: PlanPictures };

/**
 * Lays out a plan. Returns the library's handle: its bytes are read with `toBlob` in a browser, with `toBuffer` in Node.
 * `onFontsLoaded` is called between the two long parts: loading and drawing.
 */
export async function drawPlan(
  plan: PlanForPdf,
  files: PlanFiles,
  onFontsLoaded = () => {},
): Promise<ReturnType<typeof pdf>> {
  const fonts = await loadPlanFonts(files.fonts, plan);
  onFontsLoaded();
  const { language } = plan;
  const theme = { fonts, pictures: files.pictures, language, text: planPdfText[language] };
  return pdf(<PlanDocument plan={toPrintablePlan(plan, fonts.has)} theme={theme} />);
}
