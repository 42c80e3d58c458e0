import { Button } from '../../../shared/ui/button.tsx';
import { useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import type { MadeLevel } from '../maker/level-maker.ts';
import { formatMade, type Shared } from '../progress/share.ts';

type VisitNoteProps = {
  isSolved: boolean;
  shared: Shared;
  /** The level that the child has made, if any. */
  ownMade: MadeLevel | null;
  onGoHome: () => void;
  onMakeLevel: (made: MadeLevel) => void;
};

/** Says that the level came by link or from the level maker, and leads back. */
export function VisitNote({ isSolved, shared, ownMade, onGoHome, onMakeLevel }: VisitNoteProps) {
  const text = useText(adventureText);
  const made = shared.kind === 'made' ? shared.made : null;
  const isOwn = made !== null && ownMade !== null && formatMade(made) === formatMade(ownMade);
  const greeting = isOwn ? text.ownLevel : shared.program.length > 0 ? text.friendProgram : text.friendLevel;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-2xl bg-violet-wash p-3">
      <p className="min-w-0 grow basis-60 leading-snug">{isSolved ? text.friendSolved : greeting}</p>
      {made && (
        <Button tone="plain" onClick={() => onMakeLevel(made)}>
          {text.changeLevel}
        </Button>
      )}
      <Button tone="plain" onClick={onGoHome}>
        {text.toMyGame}
      </Button>
    </div>
  );
}
