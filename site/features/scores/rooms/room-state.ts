import { isScoresScope } from '../../../shared/rooms/room.ts';
import type { StoredRooms } from '../../../shared/rooms/stored-rooms.ts';

/** The list of scores that the report shows. */
export type RoomState =
  | { readonly kind: 'asking' }
  /** The scope is not known: the server has never answered this device. */
  | { readonly kind: 'unreachable' }
  /** The server has one open list. */
  | { readonly kind: 'open' }
  /** The device has no room yet. */
  | { readonly kind: 'in-none' }
  | { readonly kind: 'in-room'; readonly code: string; readonly others: StoredRooms };

/**
 * The room to show.
 *
 * @param scope the stored scope of the server; null where it never answered
 * @param rooms the stored rooms of the device, the current one first
 * @param hasFailed the server was asked and did not answer
 */
export function deriveRoomState(scope: string | null, [code, ...others]: StoredRooms, hasFailed: boolean): RoomState {
  if (!isScoresScope(scope)) return { kind: hasFailed ? 'unreachable' : 'asking' };
  if (scope === 'open') return { kind: 'open' };
  return code === undefined ? { kind: 'in-none' } : { kind: 'in-room', code, others };
}
