import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { countBlocks, type Program } from '../program/program.ts';
import type { AdventureEvent } from '../state/adventure-state.ts';
import type { UndoHistory } from '../state/undo-history.ts';
import { adventureText } from '../text/adventure-text.ts';
import { ToolButton } from '../ui/tool-button.tsx';

type ProgramHeaderProps = {
  history: UndoHistory<Program>;
  isEditable: boolean;
  onEvent: (event: AdventureEvent) => void;
  announce: (text: string) => void;
  /** More buttons after clear. */
  children: ReactNode;
};

/** The program's title and number of blocks, with undo, redo and clear. */
export function ProgramHeader({ history, isEditable, onEvent, announce, children }: ProgramHeaderProps) {
  const text = useText(adventureText);
  const { past, present, future } = history;

  function change(event: AdventureEvent, announcement: string): void {
    onEvent(event);
    announce(announcement);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <div className="min-w-0 leading-tight">
        <h2 id="program-title" tabIndex={-1} className="text-lg outline-none sm:text-2xl">
          {text.program}
        </h2>
        <span className="text-ink-soft text-sm" data-block-count>
          {text.programOf(countBlocks(present))}
        </span>
      </div>
      <span className="ml-auto flex">
        <ToolButton
          mark="undo"
          name={text.undo}
          isDisabled={!isEditable || past.length === 0}
          onPress={() => change({ type: 'undo' }, text.move.undone(countBlocks(past.at(-1) ?? [])))}
        />
        <ToolButton
          mark="redo"
          name={text.redo}
          isDisabled={!isEditable || future.length === 0}
          onPress={() => change({ type: 'redo' }, text.move.redone(countBlocks(future[0] ?? [])))}
        />
        <ToolButton
          mark="clear"
          name={text.clear}
          isDisabled={!isEditable || present.length === 0}
          onPress={() => change({ type: 'edit', program: [] }, text.move.cleared)}
        />
        {children}
      </span>
    </div>
  );
}
