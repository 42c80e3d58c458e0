import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { onStoredChange } from '../../../shared/storage/stored-text.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { type ParsedTask, parseTask } from '../../../shared/times-tables/facts/table-task.ts';
import { MAX_PLAYER_NAME_LENGTH } from '../../../shared/times-tables/players/player-name.ts';
import { findPlayer } from '../../../shared/times-tables/players/players.ts';
import { changePlayer } from '../../../shared/times-tables/players/players-store.client.ts';
import { normalizeName, parsePlayerName } from '../../../shared/times-tables/players/typed-name.ts';
import { usePlayers } from '../../../shared/times-tables/players/use-players.tsx';
import { SCORES_SCOPE_KEY } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showAlert } from '../../../shared/ui/notices.ts';
import type { QuizRun } from '../model/quiz-run.ts';
import { type QuizChoice, readRun } from '../model/use-quiz.tsx';
import { BubbleTail, Owl } from './drawings.tsx';
import { PlayerChips, PlayerManager, QuizSettings } from './player-settings.tsx';
import { quizText } from './quiz-text.ts';

/** Lazy: only a room has tasks, and the page waits for no list of them. Without its script nothing is offered. */
const TaskOffer = lazy(() =>
  import('./task-offer.tsx').then(
    (module) => ({ default: module.TaskOffer }),
    () => ({ default: () => null }),
  ),
);

/** Lazy, and left out without its script, as `TaskOffer` is. */
const RosterChips = lazy(() =>
  import('./roster-chips.tsx').then(
    (module) => ({ default: module.RosterChips }),
    () => ({ default: () => null }),
  ),
);

/** Key in local storage; holds 'on' where the quiz shows no clock. */
const CALM_KEY = 'story-forest.quiz-calm';

/** An Enter that completes a Hangul syllable must not submit the form. Safari marks it only by the key code 229. */
function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

