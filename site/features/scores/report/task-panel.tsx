import { useState } from 'react';
import { TableChoice } from '../../../shared/facts/table-choice.tsx';
import { formatTask } from '../../../shared/facts/table-task.ts';
import { PRESET_TABLES } from '../../../shared/facts/tables.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { changePlayer } from '../../../shared/players/players-store.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { RoomTasks } from '../tasks/room-tasks.tsx';
import { taskText } from '../tasks/task-text.ts';

/**
 * Sets the tables that are asked: in a room for everybody or one child, in the open list for a child on this device, and
 * in both by a link for whoever opens it.
 *
 * @param room the room's code; null in the open list
 */
export function TaskPanel({ player, room }: { player: string | null; room: string | null }) {
  const text = useText(taskText);
  const [tables, setTables] = useState<readonly number[]>(PRESET_TABLES);
  const [message, setMessage] = useState('');
  const address = () => `${location.origin}/multiplication-table#${formatTask(tables)}`;
  const choose = (next: readonly number[]) => {
    setMessage('');
    setTables(next);
  };
  const copyLink = () => void copyText(address()).then((isCopied) => setMessage(isCopied ? text.copied : address()));
  return (
    <section aria-labelledby="task" className="mt-10 print:hidden">
      <h2 id="task" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-1 max-w-prose">{room === null ? text.lead : text.roomLead}</p>
      <fieldset className="mt-3">
        <legend className="sr-only">{text.tables}</legend>
        <TableChoice tables={tables} onChange={choose} nameOf={text.table} />
      </fieldset>
      {room === null ? (
        <>
          <div className="mt-4 flex flex-wrap gap-3">
            {player !== null && (
              <Button
                onClick={() => {
                  changePlayer(player, (one) => ({ ...one, tables }));
                  setMessage(text.isSetHere);
                }}
              >
                <bdi className="font-name font-semibold">{text.setHere(player)}</bdi>
              </Button>
            )}
            <Button tone="plain" onClick={copyLink}>
              {text.copy}
            </Button>
          </div>
          <p className="mt-3 max-w-prose text-ink-soft">{text.openNote}</p>
        </>
      ) : (
        <RoomTasks room={room} player={player} tables={tables} onCopyLink={copyLink} />
      )}
      <p role="status" className="mt-2 min-h-7 wrap-anywhere">
        {message}
      </p>
    </section>
  );
}
