import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { copyText } from '../../../shared/page/copy-text.client.ts';
import { canShareLinks, shareLink } from '../../../shared/page/share-link.client.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/notices.ts';
import { adventureText } from '../game/adventure-text.ts';
import { formatLink, type Shared } from '../stored/share.ts';
import { Mark, type MarkName } from './game-art.tsx';

type ToolButtonProps = { mark: MarkName; name: string; isDisabled?: boolean; onPress: () => void };

/** `aria-disabled` instead of `disabled`: the button keeps the focus when its own press disables it. */
export function ToolButton({ mark, name, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className="tool-button"
    >
      <Mark name={mark} />
      <span className="sr-only">{name}</span>
    </button>
  );
}

type ShareButtonProps = {
  shared: Shared;
  isDisabled?: boolean;
  /** Looks like the main button of a card instead of a tool. */
  isMain?: boolean;
};

/**
 * Copies a link to a level and a program, and has the browser hand it to another app where it can. Where the browser
 * refuses to copy, the link is shown in a field.
 */
export function ShareButton({ shared, isDisabled = false, isMain = false }: ShareButtonProps) {
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
    // Both at once: a press allows each for a moment only.
    const copying = copyText(link);
    if (canShareLinks()) void shareLink(text.shareTitle, link);
    const isCopied = await copying;
    if (isCopied) showToast(text.shareCopied);
    setByHand(isCopied ? null : link);
  }

  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        onClick={share}
        className={isMain ? buttonClass() : 'tool-button tool-button-wide'}
      >
        <Mark name="share" />
        <span className={isMain ? undefined : 'max-sm:sr-only'}>{text.share}</span>
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