/** Asks for the player's name and begins a quiz or the two minutes. */
export function NameEntry({
  isFocused,
  onStart,
  onResume,
  onDaily,
}: {
  isFocused: boolean;
  onStart: (choice: QuizChoice) => void;
  onResume: (run: QuizRun) => void;
  onDaily: (playerName: string, tables: readonly number[]) => void;
}) {
  const text = useText(quizText);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [tapped, setTapped] = useState('');
  useTypedBeforeHydration(setName, field);
  const { tables, chosen, chooseTables, task } = useTables(name);
  const [calm, storeCalm] = useStoredText(CALM_KEY);
  const [scope] = useStoredText(SCORES_SCOPE_KEY);

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  function choose(chosen: string): void {
    setName(chosen);
    setTapped(chosen);
    field.current?.focus();
  }

  /** Begins under the typed name, or says why it cannot be stored. Tables of a task do not become the player's own. */
  function beginAs(begin: (playerName: string) => void): void {
    const playerName = parsePlayerName(name);
    if (playerName !== null) {
      changePlayer(playerName, (player) => ({ ...player, tables: chosen ?? player.tables }));
      begin(playerName);
    } else showAlert(normalizeName(name) === '' ? text.blankName : text.dotsName);
  }

  function start(tables: readonly number[]): void {
    beginAs((playerName) => onStart({ playerName, tables, isCalm: calm === 'on' }));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    start(tables);
  }

  return (
    <OwlAsks>
      <ResumeOffer onResume={onResume} />
      <form onSubmit={submit}>
        <label htmlFor={id} className="font-display text-2xl sm:text-3xl">
          {text.nameQuestion}
        </label>
        <PlayerChips typed={name} onChoose={choose} />
        {scope === 'rooms' && (
          <Suspense>
            <RosterChips typed={name} onChoose={choose} />
          </Suspense>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          <NameField id={id} field={field} name={name} onName={setName} />
          <Button type="submit" tone="coral" disabled={name === ''} className="min-h-14 grow px-7 text-xl sm:grow-0">
            {text.start}
          </Button>
        </div>
        <TaskOfLink task={task} />
        {task.state !== 'read' && scope === 'rooms' && (
          <Suspense>
            <TaskOffer playerName={normalizeName(name)} isTapped={name !== '' && name === tapped} onStart={start} />
          </Suspense>
        )}
      </form>
      <DailyOffer isReady={name !== ''} onBegin={() => beginAs((playerName) => onDaily(playerName, tables))} />
      <QuizRules isCalm={calm === 'on'} />
      <QuizSettings
        tables={tables}
        isCalm={calm === 'on'}
        onTables={chooseTables}
        onCalm={(isCalm) => storeCalm(isCalm ? 'on' : null)}
      />
      <PlayerManager />
    </OwlAsks>
  );
}

/** The owl with its speech bubble. */
function OwlAsks({ children }: { children: ReactNode }) {
  return (
    <div className="quiz-asks grid grid-cols-1 items-end gap-4 low:grid-cols-[auto_minmax(0,1fr)] low:gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
      <Owl mood="hello" className="quiz-nod mx-auto h-32 max-w-full low:h-36 low:self-start sm:h-64" />
      <div className="relative rounded-[1.6rem_2rem_1.7rem_2.2rem] border-2 border-ink bg-cream p-5 low:mb-2 low:p-4 sm:mb-8 sm:p-8">
        <BubbleTail side="up, then left" />
        {children}
      </div>
    </div>
  );
}

function NameField({
  id,
  field,
  name,
  onName,
}: {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  name: string;
  onName: (name: string) => void;
}) {
  const text = useText(quizText);
  return (
    <input
      ref={field}
      id={id}
      value={name}
      onChange={(event) => onName(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
      maxLength={MAX_PLAYER_NAME_LENGTH}
      placeholder={text.namePlaceholder}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      className="min-h-14 min-w-0 grow basis-48 rounded-[1.1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 font-name text-2xl placeholder:font-display placeholder:text-ink-soft/80"
    />
  );
}

function DailyOffer({ isReady, onBegin }: { isReady: boolean; onBegin: () => void }) {
  const text = useText(quizText);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button disabled={!isReady} className="min-h-14 px-6 text-xl" onClick={onBegin}>
        {text.daily}
      </Button>
      <p className="min-w-0 grow basis-48 leading-snug">{text.dailyLead}</p>
    </div>
  );
}

/** Offers a quiz that was left in this tab. */
function ResumeOffer({ onResume }: { onResume: (run: QuizRun) => void }) {
  const text = useText(quizText);
  const [run, setRun] = useState<QuizRun | null>(null);
  useEffect(() => {
    const read = () => setRun(readRun());
    read();
    // Below, its player may be forgotten.
    return onStoredChange(read);
  }, []);
  if (!run) return null;
  const next = Math.min(run.attempts.length + 1, run.questions.length);
  return (
    <Button className="mb-4 w-full" onClick={() => onResume(run)}>
      <bdi className="font-name font-semibold">{text.resume(run.playerName, next, run.questions.length)}</bdi>
    </Button>
  );
}

/** What was typed before hydration counts. */
function useTypedBeforeHydration(setName: (name: string) => void, field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') setName(typed);
  }, [setName, field]);
}

/** The tables that are `chosen` here; else those of a task that came by link, or of the named player. */
function useTables(name: string) {
  const players = usePlayers();
  const [chosen, chooseTables] = useState<readonly number[] | null>(null);
  const [task, setTask] = useState<ParsedTask>({ state: 'none' });
  useEffect(() => {
    const read = () => {
      const found = parseTask(location.hash);
      setTask(found);
      if (found.state === 'read') chooseTables(null);
    };
    read();
    // A link that is pasted into the open page loads nothing.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const preset = task.state === 'read' ? task.tables : findPlayer(players, normalizeName(name)).tables;
  return { tables: chosen ?? preset, chosen, chooseTables, task };
}

/** What the link of a task says, or that it is damaged. */
function TaskOfLink({ task }: { task: ParsedTask }) {
  const text = useText(quizText);
  if (task.state === 'none') return null;
  return (
    <p role="status" className="mt-3">
      {task.state === 'read' ? text.task(task.tables) : text.damagedTask}
    </p>
  );
}

function QuizRules({ isCalm }: { isCalm: boolean }) {
  const text = useText(quizText);
  const rules = isCalm ? text.rules.map((rule, index) => (index === 1 ? text.calmRule : rule)) : text.rules;
  return (
    <ul className="mt-5 grid grid-cols-3 gap-2 border-ink/25 border-t-2 border-dashed pt-4">
      {rules.map((rule) => (
        <li key={rule.text} className="text-center leading-snug">
          <span className="block font-display text-3xl text-coral-deep leading-none sm:text-4xl">{rule.number}</span>
          <span className="text-sm sm:text-base">{rule.text}</span>
        </li>
      ))}
    </ul>
  );
}
