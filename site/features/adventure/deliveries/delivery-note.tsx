import { Fragment } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { adventureText } from '../adventure-text.ts';
import { dayOf } from '../daily/daily-letter.ts';
import type { Extra } from '../levels/extra.ts';
import { countBlocks, formatProgram } from '../program/program.ts';
import { describeCell } from '../run/describe.ts';
import { type AdventureEvent, heroStateOf, isEditable } from '../state/adventure-state.ts';
import type { PlayingState } from '../state/playing-state.ts';
import { Mark } from '../ui/game-marks.tsx';
import { deliveries, numberOf } from './deliveries.ts';
import { deliveryId } from './delivery.ts';
import { deliveryText, ideaNames } from './delivery-text.ts';
import { withTurn } from './extra-progress.ts';
import { ExtraStars } from './extra-stars.tsx';
import { useExtras, useStoredExtra } from './use-extras.tsx';
import './deliveries.css';

type DeliveryNoteProps = {
  game: PlayingState;
  extra: Extra;
  onEvent: (event: AdventureEvent) => void;
  /** Opens a level of the map by its hash. */
  onOpen: (id: string) => void;
};

/** What a delivery is about, its stars, and the way to the next one. Stores its progress. */
export function DeliveryNote({ game, extra, onEvent, onOpen }: DeliveryNoteProps) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const [progress, keep] = useExtras();
  useStoredExtra(game, keep);
  const number = numberOf(extra.id);
  const idea = number === null ? null : deliveries[number - 1]?.idea;
  const day = dayOf(extra.id);
  const { calendarDay } = useFormatters();
  const blocks = countBlocks(game.history.present);

  return (
    <div className="delivery-note" data-delivery={extra.id} data-solved={game.isSolved || undefined}>
      <div className="min-w-0 grow basis-48">
        {day !== null && <p className="font-display text-violet-deep">{text.dayOf(calendarDay(day))}</p>}
        {number !== null && idea && (
          <p className="font-display text-violet-deep">
            {text.numberOf(number, deliveries.length)} · {ideaNames[idea][language]}
          </p>
        )}
        <ExtraStars extra={extra} earned={progress.stars[extra.id] ?? []} />
        {extra.maxBlocks !== null && <p data-bag>{text.bag(blocks, extra.maxBlocks)}</p>}
        {extra.question && <QuestionLine game={game} extra={extra} />}
      </div>
      <DeliveryActions
        game={game}
        extra={extra}
        number={number}
        onEvent={onEvent}
        onOpen={onOpen}
        onNextProgram={() => {
          keep((now) => withTurn(now, extra.id));
          onOpen(extra.id);
          // The pressed button is gone.
          document.querySelector('h1')?.focus();
        }}
      />
    </div>
  );
}

/** What to do next about a question, and how the answer was. */
function QuestionLine({ game, extra }: { game: PlayingState; extra: Extra }) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const { task, playback, isSolved } = game;
  if (task.kind !== 'extra') return null;
  if (isSolved || playback.state === 'celebrating') return <p role="status">{text.right}</p>;
  if (isAnsweredWrong(game)) {
    const { position, found } = heroStateOf(game);
    const missed = extra.level.items.find(({ id }) => !found.includes(id));
    return (
      <p role="status" data-wrong>
        {extra.question === 'stop' || !missed
          ? text.wrongStop(describeCell(language, position))
          : text.wrongForgotten(describeCell(language, missed))}
      </p>
    );
  }
  const ask = extra.question === 'stop' ? text.askStop : text.askForgotten;
  return <p>{task.guess ? text.nowRun : ask}</p>;
}

/** Whether the run of a question has come to its end without the answer that was given. */
function isAnsweredWrong({ playback, isSolved }: PlayingState): boolean {
  return !isSolved && playback.state === 'ended' && playback.shownSteps === playback.transcript.entries.length;
}

type ActionsProps = Omit<DeliveryNoteProps, 'extra'> & {
  extra: Extra;
  number: number | null;
  onNextProgram: () => void;
};

function DeliveryActions({ game, extra, number, onEvent, onOpen, onNextProgram }: ActionsProps) {
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const isChanged = formatProgram(game.history.present) !== formatProgram(extra.given);

  function onFirstProgram(): void {
    onEvent({ type: 'edit', program: extra.given });
    // The pressed button is gone.
    document.getElementById('program-title')?.focus();
  }

  const next = number !== null && number < deliveries.length ? deliveryId(number + 1) : null;
  return (
    <Fragment>
      {extra.given.length > 0 && isChanged && isEditable(game) && !game.isSolved && (
        <Button tone="plain" onClick={onFirstProgram}>
          {text.again}
        </Button>
      )}
      {extra.question && isAnsweredWrong(game) && <Button onClick={onNextProgram}>{text.another}</Button>}
      {game.isSolved && next && <Button onClick={() => onOpen(next)}>{text.next}</Button>}
      <button type="button" onClick={() => onOpen('map')} className="tool-button tool-button-wide">
        <Mark name="map" />
        {common.map}
      </button>
    </Fragment>
  );
}
