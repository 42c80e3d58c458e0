import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { printPage } from '../../../shared/refusal/print-page.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { encodeQrCode, isThisDevice } from '../../../shared/ui/qr-code.ts';
import { GridPicture } from '../play/grid-picture.tsx';
import type { NamedLevel } from '../stored/gallery.ts';
import { galleryText } from '../stored/gallery-text.ts';
import { formatLink } from '../stored/share.ts';
import './card-page.css';

/** A level as a card to print: a picture of the grid, the name, and a QR code of the link. */
export function CardPage({ level: { made }, name, onBack }: NamedLevel & { onBack: () => void }) {
  const text = useText(galleryText);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const { origin, pathname, hostname } = window.location;
  const link = `${origin}${pathname}#${formatLink({ kind: 'made', made, program: [] })}`;
  const { size, path } = useMemo(() => encodeQrCode(link), [link]);
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => printPage()}>{text.print}</Button>
        <Button tone="plain" onClick={onBack}>
          {text.back}
        </Button>
      </div>
      {isThisDevice(hostname) && <p className="mt-2 max-w-prose font-bold print:hidden">{text.onlyThisDevice}</p>}
      <article className="level-sheet" data-link={link}>
        <p className="font-display text-coral-deep text-lg leading-tight">{text.cardTitle}</p>
        <h1 ref={title} tabIndex={-1} className="wrap-anywhere text-3xl leading-tight outline-none sm:text-4xl">
          <bdi>{name}</bdi>
        </h1>
        <div className="level-sheet-pictures">
          <GridPicture level={made} isLarge />
          <svg
            role="img"
            aria-label={text.qrCode}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            className="level-sheet-code"
          >
            {/* Black instead of the ink color: cameras in a dim room need the contrast. */}
            <path d={path} fill="#000" />
          </svg>
        </div>
        <p className="leading-snug sm:text-lg">{text.cardLead}</p>
        <p className="wrap-anywhere text-ink-soft text-sm leading-snug">
          <a href={link}>{link}</a>
        </p>
      </article>
    </>
  );
}
