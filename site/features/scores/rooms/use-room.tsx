import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { describeFailure } from '../../../shared/api.client.ts';
import { isScoresScope, SCORES_SCOPE_KEY } from '../../../shared/room.ts';
import { askScope } from '../../../shared/scores-scope.client.ts';
import { currentRoom } from '../../../shared/stored-rooms.client.ts';
import { parseRooms, STORED_ROOMS_KEY, type StoredRooms } from '../../../shared/stored-rooms.ts';
import { useStoredText } from '../../../shared/use-stored-text.tsx';

/** Where the report looks for scores. */
export type RoomState =
  | { readonly kind: 'asking' }
  /** The server was never heard of on this device, and does not answer now. */
  | { readonly kind: 'unreachable' }
  /** One list for everybody. */
  | { readonly kind: 'open' }
  /** A device new to rooms that a link has just invited into one. */
  | { readonly kind: 'in-none' }
  | { readonly kind: 'in-room'; readonly code: string; readonly others: StoredRooms };

/**
 * The room that the device is in. It gets one of its own where it has none, unless it `isInvited` into another.
 *
 * What the server last said is believed until it has answered anew: the page need not wait for it, and it asks at every
 * visit, for a report must not promise privacy that is no longer there.
 */
export function useRoom(isInvited: boolean): { readonly room: RoomState; readonly askAgain: () => void } {
  const [storedScope] = useStoredText(SCORES_SCOPE_KEY);
  const [storedRooms] = useStoredText(STORED_ROOMS_KEY);
  const { isError, isFetching, refetch } = useQuery({
    queryKey: ['scores-scope'],
    queryFn: ({ signal }) => loadScope(signal),
  });
  const room = useMemo(
    () => roomStateOf(storedScope, parseRooms(storedRooms), isError && !isFetching),
    [storedScope, storedRooms, isError, isFetching],
  );
  const isHomeless = room.kind === 'in-none' && !isInvited;
  useEffect(() => {
    if (isHomeless) currentRoom();
  }, [isHomeless]);
  return { room, askAgain: () => void refetch() };
}

function roomStateOf(scope: string | null, [code, ...others]: StoredRooms, hasFailed: boolean): RoomState {
  if (!isScoresScope(scope)) return { kind: hasFailed ? 'unreachable' : 'asking' };
  if (scope === 'open') return { kind: 'open' };
  return code === undefined ? { kind: 'in-none' } : { kind: 'in-room', code, others };
}

async function loadScope(signal: AbortSignal): Promise<string> {
  const result = await askScope(signal);
  if (result.ok) return result.value;
  throw new Error(`The scope of the scores is not known: ${describeFailure(result.failure)}`);
}
