import { useText } from '../../../shared/language/use-language.tsx';
import type { Program } from '../program/program.ts';
import { findBlock, getBlockKind } from '../program/program-edit.ts';
import { findFirstRepeat, foldRun } from '../program/repeated-run.ts';
import { playText } from '../text/play-text.ts';
import { BlockMark } from '../ui/game-marks.tsx';
import { getBlockColors } from './block-colors.ts';

/** The picture shows three rounds, whatever their number is. */
const SHOWN_ROUNDS = [1, 2, 3];

type FirstRepeatProps = { program: Program; onFold: (folded: Program) => void };

/** Shows a child's first repeat when it is first needed: a tap folds the blocks that come again into one. */
export function FirstRepeat({ program, onFold }: FirstRepeatProps) {
  const { foldIntoRepeat } = useText(playText);
  const run = findFirstRepeat(program);
  const folded = run && foldRun(program, run);
  const block = run && findBlock(program, run.blockId);
  if (!run || !folded || !block) return null;
  const chip = (
    <span className={`strip-chip ${getBlockColors(getBlockKind(block))}`}>
      <BlockMark kind={getBlockKind(block)} className="size-5" />
    </span>
  );
  const isOneBlock = run.blockId === run.lastBlockId;
  return (
    <button type="button" onClick={() => onFold(folded)} className="first-repeat">
      <span aria-hidden="true" className="first-repeat-blocks">
        {SHOWN_ROUNDS.map((round) => (
          <span key={round} className="flex">
            {chip}
            {!isOneBlock && '…'}
          </span>
        ))}
      </span>
      <span aria-hidden="true">➜</span>
      <span aria-hidden="true" className="strip-repeat">
        <span className={`strip-chip ${getBlockColors(`repeat${run.times}`)}`}>
          <BlockMark kind={`repeat${run.times}`} className="size-6" />
        </span>
        {chip}
        {!isOneBlock && '…'}
      </span>
      <span className="first-repeat-name">{foldIntoRepeat(run.times)}</span>
    </button>
  );
}
