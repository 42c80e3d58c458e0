import { lazy, Suspense, useState } from 'react';
import type { Catalog } from '../../shared/language/language.ts';
import { useText } from '../../shared/language/use-language.tsx';

const DoneDialog = lazy(() => import('./done-dialog.tsx').then((module) => ({ default: module.DoneDialog })));

const doneText: Catalog<{ open: string }> = {
  en: { open: 'I’m done on this computer' },
  ko: { open: '이 컴퓨터는 다 썼어요' },
};

/** Removes everything of the child from this device, after a question. For shared computers. */
export function DoneHere() {
  const text = useText(doneText);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="column mt-12 text-center print:hidden">
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 px-4 text-ink-soft underline underline-offset-4"
      >
        {text.open}
      </button>
      {isAsking && (
        <Suspense>
          <DoneDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
