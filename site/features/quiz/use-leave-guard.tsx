import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';

type LeaveGuard = {
  /** Whether the question is open. */
  readonly isOpen: boolean;
  /** Asks first, where a quiz is running; then, or at once, does what was asked for. */
  readonly leave: (then: () => void) => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks once before a running quiz is left: by a tab of the page, a link, the back button or a reload. */
export function useLeaveGuard(isRunning: boolean): LeaveGuard {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // The address is left before this page is: who goes back in between comes to the quiz, and is not asked again.
    return isRunning && currentLocation.pathname === pathname && nextLocation.pathname !== pathname;
  });

  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);

  return {
    isOpen: waiting !== null || blocker.state === 'blocked',
    leave: (then) => {
      if (isRunning) setWaiting(() => then);
      else then();
    },
    onLeave: () => {
      waiting?.();
      setWaiting(null);
      if (blocker.state === 'blocked') blocker.proceed();
    },
    onStay: () => {
      setWaiting(null);
      if (blocker.state === 'blocked') blocker.reset();
    },
  };
}
