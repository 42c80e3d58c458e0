import { useState } from 'react';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import type { HintLevel } from '../hints/hints.ts';
import { useHintCode } from '../hints/use-hint-code.tsx';
import type { MadeLevel } from '../maker/level-maker.ts';
import { sharedOf } from '../progress/resume.ts';
import type { Star } from '../progress/stars.ts';
import { describeBoard } from '../run/describe.ts';
import { type AdventureEvent, heroStateOf, isEditable, levelOf, type PlayingState } from '../state/adventure-state.ts';
import type { AdventureSettings } from '../state/use-settings.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Workshop } from '../workshop/workshop.tsx';
import { Controls } from './controls.tsx';
import { LevelComplete } from './level-complete.tsx';
import { LevelGrid } from './level-grid.tsx';
import { LevelHeading, Story, Treasures } from './level-heading.tsx';
import { PlayingTools } from './playing-tools.tsx';
import { VisitNote } from './visit-note.tsx';

type PlayingPageProps = {
  game: PlayingState;
  stars: readonly Star[];
  settings: AdventureSettings;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
  /** The level that the child has made, if any. */
  ownMade: MadeLevel | null;
  onGoHome: () => void;
  onMakeLevel: (made?: MadeLevel) => void;
};

/** A level: its story, the grid with the run's controls, and the workshop. */
export function PlayingPage({
  game,
  stars,
  settings,
  onEvent,
  announce,
  ownMade,
  onGoHome,
  onMakeLevel,
}: PlayingPageProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const [hintLevel, setHintLevel] = useState<HintLevel | null>(null);
  const level = levelOf(game.task);
  const hintCode = useHintCode(hintLevel !== null, () => setHintLevel(null));
  const hint = hintCode && hintLevel !== null && isEditable(game) ? hintCode.hintFor(game, hintLevel) : null;

  return (
    <>
      <LevelHeading game={game} stars={stars} />
      <div className="adventure-page">
        <div className="adventure-story">
          {game.task.kind === 'visit' && (
            <VisitNote
              isSolved={game.isSolved}
              shared={game.task.shared}
              ownMade={ownMade}
              onGoHome={onGoHome}
              onMakeLevel={onMakeLevel}
            />
          )}
          <Story game={game} />
        </div>
        <section aria-label={text.board} className="adventure-board">
          <Treasures game={game} />
          <div className="relative mt-1.5">
            <LevelGrid game={game} stepMs={settings.stepMs} pointedAt={hint?.cell ?? null} />
            {game.playback.state === 'celebrating' && <LevelComplete game={game} stars={stars} />}
          </div>
          <div className="sr-only" data-board-words>
            {describeBoard(language, level, heroStateOf(game)).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Controls game={game} onEvent={onEvent} />
        </section>
        <PlayingTools
          game={game}
          settings={settings}
          hint={hint}
          hintCode={hintCode}
          hintLevel={hintLevel}
          onHintLevel={setHintLevel}
        />
        <div className="adventure-workshop">
          <Workshop game={game} hinted={hint?.blockId ?? null} onEvent={onEvent} announce={announce}>
            <ShareButton shared={sharedOf(game)} isDisabled={!isEditable(game)} />
          </Workshop>
        </div>
      </div>
    </>
  );
}
