import { useEffect, useRef, useState } from 'react';
import type { Catalog } from '../language/language.ts';
import { useText } from '../language/use-language.tsx';
import { useStore } from '../page/use-store.tsx';
import { Button } from './button.tsx';
import { MessageModal } from './modal.tsx';
import { dismissNotice, type Notice, noticeStore } from './notices.ts';

/** Time that a toast is shown, and the swipe to the right that closes it (docs/product.md §12). */
const TOAST_LIFE_MS = 5000;
const TOAST_SWIPE_PX = 50;
/** From here on a press that moves is a swipe, and no press of a button. */
const SWIPE_START_PX = 3;
/** A live region announces what comes into it later than itself. */
const ANNOUNCE_DELAY_MS = 100;

type Texts = { ok: string; close: string; region: string };

const noticeText: Catalog<Texts> = {
  en: { ok: 'OK', close: 'Close', region: 'Messages' },
  ko: { ok: '알겠어요', close: '닫기', region: '알림' },
};

/** Shows the notices. Loaded with the first of them (app/root.tsx). */
export function NoticeHost() {
  const text = useText(noticeText);
  const notices = useStore(noticeStore, (state) => state.notices);
  const [isAnnouncing, setAnnouncing] = useState(false);
  const alert = notices.find((notice) => notice.kind === 'alert');
  const closeAlert = () => alert && dismissNotice(alert.id);

  useEffect(() => {
    const timer = setTimeout(() => setAnnouncing(true), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {alert && (
        <MessageModal key={alert.id} role="alertdialog" title={alert.text} onClose={closeAlert}>
          <Button className="min-w-32" onClick={closeAlert}>
            {text.ok}
          </Button>
        </MessageModal>
      )}
      <section
        aria-label={text.region}
        aria-live="polite"
        tabIndex={-1}
        className="fixed inset-x-4 bottom-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96"
      >
        {isAnnouncing &&
          notices
            .filter((notice) => notice.kind === 'toast')
            .map((notice) => <Toast key={notice.id} toast={notice} closeLabel={text.close} />)}
      </section>
    </>
  );
}

/** Its time begins anew when neither the pointer nor the focus is on it any more. */
function Toast({ toast: { id, text, action }, closeLabel }: { toast: Notice; closeLabel: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [swipe, setSwipe] = useState<{ fromX: number; px: number } | null>(null);

  useEffect(() => {
    if (action || hasPointer || hasFocus) return;
    const timer = setTimeout(() => dismissNotice(id), TOAST_LIFE_MS);
    return () => clearTimeout(timer);
  }, [id, action, hasPointer, hasFocus]);

  function close(): void {
    // The focus must not go with the toast.
    if (strip.current?.contains(document.activeElement)) strip.current.parentElement?.focus();
    dismissNotice(id);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the × does what a swipe and Escape do
    <div
      ref={strip}
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onPointerDown={({ clientX }) => setSwipe({ fromX: clientX, px: 0 })}
      onPointerMove={({ clientX, currentTarget, pointerId }) => {
        if (!swipe) return;
        if (Math.abs(clientX - swipe.fromX) > SWIPE_START_PX) currentTarget.setPointerCapture(pointerId);
        setSwipe({ ...swipe, px: Math.max(0, clientX - swipe.fromX) });
      }}
      onPointerUp={() => {
        if (swipe && swipe.px > TOAST_SWIPE_PX) close();
        setSwipe(null);
      }}
      onPointerCancel={() => setSwipe(null)}
      style={{ translate: swipe ? `${swipe.px}px` : 'none', touchAction: 'none', userSelect: 'none' }}
      className="sheet flex items-center gap-3 bg-night px-5 py-3 text-white"
    >
      <p className="grow">{text}</p>
      {action && (
        <Button
          className="shrink-0"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="grid size-11 place-items-center rounded-full text-2xl leading-none"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
