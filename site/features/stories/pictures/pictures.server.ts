import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listPictureFiles } from '../../../shared/page/picture-files.ts';
import type { Book } from '../model/book.ts';
import { formatPersonHeadId, formatThingHeadId } from './head-id.ts';
import type { BookPictures, Picture } from './pictures.ts';

/** What the studio writes, relative to site/: one JSON per picture, and its image files. */
const METADATA_FOLDER = 'pictures';
const IMAGE_FOLDER = 'public/art';

const box = { left: z.number(), top: z.number(), width: z.number(), height: z.number() };

const headBox = z
  .strictObject({ person: z.string().optional(), thing: z.string().optional(), ...box })
  .transform(({ person, thing, ...box }, context) => {
    if (person !== undefined && thing === undefined) return { id: formatPersonHeadId(person), ...box };
    if (thing !== undefined && person === undefined) return { id: formatThingHeadId(thing), ...box };
    context.issues.push({ code: 'custom', input: box, message: 'a head box has either a person or a thing' });
    return z.NEVER;
  });

const pictureMetadata = z
  .object({
    width: z.int().positive(),
    height: z.int().positive(),
    avifWidths: z.array(z.int().positive()).min(1),
    webpWidth: z.int().positive(),
    placeholder: z.string().startsWith('data:image/'),
    heads: z.array(headBox),
    find: z.union([z.strictObject(box), z.array(z.strictObject(box))]).optional(),
    lettering: z.array(z.object(box)).optional(),
    focal: z.object({ x: z.number(), y: z.number() }),
  })
  .transform(({ find, ...picture }) => ({ ...picture, ...(find ? { finds: [find].flat() } : {}) }));

/** The picture in the text of a metadata file. Throws an error that names the file and its wrong fields. */
export function parsePicture(json: string, file: string): Picture {
  const result = pictureMetadata.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${file}: ${faults.join('; ')}`);
}

/** The picture, or null unless the metadata and all image files exist. */
function loadPicture(folder: string, name: string): Picture | null {
  const file = join(METADATA_FOLDER, folder, `${name}.json`);
  if (!existsSync(file)) return null;
  const picture = parsePicture(readFileSync(file, 'utf8'), file);
  const images = listPictureFiles(`${folder}/${name}`, picture);
  return images.every((image) => existsSync(join(IMAGE_FOLDER, image))) ? picture : null;
}

/** The finished pictures of a book. Called while pages are prerendered. */
export function loadPictures(book: Book): BookPictures {
  const ids = book.chapters.flatMap((chapter) => chapter.panels.map((panel) => panel.id));
  const panels = ids.flatMap((id) => {
    const picture = loadPicture(book.id, id);
    return picture ? [[id, picture] as const] : [];
  });
  return { panels: Object.fromEntries(panels), cover: loadPicture('covers', book.id) };
}
