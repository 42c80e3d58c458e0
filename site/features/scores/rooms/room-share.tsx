import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { formatRoomCode, isThisDevice, roomLink } from '../../../shared/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { qrCodeOf } from '../../../shared/ui/qr-code.ts';
import { roomName } from './room-name.ts';
import { roomText } from './room-text.ts';

/** Three ways to bring another device into the room: QR code, link, and the code to type. */
export function RoomShare({ code }: { code: string }) {
  const text = useText(roomText);
  const { language } = useLanguage();
  const { origin, hostname } = window.location;
  const link = roomLink(origin, code);
  const { size, path } = useMemo(() => qrCodeOf(link), [link]);
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8">
      <svg
        role="img"
        aria-label={text.pictureCode(roomName(code)[language])}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-64 rounded-2xl border-2 border-ink bg-card sm:w-64"
      >
        {/* Black instead of the ink color: cameras in a dim room need the contrast. */}
        <path d={path} fill="#000" />
      </svg>
      <div>
        <p className="max-w-prose">{text.shareLead}</p>
        {isThisDevice(hostname) && <p className="mt-2 max-w-prose font-bold">{text.onlyThisDevice}</p>}
        <CopyLink link={link} />
        <p className="mt-4">{text.codeLead}</p>
        <p translate="no" className="mt-1 font-mono text-xl tracking-wide">
          {formatRoomCode(code)}
        </p>
      </div>
    </div>
  );
}

/** On plain http the browser refuses to copy; then the link is shown, to be copied by hand. */
function CopyLink({ link }: { link: string }) {
  const text = useText(roomText);
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
      <Button onClick={copy}>{text.copyLink}</Button>
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
