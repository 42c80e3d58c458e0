import type { Language } from '../../shared/language/language.ts';
import { getPageByPath, type OfflineBundleName } from '../pages.ts';

/** What is downloaded after a visit to the page at `path`, the most needed first. */
export function listBundlesOfPage(path: string, language: Language): OfflineBundleName[] {
  const { offlineBundle: bundle } = getPageByPath(path);
  const ofPage: OfflineBundleName[] = bundle === null ? [] : [bundle];
  // An English page speaks English, and Korean on wish; a Korean page speaks Korean only.
  if (bundle === 'quiz' && language === 'en') ofPage.unshift('quiz-en');
  return [...ofPage, 'basics'];
}
