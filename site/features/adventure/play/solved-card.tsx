import { type CSSProperties, useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { getLevel, type PlayingState } from '../game/playing-state.ts';
import { useMadeLevel } from '../game/use-made-level.tsx';
import { useMapProgress } from '../game/use-map-progress.tsx';
import { describeProgram, type ProgramLine } from '../run/describe-program.ts';
import { findNextDelivery } from '../world/deliveries.ts';
import { deliveryText } from '../world/delivery-text.ts';
import { MapStarList } from './delivery-note.tsx';
import { HeroSheet, Mark } from './game-art.tsx';
import { ShareButton } from './tool-buttons.tsx';
import './solved-card.css';

function ProgramWords({ lines }: { lines: readonly ProgramLine[] }) {
  return (
    <ol>
      {lines.map(({ words, inside }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and none moves
        <li key={index}>
          {words}
          {inside.length > 0 && <ProgramWords lines={inside} />}
        </li>
      ))}
    </ol>
  );
}

/** Stands over the board of a solved level until it is tapped: a cheering hero, the stars, and the way on. */
export function SolvedCard({ game, onClose }: { game: PlayingState; onClose: () => void }) {
  const { goHome, openMapLevel } = useAdventureContext();
  const text = useText(adventureText);
  const { next: nextDelivery } = useText(deliveryText);
  const { language } = useLanguage();
  const [progress] = useMapProgress();
  const { quest } = game;
  const next = quest.kind === 'map' ? findNextDelivery(quest.mapLevel.id) : null;
  const made = quest.kind === 'visit' && quest.shared.kind === 'made' ? quest.shared.made : null;
  const { isOwn } = useMadeLevel(made);
  const buttons = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Enter would run the solved program once more.
    if (document.activeElement?.closest('.controls'))
      buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-label={text.levelComplete} className="level-complete solved-card" data-solved-card>
      <span aria-hidden="true" className="hero-cheer">
        <span className="hero-window" style={{ '--column': 0 } as CSSProperties}>
          <HeroSheet character={game.character} alt="" sizes="400px" className="hero-sheet" />
        </span>
      </span>
      <p className="level-complete-title">{text.levelComplete}</p>
      {quest.kind === 'map' && (
        <MapStarList mapLevel={quest.mapLevel} earned={progress.stars[quest.mapLevel.id] ?? []} />
      )}
      <p className="level-complete-message">
        {quest.kind !== 'visit' && getLevel(quest).completionMessage[language]}
        {quest.kind === 'visit' && (isOwn ? text.ownSolved : text.friendSolved)}
      </p>
      <div className="program-words">
        <p>{text.inWords}</p>
        <ProgramWords lines={describeProgram(language, game.history.present)} />
      </div>
      <p ref={buttons} className="solved-card-buttons">
        {next && <Button onClick={() => openMapLevel(next)}>{nextDelivery}</Button>}
        {quest.kind === 'map' && !next && <Button onClick={() => openMapLevel('map')}>{text.map}</Button>}
        {made && isOwn && <ShareButton shared={{ kind: 'made', made, program: [] }} isMain />}
        {quest.kind === 'visit' && (
          <Button tone={isOwn ? 'plain' : 'honey'} onClick={goHome}>
            {text.toMyGame}
          </Button>
        )}
      </p>
      <button type="button" onClick={onClose} className="tool-button solved-card-close">
        <Mark name="remove" />
        <span className="sr-only">{text.stayHere}</span>
      </button>
    </section>
  );
}
