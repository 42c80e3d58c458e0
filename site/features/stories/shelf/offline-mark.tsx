import type { Catalog } from '../../../shared/language/language.ts';
import { useText } from '../../../shared/language/use-language.tsx';
import { useBundleStatus } from '../../../shared/offline/bundle-status.tsx';

const bookHereText: Catalog<string> = {
  en: 'This book is on your device now. It opens without the internet, too.',
  ko: '이 책을 기기에 담아 두었어요. 인터넷이 없어도 펼쳐 볼 수 있어요.',
};

/** Whether all pictures of a book are on the device, so that it opens without a network. */
export function useIsBookOffline(book: string): boolean {
  const bundle = useBundleStatus()?.find(({ name }) => name === book);
  return bundle !== undefined && bundle.storedBytes === bundle.bytes;
}

/** Says in the reader's bar that the book is on the device: a picture, with words where there is room. */
export function OfflineMark({ book }: { book: string }) {
  const text = useText(bookHereText);
  const isOffline = useIsBookOffline(book);
  return (
    <p role="status" className="offline-mark">
      {isOffline && (
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round">
            <path
              strokeWidth="2"
              strokeLinejoin="round"
              d="M6.300 2.900c3.800-.3 7.600-.3 11.400 0 .3 6 .3 12.100 0 18.100-3.800.3-7.600.3-11.400 0-.3-6-.3-12.100 0-18.100ZM8.900 12.100c.9.900 1.700 1.700 2.400 2.600 1.200-2 2.500-3.700 3.900-5.300"
            />
          </svg>
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
