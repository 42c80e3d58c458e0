import { createContext, useContext } from 'react';
import type { AdventureEvent } from './adventure-state.ts';
import type { AdventureSettings } from './use-adventure.tsx';
import type { useAdventureNavigation } from './use-adventure-navigation.tsx';

type AdventureContextValue = ReturnType<typeof useAdventureNavigation> & {
  readonly settings: AdventureSettings;
  readonly send: (event: AdventureEvent) => void;
  readonly announce: (text: string) => void;
};

export const AdventureContext = createContext<AdventureContextValue | null>(null);

/** What every part of the adventure shares. */
export function useAdventureContext(): AdventureContextValue {
  const value = useContext(AdventureContext);
  if (!value) throw new Error('outside of the adventure');
  return value;
}
