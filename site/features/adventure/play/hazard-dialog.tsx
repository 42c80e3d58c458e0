import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { HazardType } from '../grid/level.ts';
import { adventureText } from '../text/adventure-text.ts';
import { playText } from '../text/play-text.ts';

type HazardDialogProps = { type: HazardType; onClose: () => void; onBackToStart: () => void };

/** The alert about a hazard (docs/product.md §7.3). A native dialog: it needs no library and works offline. */
export function HazardDialog({ type, onClose, onBackToStart }: HazardDialogProps) {
  const text = useText(adventureText);
  const { ok } = useText(playText);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      onClose={onClose}
      className="hazard-dialog sheet bg-paper"
    >
      <h2 id={titleId} className="text-2xl">
        {text.hazard[type]}
      </h2>
      {/* The dialog focuses its first button. `close` gives the focus back to the element that had it. */}
      <p className="mt-5 flex flex-wrap justify-center gap-3">
        <Button className="min-w-32" onClick={() => dialog.current?.close()}>
          {ok}
        </Button>
        <Button
          tone="plain"
          onClick={() => {
            onBackToStart();
            dialog.current?.close();
          }}
        >
          {text.backToStart}
        </Button>
      </p>
    </dialog>
  );
}
