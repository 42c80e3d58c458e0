import type { ZoneId } from '../../../shared/board/cards.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { Stage } from '../model/roadmap.ts';
import type { PlanFonts } from './plan-fonts.tsx';
import type { PlanPdfTexts } from './plan-pdf-text.ts';

/** JPEG or PNG files: URLs in a browser, paths in Node. */
export type PlanPictures = {
  /** The picture of `WIDE_ROAD`. */
  readonly road: string;
  /** Addresses of the cards' pictures, by card id. */
  readonly cards: Readonly<Record<string, string>>;
};

/** What the parts of the document share. */
export type PlanTheme = {
  readonly fonts: PlanFonts;
  readonly pictures: PlanPictures;
  readonly language: Language;
  readonly text: PlanPdfTexts;
};

/** A4 and its margins, in points. */
export const PAPER = { width: 595.28, height: 841.89, margin: 40, top: 34 } as const;

/** The palette of app/styles.css. */
export const COLORS = {
  paper: '#fffaf0',
  cream: '#fff4dc',
  sand: '#f3e3c3',
  ink: '#3a2846',
  inkSoft: '#655272',
  white: '#ffffff',
  coral: '#e4604c',
  coralDeep: '#ab3524',
  coralWash: '#fbe0d6',
  honey: '#f6c233',
  honeyDeep: '#7d5300',
  honeyWash: '#fdeebd',
  tealDeep: '#22625f',
  tealWash: '#d9ebe6',
  leafDeep: '#3a652a',
  leafWash: '#e2efd3',
  night: '#3f315f',
  violetWash: '#e9e1f1',
} as const;

type Tint = { readonly wash: string; readonly deep: string };

const CORAL: Tint = { wash: COLORS.coralWash, deep: COLORS.coralDeep };
const HONEY: Tint = { wash: COLORS.honeyWash, deep: COLORS.honeyDeep };
const TEAL: Tint = { wash: COLORS.tealWash, deep: COLORS.tealDeep };
const LEAF: Tint = { wash: COLORS.leafWash, deep: COLORS.leafDeep };
const VIOLET: Tint = { wash: COLORS.violetWash, deep: COLORS.night };

export const ZONE_TINTS: { readonly [Zone in ZoneId]: Tint } = {
  strengths: HONEY,
  weaknesses: VIOLET,
  likes: CORAL,
  dislikes: TEAL,
};

/** The roof colors of the painted road. */
export const STAGE_TINTS: { readonly [Name in Stage]: Tint } = {
  elementary: HONEY,
  middle: TEAL,
  high: VIOLET,
  university: CORAL,
  career: LEAF,
};

/** Props that add an element to the PDF's outline. The library's types declare `bookmark` for pages only. */
export function outlined(title: string): object {
  return { bookmark: title };
}
