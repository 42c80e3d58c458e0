import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Program } from '../program/program.ts';
import type { Place } from '../program/program-edit.ts';
import type { DraggedBlock } from './drag-ids.ts';

export type BlockDraggingProps = {
  program: Program;
  /** Returns whether the program has changed. */
  onDrop: (dragged: DraggedBlock, to: Place) => boolean;
  announce: (text: string) => void;
  children: ReactNode;
};

/** Provides dragging. Until it is loaded, blocks are added by a tap only. */
export const BlockDraggingContext = createContext<ComponentType<BlockDraggingProps>>(({ children }) => children);

export const loadBlockDragging = () => import('./block-dragging.tsx').then(({ BlockDragging }) => BlockDragging);
