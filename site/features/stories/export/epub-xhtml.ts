import type { Bilingual, Language } from '../../../shared/language/language.ts';
import { type Piece, parsePassage, type Sentence } from '../model/passage.ts';

/** Text as the content of an element or of a quoted attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type Document = {
  readonly title: string;
  readonly language: Language;
  readonly bodyType: string;
  readonly body: string;
};

/** An XHTML content document in the folder of the package. `bodyType` is its place in the book: `bodymatter`. */
export function renderXhtmlDocument({ title, language, bodyType, body }: Document): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head>
<meta charset="UTF-8"/>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body epub:type="${bodyType}" class="${bodyType}">
${body}
</body>
</html>
`;
}

/** `lang` in both of its spellings: reading programs know one or the other. */
export function renderLangAttributes(language: Language): string {
  return `lang="${language}" xml:lang="${language}"`;
}

/** A text in each language, in elements of their own; those after the first have the class `second`. */
export function renderInEachLanguage(tag: string, languages: readonly Language[], text: Bilingual): string {
  return languages
    .map((language, i) => {
      const second = i > 0 ? ' class="second"' : '';
      return `<${tag}${second} ${renderLangAttributes(language)}>${renderEmphasis(text[language], language)}</${tag}>`;
    })
    .join('\n');
}

/** A text on one line, with its emphasis. */
export function renderEmphasis(text: string, language: Language): string {
  return parsePassage(text, language)
    .map(({ pieces }) => pieces.map((piece) => renderPiece(piece)).join(''))
    .join(' ');
}

/** The lines of a text, each with its sentences: a line is a paragraph of its own. */
export function groupSentencesByLine(sentences: readonly Sentence[]): Sentence[][] {
  const lines: Sentence[][] = [];
  for (const sentence of sentences) {
    const line = lines.at(-1);
    if (line && !sentence.startsLine) line.push(sentence);
    else lines.push([sentence]);
  }
  return lines;
}

/** `wrapGloss` gets the escaped text of a gloss word. */
export function renderPiece(
  piece: Piece,
  wrapGloss: (word: Piece, content: string) => string = (_, content) => content,
): string {
  const text = escapeXml(piece.text);
  const content = piece.emphasis ? `<em>${text}</em>` : text;
  return piece.gloss ? wrapGloss(piece, content) : content;
}
