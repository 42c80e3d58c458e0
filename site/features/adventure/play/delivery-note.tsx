import { Fragment } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { findGameDeviation, isEditable, type PlayingState } from '../game/playing-state.ts';
import { useMapProgress, useStoredMapLevel } from '../game/use-map-progress.tsx';
import { countBlocks, formatProgram } from '../program/program.ts';
import { describeCell } from '../run/describe-run.ts';
import { isBlockOfStep } from '../run/deviation.ts';
import { run } from '../run/run.ts';
import { listOfferedMapStars, type MapStar, withTurn } from '../stored/map-progress.ts';
import { deliveries, findDeliveryNumber, findNextDelivery } from '../world/deliveries.ts';
import type { MapLevel } from '../world/delivery.ts';
import { deliveryText, ideaNames } from '../world/delivery-text.ts';
import { letters } from '../world/letters.ts';
import { Mark } from './game-art.tsx';
import { StarMark } from './stars.tsx';
import './deliveries.css';

type DeliveryNoteProps = {
  game: PlayingState;
  mapLevel: MapLevel;
  /** The card over the board leads on. */
  hasCard: boolean;
};

/** What a delivery is about, its stars, and the way to the next one. Stores its progress. */
export function DeliveryNote({ game, mapLevel, hasCard }: DeliveryNoteProps) {
  const { openMapLevel } = useAdventureContext();
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const [progress, keep] = useMapProgress();
  useStoredMapLevel(game, keep);
  const number = findDeliveryNumber(mapLevel.id);
  const idea = number === null ? null : deliveries[number - 1]?.idea;
  const blocks = countBlocks(game.history.present);
  // Leaves room for the question about the surprise.
  const isReviewed = game.review !== null && !game.isSolved;

  return (
    <div className="delivery-note" data-delivery={mapLevel.id} data-solved={game.isSolved || undefined}>
      <div className="min-w-0 grow basis-48">
        {mapLevel.letter && (
          <p className="font-display text-violet-deep">{text.letterOf(mapLevel.letter, letters.length)}</p>
        )}
        {number !== null && idea && !isReviewed && (
          <p className="font-display text-violet-deep">
            {text.numberOf(number, deliveries.length)} · {ideaNames[idea][language]}
          </p>
        )}
        {!isReviewed && <MapStarList mapLevel={mapLevel} earned={progress.stars[mapLevel.id] ?? []} />}
        {mapLevel.maxBlocks !== null && <p data-bag>{text.bag(blocks, mapLevel.maxBlocks)}</p>}
        {mapLevel.question && <QuestionLine game={game} mapLevel={mapLevel} />}
      </div>
      <DeliveryActions
        game={game}
        mapLevel={mapLevel}
        hasCard={hasCard}
        onNextProgram={() => {
          keep((now) => withTurn(now, mapLevel.id));
          openMapLevel(mapLevel.id);
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
  const { quest, playback, isSolved } = game;
  if (quest.kind !== 'map') return null;
  if (isSolved || playback.state === 'celebrating') return <p role="status">{text.right}</p>;
  if (game.review) return <ReviewLine game={game} mapLevel={mapLevel} />;
  const ask = mapLevel.question === 'stop' ? text.askStop : text.askForgotten;
  return <p>{quest.guess ? text.nowRun : ask}</p>;
}

/** Asks which block surprised the child, and answers. */
function ReviewLine({ game, mapLevel }: Omit<DeliveryNoteProps, 'hasCard'>) {
  const text = useText(deliveryText);
  const { language } = useLanguage();
  const { level, question } = mapLevel;
  const deviation = findGameDeviation(game);
  const tapped = game.review?.surprise ?? null;
  if (tapped !== null && deviation) {
    const right = question === 'stop' ? text.surpriseStop : text.surpriseForgotten;
    return (
      <p role="status" data-wrong data-surprise={tapped}>
        {isBlockOfStep(tapped, deviation) ? right : text.surpriseOther}
      </p>
    );
  }
  const end = run(level, game.history.present);
  const { position, found } = end.entries.at(-1) ?? end.start;
  const missed = level.items.find(({ id }) => !found.includes(id));
  const isStop = question === 'stop' || !missed;
  return (
    <p role="status" data-wrong>
      {isStop ? text.wrongStop : text.wrongForgotten}{' '}
      <span className="sr-only">
        {isStop ? text.stoppedIn(describeCell(language, position)) : text.leftIn(describeCell(language, missed))}
      </span>{' '}
      <b className="font-display">{text.askSurprise}</b>
    </p>
  );
}

type ActionsProps = DeliveryNoteProps & { onNextProgram: () => void };

function DeliveryActions({ game, mapLevel, hasCard, onNextProgram }: ActionsProps) {
  const { send, openMapLevel } = useAdventureContext();
  const text = useText(deliveryText);
  const common = useText(adventureText);
  const isChanged = formatProgram(game.history.present) !== formatProgram(mapLevel.given);

  function onFirstProgram(): void {
    send({ type: 'edit', program: mapLevel.given });
    // The pressed button is gone.
    document.getElementById('program-title')?.focus();
  }

  const next = findNextDelivery(mapLevel.id);
  const isAsked = game.review !== null && game.review.surprise === null;
  return (
    <Fragment>
      {mapLevel.given.length > 0 && isChanged && isEditable(game) && !game.isSolved && (
        <Button tone="plain" onClick={onFirstProgram}>
          {text.again}
        </Button>
      )}
      {game.review && (
        <Fragment>
          <Button tone={isAsked ? 'honey' : 'plain'} onClick={() => send({ type: 'step' })}>
            {text.stepByStep}
          </Button>
          <Button tone={isAsked ? 'plain' : 'honey'} onClick={onNextProgram}>
            {text.another}
          </Button>
        </Fragment>
      )}
      {game.isSolved && !hasCard && next && <Button onClick={() => openMapLevel(next)}>{text.next}</Button>}
      <button type="button" onClick={() => openMapLevel('map')} className="tool-button tool-button-wide">
        <Mark name="map" />
        <span className="max-sm:sr-only">{common.map}</span>
      </button>
    </Fragment>
  );
}

/** The stars of one of the map's levels, with what each asks for. */
export function MapStarList({ mapLevel, earned }: { mapLevel: MapLevel; earned: readonly MapStar[] }) {
  const text = useText(deliveryText);
  const { stars } = useText(adventureText);
  const words: Readonly<Record<MapStar, string>> = {
    solved: mapLevel.question ? text.answerStar : text.solvedStar,
    'one-program': text.oneProgramStar,
    'enough-blocks': text.blocksStar(mapLevel.level.enoughBlocks ?? 0),
  };
  const offered = listOfferedMapStars(mapLevel);
  const next = offered.find((star) => !earned.includes(star));
  return (
    <ul
      aria-label={stars(earned.length, offered.length)}
      className="flex list-none flex-wrap gap-x-3 gap-y-0.5 p-0 text-sm leading-tight sm:text-base"
    >
      {offered.map((star) => (
        <li
          key={star}
          data-star={star}
          data-next={star === next || undefined}
          data-earned={earned.includes(star) || undefined}
          className="flex items-center gap-1"
        >
          <StarMark isEarned={earned.includes(star)} />
          <span className="map-star-words">{words[star]}</span>
          {earned.includes(star) && <span className="sr-only"> ✓</span>}
        </li>
      ))}
    </ul>
  );
}
