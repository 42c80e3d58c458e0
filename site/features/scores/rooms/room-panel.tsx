import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { STORED_ROOMS_KEY, type StoredRooms } from '../../../shared/rooms/stored-rooms.ts';
import { isPersisted } from '../../../shared/storage/stored-text.client.ts';
import { RoomChange } from './room-change.tsx';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

/** Lazy, because it brings the QR library. */
const RoomShare = lazy(() => import('./room-share.tsx').then((module) => ({ default: module.RoomShare })));

type RoomPart = 'share' | 'change';

type RoomPanelProps = {
  readonly code: string;
  /** The stored rooms beside the current one. */
  readonly others: StoredRooms;
  /** True right after the device has entered the room: the focus moves to the room's name. */
  readonly takesFocus: boolean;
  readonly onEnter: (code: string) => void;
};

/** The current room, how to bring other devices into it, and how to change it. */
export function RoomPanel({ code, others, takesFocus, onEnter }: RoomPanelProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const [open, setOpen] = useState<RoomPart | null>(null);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const parts = [
    ['share', text.share],
    ['change', text.change],
  ] as const;
  return (
    <section aria-labelledby={`${id}-name`} className="rise mt-8 rounded-cut bg-teal-wash p-5 sm:p-6 print:hidden">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
          <Door />
          <div>
            <h2 id={`${id}-name`} ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {text.room(deriveRoomName(code)[language])}
            </h2>
            <p className="mt-1 max-w-prose max-sm:hidden">{text.lead}</p>
          </div>
          <p className="col-span-2 mt-2 sm:hidden">{text.lead}</p>
          {!isPersisted(STORED_ROOMS_KEY) && <p className="col-span-2 mt-2 max-w-prose font-bold">{text.notKept}</p>}
        </div>
        <div className="flex flex-wrap gap-2.5">
          {parts.map(([part, label]) => (
            <button
              key={part}
              type="button"
              aria-expanded={open === part}
              aria-controls={open === part ? id : undefined}
              onClick={() => setOpen(open === part ? null : part)}
              className="min-h-11 rounded-[1rem_1.3rem_1.1rem_1.4rem] border-2 border-ink bg-card px-4 py-1.5 font-display text-lg leading-tight hover:bg-honey-wash aria-expanded:bg-night aria-expanded:text-white"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {open !== null && (
        <div id={id} className="mt-5 border-teal-deep/30 border-t-2 border-dashed pt-5">
          {open === 'share' ? (
            <Suspense fallback={<div className="h-72" />}>
              <RoomShare code={code} />
            </Suspense>
          ) : (
            <RoomChange others={others} onEnter={onEnter} />
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
