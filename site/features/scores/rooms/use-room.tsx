import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { describeFailure } from '../../../shared/api/api.client.ts';
import { askScope } from '../../../shared/api/scores-scope.client.ts';
import { SCORES_SCOPE_KEY } from '../../../shared/rooms/room.ts';
import { ensureCurrentRoom } from '../../../shared/rooms/stored-rooms.client.ts';
import { parseRooms, STORED_ROOMS_KEY } from '../../../shared/rooms/stored-rooms.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { deriveRoomState, type RoomState } from './room-state.ts';

/**
 * The device's room. A device without one gets a new one, unless it `isInvited` into another.
 *
 * The stored scope applies until the server answers, so that the page does not wait. The server is asked at every visit,
 * because the scope may have changed and the report must not promise privacy that has ended.
 */
export function useRoom(isInvited: boolean): { readonly room: RoomState; readonly askAgain: () => void } {
  const [storedScope] = useStoredText(SCORES_SCOPE_KEY);
  const [storedRooms] = useStoredText(STORED_ROOMS_KEY);
  const { isError, isFetching, refetch } = useQuery({
    queryKey: ['scores-scope'],
    queryFn: ({ signal }) => loadScope(signal),
  });
  const room = useMemo(
    () => deriveRoomState(storedScope, parseRooms(storedRooms), isError && !isFetching),
    [storedScope, storedRooms, isError, isFetching],
  );
  const needsRoom = room.kind === 'in-none' && !isInvited;
  useEffect(() => {
    if (needsRoom) ensureCurrentRoom();
  }, [needsRoom]);
  return { room, askAgain: () => void refetch() };
}

async function loadScope(signal: AbortSignal): Promise<string> {
  const result = await askScope(signal);
  if (result.ok) return result.value;
  throw new Error(`The scope of the scores is not known: ${describeFailure(result.failure)}`);
}
