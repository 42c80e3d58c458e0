import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiResult, callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import {
  deleteTaskEndpoint,
  type ListedTask,
  listTasksEndpoint,
  setTaskEndpoint,
} from '../../../shared/api/tasks-api.ts';
import type { RoomTask } from '../../../shared/facts/table-task.ts';
import { buildRoomHeader } from '../../../shared/rooms/room.ts';

/** The result of a change; 'full': the room has tasks for too many names. */
export type TaskChange = 'done' | 'failed' | 'full';

export type TasksView = {
  /** Tasks: that of the room first, then by name. */
  readonly tasks: readonly ListedTask[];
  readonly hasFailed: boolean;
  readonly set: (task: RoomTask) => Promise<TaskChange>;
  readonly takeBack: (playerName: string | null) => Promise<TaskChange>;
};

/** Loads and sets the tasks of a room, by its code. */
export function useTasks(room: string): TasksView {
  const client = useQueryClient();
  const queryKey = ['tasks', room];
  const headers = buildRoomHeader(room);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const result = await callEndpoint(listTasksEndpoint, { headers }, { signal });
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
