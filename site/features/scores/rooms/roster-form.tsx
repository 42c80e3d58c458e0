import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import {
  getRosterEndpoint,
  MAX_ROSTER_NAMES,
  saveRosterEndpoint,
} from '../../../shared/times-tables/api/roster-api.ts';
import { buildRoomHeader } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { formatNames, parseNames } from './roster.ts';
import { rosterText } from './roster-text.ts';

/**
 * The names that a room offers on its devices: shown as they are stored, and replaced by what is pasted.
 *
 * @param roomCode the room's own code
 */
export function Roster({ roomCode }: { roomCode: string }) {
  const text = useText(rosterText);
  const { data, isError, refetch } = useQuery({
    queryKey: ['roster', roomCode],
    queryFn: ({ signal }) => loadRoster(roomCode, signal),
    // Each opening loads them: a child's records, and so its name, may have been deleted meanwhile.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div>
      <p className="max-w-prose">{text.lead}</p>
      <p className="mt-2 max-w-prose">{text.note}</p>
      {data !== undefined && <RosterForm roomCode={roomCode} stored={data} />}
      {data === undefined && (
        <p role="status" className="mt-4">
          {isError ? text.notLoaded : text.loading}
        </p>
      )}
      {data === undefined && isError && (
        <Button className="mt-3" onClick={() => void refetch()}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}

function RosterForm({ roomCode, stored }: { roomCode: string; stored: readonly string[] }) {
  const text = useText(rosterText);
  const id = useId();
  const [typed, setTyped] = useState(() => formatNames(stored));
  // By default a mutation waits while the browser reports that it is offline.
  const save = useMutation({
    mutationFn: (names: readonly string[]) => saveRoster(roomCode, names),
    networkMode: 'always',
    onSuccess: (saved) => setTyped(formatNames(saved)),
  });
  const { names, isCut } = parseNames(typed);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate(names);
  }
  return (
    <form onSubmit={submit} className="mt-4">
      <label htmlFor={id} className="font-display text-xl">
        {text.field}
      </label>
      <textarea
        id={id}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          save.reset();
        }}
        readOnly={save.isPending}
        rows={8}
        aria-describedby={`${id}-count`}
        translate="no"
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        className="mt-2 block w-full max-w-xl rounded-[1.1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 py-2 font-name text-lg"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={save.isPending || (names.length === 0 && stored.length === 0 && save.isIdle)}>
          {text.save}
        </Button>
        <p id={`${id}-count`}>{names.length > 0 && text.count(names.length)}</p>
      </div>
      <p role="status" className="mt-2 min-h-7 max-w-prose">
        {save.isError
          ? text.failed
          : save.isSuccess
            ? names.length > 0
              ? text.saved
              : text.emptied
            : isCut && text.tooMany(MAX_ROSTER_NAMES)}
      </p>
    </form>
  );
}

async function loadRoster(roomCode: string, signal: AbortSignal): Promise<readonly string[]> {
  const result = await callEndpoint(getRosterEndpoint, { headers: buildRoomHeader(roomCode) }, { signal });
  if (result.ok) return result.value.names;
  throw new Error(`The names of the room did not load: ${describeFailure(result.failure)}`);
}

/** Returns the names as they are stored. Rejects where the server did not take them. */
async function saveRoster(roomCode: string, names: readonly string[]): Promise<readonly string[]> {
  const result = await callEndpoint(saveRosterEndpoint, { headers: buildRoomHeader(roomCode), body: { names } });
  if (result.ok) return result.value.names;
  throw new Error(`The names of the room were not saved: ${describeFailure(result.failure)}`);
}
