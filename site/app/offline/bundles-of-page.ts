import type { Language } from '../../shared/language/language.ts';
import { getPageByPath, type OfflineBundleName } from '../pages.ts';

/** What is downloaded after a visit to the page at `path`, the most needed first. */
export function listBundlesOfPage(path: string, language: Language): OfflineBundleName[] {
  const { offlineBundle: bundle } = getPageByPath(path);
  // An English page speaks English, and Korean on wish; a Korean page speaks Korean only.
  const clips = bundle === 'quiz' && language === 'en' ? 'quiz-en' : null;
  const names: (OfflineBundleName | null)[] = [clips, bundle, 'basics'];
  return names.filter((name) => name !== null);
}
