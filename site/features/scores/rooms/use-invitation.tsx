import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type RoomReading, roomInHash } from '../../../shared/room.ts';

const NONE: RoomReading = { state: 'none' };

export type Invitation = {
  /** What the link said that was opened last; none once it has been answered. */
  readonly reading: RoomReading;
  /** Whether one is on the screen, or still in the address. */
  readonly isPending: boolean;
  readonly answered: () => void;
};

/**
 * The room in the link that this page was opened with. The code is taken out of the address at once: over a shoulder, in a
 * screenshot or in the browser's history it would be a key for anybody.
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
