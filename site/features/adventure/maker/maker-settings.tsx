import { useId } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import type { GroundId } from '../grid/level.ts';
import { grounds, MAX_GRID_SIZE, type MadeLevel, MIN_GRID_SIZE } from '../levels/made-level.ts';
import { makerText } from './maker-text.ts';

type MakerSettingsProps = {
  made: MadeLevel;
  onResize: (gridSize: number) => void;
  onGround: (ground: GroundId) => void;
};

/** The size of the grid, and the picture beneath it. */
export function MakerSettings({ made, onResize, onGround }: MakerSettingsProps) {
  const text = useText(makerText);
  const sizeId = useId();
  return (
    <>
      <div className="flex items-center gap-3">
        <label htmlFor={sizeId} className="whitespace-nowrap font-display text-lg">
          {text.size}
        </label>
        <input
          id={sizeId}
          type="range"
          min={MIN_GRID_SIZE}
          max={MAX_GRID_SIZE}
          value={made.gridSize}
          aria-valuetext={text.squares(made.gridSize)}
          onChange={(event) => onResize(Number(event.target.value))}
          className="speed-slider"
        />
        <output htmlFor={sizeId} className="whitespace-nowrap text-ink-soft">
          {text.squares(made.gridSize)}
        </output>
      </div>
      <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
        <legend className="font-display text-lg">{text.ground}</legend>
        {grounds.map((ground) => (
          <button
            key={ground}
            type="button"
            aria-pressed={made.background === ground}
            onClick={() => onGround(ground)}
            className="maker-choice"
          >
            {text.grounds[ground]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
