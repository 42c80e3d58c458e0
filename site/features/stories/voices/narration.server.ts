/** Serves narration packs from the data folder: a ZIP for each chapter, and an index. */
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendFile } from '../../../shared/api/files.server.ts';
import { watchMethods } from '../../../shared/api/route.server.ts';
import type { PackIndex } from './pack-file.ts';

/** Names below the data folder: without dots and slashes, a name cannot lead out of it. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CHAPTER_FILE = /^([1-9]\d?)\.zip$/;

/** Name of the folder below the data folder; `npm run render:narration` writes it. */
export const NARRATION_FOLDER = 'narration';

type PackRoute = { readonly Params: { readonly book: string; readonly language: string } };
type PackFileRoute = { readonly Params: PackRoute['Params'] & { readonly file: string } };

/** Serves the narration packs in a folder: which chapters there are, and each chapter as one file. */
export async function narrationRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    const answerWrongMethods = watchMethods(scope);
    const folderOf = ({ book, language }: PackRoute['Params']) =>
      NAME.test(book) && (language === 'en' || language === 'ko') ? resolve(folder, book, language) : null;

    scope.get<PackRoute>('/narration/:book/:language/index.json', async ({ params }, reply): Promise<PackIndex> => {
      const path = folderOf(params);
      // A book without narration is no error: most sites have none.
      const names = path === null ? [] : await readdir(path).catch(() => []);
      const chapters = names.flatMap((name) => CHAPTER_FILE.exec(name)?.slice(1, 2).map(Number) ?? []);
      reply.header('cache-control', 'no-cache');
      return { chapters: chapters.toSorted((a, b) => a - b) };
    });

    scope.get<PackFileRoute>('/narration/:book/:language/:file', ({ params }, reply) => {
      const path = folderOf(params);
      if (path === null || !CHAPTER_FILE.test(params.file)) return reply.callNotFound();
      return sendFile(reply.header('cache-control', 'no-cache'), params.file, path);
    });
    answerWrongMethods();
  });
}
