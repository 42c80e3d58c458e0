import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { BlockKind, Program } from '../program/program.ts';
import type { Place } from '../program/program-edit.ts';

/** What is dragged: a block of the program, or a new one out of the palette. */
export type Dragged = { readonly id: string } | { readonly kind: BlockKind };

export type DragProviderProps = {
  program: Program;
  /** Whether the program is another one now. */
  onDrop: (dragged: Dragged, to: Place) => boolean;
  announce: (text: string) => void;
  children: ReactNode;
};

type ElementRef = (element: Element | null) => void;

/** What a block, a gap and the palette need for dragging. The library behind it comes after the page. */
export type DragParts = {
  readonly Provider: ComponentType<DragProviderProps>;
  readonly useBlock: (id: string, isDisabled: boolean) => { ref: ElementRef; handleRef: ElementRef };
  /** `id` as in `gapsOf`; `around`: the repeats that the gap is inside of. */
  readonly useGap: (id: string, around: readonly string[]) => { ref: ElementRef; isTarget: boolean };
  readonly usePaletteBlock: (kind: BlockKind, isDisabled: boolean) => { ref: ElementRef };
};

const nowhere = () => {};

/** Until the library is there blocks are tapped, not dragged. */
export const withoutDragging: DragParts = {
  Provider: ({ children }) => children,
  useBlock: () => ({ ref: nowhere, handleRef: nowhere }),
  useGap: () => ({ ref: nowhere, isTarget: false }),
  usePaletteBlock: () => ({ ref: nowhere }),
};

export const DragPartsContext = createContext<DragParts>(withoutDragging);

export function useDragParts(): DragParts {
  return use(DragPartsContext);
}
