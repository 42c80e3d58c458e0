/** Each table has its color, in the practice table and on its tip: `wash` to write on, `solid` for its sign. */
const COLORS = [
  { table: 2, wash: 'bg-coral-wash', solid: 'bg-coral-deep text-paper' },
  { table: 3, wash: 'bg-honey-wash', solid: 'bg-honey text-ink' },
  { table: 4, wash: 'bg-leaf-wash', solid: 'bg-leaf-deep text-paper' },
  { table: 5, wash: 'bg-teal-wash', solid: 'bg-teal-deep text-paper' },
  { table: 6, wash: 'bg-violet-wash', solid: 'bg-night text-white' },
  { table: 7, wash: 'bg-sand', solid: 'bg-wood-deep text-paper' },
  { table: 8, wash: 'bg-coral-wash', solid: 'bg-coral-deep text-paper' },
  { table: 9, wash: 'bg-honey-wash', solid: 'bg-honey text-ink' },
] as const;

type TableColor = { readonly wash: string; readonly solid: string };

export function getTableColor(table: number): TableColor {
  const color = COLORS.find((one) => one.table === table);
  if (!color) throw new RangeError(`no color for the table of ${table}`);
  return color;
}
