import { type ChangeEvent, useRef } from 'react';
import { Button } from './button.tsx';

/** A button that lets the reader choose one file. The same file can be chosen again. */
export function OpenFileButton({
  label,
  accept,
  onFile,
}: {
  label: string;
  /** Accepted types, as in `<input accept>`: '.json,application/json'. */
  accept: string;
  onFile: (file: File) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    await onFile(file);
    target.value = '';
  }

  return (
    <>
      <Button tone="plain" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void open(event)}
      />
    </>
  );
}
