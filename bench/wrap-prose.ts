/** Width of the prose that the benchmarks write, in characters. */
const WIDTH = 100;
/** Tables and headings stay as they are. */
const NOT_PROSE = /^[|#]/;

/** Wraps the paragraphs of a Markdown text at 100 characters; a code span stays in one line. */
export function wrapProse(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((block) => (NOT_PROSE.test(block) ? block : wrapParagraph(block)))
    .join('\n\n');
}

function wrapParagraph(paragraph: string): string {
  const end = paragraph.endsWith('\n') ? '\n' : '';
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n') + end;
}
