import type { RefObject } from 'react';
import { useAfterChange } from '../../../shared/page/use-after-change.tsx';
import { fillSheets } from './fill-sheets.client.ts';

/** Matches windows so wide that their device is taken for one that prints. */
const PRINTING_DEVICE = '(min-width: 48rem)';

/**
 * Sets type and pictures so large that the book fills its sheets, measured as it stands on paper. A phone measures only
 * when it prints: it takes some hundred milliseconds there.
 */
export function useSheetFillingType(flow: RefObject<HTMLDivElement | null>, setting: string): void {
  // `setting` names what changes the text's length.
  useAfterChange([flow, setting], () => {
    let isFilled = false;
    const fill = () => {
      if (isFilled || !flow.current) return;
      isFilled = true;
      fillSheets(flow.current);
    };
    window.addEventListener('beforeprint', fill);
    let isCurrent = true;
    if (matchMedia(PRINTING_DEVICE).matches) document.fonts.ready.then(() => isCurrent && fill());
    return () => {
      isCurrent = false;
      window.removeEventListener('beforeprint', fill);
    };
  });
}
