// @ts-check
/** What `npm run build` writes among the sources of the site, from the repository's root. None of it is committed. */
export const GENERATED_PATHS = [
  'site/app/fonts',
  'site/features/career/plan-pdf/generated',
  'site/shared/ui/picture-manifest.json',
];
