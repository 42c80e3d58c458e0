import { useMemo } from 'react';
import { useStoredText } from '../../storage/use-stored-text.tsx';
import { type Players, parsePlayers } from './players.ts';
import { PLAYERS_KEY } from './players-key.ts';

/** The players who are stored on this device; nobody until the page is hydrated. */
export function usePlayers(): Players {
  const [stored] = useStoredText(PLAYERS_KEY);
  return useMemo(() => parsePlayers(stored), [stored]);
}
