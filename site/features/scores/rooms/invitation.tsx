import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { isPupilsCode } from '../../../shared/times-tables/rooms/room.ts';
import { generateRoomCode } from '../../../shared/times-tables/rooms/stored-rooms.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { type Invitation, maskCode, parseInvitation } from './invitation-link.ts';
import { makeInvitationEndpoint, openInvitationEndpoint } from './invitations-api.ts';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

type OpenedInvitationProps = {
  /** The hash of the address that was opened. */
  readonly hash: string;
  /** The device's room, if any. */
  readonly current: string | null;
  /** Called with the room to enter; null to stay. */
  readonly onAnswer: (accepted: string | null) => void;
};

/** Asks the server for the room of an invitation, then asks whether the device may enter it. */
export function OpenedInvitation({ hash, current, onAnswer }: OpenedInvitationProps) {
  const text = useText(roomText);
  const { data, isError, refetch } = useQuery({
    queryKey: ['opened-invitation', hash],
    queryFn: ({ signal }) => openInvitation(hash, signal),
  });
  const stay = () => onAnswer(null);
  if (isError) {
    return (
      <InvitationNotice
        heading={text.notAsked}
        note={text.notAskedNote}
        answers={[
          [text.askAgain, () => void refetch()],
          [text.decline, stay],
        ]}
      />
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="mt-8">
        {text.opening}
      </p>
    );
  }
  if (data.kind === 'room') return <RoomInvitation roomCode={data.roomCode} current={current} onAnswer={onAnswer} />;
  const [heading, note] = data.kind === 'over' ? [text.over, text.overNote] : [text.badLink, text.badLinkNote];
  return <InvitationNotice heading={heading} note={note} answers={[[text.understood, stay]]} />;
}

type RoomInvitationProps = {
  readonly roomCode: string;
  /** The device's room, if any. */
  readonly current: string | null;
  /** Called with the room to enter; null to stay. */
  readonly onAnswer: (accepted: string | null) => void;
};

/**
 * Asks before the device enters the room of a link: its later quizzes are stored in that room, and a link may come from
 * anybody.
 */
function RoomInvitation({ roomCode, current, onAnswer }: RoomInvitationProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const isThere = roomCode === current;
  const announceArrival = useEffectEvent(() => {
    if (!isThere) return;
    showToast(text.alreadyIn(deriveRoomName(roomCode)[language]));
    onAnswer(null);
  });
  useEffect(() => announceArrival(), []);
  if (isThere) return null;
  return (
    <InvitationNotice
      heading={text.invitation(deriveRoomName(roomCode)[language])}
      note={isPupilsCode(roomCode) ? text.pupilsInvitationNote : text.invitationNote}
      moreNote={current === null ? undefined : text.staysToo(deriveRoomName(current)[language])}
      answers={[
        [text.accept, () => onAnswer(roomCode)],
        [text.decline, () => onAnswer(null)],
      ]}
    />
  );
}

type InvitationNoticeProps = {
  readonly heading: string;
  readonly note: string;
  readonly moreNote?: string | undefined;
  /** The buttons; the first is the one that most people want. */
  readonly answers: readonly (readonly [label: string, answer: () => void])[];
};

/** What became of an invitation. Takes the focus once. */
function InvitationNotice({ heading, note, moreNote, answers }: InvitationNoticeProps) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => focused.current?.focus(), []);
  return (
    <section aria-labelledby="invitation" className="sheet mt-8 bg-honey-wash p-5 sm:p-7 print:hidden">
      <h2 id="invitation" ref={focused} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {heading}
      </h2>
      <p className="mt-2 max-w-prose">{note}</p>
      {moreNote !== undefined && <p className="mt-1 max-w-prose">{moreNote}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {answers.map(([label, answer], index) => (
          <Button key={label} tone={index === 0 ? 'coral' : 'plain'} onClick={answer}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

export type MadeInvitation = { readonly invitation: Invitation; readonly endsAt: string };

/** Makes an invitation into a room. Rejects where the server did not take it. */
export async function makeInvitation(roomCode: string): Promise<MadeInvitation> {
  const invitation: Invitation = { id: generateRoomCode(), mask: generateRoomCode() };
  const body = { id: invitation.id, maskedCode: maskCode(roomCode, invitation.mask) };
  const result = await callEndpoint(makeInvitationEndpoint, { body });
  if (!result.ok) throw new Error(`The invitation was not made: ${describeFailure(result.failure)}`);
  return { invitation, endsAt: result.value.endsAt };
}

/** What became of the link of an invitation: `over` where it opens nothing any more. */
type OpenedLink = { readonly kind: 'bad' | 'over' } | { readonly kind: 'room'; readonly roomCode: string };

/** Asks for the room of an invitation. Rejects where the server did not answer. */
async function openInvitation(hash: string, signal: AbortSignal): Promise<OpenedLink> {
  const parsed = parseInvitation(hash);
  if (parsed.state === 'pupils') return { kind: 'room', roomCode: parsed.code };
  if (parsed.state !== 'read') return { kind: parsed.state === 'old' ? 'over' : 'bad' };
  const { id, mask } = parsed.invitation;
  const result = await callEndpoint(openInvitationEndpoint, { body: { id } }, { signal });
  if (result.ok) return { kind: 'room', roomCode: maskCode(result.value.maskedCode, mask) };
  if (result.failure.kind === 'refused' && result.failure.status === 404) return { kind: 'over' };
  throw new Error(`The invitation was not opened: ${describeFailure(result.failure)}`);
}
