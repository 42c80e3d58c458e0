import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { callEndpoint, describeFailure } from '../../../shared/api/api.client.ts';
import { useFormatters } from '../../../shared/language/use-formatters.tsx';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { buildRoomHeader, formatRoomCode } from '../../../shared/times-tables/rooms/room.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { encodeQrCode, isThisDevice } from '../../../shared/ui/qr-code.ts';
import { SendButton } from '../../../shared/ui/send-button.tsx';
import type { MadeInvitation } from './invitation.tsx';
import { formatInvitationLink, formatPupilsLink } from './invitation-link.ts';
import { getPupilsCodeEndpoint } from './invitations-api.ts';
import { deriveRoomName } from './room-name.ts';
import { roomText } from './room-text.ts';

/** The link for pupils, as a QR code too. It stays the same. */
export function PupilsShare({ roomCode }: { roomCode: string }) {
  const text = useText(roomText);
  const name = useRoomName(roomCode);
  const page = useReportAddress();
  const { data, isError, refetch } = useQuery({
    queryKey: ['pupils-code', roomCode],
    queryFn: ({ signal }) => loadPupilsCode(roomCode, signal),
  });
  return (
    <ShareSheet
      link={data && formatPupilsLink(page, data)}
      isError={isError}
      onRetry={() => void refetch()}
      lead={text.shareWithPupilsLead}
      linkNote={text.linkStays}
      pictureName={text.pupilsPictureCode(name)}
      copied={text.copied}
    />
  );
}

async function loadPupilsCode(roomCode: string, signal: AbortSignal): Promise<string> {
  const result = await callEndpoint(getPupilsCodeEndpoint, { headers: buildRoomHeader(roomCode) }, { signal });
  if (result.ok) return result.value.pupilsCode;
  throw new Error(`The pupils' code did not load: ${describeFailure(result.failure)}`);
}

type GrownUpsShareProps = {
  readonly roomCode: string;
  /** The invitation; undefined while it is made, and where that failed. */
  readonly made: MadeInvitation | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
};

/** Three ways to bring a grown-up's device into the room: QR code and link of an invitation, and the code to type. */
export function GrownUpsShare({ roomCode, made, isError, onRetry }: GrownUpsShareProps) {
  const text = useText(roomText);
  const name = useRoomName(roomCode);
  const page = useReportAddress();
  const { longDay } = useFormatters();
  return (
    <ShareSheet
      link={made && formatInvitationLink(page, made.invitation)}
      isError={isError}
      onRetry={onRetry}
      lead={text.shareWithGrownUpsLead}
      linkNote={made ? text.linkEnds(longDay(new Date(made.endsAt))) : ''}
      pictureName={text.pictureCode(name)}
      copied={text.grownUpsCopied}
    >
      <p className="mt-4">{text.codeLead}</p>
      <p translate="no" className="mt-1 font-mono text-xl tracking-wide">
        {formatRoomCode(roomCode)}
      </p>
    </ShareSheet>
  );
}

function useRoomName(roomCode: string): string {
  return deriveRoomName(roomCode)[useLanguage().language];
}

/** The address of the report, in the reader's language. */
function useReportAddress(): string {
  return window.location.origin + useLanguage().localize('/quiz-scores');
}

type ShareSheetProps = {
  /** The link into the room; undefined while it is made, and where that failed. */
  readonly link: string | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** What the link lets its holder do. */
  readonly lead: string;
  /** How long it works. */
  readonly linkNote: string;
  readonly pictureName: string;
  /** What is said once the link is copied. */
  readonly copied: string;
  readonly children?: ReactNode;
};

function ShareSheet({ link, isError, onRetry, lead, linkNote, pictureName, copied, children }: ShareSheetProps) {
  const text = useText(roomText);
  const hasFailed = isError && link === undefined;
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8">
      <div className="mx-auto grid aspect-square w-full max-w-64 place-items-center rounded-2xl border-2 border-ink bg-card sm:w-64">
        {link !== undefined && <PictureCode name={pictureName} link={link} />}
        <p role="status" className={link === undefined ? 'p-4 text-center' : 'sr-only'}>
          {link === undefined && (hasFailed ? text.notMade : text.making)}
        </p>
      </div>
      <div>
        <p className="max-w-prose font-bold">{lead}</p>
        <p className="mt-2 max-w-prose">{text.shareLead}</p>
        {isThisDevice(window.location.hostname) && <p className="mt-2 max-w-prose font-bold">{text.onlyThisDevice}</p>}
        {link !== undefined && <SharedLink link={link} note={linkNote} name={pictureName} copied={copied} />}
        {hasFailed && (
          <div className="mt-4">
            <Button onClick={onRetry}>{text.askAgain}</Button>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

function PictureCode({ name, link }: { name: string; link: string }) {
  const { size, path } = useMemo(() => encodeQrCode(link), [link]);
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="w-full">
      {/* Black instead of the ink color: cameras in a dim room need the contrast. */}
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Shows the link and copies it. On plain http the browser refuses to; then the link is shown, to be copied by hand. */
function SharedLink({ link, note, name, copied }: { link: string; note: string; name: string; copied: string }) {
  const text = useText(roomText);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isByHand, setByHand] = useState(false);
  useEffect(() => {
    if (isByHand) field.current?.select();
  }, [isByHand]);
  async function copy(): Promise<void> {
    const isCopied = await copyText(link);
    if (isCopied) showToast(copied);
    setByHand(!isCopied);
  }
  return (
    <div className="mt-4">
      <p className="max-w-prose">{note}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>{text.copyLink}</Button>
        <SendButton title={name} link={() => link} />
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
