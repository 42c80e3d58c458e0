import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { findLevelProblems, type MadeLevel } from '../levels/made-level.ts';
import { adventureText } from '../text/adventure-text.ts';
import { Mark } from '../ui/game-marks.tsx';
import {
  addMadeLevel,
  findLevel,
  formatGridKey,
  type GalleryLevel,
  removeLevel,
  renameLevel,
  restoreLevel,
} from './gallery.ts';
import { GalleryItem } from './gallery-item.tsx';
import { formatLevelName, galleryText } from './gallery-text.ts';
import { LevelsFileSection } from './levels-file-section.tsx';
import type { NamedLevel } from './named-level.ts';
import { RemovedItem } from './removed-item.tsx';
import { useGallery } from './use-gallery.tsx';
import './gallery.css';

const CardPage = lazy(() => import('./card-page.tsx').then((module) => ({ default: module.CardPage })));

type GalleryPageProps = {
  /** The level in the level maker. */
  made: MadeLevel | null;
  announce: (text: string) => void;
  onPlay: (made: MadeLevel) => void;
  onMakeLevel: (made?: MadeLevel) => void;
  onMap: () => void;
};

/** A deleted level, until the page is left: at its place stands a button that brings it back. */
type RemovedLevel = NamedLevel & { readonly index: number };

/** The levels made on this device, and those that came in a file (docs/product.md §7.9). */
export function GalleryPage({ made, ...props }: GalleryPageProps) {
  const [card, setCard] = useState<NamedLevel | null>(null);
  const [removed, setRemoved] = useState<readonly RemovedLevel[]>([]);
  const { isNew, change } = useGallery();
  // A level that was made before there was a gallery.
  const addEarlierLevel = useEffectEvent(() => {
    if (isNew && made && findLevelProblems(made).length === 0) change((now) => addMadeLevel(now, made, null) ?? now);
  });
  useEffect(() => addEarlierLevel(), []);
  if (card) {
    return (
      <Suspense>
        <CardPage {...card} onBack={() => setCard(null)} />
      </Suspense>
    );
  }
  return <LevelList {...props} removed={removed} onRemoved={setRemoved} onCard={setCard} />;
}

type LevelListProps = Omit<GalleryPageProps, 'made'> & {
  removed: readonly RemovedLevel[];
  onRemoved: (removed: readonly RemovedLevel[]) => void;
  onCard: (card: NamedLevel) => void;
};

function LevelList({ removed, announce, onRemoved, onPlay, onMakeLevel, onMap, onCard }: LevelListProps) {
  const text = useText(galleryText);
  const { gallery, change } = useGallery();
  const [restored, setRestored] = useState<GalleryLevel | null>(null);
  const levels = gallery.map(
    (level, index): NamedLevel => ({ level, name: formatLevelName(level.name, index + 1, text.untitled) }),
  );

  function remove(removing: NamedLevel, index: number): void {
    onRemoved([...removed, { ...removing, index }]);
    change((now) => removeLevel(now, formatGridKey(removing.level)));
    announce(text.removed(removing.name));
  }

  function restore({ level, name, index }: RemovedLevel): void {
    const before = removed.filter((other) => other.index < index).length;
    onRemoved(removed.filter((other) => other.level !== level));
    change((now) => restoreLevel(now, level, index - before));
    setRestored(level);
    announce(text.restored(name));
  }

  function rename({ level }: NamedLevel, name: string): void {
    change((now) => renameLevel(now, formatGridKey(level), name));
    announce(text.renamed(name));
  }

  return (
    <>
      <GalleryHeader isEmpty={gallery.length === 0} onMakeLevel={() => onMakeLevel()} onMap={onMap} />
      <ul className="gallery-list">
        {withPlaceholders(levels, removed).map((each, index) =>
          'index' in each ? (
            <RemovedItem key={formatGridKey(each.level)} name={each.name} onUndo={() => restore(each)} />
          ) : (
            <GalleryItem
              key={formatGridKey(each.level)}
              {...each}
              isRestored={restored !== null && formatGridKey(restored) === formatGridKey(each.level)}
              onPlay={() => onPlay(each.level.made)}
              onChange={() => onMakeLevel(each.level.made)}
              onRename={(name) => rename(each, name)}
              onRemove={() => remove(each, index)}
              onCard={() => onCard(each)}
            />
          ),
        )}
      </ul>
      <LevelsFileSection levels={levels} />
    </>
  );
}

type GalleryHeaderProps = { isEmpty: boolean; onMakeLevel: () => void; onMap: () => void };

function GalleryHeader({ isEmpty, onMakeLevel, onMap }: GalleryHeaderProps) {
  const text = useText(galleryText);
  const common = useText(adventureText);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={title} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {text.title}
        </h1>
        <span className="flex flex-wrap gap-2">
          <Button tone="plain" onClick={onMakeLevel}>
            <Mark name="maker" />
            {common.makeLevel}
          </Button>
          <Button tone="plain" onClick={onMap}>
            <Mark name="map" />
            {common.map}
          </Button>
        </span>
      </div>
      <p className="mt-1 max-w-prose leading-snug sm:text-lg">{isEmpty ? text.empty : text.why}</p>
    </>
  );
}

/** The levels in their order, with each deleted one at the place where it was, unless a file has brought it back. */
function withPlaceholders(
  levels: readonly NamedLevel[],
  removed: readonly RemovedLevel[],
): readonly (NamedLevel | RemovedLevel)[] {
  const gallery = levels.map(({ level }) => level);
  const all: (NamedLevel | RemovedLevel)[] = [...levels];
  for (const each of removed.toSorted((a, b) => a.index - b.index)) {
    if (!findLevel(gallery, formatGridKey(each.level))) all.splice(each.index, 0, each);
  }
  return all;
}
