export type CsvCell = string | number | null;

/** Excel takes a file for UTF-8 only where it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What makes a spreadsheet read a text as a formula, with the full-width signs that Excel reads so in East Asian
 * settings (OWASP, CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A CSV file by RFC 4180: lines end with CR LF, every row is as wide as the widest, null is an empty cell. A text that
 * a spreadsheet would run as a formula gets an apostrophe before it; numbers are written as JavaScript writes them.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, index) => formatCell(row[index] ?? null)).join(','),
  );
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

export function neutraliseFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutraliseFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
