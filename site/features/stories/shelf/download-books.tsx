import { useState } from 'react';
import { useLanguage, useText } from '../../../shared/language/use-language.tsx';
import {
  type BundleStatus,
  downloadBundle,
  refreshBundleStatus,
  useBundleStatus,
} from '../../../shared/offline/bundle-status.tsx';
import { requestPersistentStorage } from '../../../shared/storage/persistent-storage.client.ts';
import { useStoredText } from '../../../shared/storage/use-stored-text.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { getShownLanguages, parseSettings, resolveBookMode, SETTINGS_KEY } from '../model/reading-settings.ts';
import { getVoiceBundle, stories } from '../model/stories.ts';
import { shelfText } from './shelf-text.ts';
import './shelf.css';

/** Offline bundles (app/pages/pages.ts) of the library: the covers, and the pictures of each book. */
const BOOKS: readonly string[] = ['covers', ...stories.map(({ id }) => id)];

const sumMissing = (bundles: readonly BundleStatus[]) =>
  bundles.reduce((sum, { bytes, storedBytes }) => sum + bytes - storedBytes, 0);

type DownloadState = { readonly phase: 'idle' | 'failed' } | { readonly phase: 'downloading'; readonly bytes: number };

/**
 * Downloads all books to the device when asked, and says how much that is. Nothing where the site cannot work offline.
 */
export function DownloadBooks() {
  const text = useText(shelfText);
  const statuses = useBundleStatus() ?? [];
  const books = statuses.filter(({ name }) => BOOKS.includes(name));
  const isAllHere = books.length > 0 && sumMissing(books) === 0;
  const [state, setState] = useState<DownloadState>({ phase: 'idle' });
  const voices = useVoiceBundles();
  // The voices once the books are here: they are three times as many bytes, which not everybody wants.
  const asked = isAllHere ? statuses.filter(({ name }) => voices.includes(name)) : books;
  const missing = asked.filter(({ bytes, storedBytes }) => storedBytes < bytes);
  const missingBytes = sumMissing(missing);
  const [askedBytes, setAskedBytes] = useState(0);
  const size = useFormatMegabytes();

  async function download(): Promise<void> {
    // Beside the download: the browser may ask the reader.
    requestPersistentStorage();
    setAskedBytes(missingBytes);
    setState({ phase: 'downloading', bytes: 0 });
    let [done, isComplete] = [0, true];
    for (const { name } of missing) {
      const before = done;
      const onProgress = (bytes: number) => {
        done = before + bytes;
        setState({ phase: 'downloading', bytes: done });
      };
      isComplete = (await downloadBundle(name, onProgress)) && isComplete;
    }
    await refreshBundleStatus();
    setState({ phase: isComplete ? 'idle' : 'failed' });
  }

  return (
    <div className="download-books">
      {state.phase === 'downloading' ? (
        <label>
          {text.keeping(size(state.bytes), size(askedBytes))}
          <progress value={state.bytes} max={askedBytes} />
        </label>
      ) : (
        missing.length > 0 && (
          <button type="button" className={buttonClass('plain')} onClick={download}>
            {(isAllHere ? text.keepVoices : text.keepAll)(size(missingBytes))}
          </button>
        )
      )}
      <p role="status">
        {state.phase === 'failed' && text.notAll}
        {state.phase === 'idle' && isAllHere && text.allHere}
      </p>
    </div>
  );
}

/** The offline bundles of all voices in the languages that the books are shown in. */
function useVoiceBundles(): readonly string[] {
  const { language: site } = useLanguage();
  const [stored] = useStoredText(SETTINGS_KEY);
  const languages = getShownLanguages(resolveBookMode(parseSettings(stored), site), site);
  return stories.flatMap(({ id }) => languages.map((language) => getVoiceBundle(id, language)));
}

/** Formats bytes as megabytes: `4.4 MB`. */
function useFormatMegabytes(): (bytes: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / 1e6);
}
