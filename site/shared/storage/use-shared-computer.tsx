import { useStoredText } from './use-stored-text.tsx';

/** Whether children who do not know each other share this computer (in a school, a library), and its setter. */
export function useIsComputerShared(): readonly [boolean, (isShared: boolean) => void] {
  const [stored, store] = useStoredText('story-forest.shared-computer');
  return [stored === 'on', (isShared) => store(isShared ? 'on' : null)];
}
