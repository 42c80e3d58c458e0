import { useEffect, useReducer, useRef } from 'react';
import { showAlert, showToast } from '../../../shared/ui/notices.ts';
import { useLanguage, useText } from '../../../shared/use-language.tsx';
import { adventureText } from '../adventure-text.ts';
import { describeCell, describeEnding, describeEntry } from '../run/describe.ts';
import { playTone, unlockTones } from '../run/step-sounds.client.ts';
import {
  entryOf,
  firstGame,
  type Game,
  type GameEvent,
  LEVEL_COMPLETE_MS,
  levelOf,
  type Playback,
  situationOf,
  step,
} from './adventure-state.ts';
import { useTimer } from './use-timer.tsx';

type Settings = { readonly stepMs: number; readonly hasSound: boolean };

/** A game that lives: runs go on by the clock, steps sound, a hazard raises its alert. */
export function useAdventure(
  { stepMs, hasSound }: Settings,
  announce: (text: string) => void,
): readonly [Game, (event: GameEvent) => void] {
  const [game, dispatch] = useReducer(step, firstGame);
  const playback = game.stage === 'playing' ? game.playback : null;

  useTimer(playback?.state === 'running' ? stepMs : null, playback, () => dispatch({ type: 'tick' }));
  useTimer(playback?.state === 'celebrating' ? LEVEL_COMPLETE_MS : null, playback, () =>
    dispatch({ type: 'celebrated' }),
  );
  useHappenings(game, hasSound, announce);

  function send(event: GameEvent): void {
    // A game is opened by itself when the page is; everything else is a child's tap or key.
    if (hasSound && event.type !== 'open') unlockTones();
    dispatch(event);
  }
  return [game, send];
}

/** How far a run had been shown when it was looked at last: only what has happened since is heard. */
type Seen = Exclude<Playback, { state: 'ready' }> | null;

function useHappenings(game: Game, hasSound: boolean, announce: (text: string) => void): void {
  const text = useText(adventureText);
  const { language } = useLanguage();
  const seen = useRef<Seen>(null);
  const playback = game.stage === 'playing' && game.playback.state !== 'ready' ? game.playback : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened is said once, in the language of that moment
  useEffect(() => {
    const before = seen.current;
    seen.current = playback;
    if (!playback || game.stage !== 'playing') return;
    const level = levelOf(game.task);
    const entry = entryOf(game);
    const isSameRun = before?.transcript === playback.transcript;
    const words: string[] = [];
    if (isSameRun && playback.shown < before.shown) {
      words.push(text.steppedBack, describeCell(language, situationOf(game).position));
    } else if (entry && !(isSameRun && playback.shown === before.shown)) {
      if (hasSound) playTone(playback.state === 'celebrating' ? 'level-complete' : entry.happening.what);
      if (entry.happening.what === 'hazard') showAlert(text.hazard[entry.happening.type]);
      words.push(describeEntry(language, level, entry));
    }
    if (playback.state === 'celebrating') words.push(text.levelComplete, level.completionMessage[language]);
    const hasEnded = playback.state === 'ended' && !(isSameRun && before.state === 'ended');
    if (hasEnded && !game.isSolved && playback.shown === playback.transcript.entries.length) {
      const { ending, entries } = playback.transcript;
      words.push(entries.length === 0 ? text.nothingToRun : describeEnding(language, ending));
      if (entries.length === 0) showToast(text.nothingToRun);
      else if (ending === 'step-limit') showToast(describeEnding(language, ending));
    }
    if (words.length > 0) announce(words.join(' '));
  }, [playback]);
}
