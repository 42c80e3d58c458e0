import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import { type Star, starsOffered } from '../progress/stars.ts';
import { levelOf, type PlayingState } from '../state/adventure-state.ts';
import { StarRow } from '../ui/star-row.tsx';

/** Covers the grid for LEVEL_COMPLETE_MS. The live region announces its text. */
export function LevelComplete({ game, stars }: { game: PlayingState; stars: readonly Star[] }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const level = levelOf(game.task);
  return (
    <div className="level-complete" data-level-complete>
      <p className="font-display text-4xl sm:text-6xl">{text.levelComplete}</p>
      <StarRow earned={stars} offered={starsOffered(level.id)} className="size-10 sm:size-14" />
      <p className="max-w-prose px-4 text-center leading-snug sm:text-xl">{level.completionMessage[language]}</p>
    </div>
  );
}
