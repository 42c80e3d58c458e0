import { type ReactNode, useEffect, useState } from 'react';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { getRosterEndpoint } from '../../../shared/times-tables/api/roster-api.ts';
import { usePlayers } from '../../../shared/times-tables/players/use-players.tsx';
import { buildRoomHeader } from '../../../shared/times-tables/rooms/room.ts';
import { CHIPS_SHOWN, NameChip } from './name-chip.tsx';
import { createRoomListHook } from './room-list-hook.tsx';
import { rosterChipsText } from './roster-chips-text.ts';

const useRoster = createRoomListHook(async (roomCode, _, signal) => {
  const result = await callEndpoint(getRosterEndpoint, { headers: buildRoomHeader(roomCode) }, { signal });
  return result.ok ? { ...result, value: result.value.names } : result;
});

/**
 * The names of the room's roster, beside those of this device; nothing where there are none, or none
 * could be loaded. Many scroll in a frame of their own, so that the start button stays near.
 *
 * @param typed what stands in the name's field: chips that arrive meanwhile would move the button under the finger
 */
export function RosterChips({ typed, onChoose }: { typed: string; onChoose: (name: string) => void }): ReactNode {
  const text = useText(rosterChipsText);
  const names = useRoster();
  const [isShown, setShown] = useState(names.length > 0);
  const onDevice = usePlayers()
    .slice(0, CHIPS_SHOWN)
    .map(({ name }) => name);
  useEffect(() => {
    if (names.length > 0 && typed === '') setShown(true);
  }, [names, typed]);
  const others = names.filter((name) => !onDevice.includes(name));
  if (!isShown || others.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form of its own
    <div
      role="group"
      aria-label={text.names}
      className="-mx-1 mt-1 flex max-h-[60svh] flex-wrap gap-2 overflow-y-auto p-1"
    >
      {others.map((name) => (
        <NameChip key={name} name={name} isChosen={name === typed} onChoose={onChoose} />
      ))}
    </div>
  );
}
