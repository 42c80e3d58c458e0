import { useText } from '../../../shared/language/use-language.tsx';
import { PLAYERS_KEY, type Player, parsePlayers } from '../../../shared/players/players.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { quizText } from '../text/quiz-text.ts';

/** More names than these are found by typing. */
const CHIPS_SHOWN = 8;

/** The names that were used on this device, to be pressed instead of typed. */
export function PlayerChips({ onChoose }: { onChoose: (player: Player) => void }) {
  const text = useText(quizText);
  const [stored] = useStoredText(PLAYERS_KEY);
  const players = parsePlayers(stored).slice(0, CHIPS_SHOWN);
  if (players.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form of its own
    <div role="group" aria-label={text.whoPlays} className="mt-3 flex flex-wrap gap-2">
      {players.map((player) => (
        <button
          key={player.name}
          type="button"
          translate="no"
          onClick={() => onChoose(player)}
          className="min-h-11 max-w-48 truncate rounded-full border-2 border-ink bg-card px-4 font-name text-lg leading-tight hover:bg-honey-wash"
        >
          <bdi>{player.name}</bdi>
        </button>
      ))}
    </div>
  );
}
