import { Font } from '@react-pdf/renderer';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { type HasGlyph, hasAllGlyphs, lacksHangul, printableText, splitLongWord } from './plan-letters.ts';
import { textsOf } from './printable-plan.ts';

/** Where each font lies: an address in a browser, a path in Node. TrueType. */
export type FontFiles = {
  /** Pretendard with the 2,350 syllables of everyday Korean, Latin and signs. */
  readonly body: string;
  /** Pretendard with all other syllables of modern Hangul: read only for a plan that has one. */
  readonly rareBody: string;
  /** Pretendard Bold, for a title that the display font cannot set. */
  readonly bold: string;
  /** Jua, the site's display font, with our own words and the curated titles. */
  readonly display: string;
  readonly displayLatin: string;
};

/** Families of a text, the first that has a character draws it. */
type FontStack = readonly string[];

/** The fonts of one plan, loaded. */
export type PlanFonts = {
  readonly body: FontStack;
  readonly display: FontStack;
  /** Of the career's title. */
  readonly title: FontStack;
  /** What `body` can draw. */
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

/** Loads what a plan needs and no more: a rare syllable is worth half a megabyte only where it is written. */
export async function loadPlanFonts(files: FontFiles, plan: PlanForPdf): Promise<PlanFonts> {
  for (const name of Object.keys(FAMILIES) as (keyof FontFiles)[]) {
    if (!Font.getRegisteredFontFamilies().includes(FAMILIES[name])) {
      Font.register({ family: FAMILIES[name], src: files[name] });
    }
  }
  Font.registerHyphenationCallback(splitLongWord);

  const [hasBody, hasDisplay] = await Promise.all([load([FAMILIES.body]), load(JUA)]);
  const isRare = textsOf(plan).some((text) => lacksHangul(text, hasBody));
  const body = isRare ? [FAMILIES.body, FAMILIES.rareBody] : [FAMILIES.body];
  const has = isRare ? await load(body) : hasBody;

  const isDisplayTitle = hasAllGlyphs(printableText(plan.recommendation.title, has), hasDisplay);
  // What Jua lacks (·) is never left to the library's last resort, a font that does not come with the file.
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
