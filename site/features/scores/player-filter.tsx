import { useId } from 'react';
import { useText } from '../../shared/use-language.tsx';
import type { PlayerChoice } from './report/report.ts';
import { scoresText } from './scores-text.ts';

type PlayerFilterProps = {
  readonly players: readonly string[];
  readonly choice: PlayerChoice;
  readonly onChoose: (choice: PlayerChoice) => void;
};

export function PlayerFilter({ players, choice, onChoose }: PlayerFilterProps) {
  const text = useText(scoresText);
  const labelId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form, and there is nothing to send
    <div role="group" aria-labelledby={labelId} className="print:hidden">
      <p id={labelId} className="font-display text-xl">
        {text.whose}
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <FilterButton isChosen={choice.kind === 'all'} onClick={() => onChoose({ kind: 'all' })}>
          {text.all}
        </FilterButton>
        {players.map((name) => (
          <FilterButton
            key={name}
            isName
            isChosen={choice.kind === 'player' && choice.name === name}
            onClick={() => onChoose({ kind: 'player', name })}
          >
            {name}
          </FilterButton>
        ))}
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
      className={`min-h-11 min-w-16 max-w-60 truncate rounded-[1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink px-4 py-1.5 font-display text-lg leading-tight ${isChosen ? 'bg-night text-white' : 'bg-white hover:bg-honey-wash'}`}
    >
      <bdi>{children}</bdi>
    </button>
  );
}
