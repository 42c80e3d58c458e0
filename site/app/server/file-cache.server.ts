import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Files up to this size stay in memory. */
const MAX_CACHED_BYTES = 512 * 1024;

/**
 * Contents of files in memory, at most `maxBytes` in all: those that were asked for last. Files do not change while the
 * server runs.
 */
export function createFileCache(maxBytes: number) {
  /** Files in the order of use, the oldest first. */
  const cached = new Map<string, Buffer>();
  const reading = new Map<string, Promise<Buffer>>();
  let total = 0;

  function store(path: string, bytes: Buffer): void {
    if (bytes.length > MAX_CACHED_BYTES) return;
    cached.set(path, bytes);
    total += bytes.length;
    for (const [oldest, { length }] of cached) {
      if (total <= maxBytes) break;
      cached.delete(oldest);
      total -= length;
    }
  }

  async function read(path: string): Promise<Buffer> {
    try {
      const bytes = await readFile(path);
      store(path, bytes);
      return bytes;
    } finally {
      reading.delete(path);
    }
  }

  /** Returns the bytes of a file that is in memory. */
  function getCached(path: string): Buffer | undefined {
    const bytes = cached.get(path);
    // Only a full memory needs the order of use.
    if (bytes !== undefined && total > maxBytes / 2) {
      cached.delete(path);
      cached.set(path, bytes);
    }
    return bytes;
  }

  return {
    getCached,
    /** The bytes of a file; a promise only where it has to be read. */
    get(path: string): Buffer | Promise<Buffer> {
      const bytes = getCached(path);
      if (bytes !== undefined) return bytes;
      const pending = reading.get(path) ?? read(path);
      reading.set(path, pending);
      return pending;
    },
    totalBytes: () => total,
  };
}

export type FileCache = ReturnType<typeof createFileCache>;

/** A file of the built site, and its compressed copies. */
export type ServedFile = {
  readonly path: string;
  readonly size: number;
  readonly etag: string;
  readonly lastModified: string;
  readonly encodings: ReadonlyMap<'br' | 'gzip', string>;
};

export function describeFile(path: string): ServedFile {
  const { size, mtime } = statSync(path);
  const digest = createHash('sha256').update(`${path} ${size} ${mtime.getTime()}`).digest('base64url').slice(0, 16);
  const copies = [
    ['br', `${path}.br`],
    ['gzip', `${path}.gz`],
  ] as const;
  return {
    path,
    size,
    etag: `W/"${digest}"`,
    lastModified: mtime.toUTCString(),
    encodings: new Map(copies.filter(([, copy]) => existsSync(copy))),
  };
}
