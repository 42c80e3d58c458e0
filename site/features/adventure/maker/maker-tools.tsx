import { useId } from 'react';
import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Mark, ThingPicture } from '../play/game-art.tsx';
import { hazardNames } from '../run/describe-run.ts';
import type { GroundId } from '../world/level.ts';
import {
  grounds,
  hazardTypes,
  itemKinds,
  itemWords,
  MAX_GRID_SIZE,
  type MadeLevel,
  MIN_GRID_SIZE,
} from '../world/made-level.ts';
import type { MakerTool } from './level-maker.ts';
import { makerText } from './maker-text.ts';

const TOOLS: readonly MakerTool[] = [
  ...itemKinds.map((kind): MakerTool => ({ place: 'item', kind })),
  ...hazardTypes.map((type): MakerTool => ({ place: 'hazard', type })),
  { place: 'start' },
  { place: 'erase' },
];

export const FIRST_TOOL: MakerTool = TOOLS[0] ?? { place: 'start' };

export function getToolName(language: Language, tool: MakerTool): string {
  if (tool.place === 'item') return itemWords[tool.kind].name[language];
  if (tool.place === 'hazard') return hazardNames[tool.type][language];
  return makerText[language][tool.place];
}

type MakerToolsProps = { selected: MakerTool; onSelect: (tool: MakerTool) => void };

/** What a tap on a square puts down: one tool is selected at any time. */
export function MakerTools({ selected, onSelect }: MakerToolsProps) {
  const text = useText(makerText);
  const { language } = useLanguage();
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="font-display text-lg">{text.tools}</legend>
      <div className="maker-tools">
        {TOOLS.map((tool) => {
          const name = getToolName(language, tool);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={tool === selected}
              onClick={() => onSelect(tool)}
              className="maker-tool"
            >
              <ToolPicture tool={tool} />
              <span>{name}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function ToolPicture({ tool }: { tool: MakerTool }) {
  if (tool.place === 'item') return <ThingPicture name={`item-${tool.kind}`} alt="" sizes="40px" className="size-9" />;
  if (tool.place === 'hazard')
    return <ThingPicture name={`hazard-${tool.type}`} alt="" sizes="40px" className="size-9" />;
  return <Mark name={tool.place === 'start' ? 'start' : 'remove'} className="size-8" />;
}

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
