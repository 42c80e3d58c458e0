import { Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';

type Files = Readonly<Record<string, Uint8Array>>;

/** A ZIP archive without compression. */
export function zip(files: Files): Uint8Array<ArrayBuffer> {
  return zipSync({ ...files }, { level: 0 });
}

/**
 * The archive that macOS makes of a folder with these files: compressed, with data descriptors and files of its own.
 */
export function zipAsMacOs(folder: string, files: Files): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const add = (entry: ZipPassThrough | ZipDeflate, bytes: Uint8Array) => {
    archive.add(entry);
    entry.push(bytes, true);
  };
  add(new ZipPassThrough(`${folder}/`), new Uint8Array());
  add(new ZipDeflate(`${folder}/.DS_Store`), new Uint8Array(6148));
  for (const [name, bytes] of Object.entries(files)) {
    add(new ZipDeflate(`${folder}/${name}`), bytes);
    add(new ZipDeflate(`__MACOSX/${folder}/${name.replace(/[^/]+$/, '._$&')}`), new Uint8Array(163));
  }
  archive.end();
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]));
}
