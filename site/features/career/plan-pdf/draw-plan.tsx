import { Font, pdf } from '@react-pdf/renderer';
import { createFormatters } from '../../../shared/language/formatters.ts';
import { PlanDocument } from './plan-document.tsx';
import type { FontStack, PlanFonts, PlanPictures } from './plan-document-style.tsx';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { planPdfText } from './plan-pdf-text.ts';
import {
  type HasGlyph,
  hasAllGlyphs,
  lacksHangul,
  listPlanTexts,
  splitLongWord,
  toPrintablePlan,
  toPrintableText,
} from './printable-plan.ts';

/** TrueType files: URLs in a browser, paths in Node. */
type FontFiles = {
  /** Pretendard: the 2,350 syllables of KS X 1001, Latin, punctuation. */
  readonly body: string;
  /** Pretendard: all other modern Hangul syllables. Loaded only for a plan that has one. */
  readonly rareBody: string;
  /** Pretendard Bold, for a title that the display font has no glyphs for. */
  readonly bold: string;
  /** Jua, the site's display font, cut to the PDF's own texts and the curated titles. */
  readonly display: string;
  readonly displayLatin: string;
};

const FAMILIES: { readonly [File in keyof FontFiles]: string } = {
  body: 'Plan',
  rareBody: 'Plan Rare',
  bold: 'Plan Bold',
  display: 'Plan DisplayText',
  displayLatin: 'Plan DisplayText Latin',
};

const JUA: FontStack = [FAMILIES.display, FAMILIES.displayLatin];

/** Loads only the fonts that a plan needs: the one with rare syllables has about 500 kB. */
async function loadPlanFonts(files: FontFiles, plan: PlanForPdf): Promise<PlanFonts> {
  for (const name of Object.keys(FAMILIES) as (keyof FontFiles)[]) {
    if (!Font.getRegisteredFontFamilies().includes(FAMILIES[name])) {
      Font.register({ family: FAMILIES[name], src: files[name] });
    }
  }
  Font.registerHyphenationCallback(splitLongWord);

  const [hasBody, hasDisplay] = await Promise.all([load([FAMILIES.body]), load(JUA)]);
  const isRare = listPlanTexts(plan).some((text) => lacksHangul(text, hasBody));
  const body = isRare ? [FAMILIES.body, FAMILIES.rareBody] : [FAMILIES.body];
  const has = isRare ? await load(body) : hasBody;

  const isDisplayTitle = hasAllGlyphs(toPrintableText(plan.recommendation.title, has), hasDisplay);
  // Without the body fonts the library draws what Jua lacks ('·') in a font that is not embedded in the file.
  const display = [...JUA, ...body];
  const title = isDisplayTitle ? display : [FAMILIES.bold, ...body];
  if (!isDisplayTitle) await load([FAMILIES.bold]);
  return { body, display, title, has };
}

async function load(stack: FontStack): Promise<HasGlyph> {
  await Promise.all(stack.map((fontFamily) => Font.load({ fontFamily })));
  const fonts = stack.map((fontFamily) => Font.getFont({ fontFamily })?.data);
  return (codePoint) => fonts.some((font) => font?.hasGlyphForCodePoint(codePoint));
}

/** Locations of a plan's fonts and pictures: URLs in a browser, paths in Node. */
type PlanFiles = { readonly fonts: FontFiles; readonly pictures: PlanPictures };

/**
 * Lays out a plan. Returns the library's handle: its bytes are read with `toBlob` in a browser, with `toBuffer` in
 * Node. `onFontsLoaded` is called between the two long parts: loading and drawing.
 */
export async function drawPlan(
  plan: PlanForPdf,
  files: PlanFiles,
  onFontsLoaded = () => {},
): Promise<ReturnType<typeof pdf>> {
  const fonts = await loadPlanFonts(files.fonts, plan);
  onFontsLoaded();
  const { language } = plan;
  const format = createFormatters(language, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const theme = { fonts, pictures: files.pictures, language, text: planPdfText[language], format };
  return pdf(<PlanDocument plan={toPrintablePlan(plan, fonts.has)} theme={theme} />);
}
