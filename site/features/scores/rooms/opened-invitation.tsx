import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/language/use-language.tsx';
import { openInvitation } from './invitations.client.ts';
import { InvitationNotice, RoomInvitation } from './room-invitation.tsx';
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
  if (data.kind === 'room') return <RoomInvitation code={data.code} current={current} onAnswer={onAnswer} />;
  const [heading, note] = data.kind === 'over' ? [text.over, text.overNote] : [text.badLink, text.badLinkNote];
  return <InvitationNotice heading={heading} note={note} answers={[[text.understood, stay]]} />;
}
