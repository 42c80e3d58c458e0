import { useMutation } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { isPersisted } from '../../../shared/storage/stored-text.client.ts';
import {
  isPupilsCode,
  parseRoom,
  STORED_ROOMS_KEY,
  type StoredRooms,
} from '../../../shared/times-tables/rooms/room.ts';
import { enterStoredRoom, generateRoomCode } from '../../../shared/times-tables/rooms/stored-rooms.client.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { makeInvitation, OpenedInvitation } from './invitation.tsx';
import { findInvitationHash } from './invitation-link.ts';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';
import type { ArrivedInvitation, RoomState } from './use-room.tsx';

type RoomSectionProps = {
  readonly room: Extract<RoomState, { kind: 'in-none' | 'in-room' }>;
  readonly invitation: ArrivedInvitation;
};

/** The current room, and the invitation of a link. */
export function RoomSection({ room, invitation: { hash, answered } }: RoomSectionProps) {
  const text = useText(roomText);
  const [entered, setEntered] = useState<string | null>(null);
  const current = room.kind === 'in-room' ? room.roomCode : null;
  const enter = (roomCode: string) => {
    enterStoredRoom(roomCode);
    setEntered(roomCode);
  };
  const answer = (accepted: string | null) => {
    if (accepted !== null) enter(accepted);
    else setEntered(current);
    answered();
  };
  const hasEntered = current !== null && entered === current && hash === null;
  return (
    <>
      {hash !== null && <OpenedInvitation key={hash} hash={hash} current={current} onAnswer={answer} />}
      {/* Where the invitation stood: a child has come to play, not to read the report. */}
      {hasEntered && isPupilsCode(current) && (
        <p className="mt-8 print:hidden">
          <ButtonLink to="/multiplication-table" tone="coral">
            {text.toTables}
          </ButtonLink>
        </p>
      )}
      {room.kind === 'in-room' && (
        <RoomPanel
          key={room.roomCode}
          roomCode={room.roomCode}
          others={room.others}
          takesFocus={hasEntered}
          onEnter={enter}
        />
      )}
    </>
  );
}

/** Lazy, because they bring the QR library. */
const PupilsShare = lazy(() => import('./room-share.tsx').then((module) => ({ default: module.PupilsShare })));
const GrownUpsShare = lazy(() => import('./room-share.tsx').then((module) => ({ default: module.GrownUpsShare })));

/** Lazy: it is used once a year. */
const Roster = lazy(() => import('./roster-form.tsx').then((module) => ({ default: module.Roster })));

type RoomPart = 'pupils' | 'grown-ups' | 'names' | 'change';

type RoomPanelProps = {
  readonly roomCode: string;
  /** The stored rooms beside the current one. */
  readonly others: StoredRooms;
  /** True right after the device has entered the room: the focus moves to the room's name. */
  readonly takesFocus: boolean;
  readonly onEnter: (roomCode: string) => void;
};

