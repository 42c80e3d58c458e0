const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const UNITS = ['', '십', '백', '천'];
const MYRIADS = ['', '만', '억', '조'];

/** Writes 1044 as 천사십사. A number that begins with 0, or has more than 16 digits, is read digit by digit. */
export function formatSinoKorean(digits: string): string {
  if (digits.length > 16 || (digits.startsWith('0') && digits.length > 1))
    return [...digits].map((digit) => DIGITS[Number(digit)]).join('');
  if (digits === '0') return '영';
  const groups = digits.padStart(Math.ceil(digits.length / 4) * 4, '0').match(/.{4}/g) ?? [];
  return groups
    .map((group, i) => {
      const words = [...group]
        .map((digit, place) => {
          if (digit === '0') return '';
          const unit = UNITS[3 - place] ?? '';
          return digit === '1' && unit !== '' ? unit : `${DIGITS[Number(digit)]}${unit}`;
        })
        .join('');
      const myriad = words === '' ? '' : (MYRIADS[groups.length - 1 - i] ?? '');
      return words === '일' && myriad === '만' ? '만' : words + myriad;
    })
    .join('');
}
