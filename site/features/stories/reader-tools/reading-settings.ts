import { isLanguage, type Language, otherLanguage } from '../../../shared/language.ts';

/** Which telling of a book is on the page: one of the two, or both, one under the other. */
export type BookMode = Language | 'both';

export const TEXT_SIZES = [1, 2, 3] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** Plain letters made for beginners, letters with serifs as in grown-up books, or plain ones set far apart. */
export const READING_FONTS = ['plain', 'storybook', 'airy'] as const;
type ReadingFont = (typeof READING_FONTS)[number];

/** Rates of the device's voice; 1 is how it talks to grown-ups. */
export const SPEEDS = { slow: 0.7, calm: 0.88, brisk: 1.05 } as const;
export type Speed = keyof typeof SPEEDS;

/** How a reader likes books to be, for all books. */
export type ReadingSettings = {
  /** The chosen telling, and the site's language it was chosen under; null follows the site. */
  readonly mode: { readonly choice: BookMode; readonly under: Language } | null;
  readonly textSize: TextSize;
  readonly font: ReadingFont;
  readonly evening: boolean;
  readonly speed: Speed;
};

export const DEFAULT_SETTINGS: ReadingSettings = {
  mode: null,
  textSize: 1,
  font: 'plain',
  evening: false,
  speed: 'calm',
};

/** Where the settings are remembered (local storage). */
export const SETTINGS_KEY = 'story-forest.reader';

/**
 * The telling to show. A choice of one language holds as long as the site speaks the language it was made under:
 * who then turns the whole site round means the book, too. Both stays both.
 */
export function bookMode({ mode }: ReadingSettings, site: Language): BookMode {
  if (!mode) return site;
  return mode.choice === 'both' || mode.under === site ? mode.choice : site;
}

/** The languages on the page, in their order: a book's own comes first. */
export function tellings(mode: BookMode, own: Language): readonly Language[] {
  return mode === 'both' ? [own, otherLanguage(own)] : [mode];
}

function oneOf<Value>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((each) => each === value) ?? otherwise;
}

/** Settings as they were remembered; whatever is missing or strange in them is as at the start. */
export function parseSettings(stored: string | null): ReadingSettings {
  let found: Partial<Record<keyof ReadingSettings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value === 'object' && value !== null) found = value;
  } catch {
    return DEFAULT_SETTINGS;
  }
  const mode = found.mode as { choice?: unknown; under?: unknown } | null | undefined;
  const choice = isLanguage(mode?.choice) || mode?.choice === 'both' ? mode.choice : null;
  return {
    mode: choice && isLanguage(mode?.under) ? { choice, under: mode.under } : null,
    textSize: oneOf(TEXT_SIZES, found.textSize, DEFAULT_SETTINGS.textSize),
    font: oneOf(READING_FONTS, found.font, DEFAULT_SETTINGS.font),
    evening: found.evening === true,
    speed: oneOf(Object.keys(SPEEDS) as Speed[], found.speed, DEFAULT_SETTINGS.speed),
  };
}
