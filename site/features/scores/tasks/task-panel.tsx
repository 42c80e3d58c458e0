import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type ApiResult, callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import {
  deleteTaskEndpoint,
  type ListedTask,
  listTasksEndpoint,
  setTaskEndpoint,
} from '../../../shared/times-tables/api/tasks-api.ts';
import { TableChoice } from '../../../shared/times-tables/facts/table-choice.tsx';
import { formatTask, type RoomTask } from '../../../shared/times-tables/facts/table-task.ts';
import { PRESET_TABLES } from '../../../shared/times-tables/facts/times-fact.ts';
import { changePlayer } from '../../../shared/times-tables/players/players-store.client.ts';
import { buildRoomHeader } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SendButton } from '../../../shared/ui/send-button.tsx';
import { taskText } from './task-text.ts';

/**
 * Sets the tables that are asked: in a room for everybody or one child, in the open list for a child on this device,
 * and in both by a link for whoever opens it.
 *
 * @param roomCode the room's code; null in the open list
 */
export function TaskPanel({ playerName, roomCode }: { playerName: string | null; roomCode: string | null }) {
  const text = useText(taskText);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const tables = chosen.length === 0 ? PRESET_TABLES : chosen;
  const { localize } = useLanguage();
  const [message, setMessage] = useState('');
  const address = () => location.origin + localize(`/multiplication-table#${formatTask(tables)}`);
  const choose = (next: readonly number[]) => {
    setMessage('');
    setChosen(next);
  };
  const copyLink = () => void copyText(address()).then((isCopied) => setMessage(isCopied ? text.copied : address()));
  const linkButtons = (
    <>
      <Button tone="plain" onClick={copyLink}>
        {text.copy}
      </Button>
      <SendButton title={text.title} link={address} />
    </>
  );
  return (
    <section aria-labelledby="task" className="mt-10 print:hidden">
      <h2 id="task" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-1 max-w-prose">{roomCode === null ? text.lead : text.roomLead}</p>
      <fieldset className="mt-3">
        <legend className="sr-only">{text.tables}</legend>
        <TableChoice tables={chosen} onChange={choose} nameOf={text.table} />
      </fieldset>
      <p className="mt-2 text-ink-soft">{text.allTables(PRESET_TABLES)}</p>
      {roomCode === null ? (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            {playerName !== null && (
              <Button
                onClick={() => {
                  changePlayer(playerName, (one) => ({ ...one, tables }));
                  setMessage(text.isSetHere);
                }}
              >
                <bdi className="font-name font-semibold">{text.setHere(playerName)}</bdi>
              </Button>
            )}
            {linkButtons}
          </div>
          <p className="mt-3 max-w-prose text-ink-soft">{text.openNote}</p>
        </>
      ) : (
        <RoomTasks roomCode={roomCode} playerName={playerName} tables={tables} linkButtons={linkButtons} />
      )}
      <p role="status" className="mt-2 min-h-7 wrap-anywhere">
        {message}
      </p>
    </section>
  );
}

/**
 * Sets the tasks of a room, lists them and takes them back.
 *
 * @param playerName the child whose report is shown: then only tasks that this child has are listed
 */
function RoomTasks({
  roomCode,
  playerName,
  tables,
  linkButtons,
}: {
  roomCode: string;
  playerName: string | null;
  tables: readonly number[];
  /** The buttons that copy and send the link. */
  linkButtons: ReactNode;
}) {
  const text = useText(taskText);
  const format = useFormatters();
  const list = useRef<HTMLHeadingElement>(null);
  const { tasks, hasFailed, set, takeBack } = useTasks(roomCode);
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
  const setFor = (target: string | null) => void run(set({ playerName: target, tables }), text.isSet);
  const shown = tasks.filter(
    (task) => playerName === null || task.playerName === null || task.playerName === playerName,
  );
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        {playerName !== null && (
          <Button disabled={isBusy} onClick={() => setFor(playerName)}>
            <bdi className="font-name font-semibold">{text.setFor(playerName)}</bdi>
          </Button>
        )}
        <Button tone={playerName === null ? 'honey' : 'plain'} disabled={isBusy} onClick={() => setFor(null)}>
          {text.setForEverybody}
        </Button>
        {linkButtons}
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

/** The result of a change; 'full': the room has tasks for too many names. */
type TaskChange = 'done' | 'failed' | 'full';

type TasksView = {
  /** Tasks: that of the room first, then by name. */
  readonly tasks: readonly ListedTask[];
  readonly hasFailed: boolean;
  readonly set: (task: RoomTask) => Promise<TaskChange>;
  readonly takeBack: (playerName: string | null) => Promise<TaskChange>;
};

/** Loads and sets the tasks of a room, by its code. */
function useTasks(roomCode: string): TasksView {
  const client = useQueryClient();
  const queryKey = ['tasks', roomCode];
  const headers = buildRoomHeader(roomCode);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await callEndpoint(listTasksEndpoint, { headers, query: {} }, { signal });
      if (result.ok) return result.value;
      throw new Error(`Tasks did not load: ${describeFailure(result.failure)}`);
    },
  });
  /** The list is loaded again after every change, also a failed one: a lost reply may have changed it. */
  async function change(call: Promise<ApiResult<unknown>>): Promise<TaskChange> {
    const result = await call;
    await client.invalidateQueries({ queryKey });
    if (result.ok) return 'done';
    return result.failure.kind === 'refused' && result.failure.status === 409 ? 'full' : 'failed';
  }
  return {
    tasks: data ?? [],
    hasFailed: isError,
    set: ({ playerName, tables }) =>
      change(callEndpoint(setTaskEndpoint, { headers, body: { playerName, tables: [...tables] } })),
    takeBack: (playerName) => change(callEndpoint(deleteTaskEndpoint, { headers, body: { playerName } })),
  };
}
