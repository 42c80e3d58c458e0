import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../shared/language/use-language.tsx';
import { downloadFile } from '../../shared/page/download.client.ts';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { progressFileText } from './progress-file-text.ts';

/** Saves a child's progress to a file, and takes one in. */
export function ProgressFileSection() {
  const text = useText(progressFileText);
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  async function save(): Promise<void> {
    const { formatProgressFile } = await import('./progress-file.ts');
    const savedAt = new Date().toISOString();
    const file = new Blob([formatProgressFile(readStored, savedAt)], { type: 'application/json' });
    downloadFile(`${text.fileName}-${savedAt.slice(0, 'YYYY-MM-DD'.length)}.json`, file);
  }

  async function open({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = target.files?.[0];
    if (!chosen) return;
    const { MAX_FILE_CHARS, mergeStored, readProgressFile } = await import('./progress-file.ts');
    const read = readProgressFile(await chosen.slice(0, 4 * MAX_FILE_CHARS).text());
    // The same file can be chosen again.
    target.value = '';
    if (!read.ok) {
      setMessage(text.problems[read.problem]);
      return;
    }
    for (const [key, value] of mergeStored(readStored, read.texts)) writeStored(key, value);
    setMessage(text.opened);
  }

  return (
    <section id="progress-file" aria-labelledby="progress-file-title" className="scroll-mt-24">
      <h2 id="progress-file-title" className="mt-10 text-2xl">
        {text.title}
      </h2>
      <p className="mt-3 text-lg">{text.lead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void save()}>{text.save}</Button>
        <Button tone="plain" onClick={() => input.current?.click()}>
          {text.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={text.open}
          tabIndex={-1}
          className="hidden"
          onChange={(event) => void open(event)}
        />
      </div>
      <p role="status" className="mt-3 min-h-7 text-lg">
        {message}
      </p>
    </section>
  );
}
