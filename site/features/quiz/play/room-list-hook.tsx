import { useEffect, useState } from 'react';
import type { ApiResult } from '../../../shared/api/api.client.ts';
import { getCurrentRoomCode } from '../../../shared/times-tables/rooms/stored-rooms.client.ts';

/**
 * Creates a hook that loads a list of the device's room. The last one is kept in memory alone: a device stores no names
 * but those that played on it. Without a reply the known list stays.
 */
export function createRoomListHook<Item, Query = void>(
  ask: (roomCode: string, query: Query, signal: AbortSignal) => Promise<ApiResult<readonly Item[]>>,
): (query: Query) => readonly Item[] {
  let last: { readonly roomCode: string; readonly items: readonly Item[] } | null = null;
  const getKnown = (): readonly Item[] => (last !== null && last.roomCode === getCurrentRoomCode() ? last.items : []);

  async function load(query: Query, signal: AbortSignal): Promise<void> {
    const roomCode = getCurrentRoomCode();
    if (roomCode === null) return;
    const result = await ask(roomCode, query, signal);
    if (result.ok) last = { roomCode, items: result.value };
  }

  return (query) => {
    const [items, setItems] = useState(getKnown);
    useEffect(() => {
      const left = new AbortController();
      void load(query, left.signal).then(() => !left.signal.aborted && setItems(getKnown()));
      return () => left.abort();
    }, [query]);
    return items;
  };
}
