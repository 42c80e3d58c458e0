import type { ApiResult } from '../../../shared/api/api.client.ts';
import { getCurrentRoom } from '../../../shared/rooms/stored-rooms.client.ts';

/**
 * A list of the device's room, of which the last one is kept in memory alone: a device stores no names but those that
 * played on it.
 */
export function createRoomList<Item, Query = void>(
  ask: (room: string, query: Query, signal: AbortSignal) => Promise<ApiResult<readonly Item[]>>,
) {
  let last: { readonly room: string; readonly items: readonly Item[] } | null = null;
  const getKnown = (): readonly Item[] => (last !== null && last.room === getCurrentRoom() ? last.items : []);
  return {
    /** The list as far as this page knows it. */
    getKnown,
    /** Never throws: without a reply the known list stays. */
    load: async (query: Query, signal: AbortSignal): Promise<readonly Item[]> => {
      const room = getCurrentRoom();
      if (room === null) return [];
      const result = await ask(room, query, signal);
      if (result.ok) last = { room, items: result.value };
      return getKnown();
    },
  };
}
