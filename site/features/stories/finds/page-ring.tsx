import { useMemo } from 'react';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { findBoxes } from './find-boxes.client.ts';
import { FoundRing } from './found-ring.tsx';
import { FOUND_KEY, formatFindId, parseFound } from './found-things.ts';
import './finds.css';

/** The rings in a panel's picture whose thing was found; nothing before. */
export function PageRing({ book, panel, aspect }: { book: string; panel: string; aspect: number }) {
  const [stored] = useStoredText(FOUND_KEY);
  const isFound = useMemo(() => parseFound(stored).has(formatFindId(book, panel)), [stored, book, panel]);
  if (!isFound) return null;
  return findBoxes(book, panel).map((box) => <FoundRing key={box.left} box={box} aspect={aspect} />);
}
