/** What a run announces at each step: sentences for screen readers, sounds, notices. */
import type { Language } from '../../../shared/language/language.ts';
import { describeCell, describeEnding, describeEntry } from '../run/describe-run.ts';
import type { StepEffect } from '../run/run.ts';
import { isStoryLevel } from '../world/levels.ts';
import type { AdventureState } from './adventure-state.ts';
import { adventureText } from './adventure-text.ts';
import {
  getHeroState,
  getLastEntry,
  getLevel,
  getQuestion,
  type PlayingState,
  type RunPlayback,
} from './playing-state.ts';

export type StepSound = StepEffect['kind'] | 'level-complete';

/** A run that is on the grid. */
type ShownRun = Exclude<RunPlayback, { state: 'ready' }>;

export type RunAnnouncements = {
  /** Sentences for the live region, in order. */
  readonly spoken: readonly string[];
  readonly sound: StepSound | null;
  readonly toast: string | null;
};

/** A child who has seen it so often finds the marked block without the alert. */
const MAX_HAZARD_ALERTS = 3;

/**
 * Whether a hazard is told in an alert: always in the levels of the story, whose alert is fixed (docs/product.md §7.3).
 */
export function isHazardAlerted(game: AdventureState, alertsBefore: number): boolean {
  return alertsBefore < MAX_HAZARD_ALERTS || (game.stage === 'playing' && isStoryLevel(getLevel(game.quest)));
}

const SILENT: RunAnnouncements = { spoken: [], sound: null, toast: null };

export function getShownRun(state: AdventureState): ShownRun | null {
  return state.stage === 'playing' && state.playback.state !== 'ready' ? state.playback : null;
}

/** What has happened since `before`, the run as it was announced last (null: no run was on the grid). */
export function buildAnnouncements(
  before: ShownRun | null,
  after: AdventureState,
  language: Language,
): RunAnnouncements {
  const run = getShownRun(after);
  if (!run || after.stage !== 'playing') return SILENT;
  const text = adventureText[language];
  const same = before?.transcript === run.transcript ? before : null;
  const step = announceStep(same, run, after, language);
  const spoken = [...step.spoken];
  if (run.state === 'celebrating') spoken.push(text.levelComplete, getLevel(after.quest).completionMessage[language]);
  const { entries, ending } = run.transcript;
  const hasJustEnded = run.state === 'ended' && same?.state !== 'ended';
  // The page of a question says itself whether the answer was right.
  const isQuiet = after.isSolved || getQuestion(after.quest) !== null;
  if (!hasJustEnded || isQuiet || run.shownSteps < entries.length) return { ...step, spoken };
  const end = entries.length === 0 ? text.nothingToRun : describeEnding(language, ending);
  const isToast = entries.length === 0 || ending === 'step-limit';
  return { ...step, spoken: [...spoken, end], toast: isToast ? end : null };
}

/** The step that was shown or taken back. `same`: the same run as announced last. */
function announceStep(same: ShownRun | null, run: ShownRun, game: PlayingState, language: Language): RunAnnouncements {
  if (same && run.shownSteps < same.shownSteps) {
    const where = describeCell(language, getHeroState(game).position);
    return { ...SILENT, spoken: [adventureText[language].steppedBack, where] };
  }
  const entry = getLastEntry(game);
  if (!entry || run.shownSteps === same?.shownSteps) return SILENT;
  const { effect } = entry;
  return {
    spoken: [describeEntry(language, getLevel(game.quest), entry)],
    sound: run.state === 'celebrating' ? 'level-complete' : effect.kind,
    toast: null,
  };
}
