import { useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MessageModal } from '../../../shared/ui/modal.tsx';
import { boardText } from './board-text.ts';

/** Empties the board after a confirmation: it cannot be undone. */
export function ClearBoard({ onClear }: { onClear: () => void }) {
  const text = useText(boardText).clear;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex justify-end pt-2 print:hidden">
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 rounded-[0.9rem] px-3 text-ink-soft underline underline-offset-[0.25em] [scroll-margin-block:4.5rem_1rem] hover:bg-honey-wash hover:text-ink"
      >
        {text.open}
      </button>
      {isAsking && (
        <MessageModal title={text.question} body={text.body} onClose={() => setAsking(false)}>
          <Button onClick={() => setAsking(false)}>{text.no}</Button>
          <Button
            tone="plain"
            onClick={() => {
              setAsking(false);
              onClear();
            }}
          >
            {text.yes}
          </Button>
        </MessageModal>
      )}
    </div>
  );
}
