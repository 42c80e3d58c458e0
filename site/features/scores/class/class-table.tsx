import { type RefObject, useDeferredValue, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { DAY_MS } from '../../../shared/time.ts';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { FactPlant } from '../../../shared/times-tables/facts/fact-plant.tsx';
import { TREE_LEVELS, type TreeLevel } from '../../../shared/times-tables/facts/fact-tree.ts';
import { plantText } from '../../../shared/times-tables/facts/plant-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { NameSearch } from '../players/name-search.tsx';
import { matchesSearch } from '../players/player-names.ts';
import { classText } from './class-text.ts';
import {
  CLASS_ORDERS,
  type ClassOrder,
  type ClassView,
  countNeeded,
  PLAYERS_PER_PAGE,
  type PlayerRow,
  sortPlayers,
} from './class-view.ts';

/** Color, and a shape of its own for each level. */
const CELLS: Record<TreeLevel, { readonly patch: string; readonly sign: string }> = {
  tree: { patch: 'daylight bg-leaf text-ink', sign: '▲' },
  young: { patch: 'bg-leaf-wash text-ink', sign: '△' },
  thirsty: { patch: 'daylight bg-honey text-ink', sign: '▽' },
  sprout: { patch: 'bg-teal-wash text-ink', sign: '·' },
  seed: { patch: 'daylight bg-coral text-ink', sign: '●' },
  untried: { patch: 'bg-card text-ink-soft', sign: '' },
};

/** Players × facts by color, with who has practiced today. */
export function ClassTable({
  view,
  heading,
  onChoose,
}: {
  view: ClassView;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Opens the report of a player. */
  onChoose: (name: string) => void;
}) {
  const text = useText(classText);
  const [order, setOrder] = useState<ClassOrder>('help');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(search);
  const found = sortPlayers(view.players, order).filter(({ name }) => matchesSearch(name, wanted));
  const pages = Math.max(1, Math.ceil(found.length / PLAYERS_PER_PAGE));
  const at = Math.min(page, pages - 1);
  const rows = found.slice(at * PLAYERS_PER_PAGE, (at + 1) * PLAYERS_PER_PAGE);
  const today = view.players.filter(({ hasPlayedToday }) => hasPlayedToday).length;
  return (
    <section aria-labelledby="class" className="mt-10 print:mt-4">
      <h2 ref={heading} id="class" tabIndex={-1} className="text-2xl outline-none print:text-lg">
        {text.title}
      </h2>
      <p className="mt-1">
        {text.today(today, view.players.length)} {keepSumsWhole(text.lead)}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <label className="grid min-w-0 grid-cols-1">
          {text.order}
          <select
            value={order}
            onChange={({ target }) => setOrder(CLASS_ORDERS.find((one) => one === target.value) ?? 'help')}
            className="min-h-11 min-w-0 rounded-xl border-2 border-ink bg-card px-3"
          >
            {CLASS_ORDERS.map((one) => (
              <option key={one} value={one}>
                {text.orders[one]}
              </option>
            ))}
          </select>
        </label>
        <NameSearch value={search} onChange={setSearch} />
      </div>
      {rows.length === 0 ? (
        <p className="mt-4">{text.noMatch}</p>
      ) : (
        <Rows view={view} rows={rows} onChoose={onChoose} />
      )}
      <Pager page={at} pages={pages} onPage={setPage} />
      <Legend />
    </section>
  );
}

function Rows({
  view,
  rows,
  onChoose,
}: {
  view: ClassView;
  rows: readonly PlayerRow[];
  onChoose: (name: string) => void;
}) {
  const text = useText(classText);
  return (
    <section
      aria-label={text.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="relative mt-3 overflow-x-auto print:overflow-visible"
    >
      <table className="border-separate border-spacing-px text-center print:text-[7pt]">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-card pr-2 text-left">
              {text.child}
            </th>
            <th scope="col" className="break-keep wrap-normal px-1 text-sm print:text-[7pt]">
              {text.lastDay}
            </th>
            <th scope="col" className="break-keep wrap-normal px-1 text-sm print:text-[7pt]">
              {text.need}
            </th>
            {view.trees.map(({ name }) => (
              <th key={name} scope="col" className="h-14 w-7 min-w-7 align-bottom print:w-4 print:min-w-4">
                <span className="inline-block whitespace-nowrap font-normal text-sm [writing-mode:vertical-rl] print:text-[7pt]">
                  {name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((player) => (
            <Row key={player.name} player={player} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ player, onChoose }: { player: PlayerRow; onChoose: (name: string) => void }) {
  const text = useText(classText);
  const plant = useText(plantText);
  const format = useFormatters();
  const need = countNeeded(player);
  const lastDay = new Date(player.lastDay * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return (
    <tr>
      <th scope="row" className="sticky left-0 z-10 bg-card pr-2 text-left font-normal">
        <button
          type="button"
          translate="no"
          onClick={() => onChoose(player.name)}
          className="min-h-11 w-max max-w-28 wrap-anywhere text-left sm:max-w-36 font-name font-semibold underline decoration-honey decoration-2 underline-offset-4 print:min-h-0"
        >
          <bdi>{player.name}</bdi>
        </button>
      </th>
      <td className="whitespace-nowrap px-1 text-sm print:text-[7pt]">
        {player.hasPlayedToday ? (
          <b>{text.todayShort}</b>
        ) : (
          <time dateTime={lastDay}>{format.shortCalendarDay(lastDay)}</time>
        )}
      </td>
      <td>{need > 0 ? format.number(need) : ''}</td>
      {player.levels.map((level, index) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has its place
          key={index}
          className={`h-7 rounded-sm border border-ink/15 leading-none print:h-4 ${CELLS[level].patch}`}
        >
          <span aria-hidden="true">{CELLS[level].sign}</span>
          <span className="sr-only">{plant.levels[level].name}</span>
        </td>
      ))}
    </tr>
  );
}

function Legend() {
  const text = useText(plantText);
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 print:text-xs">
      {TREE_LEVELS.map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          <span className={`grid size-6 place-items-center rounded-sm border border-ink/15 ${CELLS[level].patch}`}>
            {CELLS[level].sign}
          </span>
          <FactPlant level={level} className="size-6" />
          {text.levels[level].name}
        </li>
      ))}
    </ul>
  );
}

/** Buttons to the page before and after; nothing where there is one page. `page` counts from 0. */
function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const text = useText(classText);
  if (pages < 2) return null;
  return (
    <nav aria-label={text.page(page + 1, pages)} className="mt-3 flex flex-wrap items-center gap-3 print:hidden">
      <Button tone="plain" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {text.before}
      </Button>
      <span>{text.page(page + 1, pages)}</span>
      <Button tone="plain" disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        {text.after}
      </Button>
    </nav>
  );
}
