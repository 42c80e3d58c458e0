import { lazy, Suspense, useEffect } from 'react';
import { useLanguage } from '../../../shared/language/use-language.tsx';
import { useStore } from '../../../shared/page/use-store.tsx';
import { CloseUp } from '../look/close-up.tsx';
import { LengthSwitch } from '../reading/length-switch.tsx';
import { useReader } from '../reading/reader-context.tsx';
import { createBookReading, useOpenText } from '../reading/use-reading.tsx';
import { VOICES_HASH } from '../voices/browser-support.client.ts';
import { ReaderBar } from './reader-bar.tsx';
import { usePagedView } from './use-paged-view.tsx';
import { useScrollPlace } from './use-scroll-place.tsx';

const VoicesDialog = lazy(() =>
  import('../voices/voices-dialog.tsx').then((module) => ({ default: module.VoicesDialog })),
);
const PagedReader = lazy(() => import('../paged/paged-reader.tsx').then((module) => ({ default: module.PagedReader })));
const LinkSender = lazy(() => import('./send-book.tsx').then((module) => ({ default: module.SendBook })));
const ResumePrompt = lazy(() => import('./resume-prompt.tsx').then((module) => ({ default: module.ResumePrompt })));

/** What sends the book to an app of the device, loaded where the browser can. */
function SendBook() {
  return (
    'share' in navigator && (
      <Suspense>
        <LinkSender />
      </Suspense>
    )
  );
}

/**
 * Everything around the book that needs JavaScript: the bar, the prompt, reading aloud; or the book as pages. It is not
 * in the prerendered page and is loaded after hydration.
 */
function Tools() {
  const { book, place, settings, change } = useReader();
  const { language } = useLanguage();
  const paged = usePagedView(place, settings.paged, change, () =>
    import('./mend-address.client.ts').then(
      ({ mendAddress }) => mendAddress(book, language),
      () => {},
    ),
  );
  useDownloadNote();
  return (
    <>
      {paged.isOpen ? (
        <Suspense>
          <PagedReader onClose={paged.close} />
        </Suspense>
      ) : (
        <ScrollTools />
      )}
      <Voices />
    </>
  );
}

function ScrollTools() {
  const { book } = useReader();
  const { current, offer, decline } = useScrollPlace();
  useOpenText(false);
  return (
    <>
      {offer !== null && (
        <Suspense>
          <ResumePrompt panel={offer} onDecline={decline} />
        </Suspense>
      )}
      <ReaderBar panel={current ?? book.chapters[0]?.panels[0]?.id ?? ''} />
      {/* The button for it stands below the text: who comes there has read it. */}
      <CloseUp isRead />
    </>
  );
}

/** The e-books are files behind links, which work without JavaScript. */
function useDownloadNote(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('a[download]:not([href^="blob:"])'))) return;
      import('../../../shared/refusal/download.client.ts').then(
        ({ noteDownload }) => noteDownload(),
        () => {},
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}

/** The dialog of the family's voices, which an address can open too. */
function Voices() {
  const { book, languages, place } = useReader();
  const isOpen = useStore(place, ({ showsVoices }) => showsVoices);
  useEffect(() => {
    if (window.location.hash === VOICES_HASH) place.set({ showsVoices: true });
  }, [place]);
  const close = () => {
    place.set({ showsVoices: false });
    if (window.location.hash !== VOICES_HASH) return;
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  };
  return (
    isOpen && (
      <Suspense>
        <VoicesDialog book={book} languages={languages} onClose={close} />
      </Suspense>
    )
  );
}

/** All that needs JavaScript, in one import. */
export const readerTools = { Tools, LengthSwitch, SendBook, createBookReading };
export type ReaderTools = typeof readerTools;
