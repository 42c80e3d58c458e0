import { useEffect, useRef } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { roomName } from './room-name.ts';
import { roomText } from './room-text.ts';

type RoomInvitationProps = {
  /** The room of the link; null where the link is damaged. */
  readonly code: string | null;
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
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = code !== null && code === current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an invitation is announced once, when it arrives
  useEffect(() => {
    if (isThere) {
      showToast(text.alreadyIn(roomName(code)[language]));
      onAnswer(null);
    } else {
      heading.current?.focus();
    }
  }, []);
  if (isThere) return null;
  return (
    <section aria-labelledby="invitation" className="sheet mt-8 bg-honey-wash p-5 sm:p-7 print:hidden">
      <h2 id="invitation" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {code === null ? text.badLink : text.invitation(roomName(code)[language])}
      </h2>
      <p className="mt-2 max-w-prose">{code === null ? text.badLinkNote : text.invitationNote}</p>
      {code !== null && current !== null && (
        <p className="mt-1 max-w-prose">{text.staysToo(roomName(current)[language])}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button tone="coral" onClick={() => onAnswer(code)}>
          {code === null ? text.understood : text.accept}
        </Button>
        {code !== null && (
          <Button tone="plain" onClick={() => onAnswer(null)}>
            {text.decline}
          </Button>
        )}
      </div>
    </section>
  );
}
