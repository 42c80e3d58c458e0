/** Files of the site that are bundled together, relative to site/. A module in no chunk is left to the bundler. */
export const CHUNKS = {
  // Every page needs these: as files of their own they weigh more than in one.
  shell: [
    'shared/ui/notices.ts',
    'shared/ui/button.tsx',
    'shared/language/use-language.tsx',
    'shared/language/language.ts',
    'shared/page/use-hydrated.tsx',
    'shared/page/picture-files.ts',
    'shared/page/evening.ts',
    'app/boot/hydrated-event.ts',
    'app/use-path.tsx',
    'app/site-text.ts',
    'app/header/nav.ts',
    'shared/storage/shared-computer.ts',
    'shared/storage/json.ts',
  ],
  // Home, library and a book's page share these. A chunk of its own: `story` takes what it imports.
  'reading-settings': ['features/stories/finds/album-button.tsx', 'features/stories/settings/reading-settings.ts'],
  // Every page loads these once it is hydrated: in one file they weigh 0.4 kB less.
  outbox: ['shared/outbox/outbox.ts', 'shared/outbox/outbox-store.client.ts', 'shared/outbox/outbox-rounds.client.ts'],
  // A book's page and its lazy tools share these: one file instead of five.
  story: [
    'features/stories/reader/chapter-footer.tsx',
    'features/stories/reader-tools/chapter-nav.tsx',
    'features/stories/readable/questions.ts',
    'features/stories/readable/readable-book.ts',
    'features/stories/reader/reader-ending.tsx',
    'features/stories/reader/reader-for-parents.tsx',
    'features/stories/reader/reader-panel.tsx',
    'features/stories/reader/reader-questions.tsx',
    'features/stories/reader/reader-take-along.tsx',
    'features/stories/text/reader-text.ts',
    'features/stories/reader/reader.tsx',
    'features/stories/reader/shown-text.ts',
    'features/stories/reader/title-page.tsx',
    'features/stories/telling/gloss-button.tsx',
    'features/stories/passages/passage.ts',
    'features/stories/telling/telling.tsx',
    'features/stories/pictures/reader-picture.tsx',
    'features/stories/controls/mode-switch.tsx',
    'features/stories/settings/segmented-control.tsx',
    'features/stories/settings/use-reading-settings.tsx',
  ],
} as const;

/** Packages that are part of `shell`. */
export const SHELL_PACKAGES = /vite\/preload-helper|node_modules\/react-router\//;
