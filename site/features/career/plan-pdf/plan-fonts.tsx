import { Font } from '@react-pdf/renderer';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { type HasGlyph, hasAllGlyphs, lacksHangul, splitLongWord, toPrintableText } from './plan-glyphs.ts';
import { listPlanTexts } from './printable-plan.ts';

/** TrueType files: URLs in a browser, paths in Node. */
export type FontFiles = {
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

/** Font families. Each character is drawn by the first that has its glyph. */
type FontStack = readonly string[];

/** The loaded fonts of one plan. */
export type PlanFonts = {
  readonly body: FontStack;
  readonly display: FontStack;
  /** The font of the career's title. */
  readonly title: FontStack;
  /** Whether `body` has a glyph. */
  readonly has: HasGlyph;
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
export async function loadPlanFonts(files: FontFiles, plan: PlanForPdf): Promise<PlanFonts> {
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
