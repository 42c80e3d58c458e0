import { useState } from 'react';
import { enterStoredRoom } from '../../../shared/rooms/stored-rooms.client.ts';
import { OpenedInvitation } from './opened-invitation.tsx';
import { RoomPanel } from './room-panel.tsx';
import type { RoomState } from './room-state.ts';
import type { ArrivedInvitation } from './use-invitation.tsx';

type RoomSectionProps = {
  readonly room: Extract<RoomState, { kind: 'in-none' | 'in-room' }>;
  readonly invitation: ArrivedInvitation;
};

/** The current room, and the invitation of a link. */
export function RoomSection({ room, invitation: { hash, answered } }: RoomSectionProps) {
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
      {hash !== null && <OpenedInvitation key={hash} hash={hash} current={current} onAnswer={answer} />}
      {room.kind === 'in-room' && (
        <RoomPanel
          key={room.code}
          code={room.code}
          others={room.others}
          takesFocus={entered === room.code && hash === null}
          onEnter={enter}
        />
      )}
    </>
  );
}
