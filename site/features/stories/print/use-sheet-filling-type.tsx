import { type RefObject, useEffect } from 'react';
import { sheetFillingSize } from './type-fit.ts';

/** In points. The smallest is that of a paperback, the largest that of a first reader. */
const TYPE_SIZES = { min: 8.8, max: 15, step: 0.1 };
/** Of `.edition` on paper, in print-edition.css. */
const COLUMNS = 2;

/** Sets `--print-type` to the size with which the book fills its sheets, measured as it stands on paper. */
export function useSheetFillingType(flow: RefObject<HTMLDivElement | null>, setting: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `setting` names what changes the text's length
  useEffect(() => {
    let isCurrent = true;
    document.fonts.ready.then(() => {
      if (isCurrent && flow.current) fillSheets(flow.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [flow, setting]);
}

function fillSheets(flow: HTMLElement): void {
  const apply = (size: number) => flow.style.setProperty('--print-type', `${size}pt`);
  flow.dataset.onPaper = '';
  const size = sheetFillingSize(TYPE_SIZES, (size) => {
    apply(size);
    return pagesOf(flow);
  });
  apply(size);
  delete flow.dataset.onPaper;
}

/** Pages of a flow that is as high as a page: further columns overflow to the right. */
function pagesOf(flow: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(flow).columnGap);
  const column = (flow.clientWidth + gap) / COLUMNS;
  return Math.ceil(Math.round((flow.scrollWidth + gap) / column) / COLUMNS);
}
