import { type DragAnnouncements, type DragOptions, DragProvider } from '../../../shared/drag/drag-provider.tsx';
import { dragByGripOrHold, nextInOrder } from '../../../shared/drag/list-drag.client.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { listDropSlots } from '../program/drop-slots.ts';
import { findBlock, getBlockKind } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';
import { adventureText } from '../text/adventure-text.ts';
import type { BlockDraggingProps } from './block-dragging-context.tsx';
import { isPaletteDragId, parseDragId } from './drag-ids.ts';

/** Keys press a block of the palette, which adds it. */
const OPTIONS: DragOptions = {
  startConstraints: dragByGripOrHold,
  nextTarget: nextInOrder,
  insetPx: 0,
  ignoresKeys: isPaletteDragId,
};

/** Drag and drop of a program's blocks and of the palette's (docs/product.md §7.2). */
export function BlockDragging({ program, onDrop, announce, children }: BlockDraggingProps) {
  const text = useText(adventureText);
  const { language } = useLanguage();

  function nameOf(dragId: string): string {
    const dragged = parseDragId(dragId);
    if (dragged && 'kind' in dragged) return getKindName(language, dragged.kind);
    const block = dragged && findBlock(program, dragged.id);
    return block ? getKindName(language, getBlockKind(block)) : '';
  }

  /** A slot as 'place 2 of 5', counted without the slots inside of the dragged block. */
  function slotText(dragId: string, slotId: string): string {
    const dragged = parseDragId(dragId);
    const block = dragged && 'id' in dragged ? findBlock(program, dragged.id) : null;
    const own = block?.kind === 'repeat' ? listDropSlots(block.steps, block.id).map(({ id }) => id) : [];
    const slots = listDropSlots(program).filter(({ id }) => !own.includes(id));
    const at = slots.findIndex(({ id }) => id === slotId);
    const slot = slots[at];
    if (!slot) return '';
    const around = slot.place.parent === null ? null : findBlock(program, slot.place.parent);
    return text.move.over(at + 1, slots.length, around && text.inside(getKindName(language, getBlockKind(around))));
  }

  const announcements: DragAnnouncements = {
    pickedUp: (dragId) => text.move.picked(nameOf(dragId)),
    // The first slot is under the block when it is picked up: both are announced as one.
    over: (dragId, slotId, isFirst) => {
      const slot = slotText(dragId, slotId);
      return isFirst && slot !== '' ? `${text.move.picked(nameOf(dragId))} ${slot}` : slot;
    },
    dropped: (dragId) => text.move.dropped(nameOf(dragId)),
    canceled: (dragId) => text.move.canceled(nameOf(dragId)),
  };

  return (
    <DragProvider
      options={OPTIONS}
      announcements={announcements}
      announce={announce}
      onDrop={({ sourceId, targetId }) => {
        const dragged = parseDragId(sourceId);
        const slot = listDropSlots(program).find(({ id }) => id === targetId);
        return dragged !== null && slot !== undefined && onDrop(dragged, slot.place);
      }}
    >
      {children}
    </DragProvider>
  );
}
