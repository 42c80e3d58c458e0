/** The tables of a player who has not chosen any: those of the quiz (docs/product.md §5.3). */
export const PRESET_TABLES: readonly number[] = [2, 3, 4, 5, 6, 7];
/** All that can be chosen: clips exist for these. */
export const CHOOSABLE_TABLES: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** The choosable ones among them, ascending; the preset where none is. */
export function normalizeTables(chosen: readonly unknown[]): readonly number[] {
  const tables = CHOOSABLE_TABLES.filter((table) => chosen.includes(table));
  return tables.length > 0 ? tables : PRESET_TABLES;
}
