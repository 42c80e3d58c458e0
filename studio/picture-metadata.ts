/** What is written beside every finished picture, `site/pictures/<name>.json`, and how it is read back. */
import { PERSON_IDS, type PersonId } from './cast/person-id.ts';

/** A rectangle of the picture: shares (0..1) of its width and height, from the left top corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Where no bubble may be: the head of a person, or a thing. */
export type HeadBox = Box & ({ person: PersonId } | { thing: string });
/** Shares (0..1) of width and height from the left top corner. */
interface Point {
  x: number;
  y: number;
}
export interface PictureMetadata {
  /** code it was painted from; `tools/fingerprint.ts` has the rule */
  fingerprint: string;
  /** pixels of the largest file */
  width: number;
  height: number;
  /** pixel widths of the AVIF files */
  avifWidths: number[];
  /** pixel width of the WebP file, for browsers without AVIF */
  webpWidth: number;
  /** the picture 24 px wide and blurred, as a data URL */
  placeholder: string;
  heads: HeadBox[];
  focal: Point;
  /** the hidden thing of a panel; a list where there are several */
  find?: Box | Box[];
  /** painted words that a reader should be able to read */
  lettering?: (Box & { text: string })[];
  /** named points for labels, when the scene has any */
  spots?: Record<string, Point>;
}
/** The part of the metadata that follows from the scene without painting it. */
export type Projection = Pick<PictureMetadata, 'heads' | 'focal' | 'find' | 'lettering' | 'spots'>;

type Fields = Record<string, unknown>;

function fields(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${what} is no object`);
  return value as Fields;
}
function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${what} is no list`);
  return value;
}
function text(value: unknown, what: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${what} is no text`);
  return value;
}
function pixels(value: unknown, what: string): number {
  if (!Number.isInteger(value) || (value as number) <= 0) throw new Error(`${what} is no number of pixels`);
  return value as number;
}
function share(value: unknown, what: string): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new Error(`${what} is not between 0 and 1`);
  return value;
}
function box(from: Fields, what: string): Box {
  const of = (key: keyof Box) => share(from[key], `${what}.${key}`);
  return { left: of('left'), top: of('top'), width: of('width'), height: of('height') };
}
function point(value: unknown, what: string): Point {
  const from = fields(value, what);
  return { x: share(from.x, `${what}.x`), y: share(from.y, `${what}.y`) };
}
function personId(value: unknown, what: string): PersonId {
  const id = PERSON_IDS.find((each) => each === value);
  if (id === undefined) throw new Error(`${what} is nobody of studio/cast/person-id.ts`);
  return id;
}
function headBox(value: unknown, what: string): HeadBox {
  const from = fields(value, what);
  if (from.thing !== undefined) return { thing: text(from.thing, `${what}.thing`), ...box(from, what) };
  return { person: personId(from.person, `${what}.person`), ...box(from, what) };
}

/** Reads a metadata file. Throws with the file's name and the faulty field; fields that are not known are faults too. */
export function parseMetadata(json: string, file: string): PictureMetadata {
  const from = fields(JSON.parse(json), file);
  const {
    fingerprint,
    width,
    height,
    avifWidths,
    webpWidth,
    placeholder,
    heads,
    focal,
    find,
    lettering,
    spots,
    ...unknown
  } = from;
  const [extra] = Object.keys(unknown);
  if (extra !== undefined) throw new Error(`${file}: ${extra} is no field of a picture's metadata`);
  const metadata: PictureMetadata = {
    fingerprint: text(fingerprint, `${file}: fingerprint`),
    width: pixels(width, `${file}: width`),
    height: pixels(height, `${file}: height`),
    avifWidths: list(avifWidths, `${file}: avifWidths`).map((px, i) => pixels(px, `${file}: avifWidths[${i}]`)),
    webpWidth: pixels(webpWidth, `${file}: webpWidth`),
    placeholder: text(placeholder, `${file}: placeholder`),
    heads: list(heads, `${file}: heads`).map((head, i) => headBox(head, `${file}: heads[${i}]`)),
    focal: point(focal, `${file}: focal`),
  };
  if (Array.isArray(find))
    metadata.find = find.map((each, i) => box(fields(each, `${file}: find[${i}]`), `${file}: find[${i}]`));
  else if (find !== undefined) metadata.find = box(fields(find, `${file}: find`), `${file}: find`);
  if (lettering !== undefined)
    metadata.lettering = list(lettering, `${file}: lettering`).map((each, i) => {
      const what = `${file}: lettering[${i}]`;
      const from = fields(each, what);
      return { text: text(from.text, `${what}.text`), ...box(from, what) };
    });
  if (spots === undefined) return metadata;
  const named = Object.entries(fields(spots, `${file}: spots`));
  metadata.spots = Object.fromEntries(named.map(([name, at]) => [name, point(at, `${file}: spots.${name}`)]));
  return metadata;
}

/** The text of a metadata file, formatted as the repository's formatter has it: a list of numbers on one line. */
export function formatMetadata(metadata: PictureMetadata): string {
  const onOneLine = (list: string) => `[${list.slice(1, -1).trim().replace(/\s+/g, ' ')}]`;
  return `${JSON.stringify(metadata, null, 2).replace(/\[[\s\d,]+\]/g, onOneLine)}\n`;
}
