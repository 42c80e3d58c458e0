import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { showToast } from '../../../shared/ui/notices.ts';
import { formatLink, type Shared } from '../links/share.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from './game-marks.tsx';

/** Copies a link to a level and a program. Where the browser refuses, it shows the link in a field. */
export function ShareButton({ shared, isDisabled = false }: { shared: Shared; isDisabled?: boolean }) {
  const text = useText(adventureText);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (byHand) field.current?.select();
  }, [byHand]);

  async function share(): Promise<void> {
    const { origin, pathname } = window.location;
    const link = `${origin}${pathname}#${formatLink(shared)}`;
    const isCopied = await copyText(link);
    if (isCopied) showToast(text.shareCopied);
    setByHand(isCopied ? null : link);
  }

  return (
    <>
      <button type="button" disabled={isDisabled} onClick={share} className="tool-button tool-button-wide">
        <Mark name="share" />
        <span className="max-sm:sr-only">{text.share}</span>
      </button>
      {byHand && (
        <span className="basis-full">
          <label htmlFor={id}>{text.shareByHand}</label>
          <input ref={field} id={id} readOnly value={byHand} className="share-field" />
        </span>
      )}
    </>
  );
}
