import { useId, useState } from 'react';
import { useText } from '../../../shared/language/use-language.tsx';
import { downloadFile } from '../../../shared/page/download.client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { OpenFileButton } from '../../../shared/ui/open-file-button.tsx';
import { formatGridKey, mergeGalleries } from './gallery.ts';
import { galleryText } from './gallery-text.ts';
import type { NamedLevel } from './named-level.ts';
import { useGallery } from './use-gallery.tsx';

/** The code of the file, which few visits need. Null where it could not be loaded. */
const loadFileCode = () => import('./gallery-file.ts').catch(() => null);

/** Saves all levels or chosen ones to one file, and adds those of a file. */
export function LevelsFileSection({ levels }: { levels: readonly NamedLevel[] }) {
  const text = useText(galleryText);
  const titleId = useId();
  const { gallery, change } = useGallery();
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
