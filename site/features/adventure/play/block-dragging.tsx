import type { ReactNode } from 'react';
import { type DragAnnouncements, type DragOptions, DragProvider } from '../../../shared/drag/drag-provider.tsx';
import { dragByGripOrHold, nextInOrder } from '../../../shared/drag/drag-sensors.client.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import type { BlockKind, Program } from '../program/program.ts';
import { type BlockPlace, findBlock, getBlockKind, listPlaces } from '../program/program-edit.ts';
import { getKindName } from '../run/describe-run.ts';

/** A block that is dragged: its id is null where it is a new one of the palette. */
export type DraggedBlock = { readonly id: string | null; readonly kind: BlockKind };

export type BlockDraggingProps = {
  program: Program;
  /** Returns whether the program has changed. */
  onDrop: (dragged: DraggedBlock, to: BlockPlace) => boolean;
  children: ReactNode;
};

const OPTIONS: DragOptions = { startConstraints: dragByGripOrHold, nextTarget: nextInOrder, insetPx: 0 };

/** Drag and drop of a program's blocks and of the palette's (docs/product.md §7.2). */
export function BlockDragging({ program, onDrop, children }: BlockDraggingProps) {
  const { announce } = useAdventureContext();
  const text = useText(adventureText);
  const { language } = useLanguage();
  const nameOf = ({ kind }: DraggedBlock) => getKindName(language, kind);

  /** A place as 'place 2 of 5', counted without the places inside of the dragged block. */
  function placeText({ id }: DraggedBlock, { parent, index }: BlockPlace): string {
    const places = listPlaces(program, id);
    const number = places.findIndex((place) => place.parent === parent && place.index === index) + 1;
    const around = parent === null ? null : findBlock(program, parent);
    return text.move.over(number, places.length, around && text.inside(getKindName(language, getBlockKind(around))));
  }

  const announcements: DragAnnouncements<DraggedBlock, BlockPlace> = {
    pickedUp: (dragged) => text.move.picked(nameOf(dragged)),
    // The first place is under the block when it is picked up: both are announced as one.
    over: (dragged, place, isFirst) =>
      `${isFirst ? `${text.move.picked(nameOf(dragged))} ` : ''}${placeText(dragged, place)}`,
    dropped: (dragged) => text.move.dropped(nameOf(dragged)),
    canceled: (dragged) => text.move.canceled(nameOf(dragged)),
  };

  return (
    <DragProvider
      options={OPTIONS}
      announcements={announcements}
      announce={announce}
      onDrop={({ source, target }) => onDrop(source, target)}
    >
      {children}
    </DragProvider>
  );
}
