import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeFailure } from '../../../shared/api/api.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import {
  isScoresScope,
  parseRooms,
  SCORES_SCOPE_KEY,
  STORED_ROOMS_KEY,
  type StoredRooms,
} from '../../../shared/times-tables/rooms/room.ts';
import { askScope } from '../../../shared/times-tables/rooms/scores-scope.client.ts';
import { ensureCurrentRoomCode } from '../../../shared/times-tables/rooms/stored-rooms.client.ts';

/**
 * The device's room. A device without one gets a new one, unless it `isInvited` into another.
 *
 * The stored scope applies until the server answers, so that the page does not wait. The server is asked at every
 * visit, because the scope may have changed and the report must not promise privacy that has ended.
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
    if (needsRoom) ensureCurrentRoomCode();
  }, [needsRoom]);
  return { room, askAgain: () => void refetch() };
}

async function loadScope(signal: AbortSignal): Promise<string> {
  const result = await askScope(signal);
  if (result.ok) return result.value;
  throw new Error(`The scope of the scores is not known: ${describeFailure(result.failure)}`);
}

/** The list of scores that the report shows. */
export type RoomState =
  | { readonly kind: 'asking' }
  /** The scope is not known: the server has never answered this device. */
  | { readonly kind: 'unreachable' }
  /** The server has one open list. */
  | { readonly kind: 'open' }
  /** The device has no room yet. */
  | { readonly kind: 'in-none' }
  | { readonly kind: 'in-room'; readonly roomCode: string; readonly others: StoredRooms };

/**
 * The room to show.
 *
 * @param scope the stored scope of the server; null where it never answered
 * @param rooms the stored rooms of the device, the current one first
 * @param hasFailed the server was asked and did not answer
 */
export function deriveRoomState(
  scope: string | null,
  [roomCode, ...others]: StoredRooms,
  hasFailed: boolean,
): RoomState {
  if (!isScoresScope(scope)) return { kind: hasFailed ? 'unreachable' : 'asking' };
  if (scope === 'open') return { kind: 'open' };
  return roomCode === undefined ? { kind: 'in-none' } : { kind: 'in-room', roomCode, others };
}

/**
 * Small enough for the page itself; what an invitation holds is read once it is shown (invitation-link.ts). A
 * messenger may have encoded the sign behind the name, or made it wide.
 */
const INVITATION = /^#(?:invitation|room|pupils)(?:=|%(?:25)*3D|%EF%BC%9D)/i;

export type ArrivedInvitation = {
  /** The hash of the address that was opened, until the invitation is answered. */
  readonly hash: string | null;
  /** Whether an invitation is shown, or still in the address. */
  readonly isPending: boolean;
  readonly answered: () => void;
};

/**
 * The invitation in the address of the page. It is removed from the address at once, because anybody who sees it on the
 * screen or in a screenshot could enter the room. The browser's history may keep the link, which ends after a week.
 */
export function useInvitation(): ArrivedInvitation {
  const location = useLocation();
  const navigate = useNavigate();
  const [hash, setHash] = useState<string | null>(null);
  const arrives = INVITATION.test(location.hash);
  useEffect(() => {
    if (!arrives) return;
    setHash(location.hash);
    void navigate({ hash: '' }, { replace: true });
  }, [arrives, location.hash, navigate]);
  return { hash, isPending: hash !== null || arrives, answered: useCallback(() => setHash(null), []) };
}
