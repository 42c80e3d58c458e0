import type { Language } from '../../../shared/language/language.ts';

/** UTF-16 code units: with prefix and date the name stays below 255 bytes, the limit of common file systems. */
const MAX_CAREER_CODE_UNITS = 50;

/** Shared, because creating a formatter takes about 0.5 ms. Time zone of the device. */
const KOREAN_DATE = new Intl.DateTimeFormat('ko-KR');

const WORDS: { readonly [Each in Language]: { readonly plan: string; readonly career: string } } = {
  en: { plan: 'Career Plan', career: 'Job' },
  ko: { plan: '커리어플랜', career: '직업' },
};

/**
 * Names the file, for example '커리어플랜-화학자-2026. 11. 21.pdf' or 'Career Plan-Chemist-2026. 11. 21.pdf'; the date is
 * Korean in both (docs/product.md §9.4). Characters that a file system may forbid are removed from the career.
 */
export function planFileName(career: string, date: Date, language: Language): string {
  const words = WORDS[language];
  return `${words.plan}-${fileNamePart(career) || words.career}-${koreanDate(date)}.pdf`;
}

/** Formats a date as '2026. 11. 21', without the final full stop of the Korean format. */
function koreanDate(date: Date): string {
  return KOREAN_DATE.format(date).replace(/\.$/, '');
}

function fileNamePart(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\:*?"<>|~%]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .slice(0, MAX_CAREER_CODE_UNITS)
      // `slice` may have cut a surrogate pair.
      .replace(/[\uD800-\uDBFF]$/u, '')
      .replace(/^[\s.]+|[\s.]+$/gu, '')
  );
}
