import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/refusal/download.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { OpenFileButton } from '../../../shared/ui/open-file-button.tsx';
import { useAdventureContext } from '../game/adventure-context.tsx';
import { adventureText } from '../game/adventure-text.ts';
import { Mark } from '../play/game-art.tsx';
import {
  addMadeLevel,
  findLevel,
  formatGridKey,
  GALLERY_KEY,
  type GalleryLevel,
  mergeGalleries,
  type NamedLevel,
  removeLevel,
  renameLevel,
  restoreLevel,
} from '../stored/gallery.ts';
import { formatLevelName, galleryText } from '../stored/gallery-text.ts';
import { useGallery } from '../stored/use-gallery.tsx';
import { findLevelProblem } from '../world/made-level.ts';
import { GalleryItem, RemovedItem } from './gallery-item.tsx';
import './gallery.css';

const CardPage = lazy(() => import('./card-page.tsx').then((module) => ({ default: module.CardPage })));

/** A deleted level, until the page is left: at its place stands a button that brings it back. */
type RemovedLevel = NamedLevel & { readonly index: number };

/** The levels made on this device, and those that came in a file (docs/product.md §7.9). */
export function GalleryPage() {
  const { made } = useAdventureContext().progress;
  const [card, setCard] = useState<NamedLevel | null>(null);
  const [removed, setRemoved] = useState<readonly RemovedLevel[]>([]);
  const [stored] = useStoredText(GALLERY_KEY);
  const [, change] = useGallery();
  // A level that was made before there was a gallery.
  const addEarlierLevel = useEffectEvent(() => {
    if (stored === null && made && findLevelProblem(made) === null)
      change((now) => addMadeLevel(now, made, null) ?? now);
  });
  useEffect(() => addEarlierLevel(), []);
  if (card) {
    return (
      <Suspense>
        <CardPage {...card} onBack={() => setCard(null)} />
      </Suspense>
    );
  }
  return <LevelList removed={removed} onRemoved={setRemoved} onCard={setCard} />;
}

type LevelListProps = {
  removed: readonly RemovedLevel[];
  onRemoved: (removed: readonly RemovedLevel[]) => void;
  onCard: (card: NamedLevel) => void;
};

function LevelList({ removed, onRemoved, onCard }: LevelListProps) {
  const { announce, makeLevel, tryMade } = useAdventureContext();
  const text = useText(galleryText);
  const [gallery, change] = useGallery();
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
      <GalleryHeader isEmpty={gallery.length === 0} />
      <ul className="gallery-list">
        {withPlaceholders(levels, removed).map((each, index) =>
          'index' in each ? (
            <RemovedItem key={formatGridKey(each.level)} name={each.name} onUndo={() => restore(each)} />
          ) : (
            <GalleryItem
              key={formatGridKey(each.level)}
              {...each}
              isRestored={restored !== null && formatGridKey(restored) === formatGridKey(each.level)}
              onPlay={() => tryMade(each.level.made)}
              onChange={() => makeLevel(each.level.made)}
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

function GalleryHeader({ isEmpty }: { isEmpty: boolean }) {
  const { makeLevel, openMapLevel } = useAdventureContext();
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
          <Button tone="plain" onClick={() => makeLevel()}>
            <Mark name="maker" />
            {common.makeLevel}
          </Button>
          <Button tone="plain" onClick={() => openMapLevel('map')}>
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

/** The code of the file, which few visits need. Null where it could not be loaded. */
const loadFileCode = () => import('../stored/gallery-file.ts').catch(() => null);

/** Saves all levels or chosen ones to one file, and adds those of a file. */
function LevelsFileSection({ levels }: { levels: readonly NamedLevel[] }) {
  const text = useText(galleryText);
  const titleId = useId();
  const [gallery, change] = useGallery();
  /** Grids of the levels that do not go into the file: a new level is chosen. */
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const chosen = levels.filter(({ level }) => !excluded.includes(formatGridKey(level)));

  async function save(): Promise<void> {
    const code = await loadFileCode();
    setMessage(code ? '' : text.problem['not-loaded']);
    if (!code) return;
    const file = new Blob([code.formatLevelsFile(chosen.map(({ level }) => level))], { type: 'application/json' });
    downloadFile(`${text.fileName}.json`, file);
  }

  async function open(file: File): Promise<void> {
    const code = await loadFileCode();
    // A character takes at most 4 bytes.
    const content = code && (await file.slice(0, 4 * code.MAX_FILE_CHARS + 4).text());
    if (!code || content === null) {
      setMessage(text.problem['not-loaded']);
      return;
    }
    const read = code.importLevels(gallery, content);
    if (read.ok) change((now) => mergeGalleries(now, read.levels));
    setMessage(read.ok ? text.opened(read.added, read.known) : text.problem[read.problem]);
  }

  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="text-xl sm:text-2xl">
        {text.fileTitle}
      </h2>
      <p className="mt-1 max-w-prose leading-snug">{text.fileWhy}</p>
      {levels.length > 1 && <LevelChoice levels={levels} excluded={excluded} onChange={setExcluded} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {levels.length > 0 && (
          <Button disabled={chosen.length === 0} onClick={() => void save()}>
            {text.save(chosen.length)}
          </Button>
        )}
        <OpenFileButton label={text.open} accept=".json,application/json" onFile={open} />
      </div>
      <p role="status" className="mt-2 min-h-7">
        {message}
      </p>
    </section>
  );
}

type LevelChoiceProps = {
  levels: readonly NamedLevel[];
  excluded: readonly string[];
  onChange: (excluded: readonly string[]) => void;
};

function LevelChoice({ levels, excluded, onChange }: LevelChoiceProps) {
  const text = useText(galleryText);
  const grids = levels.map(({ level }) => formatGridKey(level));
  return (
    <fieldset className="m-0 mt-2 border-0 p-0">
      <legend className="font-display">{text.which}</legend>
      <div className="gallery-choices">
        {levels.map(({ name }, index) => {
          const grid = grids[index] ?? '';
          return (
            <label key={grid} className="gallery-choice">
              <input
                type="checkbox"
                checked={!excluded.includes(grid)}
                onChange={({ target }) =>
                  onChange(target.checked ? excluded.filter((other) => other !== grid) : [...excluded, grid])
                }
              />
              <bdi className="wrap-anywhere">{name}</bdi>
            </label>
          );
        })}
      </div>
      <span className="mt-1 flex gap-2">
        <button type="button" onClick={() => onChange([])} className="tool-button tool-button-wide">
          {text.all}
        </button>
        <button type="button" onClick={() => onChange(grids)} className="tool-button tool-button-wide">
          {text.none}
        </button>
      </span>
    </fieldset>
  );
}
