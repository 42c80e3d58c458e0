/** Words of an English text: runs of letters, digits, apostrophes and inner hyphens. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** The number of sentences as Flesch counts them: each ends in a full stop, an exclamation or a question mark. */
function sentenceCount(text: string): number {
  return Math.max(1, (text.replace(/\b(Mrs?)\./g, '$1').match(/[.!?…]+(?=["”’)*\s]|$)/g) ?? []).length);
}

/**
 * The syllables of an English word: its groups of vowels, without a silent e at the end or in -ed and -es. Each digit
 * counts as one. About one word in ten is off by one, which averages out over a panel.
 */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length === 0) return Math.max(1, word.length);
  if (letters.length <= 3) return 1;
  const voiced = letters
    .replace(/(?:[^laeiouysxzcgh]|[aeiou]l)es$|[^tdaeiouy]ed$|[^l]e$/, (end) => end.replace(/e/g, ''))
    .replace(/^y/, '');
  return Math.max(1, (voiced.match(/[aeiouy]+/g) ?? []).length);
}

/** Flesch–Kincaid grade level (Kincaid et al. 1975); 2.0 is the start of second grade. */
export function computeGradeLevel(text: string): number {
  const words = splitWords(text);
  const syllables = words.reduce((total, word) => total + countSyllables(word), 0);
  return 0.39 * (words.length / sentenceCount(text)) + 11.8 * (syllables / words.length) - 15.59;
}
