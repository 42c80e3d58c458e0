import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Small enough for the page itself; what an invitation holds is read once it is shown (shared/rooms/invitation.ts). */
const INVITATION = /^#(?:invitation|room)=/;

export type ArrivedInvitation = {
  /** The hash of the address that was opened, until the invitation is answered. */
  readonly hash: string | null;
  /** Whether an invitation is shown, or still in the address. */
  readonly isPending: boolean;
  readonly answered: () => void;
};

/**
 * The invitation in the address of the page. It is removed from the address at once, because anybody who sees it on the
 * screen or in a screenshot could enter the room. The browser's history may keep the link, which ends after a week.
 */
export function useInvitation(): ArrivedInvitation {
  const location = useLocation();
  const navigate = useNavigate();
  const [hash, setHash] = useState<string | null>(null);
  const arrives = INVITATION.test(location.hash);
  useEffect(() => {
    if (!arrives) return;
    setHash(location.hash);
    void navigate({ hash: '' }, { replace: true });
  }, [arrives, location.hash, navigate]);
  return { hash, isPending: hash !== null || arrives, answered: useCallback(() => setHash(null), []) };
}
