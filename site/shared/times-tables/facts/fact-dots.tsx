import type { Catalog } from '../../language/language.ts';
import { useText } from '../../language/use-language.tsx';
import type { FactSplit } from './fact-tip.ts';

type DotsTexts = { label: (split: FactSplit) => string };

const dotsText: Catalog<DotsTexts> = {
  en: {
    label: ({ rowLength, groups }) => {
      const rows = groups.reduce((sum, group) => sum + group.rows, 0);
      const counted = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
      const taken = groups.find(({ isTaken }) => isTaken);
      const all = `${counted(rows)} of ${rowLength} dots`;
      return taken
        ? `${all}, ${counted(taken.rows)} crossed out`
        : `${all}: ${groups.map((group) => counted(group.rows)).join(' and ')}`;
    },
  },
  ko: {
    label: ({ rowLength, groups }) => {
      const rows = groups.reduce((sum, group) => sum + group.rows, 0);
      const taken = groups.find(({ isTaken }) => isTaken);
      const all = `점이 ${rowLength}개씩 ${rows}줄`;
      return taken
        ? `${all} 가운데 ${taken.rows}줄은 지운 줄`
        : `${all}: ${groups.map((group) => `${group.rows}줄`).join(', ')}`;
    },
  },
};

/** Units of the drawing: from dot to dot, and between groups. */
const STEP = 10;
const GAP = 6;
const RADIUS = 3.6;

const FILLS = ['var(--color-leaf)', 'var(--color-honey)', 'var(--color-teal)', 'var(--color-coral)'];

/** Rows of dots, apart where the tip splits; what is taken away is hollow and crossed out. */
export function FactDots({ split, className }: { split: FactSplit; className: string }) {
  const text = useText(dotsText);
  const { rowLength, groups } = split;
  const rows = groups.flatMap(({ rows, isTaken }, group) => Array.from({ length: rows }, () => ({ group, isTaken })));
  const columns = Array.from({ length: rowLength }, (_, column) => (column + 0.5) * STEP);
  const height = rows.length * STEP + (groups.length - 1) * GAP;
  return (
    <svg
      role="img"
      aria-label={text.label(split)}
      viewBox={`0 0 ${rowLength * STEP} ${height}`}
      className={className}
      stroke="var(--color-ink)"
    >
      {rows.map(({ group, isTaken }, row) => {
        const y = (row + 0.5) * STEP + group * GAP;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has its place
            key={row}
            fill={isTaken ? 'none' : FILLS[group]}
            data-taken={isTaken || undefined}
          >
            {columns.map((x) => (
              <circle key={x} cx={x} cy={y} r={RADIUS} />
            ))}
            {isTaken && <path d={`M1 ${y}H${rowLength * STEP - 1}`} strokeWidth="1.6" />}
          </g>
        );
      })}
    </svg>
  );
}
