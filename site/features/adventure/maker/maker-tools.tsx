import type { Language } from '../../../shared/language/language.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { hazardTypes, itemKinds, itemWords } from '../levels/made-level.ts';
import { hazardNames } from '../run/describe-run.ts';
import { ThingPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';
import type { MakerTool } from './level-maker.ts';
import { makerText } from './maker-text.ts';

const TOOLS: readonly MakerTool[] = [
  ...itemKinds.map((kind): MakerTool => ({ place: 'item', kind })),
  ...hazardTypes.map((type): MakerTool => ({ place: 'hazard', type })),
  { place: 'start' },
  { place: 'erase' },
];

export const FIRST_TOOL: MakerTool = TOOLS[0] ?? { place: 'start' };

export function toolName(language: Language, tool: MakerTool): string {
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
          const name = toolName(language, tool);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isSameTool(tool, selected)}
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

function isSameTool(a: MakerTool, b: MakerTool): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function ToolPicture({ tool }: { tool: MakerTool }) {
  if (tool.place === 'item') return <ThingPicture name={`item-${tool.kind}`} alt="" sizes="40px" className="size-9" />;
  if (tool.place === 'hazard')
    return <ThingPicture name={`hazard-${tool.type}`} alt="" sizes="40px" className="size-9" />;
  return <Mark name={tool.place === 'start' ? 'start' : 'remove'} className="size-8" />;
}
