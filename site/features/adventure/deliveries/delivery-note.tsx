import { Fragment } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { parseDayId } from '../daily/daily-letter.ts';
import type { MapLevel } from '../levels/map-level.ts';
import { countBlocks, formatProgram } from '../program/program.ts';
import { describeCell } from '../run/describe-run.ts';
import { type AdventureEvent, getHeroState, isEditable } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import { deliveries, findDeliveryNumber } from './deliveries.ts';
import { formatDeliveryId } from './delivery.ts';
import { deliveryText, ideaNames } from './delivery-text.ts';
import { withTurn } from './map-progress.ts';
import { MapStarList } from './map-stars.tsx';
import { useMapProgress, useStoredMapLevel } from './use-map-progress.tsx';
import './deliveries.css';

type DeliveryNoteProps = {
  game: PlayingState;
  mapLevel: MapLevel;
  onEvent: (event: AdventureEvent) => void;
  onOpen: (id: string) => void;
};

/** What a delivery is about, its stars, and the way to the next one. Stores its progress. */
export function DeliveryNote({ game, mapLevel, onEvent, onOpen }: DeliveryNoteProps) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const [progress, keep] = useMapProgress();
  useStoredMapLevel(game, keep);
  const number = findDeliveryNumber(mapLevel.id);
  const idea = number === null ? null : deliveries[number - 1]?.idea;
  const day = parseDayId(mapLevel.id);
  const { calendarDay } = useFormatters();
  const blocks = countBlocks(game.history.present);

  return (
    <div className="delivery-note" data-delivery={mapLevel.id} data-solved={game.isSolved || undefined}>
      <div className="min-w-0 grow basis-48">
        {day !== null && <p className="font-display text-violet-deep">{text.dayOf(calendarDay(day))}</p>}
        {number !== null && idea && (
          <p className="font-display text-violet-deep">
            {text.numberOf(number, deliveries.length)} · {ideaNames[idea][language]}
          </p>
        )}
        <MapStarList mapLevel={mapLevel} earned={progress.stars[mapLevel.id] ?? []} />
        {mapLevel.maxBlocks !== null && <p data-bag>{text.bag(blocks, mapLevel.maxBlocks)}</p>}
        {mapLevel.question && <QuestionLine game={game} mapLevel={mapLevel} />}
      </div>
      <DeliveryActions
        game={game}
        mapLevel={mapLevel}
        number={number}
        onEvent={onEvent}
        onOpen={onOpen}
        onNextProgram={() => {
          keep((now) => withTurn(now, mapLevel.id));
          onOpen(mapLevel.id);
          // The pressed button is gone.
          document.querySelector('h1')?.focus();
        }}
      />
    </div>
  );
}

/** What to do next about a question, and how the answer was. */
function QuestionLine({ game, mapLevel }: { game: PlayingState; mapLevel: MapLevel }) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const { task, playback, isSolved } = game;
  if (task.kind !== 'map') return null;
  if (isSolved || playback.state === 'celebrating') return <p role="status">{text.right}</p>;
  if (isAnsweredWrong(game)) {
    const { position, found } = getHeroState(game);
    const missed = mapLevel.level.items.find(({ id }) => !found.includes(id));
    return (
      <p role="status" data-wrong>
        {mapLevel.question === 'stop' || !missed
          ? text.wrongStop(describeCell(language, position))
          : text.wrongForgotten(describeCell(language, missed))}
      </p>
    );
  }
  const ask = mapLevel.question === 'stop' ? text.askStop : text.askForgotten;
  return <p>{task.guess ? text.nowRun : ask}</p>;
}

/** Whether the run of a question has come to its end without the answer that was given. */
function isAnsweredWrong({ playback, isSolved }: PlayingState): boolean {
  return !isSolved && playback.state === 'ended' && playback.shownSteps === playback.transcript.entries.length;
}

type ActionsProps = Omit<DeliveryNoteProps, 'mapLevel'> & {
  mapLevel: MapLevel;
  number: number | null;
  onNextProgram: () => void;
};

function DeliveryActions({ game, mapLevel, number, onEvent, onOpen, onNextProgram }: ActionsProps) {
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const isChanged = formatProgram(game.history.present) !== formatProgram(mapLevel.given);

  function onFirstProgram(): void {
    onEvent({ type: 'edit', program: mapLevel.given });
    // The pressed button is gone.
    document.getElementById('program-title')?.focus();
  }

  const next = number !== null && number < deliveries.length ? formatDeliveryId(number + 1) : null;
  return (
    <Fragment>
      {mapLevel.given.length > 0 && isChanged && isEditable(game) && !game.isSolved && (
        <Button tone="plain" onClick={onFirstProgram}>
          {text.again}
        </Button>
      )}
      {mapLevel.question && isAnsweredWrong(game) && <Button onClick={onNextProgram}>{text.another}</Button>}
      {game.isSolved && next && <Button onClick={() => onOpen(next)}>{text.next}</Button>}
      <button type="button" onClick={() => onOpen('map')} className="tool-button tool-button-wide">
        <Mark name="map" />
        {common.map}
      </button>
    </Fragment>
  );
}
