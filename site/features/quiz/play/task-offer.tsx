import type { ReactNode } from 'react';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { createStore } from '../../../shared/page/store.ts';
import { useStore } from '../../../shared/page/use-store.tsx';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { listTasksEndpoint } from '../../../shared/times-tables/api/tasks-api.ts';
import { findTask } from '../../../shared/times-tables/facts/table-task.ts';
import { usePlayers } from '../../../shared/times-tables/players/use-players.tsx';
import {
  buildRoomHeader,
  isPupilsCode,
  parseRooms,
  STORED_ROOMS_KEY,
} from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { createRoomListHook } from './room-list-hook.tsx';
import { taskOfferText } from './task-offer-text.ts';

const useRoomTasks = createRoomListHook((roomCode, askedName: string | undefined, signal) =>
  callEndpoint(listTasksEndpoint, { headers: buildRoomHeader(roomCode), query: { playerName: askedName } }, { signal }),
);

/**
 * The name that has to be asked for: by a pupils' code the server lists no others. One that is typed and has not
 * played on this device is not asked for, since it would be asked for at every key.
 */
function useAskedName(playerName: string, isTapped: boolean): string | undefined {
  const isKnown = usePlayers().some(({ name }) => name === playerName);
  const [roomCode] = parseRooms(useStoredText(STORED_ROOMS_KEY)[0]);
  return (isTapped || isKnown) && roomCode !== undefined && isPupilsCode(roomCode) ? playerName : undefined;
}

/**
 * Tasks that were begun or declined, by whom: not offered again until the page is loaded anew. It outlives the
 * component.
 */
const answered = createStore<{ readonly keys: readonly string[] }>({ keys: [] });

/**
 * One line with the task of the named player, or else of the room; nothing where there is none, or none could be
 * loaded. It is part of the form of the name.
 *
 * @param playerName as it is stored; '' where none is typed yet
 * @param isTapped whether the name was tapped whole, on a chip of this device or of the room
 */
export function TaskOffer({
  playerName,
  isTapped,
  onStart,
}: {
  playerName: string;
  isTapped: boolean;
  onStart: (tables: readonly number[]) => void;
}): ReactNode {
  const text = useText(taskOfferText);
  const tasks = useRoomTasks(useAskedName(playerName, isTapped));
  const found = playerName === '' ? null : findTask(tasks, playerName);
  const key = `${found?.setAt} ${playerName}`;
  const answeredKeys = useStore(answered, ({ keys }) => keys);
  const setAnswered = () => answered.set({ keys: [...answeredKeys, key] });
  const task = answeredKeys.includes(key) ? null : found;
  return (
    <div className={task ? 'mt-3 flex flex-wrap items-center gap-x-3 gap-y-1' : ''}>
      <p role="status">{task && (task.playerName === null ? text.everybody : text.own)(task.tables)}</p>
      {task && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button
            tone="plain"
            aria-label={text.startTask}
            onClick={() => {
              setAnswered();
              onStart(task.tables);
            }}
          >
            {text.start}
          </Button>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              setAnswered();
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
