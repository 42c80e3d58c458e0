import { Text, View } from '@react-pdf/renderer';
import type { ZoneId } from '../../../shared/board/cards.ts';
import type { Formatters } from '../../../shared/language/formatters.ts';
import type { Language } from '../../../shared/language/language.ts';
import type { Stage } from '../model/career.ts';
import type { PlanPdfTexts } from './plan-pdf-text.ts';
import type { HasGlyph } from './printable-plan.ts';

/** Font families. Each character is drawn by the first that has its glyph. */
export type FontStack = readonly string[];

/** The loaded fonts of one plan. */
export type PlanFonts = {
  readonly body: FontStack;
  readonly display: FontStack;
  /** The font of the career's title. */
  readonly title: FontStack;
  /** Whether `body` has a glyph. */
  readonly has: HasGlyph;
};

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
  readonly format: Formatters;
};

/** A4 and its margins, in points. */
export const PAPER = { width: 595.28, height: 841.89, margin: 40, top: 34 } as const;

/** A longer part may break across pages. */
export const MAX_UNBROKEN_CHARACTERS = 600;

/** The palette of app/palette.css. */
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

type TextProps = {
  readonly children: string;
  /** Size of the type, in points. */
  readonly size?: number;
  readonly color?: string;
};

/** Centers Jua vertically: its descent is that of its Latin letters, so Hangul sits too high in the line. */
const JUA_DROP_EM = 0.12;

/** Text in the site's display font, or in the families of `fonts`. */
export function DisplayText({
  children,
  size = 10,
  color = COLORS.ink,
  theme,
  fonts = theme.fonts.display,
}: TextProps & { readonly theme: PlanTheme; readonly fonts?: readonly string[] }) {
  const top = fonts === theme.fonts.display ? size * JUA_DROP_EM : 0;
  return <Text style={{ fontFamily: [...fonts], fontSize: size, lineHeight: 1.3, color, top }}>{children}</Text>;
}

/**
 * Text in the page's body font. `lineHeight` is set on each text: the library reads an inherited one as points in some
 * places and applies it twice in others.
 */
export function BodyText({
  children,
  size = 10,
  color = COLORS.ink,
  fill = false,
  centered = false,
}: TextProps & { readonly fill?: boolean; readonly centered?: boolean }) {
  const style = {
    fontSize: size,
    lineHeight: 1.42,
    color,
    ...(fill ? { flex: 1 } : {}),
    ...(centered ? { textAlign: 'center' as const } : {}),
  };
  return <Text style={style}>{children}</Text>;
}

/** A heading with less space below moves to the next page. */
const HEADING_MIN_SPACE_BELOW_PT = 90;

type HeadingProps = { readonly children: string; readonly aside?: string; readonly theme: PlanTheme };

/** The heading of a part, also an entry of the PDF's outline. */
export function PartHeading({ children, aside, theme }: HeadingProps) {
  return (
    <View
      minPresenceAhead={HEADING_MIN_SPACE_BELOW_PT}
      {...outlined(children)}
      style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 8, marginBottom: 9 }}
    >
      <View>
        <View
          style={{
            position: 'absolute',
            left: -3,
            right: -3,
            bottom: 0.5,
            height: 7,
            backgroundColor: COLORS.honeyWash,
            borderRadius: 4,
          }}
        />
        <DisplayText size={15} theme={theme}>
          {children}
        </DisplayText>
      </View>
      {aside === undefined ? null : (
        <BodyText size={8.5} color={COLORS.inkSoft}>
          {aside}
        </BodyText>
      )}
    </View>
  );
}
