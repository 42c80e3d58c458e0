import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import type { Cell } from '../levels/level.ts';
import { describeCell, hazardNames } from '../run/describe.ts';
import { ThingPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import {
  blankLevel,
  grounds,
  hazardTypes,
  itemKinds,
  itemWords,
  LARGEST_GRID,
  type MadeLevel,
  place,
  problemsOf,
  SMALLEST_GRID,
  type Tool,
  thingAt,
} from './level-maker.ts';
import { MakerGrid } from './maker-grid.tsx';
import { changed, redone, resized, type Table, tableOf, undone } from './maker-history.ts';
import { makerText, thingName } from './maker-text.ts';
import './maker.css';

const TOOLS: readonly Tool[] = [
  ...itemKinds.map((kind): Tool => ({ place: 'item', kind })),
  ...hazardTypes.map((type): Tool => ({ place: 'hazard', type })),
  { place: 'start' },
  { place: 'erase' },
];

type LevelMakerPageProps = {
  /** The level to go on with; an empty board where there is none. */
  made: MadeLevel | null;
  announce: (text: string) => void;
  onChange: (made: MadeLevel) => void;
  onTry: (made: MadeLevel) => void;
  onGoHome: () => void;
};

/** A child's own level: put things down, see whether it can be solved, try it, send it. */
export function LevelMakerPage({ made: given, announce, onChange, onTry, onGoHome }: LevelMakerPageProps) {
  const text = useText(makerText);
  const common = useText(adventureText);
  const { language } = useLanguage();
  const sizeId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [table, setTable] = useState(() => tableOf(given ?? blankLevel()));
  const made = table.history.present;
  const [tool, setTool] = useState<Tool>(TOOLS[0] ?? { place: 'start' });
  const [problem] = problemsOf(made);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  function lay(next: Table): void {
    setTable(next);
    onChange(next.history.present);
  }

  function change(next: MadeLevel): void {
    lay(changed(table, next));
  }

  function put(cell: Cell): void {
    const { made: next, refusal } = place(made, tool, cell);
    if (refusal) {
      announce(text.refusal[refusal]);
      return;
    }
    const where = describeCell(language, cell);
    const gone = tool.place === 'erase' ? thingAt(made, cell) : null;
    announce(gone ? text.takenAway(thingName(language, gone), where) : text.placed(nameOf(tool), where));
    change(next);
  }

  function nameOf(each: Tool): string {
    if (each.place === 'item') return itemWords[each.kind].name[language];
    if (each.place === 'hazard') return hazardNames[each.type][language];
    return each.place === 'start' ? text.start : text.erase;
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {text.title}
      </h1>
      <p className="mt-1 max-w-prose leading-snug sm:text-lg">{text.intro}</p>
      <div className="maker">
        <MakerGrid made={made} onPut={put} />
        <div className="flex min-w-0 flex-col gap-4">
          <fieldset className="m-0 border-0 p-0">
            <legend className="font-display text-lg">{text.tools}</legend>
            <div className="maker-tools">
              {TOOLS.map((each) => {
                const name = nameOf(each);
                return (
                  <button
                    key={name}
                    type="button"
                    aria-pressed={isSame(each, tool)}
                    onClick={() => setTool(each)}
                    className="maker-tool"
                  >
                    <ToolPicture tool={each} />
                    <span>{name}</span>
                  </button>
                );
              })}
            </div>
          </fieldset>
          <div className="flex items-center gap-3">
            <label htmlFor={sizeId} className="whitespace-nowrap font-display text-lg">
              {text.size}
            </label>
            <input
              id={sizeId}
              type="range"
              min={SMALLEST_GRID}
              max={LARGEST_GRID}
              value={made.gridSize}
              aria-valuetext={text.squares(made.gridSize)}
              onChange={(event) => lay(resized(table, Number(event.target.value)))}
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
                onClick={() => change({ ...made, background: ground })}
                className="maker-choice"
              >
                {text.grounds[ground]}
              </button>
            ))}
          </fieldset>
          <p role="status" data-problem={problem ?? ''} className="maker-verdict">
            {problem ? text.problem[problem] : text.ready}
          </p>
          <div className="flex flex-wrap items-center gap-2">
            <Button disabled={problem !== undefined} onClick={() => onTry(made)}>
              {text.tryIt}
            </Button>
            <ShareButton shared={{ kind: 'made', made, program: [] }} isDisabled={problem !== undefined} />
            <ToolButton
              mark="undo"
              name={text.undo}
              isDisabled={table.history.past.length === 0}
              onPress={() => {
                lay(undone(table));
                announce(text.undone);
              }}
            />
            <ToolButton
              mark="redo"
              name={text.redo}
              isDisabled={table.history.future.length === 0}
              onPress={() => {
                lay(redone(table));
                announce(text.redone);
              }}
            />
            <button
              type="button"
              onClick={() => {
                change(blankLevel(made.gridSize, made.background));
                announce(text.emptied);
              }}
              className="tool-button tool-button-wide"
            >
              <Mark name="clear" />
              {text.anew}
            </button>
            <Button tone="plain" onClick={onGoHome}>
              {common.toMyGame}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

function isSame(a: Tool, b: Tool): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function ToolPicture({ tool }: { tool: Tool }) {
  if (tool.place === 'item') return <ThingPicture name={`item-${tool.kind}`} alt="" sizes="40px" className="size-9" />;
  if (tool.place === 'hazard')
    return <ThingPicture name={`hazard-${tool.type}`} alt="" sizes="40px" className="size-9" />;
  return <Mark name={tool.place === 'start' ? 'start' : 'remove'} className="size-8" />;
}
