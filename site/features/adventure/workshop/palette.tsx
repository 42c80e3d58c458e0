import { useDragHooks } from '../../../shared/drag/drag-hooks.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { BlockKind } from '../program/program.ts';
import { getKindName } from '../run/describe-run.ts';
import { adventureText } from '../text/adventure-text.ts';
import { BlockMark } from '../ui/game-marks.tsx';
import { getBlockColors } from './block-colors.ts';
import { formatPaletteDragId } from './drag-ids.ts';

const KINDS: readonly BlockKind[] = ['up', 'down', 'left', 'right', 'collect', 'repeat3', 'repeat5'];

type PaletteProps = { isDisabled: boolean; onAdd: (kind: BlockKind) => void };

/** The available blocks (docs/product.md §7.2). A tap adds one to the program; it may also be dragged there. */
export function Palette({ isDisabled, onAdd }: PaletteProps) {
  const text = useText(adventureText);
  return (
    <section aria-labelledby="palette-title" className="adventure-palette">
      <h2 id="palette-title" className="sr-only">
        {text.blocks}
      </h2>
      <ul className="palette">
        {KINDS.map((kind) => (
          <li key={kind} data-kind={kind}>
            <PaletteBlock kind={kind} isDisabled={isDisabled} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PaletteBlock({ kind, isDisabled, onAdd }: { kind: BlockKind } & PaletteProps) {
  const { language } = useLanguage();
  const { ref } = useDragHooks().useDraggable(formatPaletteDragId(kind), isDisabled);
  return (
    <button
      ref={ref}
      type="button"
      title={getKindName(language, kind)}
      disabled={isDisabled}
      onClick={() => onAdd(kind)}
      className={`block-button ${getBlockColors(kind)}`}
    >
      <BlockMark kind={kind} />
      <span className="block-name">{getKindName(language, kind)}</span>
    </button>
  );
}
