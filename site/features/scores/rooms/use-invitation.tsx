import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type RoomReading, roomInHash } from '../../../shared/rooms/room.ts';

const NONE: RoomReading = { state: 'none' };

export type Invitation = {
  /** The room code of the link, until the invitation is answered. */
  readonly reading: RoomReading;
  /** Whether an invitation is shown, or still in the address. */
  readonly isPending: boolean;
  readonly answered: () => void;
};

/**
 * The invitation in the address of the page. The code is removed from the address at once, because anybody who sees it on
 * the screen, in a screenshot or in the history could enter the room.
 */
export function useInvitation(): Invitation {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [reading, setReading] = useState(NONE);
  useEffect(() => {
    const arrived = roomInHash(hash);
    if (arrived.state === 'none') return;
    setReading(arrived);
    void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return {
    reading,
    isPending: reading.state === 'read' || roomInHash(hash).state === 'read',
    answered: useCallback(() => setReading(NONE), []),
  };
}
