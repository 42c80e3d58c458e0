/** Words of an English text: runs of letters, digits, apostrophes and inner hyphens. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** Sentences of an English text as Flesch counts them: what ends in a full stop, an exclamation or a question mark. */
function sentenceCount(text: string): number {
  return Math.max(1, (text.replace(/\b(Mrs?)\./g, '$1').match(/[.!?…]+(?=["”’)*\s]|$)/g) ?? []).length);
}

/**
 * Syllables of an English word by its groups of vowels: a silent e at the end and the e of -ed and -es are not counted.
 * Figures are counted as one syllable each. Off by one for a word in ten, which a whole panel evens out.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length === 0) return Math.max(1, word.length);
  if (letters.length <= 3) return 1;
  const voiced = letters
    .replace(/(?:[^laeiouysxzcgh]|[aeiou]l)es$|[^tdaeiouy]ed$|[^l]e$/, (end) => end.replace(/e/g, ''))
    .replace(/^y/, '');
  return Math.max(1, (voiced.match(/[aeiouy]+/g) ?? []).length);
}

/** Flesch–Kincaid grade level (Kincaid et al. 1975): 2.0 is a child at the start of second grade. */
export function gradeLevel(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0);
  return 0.39 * (words.length / sentenceCount(text)) + 11.8 * (syllables / words.length) - 15.59;
}
