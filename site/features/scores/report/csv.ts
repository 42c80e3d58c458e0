export type CsvCell = string | number | null;

/** Excel reads a file as UTF-8 only if it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text that begins like this is a formula to a spreadsheet. Excel in East Asian locales accepts the full-width signs
 * too (OWASP, CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/**
 * A CSV file by RFC 4180: lines end with CR LF, every row is as wide as the widest, null is an empty cell. A text that
 * a spreadsheet would run as a formula gets a leading apostrophe; numbers are written in JavaScript's notation.
 */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) =>
    Array.from({ length: width }, (_, index) => formatCell(row[index] ?? null)).join(','),
  );
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

export function neutralizeFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutralizeFormula(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
