import { lazy, Suspense, useState } from 'react';
import type { Catalog } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';

const Album = lazy(() => import('./album.tsx').then((module) => ({ default: module.Album })));

const albumButtonText: Catalog<string> = { en: 'Things you found', ko: '내가 찾은 것들' };

/** Opens the album of found things, which is loaded with the first press. Shown only with scripts. */
export function AlbumButton({ className }: { className: string }) {
  const label = useText(albumButtonText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${className} print:hidden [@media(scripting:none)]:hidden`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <Album onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
