import { useId, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { NameSearch } from '../players/name-search.tsx';
import { matchesSearch, NAMES_SHOWN } from '../players/player-names.ts';
import type { PlayerChoice } from './report.ts';
import { scoresText } from './scores-text.ts';

type PlayerFilterProps = {
  readonly players: readonly string[];
  readonly choice: PlayerChoice;
  readonly onChoose: (choice: PlayerChoice) => void;
};

export function PlayerFilter({ players, choice, onChoose }: PlayerFilterProps) {
  const text = useText(scoresText);
  const [search, setSearch] = useState('');
  const isChosen = (name: string) => choice.kind === 'player' && choice.name === name;
  const isLong = players.length > NAMES_SHOWN;
  const matching = isLong ? players.filter((name) => matchesSearch(name, search)).slice(0, NAMES_SHOWN) : players;
  // The chosen name stays in sight.
  const shown = players.filter((name) => isChosen(name) || matching.includes(name));
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form, and there is nothing to submit
    <div role="group" aria-labelledby={labelId} className="print:hidden">
      <p id={labelId} className="font-display text-xl">
        {text.whose}
      </p>
      <div className="mt-2 flex flex-wrap items-end gap-2.5">
        <FilterButton isChosen={choice.kind === 'all'} onClick={() => onChoose({ kind: 'all' })}>
          {text.all}
        </FilterButton>
        {shown.map((name) => (
          <FilterButton key={name} isName isChosen={isChosen(name)} onClick={() => onChoose({ kind: 'player', name })}>
            {name}
          </FilterButton>
        ))}
        {isLong && <NameSearch value={search} onChange={setSearch} />}
      </div>
    </div>
  );
}

type FilterButtonProps = {
  readonly isChosen: boolean;
  readonly isName?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

function FilterButton({ isChosen, isName = false, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      translate={isName ? 'no' : 'yes'}
      className={`min-h-11 min-w-16 max-w-60 wrap-anywhere rounded-[1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink px-4 py-1.5 text-lg leading-tight ${isName ? 'font-name font-semibold' : 'font-display'} ${isChosen ? 'bg-night text-white' : 'bg-card hover:bg-honey-wash'}`}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
