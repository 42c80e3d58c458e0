/** Which characters each font file has, and the rules that say so to the browser (docs/decisions/029). Pure. */

export type Face = {
  readonly family: string;
  readonly weight: number;
  readonly file: string;
  /** Import path into a Fontsource package. */
  readonly source: string;
  readonly script: 'latin' | 'korean';
  /** What the files of a Korean face are for. */
  readonly texts?: FaceTexts;
  /** One file with these characters, instead of the subsets. */
  readonly only?: string;
};

type FaceTexts = {
  /** Glyphs of the first file. */
  readonly aboveTheFold: string;
  /** Texts that are set in this face, beside those of the source files. */
  readonly extra: string;
  /** Texts of a plan: what only they need is a subset of its own, so that no book loads it. */
  readonly careers?: string;
};

/** The texts of the source files of a later subset; `seldom`: what only these need is in the last subset. */
export type SourceTexts = { readonly name: string; readonly own: string; readonly seldom: string };

/** `name` is the end of the file's name; empty where the face has one file. */
type Subset = { readonly name: string; readonly characters: readonly string[] };

const BASIC_LATIN = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const PUNCTUATION = '·×÷–—‘’“”…→←↑↓•°©';
const LATIN_RANGE = 'U+0000-024F, U+2000-206F, U+2190-21FF';
const KOREAN = /[\u1100-\u11ff\u3000-\u318f\uac00-\ud7a3]/g;

const koreanIn = (text: string): string => (text.match(KOREAN) ?? []).join('');

/** The subsets of a face, of which no two share a character. Texts of the sources are for Korean faces. */
export function listSubsets({ only, texts }: Face, sources: readonly SourceTexts[]): Subset[] {
  if (only) return split([{ name: '', text: only }]);
  if (!texts) return split([{ name: '', text: BASIC_LATIN + PUNCTUATION }]);
  const last = koreanIn([texts.extra, ...sources.map(({ seldom }) => seldom)].join(''));
  const subsets = split([
    { name: 'first', text: texts.aboveTheFold },
    ...sources.map(({ name, own }, index) => ({
      name,
      text: koreanIn(own) + (index === sources.length - 1 ? last : ''),
    })),
    { name: 'careers', text: koreanIn(texts.careers ?? '') },
  ]);
  return subsets.filter(({ characters }) => characters.length > 0);
}

/** Each character stays in the first part that has it. */
function split(parts: readonly { readonly name: string; readonly text: string }[]): Subset[] {
  const taken = new Set<string>();
  return parts.map(({ name, text }) => {
    const characters = [...new Set(text)].filter((character) => !taken.has(character));
    for (const character of characters) taken.add(character);
    return { name, characters: characters.sort() };
  });
}

export const getFontFile = ({ file }: Face, { name }: Subset): string => (name === '' ? file : `${file}-${name}`);

/** Whether a page loads it before its first paint. */
export const isFirst = ({ name }: Subset): boolean => name === '' || name === 'first';

const codePointOf = (character: string): string => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;

export function formatFontFace(face: Face, subset: Subset): string {
  const { family, weight, script } = face;
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${getFontFile(face, subset)}.woff2") format("woff2");
  unicode-range: ${script === 'latin' ? LATIN_RANGE : subset.characters.map(codePointOf).join(', ')};
}
`;
}
