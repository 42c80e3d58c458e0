import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { levels } from '../levels/levels.ts';
import { computeTotalPoints, getHeroState, getTaskLevel } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { ThingPicture } from '../ui/game-art.tsx';
import { Mark } from '../ui/game-marks.tsx';

/** The end of the level before, and the story of this one. */
export function Story({ game }: { game: PlayingState }) {
  const { language } = useLanguage();
  const level = getTaskLevel(game.task);
  const before = game.task.kind === 'story' ? levels[game.task.index - 1] : undefined;
  return (
    <div className="max-w-prose leading-snug sm:text-lg" data-story>
      {before && <p className="mb-1 text-leaf-deep">{before.completionMessage[language]}</p>}
      <p>{level.story[language]}</p>
      <p className="mt-1 text-ink-soft">{level.description[language]}</p>
    </div>
  );
}

/** The items, found or not, and the points. */
export function Treasures({ game }: { game: PlayingState }) {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const { found } = getHeroState(game);
  return (
    <div className="treasures">
      <ul aria-label={text.toFind} className="flex min-w-0 list-none flex-wrap gap-1.5 p-0">
        {getTaskLevel(game.task).items.map((item) => {
          const isFound = found.includes(item.id);
          const name = item.name[language];
          return (
            <li key={item.id} data-found={isFound || undefined} className="treasure">
              <ThingPicture
                name={`item-${item.kind}`}
                alt={isFound ? text.found(name) : text.notFound(name, item.belongsTo[language])}
                sizes="40px"
                className="size-8 object-contain"
              />
              {isFound && (
                <span className="treasure-tick">
                  <Mark name="tick" className="size-3.5" />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="whitespace-nowrap font-display text-honey-deep text-xl" data-points>
        {text.points(computeTotalPoints(game))}
      </p>
    </div>
  );
}
