import { useState } from 'react';
import { TableChoice } from '../../../shared/facts/table-choice.tsx';
import { formatTask } from '../../../shared/facts/table-task.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { PRESET_TABLES } from '../../../shared/players/players.ts';
import { changePlayer } from '../../../shared/players/players-store.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { classText } from './class-text.ts';

/** Sets the tables that are asked: for a child on this device, or by a link for whoever opens it. */
export function TaskPanel({ player }: { player: string | null }) {
  const text = useText(classText);
  const [tables, setTables] = useState<readonly number[]>(PRESET_TABLES);
  const [message, setMessage] = useState('');
  const address = () => `${location.origin}/multiplication-table#${formatTask(tables)}`;
  const choose = (next: readonly number[]) => {
    setMessage('');
    setTables(next);
  };
  return (
    <section aria-labelledby="task" className="mt-10 print:hidden">
      <h2 id="task" className="text-2xl">
        {text.task}
      </h2>
      <p className="mt-1 max-w-prose">{text.taskLead}</p>
      <fieldset className="mt-3">
        <legend className="sr-only">{text.taskTables}</legend>
        <TableChoice tables={tables} onChange={choose} nameOf={text.table} />
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-3">
        {player !== null && (
          <Button
            onClick={() => {
              changePlayer(player, (one) => ({ ...one, tables }));
              setMessage(text.taskSet);
            }}
          >
            <bdi>{text.taskHere(player)}</bdi>
          </Button>
        )}
        <Button
          tone="plain"
          onClick={() => void copyText(address()).then((isCopied) => setMessage(isCopied ? text.copied : address()))}
        >
          {text.copy}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7 wrap-anywhere">
        {message}
      </p>
    </section>
  );
}
