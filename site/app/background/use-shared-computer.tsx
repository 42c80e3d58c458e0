import { SHARED_COMPUTER_KEY } from '../../shared/storage/shared-computer.ts';
import { useStoredText } from '../../shared/storage/use-stored-text.tsx';
import { useLateModule } from './use-late-module.tsx';

const start = ({ watchSharedComputer }: typeof import('../shared-computer/watch-shared-computer.client.ts')) =>
  watchSharedComputer();

/** Forgets each child on a computer that many children use (SharedComputerSetting). */
export function useSharedComputer(): void {
  const [shared] = useStoredText(SHARED_COMPUTER_KEY);
  useLateModule(() => import('../shared-computer/watch-shared-computer.client.ts'), shared === 'on' ? start : null);
}
