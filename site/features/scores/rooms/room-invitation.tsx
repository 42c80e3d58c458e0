import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

type RoomInvitationProps = {
  readonly code: string;
  /** The device's room, if any. */
  readonly current: string | null;
  /** Called with the room to enter; null to stay. */
  readonly onAnswer: (accepted: string | null) => void;
};

/**
 * Asks before the device enters the room of a link: its later quizzes are stored in that room, and a link may come from
 * anybody.
 */
export function RoomInvitation({ code, current, onAnswer }: RoomInvitationProps) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const isThere = code === current;
  const announceArrival = useEffectEvent(() => {
    if (!isThere) return;
    showToast(text.alreadyIn(deriveRoomName(code)[language]));
    onAnswer(null);
  });
  useEffect(() => announceArrival(), []);
  if (isThere) return null;
  return (
    <InvitationNotice
      heading={text.invitation(deriveRoomName(code)[language])}
      note={text.invitationNote}
      moreNote={current === null ? undefined : text.staysToo(deriveRoomName(current)[language])}
      answers={[
        [text.accept, () => onAnswer(code)],
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
export function InvitationNotice({ heading, note, moreNote, answers }: InvitationNoticeProps) {
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
