import { type ReactNode, useEffect, useState } from 'react';
import type { ListedTask } from '../../../shared/api/tasks-api.ts';
import { findTask } from '../../../shared/facts/table-task.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { getKnownTasks, isAnswered, loadTasks, rememberAnswered } from './room-tasks.client.ts';
import { taskOfferText } from './task-offer-text.ts';

/**
 * One line with the task of the named player, or else of the room; nothing where there is none, or none could be loaded.
 * It is part of the form of the name.
 *
 * @param playerName as it is stored; '' where none is typed yet
 */
export function TaskOffer({
  playerName,
  onStart,
}: {
  playerName: string;
  onStart: (tables: readonly number[]) => void;
}): ReactNode {
  const text = useText(taskOfferText);
  const [tasks, setTasks] = useState(getKnownTasks);
  // Only draws the line again: what was answered outlives this component (room-tasks.client.ts).
  const [, setDeclined] = useState<ListedTask | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void loadTasks(left.signal).then((loaded) => !left.signal.aborted && setTasks(loaded));
    return () => left.abort();
  }, []);
  const found = playerName === '' ? null : findTask(tasks, playerName);
  const task = found && !isAnswered(playerName, found) ? found : null;
  return (
    <div className={task ? 'mt-3 flex flex-wrap items-center gap-x-3 gap-y-1' : ''}>
      <p role="status">{task && (task.playerName === null ? text.everybody : text.own)(task.tables)}</p>
      {task && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button
            tone="plain"
            aria-label={text.startTask}
            onClick={() => {
              rememberAnswered(playerName, task);
              onStart(task.tables);
            }}
          >
            {text.start}
          </Button>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              rememberAnswered(playerName, task);
              setDeclined(task);
              // This button goes: the focus moves to the start button of the quiz.
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
            className="inline-flex min-h-11 items-center rounded-xl px-3 underline decoration-2 decoration-honey underline-offset-4 hover:bg-honey-wash"
          >
            {text.notNow}
          </button>
        </div>
      )}
    </div>
  );
}
