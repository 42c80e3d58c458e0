import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MetadataHead, parseMetadata } from '../../../pictures/metadata.ts';
import { listPictureFiles } from '../../../shared/ui/picture-files.ts';
import type { Book } from './book.ts';
import { formatPersonHeadId, formatThingHeadId } from './cast.ts';
import type { BookPictures, HeadBox, Picture } from './pictures.ts';

/** What the studio writes, relative to site/: one JSON per picture, and its image files. */
const METADATA_FOLDER = 'pictures';
const IMAGE_FOLDER = 'public/art';

/** The picture in the text of a metadata file. Throws an error that names the file and its wrong fields. */
export function parsePicture(json: string, file: string): Picture {
  const { width, height, avifWidths, webpWidth, placeholder, heads, focal, find, lettering } = parseMetadata(
    json,
    file,
  );
  return {
    width,
    height,
    avifWidths,
    webpWidth,
    placeholder,
    heads: heads.map(formatHead),
    focal,
    ...(find && { finds: [find].flat() }),
    ...(lettering && { lettering: lettering.map(({ text: _text, ...box }) => box) }),
  };
}

function formatHead(head: MetadataHead): HeadBox {
  const { left, top, width, height } = head;
  const id = 'person' in head ? formatPersonHeadId(head.person) : formatThingHeadId(head.thing);
  return { id, left, top, width, height };
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
