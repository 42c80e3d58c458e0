import { mapStages } from '../model/career.ts';
import type { PlanForPdf } from './plan-for-pdf.ts';
import { planPdfText } from './plan-pdf-text.ts';

/** Whether a font has a glyph for a code point. */
export type HasGlyph = (codePoint: number) => boolean;

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|\{\s*\}|《\s*》|〈\s*〉|「\s*」|『\s*』/gu;

/**
 * Reduces a text to characters that the fonts can draw. Of those without a glyph, a compatibility form becomes the
 * plain character, an accented letter loses its accent, anything else (emoji, Hanja) is removed.
 */
export function toPrintableText(text: string, has: HasGlyph): string {
  let printed = '';
  for (const character of text.normalize('NFC')) printed += printableCharacter(character, has);
  return printed.replace(EMPTY_BRACKETS, '').replace(/ {2,}/g, ' ').trim();
}

function printableCharacter(character: string, has: HasGlyph): string {
  if (/\s/u.test(character)) return ' ';
  // Control characters and soft hyphens are removed even where a font has a glyph.
  if (/\p{C}/u.test(character)) return '';
  if (hasAllGlyphs(character, has)) return character;
  const plain = character.normalize('NFKC').replace(/\s+/gu, ' ');
  if (hasAllGlyphs(plain, has)) return plain;
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  return hasAllGlyphs(bare, has) ? bare : '';
}

/** Whether `has` holds for every character of the text. */
export function hasAllGlyphs(text: string, has: HasGlyph): boolean {
  return [...text].every((character) => has(character.codePointAt(0) ?? 0));
}

/** Whether the text has a Hangul syllable without a glyph. */
export function lacksHangul(text: string, has: HasGlyph): boolean {
  const syllables = text.normalize('NFC').match(/[가-힣]/gu) ?? [];
  return !hasAllGlyphs(syllables.join(''), has);
}

/** Every column of the PDF is at least this wide. */
const MAX_UNBROKEN_WORD_EMS = 13;
/** Average width of a Latin letter; a Hangul syllable has 1 em. */
const LATIN_EM = 0.55;

/**
 * The parts between which the layout may break a word. Only a word that is longer than a column is broken, between its
 * syllables. The empty parts are zero-width break points: without them the layout draws a hyphen.
 */
export function splitLongWord(word: string): string[] {
  const characters = [...word];
  const ems = characters.reduce((sum, character) => sum + (character < '\u0250' ? LATIN_EM : 1), 0);
  if (ems <= MAX_UNBROKEN_WORD_EMS) return [word];
  // No break before a closing or after an opening punctuation mark.
  return word
    .split(/(?<![(["'“‘「『〈《])(?![)\]"'”’」』〉》.,!?…·:;]|$)(?<!^)/u)
    .flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

/** The texts of a plan that a language model may have written. */
export function listPlanTexts(plan: PlanForPdf): readonly string[] {
  const texts: string[] = [];
  mapPlanTexts(plan, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The plan reduced to what the fonts can draw, without texts that are empty then or repeated. */
export function toPrintablePlan(plan: PlanForPdf, has: HasGlyph): PlanForPdf {
  return mapPlanTexts(plan, (text) => toPrintableText(text, has));
}

function mapPlanTexts(plan: PlanForPdf, line: (text: string) => string): PlanForPdf {
  const lines = (texts: readonly string[]) => [...new Set(texts.map(line))].filter((text) => text !== '');
  const { recommendation } = plan;
  const { title, otherTitle, description, roadmap, because, majors, familyNote } = recommendation;
  return {
    ...plan,
    nextSteps: plan.nextSteps
      .map(({ text, isDone }) => ({ text: line(text), isDone }))
      .filter(({ text }, index, all) => text !== '' && all.findIndex((other) => other.text === text) === index),
    recommendation: {
      ...recommendation,
      title: line(title) || planPdfText[plan.language].noCareer,
      otherTitle: (otherTitle && line(otherTitle)) || null,
      description: line(description),
      roadmap: mapStages((stage) => lines(roadmap[stage])),
      because: { ...because, sentences: lines(because.sentences) },
      majors: lines(majors),
      familyNote: familyNote && { ...familyNote, title: line(familyNote.title), text: line(familyNote.text) },
    },
  };
}