/** The current room, how to bring other devices into it, and how to change it. */
function RoomPanel({ roomCode, others, takesFocus, onEnter }: RoomPanelProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const [open, setOpen] = useState<RoomPart | null>(null);
  // By default a mutation waits while the browser reports that it is offline.
  const invitation = useMutation({ mutationFn: () => makeInvitation(roomCode), networkMode: 'always' });
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isPupils = isPupilsCode(roomCode);
  const lead = isPupils ? text.pupilsLead : text.lead;
  const ownParts: readonly (readonly [RoomPart, string])[] = isPupils
    ? []
    : [
        ['pupils', text.shareWithPupils],
        ['grown-ups', text.shareWithGrownUps],
        ['names', text.names],
      ];
  function toggle(part: RoomPart): void {
    setOpen(open === part ? null : part);
    if (part === 'grown-ups' && (invitation.isIdle || invitation.isError)) invitation.mutate();
  }
  return (
    <section aria-labelledby={`${id}-name`} className="rise mt-8 rounded-cut bg-teal-wash p-5 sm:p-6 print:hidden">
      <div className="grid gap-4">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
          <Door />
          <div>
            <h2 id={`${id}-name`} ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {text.room(deriveRoomName(roomCode)[language])}
            </h2>
            <p className="mt-1 max-w-prose max-sm:hidden">{lead}</p>
          </div>
          <p className="col-span-2 mt-2 sm:hidden">{lead}</p>
          {!isPersisted(STORED_ROOMS_KEY) && (
            <p className="col-span-2 mt-2 max-w-prose font-bold">{isPupils ? text.pupilsNotKept : text.notKept}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2.5">
          {[...ownParts, ['change', text.change] as const].map(([part, label]) => (
            <button
              key={part}
              type="button"
              aria-expanded={open === part}
              aria-controls={open === part ? id : undefined}
              onClick={() => toggle(part)}
              className="min-h-11 rounded-[1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 py-1.5 font-display text-lg leading-tight hover:bg-honey-wash aria-expanded:bg-night aria-expanded:text-white"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {open !== null && (
        <div id={id} className="mt-5 border-teal-deep/30 border-t-2 border-dashed pt-5">
          {open === 'change' ? (
            <RoomChange others={others} onEnter={onEnter} />
          ) : (
            <Suspense fallback={<div className="h-72" />}>
              {open === 'pupils' && <PupilsShare roomCode={roomCode} />}
              {open === 'names' && <Roster roomCode={roomCode} />}
              {open === 'grown-ups' && (
                <GrownUpsShare
                  roomCode={roomCode}
                  made={invitation.data}
                  isError={invitation.isError}
                  onRetry={() => invitation.mutate()}
                />
              )}
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

function Door() {
  return (
    <svg
      viewBox="0 0 56 64"
      aria-hidden="true"
      className="h-16 w-14 shrink-0"
      stroke="var(--color-ink)"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M5 61c-1-18-2-30 3-42C12 9 19 4 28 3c10 0 17 6 20 16 4 13 4 26 3 42Z" fill="var(--color-wood)" />
      <path d="M12 61c-1-17-1-27 3-37 3-8 7-12 13-12s11 4 13 12c3 10 4 21 3 37Z" fill="var(--color-teal)" />
      <path d="M28 13v47M12.500 38c10 .8 21 .8 31 0" fill="none" opacity=".45" />
      <circle cx="37" cy="42" r="2.600" fill="var(--color-honey)" />
      <path d="M22 27c0-4 2.500-6.500 6-6.500s6 2.500 6 6.500-2.500 6-6 6-6-2-6-6Z" fill="var(--color-honey)" />
      <path d="M2 61.500h52" fill="none" />
    </svg>
  );
}

type RoomChangeProps = {
  /** The stored rooms beside the current one. */
  readonly others: StoredRooms;
  readonly onEnter: (roomCode: string) => void;
};

/** The ways into another room: by link or code, into a stored one, or into a new one. */
function RoomChange({ others, onEnter }: RoomChangeProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  return (
    <div className="grid gap-6">
      <CodeForm onCode={onEnter} />
      {others.length > 0 && (
        <div>
          <h3 className="text-xl">{text.onThisDevice}</h3>
          <ul className="mt-2 flex flex-wrap gap-2.5">
            {others.map((roomCode) => (
              <li key={roomCode}>
                <Button tone="plain" onClick={() => onEnter(roomCode)}>
                  {(isPupilsCode(roomCode) ? text.roomForPupils : text.room)(deriveRoomName(roomCode)[language])}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <Button tone="plain" onClick={() => onEnter(generateRoomCode())}>
          {text.makeNew}
        </Button>
        <p className="mt-2 max-w-prose text-ink-soft">{text.makeNewNote}</p>
      </div>
    </div>
  );
}

function CodeForm({ onCode }: { onCode: (roomCode: string) => void }) {
  const text = useText(roomText);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isBad, setBad] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const hash = findInvitationHash(typed);
    if (hash !== null) {
      // As if the link had been followed.
      window.location.hash = hash;
      setTyped('');
      return;
    }
    const parsed = parseRoom(typed);
    setBad(parsed.state === 'bad');
    if (parsed.state === 'read') onCode(parsed.code);
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="font-display text-xl">
        {text.haveCode}
      </label>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <input
          id={id}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setBad(false);
          }}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-bad` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-12 min-w-0 max-w-xl grow basis-56 rounded-[1.1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 font-mono text-lg"
        />
        <Button type="submit" disabled={typed.trim() === ''}>
          {text.open}
        </Button>
      </div>
      <p id={`${id}-bad`} role="alert" className="mt-2 text-coral-deep empty:hidden">
        {isBad ? text.badCode : ''}
      </p>
    </form>
  );
}
