import { useRef, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { taskText } from './task-text.ts';
import { type TaskChange, useTasks } from './use-tasks.tsx';

/**
 * Sets the tasks of a room, lists them and takes them back.
 *
 * @param player the child whose report is shown: then only tasks that this child has are listed
 */
export function RoomTasks({
  room,
  player,
  tables,
  onCopyLink,
}: {
  room: string;
  player: string | null;
  tables: readonly number[];
  onCopyLink: () => void;
}) {
  const text = useText(taskText);
  const format = useFormatters();
  const list = useRef<HTMLHeadingElement>(null);
  const { tasks, hasFailed, set, takeBack } = useTasks(room);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function run(change: Promise<TaskChange>, done: string): Promise<TaskChange> {
    setBusy(true);
    setMessage('');
    const result = await change;
    setBusy(false);
    setMessage(result === 'done' ? done : result === 'full' ? text.tooMany : text.failed);
    return result;
  }
  const setFor = (playerName: string | null) => void run(set({ playerName, tables }), text.isSet);
  const shown = tasks.filter(({ playerName }) => player === null || playerName === null || playerName === player);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {player !== null && (
          <Button disabled={isBusy} onClick={() => setFor(player)}>
            <bdi className="font-name font-semibold">{text.setFor(player)}</bdi>
          </Button>
        )}
        <Button tone={player === null ? 'honey' : 'plain'} disabled={isBusy} onClick={() => setFor(null)}>
          {text.setForEverybody}
        </Button>
        <Button tone="plain" onClick={onCopyLink}>
          {text.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7">
        {message}
      </p>
      {hasFailed && <p className="text-ink-soft">{text.notLoaded}</p>}
      {shown.length > 0 && (
        <>
          <h3 ref={list} tabIndex={-1} className="mt-2 text-xl outline-none">
            {text.current}
          </h3>
          <ul className="mt-1 max-w-prose divide-y-2 divide-dashed divide-ink/25">
            {shown.map((task) => {
              const whose = task.playerName ?? text.everybody;
              return (
                <li key={task.playerName} className="flex items-center justify-between gap-x-4 py-1.5">
                  <span className="min-w-0 wrap-anywhere">
                    <bdi className={task.playerName === null ? '' : 'font-name'}>{whose}</bdi>:{' '}
                    {text.task(task.tables, format.shortDay(task.endsAt))}
                  </span>
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={text.takeBackOf(whose)}
                    onClick={() =>
                      // The pressed button goes with its row.
                      void run(takeBack(task.playerName), text.isTakenBack).then(() => list.current?.focus())
                    }
                    className="inline-flex min-h-11 shrink-0 items-center rounded-xl px-3 underline decoration-2 decoration-honey underline-offset-4 hover:bg-honey-wash"
                  >
                    {text.takeBack}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
