import { getOtherLanguage, isLanguage, type Language } from '../../../shared/language/language.ts';
import { getFields, parseJson } from '../../../shared/storage/json.ts';

/** Which telling of a book is on the page: one of the two, or both, one below the other (docs/product.md §4.2). */
export type BookMode = Language | 'both';

export const TEXT_SIZES = [1, 2, 3] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** A sans-serif for beginners, a serif as in adult books, or the sans-serif with wider spacing. */
export const READING_FONTS = ['plain', 'storybook', 'airy'] as const;
type ReadingFont = (typeof READING_FONTS)[number];

/** Rates of the device's voice; 1 is normal speech. */
export const SPEEDS = { slow: 0.7, calm: 0.88, brisk: 1.05 } as const;
export type Speed = keyof typeof SPEEDS;

/** The pause from the end of a page that was read aloud until it is turned, in milliseconds. */
export const TURN_PAUSES = { short: 1000, calm: 2000, long: 4000 } as const;
export type TurnPause = keyof typeof TURN_PAUSES;

/** The voice that the site ships with a book, or one of the device. */
export const BOOK_VOICES = ['book', 'device'] as const;
export type BookVoice = (typeof BOOK_VOICES)[number];

/** Which length of a panel's text is shown; short only in a book that has it for all panels. */
export const STORY_LENGTHS = ['short', 'whole'] as const;
type StoryLength = (typeof STORY_LENGTHS)[number];
/** The length of each telling: with both languages on the page, one may be short. */
export type StoryLengths = Readonly<Record<Language, StoryLength>>;

/** A reader's settings for all books. */
export type ReadingSettings = {
  /** The chosen mode, and the site's language at that time; null follows the site's language. */
  readonly mode: { readonly choice: BookMode; readonly under: Language } | null;
  readonly lengths: StoryLengths;
  readonly textSize: TextSize;
  readonly font: ReadingFont;
  readonly speed: Speed;
  readonly turnPause: TurnPause;
  /** Which of the voices reads that belong to nobody; null where the reader has not chosen. */
  readonly voice: BookVoice | null;
  /** Whether books open as pages that fill the window instead of one long page. */
  readonly paged: boolean;
};

export const DEFAULT_SETTINGS: ReadingSettings = {
  mode: null,
  lengths: { en: 'whole', ko: 'whole' },
  textSize: 1,
  font: 'plain',
  speed: 'calm',
  turnPause: 'calm',
  voice: null,
  paged: false,
};

/** The settings' key in local storage. */
export const SETTINGS_KEY = 'story-forest.reader';

/**
 * The mode to show. A choice of one language is valid only while the site's language is the one it was made under:
 * a reader who switches the site's language means the book too. 'both' is always valid.
 */
export function resolveBookMode({ mode }: ReadingSettings, site: Language): BookMode {
  if (!mode) return site;
  return mode.choice === 'both' || mode.under === site ? mode.choice : site;
}

/** The languages on the page, in their order: the book's own language comes first. */
export function getShownLanguages(mode: BookMode, own: Language): readonly Language[] {
  return mode === 'both' ? [own, getOtherLanguage(own)] : [mode];
}

function oneOf<Value, Fallback>(values: readonly Value[], value: unknown, fallback: Fallback): Value | Fallback {
  return values.find((each) => each === value) ?? fallback;
}

/** The stored settings. Missing or invalid fields get their default. */
export function parseSettings(stored: string | null): ReadingSettings {
  const found: { readonly [Field in keyof ReadingSettings]?: unknown } = getFields(parseJson(stored)) ?? {};
  const mode = getFields(found.mode);
  const lengths = getFields(found.lengths);
  const lengthOf = (language: Language) =>
    oneOf(STORY_LENGTHS, lengths?.[language], DEFAULT_SETTINGS.lengths[language]);
  const choice = isLanguage(mode?.choice) || mode?.choice === 'both' ? mode.choice : null;
  return {
    mode: choice && isLanguage(mode?.under) ? { choice, under: mode.under } : null,
    lengths: { en: lengthOf('en'), ko: lengthOf('ko') },
    textSize: oneOf(TEXT_SIZES, found.textSize, DEFAULT_SETTINGS.textSize),
    font: oneOf(READING_FONTS, found.font, DEFAULT_SETTINGS.font),
    speed: oneOf(Object.keys(SPEEDS) as Speed[], found.speed, DEFAULT_SETTINGS.speed),
    turnPause: oneOf(Object.keys(TURN_PAUSES) as TurnPause[], found.turnPause, DEFAULT_SETTINGS.turnPause),
    voice: oneOf(BOOK_VOICES, found.voice, null),
    paged: found.paged === true,
  };
}
