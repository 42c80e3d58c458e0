import { useNavigate } from 'react-router';
import { useFormatters } from '../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../shared/language/use-language.tsx';
import { saveDailyRequest } from '../../shared/times-tables/facts/daily-request.client.ts';
import { usePlayers } from '../../shared/times-tables/players/use-players.tsx';
import { Button, buttonClass } from '../../shared/ui/button.tsx';
import { homeText } from './home-text.ts';

/** More children than these find their names on the page of the times tables. */
const NAMES_SHOWN = 3;

/**
 * What a child who has played here does every day: the two minutes, and the letter of the day.
 *
 * @param isOnMap the adventure's map has a star, so that the letter is offered without a player, too
 */
export function TodayCards({ isOnMap }: { isOnMap: boolean }) {
  const text = useText(homeText);
  const { localize } = useLanguage();
  const { isoDay } = useFormatters();
  const navigate = useNavigate();
  const players = usePlayers().slice(0, NAMES_SHOWN);
  if (players.length === 0 && !isOnMap) return null;
  return (
    <>
      {players.map(({ name }) => (
        <Button
          key={name}
          translate="no"
          className="max-w-full"
          onClick={() => {
            saveDailyRequest({ playerName: name, facts: [] });
            void navigate(localize('/multiplication-table'));
          }}
        >
          <bdi className="truncate">{text.twoMinutes(name)}</bdi>
        </Button>
      ))}
      {/* Not a Link: the game opens the letter that the address names. */}
      <a href={localize(`/adventure-game#day-${isoDay(new Date())}`)} className={buttonClass('plain', 'no-underline')}>
        {text.letter}
      </a>
    </>
  );
}
