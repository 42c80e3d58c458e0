/** Code units, so that the name with its date stays below the 255 bytes that a file system allows. */
const MAX_CAREER_CODE_UNITS = 50;

/**
 * The name of a saved plan (SPEC §9): '커리어플랜-화학자-2026. 11. 21.pdf'. What some system does not allow in the name
 * of a file is left out of the career.
 */
export function planFileName(career: string, date: Date): string {
  return `커리어플랜-${fileNamePart(career)}-${koreanDate(date)}.pdf`;
}

/** '2026. 11. 21', by the clock of the device; Korean ends it with a point, which would stand before '.pdf'. */
function koreanDate(date: Date): string {
  return new Intl.DateTimeFormat('ko-KR').format(date).replace(/\.$/, '');
}

function fileNamePart(text: string): string {
  const safe = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|~%]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .slice(0, MAX_CAREER_CODE_UNITS)
    // The cut may have halved a pair.
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return safe === '' ? '직업' : safe;
}
