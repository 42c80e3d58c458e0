import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { formatRoomCode, isThisDevice } from '../../../shared/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { encodeQrCode } from '../../../shared/ui/qr-code.ts';
import { type MadeInvitation, makeInvitation } from './invitations.client.ts';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

/** Three ways to bring another device into the room: QR code and link of an invitation, and the code to type. */
export function RoomShare({ code }: { code: string }) {
  const text = useText(roomText);
  const { origin, hostname } = window.location;
  const {
    data: invitation,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['made-invitation', code],
    queryFn: ({ signal }) => makeInvitation(code, origin, signal),
  });
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8">
      <div className="mx-auto grid aspect-square w-full max-w-64 place-items-center rounded-2xl border-2 border-ink bg-card sm:w-64">
        {invitation && <PictureCode code={code} link={invitation.link} />}
        <p role="status" className={invitation ? 'sr-only' : 'p-4 text-center'}>
          {invitation ? '' : isError ? text.notMade : text.making}
        </p>
      </div>
      <div>
        <p className="max-w-prose">{text.shareLead}</p>
        {isThisDevice(hostname) && <p className="mt-2 max-w-prose font-bold">{text.onlyThisDevice}</p>}
        {invitation && <InvitationLink invitation={invitation} />}
        {isError && (
          <div className="mt-4">
            <Button onClick={() => void refetch()}>{text.askAgain}</Button>
          </div>
        )}
        <p className="mt-4">{text.codeLead}</p>
        <p translate="no" className="mt-1 font-mono text-xl tracking-wide">
          {formatRoomCode(code)}
        </p>
      </div>
    </div>
  );
}

function PictureCode({ code, link }: { code: string; link: string }) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const { size, path } = useMemo(() => encodeQrCode(link), [link]);
  return (
    <svg
      role="img"
      aria-label={text.pictureCode(deriveRoomName(code)[language])}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full"
    >
      {/* Black instead of the ink color: cameras in a dim room need the contrast. */}
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Shows the link and copies it. On plain http the browser refuses to; then the link is shown, to be copied by hand. */
function InvitationLink({ invitation: { link, endsAt } }: { invitation: MadeInvitation }) {
  const text = useText(roomText);
  const { longDay } = useFormatters();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);
  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand]);
  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (isCopied) showToast(text.copied);
    setByHand(!isCopied);
  }
  return (
    <div className="mt-4">
      <p className="max-w-prose">{text.linkEnds(longDay(new Date(endsAt)))}</p>
      <div className="mt-3">
        <Button onClick={copy}>{text.copyLink}</Button>
      </div>
      {isByHand && (
        <div className="mt-3">
          <label htmlFor={id}>{text.copyByHand}</label>
          <input
            ref={field}
            id={id}
            readOnly
            value={link}
            className="mt-1 min-h-11 w-full rounded-xl border-2 border-ink bg-card px-3 font-system"
          />
        </div>
      )}
    </div>
  );
}
