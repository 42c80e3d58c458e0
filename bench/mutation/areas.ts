import { globSync } from 'node:fs';

export const AREAS = ['quiz', 'scores', 'adventure', 'board', 'career', 'stories', 'shared'] as const;
export type Area = (typeof AREAS)[number];

/** Not mutated: words, data, endpoint schemas and class names. A test of them would only repeat them. */
const NOT_LOGIC = [
  '**/*.{client,server,test,fixture,arbitrary,d}.ts',
  '**/!(shown)-text.ts',
  '**/*-{api,schema,colors,in-english,in-korean}.ts',
  'features/adventure/world/{characters,levels}.ts',
  'features/career/{content,model}/**',
  'features/career/llm/llm.server.ts',
  'features/quiz/tables/table-tips.ts',
  'features/stories/books/**',
  'features/stories/model/{cast,stories}.ts',
  'shared/ui/picture-manifest.ts',
];

export const testFolder = (area: Area) => (area === 'shared' ? 'shared' : `features/${area}`);

/** The pure modules of an area with logic, as paths below site/. */
export function mutatedModules(area: Area): string[] {
  return globSync(`${testFolder(area)}/**/*.ts`, { exclude: NOT_LOGIC }).sort();
}
