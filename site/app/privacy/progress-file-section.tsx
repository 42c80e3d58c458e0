import { useState } from 'react';
import { useText } from '../../shared/language/use-language.tsx';
import { downloadFile } from '../../shared/refusal/download.client.ts';
import { readStored, writeStored } from '../../shared/storage/stored-text.client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { OpenFileButton } from '../../shared/ui/open-file-button.tsx';
import { progressFileText } from './progress-file-text.ts';

/** Saves a child's progress to a file, and takes one in. */
export function ProgressFileSection() {
  const text = useText(progressFileText);
  const [message, setMessage] = useState('');

  async function save(): Promise<void> {
    const { formatProgressFile } = await import('./progress-file.ts');
    const savedAt = new Date().toISOString();
    const file = new Blob([formatProgressFile(readStored, savedAt)], { type: 'application/json' });
    downloadFile(`${text.fileName}-${savedAt.slice(0, 'YYYY-MM-DD'.length)}.json`, file);
  }

  async function open(chosen: File): Promise<void> {
    const { MAX_FILE_CHARS, mergeStored, parseProgressFile } = await import('./progress-file.ts');
    const read = parseProgressFile(await chosen.slice(0, 4 * MAX_FILE_CHARS).text());
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
        <OpenFileButton label={text.open} accept=".json,application/json" onFile={open} />
      </div>
      <p role="status" className="mt-3 min-h-7 text-lg">
        {message}
      </p>
    </section>
  );
}
