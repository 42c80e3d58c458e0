import { type FormEvent, useId, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { parseInvitation } from '../../../shared/rooms/invitation.ts';
import { parseRoom } from '../../../shared/rooms/room.ts';
import { generateRoomCode } from '../../../shared/rooms/stored-rooms.client.ts';
import type { StoredRooms } from '../../../shared/rooms/stored-rooms.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

type RoomChangeProps = {
  /** The stored rooms beside the current one. */
  readonly others: StoredRooms;
  readonly onEnter: (code: string) => void;
};

/** The ways into another room: by link or code, into a stored one, or into a new one. */
export function RoomChange({ others, onEnter }: RoomChangeProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  return (
    <div className="grid gap-6">
      <CodeForm onCode={onEnter} />
      {others.length > 0 && (
        <div>
          <h3 className="text-xl">{text.onThisDevice}</h3>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {others.map((code) => (
              <li key={code}>
                <Button tone="plain" onClick={() => onEnter(code)}>
                  {text.room(deriveRoomName(code)[language])}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button tone="plain" onClick={() => onEnter(generateRoomCode())}>
          {text.makeNew}
        </Button>
        <p className="mt-2 max-w-prose text-ink-soft">{text.makeNewNote}</p>
      </div>
    </div>
  );
}

function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const text = useText(roomText);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const invitation = parseInvitation(typed);
    if (invitation !== null) {
      // As if the link had been followed.
      window.location.hash = invitation;
      setTyped('');
      return;
    }
    const reading = parseRoom(typed);
    setBad(reading.state === 'bad');
    if (reading.state === 'read') onCode(reading.code);
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-display text-xl">
        {text.haveCode}
      </label>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <input
          id={id}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setBad(false);
          }}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-bad` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-12 min-w-0 max-w-xl grow basis-56 rounded-[1.1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 font-mono text-lg"
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {text.open}
        </Button>
      </div>
      <p id={`${id}-bad`} role="alert" className="mt-2 text-coral-deep empty:hidden">
        {isBad ? text.badCode : ''}
      </p>
    </form>
  );
}
