import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import type { Star } from '../levels/stars.ts';
import { getTaskLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { StarRow } from '../ui/star-row.tsx';

/** Covers the grid for LEVEL_COMPLETE_MS. The live region announces its text. */
export function LevelComplete({ game, stars }: { game: PlayingState; stars: readonly Star[] }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const level = getTaskLevel(game.task);
  return (
    <div className="level-complete" data-level-complete>
      <p className="level-complete-title">{text.levelComplete}</p>
      {game.task.kind !== 'map' && <StarRow levelId={level.id} earned={stars} className="level-complete-star" />}
      <p className="level-complete-message">{level.completionMessage[language]}</p>
    </div>
  );
}
