import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { callEndpoint } from '../../../shared/api/api.client.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { setTaskEndpoint } from '../../../shared/times-tables/api/tasks-api.ts';
import { FactDots } from '../../../shared/times-tables/facts/fact-dots.tsx';
import { keepSumsWhole } from '../../../shared/times-tables/facts/fact-form.ts';
import { getFactTip } from '../../../shared/times-tables/facts/fact-tip.ts';
import { getFact } from '../../../shared/times-tables/facts/times-fact.ts';
import { buildRoomHeader } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { FactGroup } from './groups.ts';
import { groupsText } from './groups-text.ts';

/**
 * The groups of a class, each with a button that assigns its tables to the children of it, and strips to print.
 *
 * @param roomCode the room's code; null in the open list, which has no assignments
 */
export function ClassGroups({ groups, roomCode }: { groups: readonly FactGroup[]; roomCode: string | null }) {
  const text = useText(groupsText);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (isPrinting) printPage(() => setPrinting(false));
  }, [isPrinting]);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="groups" className="mt-10 print:hidden">
      <h2 id="groups" className="text-2xl">
        {text.title}
      </h2>
      <p className="mt-1 max-w-prose">{text.lead}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.tree.name} group={group} roomCode={roomCode} />
        ))}
      </ul>
      <Button tone="plain" className="mt-4" onClick={() => setPrinting(true)}>
        {text.print}
      </Button>
      {isPrinting && createPortal(<Strips groups={groups} />, document.body)}
    </section>
  );
}

function Group({ group, roomCode }: { group: FactGroup; roomCode: string | null }) {
  const text = useText(groupsText);
  const { tree, names } = group;
  return (
    <li className="rounded-cut bg-honey-wash p-5">
      <h3 className="text-xl">{keepSumsWhole(text.need(names.length, tree.name))}</h3>
      <p className="mt-1 wrap-anywhere font-name" translate="no">
        <bdi>{names.join(', ')}</bdi>
      </p>
      {roomCode !== null && <AssignButton group={group} roomCode={roomCode} />}
    </li>
  );
}

function AssignButton({ group: { tree, names }, roomCode }: { group: FactGroup; roomCode: string }) {
  const text = useText(groupsText);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const tables = [...new Set([tree.low, tree.high])];

  /** One child after the other: a lost reply must not set more than was asked for. */
  async function assign(): Promise<void> {
    setBusy(true);
    let done = 0;
    for (const playerName of names) {
      const result = await callEndpoint(setTaskEndpoint, {
        headers: buildRoomHeader(roomCode),
        body: { playerName, tables },
      });
      if (!result.ok) break;
      done += 1;
    }
    await client.invalidateQueries({ queryKey: ['tasks', roomCode] });
    setBusy(false);
    setMessage(text.assigned(done, names.length));
  }

  return (
    <>
      <Button tone="plain" className="mt-3" disabled={isBusy} onClick={() => void assign()}>
        {text.assign(tables)}
      </Button>
      <p role="status" className="mt-1 min-h-7">
        {message}
      </p>
    </>
  );
}

/** A strip for each group, to cut out: the fact, its dots, the way to it, and who it is for. */
function Strips({ groups }: { groups: readonly FactGroup[] }) {
  const { language } = useLanguage();
  return (
    <section className="printed-alone hidden print:block">
      {groups.map(({ tree, names }) => {
        const tip = getFactTip(getFact(tree.high, tree.low));
        return (
          <div
            key={tree.name}
            className="grid break-inside-avoid grid-cols-[3cm_1fr] items-center gap-6 border-ink border-b-2 border-dashed py-5"
          >
            <FactDots split={tip.split} className="max-h-[3cm] w-full" />
            <div>
              <p className="font-display text-4xl">{tree.name} =</p>
              <p className="mt-1 text-lg">{keepSumsWhole(tip.questions[language])}</p>
              <p className="mt-2 wrap-anywhere font-name text-sm" translate="no">
                <bdi>{names.join(', ')}</bdi>
              </p>
            </div>
          </div>
        );
      })}
    </section>
  );
}
