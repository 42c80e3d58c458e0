import { useState } from 'react';
import { enterStoredRoom } from '../../../shared/rooms/stored-rooms.client.ts';
import { RoomInvitation } from './room-invitation.tsx';
import { RoomPanel } from './room-panel.tsx';
import type { RoomState } from './room-state.ts';
import type { Invitation } from './use-invitation.tsx';

type RoomSectionProps = {
  readonly room: Extract<RoomState, { kind: 'in-none' | 'in-room' }>;
  readonly invitation: Invitation;
};

/** The current room, and the invitation of a link. */
export function RoomSection({ room, invitation: { reading, answered } }: RoomSectionProps) {
  const [entered, setEntered] = useState<string | null>(null);
  const current = room.kind === 'in-room' ? room.code : null;
  const enter = (code: string) => {
    enterStoredRoom(code);
    setEntered(code);
  };
  const answer = (accepted: string | null) => {
    if (accepted !== null) enter(accepted);
    else setEntered(current);
    answered();
  };
  return (
    <>
      {reading.state !== 'none' && (
        <RoomInvitation
          key={reading.state === 'read' ? reading.code : 'bad'}
          code={reading.state === 'read' ? reading.code : null}
          current={current}
          onAnswer={answer}
        />
      )}
      {room.kind === 'in-room' && (
        <RoomPanel
          key={room.code}
          code={room.code}
          others={room.others}
          takesFocus={entered === room.code && reading.state === 'none'}
          onEnter={enter}
        />
      )}
    </>
  );
}
